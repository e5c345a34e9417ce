/** Requests that their caller describes, to endpoints that no operation names: checked, encoded as the kind does, never sent elsewhere. */
import { BodyStream } from '../base/body/body-stream.ts'
import { type FileSource, fileSourceOf } from '../base/body/file-source.ts'
import { givenFiles, isStreamed } from '../base/body/given-files.ts'
import type { HttpRequest, Method } from '../base/http.ts'
import { defined, isObject, type Json } from '../base/json.ts'
import { namesIn, valueLookup, valueText } from '../language/template-value.ts'
import type { Encoding, RequestDefaults, Value } from '../manifest/index.ts'
import { checkHeaders, checkQueryNames } from './given-headers.ts'
import { COMMON_HEADERS, type RequestBase } from './base.ts'
import { multipart } from './multipart.ts'
import { encodePairs } from './pairs.ts'
import { checkMethod, checkTarget, unfitRequest } from './target.ts'
import { compileEntries } from './value.ts'

/** Bytes that a caller sends as they are. */
export type RequestBytes = string | Uint8Array | Blob | ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>

/** A request through a connection to an endpoint that no operation has to name. */
export interface AnyRequest {
  readonly method: Method
  /** Below the kind's base URL, percent-encoded: `/v1/balance`. It may have a query, and may repeat the base URL's own path. */
  readonly path: string
  /** Values by name, written as the kind writes lists and maps in a query. */
  readonly query?: Readonly<Record<string, Json | undefined>>
  /** Texts by name. Credentials, the host and what names a proxy are refused. */
  readonly headers?: Readonly<Record<string, string>>
  /**
   * A JSON value, written as the kind writes bodies; an object with files among its fields is sent as a form. A text, bytes, a Blob
   * or a stream are sent as they are, under the media type of `headers`.
   */
  readonly body?: Json | RequestBytes | { readonly [name: string]: unknown }
  /** Another host that the kind declares: of a base URL of its operations, or of its files, which gets no credentials. */
  readonly host?: string
  /** How the list that it asks for continues. */
  readonly pagination?: RequestPagination
}

/**
 * How the list of a response continues: as an operation of the kind does (`customers.list`), or in the words of a manifest, which
 * say where the records are besides: `{ style: 'cursor', param: 'starting_after', next: 'last.id', records: '$.data' }`.
 */
export type RequestPagination =
  | string
  | {
      readonly style: 'cursor' | 'offset' | 'page' | 'link' | 'graphql'
      /** Where the records are: `$.data`. The body itself by default. */
      readonly records?: string
      /** What holds its params; the query by default. */
      readonly in?: 'query' | 'body' | 'variables'
      readonly [key: string]: unknown
    }

/** Names that the connection sets, and a caller therefore not. */
export interface TakenNames {
  /** In lower case. */
  readonly headers: ReadonlySet<string>
  readonly query: ReadonlySet<string>
}

/** A request that was checked, and its path as policies and the audit trail name it. */
export interface BuiltRequest {
  readonly request: HttpRequest
  /** Below the base URL, without the query. */
  readonly path: string
}

/** Builds a request. @throws ConnectorError `invalid_params` @param isOther whether it leaves for a host that gets none of the kind's headers */
export type BuildAny = (given: AnyRequest, base: RequestBase, isOther: boolean) => BuiltRequest

/** A builder for the requests of a kind. @param credentials names of its auth variants */
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

/** Whether a header is made of the connection's settings, which say whose data is meant. */
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

/** The body, whose media type and length are set among the headers. */
function bodyOf(
  given: NonNullable<AnyRequest['body']> | null,
  method: Method,
  headers: Record<string, string>,
  encode: Encoding,
): HttpRequest['body'] {
  if (method === 'GET' || method === 'HEAD') throw unfitRequest('body', `cannot stand in a ${method} request`)
  const raw = rawBody(given, headers)
  if (raw !== undefined) return raw
  const type = mediaTypeIn(headers['content-type'])
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

function mediaTypeIn(header: string | undefined): string | undefined {
  return header === undefined ? undefined : header.replace(/;.*$/s, '').trim().toLowerCase()
}

/** A text, bytes or a source of them, as they are; undefined for a value that has to be written. */
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

/** The fields of a body that are files, in one form. @throws ConnectorError `invalid_params` */
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

/** Destroys the streams of a request that is not sent. */
export function discardBody({ body }: AnyRequest, reason: unknown): void {
  const candidates =
    isObject(body) && !isBinary(body) ? Object.values(body).flatMap((value) => [value, bytesIn(value)]) : [body]
  for (const value of candidates) if (isBinary(value)) fileSourceOf(value)?.discard(reason as Error)
}
