/** The events of a verified body, with their records. */
import { defined, isObject, type Json, type JsonObject, own, type Params, valueText } from '../base/json.ts'
import { escapeRegex } from '../base/names.ts'
import { instant } from '../language/template-value.ts'
import type { EventAction, EventRule, ResolvedWebhooks } from '../manifest/index.ts'
import { utf8Bytes, hashBytes, hexOf } from './digest.ts'
import { compileRequestLocator, type WebhookValueReader } from './locator.ts'
import { type Envelope, malformed } from './request.ts'

/** One event of a vendor. */
export interface VendorEvent {
  /** The vendor's ID of the event, the same in each delivery; a digest for a vendor without one. */
  readonly id: string
  /** The vendor's own name: `customer.updated`. */
  readonly type: string
  /** The time of the event in milliseconds since 1970, if the vendor sends it. */
  readonly at?: number
  /** The changed entity; absent if the manifest has no rule for the type. */
  readonly entity?: string
  readonly action?: EventAction
  readonly key?: string | number
  /** For `upsert`: the record, in the form of the API. */
  readonly record?: JsonObject
  /** For `reread`: the params of the entity's get, besides the key or in place of it. */
  readonly params?: Params
  /** The vendor's ID of the account. */
  readonly account?: string
  /** The event in the vendor's form. */
  readonly raw: Json
}

/** Maximum number of events in a request. */
const MAX_EVENTS = 1000

/** A function that reads the events of a body. @throws ConnectorError `webhook_malformed` */
export function compileEvents(
  shape: ResolvedWebhooks,
): (from: Envelope, body: Json | undefined) => Promise<VendorEvent[]> {
  const list = shape.list && compileRequestLocator({ at: shape.list })
  const read = compileEvent(shape)
  return async (from, body) => {
    const found = list ? list(from, body) : [body ?? null]
    if (!Array.isArray(found)) throw malformed('its body has no list of events')
    if (found.length > MAX_EVENTS) throw malformed(`its body has more than ${MAX_EVENTS} events`)
    return Promise.all(
      found.map(async (raw, index) => {
        const digest = await (list ? digestText(JSON.stringify(raw)) : digestBody(from))
        return read(from, raw, { body, digest, suffix: index })
      }),
    )
  }
}

const digestText = async (text: string): Promise<string> => hexOf(await hashBytes('sha256', utf8Bytes(text)))

/** The digest of a body; of the headers for an empty one, since only they differ. */
function digestBody({ request }: Envelope): Promise<string> {
  const content = request.body.byteLength === 0 ? JSON.stringify(request.headers) : undefined
  return content === undefined ? hashBytes('sha256', new Uint8Array(request.body)).then(hexOf) : digestText(content)
}

interface Within {
  readonly body: Json | undefined
  readonly digest: string
  readonly suffix: number
}

function compileEvent(shape: ResolvedWebhooks): (from: Envelope, raw: Json, within: Within) => VendorEvent {
  const [typeAt, actionAt] = [compileRequestLocator(shape.type), shape.action && compileRequestLocator(shape.action)]
  const [idAt, timeAt] = [shape.id && compileRequestLocator(shape.id), shape.time && compileRequestLocator(shape.time)]
  const accountAt = shape.account && compileRequestLocator(shape.account.at)
  const meaning = compileMeaning(shape.rules)
  const isIdShared = shape.list !== undefined && (shape.id?.at.in === 'header' || shape.id?.at.in === 'param')
  return (from, raw, { body, digest, suffix }) => {
    const type = scalarText(typeAt(from, raw))
    if (type === undefined) throw malformed('its event has no type')
    const action = scalarText(actionAt?.(from, raw))
    const name = action === undefined ? type : `${type}.${action}`
    const given = scalarText(idAt?.(from, raw))
    const id = given === undefined ? `sha256:${digest}` : isIdShared ? `${given}.${suffix}` : given
    const time = timeAt?.(from, raw)
    const at = time === undefined ? undefined : instant(time)
    const account = scalarText(accountAt?.(from, raw) ?? accountAt?.(from, body))
    return defined({ id, type: name, at, account, ...meaning(name, from, raw), raw })
  }
}

type Meaning = Pick<VendorEvent, 'entity' | 'action' | 'key' | 'record' | 'params'>

function compileMeaning(rules: readonly EventRule[]): (name: string, from: Envelope, raw: Json) => Meaning {
  const compiled = rules.map((rule) => ({ isOf: compileName(rule.name), read: compileRule(rule) }))
  return (name, from, raw) => compiled.find(({ isOf }) => isOf(name))?.read(from, raw) ?? {}
}

function compileName(name: string): (type: string) => boolean {
  if (!name.includes('*')) return (type) => type === name
  const pattern = new RegExp(`^${name.split('*').map(escapeRegex).join('[^.]*')}$`)
  return (type) => pattern.test(type)
}

function compileRule({ entity, action, keyField, ...locators }: EventRule): (from: Envelope, raw: Json) => Meaning {
  const [recordAt, keyAt] = [
    locators.record && compileRequestLocator(locators.record),
    locators.key && compileRequestLocator(locators.key),
  ]
  const params = Object.entries(locators.params ?? {}).map(
    ([name, locator]) => [name, compileRequestLocator(locator)] as const,
  )
  return (from, raw) => {
    const found = recordAt?.(from, raw)
    const record = isObject(found) ? found : undefined
    const key = keyOf(keyAt?.(from, raw)) ?? (record && keyOf(own(record, keyField)))
    const asked = paramsOf(params, from, raw)
    if (action === 'upsert') return record && key !== undefined ? { entity, action, key, record } : {}
    if (action === 'delete') return key === undefined ? {} : { entity, action, key }
    if (key === undefined && !asked) return {}
    return defined({ entity, action, key, params: asked })
  }
}

function paramsOf(
  locators: readonly (readonly [string, WebhookValueReader])[],
  from: Envelope,
  raw: Json,
): Params | undefined {
  const found = locators.map(([name, read]) => [name, read(from, raw)] as const)
  if (found.length === 0 || found.some(([, value]) => value === undefined || value === null)) return undefined
  return Object.fromEntries(found as [string, Json][])
}

function keyOf(value: Json | undefined): string | number | undefined {
  if (typeof value === 'number') return value
  return typeof value === 'string' && value !== '' ? checkedText(value) : undefined
}

/** Checks a name or key, which is stored. @throws ConnectorError `webhook_malformed` for a null character or a lone surrogate */
function checkedText(text: string): string {
  if (/[\0\p{Surrogate}]/u.test(text)) throw malformed('a name or key in it is not text')
  return text
}

/** The text of a scalar; undefined for any other value. */
function scalarText(value: Json | undefined): string | undefined {
  const isScalar = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  return isScalar && value !== '' ? checkedText(valueText(value)) : undefined
}
