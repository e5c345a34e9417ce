/** Values in the requests of a resolved manifest. */
import type { Json } from '../../base/json.ts'
import type { Template } from '../../language/template-value.ts'
import type { ARRAY_STYLES } from '../schema/field.ts'

/** A value to fill in: a template, a constant, or a map or list of them. */
export type Value =
  | { readonly template: Template }
  | { readonly constant: Json }
  | { readonly map: Readonly<Record<string, Value>> }
  | { readonly list: readonly Value[] }

/** One named value of a query, header or body. */
export interface NamedValue {
  readonly name: string
  readonly value: Value
  /** Style of lists. Defaults to the operation's encoding. */
  readonly arrays?: ArrayStyle
}

/** Style of a list in a query or form. */
export type ArrayStyle = (typeof ARRAY_STYLES)[number]

/** The existing records that a list leaves out: older than a number of days. */
export interface PartialList {
  readonly days: number
}
