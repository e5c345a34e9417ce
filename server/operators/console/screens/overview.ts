/** Current problems. */
import { type Html, html } from '../../../ground/base/index.ts'
import { trendCharts } from '../html/trends.ts'
import { type Overview, readOverview, readTrends, type Trends } from '../../support/index.ts'
import { ago, badge, code, type ConsoleColumn, countLink, countText, tableOf, withQuery } from '../html/parts.ts'
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
      inputs: { span: '`30d` for the trends of 30 days; of 24 hours by default.' },
    },
    async handle({ query }) {
      const at = now()
      const span = query.get('span') === '30d' ? 'day' : 'hour'
      const [overview, trends] = await Promise.all([readOverview(database, at), readTrends(database, at, { span })])
      return {
        data: { ...overview, trends },
        page: () => ({ title: 'Overview', isLive: true, body: bodyOf(overview, trends, at) }),
      }
    },
  }
}

function bodyOf({ totals, connectors, copies, calls, backlog }: Overview, trends: Trends, now: number) {
  const connectorColumns: readonly ConsoleColumn<Overview['connectors'][number]>[] = [
    ['Kind', (one) => one.kind],
    ['Status', (one) => badge(one.status)],
    [
      'Connectors',
      (one) =>
        countLink(
          withQuery('/connectors', { kind: one.kind, status: one.status }),
          one.connectors,
          'connector',
          one.kind,
        ),
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
      (one) => countLink(withQuery('/syncs', { kind: one.kind, failed: 'yes' }), one.copies, 'failed sync', one.kind),
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
      (one) =>
        countLink(
          withQuery('/calls', { kind: one.kind ?? undefined, code: one.code }),
          one.calls,
          'call',
          `${one.kind ?? ''} ${one.code}`.trim(),
        ),
      'number',
    ],
    [
      'Customers',
      (one) =>
        countLink(
          withQuery('/customers', { kind: one.kind ?? undefined, code: one.code }),
          one.customers,
          'customer',
          `${one.kind ?? ''} ${one.code}`.trim(),
        ),
      'number',
    ],
    ['First', (one) => ago(one.first_at, now)],
    ['Last', (one) => ago(one.last_at, now)],
  ]
  return html`${tilesOf(totals, backlog, now)}
    <h2>Trends</h2>
    ${spanChoice(trends.span)} ${trendCharts(trends)}
    <h2>Failing connectors</h2>
    ${tableOf(connectors, connectorColumns, 'All connectors work.')}
    <h2>Failed copies</h2>
    ${tableOf(copies, copyColumns, 'No copy failed.')}
    <h2>Failed calls, last 24 hours</h2>
    ${tableOf(calls, callColumns, 'No call failed.')}`
}

function tilesOf(totals: Overview['totals'], backlog: Overview['backlog'], now: number): Html {
  const tiles: readonly (readonly [name: string, value: number, to: string, since?: string | null])[] = [
    ['Customers', totals.customers, '/customers'],
    ['Connectors', totals.connectors, '/connectors'],
    ['Failing connectors', totals.failing, withQuery('/connectors', { status: 'needs_reauth' })],
    ['Pending jobs', backlog.open_jobs, '/jobs', backlog.oldest_job],
    ['Pending webhooks', backlog.pending_webhooks, '/webhooks', backlog.oldest_webhook],
    ['Failing endpoints', backlog.endpoints_failing, '/webhooks'],
  ]
  return html`<ul class="tiles">
    ${tiles.map(
      ([name, value, to, since = null]) =>
        html`<li>
          <a href="${to}"><b>${countText(value)}</b> ${name}</a>
          ${since === null ? html`` : html`<small>oldest ${ago(since, now)}</small>`}
        </li>`,
    )}
  </ul>`
}

function spanChoice(span: Trends['span']): Html {
  const choices = [
    ['hour', '24 hours', '/'],
    ['day', '30 days', '/?span=30d'],
  ] as const
  return html`<p class="choice">
    ${choices.map(
      ([one, name, to]) => html`<a href="${to}" ${one === span ? html`aria-current="true"` : html``}>${name}</a> `,
    )}
  </p>`
}
