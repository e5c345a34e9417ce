/** Opens what searches work with beside the database: the replica that they read, and the endpoint and index of meanings. */
import type { Config } from './ground/config/index.ts'
import type { Log, Metrics } from './ground/observe/index.ts'
import { reportReplicaState } from './reports.ts'
import { type MeaningServices, openEmbedder, openVectorIndex } from './copy/search/index.ts'
import { type Database, openReplica, type Replica } from './ground/store/index.ts'

/** The replica that the configuration names. */
export async function replicaOf(
  { database: { replicaUrl: url, replicaLagSeconds, poolSize, preparedStatements } }: Config,
  { log, metrics }: { readonly log: Log; readonly metrics: Metrics },
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
export async function meaningsOf(
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
