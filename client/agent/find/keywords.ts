/** Keywords of operations: of one operation of an entity, or shared by several. */
import type { AgentKind, AgentOperation } from '../agent-source.ts'
import { contentWords, plainWords, stem } from './words.ts'

/** The keywords of an operation, by their words. */
export interface KeywordWords {
  /** Words of no other operation of the entity: they name the action. */
  readonly own: ReadonlySet<string>
  /** Words of several operations of the entity: they name the object. */
  readonly shared: ReadonlySet<string>
  /** Keywords of several words. */
  readonly phrases: readonly (readonly string[])[]
  /** First words, which are verbs in keywords of writing operations. */
  readonly first: ReadonlySet<string>
}

/** Words of the keywords of each operation of a kind. */
export function keywordsOf({ operations }: AgentKind): ReadonlyMap<AgentOperation, KeywordWords> {
  const phrases = new Map(operations.map((one) => [one, (one.keywords ?? []).map(contentWords)] as const))
  const counts = new Map<string, number>()
  const keyOf = ({ entity }: AgentOperation, word: string) => `${entity} ${word}`
  for (const [operation, all] of phrases) {
    // The search of a copy has the keywords of its list.
    if (operation.action === 'search') continue
    for (const word of new Set(all.flat()))
      counts.set(keyOf(operation, word), (counts.get(keyOf(operation, word)) ?? 0) + 1)
  }
  return new Map(
    [...phrases].map(([operation, all]) => {
      const words = new Set(all.flat())
      const own = new Set([...words].filter((word) => counts.get(keyOf(operation, word)) === 1))
      const shared = new Set([...words].filter((word) => !own.has(word)))
      const first = new Set((operation.keywords ?? []).map((keyword) => stem(plainWords(keyword)[0] ?? '')))
      return [operation, { own, shared, phrases: all.filter(({ length }) => length > 1), first }]
    }),
  )
}
