/** Reads responses to a caller's own requests: the body as JSON, text or bytes, and the headers for a caller. */
import type { HttpHeaders, HttpResponse } from '../base/http.ts'
import type { Json } from '../base/json.ts'
import { locatorSource } from '../language/locator.ts'
import { errorBodyOf, isHtml, isSuccess, parseBody, textOfUtf8, Unreadable } from './body.ts'
import { unreadableResponse } from './page.ts'
import type { ReadContext, Refusals } from './refusals.ts'

/** A response as the caller receives it. */
export interface PlainResponse {
  readonly status: number
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  /** Form of the body; `empty` has none. */
  readonly form: 'json' | 'text' | 'bytes' | 'empty'
  /** The original body. */
  readonly bytes: Uint8Array
  /** The JSON value or text; undefined for bytes. */
  readonly value: Json | undefined
}

export interface PlainOptions {
  readonly wantsBytes: boolean
}

/**
 * Reads a response.
 * @throws UpstreamError for a refusal; ConnectorError `upstream_invalid_response` for invalid JSON and HTML pages
 */
export function readPlain(
  refusals: Refusals,
  response: HttpResponse,
  context: ReadContext & { readonly subject: string },
  { wantsBytes }: PlainOptions,
): PlainResponse {
  try {
    const { status, headers, body } = response
    const read = isSuccess(response) && !wantsBytes ? bodyOf(response) : undefined
    const value = read ? read.value : errorBodyOf(response)
    refusals.isEmpty(response, locatorSource(value, headers), context)
    const { form, value: shown } = read ?? { form: 'bytes' as const, value: undefined }
    return { status, headers: passedHeaders(headers, context.redact), form, bytes: body, value: shown }
  } catch (error) {
    throw unreadableResponse(context.subject, error, context, AS_BYTES)
  }
}

/** @throws UpstreamError for a refusal, by its status or first bytes */
export function checkPlain(
  refusals: Refusals,
  response: Pick<HttpResponse, 'status' | 'headers' | 'body'>,
  context: ReadContext,
): void {
  refusals.isEmpty(response, locatorSource(errorBodyOf(response), response.headers), context)
}

const AS_BYTES = 'Ask for bytes to have the response as it is.'
const TEXTUAL = /^(?:text\/|application\/(?:[\w.+-]+\+)?(?:xml|javascript|x-javascript|yaml|x-ndjson|jsonl)\b)/i

/** @throws Unreadable */
function bodyOf(response: HttpResponse): Pick<PlainResponse, 'form' | 'value'> {
  const { body, headers } = response
  if (body.byteLength === 0) return { form: 'empty', value: undefined }
  if (isHtml(headers)) throw new Unreadable('is an HTML page')
  const type = headers.get('content-type') ?? ''
  if (/[/+]json\b/i.test(type)) return { form: 'json', value: parseBody(response) }
  if (type !== '' && !TEXTUAL.test(type)) return { form: 'bytes', value: undefined }
  const text = textOfUtf8(body)
  // Some vendors send JSON under another media type.
  const value = /^\s*[{[]/.test(text) ? errorBodyOf(response) : undefined
  return typeof value === 'object' ? { form: 'json', value } : { form: 'text', value: text }
}

/** Withheld headers: of the connection, the body's encoding, browsers and sessions. */
const WITHHELD = new Set([
  'alt-svc',
  'connection',
  'content-encoding',
  'content-length',
  'content-security-policy',
  'keep-alive',
  'nel',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'report-to',
  'set-cookie',
  'set-cookie2',
  'strict-transport-security',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/** The headers of a response for its caller, without secrets. */
export function passedHeaders(headers: HttpHeaders, redact: (text: string) => string): Record<string, string> {
  const names: string[] = []
  let values = ''
  for (const [name, value] of headers.entries()) {
    if (WITHHELD.has(name)) continue
    // No value has a line break, so one search covers all.
    values += names.length === 0 ? value : `\n${value}`
    names.push(name)
  }
  const shown = redact(values).split('\n')
  const passed: Record<string, string> = {}
  for (let at = 0; at < names.length; at++) passed[names[at] ?? ''] = shown[at] ?? ''
  return passed
}
