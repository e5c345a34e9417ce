/** Types of changes, of a copy in hosted mode and of an account in open source mode. docs/changes.md explains them. */
import type { ConnectorError, Json, JsonObject } from '../../runtime/index.ts'

/** Values of a connector's map, by your own names. Null where the record has no value of the type. */
export type MappedFields = Readonly<Record<string, string | number | boolean | null>>

/** Fields of every change. @typeParam C the checkpoint: text in hosted mode, JSON in open source mode */
interface About<E, C> {
  /** The kind of the connector. */
  readonly kind: string
  readonly entity: E
  /** Start of the reading, as an ISO time. Store it with each record. After `complete`, records with another pass are deleted. */
  readonly pass: string
  /**
   * Parents of the record's list, as the text of a JSON object: `{"issueIdOrKey":"10001"}`. Null without parents. Store it with each
   * record, where it is not null.
   */
  readonly below: string | null
  /** Store it in the transaction that stores the change. Continuing after it misses nothing, and may repeat changes. */
  readonly checkpoint: C
}

/** A record that was created or changed, or that is read for the first time. */
export interface Upsert<R, E, C> extends About<E, C> {
  readonly operation: 'upsert'
  /** Unique among the records of an entity. */
  readonly key: string
  /** When the change was noticed, as an ISO time. */
  readonly changedAt: string
  /** The whole record, as the third party returned it. */
  readonly record: R
  /** In hosted mode, the fields of the connector's map. Absent without a map of the entity. */
  readonly mapped?: MappedFields
}

/** A deleted record. You may not keep it. */
export interface Removal<E, C> extends About<E, C> {
  readonly operation: 'delete'
  readonly key: string
  readonly changedAt: string
  readonly record: null
}

/**
 * The end of a whole list: the entity's, or the list below the parents of `below`. Delete the records that you hold of it with another
 * `pass`, except those below the parents of `except`.
 */
export interface Complete<E, C> extends About<E, C> {
  readonly operation: 'complete'
  /** Values of `below` whose lists the third party refused: their records may still exist. Empty in hosted mode. */
  readonly except: readonly string[]
}

/** Everything until now was read. Store the checkpoint. */
export interface CaughtUp<E, C> extends About<E, C> {
  readonly operation: 'caught_up'
}

/** One change of an entity. */
export type Change<R = JsonObject, E extends string = string, C = string | SyncCheckpoint> =
  | Upsert<R, E, C>
  | Removal<E, C>
  | Complete<E, C>
  | CaughtUp<E, C>

/** State of a copy: `preview` until the first sync is complete. `held` keeps the records of a copy that shrinks too much, until a full sync. */
export type CopyStatus = 'ready' | 'preview' | 'held'

/** A record of a copy. */
export interface CopiedRecord<R> {
  readonly record: R
  /** When the copy noticed its last change, as an ISO time. */
  readonly changedAt: string
  readonly status: CopyStatus
  /** Fields of the connector's map. Absent without a map of the entity. */
  readonly mapped?: MappedFields
}

/** Number of records of a copy. */
export interface RecordCount {
  readonly count: number
  readonly status: CopyStatus
}

/** Changes that were read together. Store them and the checkpoint in one transaction, and nothing repeats. */
export interface ChangePage<X extends { readonly checkpoint: unknown }> {
  readonly changes: readonly X[]
  /** Continues after the last change. */
  readonly checkpoint: X['checkpoint']
  /** In hosted mode, the status of the copy. In open source mode, always `ready`. */
  readonly status: CopyStatus
}

/**
 * Changes one by one, or page by page. A page is read while you handle the one before. Each iteration starts over.
 * @example for await (const { changes, checkpoint } of hubspot.$changes('contacts', { after }).pages()) await store(changes, checkpoint)
 */
export interface Changes<X extends { readonly checkpoint: unknown }> extends AsyncIterable<X> {
  [Symbol.asyncIterator](): AsyncGenerator<X, void, undefined>
  pages(): AsyncGenerator<ChangePage<X>, void, undefined>
}

/** Options of reading changes, in either mode. */
export interface ReadingOptions {
  /** Ends reading, with the error `cancelled`. */
  readonly signal?: AbortSignal
  /** Whether to wait for further changes at the end. */
  readonly follow?: boolean
  /** Wait of `follow`, in milliseconds. Defaults to 60,000. At least 1,000. */
  readonly everyMs?: number
}

/** Options of reading the changes of a copy. */
export interface ChangesOptions extends ReadingOptions {
  /** Checkpoint to continue after, or the cursor of a webhook. Without it, or with null, reading starts with every record. */
  readonly after?: string | null
  /** Maximum number of changes of a page, 1 to 1,000. Defaults to 1,000. */
  readonly limit?: number
}

/**
 * State of `sync`. Store it as JSON and return it unchanged. It holds no record and no credentials. It grows with the number of entities,
 * and of parents that the third party refuses or reports no changes of.
 */
export interface SyncCheckpoint {
  readonly version: 1
  readonly kind: string
  readonly entities: Readonly<Record<string, Json>>
}

/** Options of `sync`. */
export interface LocalSyncOptions<E extends string = string> extends ReadingOptions {
  /** Entities to read, in this order. */
  readonly entities: readonly E[]
  /** Your last stored checkpoint. Null or undefined to start. */
  readonly state?: SyncCheckpoint | null | undefined
  /** Whether to read everything again, of all these entities or of some. */
  readonly full?: boolean | readonly E[]
  /** Interval of whole readings of an entity with incremental lists, in milliseconds. Defaults to a day. Deletions may show only then. */
  readonly fullEveryMs?: number
  /** Own fields to ask for: `all`, the default, up to 500 of an entity; none with `standard`; or names or labels by entity. Others have all. */
  readonly own?: 'all' | 'standard' | { readonly [entity in E]?: readonly string[] }
  /**
   * Called with the error of an entity while `follow` continues. The entity is tried again the next time. Without it, or if it throws,
   * reading ends.
   */
  onFailure?(entity: E, error: ConnectorError): void | Promise<void>
}

/** Names of entities. Any name for a kind that the compiler does not know. */
export type EntityName<O> = unknown extends O ? string : keyof O & string

/** Names of entities with a list. Any name for a kind that the compiler does not know. */
export type ListedEntity<O> = unknown extends O
  ? string
  : { [E in keyof O & string]: O[E] extends Listed ? E : never }[keyof O & string]

type Listed = { list: { records: readonly unknown[] } } | { api_search: { records: readonly unknown[] } }

/** The record of an entity. */
export type RecordOf<O, E extends PropertyKey> = E extends keyof O ? ListedRecord<O[E]> : JsonObject

/** The record of an entity's list. */
export type ListedRecord<Entity> = Entity extends { list: { records: readonly (infer R)[] } }
  ? Known<R>
  : Entity extends { api_search: { records: readonly (infer R)[] } }
    ? Known<R>
    : JsonObject

/** A record of any entity is at least an object. */
type Known<R> = unknown extends R ? JsonObject : R

/** The changes of the entity of a connector, in hosted mode. */
export type HostedChange<O, E extends string> = Change<RecordOf<O, E>, E, string>

/** The changes of entities of a connector, in open source mode. `entity` distinguishes their records. */
export type LocalChange<O, E extends string> = {
  [N in E]: Change<RecordOf<O, N>, N, SyncCheckpoint>
}[E]

type AboutAll = Pick<CaughtUp<string, string>, 'pass' | 'checkpoint'>

/** A copy by its names. */
export interface CopyRef {
  readonly connectorId: string
  readonly entity: string
}

interface OfCopy extends AboutAll, CopyRef {
  /** The kind of the connector. */
  readonly kind: string
  /** Your own ID of the customer. Null once the customer is deleted. */
  readonly externalUserId: string | null
  /** When the change was noticed, as an ISO time. */
  readonly changedAt: string
}

/** A record that was created or changed, or that is read for the first time. Its key is unique within the entity of a connector. */
export interface CopyUpsert
  extends OfCopy, Pick<Upsert<JsonObject, string, string>, 'operation' | 'key' | 'record' | 'mapped'> {}

/** A deleted record. You may not keep it. */
export interface CopyRemoval extends OfCopy, Pick<Removal<string, string>, 'operation' | 'key' | 'record'> {}

/** A copy that was removed: delete all records that you hold of the entity of the connector. */
export interface CopyReset extends OfCopy {
  readonly operation: 'reset'
}

/** The end of a whole reading: delete the records that you hold with another `pass`, but not those of the copies of `except`. */
export interface AllComplete extends AboutAll {
  readonly operation: 'complete'
  /** Copies in their first sync. Another `complete` follows when they have all their records. */
  readonly except: readonly CopyRef[]
}

/** Everything until now was read. Store the checkpoint. */
export interface AllCaughtUp extends AboutAll {
  readonly operation: 'caught_up'
}

/** One change among those of many copies. */
export type CopyChange = CopyUpsert | CopyRemoval | CopyReset | AllComplete | AllCaughtUp

/** Options of the changes of all copies. */
export interface AllChangesOptions extends ChangesOptions {
  /** Customer of the changes. Defaults to all of your organization. */
  readonly externalUserId?: string
  /** Kinds. All by default. */
  readonly kinds?: readonly string[]
  /** Entities. All by default. */
  readonly entities?: readonly string[]
}
