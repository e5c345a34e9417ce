import type { Entry, ResolvedOperation, Value } from '../../runtime/author.ts'

/** Where a param goes, in words: `path`, `query`, `body as customer_id`; empty when it only steers the call. */
export function placementOf(operation: ResolvedOperation, param: string): string {
  const { path, routes, query, headers, body, file } = operation
  const segments = [path, ...routes.map((route) => route.path)].flat()
  const entries: readonly (readonly [string, readonly Entry[]])[] = [
    ['query', query],
    ['header', headers],
    ['body', body?.from === 'entries' ? body.entries : []],
    ['variables', body?.from === 'graphql' ? body.variables : []],
  ]
  const places = [
    ...(segments.some((part) => typeof part !== 'string' && part.param === param) ? ['path'] : []),
    ...entries.flatMap(([place, list]) => list.flatMap((entry) => entryPlace(place, entry, param))),
    ...(body?.from === 'value' && namesIn(body.value).has(param) ? ['body'] : []),
    ...(body?.from === 'file' && body.param === param ? ['body'] : []),
    ...(file?.range === param ? ['header Range'] : []),
    ...(file?.index === param ? ['which file'] : []),
  ]
  return [...new Set(places)].join(' and ')
}

function entryPlace(place: string, { name, value }: Entry, param: string): string[] {
  if (!namesIn(value).has(param)) return []
  return [name === param ? place : `${place} ${name}`]
}

/** The names that a value's templates insert. */
function namesIn(value: Value): ReadonlySet<string> {
  if ('template' in value)
    return new Set(value.template.parts.flatMap((part) => (typeof part === 'string' ? [] : [part.name])))
  const inner = 'map' in value ? Object.values(value.map) : 'list' in value ? value.list : []
  return new Set(inner.flatMap((item) => [...namesIn(item)]))
}
