/** A round of replication: every stream to its end, page by page. */
import type { ReplicaSource, ReplicaStream, ReplicaTarget } from './model/change.ts'
import type { Counters } from './counters.ts'

/** What is replicated, and who hears of it. */
export interface Replication {
  readonly source: ReplicaSource
  readonly target: ReplicaTarget
  readonly counters: Counters
  /** Ends after the page at work. */
  readonly signal: AbortSignal
  readonly warn: (text: string) => Promise<void>
  readonly progress: (text: string) => void
}

/**
 * Reads everything that the source has by now.
 * @throws ConnectorError when the source or the target fails; what was stored before stays
 */
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
