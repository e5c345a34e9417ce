/** The page of a kind: who uses it, how long it lives, whether its records still fit, and what to register for OAuth. */
import { ConnectorError } from 'plugboard/runtime'
import { daysUntil, hasEnded, quantity } from 'plugboard/internal'
import type { CatalogueKind } from '../../../accounts/catalogue/index.ts'
import { type OperatorNotice, operatorNotices } from '../../../accounts/notices/index.ts'
import { type Html, html } from '../../../ground/base/index.ts'
import { raisedDrifts, type RaisedDrift } from '../../../calls/samples/index.ts'
import { countKindUses, type KindUse, type Plain, plainRows, readTrends, type Trends } from '../../support/index.ts'
import {
  ago,
  badge,
  type Cell,
  code,
  copyable,
  type ConsoleColumn,
  consoleLink,
  countLink,
  definitionList,
  tableOf,
  withQuery,
} from '../html/parts.ts'
import { trendCharts } from '../html/trends.ts'
import type { ConsoleRoute } from '../request/route.ts'
import type { ScreenServices } from '../request/services.ts'

/** A kind, and the values to register for its OAuth application. */
interface KindReport {
  readonly kind: string
  readonly title: string
  readonly version: string
  readonly docs: string | null
  /** Null where the manifest does not say how long the API lives. */
  readonly sunset: NonNullable<CatalogueKind['sunset']> | null
  /** The parts of the API that end before the rest. */
  readonly endings: NonNullable<CatalogueKind['endings']>
  /** Of the vendor's responses to calls of all organizations. */
  readonly notices: readonly Plain<OperatorNotice>[]
  /** Where records of several accounts no longer fit. */
  readonly drifts: readonly RaisedDrift[]
  readonly auth_variants: readonly string[]
  /** Null for a kind without consent. */
  readonly oauth: {
    readonly redirect_url: string
    readonly scopes: readonly string[]
    /** The page that shows how to make it; null for a kind that is not of the package. */
    readonly guide_url: string | null
  } | null
  /** Of the last 24 hours. */
  readonly trends: Trends
  readonly use: KindUse | null
  readonly operations: readonly { readonly entity: string; readonly actions: readonly string[] }[]
}

/** The page of a kind. */
export function kindPageRoute(services: ScreenServices): ConsoleRoute {
  return {
    method: 'GET',
    path: '/kinds/{kind}',
    role: 'viewer',
    summary:
      'Shows a kind: its operations, its auth variants, what ends, and what to register for OAuth at the third party.',
    async handle({ params }) {
      const report = await reportOf(services, params.kind ?? '')
      return {
        data: report,
        page: () => ({ title: report.title, isLive: true, body: reportBody(report, services.now()) }),
      }
    },
  }
}

async function reportOf(
  { access, catalogue, database, now, oauth }: ScreenServices,
  name: string,
): Promise<KindReport> {
  const { kind, title, version, sunset = null, endings = [] } = catalogue.find(name)
  const { manifest } = await catalogue.plan(kind)
  const [organization] = await access.organizations.list()
  const spec = organization && (await oauth.applications.spec(organization.id, kind).catch(unlessWithoutConsent))
  const operations = new Map<string, string[]>()
  for (const id of Object.keys(manifest.operations)) {
    const [entity = '', action = ''] = id.split('.')
    operations.set(entity, [...(operations.get(entity) ?? []), action])
  }
  return {
    kind,
    title,
    version,
    docs: manifest.docs ?? null,
    sunset,
    endings,
    notices: plainRows(await operatorNotices(database, kind)),
    drifts: await raisedDrifts(database, kind),
    trends: await readTrends(database, now(), { span: 'hour', kind }),
    use: (await countKindUses(database)).find((one) => one.kind === kind) ?? null,
    auth_variants: Object.keys(manifest.auth),
    oauth: spec ? { redirect_url: spec.redirect_uri, scopes: spec.scopes, guide_url: spec.guide_url } : null,
    operations: [...operations].map(([entity, actions]) => ({ entity, actions })),
  }
}

/** A kind without a consent page has nothing to register. */
function unlessWithoutConsent(error: unknown): undefined {
  if (error instanceof ConnectorError && error.code === 'oauth_not_supported') return undefined
  throw error
}

function reportBody(report: KindReport, now: number): Html {
  const { kind, version, docs, notices, drifts, trends, auth_variants: variants, oauth, operations } = report
  return html`${definitionList([
      ['Slug', copyable(kind)],
      ['Version', version],
      ['Documentation of the third party', httpsLink(docs)],
      ['Auth variants', variants.join(', ')],
    ])}
    <h2>Who uses it</h2>
    ${usersOf(report)}
    <h2>Lifetime</h2>
    ${tableOf(endsOfKind(report), endColumns(now), 'The kind does not say how long its API lives.')}
    <h2>Notices in responses</h2>
    ${tableOf(notices, noticeColumns(now), 'No response of the last 90 days has one.')}
    <h2>Drift</h2>
    ${tableOf(drifts, DRIFT_COLUMNS, 'The sampled records of the last 90 days fit the kind.')}
    <h2>Trends, last 24 hours</h2>
    ${trendCharts(trends, kind)}
    <h2>OAuth application</h2>
    ${
      oauth === null
        ? html`<p class="muted">The kind has no consent page: nothing is registered.</p>`
        : definitionList([
            ['Redirect URL to register at the third party', copyable(oauth.redirect_url)],
            ['Scopes to allow there', oauth.scopes.join(' ')],
            ['How to make it', httpsLink(oauth.guide_url)],
          ])
    }
    <h2>Operations</h2>
    ${tableOf(operations, OPERATION_COLUMNS, 'There are none.')}`
}

/** Returns how much the kind is used, each figure with the list behind it. */
function usersOf({ kind, use }: KindReport): Html {
  return definitionList([
    ['Customers', countLink(withQuery('/customers', { kind }), use?.customers ?? 0, 'customer')],
    ['Connectors', countLink(withQuery('/connectors', { kind }), use?.connectors ?? 0, 'connector')],
    [
      'Failing connectors',
      countLink(
        withQuery('/connectors', { kind, status: 'needs_reauth' }),
        use?.needs_reauth ?? 0,
        'failing connector',
      ),
    ],
    ['Customers with trouble', consoleLink(withQuery('/customers', { kind, trouble: 'yes' }), 'show')],
  ])
}

/** An end of the API, or of a part of it. */
interface KindEnd {
  readonly part: string
  readonly version?: string
  readonly date: string
  readonly use?: string
  readonly docs: string
  readonly read: string
}

/** The part of an end that concerns the whole API. */
const WHOLE = 'the API'

/** The ends of the API and of its parts, the first end first. */
function endsOfKind({ sunset, endings }: KindReport): KindEnd[] {
  const whole = sunset === null ? [] : [{ ...sunset, part: WHOLE }]
  return [...whole, ...endings].toSorted((a, b) => (a.date < b.date ? -1 : 1))
}

function endColumns(now: number): readonly ConsoleColumn<KindEnd>[] {
  return [
    ['Part', ({ part }) => (part === WHOLE ? part : code(part))],
    ['Version', ({ version }) => (version === undefined ? null : badge(version))],
    ['Ends', ({ date }) => endCell(date, now)],
    ['Use instead', ({ use = null }) => use],
    ['Page', ({ docs }) => httpsLink(docs), 'long'],
    ['Read on', ({ read }) => html`<time datetime="${read}">${read}</time>`],
  ]
}

/** A day with the days until then. */
function endCell(date: string, now: number): Cell {
  if (date === 'none') return badge('no end announced', 'good')
  const days = daysUntil(date, now)
  const far = days > 0 ? `in ${quantity(days, 'day')}` : `${quantity(-days, 'day')} ago`
  return html`${badge(date, hasEnded({ date }, now) ? 'bad' : 'odd')} ${far}`
}

function noticeColumns(now: number): readonly ConsoleColumn<KindReport['notices'][number]>[] {
  return [
    ['Operation', ({ operation }) => code(operation)],
    ['Type', ({ type }) => badge(type, type === 'ends' ? 'odd' : '')],
    ['Ends', ({ ends_on: date }) => (date === 'none' ? null : badge(date, hasEnded({ date }, now) ? 'bad' : 'odd'))],
    ['Since', ({ first_seen_at: since }) => ago(since, now)],
    ['Last', ({ last_seen_at: last }) => ago(last, now)],
    ['Organizations', ({ organizations }) => organizations, 'number'],
    ['Header', ({ source }) => code(source)],
    ["Third party's words", ({ text }) => text, 'long'],
    ['Page', ({ link }) => httpsLink(link), 'long'],
  ]
}

/** A link to an https page outside of the server, without a referrer. */
function httpsLink(link: string | null): Cell {
  if (!link?.startsWith('https://')) return null
  return html`<a href="${link}" rel="noopener noreferrer" target="_blank">${link}</a>`
}

const DRIFT_COLUMNS: readonly ConsoleColumn<RaisedDrift>[] = [
  ['Operation', ({ operation }) => code(operation)],
  ['Place', ({ path }) => code(path)],
  ['Change', ({ change }) => change],
  ['Expected', ({ expected }) => expected],
  ['Seen', ({ seen }) => seen],
  ['Since', ({ since }) => since],
  ['Last', ({ last }) => last],
  ['Connectors', ({ connectors }) => connectors, 'number'],
]

const OPERATION_COLUMNS: readonly ConsoleColumn<KindReport['operations'][number]>[] = [
  ['Entity', ({ entity }) => entity],
  ['Actions', ({ actions }) => actions.join(', '), 'long'],
]
