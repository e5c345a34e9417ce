/** Types of the changes of all copies, of a customer or of the application's organization; docs/changes.md explains them. */
import type { JsonObject } from '../../runtime/index.ts'
import type { ChangesOptions, MappedFields } from './changes.ts'

/** What every change says. */
interface About {
  /** The reading that gave the change: when it began, as an ISO time. Store it with each record. */
  readonly pass: string
  /** Store it in the transaction that stores the change: what continues after it misses nothing, and may repeat changes. */
  readonly checkpoint: string
}

/** The copy of a change. */
interface OfCopy extends About {
  readonly connectorId: string
  /** The kind of the connector. */
  readonly kind: string
  /** Your own ID of the customer. Null once the customer is deleted. */
  readonly externalUserId: string | null
  readonly entity: string
  /** When the change was noticed, as an ISO time. */
  readonly changedAt: string
}

/** A record that was created or changed, or that is read for the first time. */
export interface CopyUpsert extends OfCopy {
  readonly operation: 'upsert'
  /** Unique among the records of an entity of a connector. */
  readonly key: string
  /** The whole record as the third party gave it. */
  readonly record: JsonObject
  /** The fields of the connector's map; absent without a map of the entity. */
  readonly mapped?: MappedFields
}

/** A record that is gone. You may not hold it. */
export interface CopyRemoval extends OfCopy {
  readonly operation: 'delete'
  readonly key: string
  readonly record: null
}

/** A copy that was removed: delete all records that you hold of the entity of the connector. */
export interface CopyReset extends OfCopy {
  readonly operation: 'reset'
}

/** A copy by its names. */
export interface CopyRef {
  readonly connectorId: string
  readonly entity: string
}

/** The end of a whole reading: delete the records that you hold with another `pass`, but not those of the copies of `except`. */
export interface AllComplete extends About {
  readonly operation: 'complete'
  /** Copies whose first sync goes on. Another `complete` follows when they have all their records. */
  readonly except: readonly CopyRef[]
}

/** Everything until now was read. There is nothing to do but to store the checkpoint. */
export interface AllCaughtUp extends About {
  readonly operation: 'caught_up'
}

/** One change among those of many copies. */
export type CopyChange = CopyUpsert | CopyRemoval | CopyReset | AllComplete | AllCaughtUp

/** Which changes are read, and how. */
export interface AllChangesOptions extends ChangesOptions {
  /** The changes of one customer; without it those of your organization. */
  readonly externalUserId?: string
  /** Kinds; all without it. */
  readonly kinds?: readonly string[]
  /** Entities; all without it. */
  readonly entities?: readonly string[]
}
