/** Where a param goes, read off the resolved operation: for `explain` and the reference. */
import type { Entry, ResolvedOperation } from './resolved.ts'
import { namesInValue } from './resolve/values.ts'

/** Where a param goes, in words: `query`, `header Range`, `body as customer_id`. */
export function placementOf(operation: ResolvedOperation, param: string): string {
  const { path, routes, query, headers, body, file } = operation
  const inPath = [path, ...routes.map((route) => route.path)].some((parts) =>
    parts.some((part) => typeof part !== 'string' && part.param === param),
  )
  const entries: readonly (readonly [string, readonly Entry[]])[] = [
    ['query', query],
    ['header', headers],
    ['body', body?.from === 'entries' ? body.entries : []],
    ['variables', body?.from === 'graphql' ? body.variables : []],
  ]
  const places = [
    ...(inPath ? ['path'] : []),
    ...entries.flatMap(([place, list]) => list.flatMap((entry) => placeIn(place, entry, param))),
    ...(body?.from === 'value' && namesInValue(body.value).includes(param) ? ['body, by a template'] : []),
    ...(body?.from === 'file' && body.param === param ? ['body, as its bytes'] : []),
    ...(file?.range === param ? ['header Range'] : []),
    ...(file?.index === param ? ['picks the file'] : []),
  ]
  return places.length > 0 ? places.join(' and ') : 'not sent'
}

function placeIn(place: string, { name, value }: Entry, param: string): string[] {
  const names = namesInValue(value)
  if (!names.includes(param)) return []
  const isPlain = 'template' in value && value.template.parts.length === 1 && names.length === 1
  if (!isPlain) return [`${place} ${name}, by a template`]
  return [name === param ? place : `${place} as ${name}`]
}
