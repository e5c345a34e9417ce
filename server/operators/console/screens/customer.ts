/** One customer: what it connected, what works, what was called, and what an operator can do. */
import { type Html, html } from '../../../ground/base/index.ts'
import { atLeast } from '../../sign-in/index.ts'
import {
  type ConnectorOverview,
  type CustomerReport,
  type CustomerFinding,
  type LiveAccess,
  readCustomer,
} from '../../support/index.ts'
import {
  actForm,
  ago,
  badge,
  copyable,
  type ConsoleColumn,
  definitionList,
  consolePath,
  tableOf,
  withQuery,
} from '../html/parts.ts'
import { type ConsoleRequest, type ConsoleRoute, CUSTOMER_INPUTS } from '../request/route.ts'
import { CALL_COLUMNS, copyColumns, jobColumns, messageColumns, timed } from '../html/columns.ts'
import type { ScreenServices } from '../request/services.ts'

/** The path of a customer's screen. */
export const CUSTOMER_PATH = '/customers/{organization}/{customer}'

/** The screen. */
export function customerRoute({ database, now }: ScreenServices): ConsoleRoute {
  return {
    method: 'GET',
    path: CUSTOMER_PATH,
    role: 'viewer',
    summary: 'Shows a customer: connectors, copies, the last calls and webhooks, live tokens and links, jobs.',
    tool: {
      name: 'why_customer',
      description:
        'Says why something of a customer does not work. `findings` has each cause with since when, whose turn it is and what to do. Below ' +
        'are connectors, copies, last calls, webhooks, tokens and jobs.',
      inputs: CUSTOMER_INPUTS,
    },
    async handle(request) {
      const { organization: organizationId = '', customer: customerId = '' } = request.params
      const at = now()
      const report = await readCustomer(database, { organizationId, customerId }, at)
      return {
        data: report,
        page: () => ({ title: report.customer.external_user_id, isLive: true, body: bodyOf(report, request, at) }),
      }
    },
  }
}

function bodyOf(report: CustomerReport, request: ConsoleRequest, now: number): Html {
  const { customer, connectors, copies, calls, webhooks, access, jobs } = report
  const accessColumns: readonly ConsoleColumn<LiveAccess>[] = [
    ['Type', (one) => one.kind],
    ['Application', (one) => one.application],
    ['About', (one) => one.about],
    ['Created', (one) => ago(one.created_at, now)],
    ['Expires', (one) => ago(one.expires_at, now)],
  ]
  return html`${definitionList([
      ['Status', badge(customer.status)],
      ['Organization', customer.organization],
      ['Customer ID', copyable(customer.id)],
      ['Since', ago(customer.created_at, now)],
    ])}
    ${customerActs(report, request)}
    <h2>Problems</h2>
    ${tableOf(report.findings, findingColumns(now), 'No problem is known.')}
    <h2>Connectors</h2>
    ${
      connectors.length === 0
        ? html`<p class="muted">The customer has connected nothing.</p>`
        : connectors.map((one) => connectorCard(one, request, now))
    }
    <h2>Copies</h2>
    ${tableOf(copies, copyColumns(now), 'Nothing is copied.')}
    <h2>Last calls</h2>
    ${tableOf(calls, [timed(now), ...CALL_COLUMNS], 'Nothing was called.')}
    <h2>Webhooks</h2>
    ${tableOf(webhooks, messageColumns(request, now), 'No events were sent.')}
    <h2>Tokens, links and agents</h2>
    ${tableOf(access, accessColumns, 'None is active.')}
    <h2>Jobs</h2>
    ${tableOf(jobs, jobColumns(now), 'There are none.')}`
}

function findingColumns(now: number): readonly ConsoleColumn<CustomerFinding>[] {
  return [
    ['Where', (one) => one.about],
    ['Problem', (one) => one.finding, 'long'],
    ['Since', (one) => ago(one.since, now)],
    ['Whose turn', (one) => badge(one.turn)],
    ['What to do', (one) => one.advice, 'long'],
  ]
}

function customerActs({ customer }: CustomerReport, { session, csrf }: ConsoleRequest): Html {
  const to = (act: string) => `${consolePath('customers', customer.organization_id, customer.id)}/${act}`
  if (!atLeast(session.role, 'support') || customer.status === 'deleting') return html``
  const isActive = customer.status === 'active'
  return html`<div class="acts">
      ${isActive ? actForm({ to: to('link'), label: 'New link', csrf }) : html``}
      ${actForm({ to: to(isActive ? 'deactivate' : 'activate'), label: isActive ? 'Deactivate' : 'Activate', csrf })}
    </div>
    ${atLeast(session.role, 'operator') ? eraseForm(to('erase'), customer.external_user_id, csrf) : html``}`
}

function eraseForm(to: string, name: string, csrf: string): Html {
  return html`<details>
    <summary>Erase the customer</summary>
    <p>
      Destroys the credentials at once, then removes connectors, copied records, tokens and links. This cannot be
      undone. Type <code>${name}</code> to confirm.
    </p>
    ${actForm({
      to,
      label: 'Erase',
      csrf,
      look: 'danger',
      inner: html`<label for="confirm">Your ID of the customer</label
        ><input id="confirm" name="confirm" required autocomplete="off" spellcheck="false" /> `,
    })}
  </details>`
}

function connectorCard(one: ConnectorOverview, request: ConsoleRequest, now: number): Html {
  return html`<section class="card" aria-label="${`${one.kind}: ${one.name}`}">
    <h3>${one.name} ${badge(one.status)}</h3>
    ${one.status_reason === null ? html`` : html`<p class="bad">${one.status_reason}</p>`}
    ${definitionList([
      ['Kind', `${one.kind} ${one.definition_version}`],
      ['Since', ago(one.status_since, now)],
      ['Last successful call', one.last_success_at === null ? 'never' : ago(one.last_success_at, now)],
      ['Last used', ago(one.last_used_at, now)],
      ['Account', one.account],
      ['Auth variant', one.auth_variant],
      ['Granted', one.scopes.join(' ')],
      ['Credentials stored', ago(one.credentials_updated_at, now)],
      ['Access token ends', ago(one.credentials_expire_at, now)],
      ['Capturing calls ends', isCaptured(one, now) ? ago(one.capture_until, now) : null],
      ['Connector ID', copyable(one.id)],
    ])}
    ${connectorActs(one, request, now)}
  </section>`
}

function isCaptured({ capture_until: until }: ConnectorOverview, now: number): boolean {
  return until !== null && Date.parse(until) > now
}

function connectorActs(one: ConnectorOverview, { session, csrf }: ConsoleRequest, now: number): Html {
  if (!atLeast(session.role, 'support') || one.status === 'deleting') return html``
  const to = (act: string) => `${consolePath('connectors', one.organization_id, one.id)}/${act}`
  const isDisabled = one.status === 'disabled'
  const form = (act: string, label: string) => actForm({ to: to(act), label, csrf, of: one.name })
  return html`<div class="acts">
    ${isDisabled ? html`` : form('check', 'Check now')} ${isDisabled ? html`` : form('link', 'New link')}
    ${one.syncs === true && !isDisabled ? form('sync', 'Sync now') : html``}
    ${one.syncs === null ? html`` : one.syncs ? form('pause', 'Pause sync') : form('resume', 'Resume sync')}
    ${isDisabled ? form('enable', 'Enable') : form('disable', 'Disable')}
    <a
      class="button"
      href="${withQuery('/try', { organization: one.organization_id, connector: one.id })}"
      aria-label="${`Try it: ${one.name}`}"
      >Try it</a
    >
    ${
      isCaptured(one, now)
        ? actForm({ to: to('capture'), label: 'Stop capturing', csrf, of: one.name, fields: { hours: '0' } })
        : actForm({ to: to('capture'), label: 'Capture calls for an hour', csrf, of: one.name, fields: { hours: '1' } })
    }
  </div>`
}
