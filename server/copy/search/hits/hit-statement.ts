/** The statements of a search box: what may be meant in each of many copies, best first. Every word is a param; names are declared ones. */
import type { Sql, Statement } from '../../../ground/store/index.ts'
import type { Copy } from '../../records/copy.ts'
import {
  type Bind,
  declaredText,
  expressionSql,
  type FieldExpression,
  JOINED_CHARACTERS,
  nearSql,
} from '../../records/expressions.ts'
import { recordTableOf } from '../../records/tables.ts'
import type { Path } from '../../language/field-paths.ts'
import { anyOf, type AskedWord, askedWords, tsqueryOf } from '../../language/terms.ts'
import { letterCount, nearnessOf, wordsOf } from '../../language/words.ts'

/** The locations of values in a record, by which a search box finds and shows it: each a field and a path into it. */
export interface HitLocations {
  readonly title: readonly (readonly string[])[]
  readonly text: readonly (readonly string[])[]
  /** Whether records have texts of own fields. */
  readonly hasOwn?: boolean
}

/** A copy that is searched. */
export interface HitCopy {
  readonly copy: Copy
  /** Values of its records that are searched. */
  readonly hit: HitLocations
  readonly generation: number
  /** Number of its records. */
  readonly records: number
  /** The versions of its rows: see `COPY_VERSION`. */
  readonly version?: string | undefined
}

/** A record that may be meant. */
export interface HitCandidate {
  /** The number of its copy. */
  readonly n: number
  readonly key: string
  readonly title: readonly (string | null)[]
  readonly text: readonly (string | null)[]
  readonly writtenAt: Date
  /** Whether it has all the words, be it behind the text that is read here. */
  readonly hasAll: boolean
}

/** Stages of a search: records with all the words, then records with any of them or near ones. */
export type HitStage = 'all' | 'any'

/** Number of copies that one statement searches. */
const COPIES_OF_STATEMENT = 50
/** Maximum number of records of a copy that is read through. */
const MOST_MATCHES = 10_000
/** Maximum numbers of ranked records of a copy with indexes: with all words, and with all in the title. */
const [MOST_WITH_ALL, MOST_TITLED] = [1000, 500]
/** Maximum numbers of ranked records where less is wanted: with other sets of words, with the nearest titles, and of these titles. */
const [MOST_WITH_ANY, MOST_NEAREST, MOST_NEAR] = [400, 200, 1000]
/** Maximum number of records of a copy, and of a statement, that are ranked in full. */
const MOST_CANDIDATES = 200
/** Characters that are read of each text: enough for the words around a match. */
const TEXT_CHARACTERS = 1000

/** Returns the searched text of a record: title, text, key and texts of own fields as one. */
function wholeOf({ title, text, hasOwn = false }: HitLocations): Path {
  const whole = joined([...title, ...text])
  return hasOwn ? { ...whole, field: `${whole.field} and own fields`, joinsOwn: true } : whole
}

function joined(locations: HitLocations['title']): Path {
  return { field: JSON.stringify(locations), type: 'string', rest: [], joined: locations }
}

/** The expressions that a search compares, so that indexes can serve it. */
export function hitExpressions({ hit }: Pick<HitCopy, 'hit'>): FieldExpression[] {
  return [
    { kind: 'terms', path: wholeOf(hit) },
    { kind: 'near', path: joined(hit.title) },
  ]
}

/** Words that many records of a table have. */
export interface CommonWords {
  /** Whether the planner lists a word as common in a text. */
  readonly isCommon: (path: Path, word: string) => boolean
}

/** Query of a stage. */
export interface HitQuery {
  readonly typed: Typed
  readonly stage: HitStage
  /** Copies that indexes serve, with the common words of their tables; any other is read through. */
  readonly served: ReadonlyMap<HitCopy, CommonWords>
}

/** The statements of a stage over copies; their numbers in the rows are those in the list. */
export function hitStatements(copies: readonly HitCopy[], { typed, stage, served }: HitQuery): Statement[] {
  const starts = copies.map((_, n) => n).filter((n) => n % COPIES_OF_STATEMENT === 0)
  return starts.map((start) => {
    const params: unknown[] = []
    const bind: Bind = (value) => `$${params.push(value)}`
    const given: GivenWords = { stage, typed, ...wordParams(bind) }
    const parts = copies
      .slice(start, start + COPIES_OF_STATEMENT)
      .map((copy, at) => partOf(copy, start + at, given, { bind, statistics: served.get(copy) }))
    const text = `select n, key, title, text, written_at as "writtenAt", has_all as "hasAll" from (${parts.join(' union all ')}) as found
      order by rank desc, written_at desc, n, key limit ${MOST_CANDIDATES}`
    return { text, params }
  })
}

/** Reads title and texts of some records of a copy. */
export async function readHits(
  sql: Sql,
  { copy, hit, generation }: HitCopy,
  keys: readonly string[],
): Promise<Pick<HitCandidate, 'key' | 'title' | 'text'>[]> {
  return sql.query(
    `select key, ${textsOf(hit.title)} as title, ${allTextsOf(hit)} as text from ${recordTableOf(copy.kind, copy.entity)}
    where organization_id = $1 and generation = $2 and key = any($3::text[])`,
    [copy.organizationId, generation, [...keys]],
  )
}

function textsOf(locations: HitLocations['title']): string {
  return `array[${locations.map((location) => `left(${declaredText(location)}, ${TEXT_CHARACTERS})`).join(', ')}]::text[]`
}

/** The texts of a record but for its title. Each line of its own fields is one. */
function allTextsOf({ text, hasOwn = false }: HitLocations): string {
  const own = `string_to_array(left(own_text, ${JOINED_CHARACTERS}), chr(10))`
  return hasOwn ? `${textsOf(text)} || coalesce(${own}, '{}')` : textsOf(text)
}

/** How near trigrams have to be in the statements of a stage; undefined where they compare none. */
export function hitNearness({ near }: Typed, stage: HitStage): number | undefined {
  return stage === 'any' && near.length > 0 ? Math.min(...near.map(({ nearness }) => nearness)) : undefined
}

/** The words of a search box, and the params of a statement that hold them. */
interface GivenWords {
  readonly stage: HitStage
  readonly typed: Typed
  readonly asText: (text: string) => string
  readonly asQuery: (query: string) => string
}

/** Binds each text once, when it is first needed. */
function wordParams(bind: Bind): Pick<GivenWords, 'asText' | 'asQuery'> {
  const bound = new Map<string, string>()
  const once = (type: 'text' | 'tsquery') => (value: string) => {
    const name = `${type} ${value}`
    const param = bound.get(name) ?? `${bind(value)}::${type}`
    bound.set(name, param)
    return param
  }
  return { asText: once('text'), asQuery: once('tsquery') }
}

/** SQL of a record's texts: their terms, and its title as text. */
interface ReadTexts {
  readonly terms: string
  readonly title: string
}

function partOf(
  { copy, hit, generation }: HitCopy,
  n: number,
  given: GivenWords,
  { bind, statistics }: { readonly bind: Bind; readonly statistics: CommonWords | undefined },
): string {
  const texts: ReadTexts = {
    terms: expressionSql('terms', wholeOf(hit), bind),
    title: expressionSql('near', joined(hit.title), bind),
  }
  const rows = `${recordTableOf(copy.kind, copy.entity)} where generation = ${bind(generation)}
    and organization_id = ${bind(copy.organizationId)} and connector_id = ${bind(copy.connectorId)}`
  const isCommon = (word: string) => statistics?.isCommon(wholeOf(hit), word) ?? false
  const isMeant = statistics ? isAmong(branchesOf(given, texts, rows, isCommon)) : readThrough(given, texts)
  const isAll = given.stage === 'all'
  // With their limit, the matches are a query of its own: each text is read once.
  return `(select ${n} as n, key, ${textsOf(hit.title)} as title, ${allTextsOf(hit)} as text, written_at, rank, has_all from (
    select key, data, own_text, written_at, ${rankOf(given)} as rank, ${isAll ? 'true' : `terms @@ ${allOf(given, 'loose')}`} as has_all from (
      select key, data, own_text, written_at, ${isAll ? '' : `${texts.terms} as terms, `}${texts.title} as title
      from ${rows} and (${isMeant}) limit ${MOST_MATCHES}
    ) as matches order by rank desc, written_at desc, key limit ${MOST_CANDIDATES}
  ) as best)`
}

/** The records of branches. As an array, they are found once, whatever the planner takes their number for. */
function isAmong(branches: readonly string[]): string {
  return `key = any(array(${branches.join(' union ')}))`
}

/** Lists what each index finds without reading records. Of very common words some records are left out, but none whose title has them all. */
function branchesOf(given: GivenWords, texts: ReadTexts, rows: string, isCommon: (word: string) => boolean): string[] {
  return given.stage === 'all' ? branchesOfAll(given, texts, rows) : branchesOfAny(given, texts, rows, isCommon)
}

function branchesOfAll(given: GivenWords, { terms, title }: ReadTexts, rows: string): string[] {
  const all = `${terms} @@ ${allOf(given, 'whole')}`
  const titled = given.typed.words.map(({ word }) => `${title} like '%' || ${given.asText(decomposed(word))} || '%'`)
  return [
    `(select key from ${rows} and ${all} limit ${MOST_WITH_ALL})`,
    `(select key from ${rows} and ${all} and ${titled.join(' and ')} limit ${MOST_TITLED})`,
  ]
}

/**
 * Records with all words, all but one, with each word, and with a title that is near to a word that no record has. Of a word that many records
 * have, neither beginnings nor other forms are sought.
 */
function branchesOfAny(
  given: GivenWords,
  { terms, title }: ReadTexts,
  rows: string,
  isCommon: (word: string) => boolean,
): string[] {
  const { words, near } = given.typed
  const having = (query: string, most: number) =>
    `(select key from ${rows} and ${terms} @@ ${given.asQuery(query)} limit ${most})`
  const all = words.map(({ word, whole, loose }) => tsqueryOf(isCommon(word) ? whole : loose))
  const allButOne = words.length > 2 ? all.map((left) => all.filter((one) => one !== left).join(' & ')) : []
  const sets = [...new Set([all.join(' & '), ...allButOne, ...all])]
  const isNear = nearnessIn(title, given)
  const nearest = near.map((one) => {
    const isUnknown = `not exists ${having(tsqueryOf(one.whole), 1)}`
    const some = `select key, word_similarity(${given.asText(one.text)}, ${title}) as nearness from ${rows} and ${isNear(one)} and ${isUnknown} limit ${MOST_NEAR}`
    return `(select key from (${some}) as near order by nearness desc limit ${Math.ceil(MOST_NEAREST / near.length)})`
  })
  return [...sets.map((set) => having(set, Math.ceil(MOST_WITH_ANY / sets.length))), ...nearest]
}

/** Returns the condition on each record of a copy without indexes. */
function readThrough(given: GivenWords, { terms, title }: ReadTexts): string {
  if (given.stage === 'all') return `${terms} @@ ${allOf(given, 'whole')}`
  const { words, near } = given.typed
  const hasAny = `${terms} @@ ${given.asQuery(anyOf(words.map(({ loose }) => loose)))}`
  return [hasAny, ...near.map(nearnessIn(title, given))].join(' or ')
}

function allOf({ typed, asQuery }: GivenWords, form: 'whole' | 'loose'): string {
  return asQuery(typed.words.map((word) => tsqueryOf(word[form])).join(' & '))
}

function nearnessIn(title: string, { typed, asText }: GivenWords): (one: NearWord) => string {
  const threshold = Math.min(...typed.near.map(({ nearness }) => nearness))
  return ({ text, nearness }) => `(${nearSql(title, asText(text), { nearness, threshold })})`
}

/** Returns the rank of a match, by its columns `terms` and `title`. In the stage of all words each has them in its terms. */
function rankOf({ stage, typed, asText, asQuery }: GivenWords): string {
  const { words, plain, near } = typed
  const inTitle = words.map(({ word }) => `(strpos(title, ${asText(decomposed(word))}) > 0)::int`).join(' + ')
  const exact = `2 * (${inTitle}) + 4 * similarity(${asText(decomposed(plain))}, title)`
  if (stage === 'all') return exact
  const inTerms = words.map(({ loose }) => `(terms @@ ${asQuery(tsqueryOf(loose))})::int`).join(' + ')
  const nearest = near.map(({ text }) => ` + 4 * word_similarity(${asText(text)}, title)`).join('')
  return `8 * (${inTerms}) + ${exact}${nearest}`
}

/** A word that a title may have with typing errors. */
interface NearWord extends AskedWord {
  readonly text: string
  /** Minimum nearness of the title, from 0 to 1. */
  readonly nearness: number
}

/** The text of a search box, as it is compared. */
export interface Typed {
  /** Its words in their order, one space apart. */
  readonly plain: string
  /** Its words, each once; the longest ones where there are too many. */
  readonly words: readonly AskedWord[]
  /** Words that a title may have with typing errors. */
  readonly near: readonly NearWord[]
}

/** Maximum number of words that are compared: further ones make no difference. */
const MOST_WORDS = 8
/** Shorter words are near to anything. */
const LEAST_LETTERS = 3

/** Reads the words of a text; punctuation has none. */
export function typedWords(text: string): Typed {
  const all = askedWords(text)
  const longest = new Set(all.toSorted((one, other) => other.word.length - one.word.length).slice(0, MOST_WORDS))
  const words = all.filter((word) => longest.has(word))
  const long = words.filter(({ word }) => letterCount(word) >= LEAST_LETTERS)
  const near = long.map((asked) => {
    const text = decomposed(asked.word)
    return { ...asked, text, nearness: nearnessOf(text) }
  })
  return { plain: wordsOf(text).join(' '), words, near }
}

/** A word as titles have it as plain text. */
function decomposed(word: string): string {
  return word.normalize('NFKD')
}
