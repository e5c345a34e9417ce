/** A round of replication reads every stream to its end. */
import type { ReplicaSource, ReplicaStream, ReplicaTarget } from './model/change.ts'
import type { Counters } from './counters.ts'

/** A source, a target, and the receivers of progress. */
export interface Replication {
  readonly source: ReplicaSource
  readonly target: ReplicaTarget
  readonly counters: Counters
  /** Ends the round after the current page. */
  readonly signal: AbortSignal
  readonly warn: (text: string) => Promise<void>
  readonly progress: (text: string) => void
}

/** Reads all current changes of the source. @throws ConnectorError if the source or the target fails; stored pages stay */
export async function replicateOnce(replication: Replication): Promise<void> {
  for (const stream of replication.source.streams) {
    await replicateStream(replication, stream)
    if (replication.signal.aborted) return
  }
  replication.counters.rounds++
}

async function replicateStream(replication: Replication, stream: ReplicaStream): Promise<void> {
  const { target, counters, signal, warn, progress } = replication
  let after = await target.cursor(stream.id)
  for await (const page of stream.pages(after, signal)) {
    const outcome = await target.write({ stream: stream.id, after, page })
    after = page.cursor
    counters.add(outcome, page.unready)
    for (const notice of outcome.notices) await warn(notice)
    progress(counters.text())
    if (signal.aborted) return
  }
}
