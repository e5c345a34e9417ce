/** Filters of an endpoint for changes of records: an entity, operations, and conditions on the record before and after. */
import { isObject, own, type OwnFieldPlaces } from 'plugboard/internal'
import type { OwnField } from 'plugboard/runtime'
import { ServerError } from '../../ground/errors/index.ts'
import type { StoredTrigger } from './stored.ts'
import { type Condition, leavesOf } from '../language/filter.ts'
import { readConditions } from '../language/query.ts'
import { searchedFieldOf, type SearchFields } from '../language/field-paths.ts'
import { filterable, TYPES, type ConnectorMap, mappedFields } from '../maps/mapped-fields.ts'
import { ownSearchFields } from '../search/own-fields.ts'

/** The filters of a trigger, read. */
export interface RecordFilters {
  readonly before: Condition
  readonly after: Condition
}

/** Maximum number of comparisons of both filters: each change is compared in the transaction that writes it. */
export const MAX_COMPARISONS = 32

/** Fields of a connector's records beside those of its kind. */
export interface AddedFields {
  /** The map of the entity. */
  readonly map?: ConnectorMap[string] | undefined
  /** Where records have the account's own fields. */
  readonly own?: OwnFieldPlaces | undefined
  /** The account's own fields. */
  readonly listed?: readonly OwnField[] | undefined
}

/**
 * Reads the filters of a trigger. The trigger has the types of mapped fields, the map of a connector their places. A field that the
 * map or the account does not have is null.
 * @param added without map and list to check a trigger without a connector
 * @throws ConnectorError `invalid_filter` with every fault, and the nearest fields; Error for a map by which it cannot be compared
 */
export function readTrigger(
  { before, after, mapped = {} }: Pick<StoredTrigger, 'before' | 'after' | 'mapped'>,
  fields: SearchFields,
  added: AddedFields = {},
): RecordFilters {
  const all = {
    ...fields,
    ...mappedIn(mapped, fields, added),
    ...ownIn([before, after], fields, added),
  }
  const read = readConditions({ 'records.before': before, 'records.after': after }, all)
  const [was, is] = read.map(withoutAbsent) as [Condition, Condition]
  if (read.reduce((sum, one) => sum + leavesOf(one), 0) <= MAX_COMPARISONS) return { before: was, after: is }
  const message = `come to more than ${MAX_COMPARISONS} comparisons`
  throw new ServerError('invalid_filter', `Cannot use the filter: records.before and records.after ${message}`, {
    errors: [{ field: 'records', message, error_code: 'cost' }],
  })
}

/** The mapped fields as filters name them, each at its place in the connector's records. @throws Error for one that cannot be compared */
function mappedIn(
  types: NonNullable<StoredTrigger['mapped']>,
  fields: SearchFields,
  { map = {}, own: ownAt }: AddedFields,
): SearchFields {
  const found = Object.entries(types).map(([name, type]) => {
    const field = own(map, name)
    const nowhere = { type: TYPES[type], places: [] }
    if (!field) return [`mapped.${name}`, nowhere]
    const placed = own(filterable(fields, mappedFields({ [name]: field }, ownAt)), `mapped.${name}`)
    if (field.type !== type || !placed)
      throw new Error(`Cannot compare mapped.${name}: the connector maps it otherwise`)
    return [`mapped.${name}`, placed]
  })
  return Object.fromEntries(found) as SearchFields
}

/** The account's own fields, and the names in filters that the account lacks. */
function ownIn(
  filters: readonly unknown[],
  fields: SearchFields,
  { own: places, listed = [] }: AddedFields,
): SearchFields {
  if (!places) return {}
  const known = ownSearchFields(fields, places, listed)
  const absent = filters.flatMap(ownNames).filter((name) => !searchedFieldOf(name, known))
  return {
    ...known,
    ...Object.fromEntries(absent.map((name) => [name, { type: 'any', places: [] }])),
  }
}

function ownNames(filter: unknown): string[] {
  if (Array.isArray(filter)) return filter.flatMap(ownNames)
  if (!isObject(filter)) return []
  return Object.entries(filter).flatMap(([name, value]) => (name.startsWith('own.') ? [name] : ownNames(value)))
}

/** The condition without comparisons of fields that are nowhere: such a value is null, and compares to nothing else. */
function withoutAbsent(condition: Condition): Condition {
  switch (condition.is) {
    case 'all':
    case 'any':
      return { ...condition, of: condition.of.map(withoutAbsent) }
    case 'not':
      return { ...condition, of: withoutAbsent(condition.of) }
    default:
      if (condition.path.places?.length !== 0) return condition
      return { is: condition.is === 'null' ? 'all' : 'any', of: [] }
  }
}
