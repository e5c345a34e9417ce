/** When connectors were last used: kept in memory, written together every few seconds. */
import type { Log } from '../observe/index.ts'
import type { ConnectorRow } from './rows/row.ts'
import type { ConnectorRows } from './rows/rows.ts'

/** Notes uses. */
export interface Usage {
  touch(connector: Pick<ConnectorRow, 'id' | 'organizationId'>): void
  /** Writes what is held back. */
  flush(): Promise<void>
  /** Writes what is held back and stops. */
  close(): Promise<void>
}

const WRITE_MS = 3_000

/** Uses, written to rows. What a crash loses is a few seconds of them. */
export function createUsage(rows: ConnectorRows, log: Log, now: () => number): Usage {
  const uses = new Map<string, Map<string, Date>>()

  async function flush(): Promise<void> {
    const held = [...uses]
    uses.clear()
    for (const [organizationId, byId] of held) {
      const list = [...byId].map(([id, at]) => ({ id, at }))
      await rows
        .used(organizationId, list)
        .catch((error: unknown) => log.warn({ error }, 'the last use of connectors was not written'))
    }
  }

  const timer = setInterval(() => void flush(), WRITE_MS)
  timer.unref()
  return {
    touch({ id, organizationId }) {
      let byId = uses.get(organizationId)
      if (!byId) uses.set(organizationId, (byId = new Map()))
      byId.set(id, new Date(now()))
    },
    flush,
    close() {
      clearInterval(timer)
      return flush()
    },
  }
}
