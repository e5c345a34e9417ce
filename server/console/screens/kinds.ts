/** Kinds: which there are, what ends, who uses them. */
import { html } from '../../base/index.ts'
import { countKindUses, type KindUse } from '../../support/index.ts'
import { badge, code, type ConsoleColumn, filterForm, consoleLink, tableOf, withQuery } from '../html/parts.ts'
import type { ConsoleRoute } from '../request/route.ts'
import type { ScreenServices } from './services.ts'

/** A kind with its use. */
interface ShownKind {
  readonly kind: string
  readonly title: string
  readonly version: string
  /** The version of the third party's API that ends, and the day. */
  readonly sunset: { readonly version: string; readonly date: string } | null
  readonly use: KindUse | null
}

/** The screen. */
export function kindsRoute({ catalogue, database, now }: ScreenServices): ConsoleRoute {
  return {
    method: 'GET',
    path: '/kinds',
    role: 'viewer',
    summary: 'Lists kinds with their versions, what ends and when, and how many connectors use each.',
    async handle({ query }) {
      const uses = new Map((await countKindUses(database)).map((one) => [one.kind, one]))
      const sought = (query.get('q') ?? '').trim().toLowerCase()
      const isUsed = query.get('used') === 'yes'
      const installed = catalogue.kinds().map(({ kind, title, version, sunset }): ShownKind => ({
        kind,
        title,
        version,
        sunset: sunset ? { version: sunset.version, date: sunset.date } : null,
        use: uses.get(kind) ?? null,
      }))
      // Kinds of organizations alone are in no catalogue of the installation.
      const own = [...uses.values()]
        .filter(({ kind }) => !installed.some((one) => one.kind === kind))
        .map((use): ShownKind => ({ kind: use.kind, title: `${use.kind} (own)`, version: '', sunset: null, use }))
      const kinds = [...installed, ...own].filter(
        ({ kind, title, use }) =>
          `${kind} ${title}`.toLowerCase().includes(sought) && (!isUsed || (use?.connectors ?? 0) > 0),
      )
      return {
        data: { kinds },
        page: () => ({
          title: 'Kinds',
          body: html`${filterForm('/kinds', query, [
            ['q', 'Name'],
            ['used', 'Used', ['yes']],
          ])}${tableOf(kinds, columns(now()), 'No kind matches.')}`,
        }),
      }
    },
  }
}

function columns(now: number): readonly ConsoleColumn<ShownKind>[] {
  return [
    ['Kind', ({ title }) => title],
    ['Slug', ({ kind }) => code(kind)],
    ['Version', ({ version }) => version],
    [
      'Connectors',
      ({ kind, use }) => (use ? consoleLink(withQuery('/connectors', { kind }), String(use.connectors)) : 0),
      'number',
    ],
    ['Customers', ({ use }) => use?.customers ?? 0, 'number'],
    ['Need their owner', ({ use }) => use?.needs_reauth ?? 0, 'number'],
    [
      'Ends',
      ({ sunset }) =>
        sunset && badge(`${sunset.version} ends ${sunset.date}`, Date.parse(sunset.date) < now ? 'bad' : 'odd'),
    ],
  ]
}
