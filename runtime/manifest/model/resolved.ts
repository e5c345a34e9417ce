/** The resolved form of a manifest: levels flattened, types expanded, everything parsed. Plain JSON, written once by `generate`. */
import type { FileParams } from '../../base/file-source.ts'
import type { ResolvedOwnFields } from './own-fields.ts'
import type { EffectShape } from './effect.ts'
import type { ResolvedAuth } from './resolved-auth.ts'
import type { Pagination } from '../../language/pagination/shape.ts'
import type { Json, JsonSchema, Params } from '../../base/json.ts'
import type { Method } from '../../base/http.ts'
import type { Locator } from '../../language/locator.ts'
import type { RecordKey } from '../../language/record-key.ts'
import type { Template } from '../../language/template-value.ts'
import type { ArrayStyle, NamedValue, PartialList, Value } from './values.ts'
import type { KindInfo, NoticeHeader, PartEnding } from './kind-info.ts'
import type { ResolvedWebhooks } from './webhooks.ts'

/** The actions that any entity may have and that send requests. */
export type Action = 'list' | 'get' | 'create' | 'update' | 'delete' | 'api_search' | 'download'

/** Params that are required if another param is given, or has one of some values. */
export interface ParamNeed {
  readonly when: string
  readonly is?: readonly Json[]
  readonly params: readonly string[]
}

/** How records are built from the value at `records`, if it is not the list of records. */
export interface RecordShape {
  /** For a map of records, the field that gets each key. */
  readonly keyedBy?: string
  /** For parents of records: `path` leads to the list in each, `copy` has the parent's field by the record's. */
  readonly flatten?: { readonly path: readonly string[] }
  /** For rows of values: the place of their names in the response, and of the values in a row. */
  readonly columns?: readonly Columns[]
  /** Fields with another place or other words in the vendor's records. */
  readonly fields?: PlacedFields
}

/** The names of some values of each row, in their order: paths such as `$.fields[*].name`, or to a list. */
export interface Columns {
  readonly names: Locator
  readonly values: Locator
}

/** Places of a record's fields in the vendor's record, by name. */
export type PlacedFields = Readonly<Record<string, PlacedField>>

/** The place of one field, or the places of an object's fields. */
export type PlacedField =
  | {
      /** null for nowhere: the field is null. */
      readonly at: Locator | null
      /** The values of records by the vendor's. */
      readonly values?: Readonly<Record<string, string>>
    }
  | { readonly of: PlacedFields }

/** A field of records that comes from another operation: one request for all records of a page. */
export interface RecordPart {
  /** `attachments.list` */
  readonly from: string
  /** The param that takes the IDs, a list. */
  readonly param: string
  /** The place of the IDs in a record. */
  readonly ids: Locator
  /** The place in a part of the requested ID. */
  readonly key: Locator
  /** The place in a part of the field's value. */
  readonly take: Locator
  /** The other params of the request. */
  readonly with: Params
}

/** The encoding of values. */
export interface Encoding {
  readonly body: 'json' | 'form' | 'multipart' | 'related' | 'binary'
  readonly objects: 'brackets' | 'pipe' | 'json'
  readonly arrays: ArrayStyle
  /** Whether objects of the body stay when all their values are absent. Defaults to `drop`. */
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
  | 'cursor_expired'
  | 'result_window'
  | 'too_much_data'
  | 'empty'

/** The meaning of a response, by its status, by a value in it, or both. */
export interface ErrorRule {
  readonly status?: readonly number[]
  readonly at?: Locator
  readonly is?: readonly Json[]
  /** The values of success: any other one has the meaning. */
  readonly not?: readonly Json[]
  readonly as: ErrorOutcome
}

/** The form of the vendor's errors. */
export interface ErrorShape {
  readonly message: readonly Locator[]
  readonly code: readonly Locator[]
  readonly requestId: readonly Locator[]
  /** The places of the subject of a refusal. */
  readonly about?: readonly Locator[]
  readonly rules: readonly ErrorRule[]
}

/** Number of attempts, and the places of the time to wait. */
export interface Retry {
  readonly max: number
  readonly after: readonly Locator[]
  /** The wait after a rate limit without a stated time. */
  readonly waitMs?: number
  readonly idempotency?: string
  /** The place of the vendor's advice whether to try a refused call again, and its values. */
  readonly advice?: Locator
}

/** The vendor's rate limit, and the places of the remaining quota in responses. */
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
  /** Host names, or `*.domain`, from which the file may come, in addition to the base URL's own. */
  readonly hosts: readonly string[]
}

/** The body of a request. */
export type BodyShape =
  | { readonly from: 'entries'; readonly entries: readonly NamedValue[] }
  | { readonly from: 'value'; readonly value: Value }
  | { readonly from: 'file'; readonly param: string }
  | { readonly from: 'graphql'; readonly document: string; readonly variables: readonly NamedValue[] }

/** A segment with a param, or with the part of the param's text at a name in its form. */
export interface PathParam {
  readonly param: string
  readonly form?: string
  readonly name?: string
  /** Set for a value in the style of Rest.li: text, a list or an object. */
  readonly arrays?: 'restli'
  /** The pattern of values that are encoded twice. */
  readonly twice?: string
}

/** The segments of a path below the base URL. Params, and settings such as `config.site`, are percent-encoded. */
export type PathParts = readonly (string | PathParam)[]

/** The parts of a request. */
export interface RequestShape {
  readonly method: Method
  /** Replaces the connection's base URL. */
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

/** How a step is repeated until the vendor's work has ended. */
export interface StepWait {
  /** The place of the status in the response. */
  readonly at: Locator
  /** The values that mean success. Defaults to any value except null, false and empty text. */
  readonly is?: readonly Json[]
  /** The values that mean failure. */
  readonly failed: readonly Json[]
  /** The first wait, in milliseconds. Each further one is half as long again, up to 30 seconds. */
  readonly everyMs: number
  /** The places of the finished and the total amount in a response. */
  readonly progress?: Locator
  readonly of?: Locator
}

/** One further request of an operation. */
export interface ResolvedStep {
  readonly request: RequestShape
  readonly isGraphql: boolean
  /** The place of the URL in the previous response, instead of a base URL and a path. */
  readonly url?: Locator
  /** Host names, or `*.domain`, to which that URL may lead, in addition to the base URL's own. */
  readonly hosts: readonly string[]
  readonly until?: StepWait
  /** The places of values that later steps insert, by name. */
  readonly keep?: Readonly<Record<string, Locator>>
}

/** How a call writes many records, and where its response lists their outcomes. */
export interface BatchShape {
  /** The param that holds the records. */
  readonly of: string
  /** The place of the outcomes in the response. */
  readonly outcomes: Locator
  /** Whether the response leaves out further records. */
  readonly others?: true
  /** The place of the failed ones, if that is another list. */
  readonly errors?: Locator
  /** The place of the record's number in an outcome, from 0. Without it and `by`, outcomes are in the order of the records. */
  readonly index?: Locator
  /** The same by a value that the record was sent with. */
  readonly by?: { readonly sent: readonly string[]; readonly back: Locator }
  /** The condition of a failure. Without `is`, any outcome with a value at this place. */
  readonly failed?: { readonly at: Locator; readonly is?: readonly Json[] }
  /** The place of the record in an outcome. */
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
  /** Users' words for the operation that its names and description lack: for searches, never shown. */
  readonly keywords?: readonly string[]
  /** A closed object schema (unless `open`), references inlined. */
  readonly params: JsonSchema
  readonly require?: readonly (readonly string[])[]
  /** Sets of params that exclude each other. */
  readonly exclusive?: readonly (readonly string[])[]
  readonly needs?: readonly ParamNeed[]
  /** The params to use instead, by deprecated param. */
  readonly successors?: Readonly<Record<string, string>>
  /** The location of undeclared params. */
  readonly open?: 'query' | 'body' | 'variables'
  /** The records' JSON Schema, referring to the kind's `schemas`. */
  readonly record?: JsonSchema
  readonly shape?: RecordShape
  /** null when the response contains none. */
  readonly records: Locator | null
  /** Records of a list's response with nothing or null at `records`: none, or only the one at a place. */
  readonly absentRecords?: 'empty' | Locator
  /** The parts that records get from other operations, by field. */
  readonly parts?: Readonly<Record<string, RecordPart>>
  readonly meta: Readonly<Record<string, Locator>>
  readonly pagination?: Pagination
  readonly file?: FileShape
  /** The places in the first response of values that steps insert, by name. */
  readonly keep?: Readonly<Record<string, Locator>>
  /** The further requests of a call, in order. The call returns the response to the last. */
  readonly steps?: readonly ResolvedStep[]
  readonly batch?: BatchShape
  readonly errors: ErrorShape
  readonly retry: Retry
  readonly rate?: RateLimit
  /** Cost of each request in the rate limit. Defaults to 1. */
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
  /** Constants by param, or `entity.field`: one listing for each of its values. */
  readonly each: Readonly<Record<string, string | readonly Json[]>>
  readonly lookbackSeconds: number
  /** The metadata of the last page that the next run sends, instead of a field's newest value. */
  readonly token?: string
}

/** How hosted mode fills the searchable copy of an entity. */
export interface ResolvedSync extends ResolvedListing {
  /** The existing records that the list leaves out. */
  readonly partial?: PartialList
  /** The value of `{{since}}` in the first run. */
  readonly start?: string
  /** The listing of changes for later runs; without it they read everything. */
  readonly later?: ResolvedLater
  /** The vendor's list of deleted records: each entry is a deletion. */
  readonly deletions?: ResolvedLater
}

/** The listing of changes for later runs. */
export interface ResolvedLater extends ResolvedListing {
  /** Whether pages begin with the latest value of the field. */
  readonly newestFirst?: true
  /** Whether later runs list only below parents that have changed. */
  readonly changedParents?: true
  /** The place of the whole record in a change. */
  readonly record?: Locator
  /** The place of the record's key in a change. */
  readonly id?: Locator
  /** The operation that reads a changed record, and its other params. */
  readonly read?: { readonly from: string; readonly with: readonly NamedValue[] }
  /** The mark of a change whose record was deleted. */
  readonly deleted?: { readonly at: Locator; readonly is?: readonly Json[] }
  readonly historySeconds?: number
  readonly most?: number
}

/** One searchable field. */
export interface SearchField {
  /** string, integer, number, boolean, object, array, or timestamp: text that is compared and sorted as a time. */
  readonly type: string
  /** The place in the record, if it is not the field's own name. */
  readonly at?: Locator
}

/** How a search of all copies shows a record: the values at these places, each a searchable field and a path into it. */
export interface ResolvedHit {
  readonly title: readonly (readonly string[])[]
  readonly text: readonly (readonly string[])[]
}

/** One entity: the rules for its records, for every action. */
export interface ResolvedEntity {
  readonly description?: string
  readonly key: RecordKey
  readonly actions: readonly string[]
  /** The searchable fields by name. */
  readonly search?: Readonly<Record<string, SearchField>>
  /** Present if `search` is. */
  readonly hit?: ResolvedHit
  readonly sync?: ResolvedSync
  /** The fields that each account adds. */
  readonly ownFields?: ResolvedOwnFields
  readonly refs: Readonly<Record<string, string>>
}

/**
 * Rules for every request of a kind: constant values, encoding, errors and limits. Excludes settings of single actions and
 * entities.
 */
export type RequestDefaults = Pick<
  ResolvedOperation,
  'query' | 'headers' | 'encode' | 'errors' | 'retry' | 'rate' | 'cost' | 'redirects' | 'timeoutMs'
>

/** One kind, complete. */
export interface ResolvedManifest extends KindInfo {
  /** The params of the check, if it needs some. */
  readonly checkParams?: Readonly<Record<string, Json>>
  /** The parts that end before the rest of the API, in the order of the manifest. */
  readonly endings?: readonly PartEnding[]
  /** The vendor's own headers with notices of ends, beside the standard ones. */
  readonly notices?: readonly NoticeHeader[]
  readonly baseUrl: Template
  /** Settings; a setting is required if every auth variant needs it. */
  readonly config: JsonSchema
  readonly auth: Readonly<Record<string, ResolvedAuth>>
  readonly request: RequestDefaults
  readonly entities: Readonly<Record<string, ResolvedEntity>>
  /** By `entity.action`. */
  readonly operations: Readonly<Record<string, ResolvedOperation>>
  /** The list of changes that later syncs read, by entity. No public operation. */
  readonly changes?: Readonly<Record<string, ResolvedOperation>>
  /** The vendor's webhooks, if the manifest describes them. */
  readonly webhooks?: ResolvedWebhooks
  /** JSON Schemas by name. Records refer to them as `#/$defs/Name`. */
  readonly schemas: Readonly<Record<string, JsonSchema>>
}

/** The origin of each part of an operation (`customers.list/query/limit`), as a JSON pointer into the manifest. */
export type Origins = ReadonlyMap<string, string>
