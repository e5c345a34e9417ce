/** Opens what every subject uses: the database, its clock, the vault, limits, notifications, the queue. */
import type { UndiciOptions } from 'plugboard/runtime'
import type { StartSandbox } from '../base/index.ts'
import type { Config } from '../../config/index.ts'
import { Cursors } from '../cursors/index.ts'
import { openQueue, type Queue } from '../jobs/index.ts'
import { createLimits, type Limits, sharesOf, type Shares } from '../limits/index.ts'
import { Notifications } from '../notifications/index.ts'
import { createTracer, type Log, type Metrics, type Tracer } from '../observe/index.ts'
import { type Database, type DatabaseClock, type Erasure, migrate, openClock, openDatabase } from '../store/index.ts'
import { type MasterKeys, openMasterKeys, openVault, type Vault } from '../vault/index.ts'
import { databaseTargetOf } from './database-target.ts'
import { makeFirstKey } from './first-key.ts'
import { reportClock, reportSpace, reportWait } from './reports.ts'

/** Services that every subject may use. */
export interface GroundServices {
  readonly config: Config
  readonly log: Log
  readonly metrics: Metrics
  /** Makes spans where the process collects them. */
  readonly tracer: Tracer
  /** Milliseconds since 1970, by the database's clock. */
  readonly now: () => number
  /** The database's clock, and how far the process's own clock differs. */
  readonly clock: DatabaseClock
  /** URL at which callers reach the server. */
  readonly baseUrl: () => string
  /** Version of the package. */
  readonly version: string
  readonly database: Database
  /** Counts requests, running calls and third parties' budgets over all processes. */
  readonly counting: Limits
  readonly shares: Shares
  readonly vault: Vault
  /** The ring of master keys; an operator's rotation adds to it. */
  readonly masters: MasterKeys
  readonly notifications: Notifications
  readonly cursors: Cursors
  readonly queue: Queue
  /** The erasures that deletions run, in order. */
  readonly erasures: Erasure[]
  /** How third parties are reached, beyond the configuration. */
  readonly upstream: UndiciOptions | undefined
  /** Simulates the third parties where the setting `sandbox` asks for it. */
  readonly startSandbox: StartSandbox | undefined
}

/** Options of the ground. */
export interface GroundOptions
  extends
    Pick<GroundServices, 'log' | 'metrics' | 'baseUrl' | 'version'>,
    Partial<Pick<GroundServices, 'upstream' | 'startSandbox'>> {
  /** Milliseconds since 1970, instead of the database's clock. */
  readonly now?: () => number
  /** A database that is open and migrated, instead of the configuration's. */
  readonly database?: Database
  /** Ends the wait for a database that is not up yet. */
  readonly signal?: AbortSignal
}

/** Takes what closes something that was opened. */
export type OnClose = (close: () => Promise<unknown>) => void

/**
 * Opens the ground. With the embedded database, the first start makes the master key.
 * @throws ConnectorError `invalid_configuration` when a key is missing, malformed or readable by others, or the key management
 * service refuses; `storage_unavailable`
 */
export async function openGround(config: Config, options: GroundOptions, onClose: OnClose): Promise<GroundServices> {
  const { log, metrics, baseUrl, version, upstream, startSandbox } = options
  await makeFirstKey(config)
  const masters = await openMasterKeys(config)
  const database = await openMigrated(config, options, onClose)
  const clock = await openClock(database, { onChange: reportClock(log) })
  onClose(async () => clock.close())
  const shares = sharesOf(database)
  const counting = createLimits({
    shares,
    onError: (error) => log.warn({ error }, 'cannot return or renew shares of limits; they expire automatically'),
  })
  onClose(() => counting.close())
  const vault = await openVault(database, masters)
  const cursors = new Cursors(await vault.macKey('cursors'))
  const notifications = await Notifications.open(database)
  onClose(() => notifications.close())
  const queue = await openQueue({
    database,
    onError: (error) => log.error({ error }, 'background work failed'),
    onEnd: (name, outcome, seconds) => metrics.job(name, outcome, seconds),
  })
  onClose(() => queue.close())
  const { now = clock.now } = options
  const common = { config, log, metrics, tracer: await createTracer(), now, clock, baseUrl, version }
  const state = { database, counting, shares, vault, masters, notifications, cursors, queue }
  return { ...common, ...state, erasures: [], upstream, startSandbox }
}

async function openMigrated(
  config: Config,
  { log, signal, ...given }: GroundOptions,
  onClose: OnClose,
): Promise<Database> {
  if (given.database) {
    const { database } = given
    onClose(() => database.close())
    return database
  }
  const database = await openDatabase(databaseTargetOf(config), {
    poolSize: config.database.poolSize,
    preparedStatements: config.database.preparedStatements,
    waitMs: config.database.waitSeconds * 1000,
    onWait: reportWait(log),
    onSpace: reportSpace(log),
    signal,
  })
  onClose(() => database.close())
  for (const { name } of await migrate(database)) log.info({ migration: name }, 'migrated')
  return database
}
