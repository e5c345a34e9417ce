/** Exchanges of fixtures, and their comparison with requests: for replay, and for servers that simulate a third party. */
import { BodyStream } from '../base/body-stream.ts'
import { type HttpRequest, type HttpResponse, type HttpStream, mediaType, type WholeRequest } from '../base/http.ts'
import { isObject, type Json, own, pointer, tryParseJson } from '../base/json.ts'
import { quantity, escapeRegex } from '../base/names.ts'

/** A value in a fixture. Numbers and booleans mean their text. */
export type ExchangeText = string | number | boolean

/** A body: a JSON value, a string for text, or `{base64: '…'}` for bytes. A form is its decoded pairs. */
export type ExchangeBody = Json | { readonly base64: string }

/**
 * A request and its response as plain values.
 * @example { request: { method: 'GET', path: '/v1/customers', query: { limit: '2' } }, response: { status: 200, body: { data: [] } } }
 */
export interface Exchange {
  readonly request: {
    readonly method: string
    /** Present if it is not the host of the kind's base URL. */
    readonly host?: string
    /** Without query. */
    readonly path: string
    readonly query?: Readonly<Record<string, ExchangeText | readonly ExchangeText[]>>
    /** The relevant headers. `<secret>` matches any credential, as in `Bearer <secret>`. */
    readonly headers?: Readonly<Record<string, ExchangeText>>
    readonly body?: ExchangeBody
  }
  readonly response: {
    readonly status: number
    readonly headers?: Readonly<Record<string, ExchangeText>>
    readonly body?: ExchangeBody
  }
}

/** Options of a comparison. */
export interface CompareOptions {
  /** The host of the kind's base URL. Without it, only hosts that an exchange names are compared. */
  readonly host?: string
}

/** The bytes of a body, with their default content type. */
export function encodeBody(body: ExchangeBody | undefined): { readonly bytes: Uint8Array; readonly type?: string } {
  if (body === undefined) return { bytes: new Uint8Array(0) }
  if (typeof body === 'string') return { bytes: Buffer.from(body), type: 'text/plain; charset=utf-8' }
  if (isBytes(body)) return { bytes: Buffer.from(body.base64, 'base64'), type: 'application/octet-stream' }
  return { bytes: Buffer.from(JSON.stringify(body)), type: 'application/json' }
}

/** An exchange's response as a transport returns it. */
export function exchangeResponse({ status, headers = {}, body }: Exchange['response']): HttpResponse {
  const { bytes, type } = encodeBody(body)
  const sent = new Headers(type === undefined ? [] : [['content-type', type]])
  for (const [name, value] of Object.entries(headers)) sent.set(name, String(value))
  return { status, headers: sent, body: bytes }
}

/** A response with its body as a stream. */
export function streamOf(response: HttpResponse): HttpStream {
  return { ...response, body: new Blob([response.body as BlobPart]).stream() }
}

/** The differences between a request and the expected one, as sentences without credentials. */
export function differences(
  expected: Exchange['request'],
  actual: WholeRequest,
  options: CompareOptions = {},
): string[] {
  const [path, search] = splitPath(actual.path)
  return [
    ...textDifferences('method', expected.method, actual.method),
    ...hostDifferences(expected.host ?? options.host, actual.origin),
    ...(samePath(expected.path, path) ? [] : [`path is ${quote(path)}, not ${quote(expected.path)}`]),
    ...pairDifferences('query', expected.query ?? {}, new URLSearchParams(search)),
    ...Object.entries(expected.headers ?? {}).flatMap(([name, value]) =>
      headerDifferences(name, String(value), actual),
    ),
    ...bodyDifferences(expected.body, actual),
  ]
}

function hostDifferences(expected: string | undefined, origin: string): string[] {
  return expected === undefined ? [] : textDifferences('host', expected, new URL(origin).host)
}

function textDifferences(what: string, expected: string, actual: string): string[] {
  if (matches(expected, actual)) return []
  return [
    expected.includes(SECRET)
      ? `${what} is not ${quote(expected)}`
      : `${what} is ${quote(actual)}, not ${quote(expected)}`,
  ]
}

/** Names of headers whose values are not shown. */
const CREDENTIAL_HEADER = /auth|cookie|key|token|secret/i

function headerDifferences(name: string, expected: string, { headers }: HttpRequest): string[] {
  const what = `header ${quote(name)}`
  const actual = own(headers, name.toLowerCase())
  if (actual === undefined) return [`${what} is missing`]
  if (name.toLowerCase() === 'content-type' && !expected.includes(';')) {
    return textDifferences(what, expected.toLowerCase(), mediaType(actual))
  }
  if (CREDENTIAL_HEADER.test(name) && !matches(expected, actual)) return [`${what} is not ${quote(expected)}`]
  return textDifferences(what, expected, actual)
}

/** Compares decoded pairs: names in any order, the values of a name in order. */
function pairDifferences(what: string, expected: Readonly<Record<string, unknown>>, actual: URLSearchParams): string[] {
  const missing = Object.entries(expected).flatMap(([name, value]) => {
    const [wanted, found] = [[value].flat().map(String), actual.getAll(name)]
    if (found.length === 0 && wanted.length > 0) return [`${what} lacks ${quote(name)}`]
    if (found.length === 1 && wanted.length === 1)
      return textDifferences(`${what} ${quote(name)}`, wanted[0]!, found[0]!)
    const isSame = found.length === wanted.length && wanted.every((text, at) => matches(text, found[at]!))
    return isSame
      ? []
      : [`${what} ${quote(name)} has ${found.length} values that are not ${wanted.map(quote).join(', ')}`]
  })
  const extra = [...new Set(actual.keys())].filter((name) => !Object.hasOwn(expected, name))
  return [...missing, ...extra.map((name) => `${what} has ${quote(name)}, which is not expected`)]
}

function bodyDifferences(expected: ExchangeBody | undefined, { body, headers }: WholeRequest): string[] {
  const bytes = typeof body === 'string' ? Buffer.from(body) : Buffer.from(body ?? [])
  if (expected === undefined) return bytes.length === 0 ? [] : ['body is present, but none is expected']
  if (bytes.length === 0) return ['body is missing']
  if (isBytes(expected)) return bytes.equals(Buffer.from(expected.base64, 'base64')) ? [] : ['body has different bytes']
  const text = bytes.toString()
  const type = mediaType(headers['content-type'] ?? '')
  if (type === 'application/x-www-form-urlencoded' && isObject(expected)) {
    return pairDifferences('body', expected, new URLSearchParams(text))
  }
  if (typeof expected === 'string')
    return textDifferences('body', lines(expected), withBoundary(lines(text), expected, headers['content-type'] ?? ''))
  const parsed = tryParseJson(text) as Json | undefined
  return parsed === undefined ? ['body is not JSON'] : jsonDifferences('', expected, parsed)
}

function jsonDifferences(location: string, expected: Json, actual: Json): string[] {
  if (Array.isArray(expected) && Array.isArray(actual) && expected.length !== actual.length) {
    return [`body ${location || '/'} has ${quantity(actual.length, 'item')}, not ${expected.length}`]
  }
  if (!isContainer(expected) || !isContainer(actual) || Array.isArray(expected) !== Array.isArray(actual)) {
    if (
      expected === actual ||
      (typeof expected === 'string' && typeof actual === 'string' && matches(expected, actual))
    )
      return []
    const isSecret = typeof expected === 'string' && expected.includes(SECRET)
    const [found, wanted] = [JSON.stringify(actual), JSON.stringify(expected)]
    return [
      isSecret ? `body ${location || '/'} is not ${wanted}` : `body ${location || '/'} is ${found}, not ${wanted}`,
    ]
  }
  const [wanted, found] = [expected as Record<string, Json>, actual as Record<string, Json>]
  const missing = Object.keys(wanted).flatMap((key) =>
    Object.hasOwn(found, key)
      ? jsonDifferences(pointer(location, key), wanted[key]!, found[key]!)
      : [`body lacks ${pointer(location, key)}`],
  )
  const extra = Object.keys(found).filter((key) => !Object.hasOwn(wanted, key))
  return [...missing, ...extra.map((key) => `body has ${pointer(location, key)}, which is not expected`)]
}

const SECRET = '<secret>'

/** Whether a text is the expected one. `<secret>` matches any characters except blanks. */
function matches(expected: string, actual: string): boolean {
  if (!expected.includes(SECRET)) return expected === actual
  const literals = expected.split(SECRET).map(escapeRegex)
  return new RegExp(`^${literals.join('\\S+')}$`).test(actual)
}

/** Whether the decoded segments of two paths are equal: a fixture may have `a b` for `a%20b`, but not `/` for `%2F`. */
function samePath(expected: string, actual: string): boolean {
  const [wanted, found] = [expected.split('/'), actual.split('/')]
  return wanted.length === found.length && wanted.every((segment, at) => matches(decode(segment), decode(found[at]!)))
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

function splitPath(path: string): [string, string] {
  const at = path.indexOf('?')
  return at < 0 ? [path, ''] : [path.slice(0, at), path.slice(at + 1)]
}

function isBytes(body: ExchangeBody): body is { readonly base64: string } {
  return isObject(body) && typeof body['base64'] === 'string' && Object.keys(body).length === 1
}

function isContainer(value: Json): value is Json[] | { [key: string]: Json } {
  return typeof value === 'object' && value !== null
}

/** A multipart body with the boundary of the expected one, since boundaries are random. */
function withBoundary(text: string, expected: string, type: string): string {
  const actual = /^multipart\/.*; ?boundary="?([^";]+)"?/i.exec(type)?.[1]
  const wanted = /^--(\S+)/.exec(expected)?.[1]
  return actual === undefined || wanted === undefined ? text : text.replaceAll(`--${actual}`, `--${wanted}`)
}

/** Multipart bodies end their lines with CRLF, fixtures with LF. */
function lines(text: string): string {
  return text.replaceAll('\r\n', '\n')
}

function quote(text: string): string {
  return JSON.stringify(text)
}

/** A request with its whole body. */
export async function wholeRequest(request: HttpRequest): Promise<WholeRequest> {
  const { body, ...head } = request
  if (!(body instanceof BodyStream)) return request as WholeRequest
  const chunks: Uint8Array[] = []
  for await (const chunk of body.open()) chunks.push(chunk)
  return { ...head, body: new Uint8Array(await new Blob(chunks as BlobPart[]).arrayBuffer()) }
}
