/** Small kinds with webhooks, and requests to them. */
import { createHmac } from 'node:crypto'
import {
  receiveWebhook,
  type ReceivedWebhook,
  type ResolvedWebhooks,
  type WebhookRequest,
} from '../../../runtime/index.ts'
import { validateManifest } from '../../../runtime/manifest/index.ts'

export const NOW = Date.parse('2026-11-20T10:00:00Z')
export const SECONDS = String(NOW / 1000)
export const SECRET = 'a secret of the vendor'

/** A request of a vendor. */
export function post(body: string | Uint8Array, headers: WebhookRequest['headers'] = {}, url = URL): WebhookRequest {
  return { method: 'POST', url, headers, body: typeof body === 'string' ? Buffer.from(body) : body }
}

export const URL = 'https://app.example.com/hooks/sample/token'
export const hmac = (text: string, secret = SECRET, encoding: 'hex' | 'base64' = 'hex') =>
  createHmac('sha256', secret).update(text).digest(encoding)

/** The webhooks of a small kind. */
export function webhooksOf(block: string): ResolvedWebhooks {
  const text = `format: 1
kind: sample
id: 3f1c9c5e-6b0a-4a57-9d53-0f6a3b1f7a10
title: Sample
category: other
support: none
version: 1.0.0
docs: https://docs.example.com
base_url: https://api.example.com
check: items.list
config: {site: {type: string, description: The site.}}
auth:
  key: {type: static, title: Key, credentials: {key: string!}, send: {bearer: "{{key}}"}}
entities:
  items:
    list: {request: GET /items, query: {site: "{{config.site}}"}, pagination: {style: none, because: One page.}}
    get: {request: "GET /items/{id}"}
webhooks:
  docs: https://docs.example.com/webhooks
  by_hand: Create a webhook in the settings.
${block
  .trim()
  .split('\n')
  .map((line) => `  ${line}`)
  .join('\n')}
`
  return validateManifest(text, 'sample.yaml').resolved.webhooks!
}

export const receive = (
  webhooks: ResolvedWebhooks,
  request: WebhookRequest,
  secrets: readonly string[] = [SECRET],
): Promise<ReceivedWebhook> => receiveWebhook(webhooks, request, secrets, NOW)

export const codeOf = (received: Promise<unknown>) =>
  received.then(
    () => 'accepted',
    (error: unknown) => (error as { code: string }).code,
  )
