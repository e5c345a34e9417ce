/** An HTTP endpoint of models: what it is asked with which key, and what its refusals mean. */
import { setTimeout as wait } from 'node:timers/promises'
import { isLoopbackHost } from '../../../runtime/base/http.ts'
import { isObject, type JsonObject } from '../../../runtime/base/json.ts'

/** Name of the environment variable that has the key. One of its own, so that no key of another host goes to the endpoint. */
export const KEY_NAME = 'MODEL_API_KEY'

/** Time that a model has to answer, in milliseconds. */
const TIMEOUT_MS = 300_000
/** Number of requests, when the endpoint is busy. */
const TRIES = 5
const LONGEST_WAIT_S = 60
/** Statuses of an endpoint that is busy; 529 is Anthropic's. */
const BUSY = [429, 503, 529]

/** Error of an endpoint, which ends a run. */
export class EndpointError extends Error {}

/** The endpoint of a run. */
export interface Endpoint {
  readonly url: URL
  readonly model: string
  /** Undefined where loopback needs none. */
  readonly key: string | undefined
}

/** Checks an endpoint before anything is sent. @throws EndpointError */
export function endpointOf(text: string, model: string, key: string | undefined): Endpoint {
  if (!URL.canParse(text)) throw new EndpointError(`Cannot use the endpoint "${text}": it is no URL`)
  const url = new URL(text)
  const isLoopback = isLoopbackHost(url.hostname)
  if (url.username !== '' || url.password !== '')
    throw new EndpointError(`Cannot use the endpoint: its URL has a user name. Set the key as ${KEY_NAME}.`)
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback))
    throw new EndpointError(`Cannot use the endpoint ${url.origin}: the key needs https. Only loopback may have http.`)
  const given = key?.trim() === '' ? undefined : key?.trim()
  if (given === undefined && !isLoopback)
    throw new EndpointError(
      `Cannot use the endpoint ${url.origin}: the environment variable ${KEY_NAME} has no key for it`,
    )
  if (given !== undefined && !/^[!-~]+$/.test(given))
    throw new EndpointError(`Cannot use the key in ${KEY_NAME}: it has blanks or other characters that no key has`)
  return { url, model, key: given }
}

/** The URL of an endpoint: the given one, where it already ends so, else below it. */
export function urlBelow({ url }: Endpoint, path: string): URL {
  const whole = new URL(url)
  const base = url.pathname.replace(/\/+$/, '')
  whole.pathname = base.endsWith(path) ? base : base + path
  return whole
}

/** Sends a request; waits where the endpoint is busy. @throws EndpointError, and the reason of `signal` */
export async function askEndpoint(
  endpoint: Endpoint,
  url: URL,
  request: { readonly headers: Readonly<Record<string, string>>; readonly body: JsonObject },
  signal: AbortSignal,
): Promise<JsonObject> {
  for (let left = TRIES; ; left--) {
    const response = await send(endpoint, url, request, signal)
    const text = await response.text()
    if (!BUSY.includes(response.status) || left <= 1) return answerOf(endpoint, url, response, text)
    const seconds = Number(response.headers.get('retry-after') ?? 2 ** (TRIES - left))
    await wait(1000 * Math.min(Number.isFinite(seconds) ? seconds : LONGEST_WAIT_S, LONGEST_WAIT_S), undefined, {
      signal,
    })
  }
}

async function send(
  endpoint: Endpoint,
  url: URL,
  { headers, body }: { readonly headers: Readonly<Record<string, string>>; readonly body: JsonObject },
  signal: AbortSignal,
): Promise<Response> {
  try {
    return await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      // A redirect would take the key to another address.
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    })
  } catch (error) {
    signal.throwIfAborted()
    const { message, cause } = error as Error
    const reason = cause instanceof Error ? cause.message : message
    throw failed(endpoint, url, `cannot be reached: ${reason}. Check --endpoint.`)
  }
}

function answerOf(endpoint: Endpoint, url: URL, { status, headers }: Response, text: string): JsonObject {
  if (status >= 300 && status < 400)
    throw failed(
      endpoint,
      url,
      `redirects to ${headers.get('location') ?? 'another address'}. The key goes to no other address than --endpoint.`,
    )
  const body = jsonIn(text)
  if (status === 200 && body) return body
  if (status === 200) throw failed(endpoint, url, 'answers no JSON. Check --endpoint and --api.')
  throw failed(endpoint, url, `answers ${status}: ${messageIn(body) ?? text.slice(0, 300)}. ${hintOf(status)}`)
}

function hintOf(status: number): string {
  if (status === 401 || status === 403) return `Check that ${KEY_NAME} is a key of this endpoint.`
  if (status === 404)
    return 'Check --model, and that --endpoint is the base address with its version, such as https://api.openai.com/v1.'
  if (BUSY.includes(status)) return 'Try again later.'
  return 'Check --model and --api.'
}

/** An error that names the endpoint, and never the key. */
function failed({ model, key }: Endpoint, url: URL, what: string): EndpointError {
  const message = `Cannot ask the model ${model}: ${url.origin}${url.pathname} ${what}`
  return new EndpointError(key === undefined ? message : message.replaceAll(key, '[key]'))
}

/** An answer without what the protocol promises. */
export function unexpected(endpoint: Endpoint, url: URL, wanted: string): EndpointError {
  return failed(endpoint, url, `answers without ${wanted}. Check --api.`)
}

function jsonIn(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? (value as JsonObject) : undefined
  } catch {
    return undefined
  }
}

function messageIn(body: JsonObject | undefined): string | undefined {
  const error = body?.error
  const message = isObject(error) ? error.message : (body?.message ?? error)
  return typeof message === 'string' ? message.replace(/\.$/, '') : undefined
}
