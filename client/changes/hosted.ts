/** The changes of an entity's copy on the platform. */
import type { ChangesPage } from '../../generated/contract/bodies.ts'
import { ConnectorError } from '../../runtime/base/errors.ts'
import type { JsonObject } from '../../runtime/index.ts'
import {
  type BareChange,
  type BarePage,
  changesOver,
  followMs,
  otherMode,
  parsedCheckpoint,
  CHANGES_OPTIONS,
  checkpointText,
} from './change-pages.ts'
import type { Engine, EngineCopies } from '../base/engine.ts'
import { checkOptions } from '../../runtime/base/options/check.ts'
import { callSignal } from '../base/signal.ts'
import type { Change, Changes, ChangesOptions } from '../types/changes.ts'

/** The wait for a copy that is not there yet, where the platform does not say how long. */
const NOT_READY_MS = 5000

/**
 * The changes of an entity's copy. Nothing is sent before it is iterated.
 * @throws ConnectorError `invalid_params` for a connector of open source mode, and for options that are not known
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
  const open = async function* (given: AbortSignal) {
    const { signal, release } = callSignal([...copies.signals, given])
    try {
      yield* pagesOf({ kind, entity, copies, waitMs, signal }, options)
    } finally {
      release()
    }
  }
  return changesOver<HostedCopyChange>(open, options.signal) as Changes<Change<never, string, string>>
}

type HostedCopyChange = Change<JsonObject, string, string>

interface Reader {
  readonly kind: string
  readonly entity: string
  readonly copies: EngineCopies
  readonly waitMs: number | undefined
  readonly signal: AbortSignal
}

async function* pagesOf(
  reader: Reader,
  { after, limit }: ChangesOptions,
): AsyncGenerator<BarePage<HostedCopyChange>, void> {
  const { kind, entity, copies, waitMs, signal } = reader
  const { clock } = copies.client
  const began = new Date().toISOString()
  let { pass, cursor } = parsedCheckpoint(after ?? checkpointText(began, ''))
  let isCaughtUp = false
  for (;;) {
    const page = await askOnce(reader, { after: cursor || undefined, limit: limit?.toString() })
    const { data, meta } = page
    const about = { kind, entity, pass: pass ?? began, below: null }
    const changes = data.map((change) => changeOf(change, about))
    const before = pass === undefined ? cursor : checkpointText(pass, cursor)
    const isEnd = !meta.has_more
    // Until the first sync is complete, records may be missing.
    if (pass !== undefined && meta.status !== 'preview' && (isEnd || !meta.snapshot)) {
      changes.push({ ...about, operation: 'complete', except: [] })
      pass = undefined
    }
    if (isEnd && !(isCaughtUp && changes.length === 0)) changes.push({ ...about, operation: 'caught_up' })
    isCaughtUp = isEnd
    cursor = meta.cursor
    const next = pass === undefined ? cursor : checkpointText(pass, cursor)
    if (changes.length > 0) yield { changes, before, after: next, status: meta.status }
    if (!isEnd) continue
    if (waitMs === undefined) return
    await clock.wait(waitMs, signal)
  }
}

/** A page; where the copy is not there yet and reading follows, once it is. */
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

function changeOf(
  { operation, key, changed_at: changedAt, record, mapped }: ChangesPage['data'][number],
  about: Pick<BareChange, 'kind' | 'entity' | 'pass' | 'below'>,
): BareChange {
  const change = { ...about, key, changedAt }
  if (operation === 'delete') return { ...change, operation, record: null }
  const upsert = { ...change, operation, record: record as JsonObject }
  return mapped === undefined ? upsert : { ...upsert, mapped }
}
