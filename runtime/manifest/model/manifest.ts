/** A manifest as written: the YAML's JSON value, which fits the language's schema. */
import type { Method } from '../../base/http.ts'
import type { Json } from '../../base/json.ts'
import type { KindInfo, PartSunset, SunsetSource } from './kind-info.ts'
import type { Action, ParamNeed } from './resolved.ts'
import type { OwnFieldsSource } from './own-fields.ts'
import type { ArrayStyle, PartialList } from './values.ts'
import type { WebhooksSource } from './webhooks.ts'
import type { AssertionShape, CredentialForm } from './resolved-auth.ts'
import type { BUILT_IN_TYPES } from '../schema/field.ts'

/** A field in the long form; `properties`, `items` and `type` may hold short forms. */
export interface LongField {
  readonly type?: string
  readonly description?: string
  readonly title?: string
  readonly required?: boolean
  readonly nullable?: boolean
  readonly in?: 'query' | 'header' | 'body' | 'none'
  readonly arrays?: ArrayStyle
  readonly twice?: string
  readonly write?: string
  readonly form?: string
  readonly max_bytes?: number
  readonly as?: string
  readonly sunset?: PartSunset
  readonly at?: string | readonly string[] | null
  readonly values?: { readonly [theirs: string]: string }
  readonly items?: Field
  readonly properties?: Fields
  readonly additionalProperties?: boolean | Field
  readonly [keyword: string]: unknown
}

/** A field of params, records, credentials or config: a short type such as `string!`, or the long form. */
export type Field = string | LongField
/** Fields by name. */
export type Fields = { readonly [name: string]: Field }
/** Values by name, as a manifest sets them: constants, templates, or maps and lists of them. */
export type Values = { readonly [name: string]: Json }

/** A further request of an operation. */
export interface StepSource {
  readonly request?: string
  readonly graphql?: string
  readonly url?: string
  readonly method?: Method
  readonly hosts?: readonly string[]
  readonly base_url?: string
  readonly query?: Values
  readonly headers?: Values
  readonly body?: Json
  readonly encode?: OperationSource['encode']
  readonly until?: {
    readonly at: string
    readonly is?: readonly Json[]
    readonly failed?: readonly Json[]
    readonly every?: number
    readonly progress?: string
    readonly of?: string
  }
  readonly keep?: { readonly [name: string]: string }
}

/** A call that writes many records. */
export interface BatchSource {
  readonly of: string
  readonly outcomes?: string
  readonly others?: true
  readonly errors?: string
  readonly index?: string
  readonly by?: { readonly sent: string; readonly back: string | readonly string[] }
  readonly failed?: { readonly at: string; readonly is?: readonly Json[] }
  readonly record?: string
  readonly message?: string | readonly string[]
  readonly code?: string | readonly string[]
}

/** A field of records that comes from another operation, as written. */
export interface PartSource {
  readonly from: string
  readonly param?: string
  readonly ids?: string | readonly string[]
  readonly key?: string
  readonly take?: string
  readonly with?: { readonly [param: string]: Json }
}

/** The keys of an operation, which a level above it may set for all its operations. */
export interface OperationSource {
  readonly description?: string
  readonly keywords?: readonly string[]
  readonly request?: string
  readonly base_url?: string
  readonly graphql?: string
  readonly routes?: { readonly [param: string]: string }
  readonly params?: { readonly [name: string]: Field | null }
  readonly require?: readonly (readonly string[])[]
  readonly exclusive?: readonly (readonly string[])[]
  readonly needs?: readonly ParamNeed[]
  readonly open?: boolean
  readonly query?: Values
  readonly headers?: Values
  readonly body?: Json
  readonly encode?: {
    readonly body?: string
    readonly objects?: string
    readonly arrays?: string
    readonly empty?: string
  }
  readonly schema?: string | null
  readonly records?: string | readonly string[] | null
  readonly absent_records?: string | null
  readonly keyed_by?: string
  readonly columns?: readonly { readonly names: string; readonly values?: string }[]
  readonly flatten?: { readonly list: string }
  readonly parts?: { readonly [field: string]: PartSource | null }
  readonly meta?: { readonly [name: string]: string | null }
  readonly pagination?: { readonly style: string; readonly [key: string]: unknown }
  readonly file?: true | { readonly [key: string]: unknown }
  readonly keep?: { readonly [name: string]: string }
  readonly steps?: readonly StepSource[]
  readonly batch?: BatchSource
  readonly errors?: {
    readonly message?: string | readonly string[]
    readonly code?: string | readonly string[]
    readonly request_id?: string | readonly string[]
    readonly about?: string | readonly string[]
    readonly rules?: readonly {
      readonly status?: number | readonly number[]
      readonly at?: string
      readonly is?: Json
      readonly not?: Json
      readonly as: string
      readonly because?: string
    }[]
  }
  readonly retry?: {
    readonly max?: number
    readonly advice?: string
    readonly wait?: number
    readonly after?: string | readonly string[]
    readonly idempotency?: string
  }
  readonly cost?: number
  readonly rate?: {
    readonly limit?: number
    readonly per?: number
    readonly concurrency?: number
    readonly remaining?: string
    readonly reset?: string
    readonly unit?: string
  }
  readonly redirects?: 'same_host'
  readonly timeout?: number
  readonly effect?: 'read' | 'additive' | 'overwrites' | 'destroys'
  readonly undo?: string
  readonly pays?: boolean
  readonly scopes?: readonly (string | readonly string[])[]
  readonly sunset?: PartSunset
}

/** Common keys of a first and a later listing of a sync. */
export interface ListingSource {
  readonly from?: string
  readonly field?: string
  readonly param?: string
  readonly with?: Values
  readonly each?: { readonly [param: string]: string | readonly Json[] }
  readonly newest_first?: boolean
  readonly lookback?: number
}

/** A type for a field of a search list. */
export type SearchType = Exclude<(typeof BUILT_IN_TYPES)[number], 'any' | 'file'>

/** How hosted mode fills the searchable copy of an entity. */
export interface SyncSource extends ListingSource {
  readonly partial?: PartialList
  readonly token?: string
  readonly start?: string
  readonly changed_parents?: boolean
  readonly later?: LaterSource
  readonly deletions?: DeletionsSource
}

/** The list that a vendor keeps of deleted records. */
export type DeletionsSource = Pick<ListingSource, 'from' | 'param' | 'with'>

/** Listing of changes for later runs. */
export interface LaterSource extends ListingSource {
  readonly record?: string
  readonly id?: string
  readonly read?: { readonly from: string; readonly with?: Values }
  readonly deleted?: { readonly at: string; readonly is?: readonly Json[] }
  readonly history_days?: number
  readonly most?: number
}

/** An entity: its own keys, the keys that its actions share, and the actions. */
export type EntitySource = {
  readonly description?: string
  readonly schema?: string
  readonly key?: string | readonly string[]
  readonly search?: string | readonly (string | { readonly [field: string]: SearchType })[]
  readonly hit?: { readonly title: string | readonly string[]; readonly text?: readonly string[] }
  readonly refs?: { readonly [field: string]: string }
  readonly sync?: SyncSource
  readonly sunset?: PartSunset
  readonly changes?: OperationSource
  readonly base_url?: string
  readonly parts?: OperationSource['parts']
  readonly own_fields?: OwnFieldsSource
  readonly params?: OperationSource['params']
  readonly headers?: Values
  readonly query?: Values
} & { readonly [action in Action]?: OperationSource }

/** Parts of a request with credentials, as written. */
export interface SendPartSource {
  readonly bearer?: string
  readonly basic?: { readonly username: string; readonly password: string }
  readonly headers?: Values
  readonly query?: Values
}

/** An auth variant: the owner's credentials, their place in requests, and their renewal. */
export interface AuthSource {
  readonly type: 'none' | 'static' | 'oauth2' | 'client_credentials' | 'jwt_bearer'
  readonly title: string
  readonly description?: string
  readonly sunset?: PartSunset
  readonly credentials_page?: string
  readonly credentials?: Fields
  readonly forms?: { readonly [name: string]: CredentialForm & { readonly read: string } }
  readonly send?: SendPartSource & { readonly hosts?: Readonly<Record<string, SendPartSource>> }
  readonly base_url?: string
  readonly token?: string
  readonly refresh?: string
  readonly registered_at?: string
  readonly application_secrets?: Fields
  readonly assertion?: {
    readonly algorithm: AssertionShape['algorithm']
    readonly key: string
    readonly passphrase?: string
    readonly header?: Values
    readonly claims: Values
    readonly seconds?: number
  }
  readonly token_method?: 'POST' | 'GET'
  readonly token_params?: Values
  readonly token_headers?: Values
  readonly token_body?: 'form' | 'json'
  readonly client_auth?: 'body' | 'basic' | 'none'
  readonly scopes?: readonly string[]
  readonly scope_separator?: string
  readonly scope_param?: string
  readonly access_token_at?: string
  readonly store?: readonly string[]
  readonly rotates?: boolean
  readonly keep_alive?: { readonly unused_days: number; readonly docs: string }
  readonly authorize?: string
  readonly authorize_params?: Values
  readonly scope_words?: Readonly<Record<string, string>>
  readonly pkce?: boolean
  readonly issuer?: string
  readonly after_consent?: readonly ({ readonly exchange: Values } | LookupSource)[]
}

/** A lookup after consent, as written. */
export interface LookupSource {
  readonly call?: string
  readonly from?: 'redirect'
  readonly items?: string
  readonly config: { readonly [name: string]: string | { readonly at: string; readonly form: string } }
  readonly name?: string
}

/** The whole document. */
export interface Manifest extends KindInfo {
  readonly check_params?: { readonly [name: string]: Json }
  readonly sunset?: SunsetSource
  readonly base_url: string
  readonly config?: Fields
  readonly auth: { readonly [variant: string]: AuthSource }
  readonly request?: string
  readonly headers?: Values
  readonly query?: Values
  readonly encode?: OperationSource['encode']
  readonly errors?: OperationSource['errors']
  readonly retry?: OperationSource['retry']
  readonly rate?: OperationSource['rate']
  readonly redirects?: 'same_host'
  readonly timeout?: number
  readonly fragments?: { readonly [name: string]: string }
  readonly defaults?: { readonly [action in Action]?: OperationSource }
  readonly own_fields?: OwnFieldsSource
  readonly entities: { readonly [name: string]: EntitySource }
  readonly webhooks?: WebhooksSource
  readonly types?: Fields
  readonly schemas?: { readonly [name: string]: Fields }
}
