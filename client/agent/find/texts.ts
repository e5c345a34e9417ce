/** The texts of operations by their words, and how rare each word is. */
import { schemaProperties } from '../../base/schemas.ts'
import type { AgentKind, AgentOperation } from '../agent-source.ts'
import { ACTION_WORDS } from './intent.ts'
import type { KeywordWords } from './keywords.ts'
import { kindWords } from './kind-names.ts'
import { WEIGHTS } from './weights.ts'
import { contentWords, rootOf } from './words.ts'

/** A text of an operation. A word of a query in it is a signal. */
export type SignalText = 'entity' | 'action' | 'title' | 'first' | 'rest' | 'about' | 'param' | 'own' | 'shared'

/** Texts of an operation that have a word, with the sum of their weights. */
export interface FieldSet {
  readonly fields: readonly SignalText[]
  readonly weight: number
}

/** Texts that describe the subject of an operation. */
const TELLING: ReadonlySet<SignalText> = new Set(['entity', 'first', 'about', 'own', 'shared'])

/** Words of a few kinds are as rare as if there were this many entities: the weights are learned among a thousand. */
const LEAST_ENTITIES = 200

interface Posting {
  readonly entry: number
  readonly entity: string
  readonly set: FieldSet
}

/** Texts of operations by word. */
export class Texts {
  readonly #postings = new Map<string, Posting[]>()
  readonly #sets = new Map<string, FieldSet>()
  readonly #entities = new Set<string>()
  readonly #rarities = new Map<string, number>()

  /** Adds the texts of an operation. @param entry its number */
  add(entry: number, kind: AgentKind, operation: AgentOperation, keywords: KeywordWords): void {
    const entity = `${kind.kind} ${operation.entity}`
    this.#entities.add(entity)
    const byWord = new Map<string, string>()
    for (const [field, words] of Object.entries(textsOf(kind, operation, keywords))) {
      for (const word of new Set(words)) byWord.set(word, `${byWord.get(word) ?? ''} ${field}`)
    }
    for (const [word, fields] of byWord) {
      const postings = this.#postings.get(word)
      const posting = { entry, entity, set: this.#setOf(fields) }
      if (postings) postings.push(posting)
      else this.#postings.set(word, [posting])
    }
  }

  /** How rare a word is: by the entities that a name, a description or a keyword with the word belongs to. Call it after the last `add`. */
  rarity(word: string): number {
    const known = this.#rarities.get(word)
    if (known !== undefined) return known
    const telling = (this.#postings.get(word) ?? []).filter(({ set }) => set.fields.some((field) => TELLING.has(field)))
    const entities = Math.max(this.#entities.size, LEAST_ENTITIES)
    const { size } = new Set(telling.map(({ entity }) => entity))
    const rarity = this.#postings.has(word) ? Math.log(1 + (entities - size + 0.5) / (size + 0.5)) : 0
    this.#rarities.set(word, rarity)
    return rarity
  }

  /** The operations with a word, and which of their texts have it. */
  with(word: string): readonly { readonly entry: number; readonly set: FieldSet }[] {
    return this.#postings.get(word) ?? []
  }

  /** Sets are few: operations share them. */
  #setOf(names: string): FieldSet {
    const known = this.#sets.get(names)
    if (known) return known
    const fields = names.trim().split(' ') as SignalText[]
    const set = { fields, weight: fields.reduce((sum, field) => sum + WEIGHTS[field], 0) }
    this.#sets.set(names, set)
    return set
  }
}

/** The words of an operation's texts. */
function textsOf(
  kind: AgentKind,
  operation: AgentOperation,
  { own, shared }: KeywordWords,
): Record<SignalText, Iterable<string>> {
  const { entity, action, description = '', about = '', params } = operation
  const [first, rest] = firstSentence(description)
  const named = (text: string) => contentWords(text.replaceAll('_', ' '))
  return {
    // Who suspends an invoice asks for its suspension.
    entity: named(entity).flatMap((word) => [word, rootOf(word)]),
    action: named(ACTION_WORDS[action] ?? action),
    title: contentWords(kindWords(kind)[0] ?? ''),
    first: contentWords(first),
    rest: contentWords(rest),
    about: contentWords(about),
    param: named(Object.keys(schemaProperties(params)).join(' ')),
    own,
    shared,
  }
}

function firstSentence(text: string): readonly [first: string, rest: string] {
  const end = text.search(/[.:;] /)
  return end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end + 1)]
}
