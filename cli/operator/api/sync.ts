/** `plugboard sync`: the searchable copy of a connector filled, watched, ended. */
import { setTimeout as delay } from 'node:timers/promises'
import { ConnectorError } from 'plugboard/runtime'
import { EXIT } from '../../exit.ts'
import type { Context, Run } from '../../flags.ts'
import { count, createProgress, jsonText, oneLine } from '../../output/index.ts'
import { UsageError } from '../../usage.ts'
import type { Api } from './platform.ts'
import { openApi } from './platform.ts'

/** How far a copy is, as the server tells it. */
interface State {
  readonly status: string
  readonly job_id: string | null
  readonly entities: readonly EntityState[]
}

interface EntityState {
  readonly entity: string
  readonly status: string
  readonly records: number
  readonly rejected: number
  readonly last_error: { readonly code: string; readonly message: string } | null
}

const LOOK_MS = 500

/** Begins a sync, or tells how far it is. */
export const sync: Run = async (context, [id = ''], flags) => {
  if (flags.cancel && (flags.full || flags.status)) throw new UsageError('Cannot use --cancel with --full or --status')
  if (flags.status && flags.full) throw new UsageError('Cannot use --status with --full')
  const api = openApi(context, flags)
  const path = `/integrations/connectors/${encodeURIComponent(id)}/sync`
  if (flags.cancel) await api.ask('POST', `${path}/cancel`, {})
  else if (!flags.status) await begin(api, path, flags.full === true, flags.wait === true)
  const state = flags.wait ? await watched(context, api, path) : await read(api, path)
  await context.stdout.write(context.isJson ? `${jsonText(state, 2)}\n` : textOf(state, context))
  return flags.wait && state.status === 'error' ? EXIT.upstream : EXIT.done
}

/** With --wait a sync that runs already is as good. */
async function begin(api: Api, path: string, isFull: boolean, waits: boolean): Promise<void> {
  try {
    await api.ask('POST', path, { mode: isFull ? 'full' : 'incremental' })
  } catch (error) {
    const runs = error instanceof ConnectorError && error.code === 'sync_running'
    if (!(runs && waits && !isFull)) throw error
  }
}

async function read(api: Api, path: string): Promise<State> {
  return (await api.ask('GET', path)) as unknown as State
}

/** Tells how far it is until nothing runs. */
async function watched({ stderr, signal, isJson }: Context, api: Api, path: string): Promise<State> {
  const progress = createProgress(isJson ? { ...stderr, isTerminal: false, columns: stderr.columns } : stderr)
  try {
    for (;;) {
      const state = await read(api, path)
      if (state.job_id === null || state.status === 'paused') return state
      const done = state.entities.filter(({ status }) => status === 'ready').length
      const records = state.entities.reduce((sum, entity) => sum + entity.records, 0)
      progress.update(`${done} of ${count(state.entities.length, 'entity', 'entities')}, ${count(records, 'record')}`)
      await delay(LOOK_MS, undefined, { signal })
    }
  } finally {
    await progress.done()
  }
}

function textOf({ status, job_id: jobId, entities }: State, { paint }: Context): string {
  const width = Math.max(0, ...entities.map(({ entity }) => entity.length))
  const lines = entities.flatMap(({ entity, status: of, records, rejected, last_error: error }) => [
    `${entity.padEnd(width)}  ${of.padEnd(7)}  ${count(records, 'record')}${rejected > 0 ? `, ${rejected} rejected` : ''}`,
    ...(error ? [`  ${paint.bad(error.code)}  ${oneLine(error.message)}`] : []),
  ])
  return `${[`${paint.strong(status)}${jobId === null ? '' : `, job ${jobId}`}`, ...lines].join('\n')}\n`
}
