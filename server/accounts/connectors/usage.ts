/** When connectors were last used, and last succeeded: noted in memory, written together every few seconds. */
import type { Log } from '../../ground/observe/index.ts'
import type { ConnectorRow, UpkeepRows } from './rows/index.ts'

const WRITE_MS = 3_000

type Ref = Pick<ConnectorRow, 'id' | 'organizationId'>

interface NotedUse {
  readonly at: Date
  readonly isUse: boolean
}

/** Uses that are not written yet. What a crash loses is a few seconds of them. */
export class ConnectorUsage {
  readonly #rows: Pick<UpkeepRows, 'used'>
  readonly #log: Log
  readonly #now: () => number
  readonly #timer: NodeJS.Timeout
  #written: Promise<void> = Promise.resolve()
  /** By organization, then by connector. */
  readonly #uses = new Map<string, Map<string, NotedUse>>()

  constructor(rows: Pick<UpkeepRows, 'used'>, log: Log, now: () => number) {
    this.#rows = rows
    this.#log = log
    this.#now = now
    this.#timer = setInterval(() => {
      this.#written = this.#write()
    }, WRITE_MS)
    this.#timer.unref()
  }

  /** Notes a call of a caller that succeeded. */
  touch(ref: Ref): void {
    this.#note(ref, true)
  }

  /** Notes that the third party accepted the credentials, for work of the server itself. */
  succeeded(ref: Ref): void {
    this.#note(ref, false)
  }

  /** Writes what is noted and stops. */
  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#written
    await this.#write()
  }

  #note({ id, organizationId }: Ref, isUse: boolean): void {
    let byId = this.#uses.get(organizationId)
    if (!byId) this.#uses.set(organizationId, (byId = new Map()))
    byId.set(id, { at: new Date(this.#now()), isUse: isUse || byId.get(id)?.isUse === true })
  }

  async #write(): Promise<void> {
    const noted = [...this.#uses]
    this.#uses.clear()
    for (const [organizationId, byId] of noted) {
      const list = [...byId].map(([id, use]) => ({ id, ...use }))
      await this.#rows
        .used(organizationId, list)
        .catch((error: unknown) => this.#log.warn({ error }, 'cannot store the last use of connectors'))
    }
  }
}
