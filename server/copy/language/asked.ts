/** Reads what a search is asked for beside a page of records: whole records, their number, counts by field and by group. */
import { SEARCH_FACETS_MAX, SEARCH_GROUP_BY, SEARCH_GROUP_FIELDS_MAX } from 'plugboard/contract'
import { didYouMean, isObject } from 'plugboard/internal'
import {
  type Faults,
  isFree,
  locationBelow,
  type Path,
  readFieldPath,
  readSegments,
  type SearchFields,
} from './field-paths.ts'

/** Counts, groups and whole records that a search asks for beside its page. */
export interface AskedCounts {
  /** Whether records are whole, in place of their searchable fields. */
  readonly isWhole: boolean
  readonly isCounted: boolean
  readonly facets: readonly Path[]
  readonly groups?: Groups
}

/** How records are grouped, and what is read of each group. */
export interface Groups extends Readonly<Record<Measure, readonly Path[]>> {
  readonly fields: readonly Path[]
}

/** Measures of a group beside its number of records. */
export const MEASURES = ['sum', 'min', 'max'] as const
export type Measure = (typeof MEASURES)[number]

/** Reads `include`, `total`, `facets` and `group_by`; what is wrong with them goes to the report. */
export function readAsked(
  params: Readonly<Record<string, unknown>>,
  fields: SearchFields,
  report: Faults,
): AskedCounts {
  const isWhole = readInclude(params, report)
  const isCounted = params.total ?? false
  if (typeof isCounted !== 'boolean') report.add('params.total', 'must be true or false', 'type')
  const facets = readPaths(params.facets, { most: SEARCH_FACETS_MAX, location: 'params.facets' }, fields, report)
  facets.forEach((path, index) => refuseWhole(path, ['object'], `params.facets[${index}]`, report))
  return { isWhole, isCounted: isCounted === true, facets, groups: readGroups(params.group_by, fields, report) }
}

function readInclude({ include, fields }: Readonly<Record<string, unknown>>, report: Faults): boolean {
  if (include === undefined || include === null) return false
  if (include !== 'record') report.add('params.include', 'must be "record"', 'enum')
  else if (fields !== undefined && fields !== null)
    report.add('params.fields', 'chooses fields, but params.include asks for whole records', 'conflict')
  return true
}

const GROUP_KEYS = ['fields', ...MEASURES]

function readGroups(given: unknown, fields: SearchFields, report: Faults): Groups | undefined {
  const location = 'params.group_by'
  if (given === undefined || given === null) return undefined
  if (!isObject(given)) return report.add(location, 'must be an object such as {"fields": ["status"]}', 'type')
  for (const key of Object.keys(given))
    if (!Object.hasOwn(SEARCH_GROUP_BY.properties as object, key))
      report.add(locationBelow(location, key), `is not part of a group.${didYouMean(key, GROUP_KEYS)}`, 'unknown_param')
  const read = (key: 'fields' | Measure) =>
    readPaths(given[key], { most: SEARCH_GROUP_FIELDS_MAX, location: locationBelow(location, key) }, fields, report)
  const groups: Groups = { fields: read('fields'), sum: read('sum'), min: read('min'), max: read('max') }
  if (!Array.isArray(given.fields) || given.fields.length === 0)
    return report.add(locationBelow(location, 'fields'), 'must name a field, such as ["status"]', 'required')
  checkGroups(groups, location, report)
  return groups
}

function checkGroups(groups: Groups, location: string, report: Faults): void {
  const check = (key: 'fields' | Measure, types: readonly string[]) =>
    groups[key].forEach((path, index) => refuseWhole(path, types, `${locationBelow(location, key)}[${index}]`, report))
  check('fields', ['object', 'array'])
  check('sum', ['object', 'array', 'boolean', 'timestamp'])
  // Where the kind declares a text, some records may have numbers in it; a map says which fields are read as numbers.
  groups.sum.forEach((path, index) => {
    if (path.places !== undefined) refuseWhole(path, ['string'], `${locationBelow(location, 'sum')}[${index}]`, report)
  })
  check('min', ['object', 'array', 'boolean'])
  check('max', ['object', 'array', 'boolean'])
}

/** A declared field of such a type is refused; a path into it is not. */
function refuseWhole(path: Path, types: readonly string[], location: string, report: Faults): void {
  const { type } = path
  if (isFree(path) || !types.includes(type)) return
  const hint =
    type === 'object' ? ': name a path into it' : type === 'array' ? ': use facets, which count its elements' : ''
  report.add(location, `is of type ${type}, which has no such counts${hint}`, 'type')
}

/** Reads a list of fields, none of them twice. */
function readPaths(
  given: unknown,
  { most, location }: { readonly most: number; readonly location: string },
  fields: SearchFields,
  report: Faults,
): Path[] {
  if (given === undefined || given === null) return []
  if (!Array.isArray(given) || given.length > most) {
    report.add(location, `must be a list of at most ${most} fields`, 'type')
    return []
  }
  const paths = given.flatMap((one, index) => askedField(one, fields, locationBelow(location, index), report) ?? [])
  const names = new Set(paths.map(nameOfPath))
  if (names.size < paths.length) report.add(location, 'names a field twice', 'duplicate')
  return paths
}

/** Reads a field by its name, a path, or a path in parts. */
export function askedField(one: unknown, fields: SearchFields, location: string, report: Faults): Path | undefined {
  if (typeof one === 'string') return readFieldPath(one, fields, location, report)
  if (Array.isArray(one) && one.every((part) => typeof part === 'string'))
    return readSegments(one, fields, location, report)
  return report.add(location, 'must be a path such as "address.city" or ["address", "city"]', 'type')
}

/** A field as callers name it: `address.city`. */
export function nameOfPath({ field, rest }: Path): string {
  return [field, ...rest].join('.')
}
