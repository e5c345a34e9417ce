/** Resources of the platform with names of TypeScript: `external_user_id` becomes `externalUserId`. */
import type { HostedConnector } from '../../generated/contract/resources.ts'
import { isObject, type Json } from '../../runtime/base/json.ts'
import {
  type PlatformClient,
  type PlatformRequest,
  plainRequest,
  type RequestOptions,
  writeRequest,
  type WriteRequestOptions,
} from './client.ts'

export type * from '../../generated/contract/resources.ts'

/** Your own data of a connector or customer: keys to store, null to remove a key, or null in place of all. */
export type MetadataChanges = Readonly<Record<string, Json>> | null

/** Own fields of the records, by entity: the place and the type of each. */
export type RecordMap = HostedConnector['map']

/** Required values of the metadata of a connector or customer, by key. */
export type MetadataFilter = Readonly<Record<string, string | number | boolean>>

/** Fields with values of a third party, a kind or the caller. The names in them stay unchanged. */
export const FREE_FIELDS: ReadonlySet<string> = new Set([
  'after',
  'before',
  'body',
  'configuration',
  'environment',
  'error',
  'map',
  'mapped',
  'metadata',
  'own_fields',
  'params',
  'progress',
  'record',
  'replication_config',
  'schema',
  'search_fields',
])

/** A resource, by the contract's type of its body. Names of its own fields become camelCase. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the contract says what a body is, not the compiler
export function resourceOf<T>(body: unknown): T {
  return renamed(body) as T
}

/**
 * All entries of a list, over all pages. Iterate it, or await it for an array. Nothing is sent before that.
 * @example for await (const connector of api.connectors.list({ kind: 'hubspot' })) console.log(connector.id)
 */
export interface Listing<T> extends AsyncIterable<T>, PromiseLike<T[]> {}

type Query = NonNullable<PlatformRequest['query']>

/** Requests whose responses are resources. */
export class ResourceClient {
  readonly #client: PlatformClient

  constructor(client: PlatformClient) {
    this.#client = client
  }

  get<T>(path: string, query: Query, options?: RequestOptions): Promise<T> {
    return this.#json({ method: 'GET', path, query }, () => plainRequest(options))
  }

  /** All entries of a list. Each iteration sends new requests. */
  list<T>(path: string, query: Query, options?: RequestOptions): Listing<T> {
    return listingOf(this.#client, { method: 'GET', path, query, ...plainRequest(options) })
  }

  /** Sends a request without an idempotency key. */
  send<T>(method: PlatformRequest['method'], path: string, body: object, options?: RequestOptions): Promise<T> {
    return this.#json({ method, path, body }, () => plainRequest(options))
  }

  /** Sends a write, which the platform executes once for each idempotency key. */
  write<T>(method: PlatformRequest['method'], path: string, body?: object, options?: WriteRequestOptions): Promise<T> {
    return this.#json({ method, path, body }, () => writeRequest(options))
  }

  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the contract says what a body is, not the compiler
  async #json<T>(request: PlatformRequest, options: () => Partial<PlatformRequest>): Promise<T> {
    return resourceOf<T>(await this.#client.json({ ...request, ...options() }))
  }
}

/** A path below a resource. Each name is percent-encoded. */
export function resourcePath(path: string, ...names: readonly string[]): string {
  return [path, ...names.map(encodeURIComponent)].join('/')
}

function listingOf<T>(client: Pick<PlatformClient, 'entries'>, request: PlatformRequest): Listing<T> {
  async function* entries() {
    for await (const body of client.entries(request)) yield resourceOf<T>(body)
  }
  async function all() {
    const found: T[] = []
    for await (const entry of entries()) found.push(entry)
    return found
  }
  return {
    [Symbol.asyncIterator]: entries,
    // oxlint-disable-next-line unicorn/no-thenable -- awaited, it would else be an object without entries
    then: (onDone, onError) => all().then(onDone, onError),
  }
}

function renamed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(renamed)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [camelCase(name), FREE_FIELDS.has(name) ? field : renamed(field)]),
  )
}

function camelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

/** Query parameters of a filter by metadata: `metadata[plan]=pro`. */
export function metadataQuery(filter: MetadataFilter = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(filter).map(([key, value]) => [`metadata[${key}]`, String(value)]))
}

/** Values by the names of the API: `externalUserId` is `external_user_id`. Names inside the values stay unchanged. */
export function wireNames(values: object): Record<string, string> {
  const wire = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [wire(name), value as string]))
}
