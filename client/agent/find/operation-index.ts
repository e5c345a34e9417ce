/**
 * Finds operations by plain words: BM25 over the texts of the manifests, with the verbs and the kind of the query as factors. In memory,
 * without a network.
 * @see https://doi.org/10.1561/1500000019 for BM25
 */
import { isOwnAction } from '../../../runtime/base/actions.ts'
import { schemaProperties, requiredNames } from '../../base/schemas.ts'
import type { AgentKind, AgentOperation } from '../agent-source.ts'
import { keywordsOf, type KeywordWords } from './keywords.ts'
import { ACTION_WORDS, type Intent, intentOf } from './intent.ts'
import { Vocabulary } from './spelling.ts'
import {
  asksWho,
  contentWords,
  inManifestWords,
  plainWords,
  type QueryWord,
  queryWords,
  rootOf,
  stem,
} from './words.ts'

/** An operation of a kind in the index. */
export interface IndexedOperation {
  readonly kind: AgentKind
  readonly operation: AgentOperation
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
  readonly found: readonly IndexedOperation[]
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

const WEIGHTS = {
  kind: 1.5,
  entity: 8,
  action: 1,
  description: 1,
  about: 0.6,
  rest: 0.5,
  param: 0.35,
  own: 4,
  shared: 2.5,
}
/** Constants of BM25: how soon more of a word adds nothing, and how much a long text counts against an operation. */
const SATURATION = 3
const LENGTH = 0.15
/** Factor of kinds that the query does not name, when it names one. */
const OTHER_KIND = 0.15
/** Factor of an entity that belongs to another, unless the query names both: `task_projects`. */
const UNNAMED_PART = 0.7
/** Factor of an entity whose words are in the other order. */
const TURNED = 0.85

/** Factor of a writing operation with the query's verb in its name, or first in its description. */
const OWN_VERB = 3

/** Factor of the connected account's own record, where a query asks whose account is connected. */
const OWN_RECORD = 4

/** Operations that can be called fit from this share of the best score on. Others are then left out. */
const FITS = 0.5

/** Weekdays, which may also name a kind. */
const WEEKDAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/

interface Entry {
  readonly indexed: IndexedOperation
  readonly length: number
  readonly entityWords: readonly string[]
  /** Roots of its verbs. Empty for a read. */
  readonly verbs: ReadonlySet<string>
  readonly keywords: KeywordWords
}

/** A kind, the words of its names in order, and the stems of its entities. */
interface KindNames {
  readonly kind: AgentKind
  readonly names: readonly string[]
  readonly nouns: ReadonlySet<string>
}

/** Operations of kinds by the words that describe them. */
export class OperationIndex {
  readonly #entries: Entry[] = []
  /** By word: the operations that it describes, with weights. */
  readonly #postings = new Map<string, [entry: number, weight: number][]>()
  readonly #names: readonly KindNames[]
  readonly #vocabulary: Vocabulary
  readonly #meanLength: number

  constructor(kinds: readonly AgentKind[]) {
    this.#names = kinds.map((kind) => ({ kind, names: kindWords(kind), nouns: entityNouns(kind) }))
    for (const kind of kinds) {
      for (const [operation, keywords] of keywordsOf(kind)) this.#add({ kind, operation }, keywords)
    }
    this.#vocabulary = new Vocabulary(kinds)
    this.#meanLength = this.#entries.reduce((sum, { length }) => sum + length, 0) / Math.max(1, this.#entries.length)
  }

  /** The accepted operations that match a query, at most `limit`. */
  find(query: string, { accepts, isFirst, isLacking = () => false }: Choice, limit: number): FoundOperations {
    const clauses = clausesOf(inManifestWords(query)).map((clause) => this.#vocabulary.respell(clause))
    const spelled = this.#withoutDays(clauses.join(' '))
    const intents = clauses.map((clause) => intentOf(this.#withoutNames(clause)))
    // "I spoke to Ada, log the call" asks for what its second part says.
    const intent = intents.find(({ isWrite }) => isWrite) ?? intents[0] ?? intentOf(spelled)
    const named = this.#namedKinds(spelled)
    const words = queryWords(withoutList(withNames(spelled, named)))
    if (intent.verb !== undefined && !words.has(intent.verb))
      words.set(intent.verb, { weight: 1, position: 0, isPlural: false })
    const { scores, visited } = this.#scoresOf(words)
    const factor = this.#factorOf(words, intent, named.length > 0 ? named : this.#hintedKinds(query))
    const isWho = asksWho(query)
    const ranked = [...scores]
      .flatMap(([at, score]) => {
        const entry = this.#entries[at]
        return entry && accepts(entry.indexed) ? [{ entry, at, score }] : []
      })
      .map(({ entry, at, score }) => ({ entry, at, score: score * factor(entry) * (isWho ? whoFit(entry) : 1) }))
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score || one.at - other.at)
    const asked = contentWords(spelled)
    const isCallable = (one: IndexedOperation) => isFirst(one) || isLacking(one)
    const best = ranked[0]?.score ?? 0
    const isServed = ranked.some(({ entry, score }) => score >= best * FITS && isCallable(entry.indexed))
    const among = ranked
      .map(({ entry }) => entry.indexed)
      .filter((one) => !isServed || isCallable(one) || named.includes(one.kind))
    const ordered = inTiers(withCopies(among, asked), isCallable, named)
    return {
      found: ordered.filter((one) => !isLacking(one)).slice(0, limit),
      lacking: ordered.slice(0, MOST_LACKING).filter(isLacking),
      named: named.map(({ kind }) => kind),
      isWrite: intent.isWrite === true,
      visited,
    }
  }

  #scoresOf(words: ReadonlyMap<string, QueryWord>): { readonly scores: Map<number, number>; readonly visited: number } {
    const scores = new Map<number, number>()
    let visited = 0
    for (const [word, { weight }] of words) {
      const postings = this.#postings.get(word) ?? []
      visited += postings.length
      const rarity = Math.log(1 + (this.#entries.length - postings.length + 0.5) / (postings.length + 0.5))
      for (const [at, count] of postings) {
        const length = 1 - LENGTH + LENGTH * ((this.#entries[at]?.length ?? 0) / this.#meanLength)
        const score = weight * rarity * ((count * (SATURATION + 1)) / (count + SATURATION * length))
        scores.set(at, (scores.get(at) ?? 0) + score)
      }
    }
    return { scores, visited }
  }

  /** Factor of an operation's score: the kinds that the query names, its verbs, the parts of the entity. */
  #factorOf(
    words: ReadonlyMap<string, QueryWord>,
    { verb, word, fit }: Intent,
    named: readonly AgentKind[],
  ): (entry: Entry) => number {
    return ({ indexed: { kind, operation }, entityWords, verbs, keywords }) => {
      const ofKind = named.length === 0 || named.includes(kind) ? 1 : OTHER_KIND
      const ofAction = fit(operation, words.get(entityWords.at(-1) ?? '')?.isPlural)
      const isOwn =
        verb !== undefined && (verbs.has(verb) || verbs.has(withoutAgain(verb)) || keywords.own.has(word ?? ''))
      const isNamed = [...keywords.own].some((one) => words.has(one))
      return ofKind * (isOwn ? Math.max(OWN_VERB, ofAction) : ofAction) * (isNamed ? 1 : entityFit(entityWords, words))
    }
  }

  /** The kinds that a query names by the first word of their names, however it is spaced. Of several, those with the most words in it. */
  #namedKinds(query: string): readonly AgentKind[] {
    const plain = plainWords(query)
    const pairs = plain.slice(1).map((word, at) => `${plain[at]}${word}`)
    const words = new Set([...plain, ...pairs])
    const stems = new Set(plain.map(stem))
    const count = (names: readonly string[]) => names.filter((name) => stems.has(stem(name))).length
    const named = this.#names.filter(({ names: [first = ''] }) => words.has(first))
    const isBest = ({ names }: KindNames) =>
      named.every((other) => other.names[0] !== names[0] || count(other.names) <= count(names))
    return named.filter(isBest).map(({ kind }) => kind)
  }

  /** A clause without leading names of kinds: "Jira: close the sprint" asks to close. */
  #withoutNames(clause: string): string {
    const words = plainWords(clause)
    const isName = (word: string) => this.#names.some(({ names: [first] }) => first === word)
    const start = words.findIndex((word) => !isName(word))
    return words.slice(Math.max(0, start)).join(' ')
  }

  /** The kinds whose titles share a capitalized word with the query, after its first word: "a file on Drive". */
  #hintedKinds(query: string): readonly AgentKind[] {
    const words: readonly string[] = query.match(/(?<=\S\s+)\p{Lu}\p{Ll}+/gu) ?? []
    const isHinted = ({ title }: AgentKind) => title.split(' ').some((word) => words.includes(word))
    return this.#names.map(({ kind }) => kind).filter(isHinted)
  }

  /** A query without weekdays. A kind of the same name is meant in an address, after "in", and by its entities. */
  #withoutDays(query: string): string {
    const words = plainWords(query)
    const isKind = (word: string, at: number) => {
      const after = at === 0 ? words : words.slice(at + 1, at + 2)
      const hasNoun = ({ nouns }: KindNames) => after.some((one) => nouns.has(stem(one)))
      const meant = this.#names.filter(({ names: [first] }) => first === word)
      return words[at + 1] === 'com' || meant.some((names) => words[at - 1] === 'in' || hasNoun(names))
    }
    return words.filter((word, at) => !WEEKDAY.test(word) || isKind(word, at)).join(' ')
  }

  #add(indexed: IndexedOperation, keywords: KeywordWords): void {
    const { kind, operation } = indexed
    const counts = new Map<string, number>()
    const count = (text: string, weight: number) => {
      for (const word of contentWords(text)) counts.set(word, (counts.get(word) ?? 0) + weight)
    }
    const entity = operation.entity.replaceAll('_', ' ')
    const verbs = verbsOf(operation)
    count(kindWords(kind)[0] ?? '', WEIGHTS.kind)
    count(entity, WEIGHTS.entity)
    for (const word of contentWords(entity)) if (verbs.has(rootOf(word))) counts.set(rootOf(word), WEIGHTS.entity)
    count(ACTION_WORDS[operation.action] ?? operation.action.replaceAll('_', ' '), WEIGHTS.action)
    const [first, rest] = firstSentence(operation.description ?? '')
    count(first, WEIGHTS.description)
    count(rest, WEIGHTS.rest)
    count(operation.about ?? '', WEIGHTS.about)
    for (const word of keywords.own) counts.set(word, (counts.get(word) ?? 0) + WEIGHTS.own)
    for (const word of keywords.shared) counts.set(word, (counts.get(word) ?? 0) + WEIGHTS.shared)
    count(paramNames(operation).join(' '), WEIGHTS.param)
    const at = this.#entries.length
    const length = [...counts.values()].reduce((sum, weight) => sum + weight, 0)
    this.#entries.push({ indexed, length, entityWords: contentWords(entity), verbs, keywords })
    for (const [word, weight] of counts) {
      const postings = this.#postings.get(word) ?? []
      postings.push([at, weight])
      this.#postings.set(word, postings)
    }
  }
}

/** The same operations: kinds that the query names come first, and within each part the callable ones. */
function inTiers(
  found: readonly IndexedOperation[],
  isFirst: Choice['isFirst'],
  named: readonly AgentKind[],
): IndexedOperation[] {
  const tierOf = (one: IndexedOperation) => (named.includes(one.kind) ? 0 : 2) + (isFirst(one) ? 0 : 1)
  return [0, 1, 2, 3].flatMap((tier) => found.filter((one) => tierOf(one) === tier))
}

/**
 * The same operations. The search of a copy comes before the lists of its entity: it takes any filter and sends no upstream request. A
 * query that names only the list puts the list first.
 */
function withCopies(found: readonly IndexedOperation[], asked: readonly string[]): IndexedOperation[] {
  const rest = new Set(found)
  const ordered: IndexedOperation[] = []
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

/** Fit of an operation to the question whose account is connected: a record without an ID is the account's own. */
function whoFit({ indexed: { operation } }: Entry): number {
  const { action, params, effect } = operation
  if (effect !== 'read') return 0
  const isOwn = action === 'get' && requiredNames(params).length === 0
  return isOwn ? OWN_RECORD : 1
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

/**
 * Fit of an entity with several words. A word that the query lacks counts against it, and so does the order: `project_tasks` are tasks of
 * a project.
 */
function entityFit(entityWords: readonly string[], words: ReadonlyMap<string, QueryWord>): number {
  if (entityWords.length < 2) return 1
  const unnamed = entityWords.filter((word) => !words.has(word)).length
  const [head, ...others] = entityWords.map((word) => words.get(word)?.position).reverse()
  const isTurned = head !== undefined && others.some((position) => position !== undefined && position < head - 1)
  return UNNAMED_PART ** unnamed * (isTurned ? TURNED : 1)
}

/** Verbs of a writing operation, from its names and its description: `invoices.void`, "Voids an invoice". */
function verbsOf({ entity, action, description = '', effect }: AgentOperation): ReadonlySet<string> {
  if (effect === 'read') return new Set()
  const [first = ''] = plainWords(description)
  const own = isOwnAction(action) ? action.split('_') : []
  // Who deletes a pin takes it back.
  const noun = action === 'delete' ? [] : entity.split('_')
  return new Set([first, ...own, ...noun].map((word) => rootOf(stem(word))))
}

function clausesOf(query: string): string[] {
  return query.split(/[,;:.!?]+\s+/).filter((clause) => plainWords(clause).length > 0)
}

/** A query without a leading "list": it asks for no lists, unless nothing follows. */
function withoutList(query: string): string {
  return query.replace(/^list (?=\S)/, '')
}

/** `open` of reopen. */
function withoutAgain(verb: string): string {
  return verb.replace(/^re(?=\w{3})/, '')
}

function firstSentence(text: string): readonly [first: string, rest: string] {
  const end = text.search(/[.:;] /)
  return end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end + 1)]
}

/** Words before a place. "from Drive" is the rest of a name that appears elsewhere. */
const PLACE_BEFORE = new Set(['in', 'on', 'from', 'to', 'via'])

/** A query in which the first word of a kind's names replaces the whole name: "drive" of "Google Drive" is not that of "shared drives". */
function withNames(query: string, named: readonly AgentKind[]): string {
  const names = named.map(kindWords)
  const words: string[] = []
  for (const word of plainWords(query)) {
    const last = words.at(-1) ?? ''
    const isRest = names.some(
      ([first, ...rest]) =>
        (first === last || PLACE_BEFORE.has(last)) && rest.some((one) => one !== first && stem(one) === stem(word)),
    )
    if (names.some(([first]) => first === `${last}${word}`)) words.splice(-1, 1, `${last}${word}`)
    else if (!isRest) words.push(word)
  }
  return words.join(' ')
}

function kindWords({ kind, title }: AgentKind): string[] {
  return [...new Set(plainWords(`${kind} ${title}`))]
}

function entityNouns({ operations }: AgentKind): ReadonlySet<string> {
  return new Set(operations.flatMap(({ entity }) => contentWords(entity.replaceAll('_', ' '))))
}

function paramNames({ params }: AgentOperation): string[] {
  return Object.keys(schemaProperties(params)).map((name) => name.replaceAll('_', ' '))
}
