/** Builds a caller's own requests: checks them, encodes them as the kind does, and keeps them at declared hosts. */
import { BodyStream } from '../base/body-stream.ts'
import { type FileSource, fileSourceOf } from '../base/file-source.ts'
import { givenFiles, isStreamed } from '../base/given-files.ts'
import { type HttpRequest, isReading, mediaType, type Method } from '../base/http.ts'
import { defined, isObject, type Json, valueText } from '../base/json.ts'
import { namesIn, valueLookup } from '../language/template-value.ts'
import type { Encoding, RequestDefaults, Value } from '../manifest/index.ts'
import { checkHeaders, checkQueryNames } from './given-headers.ts'
import { COMMON_HEADERS, type RequestBase } from './base.ts'
import { multipart } from './multipart.ts'
import { encodePairs } from './pairs.ts'
import { checkMethod, checkTarget, unfitRequest } from './target.ts'
import { compileEntries } from './value.ts'

/** Bytes that are sent unchanged. */
export type RequestBytes = string | Uint8Array | Blob | ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>

/** A request to an endpoint without an operation. */
export interface AnyRequest {
  readonly method: Method
  /**
   * Path below the kind's base URL, percent-encoded: `/v1/balance`. It may have a query, and may repeat the base URL's
   * path.
   */
  readonly path: string
  /** Values by name, encoded as in the kind's queries. */
  readonly query?: Readonly<Record<string, Json | undefined>>
  /** Texts by name. Headers with credentials, hosts or proxies are refused. */
  readonly headers?: Readonly<Record<string, string>>
  /**
   * A JSON value is encoded as in the kind's bodies; an object with files is sent as a form. Text, bytes, a Blob or a
   * stream are sent unchanged, under the media type in `headers`.
   */
  readonly body?: Json | RequestBytes | { readonly [name: string]: unknown }
  /** Another declared host: of an operation's base URL, or of files, which gets no credentials. */
  readonly host?: string
  /** Pagination of the list in the response. */
  readonly pagination?: RequestPagination
}

/**
 * Pagination of a response's list: as in an operation (`customers.list`), or as in a manifest, with the records'
 * location: `{ style: 'cursor', param: 'starting_after', next: 'last.id', records: '$.data' }`.
 */
export type RequestPagination =
  | string
  | {
      readonly style: 'cursor' | 'offset' | 'page' | 'link' | 'graphql'
      /** Location of the records: `$.data`. The body by default. */
      readonly records?: string
      /** Place of the pagination's params; the query by default. */
      readonly in?: 'query' | 'body' | 'variables'
      readonly [key: string]: unknown
    }

/** Names that only the connection sets. */
export interface TakenNames {
  /** In lower case. */
  readonly headers: ReadonlySet<string>
  readonly query: ReadonlySet<string>
}

/** A checked request, with its path for policies and the audit trail. */
export interface BuiltRequest {
  readonly request: HttpRequest
  /** Path below the base URL, without the query. */
  readonly path: string
}

/**
 * Builds a request. @throws ConnectorError `invalid_params` @param isOther whether the host gets none of the kind's
 * headers
 */
export type BuildAny = (given: AnyRequest, base: RequestBase, isOther: boolean) => BuiltRequest

/** Compiles the builder of a kind's requests. @param credentials names of its credentials */
export function compileAny(defaults: RequestDefaults, credentials: TakenNames): BuildAny {
  const { query, encode } = defaults
  const always = compileEntries(query)
  const sent = compileEntries(defaults.headers)
  const taken: TakenNames = {
    headers: new Set([...credentials.headers, ...defaults.headers.filter(isOfSettings).map(({ name }) => name)]),
    query: new Set([...credentials.query, ...query.map(({ name }) => name)]),
  }
  return (given, base, isOther) => {
    const method = checkMethod(given.method)
    const target = checkTarget(given.path, base)
    const headers = checkHeaders(given.headers, taken.headers)
    const scope = valueLookup(NONE, base.config)
    checkQueryNames(given.query ? Object.keys(given.query) : [], taken.query)
    checkQueryNames(namesOf(target.query), taken.query)
    const values = isOther ? [] : always.map(({ name, render }) => [name, render(scope)] as const)
    const own = given.query ? Object.entries<Json | undefined>(given.query) : []
    const text = queryText([...values, ...own], encode)
    const all: Record<string, string> = { ...COMMON_HEADERS }
    if (!isOther) {
      for (const { name, render } of sent) {
        const value = render(scope)
        if (value !== undefined && value !== null) all[name] = valueText(value)
      }
    }
    Object.assign(all, headers)
    const body = given.body === undefined ? undefined : bodyOf(given.body, method, all, encode)
    const joined = target.query && text ? `${target.query}&${text}` : target.query || text
    const path = base.prefix + target.path + (joined && `?${joined}`)
    return { request: defined({ method, origin: base.origin, path, headers: all, body }), path: target.path }
  }
}

const NONE = {}

/** Whether a header contains settings of the connection, which choose the account. */
function isOfSettings({ value }: { readonly value: Value }): boolean {
  return 'template' in value && namesIn(value.template).length > 0
}

function queryText(values: readonly (readonly [string, Json | undefined])[], encode: Encoding): string {
  if (values.length === 0) return ''
  return values
    .map(([name, value]) => (value === undefined ? '' : encodePairs(name, value, encode)))
    .filter(Boolean)
    .join('&')
}

function namesOf(query: string): string[] {
  return query === ''
    ? []
    : query
        .split('&')
        .filter(Boolean)
        .map((pair) => nameIn(/^[^=]*/.exec(pair)?.[0] ?? ''))
}

function nameIn(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}

const FORM = 'application/x-www-form-urlencoded'
const MULTIPART = 'multipart/form-data'

/** Encodes a body, and sets its headers. */
function bodyOf(
  given: NonNullable<AnyRequest['body']> | null,
  method: Method,
  headers: Record<string, string>,
  encode: Encoding,
): HttpRequest['body'] {
  if (isReading(method)) throw unfitRequest('body', `cannot stand in a ${method} request`)
  const raw = rawBody(given, headers)
  if (raw !== undefined) return raw
  const header = headers['content-type']
  const type = header === undefined ? undefined : mediaType(header)
  const files = isObject(given) ? filesIn(given) : NONE
  const values = given as { readonly [key: string]: Json }
  if (type === MULTIPART || Object.keys(files).length > 0) {
    if (!isObject(given) || (type !== undefined && type !== MULTIPART))
      throw unfitRequest('body', `cannot be written as ${type}`, `An object with files is sent as ${MULTIPART}.`)
    return written(
      multipart({ ...values, ...(files as typeof values) }, () => encode, {}),
      headers,
    )
  }
  if (isObject(given) && (type === FORM || (type === undefined && encode.body === 'form'))) {
    headers['content-type'] ??= FORM
    return queryText(Object.entries(values), encode)
  }
  if (type !== undefined && !/[/+]json$/.test(type))
    throw unfitRequest('body', `cannot be written as ${type}`, 'Give a text or bytes for a media type of your own.')
  headers['content-type'] ??= 'application/json'
  return JSON.stringify(given)
}

/** Text, bytes or a source of bytes, unchanged; undefined for a value to encode. */
function rawBody(given: unknown, headers: Record<string, string>): HttpRequest['body'] {
  if (typeof given === 'string') {
    headers['content-type'] ??= 'text/plain; charset=utf-8'
    return given
  }
  if (typeof given !== 'object' || given === null) return undefined
  const source = given instanceof Uint8Array ? given : fileSourceOf(given)
  if (!source) return undefined
  const { type } = given as { readonly type?: unknown }
  headers['content-type'] ??= typeof type === 'string' && type !== '' ? type : 'application/octet-stream'
  return source instanceof Uint8Array ? source : streamed(source, headers)
}

function streamed(source: FileSource, headers: Record<string, string>): BodyStream {
  const stream = new BodyStream([{ source, param: 'body' }])
  if (stream.length !== undefined) headers['content-length'] = String(stream.length)
  return stream
}

function written(
  { type, content }: { readonly type: string; readonly content: string | Uint8Array | BodyStream },
  headers: Record<string, string>,
): HttpRequest['body'] {
  headers['content-type'] = type
  if (content instanceof BodyStream && content.length !== undefined) headers['content-length'] = String(content.length)
  return content
}

/** The files in a body, as `file` params. @throws ConnectorError `invalid_params` */
function filesIn(body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const names = Object.keys(body).filter((name) => isBinary(body[name]) || isBinary(bytesIn(body[name])))
  if (names.length === 0) return NONE
  return Object.fromEntries(givenFiles(body, names))
}

function bytesIn(value: unknown): unknown {
  return isObject(value) ? value.bytes : undefined
}

function isBinary(value: unknown): boolean {
  return typeof value === 'object' && value !== null && (value instanceof Uint8Array || isStreamed(value))
}

/** Destroys the streams of an unsent request. */
export function discardBody({ body }: AnyRequest, reason: unknown): void {
  const candidates =
    isObject(body) && !isBinary(body) ? Object.values(body).flatMap((value) => [value, bytesIn(value)]) : [body]
  for (const value of candidates) if (isBinary(value)) fileSourceOf(value)?.discard(reason as Error)
}
