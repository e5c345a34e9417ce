/// <reference lib="esnext.disposable" preserve="true" />
/** Types of a connector: arguments and results of each operation, from the types of its kind. */
import type { AnyRequest, FieldsOptions, JsonObject, OwnField, RequestPagination } from '../../runtime/index.ts'
import type { Changes, ChangesOptions, HostedChange, ListedRecord } from './change-types.ts'
import type { CallOptions, Download, IterationOptions, RequestCallOptions } from './call.ts'
import type { Kinds, OperationsOf } from './known-kinds.ts'
import type { FieldSelection, SearchRecord, SearchFunction, SearchParams, SearchResult } from './search.ts'
import type { ToolOptions, Tools } from '../agent/operations/index.ts'

/** Entities and actions of unknown shape, of your own kinds. */
export type AnyOperations = { readonly [entity: string]: AnyEntity }

interface AnyEntity {
  list: AnyCall<JsonObject[]>
  api_search: AnyCall<JsonObject[]>
  get: AnyCall<JsonObject>
  create: AnyCall<JsonObject>
  update: AnyCall<JsonObject | null>
  delete: AnyCall<JsonObject | null>
  download: { params: AnyParams; file: true }
  search: { fields: { [name: string]: unknown } }
}

interface AnyParams {
  readonly [name: string]: unknown
}

interface AnyCall<R> {
  params: AnyParams
  records: R
  meta: JsonObject
}

type ParamsOf<C> = C extends { params: infer P } ? P : never

/** Whether no param is required. */
// oxlint-disable-next-line typescript/no-generated-empty-object-type -- what an object without properties is assignable to
type AreParamsOptional<C> = Record<never, never> extends ParamsOf<C> ? true : false

/** Result of one call, or one page of a list. */
export interface ResultPage<C> {
  /** An array for lists, one object for a single record, or null where the response has none. */
  readonly records: C extends { records: infer R } ? R : never
  /** Data of the page besides its records. */
  readonly meta: C extends { meta: infer M } ? M : never
  /** Params of the next call, or null. */
  readonly next: ParamsOf<C> | null
}

/** Result of an operation. */
export type CallResult<C> = C extends { file: true }
  ? DownloadResult
  : C extends { fields: infer F }
    ? Omit<SearchResult<F>, 'records'> & { readonly records: Partial<SearchRecord<F>>[] }
    : ResultPage<C>

/** Result of a download. */
export interface DownloadResult {
  readonly file: Download
  readonly records: null
  readonly meta: JsonObject
  readonly next: null
}

/** Arguments of an operation: params, optional where none is required, and options. */
export type Arguments<C, O = CallOptions> = C extends { fields: infer F }
  ? [params: SearchParams<F, FieldSelection<F>, WholeByName<F>>, options?: O]
  : AreParamsOptional<C> extends true
    ? [params?: ParamsOf<C>, options?: WithOwn<C, O>]
    : [params: ParamsOf<C>, options?: WithOwn<C, O>]

/** Options with the own fields of an account, where the compiler knows them. */
type WithOwn<C, O> = C extends { own: infer W } ? Omit<O, 'own'> & { readonly own?: W } : O

/** By name, whole records need a kind of unknown record types. Other kinds have them by `search` of the entity. */
type WholeByName<F> = string extends keyof F ? 'record' | undefined : undefined

/** One record of a list. */
export type Item<C> = C extends { fields: infer F }
  ? Partial<SearchRecord<F>>
  : C extends { records: readonly (infer R)[] }
    ? R
    : never

type Paged = { records: readonly unknown[] } | { fields: unknown }

/** Names of actions with pages. */
export type PagedAction<E> = { [A in keyof E]: E[A] extends Paged ? A : never }[keyof E] & string

/** One operation as a function. `R` is the entity's record. An operation with pages also has `all` and `pages`. */
export type Operate<C, R = unknown> = C extends { fields: infer F }
  ? SearchFunction<F, R>
  : ((...args: Arguments<C>) => Promise<CallResult<C>>) & (C extends Paged ? Iterations<C> : unknown)

interface Iterations<C> {
  /** Every record, page by page. A page is fetched when its first record is needed. Leaving the loop stops fetching. */
  all(...args: Arguments<C, IterationOptions>): AsyncGenerator<Item<C>, void, undefined>
  /** Page by page. */
  pages(...args: Arguments<C, IterationOptions>): AsyncGenerator<CallResult<C>, void, undefined>
}

/** Sends a request, and returns its response in the requested form. */
interface SendRequest {
  (
    request: AnyRequest & { readonly stream: true },
    options?: RequestCallOptions,
  ): Promise<RequestResponse<ReadableStream<Uint8Array>>>
  (request: AnyRequest & { readonly bytes: true }, options?: RequestCallOptions): Promise<RequestResponse<Uint8Array>>
  <R extends JsonObject = JsonObject>(
    request: AnyRequest & { readonly pagination: RequestPagination },
    options?: RequestCallOptions,
  ): Promise<RequestPage<R>>
  <T = unknown>(request: AnyRequest, options?: RequestCallOptions): Promise<RequestResponse<T>>
}

/** Response to a request. */
export interface RequestResponse<T> {
  readonly status: number
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  /** JSON as a value, text as text, anything else as bytes. Null without a body. */
  readonly body: T
}

/** One page of the list of a request. */
export interface RequestPage<R> extends RequestResponse<null> {
  readonly records: readonly R[]
  /** Request of the next page, or null. */
  readonly next: (AnyRequest & { readonly pagination: RequestPagination }) | null
}

declare const operations: unique symbol

/** A connector by its operations, for functions that take one. */
export interface Executing<O> {
  /** Never set. It carries the types of the operations. */
  readonly [operations]?: string extends keyof O ? unknown : O
}

/** Methods of every connector. Their names begin with `$`, unlike those of entities. */
export interface Methods<O> extends Executing<O> {
  /** Name of the kind. */
  readonly $kind: string
  /** Where calls run: in this process, or on the platform. */
  readonly $mode: 'open source' | 'hosted'
  /**
   * Executes one operation, by its entity and action.
   * @example const { records, next } = await stripe.$execute('customers', 'list', { limit: 10 })
   * @throws ConnectorError with a `code` of docs/errors.md; UpstreamError when the third party refused
   */
  $execute<E extends keyof O & string, A extends keyof O[E] & string>(
    entity: E,
    action: A,
    ...args: Arguments<O[E][A]>
  ): Promise<CallResult<O[E][A]>>
  /**
   * Every record of a list, page by page.
   * @example for await (const customer of stripe.$all('customers', 'list', { limit: 100 })) console.log(customer.email)
   */
  $all<E extends keyof O & string, A extends PagedAction<O[E]>>(
    entity: E,
    action: A,
    ...args: Arguments<O[E][A], IterationOptions>
  ): AsyncGenerator<Item<O[E][A]>, void, undefined>
  /**
   * Page by page of a list.
   * @example for await (const { records } of stripe.$pages('customers', 'list', {})) console.log(records.length)
   */
  $pages<E extends keyof O & string, A extends PagedAction<O[E]>>(
    entity: E,
    action: A,
    ...args: Arguments<O[E][A], IterationOptions>
  ): AsyncGenerator<CallResult<O[E][A]>, void, undefined>
  /**
   * Sends a request to an endpoint that no operation names, with the connector's credentials, headers, rate and retries. It stays below
   * the kind's base URL.
   * @example const { body } = await stripe.$request<{ livemode: boolean }>({ method: 'GET', path: '/v1/balance' })
   * @throws ConnectorError `invalid_params` for a request to another address; UpstreamError when the third party refused
   */
  $request: SendRequest
  /**
   * Page by page of a list that no operation names. `pagination` of the request describes its pages.
   * @example
   * const request = { method: 'GET', path: '/v1/plans', pagination: 'customers.list' } as const
   * for await (const { records } of stripe.$requestPages(request)) console.log(records.length)
   */
  $requestPages<R extends JsonObject = JsonObject>(
    request: AnyRequest & { readonly pagination: RequestPagination },
    options?: IterationOptions,
  ): AsyncGenerator<RequestPage<R>, void, undefined>
  /**
   * The changes of an entity's copy, in hosted mode: every record first, then changes and deletions. In open source mode, use `sync` of
   * `plugboard`.
   * @example for await (const { operation, checkpoint } of hubspot.$changes('contacts', { after })) await store(operation, checkpoint)
   * @throws ConnectorError `cursor_expired` when `after` is too old: start without it; `search_not_ready` without a copy
   */
  $changes<E extends keyof O & string>(entity: E, options?: ChangesOptions): Changes<HostedChange<O, E>>
  /**
   * The operations as tools of an agent.
   * @example const tools = await stripe.$tools({ only: ['customers.list', 'invoices'] })
   */
  $tools(options?: ToolOptions<OperationId<O> | EntityName<O> | `${string}*${string}`>): Promise<Tools>
  /**
   * Closes the connector. Closing it again does nothing. Running calls finish first, each within its time limit. A file ends if you do
   * not read it for 5 seconds. In hosted mode, running calls end. Later calls are `cancelled`. A token request without a waiting call
   * ends, unless `save` has to store a new refresh token.
   * @example await stripe.$close()
   * @throws ConnectorError `credentials_unsaved` if `save` fails then
   */
  $close(): Promise<void>
  /** `$close`, for `await using`. */
  [Symbol.asyncDispose](): Promise<void>
}

/** Name of an operation, such as `customers.list`. */
export type OperationId<O> = {
  [E in keyof O & string]: `${E}.${keyof O[E] & string}`
}[keyof O & string]

type EntityName<O> = keyof O & string

/** Methods of every entity. Their names begin with `$`, unlike those of actions. */
export interface EntityMethods {
  /**
   * The account's own fields of the entity, by the vendor's list, or as seen in the first records. A list is kept for ten minutes.
   * @param params name the parent of the fields, where they belong to one, such as `base_id` of Airtable
   * @example const fields = await hubspot.deals.$fields() // [{ name: 'stage_reason', label: 'Stage reason', type: 'enum', … }]
   * @throws ConnectorError `invalid_params` for an entity without own fields
   */
  $fields(params?: { readonly [name: string]: unknown }, options?: FieldsOptions): Promise<OwnField[]>
}

/** A connector: its entities by name, and its methods. */
export type Connector<O> = Methods<O> & {
  readonly [E in keyof O & string]: {
    readonly [A in keyof O[E]]: Operate<O[E][A], ListedRecord<O[E]>>
  } & EntityMethods
}

/** A connector of a kind of the package. */
export type ConnectorOf<K extends keyof Kinds> = Connector<OperationsOf<K>>

/**
 * A connector of a kind that the compiler does not know. Call its operations by name.
 * @example const { records } = await connector.$execute('orders', 'list')
 */
export type OwnConnector = Methods<AnyOperations> & AnyMethods

interface AnyMethods {
  $execute(entity: string, action: string, params?: AnyObject, options?: CallOptions): Promise<AnyResult>
  $all(
    entity: string,
    action: string,
    params?: AnyObject,
    options?: IterationOptions,
  ): AsyncGenerator<AnyObject, void, undefined>
  $pages(
    entity: string,
    action: string,
    params?: AnyObject,
    options?: IterationOptions,
  ): AsyncGenerator<AnyResult, void, undefined>
}

/** Result of an operation that is known only at run time. */
export interface AnyResult {
  readonly records: readonly AnyObject[] | AnyObject | null
  readonly meta: AnyObject
  /** Params of the next call, or null. */
  readonly next: AnyObject | null
  /** For `download`. */
  readonly file?: Download
}

/** An object of the vendor. Its values are `any`, so that records and params of every kind fit. */
interface AnyObject {
  // oxlint-disable-next-line typescript/no-explicit-any -- `unknown` would refuse the declared types
  readonly [name: string]: any
}
