/** `plugboard sync`: a sync run started, watched or cancelled. */
import { setTimeout as delay } from 'node:timers/promises'
import type { ConnectorSync, SyncState } from 'plugboard'
import { ConnectorError } from 'plugboard/runtime'
import type { Context } from '../../table/context.ts'
import { EXIT } from '../../base/exit.ts'
import { count, createProgress, oneLine } from '../../output/index.ts'
import type { OptionsOf, Run } from '../../table/index.ts'
import { UsageError } from '../../base/usage.ts'
import { openPlatform, snakeKeys } from './platform.ts'

const POLL_MS = 500

/** Starts a sync run, cancels it, or shows the state of the copy. */
export const sync: Run<'sync'> = async (context, [id = ''], options) => {
  const { cancel, full, status, wait } = options
  if (cancel && (full || status)) throw new UsageError('Cannot use --cancel with --full or --status')
  if (status && full) throw new UsageError('Cannot use --status with --full')
  const copy = openPlatform(context, options).connectors.sync(id)
  const { signal } = context
  if (cancel) await copy.cancel({ signal })
  else if (!status) await start(copy, options, signal)
  const state = wait ? await untilIdle(copy, context) : await copy.status({ signal })
  await context.print(wireKeys(state), textOf(state, context))
  return wait && state.status === 'error' ? EXIT.upstream : EXIT.done
}

/** Starts a sync run. With `--wait`, a running one counts. */
async function start(copy: ConnectorSync, { full, wait }: OptionsOf<'sync'>, signal: AbortSignal): Promise<void> {
  try {
    await copy.trigger({ mode: full ? 'full' : 'incremental' }, { signal })
  } catch (error) {
    const isRunning = error instanceof ConnectorError && error.code === 'sync_running'
    if (!(isRunning && wait && !full)) throw error
  }
}

/** Shows the progress of a copy until no sync run remains. */
async function untilIdle(copy: ConnectorSync, { stderr, signal, isJson }: Context): Promise<SyncState> {
  const progress = createProgress(isJson ? undefined : stderr)
  try {
    for (;;) {
      const state = await copy.status({ signal })
      if (state.jobId === null || state.status === 'paused') return state
      const done = state.entities.filter(({ status }) => status === 'ready').length
      const records = state.entities.reduce((sum, entity) => sum + entity.records, 0)
      progress.update(`${done} of ${count(state.entities.length, 'entity', 'entities')}, ${count(records, 'record')}`)
      await delay(POLL_MS, undefined, { signal })
    }
  } finally {
    await progress.done()
  }
}

/** Returns the state with the names of the platform API: `jobId` is `job_id`. */
function wireKeys({ entities, ...state }: SyncState): Record<string, unknown> {
  const wired = entities.map((entity) => ({
    ...snakeKeys(entity),
    skipped_parents: entity.skippedParents.map(snakeKeys),
  }))
  return { ...snakeKeys(state), entities: wired }
}

function textOf({ status, jobId, entities }: SyncState, { paint }: Context): string {
  const width = Math.max(0, ...entities.map(({ entity }) => entity.length))
  const lines = entities.flatMap(({ entity, status: of, records, rejected, lastError: error, ...more }) => [
    `${entity.padEnd(width)}  ${of.padEnd(7)}  ${count(records, 'record')}${rejected > 0 ? `, ${rejected} rejected` : ''}`,
    ...(error ? [`  ${paint.bad(error.code)}  ${oneLine(error.message)}`] : []),
    ...skippedLines(more, paint),
  ])
  return [`${paint.strong(status)}${jobId === null ? '' : `, job ${jobId}`}`, ...lines].join('\n')
}

/** Maximum number of skipped parents per entity. */
const PRINTED = 3

type Skipped = Pick<SyncState['entities'][number], 'skippedParents' | 'skippedParentsCount'>

function skippedLines({ skippedParents, skippedParentsCount: all }: Skipped, paint: Context['paint']): string[] {
  const printed = skippedParents.slice(0, PRINTED)
  const lines = printed.map(({ params, code, message }) => {
    const names = Object.entries(params).map(([name, value]) => `${name} ${String(value)}`)
    return `  skipped under ${oneLine(names.join(', '))}: ${paint.bad(code)}  ${oneLine(message)}`
  })
  return all > printed.length ? [...lines, `  and ${count(all - printed.length, 'more skipped parent')}`] : lines
}
