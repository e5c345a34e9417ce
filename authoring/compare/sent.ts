/** The named values of a request, with their schemas on the wire. */
import { isObject, pointer, type RequestShape, type ResolvedOperation, type Value } from 'plugboard/author'
import { compileTemplate, defined } from 'plugboard/internal'
import type { Json, JsonSchema } from 'plugboard/runtime'

/** A request of an operation, with the operation's params. */
export type OneRequest = RequestShape & Pick<ResolvedOperation, 'params' | 'require' | 'open' | 'pagination'>

/** One named value of a request. */
export interface Sent {
  readonly location: 'query' | 'header' | 'body'
  readonly name: string
  /** The part of the operation. */
  readonly part: string
  /** The only param in it. */
  readonly param?: string
  /** The type on the wire, which `write` may change. */
  readonly schema?: JsonSchema
  /** The schema of the value that `write: json` writes as text. */
  readonly inText?: JsonSchema
  readonly isAlways: boolean
  readonly constant?: Json
}

const PARTS: Readonly<Record<Sent['location'], string>> = { query: 'query', header: 'headers', body: 'body' }

/** Returns the named values in a request, without path and file. @param at the request's part of the operation; empty for the first */
export function sentBy(request: OneRequest, at: string): Sent[] {
  const { query, headers, body } = request
  const of =
    (location: Sent['location']) =>
    ({ name, value }: { readonly name: string; readonly value: Value }): Sent => {
      const param = onlyParam(value)
      const given = param === undefined ? undefined : paramSchema(request, param)
      const constant = constantOf(value)
      const schema = constant === undefined ? schemaOf(value, request) : undefined
      return {
        location,
        name: location === 'header' ? name.toLowerCase() : name,
        part:
          at === '' && given && param !== undefined
            ? pointer('/params', param)
            : pointer(`${at}/${PARTS[location]}`, name),
        isAlways: isAlwaysSent(value, request),
        param: given && param,
        schema,
        inText: helperOf(value) === 'json' ? given : undefined,
        constant,
      }
    }
  return [
    ...query.map(of('query')),
    ...headers.map(of('header')),
    ...(body?.from === 'entries' ? body.entries.map(of('body')) : []),
  ]
}

/** Returns the schema of a body that is one value. */
export function wholeSchema(request: OneRequest): JsonSchema | undefined {
  return request.body?.from === 'value' ? schemaOf(request.body.value, request) : undefined
}

/** Returns the schema of a param. */
export function paramSchema({ params }: OneRequest, name: string): JsonSchema | undefined {
  return ((params.properties ?? {}) as Record<string, JsonSchema>)[name]
}

/** Returns the known schema of a value; none for values from an earlier response. */
function schemaOf(value: Value, request: OneRequest): JsonSchema | undefined {
  const constant = constantOf(value)
  if (constant !== undefined) return { const: constant }
  if ('list' in value) {
    const [first] = value.list
    return first ? { type: 'array', items: schemaOf(first, request) ?? {} } : { type: 'array' }
  }
  if ('map' in value) {
    const fields = Object.entries(value.map).map(([name, inner]) => [name, schemaOf(inner, request) ?? {}])
    const required = Object.entries(value.map).flatMap(([name, inner]) => (isAlwaysSent(inner, request) ? [name] : []))
    return { type: 'object', properties: Object.fromEntries(fields) as Record<string, JsonSchema>, required }
  }
  const param = onlyParam(value)
  const schema = param === undefined ? undefined : paramSchema(request, param)
  if (param === undefined) return { type: 'string' }
  return helperOf(value) === undefined ? schema : written(schema ?? {}, value)
}

/** Whether every call sends a value: text with required params, or a list or map with such a value. */
function isAlwaysSent(value: Value, request: OneRequest): boolean {
  if ('list' in value) return value.list.some((inner) => isAlwaysSent(inner, request))
  if ('map' in value)
    return request.encode.empty === 'keep' || Object.values(value.map).some((inner) => isAlwaysSent(inner, request))
  if (!('template' in value)) return true
  const { required } = request.params
  return value.template.parts.every((part) => {
    if (typeof part === 'string') return true
    const param = paramSchema(request, part.name)
    const isGiven = Array.isArray(required) && required.includes(part.name)
    return param === undefined || param.default !== undefined || isGiven
  })
}

/** Schemas of helpers that do not write plain text. */
const WRITTEN: Readonly<Record<string, JsonSchema>> = {
  epoch: { type: 'integer' },
  epoch_ms: { type: 'integer' },
  file_size: { type: 'integer' },
  date: { type: 'string', format: 'date' },
  datetime: { type: 'string', format: 'date-time' },
  parsed: {},
}

/** Returns the schema of a param as a helper writes it: a time as a number is an integer. */
function written(schema: JsonSchema, value: Value): JsonSchema {
  const write = (given: Json) => ('template' in value ? compileTemplate(value.template)(() => given) : given) ?? null
  return defined({
    ...(WRITTEN[helperOf(value) ?? ''] ?? { type: 'string' }),
    default: schema.default === undefined ? undefined : write(schema.default),
    enum: Array.isArray(schema.enum) ? schema.enum.map(write) : undefined,
  })
}

function helperOf(value: Value): string | undefined {
  const [part] = 'template' in value ? value.template.parts : []
  return isObject(part) ? part.helper : undefined
}

function onlyParam(value: Value): string | undefined {
  if (!('template' in value)) return undefined
  const [part, second] = value.template.parts
  return second === undefined && isObject(part) && typeof part.name === 'string' ? part.name : undefined
}

function constantOf(value: Value): Json | undefined {
  if ('constant' in value) return value.constant
  if (!('template' in value)) return undefined
  const { parts } = value.template
  return parts.every((part) => typeof part === 'string') ? parts.join('') : undefined
}
