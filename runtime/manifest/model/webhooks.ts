/** A manifest's webhooks, as written and as resolved. */
import type { Json } from '../../base/json.ts'
import type { Locator } from '../../language/locator.ts'
import type { Template } from '../../language/template-value.ts'
import type { NamedValue } from './values.ts'

/** A locator of a request, as written. */
export type RequestLocatorSource =
  | string
  | { readonly at: string; readonly separator?: string; readonly form?: string; readonly into?: string }
/** A locator, or several: the first that finds a value counts. */
export type RequestLocatorsSource = RequestLocatorSource | readonly RequestLocatorSource[]
type NamedLocators = { readonly [name: string]: RequestLocatorSource }
type NamedEventLocators = { readonly [name: string]: RequestLocatorsSource }
type ValuesSource = { readonly [name: string]: Json }

/** The verification of a vendor's request, as written. */
export type VerifySource =
  | {
      readonly type: 'signature'
      readonly algorithm: SignatureAlgorithm
      readonly key: string | { readonly from: string; readonly form?: string; readonly decode?: 'base64' }
      readonly text?: string
      readonly keep?: NamedLocators
      readonly signature: RequestLocatorSource
      readonly encode?: 'hex' | 'base64'
      readonly timestamp?: RequestLocatorSource
      readonly tolerance?: number
    }
  | { readonly type: 'token'; readonly at: RequestLocatorSource; readonly key: string }
  | { readonly type: 'basic'; readonly username?: string; readonly key: string }
  | { readonly type: 'url'; readonly because: string }

/** The request by which a vendor checks the URL or sends a secret. */
export interface HandshakeSource {
  readonly when: { readonly at: RequestLocatorSource; readonly is?: readonly Json[] }
  readonly signed?: boolean
  readonly token?: RequestLocatorSource
  readonly secret?: RequestLocatorSource
  readonly keep?: NamedLocators
  readonly sign?: string
  readonly answer: { readonly text?: string; readonly json?: ValuesSource; readonly headers?: ValuesSource }
}

/** The events of one entity. */
export interface WebhookEntitySource {
  readonly upsert?: readonly string[]
  readonly reread?: readonly string[]
  readonly delete?: readonly string[]
  readonly record?: RequestLocatorsSource
  readonly key?: RequestLocatorsSource
  readonly params?: NamedEventLocators
  readonly sends?: SentEvents
}

/** Writes that a vendor reports. */
export type EventWrite = 'create' | 'update' | 'delete'

/** The name of the event that follows each write, or the text for a star in it. */
export type SentEvents = { readonly [write in EventWrite]?: string }

/** The block `webhooks`. */
export interface WebhooksSource {
  readonly docs: string
  readonly verify: VerifySource
  readonly handshake?: HandshakeSource
  readonly account?: { readonly at: RequestLocatorsSource; readonly field: string }
  readonly events: {
    readonly list?: string
    readonly type: RequestLocatorsSource
    readonly action?: RequestLocatorsSource
    readonly id?: RequestLocatorsSource
    readonly time?: RequestLocatorsSource
    readonly record?: RequestLocatorsSource
    readonly key?: RequestLocatorsSource
    readonly verbs?: SentEvents
  }
  readonly entities?: { readonly [name: string]: WebhookEntitySource }
  readonly subscribe?: {
    readonly create: string
    readonly with: ValuesSource
    readonly secret?: string
    readonly delete?: string
  }
  readonly by_hand?: string
}

/** The algorithms of signatures. */
export type SignatureAlgorithm = 'hmac-sha256' | 'hmac-sha1'

/** The place of a value in a request: in its body, a header, or a query param, with the form of the text around it. */
export interface RequestLocator {
  readonly at: Locator | { readonly in: 'param'; readonly name: string }
  readonly separator?: string
  readonly form?: string
  /** The text into which the value is inserted. */
  readonly into?: string
  /** Places to try if this one has no value. */
  readonly or?: readonly RequestLocator[]
}

/** The source of a shared secret: `secret`, `client_secret`, or `credentials.<name>`. */
export type SecretSource = string

/** A signature over a text of the request's parts. */
export interface WebhookSignature {
  readonly type: 'signature'
  readonly algorithm: SignatureAlgorithm
  readonly key: SecretSource
  readonly keyForm?: string
  readonly keyDecode?: 'base64'
  readonly text: Template
  readonly keep: Readonly<Record<string, RequestLocator>>
  readonly signature: RequestLocator
  readonly encode: 'hex' | 'base64'
  readonly timestamp?: RequestLocator
  readonly toleranceSeconds?: number
}

/** The verification of a request. */
export type WebhookVerification =
  | WebhookSignature
  | { readonly type: 'token'; readonly at: RequestLocator; readonly key: SecretSource }
  | { readonly type: 'basic'; readonly username?: string; readonly key: SecretSource }
  | { readonly type: 'url'; readonly because: string }

/** A request without an event, and its response. */
export interface Handshake {
  readonly at: RequestLocator
  readonly is?: readonly Json[]
  readonly isSigned: boolean
  readonly token?: RequestLocator
  readonly secret?: RequestLocator
  readonly keep: Readonly<Record<string, RequestLocator>>
  readonly sign?: Template
  readonly text?: Template
  readonly json?: readonly NamedValue[]
  readonly headers: readonly NamedValue[]
}

/** Effect of an event on a record. */
export type EventAction = 'upsert' | 'delete' | 'reread'

/** One name of events, exact or with a star, and its meaning. */
export interface EventRule {
  readonly name: string
  readonly entity: string
  readonly action: EventAction
  /** The field that identifies records of the entity. */
  readonly keyField: string
  readonly record?: RequestLocator
  readonly key?: RequestLocator
  readonly params?: Readonly<Record<string, RequestLocator>>
}

/** The vendor's webhooks of a kind. */
export interface ResolvedWebhooks {
  /** The vendor's page. */
  readonly docs: string
  readonly verify: WebhookVerification
  readonly handshake?: Handshake
  /** The place of the account, and the setting or stored field of a connector with the same value. */
  readonly account?: { readonly at: RequestLocator; readonly field: string }
  readonly list?: Locator
  readonly type: RequestLocator
  readonly action?: RequestLocator
  readonly id?: RequestLocator
  readonly time?: RequestLocator
  /** Exact names first, then names with a star, the longest first. */
  readonly rules: readonly EventRule[]
  /** The names of the events that follow writes, by entity. */
  readonly sends: Readonly<Record<string, SentEvents>>
  readonly subscribe?: {
    readonly create: string
    readonly with: readonly NamedValue[]
    readonly secret?: Locator
    readonly delete?: string
  }
  readonly byHand?: string
}
