/** Effect of building an index on the searches of another connector of the same table. */
import type { Copy } from '../../server/copy/records/copy.ts'
import type { SearchEngine } from '../../server/copy/search/search.ts'

/** Searches that are measured without a build; during one, as many as there is time for. */
const SEARCHES = 300
/** Forms of reading that take long to index, and that no search has used yet. */
const SLOW = [
  { fuzzy: { description: 'invoice' } },
  { like: { notes: '%quarter%' } },
  { keyword: { notes: 'contract' } },
  { fuzzy: { email: 'person' } },
]

/** How long searches took, in milliseconds. */
export interface Builds {
  readonly without: { readonly searches: number; readonly p95: number }
  readonly during: { readonly searches: number; readonly p95: number }
  /** How long the indexes took, in seconds. */
  readonly seconds: number
}

/**
 * Measures a small copy's searches, then again while indexes are made over the table that it shares with a large one.
 * @param large whose searches lead to the indexes
 * @param small whose searches are measured
 */
export async function compareBuilds(search: SearchEngine, large: Copy, small: Copy): Promise<Builds> {
  const ask = async (number: number) => {
    const start = performance.now()
    await search.search(small, { query: { filter: { eq: { name: `Person ${number}` } } }, limit: 20 })
    return performance.now() - start
  }
  for (let number = 0; number < 100; number++) await ask(number)
  await search.idle()
  const without: number[] = []
  for (let number = 0; number < SEARCHES; number++) without.push(await ask(number))
  for (const filter of SLOW) await search.search(large, { query: { filter }, limit: 1 }).catch(() => {})
  const start = performance.now()
  const state = { isMade: false }
  const made = search.idle().then(() => (state.isMade = true))
  const during: number[] = []
  while (!state.isMade) during.push(await ask(during.length))
  await made
  return { without: summary(without), during: summary(during), seconds: (performance.now() - start) / 1000 }
}

function summary(times: readonly number[]): Builds['without'] {
  return { searches: times.length, p95: times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? 0 }
}
