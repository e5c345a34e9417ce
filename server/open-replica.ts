/** Opens the replica on which searches and feeds read copies. */
import type { Config } from './config/index.ts'
import type { Log, Metrics } from './observe/index.ts'
import { reportReplicaState } from './reports.ts'
import { type Database, openReplica, type Replica } from './store/index.ts'

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
