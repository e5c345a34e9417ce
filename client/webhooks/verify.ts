/**
 * Verifies that a webhook comes from the platform: its signature over ID, time and body, by Standard Webhooks 1.0.0. Only WebCrypto, for
 * every runtime.
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
import type { WebhookDataByType } from '../../generated/contract/bodies.ts'
import { base64Bytes, joinBytes } from '../../runtime/base/bytes.ts'
import { ConnectorError, type ErrorOptions } from '../../runtime/base/errors.ts'
import { isObject } from '../../runtime/base/json.ts'
import { checkOptions, amountOf, optionsOf, TIME } from '../../runtime/base/options.ts'

/** A type of event, such as `connector.needs_reauth`. */
export type WebhookEventType = keyof WebhookDataByType

interface EventOf<T extends WebhookEventType> {
  readonly type: T
  /** Time of the event, in RFC 3339. */
  readonly timestamp: string
  readonly data: WebhookDataByType[T]
}

/**
 * An event. Its `type` determines its `data`. With a type parameter, only events of that type.
 * @example if (event.type === 'connector.needs_reauth') await email(event.data.external_user_id, event.data.connect_link)
 */
export type WebhookEvent<T extends WebhookEventType = WebhookEventType> = { [K in T]: EventOf<K> }[T]

/** Codes of refused webhooks. */
export type WebhookErrorCode =
  | 'webhook_header_missing'
  | 'webhook_too_old'
  | 'webhook_too_new'
  | 'webhook_signature_mismatch'
  | 'webhook_body_invalid'

/**
 * A refused webhook. Answer 400, and the sender tries again later.
 * @example if (error instanceof WebhookVerificationError) console.log(error.code)
 */
export class WebhookVerificationError extends ConnectorError {
  override readonly name = 'WebhookVerificationError'
  declare readonly code: WebhookErrorCode

  constructor(code: WebhookErrorCode, message: string, options: Pick<ErrorOptions, 'hint' | 'cause'> = {}) {
    super(code, message, { ...options, entry: { actor: 'caller', status: 400 } })
  }
}

/** The raw body of a webhook. Parsing and serializing it again would change its bytes. */
export type RawBody = string | Uint8Array | ArrayBuffer

/** Headers of a framework: `Headers`, or an object such as `request.headers` of Node.js. */
export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>

/** Options of `verify`. */
export interface VerificationOptions {
  /** Maximum difference between the time of a webhook and now, in seconds. Defaults to 300. */
  readonly tolerance?: number
  /** Time of the check, in milliseconds since 1970. Defaults to the machine's clock. */
  readonly now?: number
}

const OPTIONS = optionsOf<VerificationOptions>({ tolerance: amountOf('seconds'), now: TIME })
const TOLERANCE_SECONDS = 300
const TASK = 'verify a webhook'
const SECRET_HINT = 'Pass the secret of the endpoint as the platform showed it: it begins with whsec_ or whpk_.'

/**
 * Verifies a webhook of the platform and returns its event.
 * @param body the raw body, before any parser
 * @param secret the endpoint's secret, `whsec_…`, or its public key, `whpk_…`; several while you replace one
 * @example const event = await verify(await request.text(), request.headers, secret)
 * @throws WebhookVerificationError with a `WebhookErrorCode`; ConnectorError `invalid_params` for an invalid secret, a parsed body, and
 * unknown options
 */
export async function verify(
  body: RawBody,
  headers: WebhookHeaders,
  secret: string | readonly string[],
  options: VerificationOptions = {},
): Promise<WebhookEvent> {
  checkOptions(options, OPTIONS, TASK)
  const keys = secretsOf(secret).map(keyOf)
  const bytes = bytesOf(body)
  const id = header(headers, 'webhook-id')
  const timestamp = header(headers, 'webhook-timestamp')
  const signatures = header(headers, 'webhook-signature').split(' ')
  checkTime(timestamp, options)
  const signed = joinBytes([new TextEncoder().encode(`${id}.${timestamp}.`), bytes])
  if (!(await isSigned(signed, signatures, keys))) throw mismatch(signatures, keys)
  return eventOf(bytes)
}

function secretsOf(secret: string | readonly string[]): readonly string[] {
  const secrets = typeof secret === 'string' ? [secret] : secret
  if (Array.isArray(secrets) && secrets.length > 0) return secrets
  throw invalid('secret', 'the secret is missing', SECRET_HINT)
}

interface Key {
  readonly version: string
  readonly algorithm: { readonly name: string; readonly hash?: string }
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** The key of a secret, or of a public key. @throws ConnectorError `invalid_params`, without the secret in its message */
function keyOf(secret: unknown): Key {
  const text = typeof secret === 'string' ? secret.trim() : ''
  const bytes = base64Bytes(text.replace(/^wh(?:sec|pk)_/, ''))
  if (!bytes) throw invalid('secret', 'the secret is not base64', SECRET_HINT)
  if (bytes.length === 0) throw invalid('secret', 'the secret is missing', SECRET_HINT)
  if (text.startsWith('whpk_')) return { version: 'v1a,', algorithm: { name: 'Ed25519' }, bytes }
  return { version: 'v1,', algorithm: { name: 'HMAC', hash: 'SHA-256' }, bytes }
}

function bytesOf(body: RawBody): Uint8Array {
  if (typeof body === 'string') return new TextEncoder().encode(body)
  if (body instanceof ArrayBuffer) return new Uint8Array(body)
  if (ArrayBuffer.isView(body)) return new Uint8Array(body.buffer, body.byteOffset, body.byteLength)
  throw invalid(
    'body',
    'the body is parsed already, or missing',
    'Pass the body as it arrived, as text or bytes. In Express, use express.raw() on the route in place of express.json().',
  )
}

function invalid(field: string, message: string, hint: string, cause?: unknown): ConnectorError {
  const errors = [{ field, message, error_code: 'invalid' }]
  return new ConnectorError('invalid_params', `Cannot ${TASK}: ${message}`, { hint, errors, cause })
}

function header(headers: WebhookHeaders, name: string): string {
  const value = headers instanceof Headers ? headers.get(name) : plainHeader(headers, name)
  if (value !== null && value !== '') return value
  throw new WebhookVerificationError('webhook_header_missing', `Cannot ${TASK}: header ${name} is missing`, {
    hint: 'Only requests of the platform have it. Pass all headers of the request.',
  })
}

/** A header of an object, in any case. Several of one name become one text. */
function plainHeader(headers: Exclude<WebhookHeaders, Headers>, name: string): string | null {
  if (!isObject(headers)) throw invalid('headers', 'the headers are missing', 'Pass the headers of the request.')
  const found = Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1]
  return Array.isArray(found) ? found.join(' ') : String(found ?? '')
}

function checkTime(timestamp: string, { tolerance = TOLERANCE_SECONDS, now = Date.now() }: VerificationOptions): void {
  const age = /^\d{1,12}$/.test(timestamp) ? now / 1000 - Number(timestamp) : NaN
  if (Math.abs(age) <= tolerance) return
  if (Number.isNaN(age))
    throw new WebhookVerificationError(
      'webhook_header_missing',
      `Cannot ${TASK}: header webhook-timestamp is not a number of seconds`,
    )
  const [code, word] = age > 0 ? (['webhook_too_old', 'old'] as const) : (['webhook_too_new', 'new'] as const)
  throw new WebhookVerificationError(
    code,
    `Cannot ${TASK}: it is ${Math.round(Math.abs(age))} seconds too ${word}, and ${tolerance} are allowed`,
    { hint: 'Check the clock of this machine. A copy of an old webhook is refused on purpose.' },
  )
}

/** Whether a signature belongs to a key. WebCrypto compares in constant time. */
async function isSigned(signed: Uint8Array<ArrayBuffer>, signatures: readonly string[], keys: readonly Key[]) {
  let found = false
  for (const { version, algorithm, bytes } of keys) {
    const key = await importKey(algorithm, bytes)
    for (const signature of signatures) {
      const given = signature.startsWith(version) ? base64Bytes(signature.slice(version.length)) : undefined
      if (given && (await crypto.subtle.verify(algorithm, key, given, signed))) found = true
    }
  }
  return found
}

function importKey(algorithm: Key['algorithm'], bytes: Key['bytes']): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytes, algorithm, false, ['verify']).catch((cause: unknown) => {
    throw invalid('secret', 'the secret is malformed', SECRET_HINT, cause)
  })
}

function mismatch(signatures: readonly string[], keys: readonly Key[]): WebhookVerificationError {
  const versions = [...new Set(keys.map(({ version }) => version))]
  const isKnown = signatures.some((signature) => versions.some((version) => signature.startsWith(version)))
  const named = versions.map((version) => version.replace(',', '')).join(' or ')
  const reason = isKnown
    ? 'no signature matches the secret'
    : `header webhook-signature has no signature of version ${named}`
  return new WebhookVerificationError('webhook_signature_mismatch', `Cannot ${TASK}: ${reason}`, {
    hint: 'Pass the body as it arrived, not parsed and written again, and the secret of the endpoint that receives it.',
  })
}

function eventOf(bytes: Uint8Array): WebhookEvent {
  try {
    const event: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    if (isObject(event) && typeof event.type === 'string' && isObject(event.data))
      return event as unknown as WebhookEvent
  } catch (cause) {
    throw new WebhookVerificationError('webhook_body_invalid', `Cannot ${TASK}: the body is not JSON`, { cause })
  }
  throw new WebhookVerificationError('webhook_body_invalid', `Cannot ${TASK}: the body is not an event`, {
    hint: 'An event has type, timestamp and data.',
  })
}
