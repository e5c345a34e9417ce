/** Counts of a search beside its page: of all records found, of each value of a field, of each group. */
import { SEARCH_FACET_VALUES_MAX, SEARCH_GROUPS_MAX, SEARCH_TOTAL_MAX, type SearchMeta } from 'plugboard/contract'
import type { Statement } from '../../ground/store/index.ts'
import { compileSearch } from './compile.ts'
import type { Copy } from '../records/copy.ts'
import { recordTableOf } from '../records/tables.ts'
import { type Groups, MEASURES, nameOfPath, type Measure } from '../language/asked.ts'
import { type Path, isFree } from '../language/field-paths.ts'
import type { Query } from '../language/query.ts'
import { type SearchedGeneration, withinGeneration } from './search-statement.ts'
import { type Bind, expressionSql, jsonAt, ORDERED_CHARACTERS, textAt } from '../records/expressions.ts'

/** The counts of a search's metadata. */
export type Counts = Pick<SearchMeta, 'total' | 'facets' | 'groups'>

/** The statements that count, and what reads their rows. */
export interface Counting {
  readonly statements: readonly Statement[]
  /** How near trigrams have to be, when the query compares any. */
  readonly nearness: number | undefined
  read(results: readonly (readonly CountRow[])[]): Counts
}

/** A number of records, of the values that they have in common. */
interface CountRow {
  readonly count: number
  /** JSON texts of values: `v0`, `v1`, … */
  readonly [value: `v${number}`]: string | null
  /** Measures: `m0`, `m1`, … */
  readonly [measure: `m${number}`]: string | null
}

interface Part {
  readonly statement: Statement
  readonly nearness: number | undefined
  read(rows: readonly CountRow[]): Counts
}

/** How to count what a query asks for. Each count has a statement of its own. */
export function searchCounts(copy: Copy, query: Query, searched: SearchedGeneration): Counting {
  const matching = (build: BuildCount) => statementOf(copy, query, searched, build)
  const parts: Part[] = [
    ...(query.isCounted ? [totalOf(matching)] : []),
    ...query.facets.map((path) => facetOf(path, matching)),
    ...(query.groups ? [groupsOf(query.groups, matching)] : []),
  ]
  return {
    statements: parts.map(({ statement }) => statement),
    nearness: parts[0]?.nearness,
    read: (results) => parts.map((part, index) => part.read(results[index] ?? [])).reduce(merged, {}),
  }
}

function merged(counts: Counts, more: Counts): Counts {
  const all = { ...counts, ...more }
  return more.facets ? { ...all, facets: { ...counts.facets, ...more.facets } } : all
}

/** The text of a statement, around the `from` and `where` of the records found. */
type BuildCount = (bind: Bind, from: string, where: string) => string
type Matching = (build: BuildCount) => Pick<Part, 'statement' | 'nearness'>

function statementOf(
  { organizationId, connectorId, kind, entity }: Copy,
  { condition }: Query,
  searched: SearchedGeneration,
  build: BuildCount,
): Pick<Part, 'statement' | 'nearness'> {
  const params: unknown[] = [organizationId, connectorId]
  const bind = (value: unknown) => `$${params.push(value)}`
  const compiled = compileSearch({ condition, sort: [] }, searched.areRare, bind, false)
  const where = `${withinGeneration(searched, compiled, bind)} and organization_id = $1 and connector_id = $2 and (${compiled.where})`
  return { statement: { text: build(bind, recordTableOf(kind, entity), where), params }, nearness: compiled.nearness }
}

function totalOf(matching: Matching): Part {
  const part = matching(
    (_bind, from, where) =>
      `select count(*)::int as count from (select from ${from} where ${where} limit ${SEARCH_TOTAL_MAX + 1}) as found`,
  )
  const read = ([row]: readonly CountRow[]): Counts => {
    const count = row?.count ?? 0
    return { total: { count: Math.min(count, SEARCH_TOTAL_MAX), is_exact: count <= SEARCH_TOTAL_MAX } }
  }
  return { ...part, read }
}

function facetOf(path: Path, matching: Matching): Part {
  const isList = path.type === 'array' && path.rest.length === 0
  const part = matching((bind, from, where) => {
    const counted = isList
      ? `select elements.value, count(*) as count from ${from} ${elementsAt(path, bind)} where ${where} group by elements.value`
      : countedTexts(path, bind, from, where)
    return `select value::text as v0, sum(count)::int as count from (${counted}) as counted
      group by value order by count desc, v0 limit ${SEARCH_FACET_VALUES_MAX + 1}`
  })
  const read = (rows: readonly CountRow[]): Counts => {
    const values = rows
      .slice(0, SEARCH_FACET_VALUES_MAX)
      .map(({ v0, count }) => ({ value: countedValue(v0 ?? null), count }))
    return { facets: { [nameOfPath(path)]: { values, has_more: rows.length > values.length } } }
  }
  return { ...part, read }
}

interface Column extends Measured {
  readonly name: string
}

function groupsOf(groups: Groups, matching: Matching): Part {
  const columns = MEASURES.flatMap((measure) =>
    groups[measure].map((path): Column => ({ measure, path, name: nameOfPath(path) })),
  )
  const part = matching((bind, from, where) => {
    const values = groups.fields.map((path, index) => `${countedAt(path, bind)} as v${index}`)
    const measured = columns.map((column, index) => `${measureSql(column, bind)} as m${index}`)
    const keys = groups.fields.map((_, index) => `v${index}`).join(', ')
    const asText = groups.fields.map((_, index) => `v${index}::text as v${index}`).join(', ')
    const measures = columns.map((_, index) => `, m${index}`).join('')
    return `select count, ${asText}${measures} from (
        select count(*)::int as count, ${[...values, ...measured].join(', ')} from ${from} where ${where} group by ${keys}
      ) as groups order by count desc, ${keys} limit ${SEARCH_GROUPS_MAX + 1}`
  })
  const read = (rows: readonly CountRow[]): Counts => {
    const values = rows.slice(0, SEARCH_GROUPS_MAX).map((row) => groupOf(row, groups, columns))
    return { groups: { values, has_more: rows.length > values.length } }
  }
  return { ...part, read }
}

function measureSql({ measure, path }: Column, bind: Bind): string {
  if (measure !== 'sum') return extremeAt({ measure, path }, bind)
  return `sum(nullif(${expressionSql('number', path, bind)}, '-Infinity'::numeric))::text`
}

type Group = NonNullable<Counts['groups']>['values'][number]

function groupOf(row: CountRow, groups: Groups, columns: readonly Column[]): Group {
  const key = Object.fromEntries(
    groups.fields.map((path, index) => [nameOfPath(path), countedValue(row[`v${index}`] ?? null)]),
  )
  const measured = (measure: Column['measure']) =>
    Object.fromEntries(
      columns.flatMap((column, index) =>
        column.measure === measure ? [[column.name, countedValue(row[`m${index}`] ?? null, column)]] : [],
      ),
    )
  return { key, count: row.count, sum: measured('sum'), min: measured('min'), max: measured('max') }
}

/** A measure of a group. */
export interface Measured {
  readonly measure: Measure
  readonly path: Path
}

/** Returns the JSON value at a path: a text, an object or a list by its first characters, null where there is none. */
export function countedAt(path: Path, bind: Bind): string {
  if (path.places !== undefined) return placedAt(path, bind)
  return shortValue(jsonAt(path, bind), textAt(path, bind))
}

/** The value of a mapped or own field as searches show it. */
function placedAt(path: Path, bind: Bind): string {
  switch (path.type) {
    case 'number':
      return `to_jsonb(${textAt(path, bind)}::numeric)`
    case 'boolean':
      return `to_jsonb(${textAt(path, bind)}::boolean)`
    case 'timestamp':
      return `to_jsonb(${timeText(`nullif(${expressionSql('time', path, bind)}, '-infinity'::timestamptz)`, path)})`
    case 'string':
      return `to_jsonb(left(${textAt(path, bind)}, ${ORDERED_CHARACTERS}))`
    default:
      return shortValue(jsonAt(path, bind), textAt(path, bind))
  }
}

/** A time in UTC: of a mapped or own field to the millisecond, as it is shown. */
function timeText(time: string, { places }: Path): string {
  return `to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.${places === undefined ? 'US' : 'MS'}"Z"')`
}

/** Maximum bytes of a JSON text that is counted as it is. */
const COUNTED_BYTES = 1000

/**
 * Counts the values of a field. They are counted as JSON texts, few of them different, and read as values afterwards: many JSON values would
 * be sorted on the disk.
 */
export function countedTexts(path: Path, bind: Bind, from: string, where: string): string {
  if (path.places !== undefined)
    return `select ${placedAt(path, bind)} as value, count(*) as count from ${from} where ${where} group by 1`
  const short = `to_jsonb(left(${textAt(path, bind)}, ${ORDERED_CHARACTERS}))::text`
  return `select ${valueOf('json')} as value, count from (
      select json, count(*) as count from (
        select case when octet_length(json) <= ${COUNTED_BYTES} then json else ${short} end as json
        from (select ${jsonAt(path, bind)}::text as json, data from ${from} where ${where} offset 0) as found
      ) as texts group by json
    ) as counted`
}

/** The value of a JSON text, as `shortValue` has it. */
function valueOf(json: string): string {
  const text = (plain: string) => `to_jsonb(left(${plain}, ${ORDERED_CHARACTERS}))`
  return `case left(${json}, 1) when 'n' then null when '"' then ${text(`${json}::jsonb #>> '{}'`)}
    when '{' then ${text(json)} when '[' then ${text(json)} else ${json}::jsonb end`
}

/** A join with the different elements of a list: a record without any has null, and a value that is no list is its own. */
export function elementsAt(path: Path, bind: Bind): string {
  const value = jsonAt(path, bind)
  const list = `case jsonb_typeof(${value}) when 'array' then ${value} when 'null' then '[]' else jsonb_build_array(${value}) end`
  const each = shortValue('element', `element #>> '{}'`)
  return `left join lateral (
      select distinct ${each} as value from jsonb_array_elements(coalesce(${list}, '[]')) as list (element)
    ) as elements on true`
}

function shortValue(value: string, text: string): string {
  return `case jsonb_typeof(${value}) when 'null' then null when 'number' then ${value} when 'boolean' then ${value}
    else to_jsonb(left(${text}, ${ORDERED_CHARACTERS})) end`
}

/** The least or the greatest value: of numbers and times as such, of other values as text. Values below a path are text or numbers. */
export function extremeAt({ measure, path }: Measured, bind: Bind): string {
  const { type } = path
  if (isFree(path)) return mixedExtreme(measure, path, bind)
  if (type === 'integer' || type === 'number') return `${numberExtreme(measure, path, bind)}::text`
  if (type === 'timestamp') {
    return timeText(`${measure}(nullif(${expressionSql('time', path, bind)}, '-infinity'::timestamptz))`, path)
  }
  return textExtreme(measure, path, bind)
}

function mixedExtreme(measure: Measure, path: Path, bind: Bind): string {
  return `coalesce(${numberExtreme(measure, path, bind)}::text, ${textExtreme(measure, path, bind)})`
}

function numberExtreme(measure: Measure, path: Path, bind: Bind): string {
  return `${measure}(nullif(${expressionSql('number', path, bind)}, '-Infinity'::numeric))`
}

function textExtreme(measure: Measure, path: Path, bind: Bind): string {
  return `${measure}(left(${textAt(path, bind)}, ${ORDERED_CHARACTERS}) collate "C")`
}

/**
 * A value as it is returned.
 * @param text the JSON of a value or, where it is measured, the plain text of a number, a time or a text
 */
export function countedValue(text: string | null, measured?: Measured): string | number | boolean | null {
  if (text === null) return null
  if (measured && !isNumber(measured)) return text
  const value = measured ? Number(text) : (JSON.parse(text) as string | number | boolean | null)
  return typeof value === 'number' ? numberOf(text) : value
}

function isNumber({ measure, path }: Measured): boolean {
  return measure === 'sum' || isFree(path) || path.type === 'integer' || path.type === 'number'
}

/** A number, or its text where a JSON number would lose digits; what is no number stays text. */
function numberOf(text: string): number | string {
  if (Number.isNaN(Number(text))) return text
  const digits = text.includes('.') ? text.replace(/\.?0+$/, '') : text
  const value = Number(digits)
  return String(value) === digits ? value : digits
}
