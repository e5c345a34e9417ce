/** Receives a vendor's request: verifies it, and returns its events or the response to a handshake. */
import { ConnectorError } from '../base/errors.ts'
import type { ResolvedWebhooks } from '../manifest/index.ts'
import { compileEvents, type VendorEvent } from './events.ts'
import { compileHandshake, type HandshakeAnswer } from './handshake.ts'
import { compileVerifier } from './verifier.ts'
import { type Envelope, malformed, openRequest, parseWebhookBody, type WebhookRequest } from './request.ts'

/** The content of a request. */
export type ReceivedWebhook = { readonly kind: 'events'; readonly events: readonly VendorEvent[] } | HandshakeAnswer

type Receive = (request: WebhookRequest, secrets: readonly string[], now: number) => Promise<ReceivedWebhook>

const compiled = new WeakMap<ResolvedWebhooks, Receive>()

/**
 * Verifies a vendor's request and reads its events. The bytes of the body are verified before they are parsed.
 * @param webhooks `plan.manifest.webhooks` of the kind
 * @param secrets the shared secrets of `webhooks.verify.key`, with the previous one during a rotation
 * @param now milliseconds since 1970
 * @throws ConnectorError `webhook_forged`, `webhook_stale`, `webhook_malformed`
 * @example const received = await receiveWebhook(plan.manifest.webhooks!, request, [secret], Date.now())
 */
export function receiveWebhook(
  webhooks: ResolvedWebhooks,
  request: WebhookRequest,
  secrets: readonly string[],
  now: number,
): Promise<ReceivedWebhook> {
  let receive = compiled.get(webhooks)
  if (!receive) compiled.set(webhooks, (receive = compileReceive(webhooks)))
  return receive(request, secrets, now)
}

function compileReceive(shape: ResolvedWebhooks): Receive {
  const verifier = compileVerifier(shape.verify)
  const handshake = shape.handshake && compileHandshake(shape.handshake, shape.verify)
  const events = compileEvents(shape)
  const openHandshake = handshake?.isSigned === false ? handshake : undefined
  return async (request, given, now) => {
    const secrets = given.filter((secret) => secret !== '')
    const from = openRequest(request)
    if (openHandshake?.isMarkedOutside && openHandshake.isOne(from, undefined))
      return openHandshake.answer(from, bodyOrNone(from), secrets)
    try {
      await verifier.check(from, secrets, now)
    } catch (error) {
      // The body is not verified, but this handshake needs no verification.
      const body = openHandshake && !openHandshake.isMarkedOutside ? bodyOrNone(from) : undefined
      if (openHandshake && body !== undefined && openHandshake.isOne(from, body))
        return openHandshake.answer(from, body, secrets)
      throw error
    }
    const body = parseWebhookBody(from)
    if (handshake?.isSigned && handshake.isOne(from, body)) return handshake.answer(from, body, secrets)
    if (request.method.toUpperCase() !== 'POST') throw malformed(`its method is ${request.method}, not POST`)
    verifier.checkBody(from, body, now)
    return { kind: 'events', events: await events(from, body) }
  }
}

function bodyOrNone(from: Envelope): ReturnType<typeof parseWebhookBody> {
  try {
    return parseWebhookBody(from)
  } catch (error) {
    if (error instanceof ConnectorError) return undefined
    throw error
  }
}
