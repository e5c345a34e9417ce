/** What a witness shows of one value: an example has the value itself, a description says what it may be. */
import { isObject } from 'plugboard/author'
import { own } from 'plugboard/internal'
import type { Json } from 'plugboard/runtime'

/** What is seen of a value. */
export interface Shown {
  /** Whether a value of this built-in type, and of no other that the language tells apart, is seen there. */
  readonly isOf: (type: string) => boolean
  /** Whether types are seen besides those that `isOf` says yes to. */
  readonly hasOthers: (types: readonly string[]) => boolean
  readonly isNull: boolean
  /** The values that are seen, or all that there may be. */
  readonly values: readonly Json[]
  readonly field: (name: string) => Shown | undefined
  /** The names of fields that are seen. */
  readonly names: readonly string[]
  /** What the entries of a list are. */
  readonly entries: readonly Shown[]
  /** What limits the value by a word such as `maximum`; undefined where that is not said. */
  readonly bound: (word: string) => Json | undefined
  /** Whether it is said that a field of it has to be there. */
  readonly requires: (name: string) => boolean
}

const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d/
const DATE = /^\d{4}-\d\d-\d\d$/
/** Text that another type would be written as. */
const PLAIN_WORD = /^(?:-?\d+(?:\.\d+)?|true|false)$/

/** A value of an example. @param isText whether it went over the wire as text, as in a query: then text of digits may be a number */
export function exampleShown(value: Json, isText = false): Shown {
  const fields = isObject(value) ? (value as Readonly<Record<string, Json>>) : {}
  return {
    isOf: (type) => isValueOf(value, type, isText),
    hasOthers: () => false,
    isNull: value === null,
    values: value === null || isObject(value) || Array.isArray(value) ? [] : [value],
    field: (name) => (Object.hasOwn(fields, name) ? exampleShown(own(fields, name) ?? null, isText) : undefined),
    names: Object.keys(fields),
    entries: Array.isArray(value) ? value.map((entry) => exampleShown(entry, isText)) : [],
    bound: () => undefined,
    requires: () => false,
  }
}

function isValueOf(value: Json, type: string, isText: boolean): boolean {
  switch (type) {
    case 'string':
      return typeof value === 'string' && !(isText && PLAIN_WORD.test(value))
    case 'datetime':
      return typeof value === 'string' && DATE_TIME.test(value)
    case 'date':
      return typeof value === 'string' && DATE.test(value)
    case 'integer':
      return Number.isInteger(value)
    case 'number':
      return typeof value === 'number'
    case 'boolean':
      return typeof value === 'boolean'
    case 'array':
      return Array.isArray(value)
    case 'object':
    case 'file':
      return isObject(value)
    default:
      return false
  }
}
