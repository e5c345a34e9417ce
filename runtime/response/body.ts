import type { HttpHeaders } from '../base/http.ts'
import type { Json } from '../base/json.ts'

/** Deeper values are refused: whoever prints or stores a record recurses over it. */
const MAX_DEPTH = 200

/** A body that is not what was asked for; `message` reads after "the answer". */
export class UnreadableBody extends Error {}

/** The JSON value of a body, or undefined for an empty one. @throws UnreadableBody */
export function parseBody(bytes: Uint8Array, headers: HttpHeaders): Json | undefined {
  if (bytes.byteLength === 0) return undefined
  if (isHtml(headers)) throw new UnreadableBody('is an HTML page, not JSON')
  const value = parseText(bytes, headers.get('content-type'))
  if (isTooDeep(value)) throw new UnreadableBody('is nested too deeply')
  return value
}

/** Whether an answer says that it is a page for people. */
export function isHtml(headers: HttpHeaders): boolean {
  return /^text\/html\b/i.test(headers.get('content-type') ?? '')
}

function parseText(bytes: Uint8Array, type: string | null): Json {
  try {
    return JSON.parse(textOfBytes(bytes)) as Json
  } catch {
    const [mediaType] = /^[\w.+-]{1,60}\/[\w.+-]{1,60}/.exec(type ?? '') ?? []
    throw new UnreadableBody(
      `is not valid JSON (${bytes.byteLength} bytes${mediaType === undefined ? '' : ` of ${mediaType}`})`,
    )
  }
}

/** The UTF-8 text of a body. */
export function textOfBytes(bytes: Uint8Array): string {
  if (typeof Buffer === 'undefined') return new TextDecoder().decode(bytes)
  return Buffer.isBuffer(bytes)
    ? bytes.toString()
    : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString()
}

/** Says whether a value is nested over 200 levels. Every answer is walked, so it steps into nothing but objects and copies no keys. */
function isTooDeep(value: Json, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (depth > MAX_DEPTH) return true
  if (Array.isArray(value)) {
    for (let at = 0; at < value.length; at++) {
      const item = value[at]!
      if (typeof item === 'object' && item !== null && isTooDeep(item, depth + 1)) return true
    }
    return false
  }
  for (const key in value) {
    const child = value[key]!
    if (typeof child === 'object' && child !== null && isTooDeep(child, depth + 1)) return true
  }
  return false
}
