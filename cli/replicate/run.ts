/** A round of replication: every stream to its end, page by page, and what is gone removed. */
import { ConnectorError } from 'plugboard/internal'
import { CopyGone, type ReplicaSource, type ReplicaStream, type ReplicaTarget } from './model/change.ts'
import type { Counters } from './counters.ts'

/** What is replicated, and who hears of it. */
export interface Replication {
  readonly source: ReplicaSource
  readonly target: ReplicaTarget
  readonly counters: Counters
  /** Ends after the page at work. */
  readonly signal: AbortSignal
  readonly note: (text: string) => Promise<void>
  readonly warn: (text: string) => Promise<void>
  readonly progress: (text: string) => void
}

/**
 * Reads everything that the source has by now.
 * @throws ConnectorError when the source or the target fails; what was stored before stays
 */
export async function replicateOnce(replication: Replication): Promise<void> {
  const { source, target, signal, counters } = replication
  const seen = new Set<string>()
  for await (const stream of source.streams(signal)) {
    seen.add(stream.connector)
    await replicateStream(replication, stream)
    if (signal.aborted) return
  }
  const missing = (await target.connectors(source.id)).filter((connector) => !seen.has(connector))
  for (const connector of await source.gone(missing, signal)) {
    counters.erased += await target.erase(connector)
    await replication.note(`Connector ${connector} is gone: its rows are removed.`)
  }
  counters.rounds++
}

async function replicateStream(replication: Replication, stream: ReplicaStream): Promise<void> {
  const { source, target, counters, signal, warn, progress } = replication
  const [first] = stream.copies
  let after = await target.cursor(stream.id)
  try {
    for await (const page of stream.pages(after, signal)) {
      const outcome = await target.write({ source: source.id, stream, after, page })
      after = page.cursor
      counters.add(outcome)
      for (const notice of outcome.notices) await warn(notice)
      if (page.status === 'held')
        await replication.note(
          `${first?.kind} ${first?.entity} of ${stream.connector} is held back: its copy shrinks too much.`,
        )
      progress(`${counters.text()}: ${first?.kind} ${first?.entity}`)
      if (signal.aborted) return
    }
    counters.streams.add(stream.id)
  } catch (error) {
    if (!(error instanceof CopyGone)) throw error
    const [only] = stream.copies
    if (error.isFinal && after !== undefined && only)
      counters.erased += await target.erase(stream.connector, only.entity)
    counters.waiting.add(stream.id)
  }
}

/** Whether another round may succeed where this one failed. */
export function isPassing(error: unknown): error is ConnectorError {
  return error instanceof ConnectorError && error.retryable
}
