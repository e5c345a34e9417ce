/** Places each param: in the path, if it contains the name; in a template that inserts it; or else by method. `in` overrides. */
import { defined, own } from '../../base/json.ts'
import type { Method } from '../../base/http.ts'
import { formNames } from '../../language/form.ts'
import type { PathParam } from '../model/resolved.ts'
import type { NamedValue, Value } from '../model/values.ts'
import type { ExpandedField } from './types.ts'

/** The part of a request that contains a param. `none`: only templates, files and locators use it. */
export type ParamLocation = 'path' | 'query' | 'header' | 'body' | 'variables' | 'none'

/** Returns the location of params that neither `in`, the path nor a template determines. */
export function defaultLocation(method: Method, isGraphql: boolean): 'query' | 'body' | 'variables' {
  if (isGraphql) return 'variables'
  return method === 'POST' || method === 'PUT' || method === 'PATCH' ? 'body' : 'query'
}

/** Locates each param. @param used names in the path, a template or the file shape */
export function locateParams(
  params: Readonly<Record<string, ExpandedField>>,
  used: { readonly path: ReadonlySet<string>; readonly elsewhere: ReadonlySet<string> },
  fallback: 'query' | 'body' | 'variables',
): Record<string, ParamLocation> {
  return Object.fromEntries(
    Object.entries(params).map(([name, { field }]) => {
      if (field.in !== undefined) return [name, field.in]
      if (used.path.has(name)) return [name, 'path']
      return [name, used.elsewhere.has(name) ? 'none' : fallback]
    }),
  )
}

/** Returns each param of one location under its wire name. */
export function entriesFor(
  location: ParamLocation,
  params: Readonly<Record<string, ExpandedField>>,
  locations: Readonly<Record<string, ParamLocation>>,
): NamedValue[] {
  return Object.keys(params)
    .filter((name) => locations[name] === location)
    .map((name) => {
      const { as = name, write, arrays } = params[name]!.field
      return defined({ name: as, value: paramValue(name, write), arrays })
    })
}

/** Creates the value of one param, with its JSON type, or as a helper writes it. */
export function paramValue(name: string, helper?: string): Value {
  if (helper === undefined) return { template: { text: `{{${name}}}`, parts: [{ name }] } }
  return { template: { text: `{{${helper} ${name}}}`, parts: [{ name, helper }] } }
}

/** Splits a path into literal text and encoded segments, `{name}`. @param segments how names in it are written */
export function pathParts(path: string, segments: Readonly<Record<string, PathParam>> = {}): (string | PathParam)[] {
  const pieces = path.split(/(\{[^{}]*\})/).filter((piece) => piece !== '')
  return pieces.map((piece) => {
    if (!piece.startsWith('{')) return piece
    const param = piece.slice(1, -1)
    return own(segments, param) ?? { param }
  })
}

/**
 * Returns the segments of params by the names in paths. A param has its own name, or those of its form: `user` of
 * `uri: {form: "https://api.example.com/users/{user}"}`. @param style the style of lists of the operation
 */
export function segmentsOf(params: Readonly<Record<string, ExpandedField>>, style?: string): Record<string, PathParam> {
  const segments = Object.entries(params).flatMap(([param, { field }]): [string, PathParam][] => {
    const { form, twice, arrays = style } = field
    if (form !== undefined) return formNames(form).map((name) => [name, { param, form, name }])
    return [[param, defined({ param, twice, arrays: arrays === 'restli' ? ('restli' as const) : undefined })]]
  })
  return Object.fromEntries(segments)
}

/** Returns the names that a path inserts. */
export function pathNames(path: string): string[] {
  return pathParts(path).flatMap((part) => (typeof part === 'string' ? [] : [part.param]))
}
