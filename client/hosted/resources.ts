/** What the platform sends, with the names of TypeScript: `external_user_id` becomes `externalUserId`. */
import type { HostedConnector } from '../../generated/contract/resources.ts'
import { isObject, type Json } from '../../runtime/base/json.ts'
import type { PlatformClient, PlatformRequest } from './client.ts'

export type {
  AuditEntry,
  CheckResult,
  ConnectLink,
  CreatedHook,
  CreatedWebhookEndpoint,
  CustomerToken,
  Deletion,
  HostedConnector,
  HostedCustomer,
  Hook,
  InspectedConnector,
  Job,
  KindDefinition,
  KindListed,
  MapSuggestions,
  NotSearched,
  SearchHit,
  UploadedKind,
  UploadedVersions,
  OAuthApplicationSpec,
  OAuthFlow,
  RotatedWebhookSecret,
  SyncState,
  Usage,
  WebhookAttempt,
  WebhookEndpoint,
  WebhookMessage,
  WebhookReplayed,
  WebhookTest,
  WidgetToken,
} from '../../generated/contract/resources.ts'

/** Your own data of a connector or customer: keys to store, null to remove a key, or null in place of all. */
export type MetadataChanges = Readonly<Record<string, Json>> | null

/** Names of own fields of the records, by entity: where each is, and its type. */
export type RecordMap = HostedConnector['map']

/** Values that the metadata of a connector or customer has to have, by key. */
export type MetadataFilter = Readonly<Record<string, string | number | boolean>>

/** The fields whose values are a third party's, a kind's or the caller's own: the names in them stay as they are. */
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
  'params',
  'progress',
  'record',
  'replication_config',
  'schema',
  'search_fields',
])

/** A resource of the type that the contract gives the body; the names of all its own fields are in camelCase. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the contract says what a body is, not the compiler
export function resourceOf<T>(body: unknown): T {
  return renamed(body) as T
}

/** All entries of a list, however many pages they are: iterate it, or await it for an array. Nothing is sent before that. */
export interface Listing<T> extends AsyncIterable<T>, PromiseLike<T[]> {}

/** A listing of the entries of a client's requests; each iteration asks anew. */
export function listingOf<T>(client: Pick<PlatformClient, 'entries'>, request: PlatformRequest): Listing<T> {
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

/** The query parameters of a filter by metadata: `metadata[plan]=pro`. */
export function metadataQuery(filter: MetadataFilter = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(filter).map(([key, value]) => [`metadata[${key}]`, String(value)]))
}

/** Values by the names of the API: `externalUserId` is `external_user_id`. What the values hold keeps its names. */
export function wireNames(values: object): Record<string, string> {
  const wire = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [wire(name), value as string]))
}
