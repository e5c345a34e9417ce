/** Mapped fields in filters and sorts: paths into records, by the names of the map. */
import { own } from 'plugboard/internal'
import type { SearchFields } from '../language/field-paths.ts'
import type { MappedField } from './mapped-fields.ts'

/** The types of mapped fields as searches compare them. */
export const TYPES = { text: 'string', number: 'number', boolean: 'boolean', time: 'timestamp' } as const

/** The fields that filters and sorts may name: the kind's own, and `mapped.<name>`. */
export function filterable(fields: SearchFields, mapped: readonly MappedField[]): SearchFields {
  if (mapped.length === 0) return fields
  // Where a declared field has another place in the record, the copy has its value under the name.
  const reachable = mapped.filter(({ steps: [first] }) => own(fields, String(first))?.at === undefined)
  const named = reachable.map(({ name, type, steps }) => [
    `mapped.${name}`,
    { type: TYPES[type], steps: steps.map(String) },
  ])
  return { ...fields, ...(Object.fromEntries(named) as SearchFields) }
}
