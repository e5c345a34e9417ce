/** Finds a param's locations in the resolved operation, for `explain` and the reference. */
import type { ResolvedOperation } from './model/resolved.ts'
import type { NamedValue } from './model/values.ts'
import { namesInStep } from './resolve/steps.ts'
import { namesInValue } from './resolve/values.ts'

/** Describes the locations of a param in a request: `query`, `header Range`, `body as customer_id`. */
export function placementOf(operation: ResolvedOperation, param: string): string {
  const { path, routes, query, headers, body, file, keep, steps = [] } = operation
  const inPath = [path, ...routes.map((route) => route.path)].some((parts) =>
    parts.some((part) => typeof part !== 'string' && part.param === param),
  )
  const entries: readonly (readonly [string, readonly NamedValue[]])[] = [
    ['query', query],
    ['header', headers],
    ['body', body?.from === 'entries' ? body.entries : []],
    ['variables', body?.from === 'graphql' ? body.variables : []],
  ]
  const locations = [
    ...(inPath ? ['path'] : []),
    ...entries.flatMap(([location, list]) => list.flatMap((entry) => locationIn(location, entry, param))),
    ...(body?.from === 'value' && namesInValue(body.value).includes(param) ? ['body, by a template'] : []),
    ...(body?.from === 'file' && body.param === param ? ['body, as its bytes'] : []),
    ...steps.flatMap((step, index) => (namesInStep(step).includes(param) ? [`step ${index + 1}`] : [])),
    ...([keep, ...steps.map((step) => step.keep)].some((values) => values && Object.hasOwn(values, param))
      ? ['continues after the request that provides it']
      : []),
    ...(file?.range === param ? ['header Range'] : []),
    ...(file?.index === param ? ['selects the file'] : []),
  ]
  return locations.length > 0 ? locations.join(' and ') : 'not sent'
}

function locationIn(location: string, { name, value, arrays }: NamedValue, param: string): string[] {
  const names = namesInValue(value)
  if (!names.includes(param)) return []
  const isPlain = 'template' in value && value.template.parts.length === 1 && names.length === 1
  if (!isPlain) return [`${location} ${name}, by a template`]
  const [part] = 'template' in value ? value.template.parts : []
  const written = typeof part === 'object' && part.helper !== undefined ? `, written as ${part.helper}` : ''
  const lists = arrays === undefined ? '' : `, lists by ${arrays}`
  return [`${name === param ? location : `${location} as ${name}`}${written}${lists}`]
}
