/**
 * Reads a query: its words with weights, its intent, and the kinds that it names. Quoted texts, names and dates are values, not words of an
 * operation.
 */
import type { AgentKind } from '../agent-source.ts'
import { type Intent, INTENT_WORDS, intentOf } from './intent.ts'
import { type KindNames, withNames } from './kind-names.ts'
import type { Vocabulary } from './spelling.ts'
import { asksWho, contentWords, inManifestWords, plainWords, type QueryWord, queryWords, stem } from './words.ts'

/** A query as the index reads it. */
export interface AskedQuery {
  readonly words: ReadonlyMap<string, QueryWord>
  /** Pairs of words that follow each other. */
  readonly pairs: ReadonlySet<string>
  readonly intent: Intent
  /** Kinds that it names in full. */
  readonly named: readonly AgentKind[]
  /** Kinds at which it hints. */
  readonly hinted: readonly AgentKind[]
  /** Whether it names one record by a number or key. */
  readonly isKeyed: boolean
  readonly isSearch: boolean
  readonly isFile: boolean
  /** Whether it asks whose account is connected. */
  readonly isWho: boolean
  /** Whether it takes back what a verb does: "remove the tag". */
  readonly isUndo: (verb: string) => boolean
}

/** Weights of words that describe values, by their place. */
const VALUE = { quoted: 0.15, name: 0.4, story: 0.4, date: 0.3 }
/** Weight of what a value hints at. */
const HINT = 0.5

/** Values by their form, and the words of the entities that have such values. */
const HINTS: readonly (readonly [RegExp, string])[] = [
  [/\b[A-Z]{2,10}-\d+\b/, 'issue ticket'],
  [/(?<![\w&])#\p{Ll}[\p{L}\d_-]*/u, 'channel message'],
  [/(?<!\w)!\d+|\bMRs?\b/, 'merge request'],
  [/\bPRs?\b/, 'pull request'],
  [/\S+@\S+\.\w/, 'contact customer email'],
  [/\+\d[\d ()-]{6,}/, 'phone number sms call message'],
  [/#\d{3,}/, 'order number'],
  [/\b[A-Z]{1,2}\d+:[A-Z]{1,2}\d+\b/, 'cell range value'],
]
const KEY = /\b[A-Z]{2,}-\d+\b|[#!]\d+|\b\d{3,}\b|\bid\b|\b[a-z]+_\w*\d/
const QUOTED = /["“”«»„]([^"“”«»„]+)["“”«»„]|(?<!\w)'([^']+)'(?!\w)/g
const ADDRESS = /\S+@\S+\.\w+|(?<![\w&])#\p{L}[\p{L}\d_-]*/gu
const NAME = /(?<=[\p{L}\p{N},;:)]\s+)\p{Lu}[\p{L}&]+/gu

/** Words joined to one, as in `billing-service`. */
const JOINED = /[\p{L}\d]+(?:[-_/.][\p{L}\d]+)+/gu

const DATES = set(
  'today tomorrow yesterday tonight monday tuesday wednesday thursday friday saturday sunday january february march april may june july ' +
    'august september october november december jan feb mar apr jun jul aug sep sept oct nov dec week month quarter year day hour minute ' +
    'noon morning afternoon evening night last next pm st th q1 q2 q3 q4 ago since until till weekend',
)
const INTENTS: ReadonlySet<string> = new Set(INTENT_WORDS)
const FILE = set('download export save fetch')
const SEARCH = set('find search look lookup mention mentioned about')
/** Words that take something back. */
const UNDO = set(
  'remove delete undo revert cancel withdraw revoke stop drop clear off away out without keep not don dont never back unsend take clean detach',
)

/** Reads a query. */
export function readFindQuery(query: string, names: KindNames, vocabulary: Vocabulary): AskedQuery {
  const text = names.withoutDays(inManifestWords(query))
  const plainText = text.replace(QUOTED, ' ').replace(ADDRESS, ' ')
  const clauses = clausesOf(plainText)
  const respelled = clauses.map((clause) => vocabulary.respell(clause))
  const intent = intentOf(respelled, names.isFirst)
  const request = plainWords(clauses.slice(0, intent.clause + 1).join(' '))
  const weights = valueWeights(text, plainText, new Set(request))
  const spelled = respelled.join(' ')
  const named = names.named(spelled)
  const quoted = plainWords(text).filter((word) => weights.get(word) === VALUE.quoted)
  const asked = `${withoutList(withNames(spelled, named))} ${quoted.join(' ')}`
  const words = queryWords(asked, (word) => weightOf(word, weights))
  for (const root of intent.act === 'read' ? [] : intent.roots)
    if (root !== '' && !words.has(root)) words.set(root, { weight: 1, isPlural: false, isAdded: true })
  for (const [form, hint] of HINTS) {
    if (!form.test(query)) continue
    for (const word of contentWords(hint)) {
      if ((words.get(word)?.weight ?? 0) < HINT) words.set(word, { weight: HINT, isPlural: false, isAdded: true })
    }
  }
  const plain = plainWords(asked)
  const stems = plain.map(stem)
  return {
    words,
    pairs: new Set(stems.slice(1).map((word, at) => `${stems[at]} ${word}`)),
    intent,
    named,
    hinted: names.hinted(query),
    isKeyed: KEY.test(query),
    isSearch: plain.some((word) => SEARCH.has(word)),
    isFile: plain.some((word) => FILE.has(word)),
    isWho: asksWho(query),
    isUndo: (verb) => request.some((word) => (UNDO.has(word) ? stem(word) !== verb : stem(word) === `un${verb}`)),
  }
}

/** The words of a query that may be names of records. @param isText whether operations have a word */
export function ownWordsIn(query: string, kinds: KindNames, isText: (word: string) => boolean): readonly string[] {
  const text = query.replace(/\S+@\S+\.\w+/g, ' ')
  const values = [QUOTED, ADDRESS, NAME, JOINED].flatMap((form) => [...text.matchAll(form)].map(([value]) => value))
  const named = new Set(plainWords(values.join(' ')))
  const isValue = (word: string) => DATES.has(word) || kinds.isFirst(word) || /^\d+$/.test(word)
  const isWord = (word: string) => INTENTS.has(word) || isText(word)
  return plainWords(text).filter(
    (word) => contentWords(word).length > 0 && !isValue(word) && (named.has(word) || !isWord(word)),
  )
}

/** The parts of a query: a sentence, a part of one, what follows a colon or a dash. */
function clausesOf(query: string): string[] {
  return query.split(/[,;:.!?…]+\s+|\s+[-–—]+\s+|\?+|\.{3,}/).filter((clause) => plainWords(clause).length > 0)
}

/** A query without a leading "list": it asks for no lists, unless nothing follows. */
function withoutList(query: string): string {
  return query.replace(/^list (?=\S)/, '')
}

/** Weights of the words of a query that describe values: quoted texts, addresses, names, and the story after the request. */
function valueWeights(text: string, plainText: string, requested: ReadonlySet<string>): Map<string, number> {
  const weights = new Map<string, number>()
  for (const [name] of plainText.matchAll(NAME)) for (const word of plainWords(name)) weights.set(word, VALUE.name)
  const all = new Set(plainWords(plainText))
  for (const word of all) if (!requested.has(word)) weights.set(word, VALUE.story)
  for (const word of plainWords(text)) if (!all.has(word)) weights.set(word, VALUE.quoted)
  return weights
}

function weightOf(word: string, weights: ReadonlyMap<string, number>): number {
  if (/\d/.test(word)) return 0
  return Math.min(weights.get(word) ?? 1, DATES.has(word) || DATES.has(word.replace(/s$/, '')) ? VALUE.date : 1)
}

function set(text: string): ReadonlySet<string> {
  return new Set(text.split(' '))
}
