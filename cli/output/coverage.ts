/** The coverage of fixtures, in words and as a table. */
import type { Coverage } from '../../mock/index.ts'
import type { TextTable } from './table.ts'
import { count } from './text.ts'

/** Returns `67 operations and 10 search declarations: 77 pairs`. */
export function pairsText(coverages: readonly Coverage[]): string {
  const operations = sumOf(coverages, ({ operations }) => operations.total)
  const searches = sumOf(coverages, ({ search }) => search)
  return `${count(operations, 'operation')} and ${count(searches, 'search declaration')}: ${count(operations + searches, 'pair')}`
}

/** Returns `134 fixtures (76 documented, 58 composed, 0 recorded)`. */
export function fixturesText(coverages: readonly Coverage[]): string {
  const kinds = ['documented', 'composed', 'recorded'] as const
  const sums = kinds.map((kind) => ({ kind, sum: sumOf(coverages, ({ fixtures }) => fixtures[kind]) }))
  const total = sums.reduce((all, { sum }) => all + sum, 0)
  return `${count(total, 'fixture')} (${sums.map(({ kind, sum }) => `${sum.toLocaleString('en')} ${kind}`).join(', ')})`
}

function sumOf(coverages: readonly Coverage[], pick: (coverage: Coverage) => number): number {
  return coverages.reduce((total, one) => total + pick(one), 0)
}

const HEAD = ['kind', 'entities', 'ops', 'shown', 'search', 'documented', 'composed', 'recorded', 'auth', 'rules']

/** Returns a row for each kind, and their total. `shown` counts operations with a fixture. */
export function coverageTable(coverages: readonly Coverage[]): TextTable {
  const sum = (pick: (coverage: Coverage) => number) => sumOf(coverages, pick)
  const row = (kind: string, pick: (of: (coverage: Coverage) => number) => number) => [
    kind,
    ...[
      pick(({ entities }) => entities),
      pick(({ operations }) => operations.total),
      pick(({ operations }) => operations.shown),
      pick(({ search }) => search),
      pick(({ fixtures }) => fixtures.documented),
      pick(({ fixtures }) => fixtures.composed),
      pick(({ fixtures }) => fixtures.recorded),
      pick(({ auth }) => auth),
      pick(({ errorRules }) => errorRules),
    ].map(String),
  ]
  return {
    head: HEAD,
    rows: [
      ...coverages.map((coverage) => row(coverage.kind, (of) => of(coverage))),
      ...(coverages.length > 1 ? [row('total', sum)] : []),
    ],
    numbers: HEAD.slice(1),
  }
}
