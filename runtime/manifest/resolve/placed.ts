/** Fields of a schema with another place or other words in the vendor's records. */
import { defined, pointer } from '../../base/json.ts'
import type { Field, Fields, LongField } from '../model/manifest.ts'
import type { PlacedField, PlacedFields } from '../model/resolved.ts'
import type { ReportProblem } from '../source/problems.ts'
import { valueReader } from './values.ts'

/**
 * Returns the places of a schema's fields in the vendor's records; undefined if each is at its own name.
 * @param at the pointer of the fields
 */
export function placedFields(fields: Fields, at: string, report: ReportProblem): PlacedFields | undefined {
  const placed = Object.entries(fields).flatMap(([name, field]): [string, PlacedField][] => {
    const place = placeOf(name, field, pointer(at, name), report)
    return place ? [[name, place]] : []
  })
  return placed.length > 0 ? Object.fromEntries(placed) : undefined
}

function placeOf(name: string, field: Field, location: string, report: ReportProblem): PlacedField | undefined {
  if (typeof field === 'string') return undefined
  const { at, values, properties }: LongField = field
  if (at === null) return { at }
  if (at !== undefined) return defined({ at: valueReader([], report).either(at, pointer(location, 'at')), values })
  if (values) return { at: { in: 'body', steps: [name] }, values }
  const of = properties && placedFields(properties, pointer(location, 'properties'), report)
  return of && { of }
}
