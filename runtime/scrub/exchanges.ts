/** Writes recorded exchanges as fixtures: plain values, with credentials covered. */
import { isDeepStrictEqual } from 'node:util'
import type { HttpResponse, WholeRequest } from '../base/http.ts'
import { defined, isObject, type Json, tryParseJson } from '../base/json.ts'
import type { Locator } from '../language/locator.ts'
import type { ResolvedOperation } from '../manifest/index.ts'
import type { Exchange, ExchangeBody } from '../transport/index.ts'
import type { Positions } from './positions.ts'

/** A sent request with its credentials, and its whole response. */
export interface Passed {
  readonly request: WholeRequest
  readonly response: HttpResponse
}

/** An exchange of the call itself. */
export type CapturedExchange = Exchange & { readonly request: { readonly host?: string } }

/** The call of exchanges. */
export interface Frame {
  /** Undefined for a request that no operation names. */
  readonly operation: ResolvedOperation | undefined
  readonly positions: Positions
  /** The origin of the base URL, which exchanges omit. */
  readonly origin: string
  /** Whether exchanges also name the host of the base URL. */
  readonly namesHost?: boolean
}

/** The exchanges of a call, without renewals of credentials and repeated attempts. */
export function exchangesOf(passed: readonly Passed[], frame: Frame): CapturedExchange[] {
  const own = passed.filter(({ request }) => !frame.positions.isToken(request.origin, request.path))
  const plain = own.map((one) => exchangeOf(one, frame))
  return plain.filter(({ request }, index) => !isDeepStrictEqual(request, plain[index + 1]?.request))
}

/** An exchange in the form of fixtures. */
export function exchangeOf({ request, response }: Passed, frame: Frame): CapturedExchange {
  return { request: writtenRequest(request, frame), response: responseOf(response, frame.operation) }
}

/** A request in the form of fixtures. */
export function writtenRequest(
  request: WholeRequest,
  { operation, positions, origin, namesHost = false }: Frame,
): CapturedExchange['request'] {
  const [path, search] = split(request.path, '?')
  const query = pairs(new URLSearchParams(search), (name) => positions.query[name])
  const headers = Object.entries(request.headers).flatMap(([name, value]) => {
    const shown = request.origin === origin ? positions.headers[name] : undefined
    if (shown !== undefined) return [[name, shown]]
    return name === 'range' || isDeclared(name, operation) ? [[name, value]] : []
  })
  const body = exchangeBody(request.body, request.headers['content-type'] ?? '')
  return defined({
    method: request.method,
    host: request.origin === origin && !namesHost ? undefined : new URL(request.origin).host,
    path,
    query: filled(query),
    headers: filled(Object.fromEntries(headers) as Record<string, string>),
    body,
  })
}

function isDeclared(name: string, operation: ResolvedOperation | undefined): boolean {
  return name !== operation?.retry.idempotency && (operation?.headers.some((header) => header.name === name) ?? false)
}

function responseOf(
  { status, headers, body }: HttpResponse,
  operation: ResolvedOperation | undefined,
): Exchange['response'] {
  const recorded = [...headers.entries()].filter(([name]) => isRecordedHeader(name, operation))
  const content = exchangeBody(body, headers.get('content-type') ?? '')
  return defined({ status, headers: filled(Object.fromEntries(recorded)), body: content })
}

const RECORDED_HEADERS =
  /^(?:content-type|content-disposition|content-range|link|location|retry-after|(?:x-)?rate-?limit(?:-.*)?|x-request-id|request-id)$/

/** Whether a header describes the response, or the manifest reads it. */
function isRecordedHeader(name: string, operation: ResolvedOperation | undefined): boolean {
  return RECORDED_HEADERS.test(name) || headersRead(operation).includes(name)
}

/** The names of headers that an operation's locators name. */
function headersRead(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(headersRead)
  if (!isObject(value)) return []
  const locator = value as unknown as Locator
  return locator.in === 'header' && typeof locator.name === 'string'
    ? [locator.name]
    : Object.values(value).flatMap(headersRead)
}

/** A body by its content type: JSON, a form's pairs, text, else bytes. */
function exchangeBody(body: string | Uint8Array | undefined, type: string): ExchangeBody | undefined {
  const bytes = Buffer.from(body ?? '')
  if (bytes.byteLength === 0) return undefined
  const text = bytes.toString()
  if (!Buffer.from(text).equals(bytes) || /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/.test(text))
    return { base64: bytes.toString('base64') }
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) return pairs(new URLSearchParams(text))
  const value = /\bjson\b|\+json\b/i.test(type) || type === '' ? (tryParseJson(text) as Json | undefined) : undefined
  return typeof value === 'object' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : text.replaceAll('\r\n', '\n')
}

function pairs(
  params: URLSearchParams,
  shown: (name: string) => string | undefined = () => undefined,
): Record<string, string | string[]> {
  return Object.fromEntries(
    [...new Set(params.keys())].map((name) => {
      const cover = shown(name)
      if (cover !== undefined) return [name, cover]
      const values = params.getAll(name)
      const [only, ...others] = values
      return [name, only !== undefined && others.length === 0 ? only : values]
    }),
  )
}

function split(text: string, at: string): [string, string] {
  const index = text.indexOf(at)
  return index < 0 ? [text, ''] : [text.slice(0, index), text.slice(index + 1)]
}

/** The object, or undefined for an empty one. */
function filled<T extends object>(value: T): T | undefined {
  return Object.keys(value).length > 0 ? value : undefined
}
