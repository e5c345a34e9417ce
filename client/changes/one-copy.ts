/** The changes of an entity's copy on the platform. */
import type { ChangesPage } from '../../generated/contract/bodies.ts'
import { ConnectorError } from '../../runtime/base/errors.ts'
import { checkOptions } from '../../runtime/base/options.ts'
import type { JsonObject } from '../../runtime/index.ts'
import type { Engine, EngineCopies } from '../base/engine.ts'
import { callSignal } from '../base/signal.ts'
import type { Change, Changes, ChangesOptions } from '../types/change-types.ts'
import { CHANGES_OPTIONS, changesOver, copyPages, followMs, otherMode } from './change-pages.ts'

/** The wait for a copy that does not exist yet, where the platform names none, in milliseconds. */
const NOT_READY_MS = 5000

/**
 * The changes of an entity's copy. Nothing is sent before you iterate.
 * @throws ConnectorError `invalid_params` for a connector of open source mode, and for unknown options
 */
export function changesOfEngine(
  { kind, copies }: Engine,
  entity: string,
  options: ChangesOptions = {},
): Changes<Change<never, string, string>> {
  const task = `read the changes of ${entity}`
  checkOptions(options, CHANGES_OPTIONS, task)
  const waitMs = followMs(options)
  if (!copies) throw otherMode(task, 'In open source mode, call sync from plugboard.')
  const { after, limit } = options
  const open = async function* (given: AbortSignal) {
    const { signal, release } = callSignal([...copies.signals, given])
    try {
      yield* copyPages<ChangesPage, Change<JsonObject, string, string>>(
        {
          ask: (cursor) => askOnce({ entity, copies, waitMs, signal }, { after: cursor, limit: limit?.toString() }),
          about: () => ({ kind, entity, below: null }),
          exceptOf: ({ meta }) => (meta.status === 'preview' ? undefined : []),
          wait: waitMs === undefined ? undefined : () => copies.client.clock.wait(waitMs, signal),
        },
        after,
      )
    } finally {
      release()
    }
  }
  return changesOver(open, options.signal) as Changes<Change<never, string, string>>
}

interface Reader {
  readonly entity: string
  readonly copies: EngineCopies
  readonly waitMs: number | undefined
  readonly signal: AbortSignal
}

/** A page. With `follow`, waits for a copy that does not exist yet. */
async function askOnce(
  { entity, copies: { client, path: base, token, open }, waitMs, signal }: Reader,
  query: Readonly<Record<string, string | undefined>>,
): Promise<ChangesPage> {
  for (;;) {
    try {
      open.check()
      const path = `${base}/records/${encodeURIComponent(entity)}`
      return (await client.json({ method: 'GET', path, query, token, signals: [signal] })) as unknown as ChangesPage
    } catch (error) {
      const isEarly = error instanceof ConnectorError && error.code === 'search_not_ready'
      if (!isEarly || waitMs === undefined) throw error
      await client.clock.wait(error.retryAfterMs ?? NOT_READY_MS, signal)
    }
  }
}
