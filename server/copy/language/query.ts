/** Reads the params of a search: filter, sort, limit, cursor and projection. */
import { SEARCH_FIELDS_MAX, SEARCH_LIMIT, SEARCH_PARAMS, SEARCH_QUERY } from 'plugboard/contract'
import { ConnectorError, type JsonSchema } from 'plugboard/runtime'
import { didYouMean, isObject } from 'plugboard/internal'
import { ServerError } from '../../ground/errors/index.ts'
import { type AskedCounts, readAsked, askedField } from './asked.ts'
import { faults, type Faults, locationBelow, type Path, type SearchFields, readFieldPath } from './field-paths.ts'
import { type Condition, readFilter } from './filter.ts'
import { firstOf } from '../../ground/base/index.ts'

/** A search, read. */
export interface Query extends AskedCounts {
  readonly condition: Condition
  readonly sort: readonly SortField[]
  /** 1 to 1000. */
  readonly limit: number
  readonly cursor?: string
  /** Fields to include; everything when absent. */
  readonly projection?: readonly Path[]
}

const PARAMS = namesOf(SEARCH_PARAMS)
const QUERY = namesOf(SEARCH_QUERY)

/**
 * Reads the params of a search over these fields.
 * @param filterable the fields that filter, sort, facets and groups may name
 * @throws ConnectorError `invalid_filter` with every fault of query, `invalid_params`, `unknown_param` or `invalid_cursor`
 */
export function readQuery(params: unknown, fields: SearchFields, filterable: SearchFields = fields): Query {
  if (!isObject(params))
    throw new ConnectorError('invalid_params', 'Cannot use params of search: params must be an object')
  const query = readWithoutFaults('invalid_filter', 'the query of search', (report) =>
    readCondition(params.query, filterable, report),
  )
  const rest = readWithoutFaults('invalid_params', 'params of search', (report) => {
    const limit = readLimit(params.limit, report)
    const projection = readProjection(params.fields, fields, report)
    return { limit, projection, ...readAsked(params, filterable, report) }
  })
  checkNames(params)
  return { ...query, ...rest, ...readCursorParam(params.cursor) }
}

/**
 * Reads filters by their locations.
 * @throws ConnectorError `invalid_filter` with every fault
 */
export function readConditions(filters: Readonly<Record<string, unknown>>, fields: SearchFields): Condition[] {
  return readWithoutFaults('invalid_filter', 'the filter', (report) =>
    Object.entries(filters).map(([location, filter]) => readFilter(filter ?? {}, fields, location, report)),
  )
}

function readCondition(query: unknown, fields: SearchFields, report: Faults): Pick<Query, 'condition' | 'sort'> {
  const location = 'params.query'
  if (!isObject(query)) report.add(location, 'must be an object such as {"filter": {"eq": {"id": "1"}}}', 'type')
  const { filter = {}, sort, ...unknown } = isObject(query) ? query : {}
  for (const name of Object.keys(unknown))
    report.add(locationBelow(location, name), `is not part of a query.${meant(name, QUERY)}`, 'unknown_param')
  const condition = readFilter(filter ?? {}, fields, `${location}.filter`, report)
  return { condition, sort: readSort(sort, fields, `${location}.sort`, report) }
}

function readLimit(limit: unknown, report: Faults): number {
  if (limit === undefined || limit === null) return SEARCH_LIMIT
  if (Number.isInteger(limit) && (limit as number) >= 1 && (limit as number) <= SEARCH_LIMIT) return limit as number
  report.add('params.limit', `must be an integer from 1 to ${SEARCH_LIMIT}`, 'range')
  return SEARCH_LIMIT
}

function readProjection(given: unknown, fields: SearchFields, report: Faults): Path[] | undefined {
  const location = 'params.fields'
  if (given === undefined || given === null) return undefined
  if (!Array.isArray(given) || given.length > SEARCH_FIELDS_MAX) {
    report.add(location, `must be a list of at most ${SEARCH_FIELDS_MAX} fields`, 'type')
    return undefined
  }
  return given
    .map((one, index) => askedField(one, fields, locationBelow(location, index), report))
    .filter((path) => path !== undefined)
}

function readCursorParam(cursor: unknown): { cursor?: string } {
  if (cursor === undefined || cursor === null) return {}
  if (typeof cursor === 'string') return { cursor }
  throw new ServerError('invalid_cursor', 'Cannot use the cursor: it is not text')
}

function checkNames(params: Readonly<Record<string, unknown>>): void {
  const unknown = Object.keys(params).filter((name) => !PARAMS.includes(name))
  if (unknown.length === 0) return
  const errors = unknown.map((name) => {
    const message = `is not a param of search.${meant(name, PARAMS)}`
    return { field: locationBelow('params', name), message, error_code: 'unknown_param' }
  })
  const { field, message } = firstOf(errors)
  throw new ConnectorError('unknown_param', `Cannot use params of search: ${field} ${message}`, { errors })
}

const CURSOR = 'Pass the meta.cursor of the previous response as params.cursor.'
const SORT = 'Write params.query.sort, such as [{"created_at": "desc"}].'

const TOTAL = 'Write params.total: true; meta.total counts the records found.'
const GROUPS = 'Write params.group_by, such as {"fields": ["status"]}.'

/** Hints for the names that other search APIs use. */
const FOREIGN: Readonly<Record<string, string>> = {
  offset: CURSOR,
  skip: CURSOR,
  page: CURSOR,
  after: CURSOR,
  where: 'Write params.query.filter.',
  order_by: SORT,
  orderby: SORT,
  include_total: TOTAL,
  count: TOTAL,
  track_total_hits: TOTAL,
  aggs: GROUPS,
  aggregations: GROUPS,
  group_by: GROUPS,
  group: GROUPS,
  total: TOTAL,
  facets: 'Move them out of query: params.facets.',
  limit: 'Move it out of query: params.limit.',
  fields: 'Move them out of query: params.fields.',
  select: 'Write params.fields.',
}

function meant(name: string, names: readonly string[]): string {
  const key = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return Object.hasOwn(FOREIGN, key) ? ` ${FOREIGN[key]}` : didYouMean(name, names)
}

function readWithoutFaults<T>(code: 'invalid_filter' | 'invalid_params', what: string, read: (report: Faults) => T): T {
  const report = faults()
  const value = read(report)
  const [first] = report.found
  if (!first) return value
  const message = `Cannot use ${what}: ${first.field} ${first.message}`
  const options = { errors: report.found }
  throw code === 'invalid_filter' ? new ServerError(code, message, options) : new ConnectorError(code, message, options)
}

function namesOf({ properties }: JsonSchema): string[] {
  return Object.keys(properties as JsonSchema)
}

/** One field that records are sorted by. */
export interface SortField {
  readonly path: Path
  readonly isDescending: boolean
}

/** Maximum number of fields that one search sorts by. */
export const MAX_SORT_FIELDS = 4

/** Reads `[{"created_at": "desc"}]`; what is wrong with it goes to the report. */
export function readSort(sort: unknown, fields: SearchFields, location: string, report: Faults): SortField[] {
  if (sort === undefined || sort === null) return []
  if (!Array.isArray(sort)) return fault(report, location, 'must be a list such as [{"created_at": "desc"}]', 'type')
  if (sort.length > MAX_SORT_FIELDS) return fault(report, location, `has more than ${MAX_SORT_FIELDS} fields`, 'cost')
  const read = sort.flatMap((one, index) => readOne(one, fields, locationBelow(location, index), report))
  const names = read.map(({ path }) => JSON.stringify([path.field, ...path.rest]))
  return new Set(names).size === names.length ? read : fault(report, location, 'names a field twice', 'duplicate')
}

function readOne(one: unknown, fields: SearchFields, location: string, report: Faults): SortField[] {
  const [entry, ...more] = isObject(one) ? Object.entries(one) : []
  if (!entry || more.length > 0)
    return fault(report, location, 'must name one field, such as {"created_at": "desc"}', 'type')
  const [name, direction] = entry
  const here = locationBelow(location, name)
  const path = readFieldPath(name, fields, here, report)
  if (!path) return []
  if (direction !== 'asc' && direction !== 'desc') return fault(report, here, 'must be "asc" or "desc"', 'enum')
  if (path.rest.length === 0 && (path.type === 'object' || path.type === 'array'))
    return fault(report, here, `is an ${path.type}, which has no order`, 'type')
  return [{ path, isDescending: direction === 'desc' }]
}

function fault(report: Faults, location: string, message: string, errorCode: string): [] {
  report.add(location, message, errorCode)
  return []
}
