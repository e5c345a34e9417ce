/** Keywords of operations: of one operation of an entity, or shared by several. */
import type { AgentKind, AgentOperation } from '../agent-source.ts'
import { contentWords } from './words.ts'

/** Words of the keywords of an operation. */
export interface KeywordWords {
  /** Words of no other operation of the entity: they name the action. */
  readonly own: ReadonlySet<string>
  /** Words of several operations of the entity: they name the object. */
  readonly shared: ReadonlySet<string>
}

/** Words of the keywords of each operation of a kind. */
export function keywordsOf({ operations }: AgentKind): ReadonlyMap<AgentOperation, KeywordWords> {
  const words = new Map(operations.map((one) => [one, new Set((one.keywords ?? []).flatMap(contentWords))] as const))
  const counts = new Map<string, number>()
  const keyOf = ({ entity }: AgentOperation, word: string) => `${entity} ${word}`
  for (const [operation, all] of words) {
    // The search of a copy has the keywords of its list.
    if (operation.action === 'search') continue
    for (const word of all) counts.set(keyOf(operation, word), (counts.get(keyOf(operation, word)) ?? 0) + 1)
  }
  return new Map(
    [...words].map(([operation, all]) => {
      const own = new Set([...all].filter((word) => counts.get(keyOf(operation, word)) === 1))
      return [operation, { own, shared: new Set([...all].filter((word) => !own.has(word))) }]
    }),
  )
}
