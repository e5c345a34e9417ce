/** A vendor's request: its headers, its query, and its verified body. */
import { ConnectorError } from '../base/errors.ts'
import { type Json, tryParseJson } from '../base/json.ts'
import { measureJson } from '../json-text/index.ts'

/** A request of a vendor, with the exact bytes of its body. */
export interface WebhookRequest {
  readonly method: string
  /** The URL that the vendor calls, with its query. */
  readonly url: string
  /** Names in any case. Only the first of several values counts. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly body: Uint8Array
}

/** Maximum size of a body, in bytes. */
export const MAX_BODY_BYTES: number = 5 * 1024 * 1024
/** Maximum number of fields of a form. */
const MAX_FIELDS = 1000
/** Maximum depth of a JSON body, which is the first level. */
const MAX_DEPTH = 64

/** A request without its parsed body. */
export interface Envelope {
  readonly request: WebhookRequest
  readonly header: (name: string) => string | undefined
  readonly param: (name: string) => string | undefined
}

/** Reads the headers and the query of a request. @throws ConnectorError `webhook_malformed` for a body that is too large */
export function openRequest(request: WebhookRequest): Envelope {
  if (request.body.byteLength > MAX_BODY_BYTES) throw malformed(`its body has more than ${MAX_BODY_BYTES} bytes`)
  const headers = new Map<string, string>()
  for (const [name, value] of Object.entries(request.headers)) {
    const text = typeof value === 'string' ? value : value?.[0]
    if (text !== undefined) headers.set(name.toLowerCase(), text)
  }
  const query = new URLSearchParams(request.url.replace(/#.*$/s, '').split('?').slice(1).join('?'))
  return {
    request,
    header: (name) => headers.get(name.toLowerCase()),
    param: (name) => query.get(name) ?? undefined,
  }
}

/** The path and query of a URL, unchanged. */
export function pathAndQuery(url: string): string {
  return url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').split('#')[0] || '/'
}

const UTF_8 = new TextDecoder('utf-8', { fatal: true })

/** The text of a body. @throws ConnectorError `webhook_malformed` for bytes that are not UTF-8 */
export function textOfBody({ body }: WebhookRequest): string {
  try {
    return UTF_8.decode(body)
  } catch {
    throw malformed('its body is not UTF-8 text')
  }
}

/** The fields of a form, in their order. @throws ConnectorError `webhook_malformed` */
export function formFields(request: WebhookRequest): [name: string, value: string][] {
  const fields = [...new URLSearchParams(textOfBody(request))]
  if (fields.length > MAX_FIELDS) throw malformed(`its form has more than ${MAX_FIELDS} fields`)
  return fields
}

/** Parses a verified body: JSON, or the fields of a form; undefined for an empty one. @throws ConnectorError `webhook_malformed` */
export function parseWebhookBody({ request, header }: Envelope): Json | undefined {
  if (request.body.byteLength === 0) return undefined
  const type = header('content-type') ?? ''
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) return Object.fromEntries(formFields(request))
  if (measureJson(request.body, { depth: MAX_DEPTH, keys: Infinity }).depth > MAX_DEPTH)
    throw malformed(`its body is nested more than ${MAX_DEPTH} levels deep`)
  const value = tryParseJson(textOfBody(request)) as Json | undefined
  if (value === undefined) throw malformed('its body is not JSON')
  return value
}

/** The error for a malformed request. */
export function malformed(why: string): ConnectorError {
  return new ConnectorError('webhook_malformed', `Cannot read the webhook: ${why}`)
}
