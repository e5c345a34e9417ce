/** The statement of a search: the records of a page, and one more row with the state of the copy. */
import { hash } from 'node:crypto'
import { SEARCH_LIMIT } from 'plugboard/contract'
import type { Cursors, CursorScope } from '../../ground/cursors/index.ts'
import { type CompiledQuery, compileSearch } from './compile.ts'
import { type SortTerm, isRankedByWords } from './relevance.ts'
import type { Copy } from '../records/copy.ts'
import { recordTableOf } from '../records/tables.ts'
import { type Bind, isOrdered } from '../records/expressions.ts'
import { givenText, SEARCHED_TEXT } from '../records/stored.ts'
import type { ReadField } from '../maps/mapped-fields.ts'
import type { Query } from '../language/query.ts'
import type { TableStatistics } from './plan-traits.ts'
import { firstOf } from '../../ground/base/index.ts'

/** A search's statement, with what reads its answer. */
export interface SearchStatement extends CompiledQuery {
  readonly text: string
  readonly params: readonly unknown[]
  /** Scope that its cursors are bound to. */
  readonly cursorScope: () => CursorScope
  readonly position?: PagePosition
}

/** The generation that is searched. */
export interface SearchedGeneration extends TableStatistics {
  readonly generation: number
  /** Number of its records. */
  readonly records: number
}

/** A query, and the fields that its records have beside those of the record. */
export interface MappedQuery extends Query {
  /** Fields of the connector's map. */
  readonly mapped: readonly ReadField[]
  /** Own fields that it selects. */
  readonly own: readonly ReadField[]
}

/** More records than this are in order of relevance only where their words are known to be rare: each of them is read for it. */
const RANKED_RECORDS = 20_000

/** The page sizes that statements are written for, so that few are prepared. The size that is asked for is a param of the statement. */
const PLANNED_LIMITS = [20, 100, SEARCH_LIMIT] as const

/** Where a page ended. */
export interface PagePosition {
  readonly generation: number
  /** The text of each sort expression of the last record, then its key. */
  readonly values: readonly string[]
}

function positionOf(cursors: Cursors, scope: CursorScope, cursor: string): PagePosition {
  const [generation, ...values] = cursors.read(scope, cursor)
  return { generation: Number(generation), values: values.map(String) }
}

interface PageSql {
  /** The records of the generation. */
  readonly within: string
  /** The records after a position. */
  readonly after?: string | undefined
  readonly sorted: string
}

type PageOf = (
  generation: number,
  order: readonly SortTerm[],
  values: readonly string[] | undefined,
  bind: Bind,
) => PageSql

const pageByGeneration: PageOf = (generation, order, values, bind) => ({
  within: `generation = ${bind(generation)}`,
  after: values && afterSql(order, values, bind),
  sorted: sortedSql(order),
})

/**
 * A condition on the generation that no index serves. GIN indexes of words and trigrams would read their list of all records of the
 * generation as well, and a plan for all values would read an index of numbers for it. That is slower where most records are of it.
 */
function ofGeneration(generation: number, bind: Bind): string {
  return `(generation = ${bind(generation)}) is true`
}

/** Without an order, generation and key compare as a row, `(generation, key) >= (…)`: only the primary key serves that. */
const pageOfMost: PageOf = (generation, order, values, bind) => {
  if (order.length > 0) {
    const after = values && afterSql(order, values, bind)
    return { within: ofGeneration(generation, bind), after, sorted: sortedSql(order) }
  }
  const at = `${bind(generation)}::bigint`
  const from = values ? `(generation, key) > (${at}, ${bind(values[0])}::text)` : `(generation, key) >= (${at}, '')`
  return { within: `${from} and (generation, key) < (${at} + 1, '')`, sorted: 'generation, key' }
}

/** The copy's records that a page is sorted from. */
function foundSql(table: string, where: string, after: string | undefined, plain: string | undefined): string {
  const then = (word: string) => (after === undefined ? '' : ` ${word} ${after}`)
  if (plain === undefined) return `${table} where organization_id = $1 and connector_id = $2 and ${where}${then('and')}`
  return `(select data, sent, moved, hidden, key, written_at, ${plain} as plain from ${table}
        where organization_id = $1 and connector_id = $2 and ${where} offset 0) as found${then('where')}`
}

function sortedSql(order: readonly SortTerm[]): string {
  const terms = order.map(({ isDescending }, index) => `s${index} ${isDescending ? 'desc' : 'asc'}`)
  return [...terms, `key ${order[0]?.isDescending ? 'desc' : 'asc'}`].join(', ')
}

/** The condition on a generation that serves a query best. */
export function withinGeneration(
  { generation, hasMost }: SearchedGeneration,
  compiled: Pick<CompiledQuery, 'expressions'>,
  bind: Bind,
): string {
  return hasMost && hasOnlyGinIndexes(compiled) ? ofGeneration(generation, bind) : `generation = ${bind(generation)}`
}

function hasOnlyGinIndexes({ expressions }: Pick<CompiledQuery, 'expressions'>): boolean {
  return expressions.length > 0 && expressions.every(({ kind }) => !isOrdered(kind))
}

function queryDigest({ condition, sort }: Query): string {
  return hash('sha256', JSON.stringify([condition, sort]), 'base64url')
}

/**
 * The statement of one page.
 * @throws ConnectorError `invalid_cursor`
 */
export function searchStatementOf(
  copy: Copy,
  query: MappedQuery,
  searched: SearchedGeneration,
  cursors: Cursors,
): SearchStatement {
  const { organizationId, connectorId, kind, entity, fields } = copy
  const params: unknown[] = [organizationId, connectorId]
  const bind = (value: unknown) => `$${params.push(value)}`
  const { generation, hasMost } = searched
  const cursorScope = (): CursorScope => ['search', organizationId, connectorId, entity, queryDigest(query)]
  const position = query.cursor === undefined ? undefined : positionOf(cursors, cursorScope(), query.cursor)
  const compiled = compileSearch(query, searched.areRare, bind, isRanked(query, searched, position))
  const { order } = compiled
  const terms = order.map(({ sql }, index) => `, ${sql} as s${index}`).join('')
  const page = hasMost && hasOnlyGinIndexes(compiled) ? pageOfMost : pageByGeneration
  const { within, after, sorted } = page(generation, order, position?.values, bind)
  const where = `${within} and (${compiled.where})`
  const planned = PLANNED_LIMITS.find((limit) => query.limit <= limit) ?? SEARCH_LIMIT
  const given = query.isWhole || query.mapped.length + query.own.length > 0 ? givenText(fields) : 'null'
  // The text of a record is made after the limit, not of all that are sorted. A row without a key names the generation that is visible meanwhile.
  const text = `
    (select ${SEARCHED_TEXT} as data, ${given} as given, key${order.map((_, index) => `, s${index}::text as s${index}`).join('')} from (
      select data, sent, moved, hidden, key${terms} from ${foundSql(recordTableOf(kind, entity), where, after, compiled.plain)}
      order by ${sorted} limit ${planned + 1}
    ) as records limit ${bind(query.limit + 1)})
    union all
    select json_build_array(generation, is_complete, ${timeAndAge('synced_at')}, ${timeAndAge('full_synced_at')})::text, null, null${order.map(() => ', null').join('')} from plugboard.copies
    where organization_id = $1 and connector_id = $2 and entity = ${bind(entity)}`
  return { ...compiled, text, params, cursorScope, position }
}

/** Whether records are in order of relevance. Each page of an iteration is in the order of its first. */
function isRanked({ condition }: Query, { records, areRare }: SearchedGeneration, position?: PagePosition): boolean {
  if (position) return position.values.length > 1
  const words = isRankedByWords(condition)
  return !words || records <= RANKED_RECORDS || areRare(words.path, words.words)
}

function timeAndAge(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), greatest(0, floor(extract(epoch from now() - ${column})))`
}

/** Returns the condition of records after a position. In one direction rows compare as a whole, which an index can begin at. */
function afterSql(order: readonly SortTerm[], values: readonly string[], bind: Bind): string {
  const key: SortTerm = { sql: 'key', type: 'text', isDescending: order[0]?.isDescending ?? false }
  const terms = [...order, key].map((term, index) => ({ ...term, at: `${bind(values[index])}::${term.type}` }))
  const sign = ({ isDescending }: SortTerm) => (isDescending ? '<' : '>')
  if (terms.every(({ isDescending }) => isDescending === key.isDescending))
    return `(${terms.map(({ sql }) => sql).join(', ')}) ${sign(key)} (${terms.map(({ at }) => at).join(', ')})`
  const ways = terms.map((term, index) => {
    const before = terms.slice(0, index).map(({ sql, at }) => `${sql} = ${at}`)
    return `(${[...before, `${term.sql} ${sign(term)} ${term.at}`].join(' and ')})`
  })
  const first = firstOf(terms)
  return `${first.sql} ${sign(first)}= ${first.at} and (${ways.join(' or ')})`
}
