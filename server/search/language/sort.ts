/** Reads `query.sort`: up to four fields, each ascending or descending. */
import { isObject } from 'plugboard/kit'
import { below, type Faults, type Path, readPath, type SearchFields } from './fields.ts'

/** One field that records are sorted by. */
export interface SortField {
  readonly path: Path
  readonly isDescending: boolean
}

/** How many fields one search may sort by. */
export const MAX_SORT_FIELDS = 4

/** Reads `[{"created_at": "desc"}]`; what is wrong with it goes to the report. */
export function readSort(sort: unknown, fields: SearchFields, place: string, report: Faults): SortField[] {
  if (sort === undefined || sort === null) return []
  if (!Array.isArray(sort)) return fault(report, place, 'must be a list such as [{"created_at": "desc"}]', 'type')
  if (sort.length > MAX_SORT_FIELDS) return fault(report, place, `has over ${MAX_SORT_FIELDS} fields`, 'cost')
  const read = sort.flatMap((one, index) => readOne(one, fields, below(place, index), report))
  const names = read.map(({ path }) => JSON.stringify([path.field, ...path.rest]))
  return new Set(names).size === names.length ? read : fault(report, place, 'names a field twice', 'duplicate')
}

function readOne(one: unknown, fields: SearchFields, place: string, report: Faults): SortField[] {
  const [entry, ...more] = isObject(one) ? Object.entries(one) : []
  if (!entry || more.length > 0)
    return fault(report, place, 'must name one field, such as {"created_at": "desc"}', 'type')
  const [name, direction] = entry
  const here = below(place, name)
  const path = readPath(name, fields, here, report)
  if (!path) return []
  if (direction !== 'asc' && direction !== 'desc') return fault(report, here, 'must be "asc" or "desc"', 'enum')
  if (path.rest.length === 0 && (path.type === 'object' || path.type === 'array'))
    return fault(report, here, `is an ${path.type}, which has no order`, 'type')
  return [{ path, isDescending: direction === 'desc' }]
}

function fault(report: Faults, place: string, message: string, errorCode: string): [] {
  report.add(place, message, errorCode)
  return []
}
