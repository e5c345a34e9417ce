import { pointer } from '../../base/json.ts'
import type { Field, LongField } from '../model/manifest.ts'

type FieldMap = Readonly<Record<string, Field | null>>

/** A field in the long form, with its place. */
export interface WrittenField {
  readonly field: LongField
  readonly at: string
  /** The map that contains it; undefined for the entries of a list or a map. */
  readonly beside: FieldMap | undefined
}

/** Returns each field of a map in the long form, then the fields inside it. @param at the pointer of the map */
export function* longFields(fields: FieldMap | undefined, at: string): Generator<WrittenField> {
  for (const [name, field] of Object.entries(fields ?? {})) yield* within(field, pointer(at, name), fields)
}

function* within(field: Field | boolean | null | undefined, at: string, beside?: FieldMap): Generator<WrittenField> {
  if (typeof field !== 'object' || field === null) return
  yield { field, at, beside }
  yield* within(field.items, pointer(at, 'items'))
  yield* within(field.additionalProperties, pointer(at, 'additionalProperties'))
  yield* longFields(field.properties, pointer(at, 'properties'))
}
