/** Lists that continue behind the vendor's cap from the last record on. */
import { isObject, type Json, type JsonObject, own, type Params } from '../../base/json.ts'
import type { NextWindow } from './shape.ts'

/** The last record's value in an entry. */
export const LAST = '{{last}}'

/** Whether params ask for the order in which a list continues. */
export function isInOrderOf({ with: order }: NextWindow, params: Params): boolean {
  return Object.entries(order).every(([name, form]) => fits(own(params, name) ?? null, form))
}

/** The entries of a param, each narrowed to the records behind the last one. Replaces the lists' items of an earlier window. */
export function narrowed(entry: JsonObject, given: unknown, last: string | number): Json {
  const entries = Array.isArray(given) && given.length > 0 ? (given as JsonObject[]) : [{}]
  return entries.map((one) => ({
    ...one,
    ...Object.fromEntries(
      Object.entries(entry).map(([name, forms]) => {
        const added = forms as Json[]
        const kept = [one[name] ?? []].flat().filter((item) => !added.some((form) => fits(item, form)))
        return [name, [...kept, ...added.map((form) => filled(form, last))]]
      }),
    ),
  }))
}

/** Whether a value equals a form, in which `{{last}}` is any value. */
function fits(value: Json | undefined, form: Json): boolean {
  if (form === LAST) return value !== undefined
  if (Array.isArray(form))
    return Array.isArray(value) && value.length === form.length && form.every((one, index) => fits(value[index], one))
  if (!isObject(form)) return value === form
  const names = Object.keys(form)
  return isObject(value) && Object.keys(value).length === names.length && names.every((n) => fits(value[n], form[n]!))
}

function filled(form: Json, last: string | number): Json {
  if (!isObject(form)) return form === LAST ? last : form
  return Object.fromEntries(Object.entries(form).map(([name, value]) => [name, filled(value, last)]))
}
