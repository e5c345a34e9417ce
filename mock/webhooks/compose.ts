/** Composes a vendor's webhook for a written record, by the manifest's event rules in reverse. */
import { randomUUID } from 'node:crypto'
import { cutFromForm, own } from 'plugboard/internal'
import type { Json } from 'plugboard/author'
import type { ResolvedWebhooks, WebhookRequest } from 'plugboard/runtime'
import { draftResponse, type ResponseDraft, type VendorChange, write } from 'plugboard/simulator'

type Locator = ResolvedWebhooks['type']

/** The parts of a webhook besides its record. */
export interface WebhookFrame {
  /** The target URL. */
  readonly url: string
  /** The account that it belongs to, as the vendor names it. */
  readonly account?: string
  /** When the record was written, in milliseconds since 1970. */
  readonly at: number
}

/** Composes the request without its proof; undefined if the vendor sends no event after such a write. */
export function composeWebhook(
  webhooks: ResolvedWebhooks,
  change: Omit<VendorChange, 'kind'>,
  { url, account, at }: WebhookFrame,
): WebhookRequest | undefined {
  const name = own(webhooks.sends, change.entity)?.[change.write]
  const rule = name === undefined ? undefined : ruleOf(webhooks, name)
  if (name === undefined || rule?.entity !== change.entity) return undefined
  const draft = draftResponse('event')
  const put = (locator: Locator | undefined, value: Json | undefined) => writeAt(draft, locator, value)
  put(rule.record, change.record)
  if (rule.action !== 'upsert') put(rule.key, change.key)
  for (const [param, locator] of Object.entries(rule.params ?? {})) put(locator, own(change.params, param))
  const [, type = name, action] = (webhooks.action && /^(.+)\.([^.]+)$/.exec(name)) ?? []
  put(webhooks.type, type)
  put(webhooks.action, action)
  const id = `evt_${randomUUID()}`
  const keep = webhooks.verify.type === 'signature' ? webhooks.verify.keep : {}
  for (const locator of Object.values(keep)) put(locator, id)
  put(webhooks.id, id)
  put(webhooks.time, new Date(at).toISOString())
  put(webhooks.account?.at, account)
  return requestOf(webhooks, draft, url)
}

/** Composes the request by which a vendor hands over a secret; undefined for a vendor without one. */
export function composeHandshake(
  { handshake }: ResolvedWebhooks,
  secret: string,
  url: string,
): WebhookRequest | undefined {
  if (!handshake?.secret) return undefined
  const draft = draftResponse()
  writeAt(draft, handshake.at, handshake.is?.[0] ?? secret)
  writeAt(draft, handshake.secret, secret)
  return jsonRequest(draft.body, draft.headers, url)
}

/** Returns the rule of a receiver for a name. */
function ruleOf({ rules }: ResolvedWebhooks, name: string): ResolvedWebhooks['rules'][number] | undefined {
  return rules.find((rule) => {
    const [before = '', after] = rule.name.split('*')
    if (after === undefined) return rule.name === name
    const star = cutFromForm(`${before}{}${after}`, name)
    return star !== undefined && !star.includes('.')
  })
}

/** Writes a value where a receiver finds it: at the first of several places whose form it has. */
function writeAt(draft: ResponseDraft, locator: Locator | undefined, value: Json | undefined): void {
  if (locator === undefined || value === undefined) return
  for (const one of [locator, ...(locator.or ?? [])]) {
    const found = one.into === undefined ? value : cutFrom(one.into, value)
    if (found === undefined) continue
    const shown = one.form === undefined ? found : one.form.replace('{}', String(found))
    if (one.at.in !== 'param') write(draft, one.at, one.at.in === 'header' ? String(shown) : shown)
    return
  }
}

/** Returns the part of a text that a receiver inserts to get the value: a number if the text is only that. */
function cutFrom(into: string, value: Json): Json | undefined {
  const found = cutFromForm(into, String(value))
  return into === '{}' && found !== undefined && /^[1-9]\d{0,14}$/.test(found) ? Number(found) : found
}

function requestOf({ list, verify }: ResolvedWebhooks, draft: ResponseDraft, url: string): WebhookRequest {
  const outer = draftResponse()
  if (list) write(outer, list, [draft.body ?? {}])
  const body = list ? outer.body : draft.body
  const isForm =
    verify.type === 'signature' && verify.text.parts.some((part) => typeof part !== 'string' && part.name === 'form')
  return isForm ? formRequest(body, draft.headers, url) : jsonRequest(body, draft.headers, url)
}

type Headers = ResponseDraft['headers']

function jsonRequest(body: Json | undefined, headers: Headers, url: string): WebhookRequest {
  return sent(JSON.stringify(body ?? {}), { 'content-type': 'application/json', ...headers }, url)
}

function formRequest(body: Json | undefined, headers: Headers, url: string): WebhookRequest {
  const fields = Object.entries((body ?? {}) as Record<string, Json>)
  const text = new URLSearchParams(fields.map(([name, value]) => [name, String(value)])).toString()
  return sent(text, { 'content-type': 'application/x-www-form-urlencoded', ...headers }, url)
}

function sent(text: string, headers: Headers, url: string): WebhookRequest {
  return { method: 'POST', url, headers, body: new TextEncoder().encode(text) }
}
