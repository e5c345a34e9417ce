/** Lists over all customers: connectors, calls, copies. */
import { html } from '../../base/index.ts'
import {
  type CallRecord,
  type CallFilter,
  type ConnectorOverview,
  type CopyOverview,
  listCalls,
  listConnectors,
  listCopies,
  listRejected,
  type RejectedRecord,
} from '../../support/index.ts'
import {
  ago,
  badge,
  code,
  type ConsoleColumn,
  filterForm,
  consoleLink,
  consolePath,
  tableOf,
  withQuery,
} from '../html/parts.ts'
import type { ConsoleRoute } from '../request/route.ts'
import { CALL_COLUMNS, copyColumns, customerCell, timed } from './columns.ts'
import type { ScreenServices } from './services.ts'

const PAGE = 100
const STATUSES = ['needs_reauth', 'disabled', 'pending', 'active', 'deleting']

/** The routes of the lists. */
export function listRoutes(services: ScreenServices): ConsoleRoute[] {
  return [connectorsRoute(services), callsRoute(services), syncsRoute(services), rejectedRoute(services)]
}

/** A value of the query; undefined for none. */
function given(query: URLSearchParams, name: string): string | undefined {
  const value = query.get(name)?.trim()
  return value === '' ? undefined : value
}

function numberOf(query: URLSearchParams, name: string): number | undefined {
  const value = query.get(name) ?? ''
  return /^\d{1,7}$/.test(value) ? Number(value) : undefined
}

function connectorsRoute({ database, now }: ScreenServices): ConsoleRoute {
  return {
    method: 'GET',
    path: '/connectors',
    role: 'viewer',
    summary: 'Lists connectors by kind, status and organization, first the ones that need somebody.',
    async handle({ query }) {
      const offset = numberOf(query, 'offset') ?? 0
      const filter = {
        kind: given(query, 'kind'),
        status: given(query, 'status'),
        organizationId: given(query, 'organization'),
      }
      const found = await listConnectors(database, { ...filter, offset, limit: PAGE + 1 })
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
            body: html`${filterForm('/connectors', query, [
              ['kind', 'Kind'],
              ['status', 'Status', STATUSES],
              ['organization', 'Organization ID'],
            ])}${tableOf(connectors, connectorColumns(now()), 'No connector matches.')}
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
    ['Last good call', (one) => (one.last_success_at === null ? 'never' : ago(one.last_success_at, now))],
    ['Reason', (one) => one.status_reason, 'long'],
    ['Organization', (one) => one.organization],
  ]
}

function callsRoute({ database, now }: ScreenServices): ConsoleRoute {
  return {
    method: 'GET',
    path: '/calls',
    role: 'viewer',
    summary:
      'Lists calls and changes, newest first: by time, customer, connector, kind, entity, action, code and request.',
    async handle({ query }) {
      const at = now()
      const calls = await listCalls(database, at, callFilter(query))
      return {
        data: { calls },
        page: () => ({
          title: 'Calls',
          body: html`<p>The last ${String(PAGE)} that match, of the last 24 hours unless you name a time.</p>
            ${filterForm('/calls', query, [
              ['type', 'Type', ['calls', 'agents', 'direct', 'search', 'admin']],
              ['result', 'Result', ['failed']],
              ['kind', 'Kind'],
              ['entity', 'Entity'],
              ['action', 'Action'],
              ['code', 'Code'],
              ['customer', 'Customer ID'],
              ['connector', 'Connector ID'],
              ['request', 'Request ID'],
              ['from', 'From, such as 2026-01-31T12:00Z'],
              ['to', 'To'],
            ])}${tableOf<CallRecord>(calls, [timed(at), ['Customer', customerCell], ...CALL_COLUMNS], 'No call matches.')}`,
        }),
      }
    },
  }
}

function callFilter(query: URLSearchParams): CallFilter {
  return {
    type: given(query, 'type'),
    isFailed: given(query, 'result') === 'failed',
    kind: given(query, 'kind'),
    entity: given(query, 'entity'),
    action: given(query, 'action'),
    code: given(query, 'code'),
    organizationId: given(query, 'organization'),
    customerId: given(query, 'customer'),
    connectorId: given(query, 'connector'),
    requestId: given(query, 'request'),
    from: given(query, 'from'),
    to: given(query, 'to'),
    limit: numberOf(query, 'limit') ?? PAGE,
  }
}

function syncsRoute({ database, now }: ScreenServices): ConsoleRoute {
  return {
    method: 'GET',
    path: '/syncs',
    role: 'viewer',
    summary: 'Lists copies, the oldest first: by kind, by age, or only failed copies and rejected records.',
    async handle({ query }) {
      const copies = await listCopies(database, {
        kind: given(query, 'kind'),
        olderThanMinutes: numberOf(query, 'minutes'),
        isFailed: given(query, 'failed') === 'yes',
      })
      return {
        data: { copies },
        page: () => ({
          title: 'Syncs',
          body: html`${filterForm('/syncs', query, [
            ['kind', 'Kind'],
            ['minutes', 'Older than, minutes'],
            ['failed', 'Failed or rejected', ['yes']],
          ])}${tableOf<CopyOverview>(copies, [['Customer', customerCell], ...copyColumns(now())], 'No copy matches.')}`,
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
