/** The evidence about a value: an example has the value, a description its limits. */
import { isObject } from 'plugboard/author'
import { own } from 'plugboard/internal'
import type { Json } from 'plugboard/runtime'

/** Evidence about a value. */
export interface Shown {
  /** Whether it shows this built-in type and no other. */
  readonly isOf: (type: string) => boolean
  /** Whether it shows further types. */
  readonly hasOthers: (types: readonly string[]) => boolean
  readonly isNull: boolean
  /** The shown values, or all possible ones. */
  readonly values: readonly Json[]
  readonly field: (name: string) => Shown | undefined
  /** The names of shown fields. */
  readonly names: readonly string[]
  /** The items of a list. */
  readonly entries: readonly Shown[]
  /** The limit of a key such as `maximum`; undefined without one. */
  readonly bound: (word: string) => Json | undefined
  /** Whether it shows that a field is required. */
  readonly requires: (name: string) => boolean
}

const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d/
const DATE = /^\d{4}-\d\d-\d\d$/
/** Text that may be another type. */
const PLAIN_WORD = /^(?:-?\d+(?:\.\d+)?|true|false)$/

/** Returns a value of an example. @param isText whether the wire has it as text, as in a query, where digits may be a number */
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
