/** Shows requests in a snapshot: below the base URL, decoded, with the names of credentials. */
import { isObject, type Json, type JsonObject } from 'plugboard/author'
import type { WholeRequest } from 'plugboard/runtime'
import { readMultipart, readRelated } from 'plugboard/simulator'

/** Options of `shownRequest`. */
export interface RequestFrame {
  /** The base URL, which paths omit: `https://api.example.com/v1`. */
  readonly base: string
  /** Replaces credentials with their names: `Bearer <api_key>`. */
  readonly hide: (text: string) => string
  /** The header of the idempotency key. */
  readonly idempotency?: string | undefined
}

/** Returns a map without undefined values and empty maps or lists. */
export function withoutEmpty(map: Readonly<Record<string, Json | undefined>>): JsonObject {
  const isThere = (value: Json | undefined) =>
    value !== undefined && (typeof value !== 'object' || value === null || Object.keys(value).length > 0)
  return Object.fromEntries(Object.entries(map).filter(([, value]) => isThere(value))) as JsonObject
}

/** Returns a map with each value changed. */
export function mapEntries(map: JsonObject, change: (value: Json, name: string) => Json): JsonObject {
  return Object.fromEntries(Object.entries(map).map(([name, value]) => [name, change(value, name)]))
}

/** Headers of every kind. */
const USUAL = new Set(['user-agent', 'accept-encoding', 'content-length', 'host'])
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

/** Whether a value is a request of `shownRequest`. */
export function isShownRequest(value: Json | undefined): value is JsonObject {
  return isObject(value) && METHODS.includes(Object.keys(value)[0] ?? '')
}

/** Shows a request: `{GET: /customers, query: {limit: "10"}}`. A URL outside the base URL has its origin. */
export function shownRequest(
  { method, origin, path: target, headers, body }: WholeRequest,
  frame: RequestFrame,
): JsonObject {
  const { base, hide } = frame
  const [before = '', query = ''] = target.split('?')
  const url = `${origin}${before}`
  const path = url.startsWith(`${base}/`) ? url.slice(base.length) : url === base ? '/' : url
  const sent = shownBody(body, headers['content-type'] ?? '', hide)
  return {
    ...withoutEmpty({
      [method]: hide(path),
      query: shownPairs(query, hide),
      headers: shownHeaders(headers, sent, frame),
    }),
    ...sent,
  }
}

/** The default media type of each form of body. */
const DEFAULT_TYPES: Readonly<Record<string, string>> = {
  body: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
  related: 'multipart/related',
  bytes: 'application/octet-stream',
}

function shownHeaders(
  headers: WholeRequest['headers'],
  sent: JsonObject,
  { hide, idempotency }: RequestFrame,
): Record<string, string> {
  const [form = ''] = Object.keys(sent)
  const shown = Object.entries(headers).flatMap(([name, value]) => {
    const plain = value.replace(/; ?boundary=.*$/, '')
    const isUsual =
      USUAL.has(name) ||
      (name === 'accept' && value === 'application/json') ||
      (name === 'content-type' && plain === DEFAULT_TYPES[form])
    if (isUsual) return []
    return [[name, name === idempotency?.toLowerCase() ? '<other each time>' : shownHeader(plain, hide)] as const]
  })
  return Object.fromEntries(shown)
}

function shownHeader(value: string, hide: (text: string) => string): string {
  const [, basic] = /^Basic (.+)$/.exec(value) ?? []
  return basic === undefined ? hide(value) : `Basic ${hide(Buffer.from(basic, 'base64').toString())}`
}

function shownPairs(query: string, hide: (text: string) => string): Record<string, Json> {
  const pairs: Record<string, Json> = {}
  for (const [name, value] of new URLSearchParams(query)) {
    const before = pairs[name]
    const shown = shownToken(value, hide)
    pairs[name] = before === undefined ? shown : [before, shown].flat()
  }
  return pairs
}

/** Returns a body under the name of its form: `body` for JSON, `form`, `multipart`, `related`, `text` or `bytes`. */
function shownBody(body: WholeRequest['body'], type: string, hide: (text: string) => string): JsonObject {
  if (body === undefined) return {}
  const bytes = Buffer.from(body)
  const text = bytes.toString()
  if (type.startsWith('multipart/form-data')) return { multipart: Object.fromEntries(readMultipart(bytes, type)) }
  if (type.startsWith('multipart/related')) {
    const { about, file } = readRelated(bytes, type) ?? { about: hide(text), file: null }
    return { related: [about as Json, file] }
  }
  if (/form-urlencoded/.test(type)) return { form: shownPairs(text, hide) }
  if (/json/.test(type)) return shownJson(JSON.parse(hide(text)) as Json)
  return typeof body === 'string' ? { text: hide(body) } : { bytes: text }
}

/** Shows a body. Texts in base64 are decoded, and a GraphQL document omits its fragments, which the snapshot has once for all. */
function shownJson(body: Json): JsonObject {
  if (!isObject(body) || typeof body.query !== 'string' || body.variables === undefined) return { body: decoded(body) }
  const [query = ''] = body.query.split(/\bfragment \w+ on /)
  return { body: { ...body, query: onOneLine(query) } }
}

/** Minimum length of a text to decode as base64. */
const SHORTEST_BASE64 = 40

/** Returns a value in which texts in base64 are readable: `base64url To: ada@example.com`. */
function decoded(value: Json): Json {
  if (Array.isArray(value)) return (value as readonly Json[]).map(decoded)
  if (isObject(value)) return mapEntries(value, decoded)
  if (typeof value !== 'string' || value.length < SHORTEST_BASE64) return value
  for (const encoding of ['base64url', 'base64'] as const) {
    const text = Buffer.from(value, encoding).toString()
    if (isPrintable(text) && Buffer.from(text).toString(encoding) === value) return `${encoding} ${text}`
  }
  return value
}

function isPrintable(text: string): boolean {
  return !/[^\P{C}\r\n\t]|\ufffd/u.test(text)
}

/** Returns a GraphQL text with single blanks. */
export function onOneLine(text: string): string {
  return text.replaceAll(/[\s,]+/g, ' ').trim()
}

/** Returns a JSON Web Token decoded, without its signature and ID, which differ each time. */
export function shownToken(text: string, hide: (text: string) => string): Json {
  const [, head, claims] = /^([\w-]{8,})\.([\w-]{8,})\.[\w-]*$/.exec(text) ?? []
  if (head === undefined || claims === undefined) return hide(text)
  const [header, payload] = [head, claims].map((part) => parsed(hide(Buffer.from(part, 'base64url').toString())))
  if (!isObject(header) || !isObject(payload)) return hide(text)
  const { jti: _, ...rest } = payload
  return { header, claims: rest }
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json
  } catch {
    return undefined
  }
}

/** Returns a function that replaces values with their names: `Bearer <api_key>`. */
export function hiding(values: Readonly<Record<string, string>>): (text: string) => string {
  const longestFirst = Object.entries(values)
    .filter(([, value]) => value !== '')
    .toSorted(([, a], [, b]) => b.length - a.length)
  return (text) => longestFirst.reduce((shown, [name, value]) => shown.replaceAll(value, `<${name}>`), text)
}
