/** The vendor's webhooks of a manifest, as written and as resolved. */
import type { Json } from '../../base/json.ts'
import type { Locator } from '../../language/locator.ts'
import type { Template } from '../../language/template-value.ts'
import type { NamedValue } from './values.ts'

/** A place in a request, as written. */
export type PlaceSource =
  | string
  | { readonly at: string; readonly separator?: string; readonly form?: string; readonly into?: string }
/** A place, or several of which the first that finds a value counts. */
export type PlacesOf = PlaceSource | readonly PlaceSource[]
type PlacesSource = { readonly [name: string]: PlaceSource }
type EventPlaces = { readonly [name: string]: PlacesOf }
type ValuesSource = { readonly [name: string]: Json }

/** How a vendor's request is verified. */
export type VerifySource =
  | {
      readonly type: 'signature'
      readonly algorithm: SignatureAlgorithm
      readonly key: string | { readonly from: string; readonly form?: string; readonly decode?: 'base64' | 'hex' }
      readonly text?: string
      readonly keep?: PlacesSource
      readonly signature: PlaceSource
      readonly encode?: 'hex' | 'base64' | 'base64url'
      readonly timestamp?: PlaceSource
      readonly tolerance?: number
    }
  | { readonly type: 'token'; readonly at: PlaceSource; readonly key: string }
  | { readonly type: 'basic'; readonly username?: string; readonly key: string }
  | { readonly type: 'url'; readonly because: string }

/** The request by which a vendor checks the URL, or hands over a secret. */
export interface HandshakeSource {
  readonly when: { readonly at: PlaceSource; readonly is?: readonly Json[] }
  readonly signed?: boolean
  readonly token?: PlaceSource
  readonly secret?: PlaceSource
  readonly keep?: PlacesSource
  readonly sign?: string
  readonly answer: { readonly text?: string; readonly json?: ValuesSource; readonly headers?: ValuesSource }
}

/** The events of one entity. */
export interface WebhookEntitySource {
  readonly upsert?: readonly string[]
  readonly reread?: readonly string[]
  readonly delete?: readonly string[]
  readonly record?: PlacesOf
  readonly key?: PlacesOf
  readonly params?: EventPlaces
}

/** The block `webhooks`. */
export interface WebhooksSource {
  readonly docs: string
  readonly verify: VerifySource
  readonly handshake?: HandshakeSource
  readonly account?: { readonly at: PlacesOf; readonly field: string }
  readonly events: {
    readonly list?: string
    readonly type: PlacesOf
    readonly action?: PlacesOf
    readonly id?: PlacesOf
    readonly time?: PlacesOf
    readonly record?: PlacesOf
    readonly key?: PlacesOf
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

/** The algorithms of signatures; a plain hash has the key in its text. */
export type SignatureAlgorithm = 'hmac-sha256' | 'hmac-sha1' | 'hmac-sha512' | 'sha256' | 'sha1'

/** A place in a request: a locator of its body or headers, or a param of its query; and how the value is cut out of the text there. */
export interface Place {
  readonly at: Locator | { readonly in: 'param'; readonly name: string }
  readonly separator?: string
  readonly form?: string
  /** The text that the value is put into. */
  readonly into?: string
  /** Where it is otherwise. */
  readonly or?: readonly Place[]
}

/** Where a shared secret comes from: `secret`, `client_secret`, or `credentials.<name>`. */
export type SecretSource = string

/** A signature over a text of the request's parts. */
export interface WebhookSignature {
  readonly type: 'signature'
  readonly algorithm: SignatureAlgorithm
  readonly key: SecretSource
  readonly keyForm?: string
  readonly keyDecode?: 'base64' | 'hex'
  readonly text: Template
  readonly keep: Readonly<Record<string, Place>>
  readonly signature: Place
  readonly encode: 'hex' | 'base64' | 'base64url'
  readonly timestamp?: Place
  readonly toleranceSeconds?: number
}

/** How a request is verified. */
export type WebhookProof =
  | WebhookSignature
  | { readonly type: 'token'; readonly at: Place; readonly key: SecretSource }
  | { readonly type: 'basic'; readonly username?: string; readonly key: SecretSource }
  | { readonly type: 'url'; readonly because: string }

/** A request that carries no event, and its answer. */
export interface Handshake {
  readonly at: Place
  readonly is?: readonly Json[]
  readonly isSigned: boolean
  readonly token?: Place
  readonly secret?: Place
  readonly keep: Readonly<Record<string, Place>>
  readonly sign?: Template
  readonly text?: Template
  readonly json?: readonly NamedValue[]
  readonly headers: readonly NamedValue[]
}

/** What an event does to a record. */
export type EventAction = 'upsert' | 'delete' | 'reread'

/** One name of events, exact or with a star, and what it means. */
export interface EventRule {
  readonly name: string
  readonly entity: string
  readonly action: EventAction
  /** The field by which records of the entity are known. */
  readonly keyField: string
  readonly record?: Place
  readonly key?: Place
  readonly params?: Readonly<Record<string, Place>>
}

/** The vendor's webhooks of a kind. */
export interface ResolvedWebhooks {
  /** The vendor's page. */
  readonly docs: string
  readonly verify: WebhookProof
  readonly handshake?: Handshake
  /** Where the account is, and the setting or stored field of a connector with the same value. */
  readonly account?: { readonly at: Place; readonly field: string }
  readonly list?: Locator
  readonly type: Place
  readonly action?: Place
  readonly id?: Place
  readonly time?: Place
  /** Exact names first, then names with a star, the longest first. */
  readonly rules: readonly EventRule[]
  readonly subscribe?: {
    readonly create: string
    readonly with: readonly NamedValue[]
    readonly secret?: Locator
    readonly delete?: string
  }
  readonly byHand?: string
}
