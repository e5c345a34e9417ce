/** The statements of a search box: what may be meant in each of many copies, best first. Every word is a param; names are declared ones. */
import type { Sql, Statement } from '../../store/index.ts'
import type { Copy } from '../copy/copy.ts'
import { type Bind, declaredText, expressionSql, type FieldExpression } from '../copy/expressions.ts'
import { recordTableOf } from '../copy/table.ts'
import type { Path } from '../language/index.ts'
import { wordsIn } from '../statement/relevance.ts'
import type { Typed } from './words.ts'

/** The locations of values in a record, by which a search box finds and shows it: each a field and a path into it. */
export interface HitLocations {
  readonly title: readonly (readonly string[])[]
  readonly text: readonly (readonly string[])[]
}

/** A copy that is searched. */
export interface HitCopy {
  readonly copy: Copy
  /** Which values of its records are searched. */
  readonly hit: HitLocations
  readonly generation: number
  /** How many records it holds. */
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

/** Which records a statement looks for: those with all the words, or those with any of them or near ones. */
export type HitStage = 'all' | 'any'

/** So many copies are searched by one statement. */
const COPIES_OF_STATEMENT = 50
/** Of so many records of a copy with the words, the best are chosen. */
const MOST_MATCHES = 10_000
/** So many of a copy, and of a statement, are ranked by all that is known of them. */
const MOST_CANDIDATES = 200
/** So many characters of each text are read: enough for what stands around a word. */
const TEXT_CHARACTERS = 1000

/** What is searched of a record: title, text and key as one text. */
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

/** The statements of a stage over copies; their numbers in the rows are those in the list. */
export function hitStatements(copies: readonly HitCopy[], typed: Typed, stage: HitStage): Statement[] {
  const starts = copies.map((_, n) => n).filter((n) => n % COPIES_OF_STATEMENT === 0)
  return starts.map((start) => {
    const params: unknown[] = []
    const bind: Bind = (value) => `$${params.push(value)}`
    const given: GivenWords = {
      plain: `${bind(typed.plain)}::text`,
      words: `${bind(typed.words)}::text[]`,
      near: stage === 'any' ? typed.near.map(([word, nearness]) => ({ word: `${bind(word)}::text`, nearness })) : [],
    }
    const parts = copies
      .slice(start, start + COPIES_OF_STATEMENT)
      .map((copy, at) => partOf(copy, start + at, given, bind))
    const text = `select n, key, title, text, written_at as "writtenAt", ${stage === 'all'} as "hasAll" from (${parts.join(' union all ')}) as found
      order by rank desc, written_at desc, n, key limit ${MOST_CANDIDATES}`
    return { text, params }
  })
}

/** What is shown of some records of a copy. */
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

/** The texts at locations, as a list. */
function textsOf(locations: HitLocations['title']): string {
  return `array[${locations.map((location) => `left(${declaredText(location)}, ${TEXT_CHARACTERS})`).join(', ')}]::text[]`
}

/** How near trigrams have to be in the statements of a stage; undefined where they compare none. */
export function hitNearness({ near }: Typed, stage: HitStage): number | undefined {
  return stage === 'any' && near.length > 0 ? Math.min(...near.map(([, nearness]) => nearness)) : undefined
}

/** What was typed, as a statement names it. */
interface GivenWords {
  readonly plain: string
  readonly words: string
  /** Empty where all words are wanted. */
  readonly near: readonly { readonly word: string; readonly nearness: number }[]
}

function partOf({ copy, hit, generation }: HitCopy, n: number, given: GivenWords, bind: Bind): string {
  const list = expressionSql('words', wholeOf(hit), bind)
  const titles = expressionSql('words', joined(hit.title), bind)
  const title = expressionSql('near', joined(hit.title), bind)
  const least = Math.min(...given.near.map(({ nearness }) => nearness))
  const near = given.near.map(({ word, nearness }) => {
    const isStricter = nearness > least
    return `(${title} %> ${word}${isStricter ? ` and word_similarity(${word}, ${title}) >= ${nearness}::float8` : ''})`
  })
  const isMeant = near.length > 0 ? [`${list} && ${given.words}`, ...near].join(' or ') : `${list} @> ${given.words}`
  const nearest = given.near.map(({ word }) => ` + 4 * word_similarity(${word}, ${title})`).join('')
  const rank = `8 * ${wordsIn(list, given.words)} + 2 * ${wordsIn(titles, given.words)} + 4 * similarity(${given.plain}, ${title})${nearest}`
  return `(select ${n} as n, key, ${textsOf(hit.title)} as title, ${textsOf(hit.text)} as text, written_at, rank from (
    select key, data, written_at, ${rank} as rank from (
      select key, data, written_at from ${recordTableOf(copy.kind, copy.entity)}
      where generation = ${bind(generation)} and organization_id = ${bind(copy.organizationId)} and connector_id = ${bind(copy.connectorId)}
        and (${isMeant})
      limit ${MOST_MATCHES}
    ) as matches order by rank desc, written_at desc, key limit ${MOST_CANDIDATES}
  ) as best)`
}
