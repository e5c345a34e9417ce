/** Types of changes: what an application gets of a copy in hosted mode, and of an account in open source mode; docs/changes.md explains them. */
import type { ConnectorError, Json, JsonObject } from '../../runtime/index.ts'

/** The values of a connector's map, by the names of the application: null where the record has no value of the type. */
export type MappedFields = Readonly<Record<string, string | number | boolean | null>>

/** What every change says. @typeParam C what to store to continue after it: text in hosted mode, JSON in open source mode */
interface About<E, C> {
  /** The kind of the connector. */
  readonly kind: string
  readonly entity: E
  /**
   * The reading that gave the change: when it began, as an ISO time. Store it with each record. After `complete`, the records with
   * another pass are gone.
   */
  readonly pass: string
  /**
   * The parents below which the record is listed, as the text of a JSON object: `{"issueIdOrKey":"10001"}`. Null where a record has none.
   * Store it with each record, where it is not null.
   */
  readonly below: string | null
  /** Store it in the transaction that stores the change: what continues after it misses nothing, and may repeat changes. */
  readonly checkpoint: C
}

/** A record that was created or changed, or that is read for the first time. */
export interface Upsert<R, E, C> extends About<E, C> {
  readonly operation: 'upsert'
  /** Unique among the records of an entity. */
  readonly key: string
  /** When the change was noticed, as an ISO time. */
  readonly changedAt: string
  /** The whole record as the third party gave it. */
  readonly record: R
  /** In hosted mode the fields of the connector's map; absent without a map of the entity. */
  readonly mapped?: MappedFields
}

/** A record that is gone. You may not hold it. */
export interface Removal<E, C> extends About<E, C> {
  readonly operation: 'delete'
  readonly key: string
  readonly changedAt: string
  readonly record: null
}

/**
 * The end of a list that was read whole: the entity's, or the list below the parents of `below` where that is not null. Delete the
 * records that you hold of it with another `pass`, but not those below the parents of `except`.
 */
export interface Complete<E, C> extends About<E, C> {
  readonly operation: 'complete'
  /** Values of `below` whose lists the third party refused: their records may be there. Empty in hosted mode. */
  readonly except: readonly string[]
}

/** Everything until now was read. There is nothing to do but to store the checkpoint. */
export interface CaughtUp<E, C> extends About<E, C> {
  readonly operation: 'caught_up'
}

/** One change of an entity. */
export type Change<R = JsonObject, E extends string = string, C = string | SyncCheckpoint> =
  | Upsert<R, E, C>
  | Removal<E, C>
  | Complete<E, C>
  | CaughtUp<E, C>

/** The state of a copy: `preview` until the first sync is complete, `held` while records of a copy that shrinks too much are kept until a full sync. */
export type CopyStatus = 'ready' | 'preview' | 'held'

/** A record of a copy. */
export interface CopiedRecord<R> {
  readonly record: R
  /** When the copy noticed its last change, as an ISO time. */
  readonly changedAt: string
  readonly status: CopyStatus
  /** The fields of the connector's map; absent without a map of the entity. */
  readonly mapped?: MappedFields
}

/** How many records a copy has. */
export interface RecordCount {
  readonly count: number
  readonly status: CopyStatus
}

/** Changes that were read together. Store all of them and the checkpoint in one transaction, and nothing is repeated. */
export interface ChangePage<X extends { readonly checkpoint: unknown }> {
  readonly changes: readonly X[]
  /** Continues after the last change. */
  readonly checkpoint: X['checkpoint']
  /** In hosted mode the status of the copy; in open source mode always `ready`. */
  readonly status: CopyStatus
}

/** Changes one by one, or by pages. A page is read while you handle the one before. Each iteration begins anew. */
export interface Changes<X extends { readonly checkpoint: unknown }> extends AsyncIterable<X> {
  [Symbol.asyncIterator](): AsyncGenerator<X, void, undefined>
  pages(): AsyncGenerator<ChangePage<X>, void, undefined>
}

/** How changes are read, in either mode. */
export interface ReadingOptions {
  /** Ends reading, with the error `cancelled`. */
  readonly signal?: AbortSignal
  /** Whether to wait for further changes at the end, instead of ending. */
  readonly follow?: boolean
  /** The wait of `follow` before it asks again, in milliseconds: 60,000 by default, and at least 1,000. */
  readonly everyMs?: number
}

/** How the changes of a copy are read in hosted mode. */
export interface ChangesOptions extends ReadingOptions {
  /** The checkpoint to continue after, or the cursor of a webhook; without it, or with null, you begin with every record. */
  readonly after?: string | null
  /** The most changes of a page, from 1 to 1,000; 1,000 by default. */
  readonly limit?: number
}

/**
 * Where `sync` continues: JSON that you store and give back as it is. It holds no record and no credentials; it grows with the
 * number of entities, and of parents that the third party refuses or that it cannot say what changed of.
 */
export interface SyncCheckpoint {
  readonly version: 1
  readonly kind: string
  readonly entities: Readonly<Record<string, Json>>
}

/** What `sync` reads, and from where. */
export interface LocalSyncOptions<E extends string = string> extends ReadingOptions {
  /** The entities to read, in this order. */
  readonly entities: readonly E[]
  /** The last checkpoint that you stored; null or undefined to begin. */
  readonly state?: SyncCheckpoint | null | undefined
  /** Whether to read everything again, of all these entities or of some. */
  readonly full?: boolean | readonly E[]
  /** How often an entity that can be asked for its changes is read whole, in milliseconds: a day by default. Deletions may show only then. */
  readonly fullEveryMs?: number
  /**
   * Called with what an entity fails with while `follow` reads on: it is tried again the next time. Without it, reading ends with
   * `sync_incomplete`. If it throws, reading ends with its error.
   */
  onFailure?(entity: E, error: ConnectorError): void | Promise<void>
}

/** The names of entities; any name for a kind that is not known to the compiler. */
export type EntityName<O> = unknown extends O ? string : keyof O & string

/** The names of entities that have a list; any name for a kind that is not known to the compiler. */
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

/** The changes of entities of a connector, in open source mode: `entity` tells their records apart. */
export type LocalChange<O, E extends string> = {
  [N in E]: Change<RecordOf<O, N>, N, SyncCheckpoint>
}[E]

/** The parts that changes of all copies share. */
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
  /** Copies whose first sync goes on. Another `complete` follows when they have all their records. */
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
  /** The changes of one customer; without it those of your organization. */
  readonly externalUserId?: string
  /** Kinds; all without it. */
  readonly kinds?: readonly string[]
  /** Entities; all without it. */
  readonly entities?: readonly string[]
}
