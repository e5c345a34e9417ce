/**
 * Finds operations by plain words: a log-linear model over the texts of the manifests, the verb of the query and what an operation does. In
 * memory, without a network.
 */
import type { AgentKind, AgentOperation } from '../agent-source.ts'
import { schemaProperties } from '../../base/schemas.ts'
import { type AskedQuery, readFindQuery } from './asked.ts'
import { ACTION_WORDS } from './intent.ts'
import { keywordsOf, type KeywordWords } from './keywords.ts'
import { KindNames, kindWords } from './kind-names.ts'
import { Phrases } from './phrases.ts'
import { eachSignal, type SignalText, type Signal, type Traits, traitsOfOperation } from './signals.ts'
import { Vocabulary } from './spelling.ts'
import { WEIGHTS } from './weights.ts'
import { contentWords, stem } from './words.ts'

/** An operation of a kind in the index. */
export interface IndexedOperation {
  readonly kind: AgentKind
  readonly operation: AgentOperation
}

/** An operation that a search found. */
export interface FoundOperation extends IndexedOperation {
  /** Logarithm of how well it fits. Only differences count. */
  readonly score: number
}

/** Restricts and ranks the operations of a search. */
export interface Choice {
  accepts(indexed: IndexedOperation): boolean
  /** Whether an operation comes before all others, however well they match. Kinds that the query names come before even these. */
  isFirst(indexed: IndexedOperation): boolean
  /** Whether an accepted operation is only named, because it cannot be called now. */
  isLacking?(indexed: IndexedOperation): boolean
}

/** Result of a search. */
export interface FoundOperations {
  /** Best first. */
  readonly found: readonly FoundOperation[]
  /** Operations among the best few that are only named. */
  readonly lacking: readonly IndexedOperation[]
  /** Kinds that the query names in full. */
  readonly named: readonly string[]
  /** Whether the query asks to write, by its first word. */
  readonly isWrite: boolean
  /** Number of index entries that were read. */
  readonly visited: number
}

/** Number of best matches among which operations that cannot be called are named. */
const MOST_LACKING = 3
/** Operations that can be called fit up to this distance from the best score. Others are then left out. */
const FITS = 2.5
/** Loss of kinds that the query does not name, when it names one. */
const OTHER_KIND = 4
/** Gain of the connected account's own record, where a query asks whose account is connected. */
const OWN_RECORD = 4
/** Words count less in long queries: their sum has at least this size. */
const LEAST_WORDS = 4

interface Entry {
  readonly indexed: IndexedOperation
  readonly traits: Traits
}

/** Takes a signal of an entry. */
type Add = (entry: number, signal: Signal, value: number) => void

/** Operations of kinds by the words that describe them. */
export class OperationIndex {
  readonly #entries: Entry[] = []
  /** By word: the operations that it describes, and the texts that have it. */
  readonly #postings = new Map<string, [entry: number, fields: Set<SignalText>][]>()
  /** By word: how rare it is among entities. */
  readonly #rarities: ReadonlyMap<string, number>
  readonly #phrases: Phrases
  readonly #names: KindNames
  readonly #vocabulary: Vocabulary

  constructor(kinds: readonly AgentKind[]) {
    this.#names = new KindNames(kinds)
    for (const kind of kinds) this.#addKind(kind)
    this.#vocabulary = new Vocabulary(kinds)
    this.#rarities = this.#raritiesOf()
    const phrases = this.#entries.map(({ traits }) => traits.keywords.phrases)
    this.#phrases = new Phrases(phrases, (word) => this.#rarities.get(word) ?? 0)
  }

  /** The accepted operations that match a query, at most `limit`. */
  find(query: string, { accepts, isFirst, isLacking = () => false }: Choice, limit: number): FoundOperations {
    const asked = readFindQuery(query, this.#names, this.#vocabulary)
    const { named } = asked
    const scores = new Map<number, number>()
    const visited = this.#eachSignal(asked, (at, signal, value) => {
      scores.set(at, (scores.get(at) ?? 0) + WEIGHTS[signal] * value)
    })
    const ranked = [...scores]
      .flatMap(([at, score]) => {
        const entry = this.#entries[at]
        if (!entry) return []
        const { indexed, traits } = entry
        const isMeant = accepts(indexed) && (!asked.isWho || indexed.operation.effect === 'read')
        return isMeant ? [{ ...indexed, at, score: score + ofKind(indexed, traits, asked) }] : []
      })
      .sort((one, other) => other.score - one.score || one.at - other.at)
    const isCallable = (one: IndexedOperation) => isFirst(one) || isLacking(one)
    const best = ranked[0]?.score ?? 0
    const isServed = ranked.some((one) => one.score >= best - FITS && isCallable(one))
    const among = ranked.filter((one) => !isServed || isCallable(one) || named.includes(one.kind))
    const ordered = inTiers(withCopies(among, contentWords(query)), isCallable, named)
    return {
      found: ordered.filter((one) => !isLacking(one)).slice(0, limit),
      lacking: ordered.slice(0, MOST_LACKING).filter(isLacking),
      named: named.map(({ kind }) => kind),
      isWrite: asked.intent.act !== 'read' && asked.intent.act !== 'unknown',
      visited,
    }
  }

  /** The signals of each operation that shares a word with a query, to learn their weights. */
  signals(query: string): ReadonlyMap<IndexedOperation, ReadonlyMap<Signal, number>> {
    const all = new Map<IndexedOperation, Map<Signal, number>>()
    const asked = readFindQuery(query, this.#names, this.#vocabulary)
    this.#eachSignal(asked, (at, signal, value) => {
      const indexed = this.#entries[at]?.indexed
      if (!indexed) return
      if (asked.named.length > 0 && !asked.named.includes(indexed.kind)) return
      const signals = all.get(indexed) ?? new Map<Signal, number>()
      signals.set(signal, (signals.get(signal) ?? 0) + value)
      all.set(indexed, signals)
    })
    return all
  }

  /** Calls `add` with the signals of each operation that shares a word with a query. Returns the number of index entries that it read. */
  #eachSignal(asked: AskedQuery, add: Add): number {
    const { words, pairs } = asked
    const sum = [...words].reduce(
      (total, [word, { weight, isAdded }]) => total + (isAdded ? 0 : weight * this.#rarity(word)),
      0,
    )
    const size = Math.sqrt(Math.max(sum, LEAST_WORDS)) / 3
    const touched = new Set<number>()
    let visited = 0
    for (const [word, { weight }] of words) {
      const value = (weight * this.#rarity(word)) / size
      if (value === 0) continue
      for (const [at, fields] of this.#postings.get(word) ?? []) {
        visited++
        touched.add(at)
        for (const field of fields) add(at, field, value)
      }
    }
    for (const [at, { whole, part, pair }] of this.#phrases.fits(words, pairs)) {
      add(at, 'phrase_whole', whole / size)
      add(at, 'phrase_part', part / size)
      add(at, 'phrase_pair', pair / size)
    }
    for (const at of touched) {
      const traits = this.#entries[at]?.traits
      if (traits) eachSignal(traits, asked, (signal, value) => add(at, signal, value))
    }
    return visited
  }

  #rarity(word: string): number {
    return this.#rarities.get(word) ?? 0
  }

  /** How rare words are: by the entities that a name, a description or a keyword with the word belongs to. */
  #raritiesOf(): ReadonlyMap<string, number> {
    const nameOf = (at: number) => {
      const { kind, operation } = this.#entries[at]!.indexed
      return `${kind.kind} ${operation.entity}`
    }
    const all = new Set(this.#entries.map((_, at) => nameOf(at))).size
    return new Map(
      [...this.#postings].map(([word, postings]) => {
        const telling = postings.filter(([, fields]) => TELLING.some((field) => fields.has(field)))
        const { size } = new Set(telling.map(([at]) => nameOf(at)))
        return [word, Math.log(1 + (all - size + 0.5) / (size + 0.5))]
      }),
    )
  }

  #addKind(kind: AgentKind): void {
    const entities = [...new Set(kind.operations.map(({ entity }) => entity))]
    const siblings = (entity: string) => kind.operations.filter((one) => one.entity === entity).length
    for (const [operation, keywords] of keywordsOf(kind)) {
      const { entity } = operation
      const place = { siblings: siblings(entity), place: entities.indexOf(entity) / entities.length }
      const at =
        this.#entries.push({ indexed: { kind, operation }, traits: traitsOfOperation(operation, keywords, place) }) - 1
      const words = new Map<string, Set<SignalText>>()
      for (const [field, text] of Object.entries(textsOf(kind, operation, keywords)) as [
        SignalText,
        Iterable<string>,
      ][]) {
        for (const word of text) words.set(word, (words.get(word) ?? new Set()).add(field))
      }
      for (const [word, fields] of words) {
        const postings = this.#postings.get(word) ?? []
        postings.push([at, fields])
        this.#postings.set(word, postings)
      }
    }
  }
}

/** Texts that name the subject of an operation. */
const TELLING: readonly SignalText[] = ['entity', 'first', 'about', 'own', 'shared']

/** The words of an operation's texts. */
function textsOf(
  kind: AgentKind,
  operation: AgentOperation,
  { own, shared }: KeywordWords,
): Record<SignalText, Iterable<string>> {
  const { entity, action, description = '', about = '' } = operation
  const [first, rest] = firstSentence(description)
  return {
    entity: contentWords(entity.replaceAll('_', ' ')),
    action: contentWords(ACTION_WORDS[action] ?? action.replaceAll('_', ' ')),
    title: contentWords(kindWords(kind)[0] ?? ''),
    first: contentWords(first),
    rest: contentWords(rest),
    about: contentWords(about),
    param: contentWords(paramNames(operation).join(' ')),
    own,
    shared,
  }
}

/** Gain or loss of an operation by its kind, and the account's own record where a query asks for it. */
function ofKind({ kind }: IndexedOperation, { isAccount }: Traits, { named, hinted, isWho }: AskedQuery): number {
  const meant = named.length > 0 ? named : hinted
  return (meant.length > 0 && !meant.includes(kind) ? -OTHER_KIND : 0) + (isWho && isAccount ? OWN_RECORD : 0)
}

/** The same operations: kinds that the query names come first, and within each part the callable ones. */
function inTiers(
  found: readonly FoundOperation[],
  isFirst: Choice['isFirst'],
  named: readonly AgentKind[],
): FoundOperation[] {
  const tierOf = (one: IndexedOperation) => (named.includes(one.kind) ? 0 : 2) + (isFirst(one) ? 0 : 1)
  return [0, 1, 2, 3].flatMap((tier) => found.filter((one) => tierOf(one) === tier))
}

/**
 * The same operations. The search of a copy comes before the lists of its entity: it takes any filter and sends no upstream request. A
 * query that names only the list puts the list first.
 */
function withCopies(found: readonly FoundOperation[], asked: readonly string[]): FoundOperation[] {
  const rest = new Set(found)
  const ordered: FoundOperation[] = []
  for (const one of found) {
    if (!rest.has(one)) continue
    const { entity, action } = one.operation
    const isAsked = action === 'list' || action === 'api_search'
    const copy = isAsked ? found.find((other) => isSearchOf(other, one.kind, entity)) : undefined
    const pair = !copy || !rest.has(copy) ? [one] : isPlainList(one, asked) ? [one, copy] : [copy, one]
    for (const next of pair) {
      rest.delete(next)
      ordered.push(next)
    }
  }
  return ordered
}

/** Whether a query has no word besides the entity, its kind and verbs of listing: nothing to filter by. */
function isPlainList({ kind, operation: { entity, action } }: IndexedOperation, asked: readonly string[]): boolean {
  const words = new Set([
    ...contentWords(`${entity.replaceAll('_', ' ')} ${ACTION_WORDS.list}`),
    ...kindWords(kind).map(stem),
  ])
  return action === 'list' && asked.every((word) => words.has(word))
}

function isSearchOf({ kind, operation }: IndexedOperation, of: AgentKind, entity: string): boolean {
  return kind === of && operation.action === 'search' && operation.entity === entity
}

function firstSentence(text: string): readonly [first: string, rest: string] {
  const end = text.search(/[.:;] /)
  return end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end + 1)]
}

function paramNames({ params }: AgentOperation): string[] {
  return Object.keys(schemaProperties(params)).map((name) => name.replaceAll('_', ' '))
}
