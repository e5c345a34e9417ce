/** `sync` in this process: entities in order, each from its own progress. */
import { ConnectorError } from '../../runtime/base/errors.ts'
import { own } from '../../runtime/base/json.ts'
import { didYouMean, quoted } from '../../runtime/base/names.ts'
import type { JsonObject } from '../../runtime/index.ts'
import { ownFieldsOf, type OwnFieldsSetting } from '../../runtime/own-fields/index.ts'
import { isOfTheAccount, syncOf } from '../../runtime/sync/index.ts'
import type { BarePage } from '../changes/change-pages.ts'
import type { EngineAccount } from '../base/engine.ts'
import { invalidOption, STRINGS } from '../../runtime/base/options.ts'
import { callSignal } from '../base/signal.ts'
import type { Change, LocalSyncOptions, SyncCheckpoint } from '../types/change-types.ts'
import { readEntity } from './entity.ts'
import { SyncError } from './sync-error.ts'
import { AccountLists } from './lists.ts'
import { type EntityProgress, checkedState } from './state.ts'

const DAY_MS = 24 * 3600_000
/** A followed entity rests this many times as long as its requests took. */
const REST = 10

/** A change of an entity of an account. */
export type AccountChange = Change<JsonObject, string, SyncCheckpoint>

/** The pages of all entities, repeatedly with `follow`. @param waitMs wait between repetitions */
export async function* syncPages(
  account: EngineAccount,
  options: LocalSyncOptions,
  waitMs: number | undefined,
  given: AbortSignal,
): AsyncGenerator<BarePage<AccountChange>, void> {
  const { manifest } = account.plan
  const { full = false, fullEveryMs = DAY_MS, entities, own: setting = 'all', onFailure } = options
  checkEntities(account, entities)
  checkOwn(account, setting)
  if (typeof full !== 'boolean' && !full.every((one) => entities.includes(one)))
    throw invalidOption('sync', 'full', 'must be true, false or a list of some of the entities')
  let state = checkedState(options.state, manifest.kind)
  const wanted = new Set(full === true ? entities : full === false ? [] : full)
  const restsUntil = new Map<string, number>()
  const { signal, release } = callSignal([account.signal, given])
  try {
    const { clock } = await account.use(async (connection) => connection)
    for (;;) {
      const source = new AccountLists(account, clock, signal, setting as OwnFieldsSetting)
      const failures = new Map<string, ConnectorError>()
      for (const entity of new Set(entities)) {
        if (clock.now() < (restsUntil.get(entity) ?? 0)) continue
        const wish = { isFull: wanted.has(entity), fullEveryMs }
        const spentBefore = source.spentMs
        try {
          const progress = own(state.entities, entity) as EntityProgress | undefined
          for await (const page of readEntity(source, entity, progress ?? {}, wish)) {
            const before = state
            state = { ...state, entities: { ...state.entities, [entity]: page.progress as never } }
            yield { changes: page.changes, before, after: state, status: 'ready' }
          }
          wanted.delete(entity)
        } catch (error) {
          if (!(error instanceof ConnectorError) || error.code === 'cancelled' || isOfTheAccount(error)) throw error
          failures.set(entity, error)
        }
        restsUntil.set(entity, clock.now() + REST * (source.spentMs - spentBefore))
      }
      if (failures.size > 0 && (waitMs === undefined || !onFailure)) throw incomplete(failures)
      for (const [entity, error] of failures) await onFailure?.(entity, error)
      if (waitMs === undefined) return
      await clock.wait(waitMs, signal)
    }
  } finally {
    release()
  }
}

function incomplete(failures: ReadonlyMap<string, ConnectorError>): SyncError {
  const texts = [...failures].map(([entity, { message }]) => `${entity} (${message})`)
  const errors = [...failures.values()]
  return new SyncError('sync_incomplete', `Cannot finish the sync: it failed for ${texts.join('; ')}`, {
    hint: 'The other entities were read, and their checkpoints are good. Continue from the last one.',
    cause: errors[0],
    retryable: errors.every(({ retryable }) => retryable),
    failures: Object.fromEntries(failures),
  })
}

/** Checks the choice of own fields. @throws ConnectorError `invalid_params`, `unknown_entity` */
function checkOwn({ plan: { manifest } }: EngineAccount, setting: NonNullable<LocalSyncOptions['own']>): void {
  if (typeof setting === 'string') return
  for (const [entity, names] of Object.entries<unknown>(setting)) {
    ownFieldsOf(manifest, entity)
    if (STRINGS.fault(names)) throw invalidOption('sync', `own.${entity}`, 'must be a list of names')
  }
}

/** Checks the entities. @throws ConnectorError `invalid_params`, `unknown_entity`, `unsupported_action` */
function checkEntities({ plan: { manifest } }: EngineAccount, entities: readonly string[]): void {
  if (entities.length === 0) throw invalidOption('sync', 'entities', 'must name at least one entity')
  const known = Object.keys(manifest.entities)
  for (const entity of entities) {
    if (!own(manifest.entities, entity))
      throw new ConnectorError(
        'unknown_entity',
        `Cannot sync ${quoted(entity)}: ${manifest.kind} has no such entity.${didYouMean(entity, known)}`,
      )
    if (!own(manifest.operations, syncOf(manifest, entity).from))
      throw new ConnectorError('unsupported_action', `Cannot sync ${entity}: ${manifest.kind} has no list of it`)
  }
}
