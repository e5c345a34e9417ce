/** `plugboard replicate`: keeps copies of records in your own database. */
import { setTimeout as delay } from 'node:timers/promises'
import { ConnectorError } from 'plugboard/internal'
import { EXIT } from '../base/exit.ts'
import { UsageError } from '../base/usage.ts'
import { openConnector, searchedEntities } from '../call/owner.ts'
import { planNamed } from '../input/index.ts'
import { openPlatform } from '../operator/api/platform.ts'
import { createProgress, oneLine } from '../output/index.ts'
import type { Context } from '../table/context.ts'
import type { OptionsOf, Run } from '../table/index.ts'
import {
  AccountSource,
  Counters,
  HostedSource,
  replicateOnce,
  type Replication,
  type ReplicaSource,
  type ReplicaTarget,
  serveMetrics,
} from '../../replicate/index.ts'
import { openTarget } from '../call/replica-target.ts'

type Options = OptionsOf<'replicate'>

const DEFAULT_SECONDS = 60

/** Replicates once, or until an interruption. */
export const replicate: Run<'replicate'> = async (context, [word], options) => {
  if (options.once && options.interval !== undefined) throw new UsageError('Cannot use --interval with --once')
  const source = await openSource(context, word, options)
  try {
    const target = await openTarget(context, options)
    try {
      if (options.dryRun) return await printPlan(context, source, target)
      return await keep(context, options, { source, target })
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

/** Opens the copies of a server; with a kind, your own account. */
async function openSource(context: Context, word: string | undefined, options: Options): Promise<ReplicaSource> {
  const { kinds, entities, customers, connectors, customer = 'local' } = options
  if (word === undefined) {
    const ownOnly = (['credentials', 'auth', 'config', 'connectTo', 'customer'] as const).find((name) => options[name])
    if (ownOnly !== undefined)
      throw new UsageError('Cannot use options of an account without a kind', 'Such as plugboard replicate stripe.')
    const platform = openPlatform(context, options)
    const { PLUGBOARD_CLIENT_ID: clientId = '', PLUGBOARD_CLIENT_SECRET: clientSecret = '' } = context.env
    const url = options.url ?? context.env.PLUGBOARD_URL ?? 'http://127.0.0.1:8787'
    return new HostedSource(platform, { url, clientId, clientSecret }, { kinds, entities, customers, connectors })
  }
  if (options.url ?? kinds ?? customers ?? connectors)
    throw new UsageError('Cannot use --url, --kinds, --customers or --connectors with a kind: no server is asked')
  const plan = await planNamed(word)
  const chosen = entities ?? searchedEntities(plan)
  return new AccountSource({ plan, connector: await openConnector(plan, options, context), customer, entities: chosen })
}

/** Prints the statements that create the tables. */
async function printPlan(context: Context, source: ReplicaSource, target: ReplicaTarget): Promise<number> {
  const statements = await target.plan(await source.copies(context.signal))
  await context.print({ statements }, statements.map((statement) => `${statement};`).join('\n\n'))
  return EXIT.done
}

async function keep(
  context: Context,
  { once, interval = DEFAULT_SECONDS, metricsPort }: Options,
  between: Pick<Replication, 'source' | 'target'>,
): Promise<number> {
  const { signal, now = Date.now, note, stderr, isJson } = context
  const counters = new Counters(now)
  const line = createProgress(isJson ? undefined : stderr, now, true)
  const metrics = metricsPort === undefined ? undefined : await openMetrics(metricsPort, counters)
  const replication: Replication = {
    ...between,
    counters,
    signal,
    warn: async (text) => context.warn(oneLine(text)),
    progress: (text) => line.update(oneLine(text)),
  }
  try {
    if (metrics) await note(`Metrics are at ${metrics.url}.`)
    for (;;) {
      await round(replication, once === true)
      if (once || signal.aborted) break
      await delay(interval * 1000, undefined, { signal }).catch(() => undefined)
      if (signal.aborted) break
    }
    if (once) signal.throwIfAborted()
    return EXIT.done
  } finally {
    await metrics?.close()
    await line.done()
    await printSummary(context, counters, between.target)
  }
}

/** Opens the endpoint for Prometheus. @throws UsageError if the port is in use */
function openMetrics(port: number, counters: Counters) {
  return serveMetrics(port, counters).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`Cannot open port ${port} for metrics: ${error.code}`)
  })
}

/** Runs one round. A running replica survives a temporary failure: the next round catches up. */
async function round(replication: Replication, isOnly: boolean): Promise<void> {
  const { counters, signal } = replication
  try {
    await replicateOnce(replication)
  } catch (error) {
    if (signal.aborted && !isOnly) return
    counters.failures++
    if (isOnly || !(error instanceof ConnectorError) || !error.retryable) throw error
    await replication.warn(`${error.message}; trying again`)
  }
}

async function printSummary({ print, paint }: Context, counters: Counters, { name }: ReplicaTarget): Promise<void> {
  const lines = [`${paint.strong(oneLine(name))}: ${counters.text()}`]
  lines.push(...counters.unready.map(oneLine))
  for (const [column, count] of Object.entries(counters.misfits))
    lines.push(`${oneLine(column)}: ${count} values do not fit; they are in _record`)
  await print(counters.summary(), lines.join('\n'))
}
