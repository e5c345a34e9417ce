/** Current problems. */
import { html } from '../../../ground/base/index.ts'
import { type Overview, readOverview } from '../../support/index.ts'
import { ago, badge, code, type ConsoleColumn, consoleLink, tableOf, withQuery } from '../html/parts.ts'
import type { ConsoleRoute } from '../request/route.ts'
import type { ScreenServices } from '../request/services.ts'

/** The first screen. */
export function overviewRoute({ database, now }: ScreenServices): ConsoleRoute {
  return {
    method: 'GET',
    path: '/',
    role: 'viewer',
    summary:
      'Shows what is wrong now: connectors, copies and calls by kind, with the first cause and since when; and what waits.',
    nav: 'Overview',
    tool: {
      name: 'what_is_wrong',
      description:
        'Shows what is wrong now in the whole installation, by kind, with the first cause and since when, and what waits.',
      inputs: {},
    },
    async handle() {
      const at = now()
      const overview = await readOverview(database, at)
      return { data: overview, page: () => ({ title: 'Overview', body: bodyOf(overview, at) }) }
    },
  }
}

function bodyOf({ totals, connectors, copies, calls, backlog }: Overview, now: number) {
  const connectorColumns: readonly ConsoleColumn<Overview['connectors'][number]>[] = [
    ['Kind', (one) => one.kind],
    ['Status', (one) => badge(one.status)],
    [
      'Connectors',
      (one) => consoleLink(withQuery('/connectors', { kind: one.kind, status: one.status }), String(one.connectors)),
      'number',
    ],
    ['Since', (one) => ago(one.since, now)],
    ['First cause', (one) => one.first_cause, 'long'],
  ]
  const copyColumns: readonly ConsoleColumn<Overview['copies'][number]>[] = [
    ['Kind', (one) => one.kind],
    ['Entity', (one) => one.entity],
    ['Error', (one) => code(one.code)],
    [
      'Copies',
      (one) => consoleLink(withQuery('/syncs', { kind: one.kind, failed: 'yes' }), String(one.copies)),
      'number',
    ],
    ['Oldest', (one) => (one.oldest === null ? 'never synced' : ago(one.oldest, now))],
    ['First cause', (one) => one.first_cause, 'long'],
  ]
  const callColumns: readonly ConsoleColumn<Overview['calls'][number]>[] = [
    ['Kind', (one) => one.kind],
    ['Code', (one) => code(one.code)],
    [
      'Calls',
      (one) => consoleLink(withQuery('/calls', { kind: one.kind ?? undefined, code: one.code }), String(one.calls)),
      'number',
    ],
    ['Connectors', (one) => one.connectors, 'number'],
    ['First', (one) => ago(one.first_at, now)],
    ['Last', (one) => ago(one.last_at, now)],
  ]
  return html`<ul class="tiles">
      ${[
        ['Organizations', totals.organizations],
        ['Customers', totals.customers],
        ['Connectors', totals.connectors],
        ['Jobs not done', backlog.open_jobs],
        ['Webhooks due', backlog.pending_webhooks],
        ['Endpoints failing', backlog.endpoints_failing],
      ].map(([name, value]) => html`<li><b>${String(value)}</b>${String(name)}</li>`)}
    </ul>
    ${backlog.oldest_job === null ? html`` : html`<p>The oldest job is from ${ago(backlog.oldest_job, now)}.</p>`}
    ${backlog.oldest_webhook === null ? html`` : html`<p>The oldest webhook has been due since ${ago(backlog.oldest_webhook, now)}.</p>`}
    <h2>Connectors that need somebody</h2>
    ${tableOf(connectors, connectorColumns, 'All connectors work.')}
    <h2>Copies that failed</h2>
    ${tableOf(copies, copyColumns, 'No copy failed.')}
    <h2>Calls that failed, last 24 hours</h2>
    ${tableOf(calls, callColumns, 'No call failed.')}`
}
