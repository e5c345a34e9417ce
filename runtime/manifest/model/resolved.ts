/** The resolved form of a manifest: levels flattened, types expanded, templates, locators and GraphQL parsed. Plain JSON, written once by `generate`, loaded without any parser. */
import type { FileParams } from '../../base/file-source.ts'
import type { EffectShape } from './effect.ts'
import type { ResolvedAuth } from './resolved-auth.ts'
import type { Pagination } from '../../language/pagination/shape.ts'
import type { Json, JsonSchema, Params } from '../../base/json.ts'
import type { Method } from '../../base/http.ts'
import type { Locator } from '../../language/locator.ts'
import type { RecordKey } from '../../language/record-key.ts'
import type { Template } from '../../language/template-value.ts'
import type { ArrayStyle, NamedValue, PartialList, Value } from './values.ts'
import type { KindInfo, PartEnding } from './kind-info.ts'
import type { ResolvedWebhooks } from './webhooks.ts'

/** The actions that any entity may have, and that send requests. */
export type Action = 'list' | 'get' | 'create' | 'update' | 'delete' | 'api_search' | 'download'

/** Params that are required if another param is given, or has one of some values. */
export interface ParamNeed {
  readonly when: string
  readonly is?: readonly Json[]
  readonly params: readonly string[]
}

/** How records are made of what `records` names, when they do not stand there as a list. */
export interface RecordShape {
  /** The records are a map; the name of each becomes this field of it. */
  readonly keyedBy?: string
  /** The records are parents; `path` leads to the list in each, `copy` has the parent's field by the record's. */
  readonly flatten?: { readonly path: readonly string[] }
  /** Fields that the vendor's records have elsewhere, or in other words. */
  readonly fields?: PlacedFields
}

/** By name, where fields of a record are in the vendor's. */
export type PlacedFields = Readonly<Record<string, PlacedField>>

/** The place of one field, or the places of an object's fields. */
export type PlacedField =
  | {
      /** null for nowhere: the field is null. */
      readonly at: Locator | null
      /** The words of records by the vendor's. */
      readonly values?: Readonly<Record<string, string>>
    }
  | { readonly of: PlacedFields }

/** A field of records that another operation of the kind gives: one request for all records of a page. */
export interface RecordPart {
  /** `attachments.list` */
  readonly from: string
  /** The param that takes the IDs, a list. */
  readonly param: string
  /** Where a record names them. */
  readonly ids: Locator
  /** Where a part has the ID that it was asked by. */
  readonly key: Locator
  /** What the field has of a part. */
  readonly take: Locator
  /** The other params of the request. */
  readonly with: Params
}

/** The encoding of values. */
export interface Encoding {
  readonly body: 'json' | 'form' | 'multipart' | 'related' | 'binary'
  readonly objects: 'brackets' | 'pipe' | 'json'
  readonly arrays: ArrayStyle
  /** Whether objects of the body stay when all their values are absent; they are left out without it. */
  readonly empty?: 'drop' | 'keep'
}

/** The meaning that an error rule gives a response. */
export type ErrorOutcome =
  | 'unauthorized'
  | 'forbidden'
  | 'scope_missing'
  | 'plan_required'
  | 'not_found'
  | 'invalid'
  | 'conflict'
  | 'rate_limited'
  | 'unavailable'
  | 'empty'

/** The meaning of a response: by its status, by a value in it, or by both. */
export interface ErrorRule {
  readonly status?: readonly number[]
  readonly at?: Locator
  readonly is?: readonly Json[]
  readonly as: ErrorOutcome
}

/** The form of the vendor's errors. */
export interface ErrorShape {
  readonly message: readonly Locator[]
  readonly code: readonly Locator[]
  readonly requestId: readonly Locator[]
  /** Where the vendor names what a refusal is about. */
  readonly about?: readonly Locator[]
  readonly rules: readonly ErrorRule[]
}

/** How often a call is tried, and the locators of how long to wait. */
export interface Retry {
  readonly max: number
  readonly after: readonly Locator[]
  /** The wait after a rate limit that says no time. */
  readonly waitMs?: number
  readonly idempotency?: string
  /** Where the vendor says whether to try a refused call again, and by which values. */
  readonly advice?: Locator
}

/** The vendor's rate limit, and where responses say what is left of it. */
export interface RateLimit {
  readonly limit?: number
  readonly perMs: number
  readonly concurrency?: number
  readonly remaining?: Locator
  readonly reset?: Locator
  readonly unit: 'seconds' | 'milliseconds' | 'epoch_seconds' | 'epoch_milliseconds'
}

/** A download: the response is the file, or holds its URL. */
export interface FileShape {
  readonly url?: Locator
  readonly items?: Locator
  readonly index?: string
  readonly name?: Locator
  readonly size?: Locator
  readonly range?: string
  /** Host names, or `*.domain`, from which the file may come besides the base URL's own. */
  readonly hosts: readonly string[]
}

/** The body of a request. */
export type BodyShape =
  | { readonly from: 'entries'; readonly entries: readonly NamedValue[] }
  | { readonly from: 'value'; readonly value: Value }
  | { readonly from: 'file'; readonly param: string }
  | { readonly from: 'graphql'; readonly document: string; readonly variables: readonly NamedValue[] }

/** A segment that is a param, or what the param's text has at a name of its form. */
export interface PathParam {
  readonly param: string
  readonly form?: string
  readonly name?: string
}

/** The segments of a path below the base URL; params, and settings such as `config.site`, are percent-encoded. */
export type PathParts = readonly (string | PathParam)[]

/** What a request is made of. */
export interface RequestShape {
  readonly method: Method
  /** Instead of the connection's. */
  readonly baseUrl?: Template
  readonly path: PathParts
  /** Paths to use instead when a param is given; the first that applies. */
  readonly routes: readonly { readonly when: string; readonly path: PathParts }[]
  readonly files?: FileParams
  readonly query: readonly NamedValue[]
  readonly headers: readonly NamedValue[]
  readonly body?: BodyShape
  readonly encode: Encoding
}

/** How a step is asked again until what it asks about has ended. */
export interface StepWait {
  /** Where the response has the status. */
  readonly at: Locator
  /** The values that mean success. Defaults to any value except null, false and empty text. */
  readonly is?: readonly Json[]
  /** The values that mean that it failed. */
  readonly failed: readonly Json[]
  /** The first wait, in milliseconds; each further one is half as long again, up to 30 seconds. */
  readonly everyMs: number
  /** Where a response says how much is done, and of how much. */
  readonly progress?: Locator
  readonly of?: Locator
}

/** One further request of an operation. */
export interface ResolvedStep {
  readonly request: RequestShape
  readonly isGraphql: boolean
  /** Where the response before it names the URL; instead of a base URL and a path. */
  readonly url?: Locator
  /** Host names, or `*.domain`, to which that URL may lead besides the base URL's own. */
  readonly hosts: readonly string[]
  readonly until?: StepWait
  /** Where the values are that later steps insert, by name. */
  readonly keep?: Readonly<Record<string, Locator>>
}

/** How a call writes many records, and what its response says of each. */
export interface BatchShape {
  /** The param that holds the records. */
  readonly of: string
  /** Where the response lists what became of the records. */
  readonly outcomes: Locator
  /** Whether the response leaves out further records. */
  readonly others?: true
  /** Where it lists the failed ones, if that is another list. */
  readonly errors?: Locator
  /** Where an outcome says which record it is about: by its number from 0. In the order of the records without it and `by`. */
  readonly index?: Locator
  /** The same by a value that the record was sent with. */
  readonly by?: { readonly sent: readonly string[]; readonly back: Locator }
  /** Which outcomes are failures; without `is`, any outcome with a value at this place. */
  readonly failed?: { readonly at: Locator; readonly is?: readonly Json[] }
  /** Where an outcome holds the record. */
  readonly record: Locator
  readonly message: readonly Locator[]
  readonly code: readonly Locator[]
}

/** One operation, complete. */
export interface ResolvedOperation extends RequestShape, EffectShape {
  readonly entity: string
  /** An `Action`, or one of the entity's own. */
  readonly action: string
  readonly description?: string
  /** Words that users have for it, beside its names and description: for searches, never shown. */
  readonly keywords?: readonly string[]
  /** A closed object schema (unless `open`), references inlined. */
  readonly params: JsonSchema
  readonly require?: readonly (readonly string[])[]
  /** Sets of params of which one may be given. */
  readonly exclusive?: readonly (readonly string[])[]
  readonly needs?: readonly ParamNeed[]
  /** By deprecated param, the one to use instead. */
  readonly successors?: Readonly<Record<string, string>>
  /** The location of params that are not declared. */
  readonly open?: 'query' | 'body' | 'variables'
  /** The records' JSON Schema, referring to the kind's `schemas`. */
  readonly record?: JsonSchema
  readonly shape?: RecordShape
  /** null when the response holds none. */
  readonly records: Locator | null
  /** What a response of a list without `records`, or with null there, holds: no record, or the only one at a place. */
  readonly absentRecords?: 'empty' | Locator
  /** By field, the parts that records get from other operations. */
  readonly parts?: Readonly<Record<string, RecordPart>>
  readonly meta: Readonly<Record<string, Locator>>
  readonly pagination?: Pagination
  readonly file?: FileShape
  /** Where the values are that steps insert, by name; of the first response. */
  readonly keep?: Readonly<Record<string, Locator>>
  /** The further requests of a call, in their order; the response to the last is what the call gives. */
  readonly steps?: readonly ResolvedStep[]
  readonly batch?: BatchShape
  readonly errors: ErrorShape
  readonly retry: Retry
  readonly rate?: RateLimit
  /** What each request counts in the limit of the rate; 1 without it. */
  readonly cost?: number
  /** The redirects that the call follows. */
  readonly redirects?: 'same_host'
  readonly timeoutMs: number
  readonly isGraphql: boolean
  /** The OAuth scopes that the vendor requires: one of each list. */
  readonly scopes?: readonly (readonly string[])[]
  readonly deprecated?: boolean
}

/** One way to list the records of an entity. */
export interface ResolvedListing {
  /** `customers.list`, or `customers.changes` for the entity's list of changes. */
  readonly from: string
  readonly field?: string
  readonly param?: string
  readonly with: readonly NamedValue[]
  /** By param: `entity.field`, one listing for each of its values, or constants. */
  readonly each: Readonly<Record<string, string | readonly Json[]>>
  readonly lookbackSeconds: number
  /** The metadata of the last page that the next run asks with, in place of a field's newest value. */
  readonly token?: string
}

/** How hosted mode fills the searchable copy of an entity. */
export interface ResolvedSync extends ResolvedListing {
  /** Which existing records the list leaves out. */
  readonly partial?: PartialList
  /** The value of `{{since}}` in the first run. */
  readonly start?: string
  /** How later runs ask for what changed; without it they read everything. */
  readonly later?: ResolvedLater
  /** The vendor's list of deleted records: each entry is a deletion. */
  readonly deletions?: ResolvedLater
}

/** How later runs ask for what changed. */
export interface ResolvedLater extends ResolvedListing {
  /** Whether pages begin with the latest value of the field. */
  readonly newestFirst?: true
  /** Whether only parents are listed below that have changed. */
  readonly changedParents?: true
  /** Where a change has the whole record. */
  readonly record?: Locator
  /** Where a change holds the key of its record. */
  readonly id?: Locator
  /** The operation that reads a changed record, and its other params. */
  readonly read?: { readonly from: string; readonly with: readonly NamedValue[] }
  /** The value of a change whose record was deleted. */
  readonly deleted?: { readonly at: Locator; readonly is?: readonly Json[] }
  readonly historySeconds?: number
  readonly most?: number
}

/** One searchable field. */
export interface SearchField {
  /** string, integer, number, boolean, object, array or timestamp: text that is compared and sorted as a time. */
  readonly type: string
  /** Where the record holds it, when not under its own name. */
  readonly at?: Locator
}

/** How a search of all copies shows a record: by the values at these places, each a searchable field and a path into it. */
export interface ResolvedHit {
  readonly title: readonly (readonly string[])[]
  readonly text: readonly (readonly string[])[]
}

/** One entity: what holds for its records, whatever the action. */
export interface ResolvedEntity {
  readonly description?: string
  readonly key: RecordKey
  readonly actions: readonly string[]
  /** The searchable fields by name. */
  readonly search?: Readonly<Record<string, SearchField>>
  /** There where `search` is. */
  readonly hit?: ResolvedHit
  readonly sync?: ResolvedSync
  readonly refs: Readonly<Record<string, string>>
}

/**
 * What holds for every request of a kind, whatever its endpoint: what it always sends, how it writes values, and how the vendor
 * refuses and limits. What a manifest says of single actions and entities is not part of it.
 */
export type RequestDefaults = Pick<
  ResolvedOperation,
  'query' | 'headers' | 'encode' | 'errors' | 'retry' | 'rate' | 'cost' | 'redirects' | 'timeoutMs'
>

/** One kind, complete. */
export interface ResolvedManifest extends KindInfo {
  /** What ends before the rest of the API, in the order of the manifest. */
  readonly endings?: readonly PartEnding[]
  readonly baseUrl: Template
  /** Settings; a setting is required if every auth variant needs it. */
  readonly config: JsonSchema
  readonly auth: Readonly<Record<string, ResolvedAuth>>
  readonly request: RequestDefaults
  readonly entities: Readonly<Record<string, ResolvedEntity>>
  /** By `entity.action`. */
  readonly operations: Readonly<Record<string, ResolvedOperation>>
  /** By entity: the list of changes that later syncs ask for, which is no public operation. */
  readonly changes?: Readonly<Record<string, ResolvedOperation>>
  /** What the vendor tells of changes, where the manifest says it. */
  readonly webhooks?: ResolvedWebhooks
  /** JSON Schemas by name, to which records refer as `#/$defs/Name`. */
  readonly schemas: Readonly<Record<string, JsonSchema>>
}

/** For each part of an operation (`customers.list/query/limit`), the JSON pointer of the manifest that it came from. */
export type Origins = ReadonlyMap<string, string>
