/** Examples of a description. */
import { isObject } from 'plugboard/author'
import { own } from 'plugboard/internal'
import type { Json } from 'plugboard/runtime'

/** The value of an example below its fields; undefined where it has none. */
export function valueIn(example: Json, fields: readonly string[]): Json | undefined {
  return fields.reduce<Json | undefined>((value, name) => (isObject(value) ? own(value, name) : undefined), example)
}
