/// <reference lib="esnext.disposable" preserve="true" />
/** The types of a connector: the arguments and results of each operation, derived from the types of its kind. */
import type { AnyRequest, JsonObject, RequestPagination } from '../../runtime/index.ts'
import type { Changes, ChangesOptions, HostedChange, ListedRecord } from './changes.ts'
import type { CallOptions, Download, IterationOptions, RequestCallOptions } from './call.ts'
import type { Kinds, OperationsOf } from './known-kinds.ts'
import type { FieldSelection, SearchRecord, SearchFunction, SearchParams, SearchResult } from './search.ts'
import type { ToolOptions, Tools } from '../agent/operations/index.ts'

/** Entities and actions whose shapes are not known to the compiler: those of the application's own kinds. */
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

/** The params of an operation. */
type ParamsOf<C> = C extends { params: infer P } ? P : never

/** Whether params may be left out: none is required. */
// oxlint-disable-next-line typescript/no-generated-empty-object-type -- what an object without properties is assignable to
type AreParamsOptional<C> = Record<never, never> extends ParamsOf<C> ? true : false

/** The result of one call; one page of a list. */
export interface ResultPage<C> {
  /** An array for lists, one object for a single record, or null where the response has none. */
  readonly records: C extends { records: infer R } ? R : never
  /** What surrounds the records. */
  readonly meta: C extends { meta: infer M } ? M : never
  /** The params of the next call, or null. */
  readonly next: ParamsOf<C> | null
}

/** The result of an operation. */
export type CallResult<C> = C extends { file: true }
  ? DownloadResult
  : C extends { fields: infer F }
    ? Omit<SearchResult<F>, 'records'> & { readonly records: Partial<SearchRecord<F>>[] }
    : ResultPage<C>

/** The result of a download. */
export interface DownloadResult {
  readonly file: Download
  readonly records: null
  readonly meta: JsonObject
  readonly next: null
}

/** The arguments of an operation: params, left out only where none is required, and options. */
export type Arguments<C, O = CallOptions> = C extends { fields: infer F }
  ? [params: SearchParams<F, FieldSelection<F>, WholeByName<F>>, options?: O]
  : AreParamsOptional<C> extends true
    ? [params?: ParamsOf<C>, options?: O]
    : [params: ParamsOf<C>, options?: O]

/** By name, whole records are for kinds whose records the compiler does not know; others have them by `search` of the entity. */
type WholeByName<F> = string extends keyof F ? 'record' | undefined : undefined

/** One record of a list. */
export type Item<C> = C extends { fields: infer F }
  ? Partial<SearchRecord<F>>
  : C extends { records: readonly (infer R)[] }
    ? R
    : never

/** An operation that has pages. */
type Paged = { records: readonly unknown[] } | { fields: unknown }

/** The names of the actions that have pages. */
export type PagedAction<E> = { [A in keyof E]: E[A] extends Paged ? A : never }[keyof E] & string

/** One operation as a function, of an entity with the record `R`; one with pages has `all` and `pages` beside it. */
export type Operate<C, R = unknown> = C extends { fields: infer F }
  ? SearchFunction<F, R>
  : ((...args: Arguments<C>) => Promise<CallResult<C>>) & (C extends Paged ? Iterations<C> : unknown)

interface Iterations<C> {
  /** Every record, page after page; a page is fetched when its first record is asked for, and leaving the loop stops fetching. */
  all(...args: Arguments<C, IterationOptions>): AsyncGenerator<Item<C>, void, undefined>
  /** Page after page. */
  pages(...args: Arguments<C, IterationOptions>): AsyncGenerator<CallResult<C>, void, undefined>
}

/** Sends a request, and gives its response in the form that it asks for. */
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

/** The response to a request. */
export interface RequestResponse<T> {
  readonly status: number
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  /** JSON as a value, text as text, anything else as bytes; null where there is none. */
  readonly body: T
}

/** One page of a list that a request asks for. */
export interface RequestPage<R> extends RequestResponse<null> {
  readonly records: readonly R[]
  /** The request of the next page, or null. */
  readonly next: (AnyRequest & { readonly pagination: RequestPagination }) | null
}

declare const operations: unique symbol

/** A connector by what it executes, for functions that take one. */
export interface Executing<O> {
  /** Never there: it carries the types of the operations, where the compiler knows them. */
  readonly [operations]?: string extends keyof O ? unknown : O
}

/** The methods of every connector. Their names begin with `$`, which no entity's name does. */
export interface Methods<O> extends Executing<O> {
  /** The name of the kind. */
  readonly $kind: string
  /** Where calls are executed: in this process, or by the platform. */
  readonly $mode: 'open source' | 'hosted'
  /**
   * Executes one operation, named by its entity and action.
   * @throws ConnectorError with a `code` of docs/errors.md; UpstreamError when the third party refused
   */
  $execute<E extends keyof O & string, A extends keyof O[E] & string>(
    entity: E,
    action: A,
    ...args: Arguments<O[E][A]>
  ): Promise<CallResult<O[E][A]>>
  /** Every record of a list, page after page. */
  $all<E extends keyof O & string, A extends PagedAction<O[E]>>(
    entity: E,
    action: A,
    ...args: Arguments<O[E][A], IterationOptions>
  ): AsyncGenerator<Item<O[E][A]>, void, undefined>
  /** Page after page of a list. */
  $pages<E extends keyof O & string, A extends PagedAction<O[E]>>(
    entity: E,
    action: A,
    ...args: Arguments<O[E][A], IterationOptions>
  ): AsyncGenerator<CallResult<O[E][A]>, void, undefined>
  /**
   * Sends a request to an endpoint that no operation names, with the credentials, headers, rate and retries of the connector. It
   * stays below the kind's base URL.
   * @throws ConnectorError `invalid_params` for a request that leads elsewhere; UpstreamError when the third party refused
   * @example const { body } = await stripe.$request<{ livemode: boolean }>({ method: 'GET', path: '/v1/balance' })
   */
  $request: SendRequest
  /** Page after page of a list that no operation names; `pagination` of the request says how it continues. */
  $requestPages<R extends JsonObject = JsonObject>(
    request: AnyRequest & { readonly pagination: RequestPagination },
    options?: IterationOptions,
  ): AsyncGenerator<RequestPage<R>, void, undefined>
  /**
   * The changes of an entity's copy, in hosted mode: every record first, then what changes, deletions too. `sync` of `plugboard` reads
   * the same in open source mode.
   * @throws PlatformError `cursor_expired` when `after` is too old: begin without it; `search_not_ready` before there is a copy
   * @example for await (const { operation, key, record, checkpoint } of hubspot.$changes('contacts', { after })) …
   */
  $changes<E extends keyof O & string>(entity: E, options?: ChangesOptions): Changes<HostedChange<O, E>>
  /** The operations as tools of an agent. */
  $tools(options?: ToolOptions<OperationId<O> | EntityName<O> | `${string}*${string}`>): Promise<Tools>
  /**
   * Closes the connector; closing it again does nothing. Calls under way finish first, each within its time limit. A file ends if you do
   * not read it for 5 seconds. In hosted mode, calls under way are ended. Later calls are `cancelled`. A token request without a waiting
   * call ends, unless `save` is to get a refresh token in place of the earlier one.
   * @throws ConnectorError `credentials_unsaved` if `save` fails then
   */
  $close(): Promise<void>
  /** `$close`, for `await using`. */
  [Symbol.asyncDispose](): Promise<void>
}

/** `customers.list`. */
export type OperationId<O> = {
  [E in keyof O & string]: `${E}.${keyof O[E] & string}`
}[keyof O & string]

/** `customers`. */
type EntityName<O> = keyof O & string

/** A connector: its entities by name, and its methods. */
export type Connector<O> = Methods<O> & {
  readonly [E in keyof O & string]: {
    readonly [A in keyof O[E]]: Operate<O[E][A], ListedRecord<O[E]>>
  }
}

/** A connector of a kind of the package. */
export type ConnectorOf<K extends keyof Kinds> = Connector<OperationsOf<K>>

/** A connector of a kind that is not known to the compiler: its operations are called by name. */
export type OwnConnector = Methods<AnyOperations> & AnyMethods

/** Calls whose entity and action are known only at run time. */
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

/** The result of an operation that is known only at run time. */
export interface AnyResult {
  readonly records: readonly AnyObject[] | AnyObject | null
  readonly meta: AnyObject
  /** The params of the next call, or null. */
  readonly next: AnyObject | null
  /** For `download`. */
  readonly file?: Download
}

/** An object of the vendor's. Its values are `any`, so that the records and params of every kind fit. */
interface AnyObject {
  // oxlint-disable-next-line typescript/no-explicit-any -- `unknown` would refuse the declared types
  readonly [name: string]: any
}
