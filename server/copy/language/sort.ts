/** Reads `query.sort`: up to four fields, each ascending or descending. */
import { isObject } from 'plugboard/internal'
import { type Faults, locationBelow, type Path, readFieldPath, type SearchFields } from './field-paths.ts'

/** One field that records are sorted by. */
export interface SortField {
  readonly path: Path
  readonly isDescending: boolean
}

/** How many fields one search may sort by. */
export const MAX_SORT_FIELDS = 4

/** Reads `[{"created_at": "desc"}]`; what is wrong with it goes to the report. */
export function readSort(sort: unknown, fields: SearchFields, location: string, report: Faults): SortField[] {
  if (sort === undefined || sort === null) return []
  if (!Array.isArray(sort)) return fault(report, location, 'must be a list such as [{"created_at": "desc"}]', 'type')
  if (sort.length > MAX_SORT_FIELDS) return fault(report, location, `has more than ${MAX_SORT_FIELDS} fields`, 'cost')
  const read = sort.flatMap((one, index) => readOne(one, fields, locationBelow(location, index), report))
  const names = read.map(({ path }) => JSON.stringify([path.field, ...path.rest, path.mappedAs]))
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
