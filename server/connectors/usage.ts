/** When connectors were last used: noted in memory, written together every few seconds. */
import type { Log } from '../observe/index.ts'
import type { ConnectorRow, ConnectorRows } from './rows/index.ts'

const WRITE_MS = 3_000

/** Uses that are not written yet. What a crash loses is a few seconds of them. */
export class ConnectorUsage {
  readonly #rows: ConnectorRows
  readonly #log: Log
  readonly #now: () => number
  readonly #timer: NodeJS.Timeout
  /** By organization, then by connector. */
  readonly #uses = new Map<string, Map<string, Date>>()

  constructor(rows: ConnectorRows, log: Log, now: () => number) {
    this.#rows = rows
    this.#log = log
    this.#now = now
    this.#timer = setInterval(() => void this.#write(), WRITE_MS)
    this.#timer.unref()
  }

  /** Notes a use. */
  touch({ id, organizationId }: Pick<ConnectorRow, 'id' | 'organizationId'>): void {
    let byId = this.#uses.get(organizationId)
    if (!byId) this.#uses.set(organizationId, (byId = new Map()))
    byId.set(id, new Date(this.#now()))
  }

  /** Writes what is noted and stops. */
  close(): Promise<void> {
    clearInterval(this.#timer)
    return this.#write()
  }

  async #write(): Promise<void> {
    const noted = [...this.#uses]
    this.#uses.clear()
    for (const [organizationId, byId] of noted) {
      const list = [...byId].map(([id, at]) => ({ id, at }))
      await this.#rows
        .used(organizationId, list)
        .catch((error: unknown) => this.#log.warn({ error }, 'cannot store the last use of connectors'))
    }
  }
}
