/** Opens the services of copies: searches, syncs, and the endpoint of embeddings. */
import { type CopyMetrics, copyMetrics } from '../metrics.ts'
import type { WithCalls } from '../../calls/index.ts'
import type { ConnectorCopies } from '../../accounts/connectors/index.ts'
import type { Config } from '../../config/index.ts'
import type { GroundServices, OnClose } from '../../ground/installation/index.ts'
import type { Log } from '../../ground/observe/index.ts'
import { type Database, openReplica, type Replica, type ReplicaState } from '../../ground/store/index.ts'
import { SearchEngine } from '../search/search.ts'
import { openEmbedder } from '../search/vectors/embedder.ts'
import type { MeaningServices } from '../search/vectors/meanings.ts'
import { VectorIndex } from '../search/vectors/vector-index.ts'
import { Sync } from '../sync/sync.ts'

/** Services of copies. */
export interface CopyServices {
  readonly search: SearchEngine
  readonly sync: Sync
  /** The same copies, as connectors and calls use them. */
  readonly copies: ConnectorCopies
  readonly copyMetrics: CopyMetrics
}

/** Services of the ground, of accounts, of calls and of copies. */
export type WithCopy = WithCalls & CopyServices

/** Opens the services of copies. @throws ConnectorError `invalid_configuration` */
export async function openCopy(services: WithCalls, onClose: OnClose): Promise<CopyServices> {
  const { config, database, cursors, log } = services
  const meanings = await meaningsOf(config, database, onClose)
  const metrics = copyMetrics(services.metrics.meter)
  const replica = await replicaOf(services, metrics)
  if (replica) onClose(() => replica.close())
  const search = new SearchEngine({
    database,
    replica,
    cursors,
    unusedIndexDays: config.search.unusedIndexDays,
    onIndexError: (error) => log.warn({ error }, 'cannot create an index of records'),
    meanings,
    onEmbedError: (error) => log.warn({ error }, 'a search compared words only'),
  })
  const sync = new Sync({ ...services, search, meanings, settings: syncSettingsOf(services) })
  return { search, sync, copies: sync, copyMetrics: metrics }
}

/** The replica that the configuration names. */
async function replicaOf(
  { config, database, log }: GroundServices,
  metrics: CopyMetrics,
): Promise<Replica | undefined> {
  const { replicaUrl: url, replicaLagSeconds, poolSize, preparedStatements } = config.database
  if (url === undefined) return undefined
  return openReplica(database, {
    url,
    poolSize,
    preparedStatements,
    maxLagMs: replicaLagSeconds * 1000,
    onChange: reportReplicaState(log),
    onRead: (outcome) => metrics.replicaRead(outcome),
    onLag: (lagMs) => metrics.replicaLag(lagMs / 1000),
  })
}

/** The endpoint and the index of vectors that the configuration names; undefined without an endpoint. */
async function meaningsOf(config: Config, database: Database, onClose: OnClose): Promise<MeaningServices | undefined> {
  const embedder = openEmbedder(config)
  if (!embedder) return undefined
  onClose(() => embedder.close())
  return { embedder, index: await VectorIndex.open(database, embedder.dimensions) }
}

/** A sandbox has no rate limits to spare. */
function syncSettingsOf({ config: { limits, sync, quotas }, sandbox }: WithCalls) {
  return {
    enabled: sync.enabled,
    intervalMinutes: sync.intervalMinutes,
    concurrency: sync.concurrency,
    recordsPerConnector: quotas.recordsPerConnector,
    matchesPerMinute: limits.matchesPerMinutePerEndpoint,
    rateShare: sandbox ? undefined : sync.ratePercent / 100,
  }
}

/** Logs where copies are read, whenever that changes. */
function reportReplicaState(log: Log): (state: ReplicaState, lagMs: number) => void {
  return (state, lagMs) => {
    if (state === 'ready') return log.info({ lag_ms: Math.round(lagMs) }, 'the replica is read by searches and feeds')
    const lag_seconds = state === 'behind' && Number.isFinite(lagMs) ? Math.round(lagMs / 1000) : undefined
    log.warn({ lag_seconds }, `the replica ${REPLICA_STATES[state]}: searches and feeds read the database itself`)
  }
}

const REPLICA_STATES: Readonly<Record<Exclude<ReplicaState, 'ready'>, string>> = {
  behind: 'is further behind than database.replicaLagSeconds allows',
  unreachable: 'cannot be reached, or does not answer',
  foreign: 'is no streaming replica of this database',
}
