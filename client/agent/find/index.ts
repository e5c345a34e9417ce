/**
 * Operations found by plain words: BM25 over what the manifests say of them, with the verbs and the kind of the query as
 * factors. In memory, without any network. @see https://doi.org/10.1561/1500000019 for BM25
 */
import { isObject } from '../../../runtime/base/json.ts'
import type { AgentKind, AgentOperation } from '../source.ts'
import { ACTION_WORDS, actionFit } from './intent.ts'
import { plainWords, type QueryWord, queryWords, stem, contentWords } from './words.ts'

/** An operation of a kind, as it stands in the index. */
export interface IndexedOperation {
  readonly kind: AgentKind
  readonly operation: AgentOperation
}

/** What a search found. */
export interface FoundOperations {
  /** Best first. */
  readonly found: readonly IndexedOperation[]
  /** How many entries of the index were read: the work that it took. */
  readonly visited: number
}

/** How much a word counts by where it stands. */
const WEIGHTS = { kind: 1.5, entity: 8, action: 1, description: 1, param: 0.35 }
/** The constants of BM25: how soon more of a word adds nothing, and how much a long text is held against an operation. */
const SATURATION = 3
const LENGTH = 0.3
/** What is left of the score of kinds that the query does not name, when it names one. */
const OTHER_KIND = 0.15
/** What is left of the score of an entity that belongs to another, unless the query names both: `task_projects`. */
const UNNAMED_PART = 0.7
/** What is left of the score of an entity whose words stand in the other order. */
const TURNED = 0.85

interface Entry {
  readonly indexed: IndexedOperation
  readonly length: number
  readonly entityWords: readonly string[]
}

/** The operations of kinds by the words that stand for them. */
export class OperationIndex {
  readonly #entries: Entry[] = []
  /** By word: which operations it stands for, and how much. */
  readonly #postings = new Map<string, [entry: number, weight: number][]>()
  /** Kinds by the first word of their names, and by the others. */
  readonly #firstWords = new Map<string, Set<string>>()
  readonly #kinds = new Map<string, Set<string>>()
  readonly #meanLength: number

  constructor(kinds: readonly AgentKind[]) {
    for (const kind of kinds) {
      const [first, ...others] = kindWords(kind)
      addTo(this.#firstWords, first!, kind.kind)
      for (const word of others) addTo(this.#kinds, word, kind.kind)
      for (const operation of kind.operations) this.#add({ kind, operation })
    }
    this.#meanLength = this.#entries.reduce((sum, { length }) => sum + length, 0) / Math.max(1, this.#entries.length)
  }

  /** The operations that a query means, among those that are accepted; at most `limit`. */
  find(query: string, accepts: (indexed: IndexedOperation) => boolean, limit: number): FoundOperations {
    const words = queryWords(query)
    const scores = new Map<number, number>()
    let visited = 0
    for (const [word, { weight }] of words) {
      const postings = this.#postings.get(word) ?? []
      visited += postings.length
      const rarity = Math.log(1 + (this.#entries.length - postings.length + 0.5) / (postings.length + 0.5))
      for (const [at, count] of postings) {
        const length = 1 - LENGTH + LENGTH * (this.#entries[at]!.length / this.#meanLength)
        const score = weight * rarity * ((count * (SATURATION + 1)) / (count + SATURATION * length))
        scores.set(at, (scores.get(at) ?? 0) + score)
      }
    }
    const factor = this.#factorOf(query, words)
    const ranked = [...scores]
      .filter(([at]) => accepts(this.#entries[at]!.indexed))
      .map(([at, score]) => ({ at, score: score * factor(this.#entries[at]!) }))
      .sort((one, other) => other.score - one.score || one.at - other.at)
    return { found: withCopyFirst(ranked.map(({ at }) => this.#entries[at]!.indexed)).slice(0, limit), visited }
  }

  /** What the score of an operation is multiplied by: the kinds that the query names, its verbs, the parts of the entity. */
  #factorOf(query: string, words: ReadonlyMap<string, QueryWord>): (entry: Entry) => number {
    const named = this.#namedKinds(query)
    const fit = actionFit(query)
    return ({ indexed: { kind, operation }, entityWords }) => {
      const ofKind = named.size === 0 || named.has(kind.kind) ? 1 : OTHER_KIND
      return ofKind * fit(operation.action, words.get(entityWords.at(-1)!)?.isPlural) * entityFit(entityWords, words)
    }
  }

  /** The kinds that a query names; by the first word of their names, or else by another one. */
  #namedKinds(query: string): ReadonlySet<string> {
    const words = plainWords(query).map(stem)
    const named = (by: ReadonlyMap<string, ReadonlySet<string>>) => words.flatMap((word) => [...(by.get(word) ?? [])])
    const first = named(this.#firstWords)
    return new Set(first.length > 0 ? first : named(this.#kinds))
  }

  #add(indexed: IndexedOperation): void {
    const { kind, operation } = indexed
    const counts = new Map<string, number>()
    const count = (text: string, weight: number) => {
      for (const word of contentWords(text)) counts.set(word, (counts.get(word) ?? 0) + weight)
    }
    const entity = operation.entity.replaceAll('_', ' ')
    count(kindWords(kind).join(' '), WEIGHTS.kind)
    count(entity, WEIGHTS.entity)
    count(ACTION_WORDS[operation.action] ?? operation.action, WEIGHTS.action)
    count(operation.description ?? '', WEIGHTS.description)
    count(paramNames(operation).join(' '), WEIGHTS.param)
    const at = this.#entries.length
    const length = [...counts.values()].reduce((sum, weight) => sum + weight, 0)
    this.#entries.push({ indexed, length, entityWords: contentWords(entity) })
    for (const [word, weight] of counts) {
      const postings = this.#postings.get(word) ?? []
      postings.push([at, weight])
      this.#postings.set(word, postings)
    }
  }
}

/** The same operations; the search of an entity's copy comes before its lists, since it takes any filter and costs no third party a request. */
function withCopyFirst(found: readonly IndexedOperation[]): IndexedOperation[] {
  const rest = new Set(found)
  const ordered: IndexedOperation[] = []
  for (const one of found) {
    if (!rest.has(one)) continue
    const { entity, action } = one.operation
    const isAsked = action === 'list' || action === 'api_search'
    const copy = isAsked ? found.find((other) => isSearchOf(other, one.kind, entity)) : undefined
    for (const next of copy && rest.has(copy) ? [copy, one] : [one]) {
      rest.delete(next)
      ordered.push(next)
    }
  }
  return ordered
}

function isSearchOf({ kind, operation }: IndexedOperation, of: AgentKind, entity: string): boolean {
  return kind === of && operation.action === 'search' && operation.entity === entity
}

/**
 * How well an entity of several words fits: a word that the query lacks counts against it, and so does the order when the query
 * is about the one that the other belongs to: `project_tasks` are tasks of a project.
 */
function entityFit(entityWords: readonly string[], words: ReadonlyMap<string, QueryWord>): number {
  if (entityWords.length < 2) return 1
  const unnamed = entityWords.filter((word) => !words.has(word)).length
  const [head, ...others] = entityWords.map((word) => words.get(word)?.position).reverse()
  const isTurned = head !== undefined && others.some((position) => position !== undefined && position < head - 1)
  return UNNAMED_PART ** unnamed * (isTurned ? TURNED : 1)
}

function addTo(map: Map<string, Set<string>>, word: string, kind: string): void {
  map.set(word, (map.get(word) ?? new Set()).add(kind))
}

function kindWords({ kind, title }: AgentKind): string[] {
  return [...new Set(plainWords(`${kind} ${title}`).map(stem))]
}

function paramNames({ params }: AgentOperation): string[] {
  return isObject(params.properties) ? Object.keys(params.properties).map((name) => name.replaceAll('_', ' ')) : []
}
