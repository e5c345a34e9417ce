/** Kinds: which there are, what ends, who uses them. */
import { endsOf, groupBy, hasEnded } from 'plugboard/internal'
import type { CatalogueKind } from '../../../accounts/catalogue/index.ts'
import { type OperatorNotice, operatorNotices } from '../../../accounts/notices/index.ts'
import { html } from '../../../ground/base/index.ts'
import { countKindUses, type KindUse } from '../../support/index.ts'
import {
  badge,
  code,
  type ConsoleColumn,
  consoleLink,
  countLink,
  consolePath,
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

/** The list. */
export function kindsRoute({ catalogue, database, now }: ScreenServices): ConsoleRoute {
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
      ({ kind, use }) => (use ? countLink(withQuery('/connectors', { kind }), use.connectors, 'connector', kind) : 0),
      'number',
    ],
    [
      'Customers',
      ({ kind, use }) => (use ? countLink(withQuery('/customers', { kind }), use.customers, 'customer', kind) : 0),
      'number',
    ],
    [
      'Failing',
      ({ kind, use }) =>
        use?.needs_reauth
          ? countLink(
              withQuery('/connectors', { kind, status: 'needs_reauth' }),
              use.needs_reauth,
              'failing connector',
              kind,
            )
          : 0,
      'number',
    ],
    ['Ends', ({ ends }) => ends && badge(`${ends.what} ends ${ends.date}`, hasEnded(ends, now) ? 'bad' : 'odd')],
    ['Notices', ({ notices }) => notices, 'number'],
  ]
}
