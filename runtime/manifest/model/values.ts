/** Values of a resolved manifest that a request is made of. */
import type { Json } from '../../base/json.ts'
import type { Template } from '../../language/template-value.ts'
import type { ARRAY_STYLES } from '../schema/field.ts'

/** A value to be filled in: a template, a constant, or a map or list of them. */
export type Value =
  | { readonly template: Template }
  | { readonly constant: Json }
  | { readonly map: Readonly<Record<string, Value>> }
  | { readonly list: readonly Value[] }

/** One named value of a query, header or body. */
export interface NamedValue {
  readonly name: string
  readonly value: Value
  /** How a list is written, when not as the operation's encoding says. */
  readonly arrays?: ArrayStyle
}

/** How a list is written in a query or form. */
export type ArrayStyle = (typeof ARRAY_STYLES)[number]

/** Which existing records a list leaves out: those after so many, or those older than so many days. */
export type PartialList = { readonly records: number } | { readonly days: number }
