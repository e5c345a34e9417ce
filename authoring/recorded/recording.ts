/** Recordings of others: a request and its response, from any form of file. */
import { gunzipSync, inflateSync } from 'node:zlib'
import type { Json, WholeRequest } from 'plugboard/runtime'
import { isObject } from 'plugboard/author'
import { defined } from 'plugboard/internal'
import type { RawRecording } from './forms/raw.ts'

/** A request and the response to it. */
export interface Recording {
  /** The file below the folder. */
  readonly file: string
  /** The request. Its origin is `https://unknown.invalid` if the recording names no host. */
  readonly request: WholeRequest
  readonly hasHost: boolean
  readonly response: RecordedResponse
}

/** A response, decompressed. Header names are in lower case. */
export interface RecordedResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
}

/** A record without its request, from a connector's stream. */
export interface RecordedRecord {
  readonly file: string
  /** The stream, named after an entity. */
  readonly stream: string
  readonly record: Json
}

const NO_HOST = 'https://unknown.invalid'
const METHODS: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

/** Returns the recording of raw parts; undefined if they are not HTTP. */
export function recordingOf(raw: RawRecording, file: string): Recording | undefined {
  const method = String(raw.method).toUpperCase()
  const status = Number(raw.status ?? 200)
  const target = typeof raw.url === 'string' ? targetOf(raw.url, raw.query) : undefined
  if (!METHODS.includes(method) || !Number.isInteger(status) || !target) return undefined
  const headers = headersOf(raw.headers)
  const requestHeaders = headersOf(raw.requestHeaders)
  const requestBody = bytesOf(raw.requestBody)
  return {
    file,
    hasHost: target.origin !== NO_HOST,
    request: defined({
      method: method as WholeRequest['method'],
      ...target,
      headers: requestHeaders,
      body: requestBody.byteLength > 0 ? requestBody : undefined,
    }),
    response: { status, headers, body: decompressed(bytesOf(raw.body), headers['content-encoding']) },
  }
}

function targetOf(url: string, query: unknown): { origin: string; path: string } | undefined {
  const whole = /^https?:\/\//i.test(url) ? url : `${NO_HOST}/${url.replace(/^\/+/, '')}`
  if (!URL.canParse(whole)) return undefined
  const { origin, pathname, searchParams } = new URL(whole)
  for (const [name, value] of pairsOf(query)) searchParams.append(name, value)
  const search = searchParams.toString()
  return { origin: origin.replace(/^http:/, 'https:'), path: search === '' ? pathname : `${pathname}?${search}` }
}

function pairsOf(query: unknown): [string, string][] {
  if (typeof query === 'string') return [...new URLSearchParams(query)]
  const entries = Array.isArray(query) ? query.flatMap(pairOf) : Object.entries(isObject(query) ? query : {})
  return entries.flatMap(([name, value]) => [value].flat().map((one): [string, string] => [name, textOf(one)]))
}

/** Reads a pair: `["limit", "2"]` or `{name: limit, value: "2"}`. */
function pairOf(pair: unknown): [string, unknown][] {
  if (Array.isArray(pair) && typeof pair[0] === 'string') return [[pair[0], pair[1]]]
  return isObject(pair) && typeof pair.name === 'string' ? [[pair.name, pair.value]] : []
}

function headersOf(headers: unknown): Record<string, string> {
  const entries = Array.isArray(headers) ? headers.flatMap(pairOf) : Object.entries(isObject(headers) ? headers : {})
  return Object.fromEntries(entries.map(([name, value]) => [name.toLowerCase(), [value].flat().map(textOf).join(', ')]))
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}

/** Returns a body as bytes: text as it is, bytes as they are, anything else as JSON. */
export function bytesOf(body: unknown): Uint8Array {
  if (body === undefined || body === null) return new Uint8Array()
  return body instanceof Uint8Array ? body : Buffer.from(textOf(body))
}

const MAX_BYTES = 2 ** 26

/** Returns the decompressed body. */
function decompressed(body: Uint8Array, encoding: string | undefined): Uint8Array {
  try {
    if (body[0] === 0x1f && body[1] === 0x8b) return gunzipSync(body, { maxOutputLength: MAX_BYTES })
    return encoding === 'deflate' && body[0] === 0x78 ? inflateSync(body, { maxOutputLength: MAX_BYTES }) : body
  } catch {
    return body
  }
}
