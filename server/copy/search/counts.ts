/** What a search counts beside its page: all records found, those of each value of a field, those of each group. */
import { SEARCH_FACET_VALUES_MAX, SEARCH_GROUPS_MAX, SEARCH_TOTAL_MAX, type SearchMeta } from 'plugboard/contract'
import type { Statement } from '../../ground/store/index.ts'
import { compileSearch } from './compile.ts'
import type { Copy } from '../records/copy.ts'
import { type Bind, expressionSql } from '../records/expressions.ts'
import { recordTableOf } from '../records/tables.ts'
import { type Groups, MEASURES, nameOfPath } from '../language/asked.ts'
import { type Path } from '../language/field-paths.ts'
import { type Query } from '../language/query.ts'
import { type SearchedGeneration, withinGeneration } from './search-statement.ts'
import { elementsAt, extremeAt, type Measured, countedAt, countedTexts, countedValue } from './counted-values.ts'

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
  /** What is measured: `m0`, `m1`, … */
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

/** One measure of a group's fields, in the order of their columns. */
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
