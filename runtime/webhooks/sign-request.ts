/** Signs requests as a vendor, for simulations. */
import { isObject, type Json, type JsonObject, tryParseJson } from '../base/json.ts'
import type { LocatorStep } from '../language/locator.ts'
import type { RequestLocator, ResolvedWebhooks, WebhookVerification } from '../manifest/index.ts'
import { SECONDS_BELOW } from '../language/template-value.ts'
import { utf8Bytes, encodeBytes } from './digest.ts'
import { compileRequestLocator } from './locator.ts'
import { openRequest, type WebhookRequest } from './request.ts'
import { compileSigner } from './sign.ts'

/**
 * A copy of a request with the vendor's proof: a signature with a time, a token or a password. A time in the body is written into it.
 * @param secret the shared secret
 * @param now milliseconds since 1970
 * @example const signed = await signWebhook(plan.manifest.webhooks!, request, secret, Date.now())
 */
export async function signWebhook(
  { verify }: Pick<ResolvedWebhooks, 'verify'>,
  request: WebhookRequest,
  secret: string,
  now: number,
): Promise<WebhookRequest> {
  if (verify.type === 'url') return request
  if (verify.type === 'token') return withParts(request, [[verify.at, secret]])
  if (verify.type === 'basic') {
    const authorization = `Basic ${encodeBytes(utf8Bytes(`${verify.username ?? 'webhooks'}:${secret}`), 'base64')}`
    return { ...request, headers: { ...request.headers, authorization } }
  }
  return signed(verify, request, secret, now)
}

async function signed(
  verify: Extract<WebhookVerification, { type: 'signature' }>,
  given: WebhookRequest,
  secret: string,
  now: number,
): Promise<WebhookRequest> {
  const { timestamp: timeAt, signature: signatureAt } = verify
  const time = timeAt && timeLike(compileRequestLocator(timeAt)(openRequest(given), bodyOf(given)), now)
  const isTimeInBody = timeAt?.at.in === 'body'
  const request = timeAt && isTimeInBody ? withField(given, timeAt, time ?? null) : given
  const from = openRequest(request)
  const keep = Object.entries(verify.keep).map(
    ([name, locator]) => [name, compileRequestLocator(locator)(from)] as const,
  )
  const timestamp = isTimeInBody ? undefined : time
  const signature = await compileSigner(verify)(request, { ...Object.fromEntries(keep), timestamp }, secret)
  if (signature === undefined) throw new TypeError('Cannot sign: the request lacks a value of the signed text')
  const times: readonly [RequestLocator, string][] = timeAt && !isTimeInBody ? [[timeAt, String(time)]] : []
  return withParts(request, [...times, [signatureAt, signature]])
}

function bodyOf({ body }: WebhookRequest): Json | undefined {
  return tryParseJson(new TextDecoder().decode(body)) as Json | undefined
}

/** A time in the form of the existing one: seconds, milliseconds or a date-time. */
function timeLike(existing: Json | undefined, now: number): number | string {
  if (typeof existing === 'string' && Number.isNaN(Number(existing))) return new Date(now).toISOString()
  return Number(existing ?? 0) >= SECONDS_BELOW ? now : Math.floor(now / 1000)
}

/** Writes values at locators. Several values of one header are joined. */
function withParts(request: WebhookRequest, values: readonly (readonly [RequestLocator, string])[]): WebhookRequest {
  const byLocator = new Map<string, { at: RequestLocator['at']; parts: string[]; separator: string }>()
  for (const [{ at, separator = ',', form = '{}' }, value] of values) {
    const name = JSON.stringify(at)
    const known = byLocator.get(name) ?? { at, parts: [], separator }
    byLocator.set(name, { ...known, parts: [...known.parts, form.replace('{}', value)] })
  }
  return [...byLocator.values()].reduce(
    (signed, { at, parts, separator }) => put(signed, at, parts.join(separator)),
    request,
  )
}

function put(request: WebhookRequest, at: RequestLocator['at'], text: string): WebhookRequest {
  if (at.in === 'header') {
    const others = Object.entries(request.headers).filter(([name]) => name.toLowerCase() !== at.name)
    return { ...request, headers: { ...Object.fromEntries(others), [at.name]: text } }
  }
  if (at.in !== 'param') return request
  const url = new URL(request.url)
  url.searchParams.set(at.name, text)
  return { ...request, url: url.href }
}

/** A request with a value at a place of its body. */
function withField(request: WebhookRequest, { at }: RequestLocator, value: Json): WebhookRequest {
  const body = bodyOf(request)
  if (at.in !== 'body' || !isObject(body)) return request
  return { ...request, body: utf8Bytes(JSON.stringify(setAt(body, at.steps, value))) }
}

function setAt(node: JsonObject, [step, ...rest]: readonly LocatorStep[], value: Json): JsonObject {
  if (typeof step !== 'string') return node
  const inner = node[step]
  return {
    ...node,
    [step]: rest.length === 0 ? value : setAt(isObject(inner) ? inner : {}, rest, value),
  }
}
