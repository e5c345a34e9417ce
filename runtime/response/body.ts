/** Reads response bodies as JSON. */
import { isUtf8 } from 'node:buffer'
import type { HttpHeaders, HttpResponse } from '../base/http.ts'
import { type Json, textOfBytes } from '../base/json.ts'

/** Maximum depth of a value, since code that prints or stores records is recursive. */
const MAX_DEPTH = 200

/** A response of another form than expected; `message` follows "the response". */
export class Unreadable extends Error {}

/** Whether a status is a success. */
export function isSuccess({ status }: Pick<HttpResponse, 'status'>): boolean {
  return status >= 200 && status < 300
}

/** Parses a body; undefined for an empty one. @throws Unreadable */
export function parseBody(response: Pick<HttpResponse, 'body' | 'headers'>): Json | undefined {
  const value = parseAnyDepth(response)
  checkDepth(value)
  return value
}

/** Parses a body like `parseBody`, of any depth. @throws Unreadable */
export function parseAnyDepth({ body, headers }: Pick<HttpResponse, 'body' | 'headers'>): Json | undefined {
  return parseJson(body, headers)
}

/** Checks the depth of a value. @param except skipped parts @throws Unreadable for more than 200 levels */
export function checkDepth(value: Json | undefined, except?: ReadonlySet<Json>): void {
  if (value !== undefined && isTooDeep(value, 0, except)) throw new Unreadable('is nested too deeply')
}

/** Parses an error's body of any form: JSON or short plain text. HTML pages are left out. */
export function errorBodyOf({ body, headers }: Pick<HttpResponse, 'body' | 'headers'>): Json | undefined {
  try {
    const value = parseJson(body, headers, textOfBytes)
    checkDepth(value)
    return value
  } catch {
    const isPlain = /^text\/plain\b/i.test(headers.get('content-type') ?? '') && body.byteLength < 10_000
    return isPlain ? textOfBytes(body) : undefined
  }
}

function parseJson(bytes: Uint8Array, headers: HttpHeaders, textOf = textOfUtf8): Json | undefined {
  if (bytes.byteLength === 0) return undefined
  if (isHtml(headers)) throw new Unreadable('is an HTML page, not JSON')
  const text = textOf(bytes)
  try {
    return JSON.parse(text) as Json
  } catch {
    const [mediaType] = /^[\w.+-]{1,60}\/[\w.+-]{1,60}/.exec(headers.get('content-type') ?? '') ?? []
    throw new Unreadable(
      `is not valid JSON (${bytes.byteLength} bytes${mediaType === undefined ? '' : ` of ${mediaType}`})`,
    )
  }
}

/** Decodes UTF-8 without its byte order mark. @throws Unreadable for invalid UTF-8 */
export function textOfUtf8(bytes: Uint8Array): string {
  if (!isUtf8(bytes)) throw new Unreadable('is not valid UTF-8')
  return textOfBytes(bytes)
}

/** Whether a response is an HTML page. */
export function isHtml(headers: HttpHeaders): boolean {
  return /^text\/html\b/i.test(headers.get('content-type') ?? '')
}

/**
 * Whether a value has more than 200 levels. Every response is checked, so it only visits objects and copies no keys.
 * @param depth number of levels around it
 */
export function isTooDeep(value: Json, depth: number, except?: ReadonlySet<Json>): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (except?.has(value)) return false
  if (depth > MAX_DEPTH) return true
  if (Array.isArray(value)) {
    for (let at = 0; at < value.length; at++) {
      const item = value[at]!
      if (typeof item === 'object' && item !== null && isTooDeep(item, depth + 1, except)) return true
    }
    return false
  }
  for (const key in value) {
    const child = value[key]!
    if (typeof child === 'object' && child !== null && isTooDeep(child, depth + 1, except)) return true
  }
  return false
}
