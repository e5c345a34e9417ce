/** Names of kinds in a query. Only a whole name means a kind; a capitalized part hints at one. */
import type { AgentKind } from '../agent-source.ts'
import { contentWords, plainWords, stem } from './words.ts'

/** A weekday with what follows. It may also name a kind. */
const WEEKDAY = /\b((?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b(\.com)?(\s+\p{L}+)?/giu

/** Words before a place. "from Drive" is the rest of a name that appears elsewhere. */
const PLACE_BEFORE = new Set(['in', 'on', 'from', 'to', 'via'])

/** A kind, the words of its names in order, and the stems of its entities. */
interface KindName {
  readonly kind: AgentKind
  readonly words: readonly string[]
  readonly nouns: ReadonlySet<string>
}

/** The words of a kind's names, in order. */
export function kindWords({ kind, title }: AgentKind): string[] {
  return [...new Set(plainWords(`${kind} ${title}`))]
}

/** The stems of a kind's entities. */
function nounsOf({ operations }: AgentKind): ReadonlySet<string> {
  return new Set(operations.flatMap(({ entity }) => contentWords(entity.replaceAll('_', ' '))))
}

/** Names of the kinds of an index. */
export class KindNames {
  readonly #names: readonly KindName[]
  readonly #first: ReadonlySet<string | undefined>

  constructor(kinds: readonly AgentKind[]) {
    this.#names = kinds.map((kind) => ({ kind, words: kindWords(kind), nouns: nounsOf(kind) }))
    this.#first = new Set(this.#names.map(({ words }) => words[0]))
  }

  /** Whether a word is the first of a kind's name. */
  readonly isFirst = (word: string): boolean => this.#first.has(word)

  /**
   * The kinds that a query names by the first word of their names, however it is spaced. A word that is an entity of the kind needs the
   * next word of the name: "customer" is not Customer.io. Of several kinds, those with the most words in the query.
   */
  named(query: string): readonly AgentKind[] {
    const plain = plainWords(query)
    const pairs = plain.slice(1).map((word, at) => `${plain[at]}${word}`)
    const words = new Set([...plain, ...pairs])
    const isNamed = ({ words: [first = '', next = ''], nouns }: KindName) =>
      words.has(nouns.has(stem(first)) ? `${first}${next}` : first)
    const stems = new Set(plain.map(stem))
    const count = (names: readonly string[]) => names.filter((name) => stems.has(stem(name))).length
    const named = this.#names.filter(isNamed)
    const isBest = (one: KindName) =>
      named.every((other) => other.words[0] !== one.words[0] || count(other.words) <= count(one.words))
    return named.filter(isBest).map(({ kind }) => kind)
  }

  /** The kinds whose titles share a capitalized word with the query, after its first word: "a file on Drive". */
  hinted(query: string): readonly AgentKind[] {
    const words: readonly string[] = query.match(/(?<=\S\s+)\p{Lu}\p{Ll}+/gu) ?? []
    const isHinted = ({ title }: AgentKind) => title.split(' ').some((word) => words.includes(word))
    return this.#names.map(({ kind }) => kind).filter(isHinted)
  }

  /** A query without weekdays. A kind of the same name is meant in an address, after "in", and by its entities. */
  withoutDays(query: string): string {
    return query.replace(WEEKDAY, (all, day: string, address = '', next = '', at: number) => {
      const kinds = this.#names.filter(({ words: [first] }) => first === day.toLowerCase())
      const after = plainWords(at === 0 ? query.slice(day.length) : next)
      const hasNoun = kinds.some(({ nouns }) => after.some((word) => nouns.has(stem(word))))
      const isKind = kinds.length > 0 && (address !== '' || hasNoun || /\bin\s+$/i.test(query.slice(0, at)))
      return isKind ? all : ` ${next}`
    })
  }
}

/**
 * A query in which the first word of a kind's names replaces the whole name: "drive" of "Google Drive" is not that of "shared drives".
 * Nothing replaces it if its first word is an entity, too: "incident" of "incident.io".
 */
export function withNames(query: string, named: readonly AgentKind[]): string {
  const names = named.map(kindWords)
  const entities = new Set(
    named.flatMap((kind) => {
      const [first = ''] = kindWords(kind)
      return nounsOf(kind).has(stem(first)) ? first : []
    }),
  )
  const words: string[] = []
  for (const word of plainWords(query)) {
    const last = words.at(-1) ?? ''
    const isRest = names.some(
      ([first, ...rest]) =>
        (first === last || PLACE_BEFORE.has(last)) && rest.some((one) => one !== first && stem(one) === stem(word)),
    )
    if (names.some(([first]) => first === `${last}${word}`)) words.splice(-1, 1, `${last}${word}`)
    else if (!isRest) words.push(word)
    else if (entities.has(last)) words.pop()
  }
  return words.join(' ')
}
