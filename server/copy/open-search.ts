/** Opens what searches work with beside the database: the replica that they read, and the endpoint and index of meanings. */
import type { Config } from '../ground/config/index.ts'
import type { Cursors } from '../ground/cursors/index.ts'
import type { Log, Metrics } from '../ground/observe/index.ts'
import { SearchEngine } from './search/search.ts'
import { openEmbedder } from './search/vectors/embedder.ts'
import type { MeaningServices } from './search/vectors/meanings.ts'
import { openVectorIndex } from './search/vectors/open-index.ts'
import { type Database, openReplica, type Replica, type ReplicaState } from '../ground/store/index.ts'

/** What searches need of the other rooms. */
interface Needs {
  readonly log: Log
  readonly metrics: Metrics
  readonly database: Database
  readonly cursors: Cursors
}

/** The room of searches. */
interface OpenedSearch {
  readonly search: SearchEngine
  /** Undefined without an endpoint of embeddings. */
  readonly meanings: MeaningServices | undefined
}

/** Opens the room of searches. @param onClose takes what closes it */
export async function openSearch(
  config: Config,
  { log, metrics, database, cursors }: Needs,
  onClose: (close: () => Promise<void>) => void,
): Promise<OpenedSearch> {
  const meanings = await meaningsOf(config, database, onClose)
  const replica = await replicaOf(config, { log, metrics }, database)
  if (replica) onClose(() => replica.close())
  const search = new SearchEngine({
    database,
    replica,
    cursors,
    unusedIndexDays: config.search.unusedIndexDays,
    onIndexError: (error) => log.warn({ error }, 'cannot create an index of records'),
    meanings,
    onEmbedError: (error) => log.warn({ error }, 'a search compared words alone'),
  })
  return { search, meanings }
}

/** The replica that the configuration names. */
async function replicaOf(
  { database: { replicaUrl: url, replicaLagSeconds, poolSize, preparedStatements } }: Config,
  { log, metrics }: Pick<Needs, 'log' | 'metrics'>,
  database: Database,
): Promise<Replica | undefined> {
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
async function meaningsOf(
  config: Config,
  database: Database,
  onClose: (close: () => Promise<void>) => void,
): Promise<MeaningServices | undefined> {
  const { index: way, dimensions } = config.embeddings
  const embedder = openEmbedder(config)
  if (embedder) onClose(() => embedder.close())
  // Without pgvector its tables are dropped, even where the endpoint is gone.
  const index = await openVectorIndex(database, way === 'pgvector' ? dimensions : undefined)
  return embedder && { embedder, index }
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
