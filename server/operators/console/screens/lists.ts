/** Lists over all customers: connectors and copies. */
import { html } from '../../../ground/base/index.ts'
import {
  type ConnectorOverview,
  type CopyOverview,
  kindsInUse,
  listConnectors,
  listCopies,
  listRejected,
  type RejectedRecord,
} from '../../support/index.ts'
import { ago, badge, code, type ConsoleColumn, consoleLink, consolePath, tableOf, withQuery } from '../html/parts.ts'
import { ANY_VALUE, filterBar } from '../html/filters.ts'
import { CUSTOMER_INPUTS, type ConsoleRoute, given, numberOf } from '../request/route.ts'
import { copyColumns, customerCell } from '../html/columns.ts'
import type { ScreenServices } from '../request/services.ts'

const PAGE = 100
const STATUSES = ['needs_reauth', 'disabled', 'pending', 'active', 'deleting']

/** The routes of the lists. */
export function listRoutes(services: ScreenServices): ConsoleRoute[] {
  return [connectorsRoute(services), syncsRoute(services), rejectedRoute(services)]
}

function connectorsRoute({ database, now }: ScreenServices): ConsoleRoute {
  return {
    method: 'GET',
    path: '/connectors',
    role: 'viewer',
    summary: 'Lists connectors by kind, status and organization, first the ones that need somebody.',
    nav: 'Connectors',
    tool: {
      name: 'list_connectors',
      description: 'Lists connectors, first the ones that need somebody.',
      inputs: {
        kind: 'Only of this kind.',
        status: 'Only with this status: needs_reauth, disabled, pending or active.',
      },
    },
    async handle({ query }) {
      const offset = numberOf(query, 'offset') ?? 0
      const filter = {
        kind: given(query, 'kind'),
        status: given(query, 'status'),
        organizationId: given(query, 'organization'),
      }
      const [found, kinds] = await Promise.all([
        listConnectors(database, { ...filter, offset, limit: PAGE + 1 }),
        kindsInUse(database),
      ])
      const connectors = found.slice(0, PAGE)
      const next = found.length > PAGE ? offset + PAGE : null
      return {
        data: { connectors, next },
        page() {
          const to = withQuery('/connectors', {
            kind: filter.kind,
            status: filter.status,
            organization: filter.organizationId,
            offset: next === null ? undefined : String(next),
          })
          return {
            title: 'Connectors',
            isLive: true,
            body: html`${filterBar({
              to: '/connectors',
              query,
              links: [['status', 'Status', [ANY_VALUE, ...STATUSES]]],
              selects: [['kind', 'Kind', kinds]],
              texts: [['organization', 'Organization ID']],
            })}${tableOf(connectors, connectorColumns(now()), 'No connector matches.')}
            ${next === null ? html`` : html`<p>${consoleLink(to, 'Next page')}</p>`}`,
          }
        },
      }
    },
  }
}

function connectorColumns(now: number): readonly ConsoleColumn<ConnectorOverview>[] {
  return [
    ['Customer', customerCell],
    ['Connector', (one) => one.name],
    ['Kind', (one) => `${one.kind} ${one.definition_version}`],
    ['Status', (one) => badge(one.status)],
    ['Since', (one) => ago(one.status_since, now)],
    ['Last successful call', (one) => (one.last_success_at === null ? 'never' : ago(one.last_success_at, now))],
    ['Reason', (one) => one.status_reason, 'long'],
    ['Organization', (one) => one.organization],
  ]
}

function syncsRoute({ database, now }: ScreenServices): ConsoleRoute {
  return {
    method: 'GET',
    path: '/syncs',
    role: 'viewer',
    summary: 'Lists copies, the oldest first: by kind, by age, or only failed copies and rejected records.',
    nav: 'Syncs',
    tool: {
      name: 'list_copies',
      description: 'Lists copies of records, the oldest first, with errors and numbers of rejected records.',
      inputs: {
        kind: 'Only of this kind.',
        minutes: 'Only copies without a sync for this number of minutes.',
        failed: '`yes` for copies that failed or lack rejected records.',
      },
    },
    async handle({ query }) {
      const [copies, kinds] = await Promise.all([
        listCopies(database, {
          kind: given(query, 'kind'),
          olderThanMinutes: numberOf(query, 'minutes'),
          isFailed: given(query, 'failed') === 'yes',
        }),
        kindsInUse(database),
      ])
      return {
        data: { copies },
        page: () => ({
          title: 'Syncs',
          isLive: true,
          body: html`${filterBar({
            to: '/syncs',
            query,
            links: [
              ['failed', 'Failed or rejected', [ANY_VALUE, 'yes']],
              ['minutes', 'Older than', [ANY_VALUE, ['60', '1 hour'], ['1440', '1 day'], ['10080', '7 days']]],
            ],
            selects: [['kind', 'Kind', kinds]],
          })}${tableOf<CopyOverview>(copies, [['Customer', customerCell], ...copyColumns(now())], 'No copy matches.')}`,
        }),
      }
    },
  }
}

function rejectedRoute({ database, connectors, now }: ScreenServices): ConsoleRoute {
  return {
    method: 'GET',
    path: '/connectors/{organization}/{connector}/rejected',
    role: 'viewer',
    summary: 'Lists the last records of a connector that its copies do not hold, each with the reason.',
    tool: {
      name: 'list_rejected_records',
      description: 'Lists the last records of a connector that its copies lack, each with the reason.',
      inputs: { organization: CUSTOMER_INPUTS.organization, connector: 'The ID of the connector.' },
    },
    async handle({ params }) {
      const { organization: organizationId = '', connector: connectorId = '' } = params
      const { customerId, name, externalUserId } = await connectors.find({ organizationId }, connectorId)
      const records = await listRejected(database, organizationId, connectorId)
      const columns: readonly ConsoleColumn<RejectedRecord>[] = [
        ['When', (one) => ago(one.rejected_at, now())],
        ['Entity', (one) => one.entity],
        ['Key', (one) => code(one.key)],
        ['Reason', (one) => one.reason, 'long'],
      ]
      return {
        data: { records },
        page: () => ({
          title: `Rejected records of ${name}`,
          body: html`<p>${consoleLink(consolePath('customers', organizationId, customerId), externalUserId)}</p>
            ${tableOf(records, columns, 'No record was rejected.')}`,
        }),
      }
    },
  }
}
