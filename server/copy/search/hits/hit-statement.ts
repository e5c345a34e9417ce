/** The statements of a search box: what may be meant in each of many copies, best first. Every word is a param; names are declared ones. */
import type { Sql, Statement } from '../../../ground/store/index.ts'
import type { Copy } from '../../records/copy.ts'
import { type Bind, declaredText, expressionSql, type FieldExpression, nearSql } from '../../records/expressions.ts'
import { recordTableOf } from '../../records/tables.ts'
import type { Path } from '../../language/field-paths.ts'
import { nearnessOf, wordsOf } from '../../language/words.ts'

/** The locations of values in a record, by which a search box finds and shows it: each a field and a path into it. */
export interface HitLocations {
  readonly title: readonly (readonly string[])[]
  readonly text: readonly (readonly string[])[]
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

/** Returns the searched text of a record: title, text and key as one. */
function wholeOf({ title, text }: HitLocations): Path {
  return joined([...title, ...text])
}

function joined(locations: HitLocations['title']): Path {
  return { field: JSON.stringify(locations), type: 'string', rest: [], joined: locations }
}

/** The expressions that a search compares, so that indexes can serve it. */
export function hitExpressions({ hit }: Pick<HitCopy, 'hit'>): FieldExpression[] {
  return [
    { kind: 'words', path: wholeOf(hit) },
    { kind: 'near', path: joined(hit.title) },
  ]
}

/** Query of a stage. */
export interface HitQuery {
  readonly typed: Typed
  readonly stage: HitStage
  /** Whether indexes serve a copy; any other is read through. */
  readonly isServed: (copy: HitCopy) => boolean
}

/** The statements of a stage over copies; their numbers in the rows are those in the list. */
export function hitStatements(copies: readonly HitCopy[], { typed, stage, isServed }: HitQuery): Statement[] {
  const starts = copies.map((_, n) => n).filter((n) => n % COPIES_OF_STATEMENT === 0)
  return starts.map((start) => {
    const params: unknown[] = []
    const bind: Bind = (value) => `$${params.push(value)}`
    const words = new Map(typed.words.map((word) => [word, `${bind(word)}::text`]))
    const given: GivenWords = {
      stage,
      plain: `${bind(typed.plain)}::text`,
      words: [...words.values()],
      near: typed.near.map(([word, nearness]) => ({ word: words.get(word) ?? '', nearness })),
    }
    const parts = copies
      .slice(start, start + COPIES_OF_STATEMENT)
      .map((copy, at) => partOf(copy, start + at, given, { bind, isServed: isServed(copy) }))
    const text = `select n, key, title, text, written_at as "writtenAt", ${stage === 'all'} as "hasAll" from (${parts.join(' union all ')}) as found
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
    `select key, ${textsOf(hit.title)} as title, ${textsOf(hit.text)} as text from ${recordTableOf(copy.kind, copy.entity)}
    where organization_id = $1 and generation = $2 and key = any($3::text[])`,
    [copy.organizationId, generation, [...keys]],
  )
}

function textsOf(locations: HitLocations['title']): string {
  return `array[${locations.map((location) => `left(${declaredText(location)}, ${TEXT_CHARACTERS})`).join(', ')}]::text[]`
}

/** How near trigrams have to be in the statements of a stage; undefined where they compare none. */
export function hitNearness({ near }: Typed, stage: HitStage): number | undefined {
  return stage === 'any' && near.length > 0 ? Math.min(...near.map(([, nearness]) => nearness)) : undefined
}

/** The words of a search box, as params of a statement. */
interface GivenWords {
  readonly stage: HitStage
  readonly plain: string
  readonly words: readonly string[]
  readonly near: readonly { readonly word: string; readonly nearness: number }[]
}

/** SQL of a record's texts: all its words, those of its title, and its title as text. */
interface ReadTexts {
  readonly list: string
  readonly titles: string
  readonly title: string
}

function partOf(
  { copy, hit, generation }: HitCopy,
  n: number,
  given: GivenWords,
  { bind, isServed }: { readonly bind: Bind; readonly isServed: boolean },
): string {
  const texts: ReadTexts = {
    list: expressionSql('words', wholeOf(hit), bind),
    titles: expressionSql('words', joined(hit.title), bind),
    title: expressionSql('near', joined(hit.title), bind),
  }
  const rows = `${recordTableOf(copy.kind, copy.entity)} where generation = ${bind(generation)}
    and organization_id = ${bind(copy.organizationId)} and connector_id = ${bind(copy.connectorId)}`
  const isMeant = isServed ? isAmong(branchesOf(given, texts, rows)) : readThrough(given, texts)
  // With their limit, the matches are a query of its own: each text is read once.
  return `(select ${n} as n, key, ${textsOf(hit.title)} as title, ${textsOf(hit.text)} as text, written_at, rank from (
    select key, data, written_at, ${rankOf(given)} as rank from (
      select key, data, written_at, ${given.stage === 'all' ? '' : `${texts.list} as list, `}${texts.titles} as titles, ${texts.title} as title
      from ${rows} and (${isMeant}) limit ${MOST_MATCHES}
    ) as matches order by rank desc, written_at desc, key limit ${MOST_CANDIDATES}
  ) as best)`
}

/** The records of branches. As an array, they are found once, whatever the planner takes their number for. */
function isAmong(branches: readonly string[]): string {
  return `key = any(array(${branches.join(' union ')}))`
}

/** Lists what each index finds without reading records. Of very common words some records are left out, but none whose title has them all. */
function branchesOf(given: GivenWords, texts: ReadTexts, rows: string): string[] {
  return given.stage === 'all' ? branchesOfAll(given, texts, rows) : branchesOfAny(given, texts, rows)
}

function branchesOfAll({ words }: GivenWords, { list, title }: ReadTexts, rows: string): string[] {
  const all = `${list} @> ${listOf(words)}`
  const titled = words.map((word) => `${title} like '%' || ${word} || '%'`).join(' and ')
  return [
    `(select key from ${rows} and ${all} limit ${MOST_WITH_ALL})`,
    `(select key from ${rows} and ${all} and ${titled} limit ${MOST_TITLED})`,
  ]
}

/** Records with all words but one, with each word, and with a title that is near to a word that no record has. */
function branchesOfAny(given: GivenWords, { list, title }: ReadTexts, rows: string): string[] {
  const { words, near } = given
  const allButOne = words.length > 2 ? words.map((left) => words.filter((word) => word !== left)) : []
  const sets = [...allButOne, ...words.map((word) => [word])]
  const isNear = nearnessIn(title, near)
  const having = (set: readonly string[], most: number) =>
    `(select key from ${rows} and ${list} @> ${listOf(set)} limit ${most})`
  const nearest = near.map(({ word, nearness }) => {
    const isUnknown = `not exists ${having([word], 1)}`
    const some = `select key, word_similarity(${word}, ${title}) as nearness from ${rows} and ${isNear({ word, nearness })} and ${isUnknown} limit ${MOST_NEAR}`
    return `(select key from (${some}) as near order by nearness desc limit ${Math.ceil(MOST_NEAREST / near.length)})`
  })
  return [...sets.map((set) => having(set, Math.ceil(MOST_WITH_ANY / sets.length))), ...nearest]
}

/** Returns the condition on each record of a copy without indexes. */
function readThrough(given: GivenWords, { list, title }: ReadTexts): string {
  const words = listOf(given.words)
  if (given.stage === 'all') return `${list} @> ${words}`
  return [`${list} && ${words}`, ...given.near.map(nearnessIn(title, given.near))].join(' or ')
}

function listOf(words: readonly string[]): string {
  return `array[${words.join(', ')}]`
}

function nearnessIn(title: string, near: GivenWords['near']): (one: GivenWords['near'][number]) => string {
  const threshold = Math.min(...near.map(({ nearness }) => nearness))
  return ({ word, nearness }) => `(${nearSql(title, word, { nearness, threshold })})`
}

/** Returns the rank of a match, by its columns `list`, `titles` and `title`. In the stage of all words each has them in its list. */
function rankOf({ stage, plain, words, near }: GivenWords): string {
  const exact = `2 * (${wordsIn('titles', words)}) + 4 * similarity(${plain}, title)`
  if (stage === 'all') return exact
  const nearest = near.map(({ word }) => ` + 4 * word_similarity(${word}, title)`).join('')
  return `8 * (${wordsIn('list', words)}) + ${exact}${nearest}`
}

function wordsIn(list: string, words: readonly string[]): string {
  return words.map((word) => `(${word} = any(${list}))::int`).join(' + ')
}

/** The text of a search box, as it is compared. */
export interface Typed {
  /** Its words in their order, one space apart. */
  readonly plain: string
  /** Its words, each once; the longest ones where there are too many. */
  readonly words: readonly string[]
  /** Words that a title may have with typing errors, and how near it has to be. */
  readonly near: readonly (readonly [word: string, nearness: number])[]
}

/** Maximum number of words that are compared: further ones make no difference. */
const MOST_WORDS = 8
/** Shorter words are near to anything. */
const LEAST_LETTERS = 3

/** Reads the words of a text; punctuation has none. */
export function typedWords(text: string): Typed {
  const all = wordsOf(text)
  const unique = [...new Set(all)]
  const longest = new Set(unique.toSorted((one, other) => other.length - one.length).slice(0, MOST_WORDS))
  const words = unique.filter((word) => longest.has(word))
  const long = words.filter((word) => Array.from(word).length >= LEAST_LETTERS)
  return { plain: all.join(' '), words, near: long.map((word) => [word, nearnessOf(word)]) }
}
