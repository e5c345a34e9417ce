/** `sync`: the records of an account and their changes, in open source mode. */
import { changesOver, followMs, otherMode, READING_OPTIONS } from './changes/change-pages.ts'
import { needEngine } from './facade.ts'
import {
  checkOptions,
  ANYTHING,
  BOOLEAN,
  either,
  FUNCTION,
  needed,
  amountOf,
  OBJECT,
  oneWordOf,
  optionsOf,
  STRINGS,
} from '../runtime/base/options.ts'
import type { Changes, ListedEntity, LocalChange, LocalSyncOptions } from './types/change-types.ts'
import type { AccountChange } from './sync/index.ts'
import type { Executing } from './types/connector-types.ts'

const OPTIONS = optionsOf<LocalSyncOptions>({
  ...READING_OPTIONS.table,
  entities: needed(STRINGS),
  state: ANYTHING,
  full: either('true, false or a list of entities', BOOLEAN, STRINGS),
  fullEveryMs: amountOf('milliseconds'),
  own: either("'all', 'standard' or lists of names by entity", oneWordOf('all', 'standard'), OBJECT),
  onFailure: FUNCTION,
})

/**
 * The records of some entities. From a stored checkpoint on, their changes, as far as the kind's lists support them. Nothing is sent
 * before you iterate.
 * @example
 * for await (const { entity, operation, checkpoint } of sync(stripe, { entities: ['customers'], state }))
 *   await store(entity, operation, checkpoint)
 * @throws SyncError `invalid_state` for a checkpoint of another kind. `sync_incomplete` at the end, when some entities failed: the
 * checkpoints of the others are valid. Errors that stop every call, such as `credentials_rejected`
 */
export function sync<O, E extends ListedEntity<O>>(
  connector: Executing<O>,
  options: LocalSyncOptions<E>,
): Changes<LocalChange<O, E>> {
  checkOptions(options, OPTIONS, 'sync')
  const waitMs = followMs(options)
  const { account } = needEngine(connector)
  if (!account) throw otherMode('sync', 'In hosted mode, call $changes of the connector.')
  const pages = async function* (signal: AbortSignal) {
    const { syncPages } = await import('./sync/index.ts')
    yield* syncPages(account, options, waitMs, signal)
  }
  return changesOver<AccountChange>(pages, options.signal) as unknown as Changes<LocalChange<O, E>>
}
