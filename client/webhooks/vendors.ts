/** Webhooks of third parties in your own process, verified and read by the kind's manifest. */
import { joinBytes } from '../../runtime/base/bytes.ts'
import { ConnectorError } from '../../runtime/base/errors.ts'
import { isObject } from '../../runtime/base/json.ts'
import { quoted } from '../../runtime/base/names.ts'
import type { ResolvedManifest } from '../../runtime/index.ts'
import { type ReceivedWebhook, receiveWebhook, type WebhookRequest } from '../../runtime/webhooks/index.ts'
import { type AnyKind, isModule, isOwn, notKind } from '../base/any-kind.ts'
import { checkOptions, optionsOf, TIME } from '../../runtime/base/options.ts'

export type { HandshakeAnswer, ReceivedWebhook, VendorEvent } from '../../runtime/webhooks/index.ts'

/** A request of a framework, with its raw body. `url` is the URL that the vendor calls. */
export interface VendorRequest {
  readonly method: string
  readonly url: string
  readonly headers: Headers | WebhookRequest['headers']
  readonly body: string | Uint8Array | ArrayBuffer
}

/** Options of `verifyVendor`. */
export interface VendorVerificationOptions {
  /** Time of the check, in milliseconds since 1970. Defaults to the machine's clock. */
  readonly now?: number
}

const OPTIONS = optionsOf<VendorVerificationOptions>({ now: TIME })
const TASK = 'verify a webhook'
const MAX_BYTES = 5 * 1024 * 1024

/**
 * Verifies a webhook of a third party and returns its events, each with the entity and record that it changes. For a handshake, returns
 * the answer to send instead.
 * @param kind the module of a kind; in Node.js, also its name or file
 * @param request a web `Request`, or an object with method, URL, headers and the raw body
 * @param secret the vendor's signing secret; several while you replace one, none before a handshake
 * @example
 * import stripeKind from 'plugboard/kinds/stripe'
 * const received = await verifyVendor(stripeKind, request, secret)
 * if (received.kind === 'events') for (const { entity, record } of received.events) await store(entity, record)
 * @throws ConnectorError `webhook_forged`, `webhook_stale`, `webhook_malformed`; `invalid_params` for a parsed body, and for a kind
 * without webhooks
 */
export async function verifyVendor(
  kind: AnyKind,
  request: Request | VendorRequest,
  secret: string | readonly string[],
  options: VendorVerificationOptions = {},
): Promise<ReceivedWebhook> {
  checkOptions(options, OPTIONS, TASK)
  const manifest = await manifestOf(kind)
  if (!manifest.webhooks)
    throw refused(
      `Cannot ${TASK}: the manifest of ${manifest.kind} does not describe webhooks`,
      'kind',
      'has no webhooks',
    )
  return receiveWebhook(manifest.webhooks, await wholeRequest(request), [secret].flat(), options.now ?? Date.now())
}

/** Loads kinds by name or file in Node.js. Only a variable names it, so that bundles for other runtimes leave it out. */
const RUNTIME = 'plugboard/runtime'

async function manifestOf(kind: AnyKind): Promise<ResolvedManifest> {
  if (isModule(kind)) return kind as object as ResolvedManifest
  if (typeof kind !== 'string' && !isOwn(kind)) throw notKind(kind)
  const { load, loadFile } = (await import(
    /* webpackIgnore: true */ /* @vite-ignore */ RUNTIME
  )) as typeof import('../../runtime/index.ts')
  const { manifest } = await (typeof kind === 'string' ? load(kind) : loadFile(kind.file))
  return manifest
}

async function wholeRequest(request: Request | VendorRequest): Promise<WebhookRequest> {
  const { method, url } = request
  const headers = isIterable(request.headers) ? Object.fromEntries(request.headers) : request.headers
  return { method, url, headers, body: await bytesOf(request) }
}

function isIterable(headers: VendorRequest['headers']): headers is Headers {
  return typeof (headers as Headers).entries === 'function'
}

async function bytesOf(request: Request | VendorRequest): Promise<Uint8Array> {
  if (isWebRequest(request)) return readStream(request.body)
  const { body } = request
  if (typeof body === 'string') return new TextEncoder().encode(body)
  if (body instanceof Uint8Array) return body
  if (body instanceof ArrayBuffer) return new Uint8Array(body)
  throw refused(
    `Cannot ${TASK}: the body is ${isObject(body) ? 'parsed already' : quoted(String(body))}`,
    'body',
    'must be the text or bytes that arrived',
  )
}

function isWebRequest(request: Request | VendorRequest): request is Request {
  return typeof (request as Request).arrayBuffer === 'function'
}

async function readStream(stream: ReadableStream<Uint8Array> | null): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = stream?.getReader()
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    chunks.push(read.value)
    size += read.value.byteLength
    if (size > MAX_BYTES) {
      await reader?.cancel()
      break
    }
  }
  return joinBytes(chunks)
}

function refused(message: string, field: string, fault: string): ConnectorError {
  return new ConnectorError('invalid_params', message, { errors: [{ field, message: fault, error_code: 'type' }] })
}
