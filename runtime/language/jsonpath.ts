/** The host of `jsonpath-plus`: for paths beyond a locator's own steps, with evaluation switched off. */
import { JSONPath } from 'jsonpath-plus'
import type { Json } from '../base/json.ts'

/** Names, indexes, slices, `*` and `..` only: no filter, script, parent, type operator, escape, or union, which the library writes in its own way. */
const HARMLESS = /^\$(?:\.\.?(?:[A-Za-z_][\w-]*|\*)|\[(?:\*|-?\d{0,6}(?::-?\d{0,6}){0,2}|'[\w -]+')\])+$/

/** Says whether a path can be handed to jsonpath-plus: it names places and computes nothing. */
export function isHarmlessPath(path: string): boolean {
  return path.length <= 200 && HARMLESS.test(path) && !/__proto__|constructor|prototype/.test(path)
}

/** Every value a path names, in document order. */
export function readPath(path: string, body: Json): Json[] {
  return JSONPath({ path, json: body as object, eval: false, wrap: true }) as Json[]
}
