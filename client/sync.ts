/** `sync`: the records of an account and what changes of them, in open source mode. */
import type { Changes, ListedEntity, LocalChange, LocalSyncOptions } from './types/changes.ts'
import type { Methods } from './types/connector.ts'

/**
 * The records of some entities, and with the stored checkpoint what changed since, by what the kind's manifest says of its lists.
 * Nothing is sent before you iterate.
 * @throws ConnectorError `invalid_state` for a state that is not of this kind or not a checkpoint; `sync_incomplete` at the end, when
 * some entities could not be read: the others were, and their checkpoints are good; what ends every call, such as `cancelled`
 * @example for await (const { entity, operation, key, record, checkpoint } of sync(stripe, { entities: ['customers'], state })) …
 */
export declare function sync<O, E extends ListedEntity<O>>(
  connector: Methods<O>,
  options: LocalSyncOptions<E>,
): Changes<LocalChange<O, E>>
