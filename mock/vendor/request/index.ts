/** The door of the room that reads requests backwards: what came over the wire, as the params that make such a request, or what is wrong with it. */
import type { Entry, HttpRequest, Json, JsonObject, JsonSchema, ResolvedOperation } from 'plugboard/author'
import { compileSchema, isObject, own } from 'plugboard/author'
import { readMultipart } from './multipart.ts'
import { readPairs, readText } from './pairs.ts'
import type { Reading } from './values.ts'
import { paramOf, readValue } from './values.ts'

export { escaped } from './values.ts'

/** A request as a vendor understands it. */
export interface ReadRequest {
  readonly params: JsonObject
  /** Sentences; none when the vendor would take the request. */
  readonly faults: readonly string[]
}

/** Reads the requests of one operation. */
export interface RequestReader {
  /** @param inPath the params in the path, as text */
  read(request: HttpRequest, inPath: Readonly<Record<string, string>>): ReadRequest
}

/** A reader of an operation's requests. `ignored` names query entries that credentials stand in. */
export function compileReader(operation: ResolvedOperation, ignored: ReadonlySet<string>): RequestReader {
  const schemas = (operation.params.properties ?? {}) as Record<string, JsonSchema>
  const wireNames = wireNamesOf(operation)
  let check: ((params: JsonObject, opaque: ReadonlySet<string>) => string[]) | undefined
  const entrySchemas = (entries: readonly Entry[]) =>
    new Map(entries.map(({ name, value }) => [name, own(schemas, paramOf(value) ?? '') ?? {}]))

  function readEntries(
    entries: readonly Entry[],
    found: Readonly<Record<string, Json>>,
    unknown: readonly string[],
    where: 'query' | 'body' | 'variables',
    reading: Reading,
  ): void {
    for (const { name, value } of entries) {
      const given = Object.hasOwn(found, name) ? found[name] : undefined
      if (given !== undefined) readValue(value, given, name, reading, where === 'query')
    }
    const others = [...unknown, ...Object.keys(found).filter((name) => !entries.some((entry) => entry.name === name))]
    if (operation.open === where) return
    for (const name of others) if (!ignored.has(name)) reading.faults.push(`${name} is not known`)
  }

  function readBody(request: HttpRequest, reading: Reading): void {
    const shape = operation.body
    if (!shape) return
    const bytes = Buffer.from(request.body ?? '')
    if (shape.from === 'file') {
      reading.params[shape.param] = { name: 'file', base64: bytes.toString('base64') }
      return
    }
    if (shape.from === 'entries' && operation.encode.body === 'form') {
      const pairs = readPairs(new URLSearchParams(bytes.toString()), entrySchemas(shape.entries), operation.encode)
      return readEntries(shape.entries, pairs.values, pairs.unknown, 'body', reading)
    }
    if (shape.from === 'entries' && operation.encode.body === 'multipart') {
      const parts = Object.fromEntries(readMultipart(bytes, own(request.headers, 'content-type') ?? ''))
      return readEntries(shape.entries, textsIn(parts, entrySchemas(shape.entries)), [], 'body', reading)
    }
    const body = parsed(bytes)
    if (body === undefined) reading.faults.push('the body is not JSON')
    else if (shape.from === 'value') readValue(shape.value, body, 'body', reading, false)
    else if (!isObject(body)) reading.faults.push('the body must be an object')
    else if (shape.from === 'entries') readEntries(shape.entries, body, [], 'body', reading)
    else readEntries(shape.variables, (body.variables ?? {}) as JsonObject, [], 'variables', reading)
  }

  function textsIn(parts: Record<string, Json>, entries: ReadonlyMap<string, JsonSchema>): Record<string, Json> {
    return Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [
        name,
        typeof part === 'string' ? readText(part, entries.get(name) ?? {}, operation.encode) : part,
      ]),
    )
  }

  return {
    read(request, inPath) {
      const reading: Reading = { params: {}, opaque: new Set(), cut: new Set(), faults: [] }
      for (const [name, text] of Object.entries(inPath))
        reading.params[name] = readText(text, own(schemas, name) ?? {}, operation.encode)
      const search = new URLSearchParams(request.path.split('?').slice(1).join('?'))
      const query = readPairs(search, entrySchemas(operation.query), operation.encode)
      readEntries(operation.query, query.values, query.unknown, 'query', reading)
      readBody(request, reading)
      for (const { name, value } of operation.headers) {
        const text = own(request.headers, name.toLowerCase())
        const param = paramOf(value)
        if (text !== undefined && param !== undefined)
          reading.params[param] = readText(text, own(schemas, param) ?? {}, operation.encode)
      }
      const { range } = operation.file ?? {}
      if (range !== undefined && request.headers.range !== undefined) reading.params[range] = request.headers.range
      for (const name of reading.cut)
        reading.params[name] = readText(String(reading.params[name]), own(schemas, name) ?? {}, operation.encode)
      check ??= compileCheck(operation, wireNames)
      return { params: reading.params, faults: [...reading.faults, ...check(reading.params, reading.opaque)] }
    },
  }
}

/** The names by which params stand on the wire. */
function wireNamesOf({ query, body, headers }: ResolvedOperation): ReadonlyMap<string, string> {
  const entries = body?.from === 'entries' ? body.entries : body?.from === 'graphql' ? body.variables : []
  return new Map(
    [...headers, ...query, ...entries].flatMap(({ name, value }) => {
      const param = paramOf(value)
      return param === undefined ? [] : [[param, name] as const]
    }),
  )
}

function compileCheck(
  { params: schema, require = [] }: ResolvedOperation,
  wireNames: ReadonlyMap<string, string>,
): (params: JsonObject, opaque: ReadonlySet<string>) => string[] {
  const validate = compileSchema(schema)
  return (params, opaque) => {
    const faults = validate(params).flatMap(({ pointer, params: said, message }) => {
      const [, first, ...rest] = pointer.split('/')
      const named = said.missingProperty ?? said.additionalProperty
      const top = first ?? String(named ?? '')
      if (opaque.has(top)) return []
      const place = [
        wireNames.get(top) ?? top,
        ...rest,
        ...(first !== undefined && named !== undefined ? [String(named)] : []),
      ]
      return [`${place.join('.')} ${said.missingProperty === undefined ? message : 'is required'}`]
    })
    const isGiven = (name: string) => opaque.has(name) || (params[name] !== undefined && params[name] !== null)
    if (require.length === 0 || require.some((set) => set.every(isGiven))) return faults
    return [
      ...faults,
      `one of ${require.map((set) => set.map((name) => wireNames.get(name) ?? name).join(' with ')).join(', ')} is required`,
    ]
  }
}

function parsed(bytes: Buffer): Json | undefined {
  try {
    return JSON.parse(bytes.toString()) as Json
  } catch {
    return undefined
  }
}
