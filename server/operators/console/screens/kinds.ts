/** Kinds: which there are, what ends, who uses them. */
import { ConnectorError } from 'plugboard/runtime'
import { dayText, endsOf, groupBy, hasEnded } from 'plugboard/internal'
import type { CatalogueKind } from '../../../accounts/catalogue/index.ts'
import { type OperatorNotice, operatorNotices } from '../../../accounts/notices/index.ts'
import { html } from '../../../ground/base/index.ts'
import { raisedDrifts, type RaisedDrift } from '../../../calls/samples/index.ts'
import { countKindUses, type KindUse, type Plain, plainRows } from '../../support/index.ts'
import {
  ago,
  badge,
  type Cell,
  code,
  copyable,
  type ConsoleColumn,
  consoleLink,
  consolePath,
  definitionList,
  tableOf,
  withQuery,
} from '../html/parts.ts'
import { ANY_VALUE, filterBar } from '../html/filters.ts'
import type { ConsoleRoute } from '../request/route.ts'
import type { ScreenServices } from '../request/services.ts'

/** A kind with its use. */
interface ShownKind {
  readonly kind: string
  readonly title: string
  readonly version: string
  /** First end in the vendor's API, and its day. */
  readonly ends: { readonly what: string; readonly date: string } | null
  /** Number of notices in the vendor's responses. */
  readonly notices: number
  readonly use: KindUse | null
}

/** The routes of kinds. */
export function kindRoutes(services: ScreenServices): ConsoleRoute[] {
  return [kindsRoute(services), kindRoute(services)]
}

function kindsRoute({ catalogue, database, now }: ScreenServices): ConsoleRoute {
  return {
    method: 'GET',
    path: '/kinds',
    role: 'viewer',
    summary: 'Lists kinds with their versions, what ends and when, and how many connectors use each.',
    nav: 'Kinds',
    tool: {
      name: 'list_kinds',
      description: 'Lists kinds with their versions, what ends and when, and how many connectors use each.',
      inputs: {
        q: 'A part of the name.',
        used: '`yes` for kinds that are in use.',
        version: '`ends` for kinds with an end.',
      },
    },
    async handle({ query }) {
      const noticed = groupBy(await operatorNotices(database), ({ kind }) => kind)
      const uses = new Map((await countKindUses(database)).map((one) => [one.kind, one]))
      const sought = (query.get('q') ?? '').trim().toLowerCase()
      const isUsed = query.get('used') === 'yes'
      const isEnding = query.get('version') === 'ends'
      const installed = catalogue.kinds().map((one): ShownKind => ({
        kind: one.kind,
        title: one.title,
        version: one.version,
        ends: firstEnd(one, noticed.get(one.kind) ?? [], now()),
        notices: noticed.get(one.kind)?.length ?? 0,
        use: uses.get(one.kind) ?? null,
      }))
      // The installation's catalogue has no kinds of organizations.
      const own = [...uses.values()]
        .filter(({ kind }) => !installed.some((one) => one.kind === kind))
        .map((use): ShownKind => ({
          kind: use.kind,
          title: `${use.kind} (own)`,
          version: '',
          ends: null,
          notices: 0,
          use,
        }))
      const kinds = [...installed, ...own].filter(
        ({ kind, title, use, ends }) =>
          `${kind} ${title}`.toLowerCase().includes(sought) &&
          (!isUsed || (use?.connectors ?? 0) > 0) &&
          (!isEnding || ends !== null),
      )
      return {
        data: { kinds },
        page: () => ({
          title: 'Kinds',
          body: html`${filterBar({
            to: '/kinds',
            query,
            links: [
              ['used', 'Used', [ANY_VALUE, 'yes']],
              ['version', 'API', [ANY_VALUE, 'ends']],
            ],
            texts: [['q', 'Name']],
          })}${tableOf(kinds, columns(now()), 'No kind matches.')}`,
        }),
      }
    },
  }
}

/** The first end that the manifest states or a notice announces. */
function firstEnd(kind: CatalogueKind, notices: readonly OperatorNotice[], now: number): ShownKind['ends'] {
  const stated = endsOf(kind, now).map(({ part, version, date }) => ({ what: part ?? version ?? 'API', date }))
  const noticed = notices.map(({ operation: what, ends_on: date }) => ({ what, date }))
  const days = [...stated, ...noticed].filter(({ date }) => date !== 'none')
  return days.toSorted((a, b) => (a.date < b.date ? -1 : 1))[0] ?? null
}

function columns(now: number): readonly ConsoleColumn<ShownKind>[] {
  return [
    ['Kind', ({ kind, title, version }) => (version === '' ? title : consoleLink(consolePath('kinds', kind), title))],
    ['Slug', ({ kind }) => code(kind)],
    ['Version', ({ version }) => version],
    [
      'Connectors',
      ({ kind, use }) => (use ? consoleLink(withQuery('/connectors', { kind }), String(use.connectors)) : 0),
      'number',
    ],
    ['Customers', ({ use }) => use?.customers ?? 0, 'number'],
    ['Need their owner', ({ use }) => use?.needs_reauth ?? 0, 'number'],
    ['Ends', ({ ends }) => ends && badge(`${ends.what} ends ${ends.date}`, hasEnded(ends, now) ? 'bad' : 'odd')],
    ['Notices', ({ notices }) => notices, 'number'],
  ]
}

/** A kind, and the values to register for its OAuth application. */
interface KindReport {
  readonly kind: string
  readonly title: string
  readonly version: string
  readonly docs: string | null
  /** Null where the manifest does not say how long the API lives. */
  readonly sunset: CatalogueKind['sunset'] | null
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
  readonly operations: readonly { readonly entity: string; readonly actions: readonly string[] }[]
}

function kindRoute(services: ScreenServices): ConsoleRoute {
  return {
    method: 'GET',
    path: '/kinds/{kind}',
    role: 'viewer',
    summary:
      'Shows a kind: its operations, its auth variants, what ends, and what to register for OAuth at the third party.',
    async handle({ params }) {
      const report = await reportOf(services, params.kind ?? '')
      return { data: report, page: () => ({ title: report.title, body: reportBody(report, services.now()) }) }
    },
  }
}

async function reportOf({ access, catalogue, database, oauth }: ScreenServices, name: string): Promise<KindReport> {
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

function reportBody(report: KindReport, now: number) {
  const { kind, version, docs, sunset, endings, notices, drifts, auth_variants: variants, oauth, operations } = report
  return html`${definitionList([
      ['Slug', code(kind)],
      ['Version', version],
      ['Documentation of the third party', docs],
      ['API of the third party', sunset && `${sunset.version ?? 'no version'}, ${endOf(sunset)}`],
      ['Auth variants', variants.join(', ')],
      ['Connectors', consoleLink(withQuery('/connectors', { kind }), 'show')],
    ])}
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
    ${
      endings.length === 0
        ? ''
        : html`<h2>What ends</h2>
            ${tableOf(endings, ENDING_COLUMNS, '')}`
    }
    <h2>Notices in responses</h2>
    ${tableOf(notices, noticeColumns(now), 'No response of the last 90 days has one.')}
    ${
      drifts.length === 0
        ? ''
        : html`<h2>Records that no longer fit</h2>
            ${tableOf(drifts, DRIFT_COLUMNS, '')}`
    }
    <h2>Operations</h2>
    ${tableOf(operations, OPERATION_COLUMNS, 'There are none.')}`
}

function endOf({ date }: Pick<NonNullable<CatalogueKind['sunset']>, 'date'>): string {
  return date === 'none' ? dayText(date) : `ends ${date}`
}

const ENDING_COLUMNS: readonly ConsoleColumn<KindReport['endings'][number]>[] = [
  ['Part', ({ part }) => code(part)],
  ['Ends', endOf],
  ['Use instead', ({ use = null }) => use],
  ['Page', ({ docs }) => docs, 'long'],
]

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
