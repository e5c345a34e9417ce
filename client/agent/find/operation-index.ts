/**
 * Finds operations by plain words: a log-linear model over the texts of the manifests, the verb of the query and what an operation does. In
 * memory, without a network.
 */
import { groupBy } from '../../../runtime/base/groups.ts'
import type { AgentKind, AgentOperation } from '../agent-source.ts'
import { type AskedQuery, ownWordsIn, readFindQuery } from './asked.ts'
import { ACTION_WORDS, type Act } from './intent.ts'
import type { Fit } from './match.ts'
import { keywordsOf } from './keywords.ts'
import { KindNames, kindWords } from './kind-names.ts'
import { Phrases } from './phrases.ts'
import { eachSignal, type Signal, type Traits, traitsOfOperation } from './signals.ts'
import { Vocabulary } from './spelling.ts'
import { type FieldSet, Texts } from './texts.ts'
import { WEIGHTS } from './weights.ts'
import { contentWords, stem } from './words.ts'

/** An operation of a kind in the index. */
export interface IndexedOperation {
  readonly kind: AgentKind
  readonly operation: AgentOperation
}

/** An operation that a search found. */
export interface FoundOperation extends IndexedOperation {
  readonly fit: Fit
}

/** Restricts and ranks the operations of a search. */
export interface Choice {
  accepts(indexed: IndexedOperation): boolean
  /** Whether an operation comes before all others, however well they match. Kinds that the query names come before even these. */
  isFirst(indexed: IndexedOperation): boolean
  /** A gain of the score, as the logarithm of odds. */
  gain?(indexed: IndexedOperation): number
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
  readonly act: Act
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
/** Rarity of a word that no text has. */
const UNKNOWN = 6
/** Words count less in long queries: their sum has at least this size. */
const LEAST_WORDS = 4

/** An operation, its number and the logarithm of how well it fits. */
interface RankedOperation extends IndexedOperation {
  readonly at: number
  readonly score: number
}

interface Entry {
  readonly indexed: IndexedOperation
  readonly traits: Traits
}

/** Takes the words and phrases that a query shares with the texts of entries. */
interface Sharing {
  word(entry: number, set: FieldSet, value: number): void
  phrase(entry: number, signal: Signal, value: number): void
}

/** Operations of kinds by the words that describe them. */
export class OperationIndex {
  readonly #entries: Entry[] = []
  readonly #texts = new Texts()
  readonly #phrases: Phrases
  readonly #names: KindNames
  readonly #vocabulary: Vocabulary

  constructor(kinds: readonly AgentKind[]) {
    this.#names = new KindNames(kinds)
    for (const kind of kinds) this.#addKind(kind)
    this.#vocabulary = new Vocabulary(kinds)
    const phrases = this.#entries.map(({ traits }) => traits.keywords.phrases)
    this.#phrases = new Phrases(phrases, (word) => this.#texts.rarity(word))
  }

  /** The accepted operations that match a query, at most `limit`. */
  find(
    query: string,
    { accepts, isFirst, isLacking = () => false, gain = () => 0 }: Choice,
    limit: number,
  ): FoundOperations {
    const asked = readFindQuery(query, this.#names, this.#vocabulary)
    const { named } = asked
    const { scores, visited } = this.#textScores(asked)
    const ranked = scores
      .flatMap(({ at, score, indexed, traits }) => {
        const isMeant = accepts(indexed) && (!asked.isWho || indexed.operation.effect === 'read')
        return isMeant ? [{ ...indexed, at, score: score + scoreOf(indexed, traits, asked) + gain(indexed) }] : []
      })
      .sort((one, other) => other.score - one.score || one.at - other.at)
    const isCallable = (one: IndexedOperation) => isFirst(one) || isLacking(one)
    const best = ranked[0]?.score ?? 0
    const isServed = ranked.some((one) => one.score >= best - FITS && isCallable(one))
    const among = ranked.filter((one) => !isServed || isCallable(one) || named.includes(one.kind))
    const ordered = inTiers(withCopies(among, contentWords(query)), isCallable, named)
    const rivals = ordered.filter(({ kind }) => named.length === 0 || named.includes(kind))
    const all = rivals.reduce((sum, { score }) => sum + Math.exp(score - best), 0)
    const found = ordered.filter((one) => !isLacking(one)).slice(0, limit)
    const fitOf = (one: RankedOperation) => ({
      probability: rivals.includes(one) ? Math.exp(one.score - best) / all : 0,
      covered: this.#covered(one.at, asked),
    })
    return {
      found: found.map((one) => ({ ...one, fit: fitOf(one) })),
      lacking: ordered.slice(0, MOST_LACKING).filter(isLacking),
      named: named.map(({ kind }) => kind),
      act: asked.intent.act,
      visited,
    }
  }

  /** The words of a query that may be names of records: quoted ones, names, and words that no text has. */
  names(query: string): readonly string[] {
    return ownWordsIn(query, this.#names, (word) => this.#texts.with(stem(word)).length > 0)
  }

  /** The signals of each operation that shares a word with a query, to learn their weights. */
  signals(query: string): ReadonlyMap<IndexedOperation, ReadonlyMap<Signal, number>> {
    const all = new Map<number, Map<Signal, number>>()
    const asked = readFindQuery(query, this.#names, this.#vocabulary)
    const add = (at: number, signal: Signal, value: number) => {
      const signals = all.get(at) ?? new Map<Signal, number>()
      signals.set(signal, (signals.get(signal) ?? 0) + value)
      all.set(at, signals)
    }
    this.#share(asked, { word: (at, { fields }, value) => fields.forEach((one) => add(at, one, value)), phrase: add })
    const meant = this.#entriesAt(all.keys()).filter(
      ({ indexed: { kind } }) => asked.named.length === 0 || asked.named.includes(kind),
    )
    for (const { at, traits } of meant) {
      for (const [signal, value] of traits.constants) add(at, signal, value)
      eachSignal(traits, asked, (signal, value) => add(at, signal, value))
    }
    return new Map(meant.map(({ at, indexed }) => [indexed, all.get(at) ?? new Map()]))
  }

  #textScores(asked: AskedQuery) {
    const scores = new Float64Array(this.#entries.length)
    const entries = new Set<number>()
    const add = (at: number, score: number) => {
      scores[at] = (scores[at] ?? 0) + score
    }
    const visited = this.#share(asked, {
      word: (at, { weight }, value) => {
        entries.add(at)
        add(at, weight * value)
      },
      phrase: (at, signal, value) => add(at, WEIGHTS[signal] * value),
    })
    return { scores: this.#entriesAt(entries).map((entry) => ({ ...entry, score: scores[entry.at] ?? 0 })), visited }
  }

  /** The share of the words of a query that the texts of an entry have. A word that no text has counts most. */
  #covered(entry: number, { words }: AskedQuery): number {
    let [had, all] = [0, 0]
    for (const [word, { weight, isAdded }] of words) {
      if (isAdded || weight < 1) continue
      const postings = this.#texts.with(word)
      const value = postings.length > 0 ? this.#texts.rarity(word) : UNKNOWN
      all += value
      if (postings.some((posting) => posting.entry === entry)) had += value
    }
    return all > 0 ? had / all : 0
  }

  #entriesAt(places: Iterable<number>): (Entry & { readonly at: number })[] {
    return [...places].flatMap((at) => {
      const entry = this.#entries[at]
      return entry ? [{ ...entry, at }] : []
    })
  }

  /** Reports what a query shares with texts. Returns the number of index entries that it read. */
  #share({ words, pairs }: AskedQuery, { word: addWord, phrase: addPhrase }: Sharing): number {
    const plain = [...words].filter(([, { isAdded }]) => !isAdded)
    const sum = plain.reduce((total, [word, { weight }]) => total + weight * this.#texts.rarity(word), 0)
    const size = Math.sqrt(Math.max(sum, LEAST_WORDS)) / 3
    let visited = 0
    for (const [word, { weight }] of words) {
      const value = (weight * this.#texts.rarity(word)) / size
      if (value === 0) continue
      for (const { entry, set } of this.#texts.with(word)) {
        visited++
        addWord(entry, set, value)
      }
    }
    for (const [entry, { whole, part, pair }] of this.#phrases.fits(words, pairs)) {
      addPhrase(entry, 'phrase_whole', whole / size)
      addPhrase(entry, 'phrase_part', part / size)
      addPhrase(entry, 'phrase_pair', pair / size)
    }
    return visited
  }

  #addKind(kind: AgentKind): void {
    const entities = [...new Set(kind.operations.map(({ entity }) => entity))]
    const actions = groupBy(kind.operations, ({ entity }) => entity)
    for (const [operation, keywords] of keywordsOf(kind)) {
      const { entity } = operation
      const place = entities.indexOf(entity) / entities.length
      const siblings = (actions.get(entity) ?? []).map(({ action }) => action)
      const traits = traitsOfOperation(operation, keywords, { siblings, place })
      const at = this.#entries.push({ indexed: { kind, operation }, traits }) - 1
      this.#texts.add(at, kind, operation, keywords)
    }
  }
}

/** Score of an operation besides its texts: its signals, its kind, and the account's own record where a query asks for it. */
function scoreOf({ kind }: IndexedOperation, traits: Traits, asked: AskedQuery): number {
  const { named, hinted, isWho } = asked
  const meant = named.length > 0 ? named : hinted
  let score = traits.constant
  eachSignal(traits, asked, (signal, value) => (score += WEIGHTS[signal] * value))
  if (meant.length > 0 && !meant.includes(kind)) score -= OTHER_KIND
  return isWho && traits.isAccount ? score + OWN_RECORD : score
}

/** The same operations: kinds that the query names come first, and within each part the callable ones. */
function inTiers(
  found: readonly RankedOperation[],
  isFirst: Choice['isFirst'],
  named: readonly AgentKind[],
): RankedOperation[] {
  const tierOf = (one: IndexedOperation) => (named.includes(one.kind) ? 0 : 2) + (isFirst(one) ? 0 : 1)
  return [0, 1, 2, 3].flatMap((tier) => found.filter((one) => tierOf(one) === tier))
}

/**
 * The same operations. The search of a copy comes before the lists of its entity: it takes any filter and sends no upstream request. A
 * query that names only the list puts the list first.
 */
function withCopies(found: readonly RankedOperation[], asked: readonly string[]): RankedOperation[] {
  const keyOf = ({ kind, operation }: IndexedOperation) => `${kind.kind} ${operation.entity}`
  const copies = new Map(
    found.filter(({ operation }) => operation.action === 'search').map((one) => [keyOf(one), one] as const),
  )
  if (copies.size === 0) return [...found]
  const ordered = new Set<RankedOperation>()
  for (const one of found) {
    const { action } = one.operation
    const copy = action === 'list' || action === 'api_search' ? copies.get(keyOf(one)) : undefined
    if (copy && !isPlainList(one, asked)) ordered.add(copy)
    ordered.add(one)
    if (copy) ordered.add(copy)
  }
  return [...ordered]
}

/** Whether a query has no word besides the entity, its kind and verbs of listing: nothing to filter by. */
function isPlainList({ kind, operation: { entity, action } }: IndexedOperation, asked: readonly string[]): boolean {
  const words = new Set([
    ...contentWords(`${entity.replaceAll('_', ' ')} ${ACTION_WORDS.list}`),
    ...kindWords(kind).map(stem),
  ])
  return action === 'list' && asked.every((word) => words.has(word))
}
