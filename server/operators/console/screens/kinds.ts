/** Kinds: which there are, what ends, who uses them. */
import { ConnectorError } from 'plugboard/runtime'
import { dayText, endsOf, hasEnded } from 'plugboard/internal'
import type { CatalogueKind } from '../../../accounts/catalogue/index.ts'
import { html } from '../../../ground/base/index.ts'
import { countKindUses, type KindUse } from '../../support/index.ts'
import {
  badge,
  code,
  type ConsoleColumn,
  consoleLink,
  consolePath,
  definitionList,
  filterForm,
  tableOf,
  withQuery,
} from '../html/parts.ts'
import type { ConsoleRoute } from '../request/route.ts'
import type { ScreenServices } from '../request/services.ts'

/** A kind with its use. */
interface ShownKind {
  readonly kind: string
  readonly title: string
  readonly version: string
  /** First end in the vendor's API, and its day. */
  readonly ends: { readonly what: string; readonly date: string } | null
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
        version: '`ends` for kinds whose version ends.',
      },
    },
    async handle({ query }) {
      const uses = new Map((await countKindUses(database)).map((one) => [one.kind, one]))
      const sought = (query.get('q') ?? '').trim().toLowerCase()
      const isUsed = query.get('used') === 'yes'
      const isEnding = query.get('version') === 'ends'
      const installed = catalogue.kinds().map((one): ShownKind => ({
        kind: one.kind,
        title: one.title,
        version: one.version,
        ends: firstEnd(one, now()),
        use: uses.get(one.kind) ?? null,
      }))
      // The installation's catalogue has no kinds of organizations.
      const own = [...uses.values()]
        .filter(({ kind }) => !installed.some((one) => one.kind === kind))
        .map((use): ShownKind => ({ kind: use.kind, title: `${use.kind} (own)`, version: '', ends: null, use }))
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
          body: html`${filterForm('/kinds', query, [
            ['q', 'Name'],
            ['used', 'Used', ['yes']],
            ['version', 'Version', ['ends']],
          ])}${tableOf(kinds, columns(now()), 'No kind matches.')}`,
        }),
      }
    },
  }
}

function firstEnd(kind: CatalogueKind, now: number): ShownKind['ends'] {
  const [first] = endsOf(kind, now).toSorted((a, b) => (a.date < b.date ? -1 : 1))
  return first ? { what: first.part ?? first.version ?? 'API', date: first.date } : null
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
  readonly auth_variants: readonly string[]
  /** Null for a kind without consent. */
  readonly oauth: { readonly redirect_url: string; readonly scopes: readonly string[] } | null
  readonly operations: readonly { readonly entity: string; readonly actions: readonly string[] }[]
}

function kindRoute(services: ScreenServices): ConsoleRoute {
  return {
    method: 'GET',
    path: '/kinds/{kind}',
    role: 'viewer',
    summary: 'Shows a kind: its operations, its auth variants, and what to register for OAuth at the third party.',
    async handle({ params }) {
      const report = await reportOf(services, params.kind ?? '')
      return { data: report, page: () => ({ title: report.title, body: reportBody(report) }) }
    },
  }
}

async function reportOf({ access, catalogue, oauth }: ScreenServices, name: string): Promise<KindReport> {
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
    auth_variants: Object.keys(manifest.auth),
    oauth: spec ? { redirect_url: spec.redirect_uri, scopes: spec.scopes } : null,
    operations: [...operations].map(([entity, actions]) => ({ entity, actions })),
  }
}

/** A kind without a consent page has nothing to register. */
function unlessWithoutConsent(error: unknown): undefined {
  if (error instanceof ConnectorError && error.code === 'oauth_not_supported') return undefined
  throw error
}

function reportBody({ kind, version, docs, sunset, endings, auth_variants: variants, oauth, operations }: KindReport) {
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
            ['Redirect URL to register at the third party', code(oauth.redirect_url)],
            ['Scopes to allow there', oauth.scopes.join(' ')],
          ])
    }
    ${
      endings.length === 0
        ? ''
        : html`<h2>What ends</h2>
            ${tableOf(endings, ENDING_COLUMNS, '')}`
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

const OPERATION_COLUMNS: readonly ConsoleColumn<KindReport['operations'][number]>[] = [
  ['Entity', ({ entity }) => entity],
  ['Actions', ({ actions }) => actions.join(', '), 'long'],
]
