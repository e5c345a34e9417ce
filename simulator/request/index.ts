/** Reads requests backwards: the params that make such a request, or what is wrong with it. */
import { compileFieldCheck } from '../../runtime/language/field-check.ts'
import type { Encoding, NamedValue, ResolvedOperation, Value } from '../../runtime/manifest/index.ts'
import type { WholeRequest } from '../../runtime/base/http.ts'
import { isObject, type Json, type JsonObject, type JsonSchema, own, propertiesOf } from '../../runtime/base/json.ts'
import { faultPath } from '../../runtime/language/faults.ts'
import { readMultipart, readRelated } from './multipart.ts'
import { ofRestli, type ReadPairs, readQueryPairs, paramOfText } from './pairs.ts'
import { jsonBody, queryText, valuesIn } from './patterns.ts'
import { paramOf, readValue, type ReadValues } from './values.ts'

export { readMultipart, readRelated } from './multipart.ts'
export {
  isAt,
  jsonBody,
  partsPattern,
  pathBelow,
  requestPath,
  pathPattern,
  queryOf,
  sendsDocument,
  type UrlPattern,
  urlPattern,
  valuesIn,
} from './patterns.ts'
export { writtenValues } from './written.ts'

/** A request as a vendor reads it. */
export interface ReadRequest {
  readonly params: JsonObject
  /** Sentences; none for a valid request. */
  readonly faults: readonly string[]
}

/** Reads the requests of one operation. */
export class RequestReader {
  readonly #operation: ResolvedOperation
  readonly #ignored: ReadonlySet<string>
  readonly #schemas: Readonly<Record<string, JsonSchema>>
  #check: ReturnType<typeof compileCheck> | undefined

  /** @param ignored names of query entries that hold credentials */
  constructor(operation: ResolvedOperation, ignored: ReadonlySet<string>) {
    this.#operation = operation
    this.#ignored = ignored
    this.#schemas = propertiesOf(operation.params)
  }

  /** Reads the params of a request and its faults. @param inPath the params in the path, as text */
  read(request: WholeRequest, inPath: Readonly<Record<string, string>>): ReadRequest {
    const operation = this.#operation
    const values: ReadValues = { params: {}, opaque: new Set(), cut: new Set(), faults: [] }
    for (const [name, text] of Object.entries(inPath)) values.params[name] = this.#segmentOf(name, text)
    this.#readEntries(operation.query, this.#pairsOf(queryText(request), operation.query), 'query', values)
    this.#readBody(request, values)
    this.#readHeaders(request, values)
    for (const name of values.cut) values.params[name] = this.#valueOf(name, String(values.params[name]))
    // The first request does not show what a later one carries.
    if (operation.steps)
      for (const name of Object.keys(this.#schemas)) if (values.params[name] === undefined) values.opaque.add(name)
    this.#check ??= compileCheck(operation, wireNamesOf(operation))
    return { params: values.params, faults: [...values.faults, ...this.#check(values.params, values.opaque)] }
  }

  /** A param in the path. */
  #segmentOf(param: string, text: string): Json {
    const { path, routes, encode } = this.#operation
    const parts = [path, ...routes.map((route) => route.path)].flat()
    const isRestli = parts.some((part) => typeof part === 'object' && part.param === param && part.arrays !== undefined)
    return isRestli ? ofRestli(text, own(this.#schemas, param) ?? {}, encode) : this.#valueOf(param, text)
  }

  #valueOf(param: string, text: string): Json {
    return paramOfText(text, own(this.#schemas, param) ?? {}, this.#operation.encode)
  }

  #pairsOf(query: string, entries: readonly NamedValue[]): ReadPairs {
    return readQueryPairs(query, this.#entrySchemas(entries), this.#operation.encode, stylesOf(entries))
  }

  #entrySchemas(entries: readonly NamedValue[]): Map<string, JsonSchema> {
    return new Map(entries.map(({ name, value }) => [name, own(this.#schemas, paramOf(value) ?? '') ?? {}]))
  }

  #readEntries(
    entries: readonly NamedValue[],
    { values: found, unknown = [] }: ReadPairs,
    where: ResolvedOperation['open'],
    values: ReadValues,
  ): void {
    for (const { name, value } of entries) {
      const given = Object.hasOwn(found, name) ? found[name] : undefined
      if (given === undefined) continue
      const isText = typeof given === 'string' && 'map' in value
      const read = isText ? paramOfText(given, { type: 'object' }, this.#operation.encode) : given
      readValue(value, read, name, values, where === 'query')
    }
    const others = Object.keys(found).filter((name) => !entries.some((entry) => entry.name === name))
    if (this.#operation.open === where) for (const name of others) values.params[name] ??= found[name] ?? null
    else
      for (const name of [...unknown, ...others])
        if (!this.#ignored.has(name)) values.faults.push(`${name} is not known`)
  }

  #readHeaders({ headers }: WholeRequest, { params }: ReadValues): void {
    for (const { name, value } of this.#operation.headers) {
      const text = own(headers, name.toLowerCase())
      const param = paramOf(value)
      const found = param !== undefined && text !== undefined ? { [param]: text } : valuesOf(value, text)
      for (const [name, part] of Object.entries(found))
        if (Object.hasOwn(this.#schemas, name)) params[name] = this.#valueOf(name, part)
    }
    const { range } = this.#operation.file ?? {}
    if (range !== undefined && headers.range !== undefined) params[range] = headers.range
  }

  #readBody(request: WholeRequest, values: ReadValues): void {
    const { body: shape, encode } = this.#operation
    if (!shape) return
    const bytes = Buffer.from(request.body ?? '')
    if (shape.from === 'file') {
      values.params[shape.param] = { name: 'file', base64: bytes.toString('base64') }
      return
    }
    if (shape.from === 'entries' && encode.body === 'form') {
      const pairs = this.#pairsOf(bytes.toString(), shape.entries)
      return this.#readEntries(shape.entries, pairs, 'body', values)
    }
    if (shape.from === 'entries' && encode.body === 'multipart') {
      const parts = Object.fromEntries(readMultipart(bytes, own(request.headers, 'content-type') ?? ''))
      return this.#readEntries(shape.entries, { values: this.#textsIn(parts, shape.entries) }, 'body', values)
    }
    if (shape.from === 'entries' && encode.body === 'related') {
      const read = readRelated(bytes, own(request.headers, 'content-type') ?? '')
      if (!read || !isObject(read.about)) values.faults.push('the body is not JSON and a file as multipart/related')
      else
        this.#readEntries(
          shape.entries,
          { values: { ...(read.about as JsonObject), ...this.#fileOf(read.file) } },
          'body',
          values,
        )
      return
    }
    this.#readJson(request, shape, values)
  }

  /** A file under the name of the only param that is a file. */
  #fileOf(file: Json): Record<string, Json> {
    return Object.fromEntries(
      Object.entries(this.#operation.files ?? {})
        .slice(0, 1)
        .map(([name, { as }]) => [as ?? name, file]),
    )
  }

  #readJson(request: WholeRequest, shape: Exclude<Body, { readonly from: 'file' }>, values: ReadValues): void {
    const body = jsonBody(request)
    if (body === undefined) values.faults.push('the body is not JSON')
    else if (shape.from === 'value') readValue(shape.value, body, 'body', values, false)
    else if (!isObject(body)) values.faults.push('the body must be an object')
    else if (shape.from === 'entries') this.#readEntries(shape.entries, { values: body }, 'body', values)
    else this.#readEntries(shape.variables, { values: (body.variables ?? {}) as JsonObject }, 'variables', values)
  }

  #textsIn(parts: Readonly<Record<string, Json>>, entries: readonly NamedValue[]): Record<string, Json> {
    const schemas = this.#entrySchemas(entries)
    return Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [
        name,
        typeof part === 'string' ? paramOfText(part, schemas.get(name) ?? {}, this.#operation.encode) : part,
      ]),
    )
  }
}

/** How the lists of entries are written, by entry name. */
function stylesOf(entries: readonly NamedValue[]): ReadonlyMap<string, Encoding['arrays']> {
  return new Map(entries.flatMap(({ name, arrays }) => (arrays ? [[name, arrays] as const] : [])))
}

type Body = NonNullable<ResolvedOperation['body']>

/** The params in a header's text; none where a helper wrote a part of it. */
function valuesOf(value: Value, text: string | undefined): Readonly<Record<string, string>> {
  const isPlain =
    'template' in value && value.template.parts.every((part) => typeof part === 'string' || part.helper === undefined)
  return (isPlain && valuesIn(value, text)) || {}
}

/** The names of params in requests. */
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
  const validate = compileFieldCheck(schema, { useDefaults: false })
  return (params, opaque) => {
    const faults = validate(params).flatMap((fault) => {
      const [top = '', ...rest] = faultPath(fault)
      if (opaque.has(top)) return []
      const path = [wireNames.get(top) ?? top, ...rest].join('.')
      return [`${path} ${fault.keyword === 'required' ? 'is required' : fault.message}`]
    })
    const isGiven = (name: string) => opaque.has(name) || (params[name] !== undefined && params[name] !== null)
    if (require.length === 0 || require.some((set) => set.every(isGiven))) return faults
    return [
      ...faults,
      `one of ${require.map((set) => set.map((name) => wireNames.get(name) ?? name).join(' with ')).join(', ')} is required`,
    ]
  }
}
