/** Queue of the audit trail. Writers continue immediately; rows are appended together. */
import { setTimeout as wait } from 'node:timers/promises'
import { backoffMs } from 'plugboard/internal'
import { ServerError } from '../../ground/errors/index.ts'
import { type Database, DatabaseError } from '../../ground/store/index.ts'
import { ChainAppender } from './append.ts'
import type { UnchainedRow } from './row.ts'

/** How rows are gathered. */
export interface WriterOptions {
  readonly database: Database
  /** Of `Vault.macKey`: what heads are keyed by. Without it they bear no MAC. */
  readonly macKey?: Buffer
  /** A row waits at most so long before it is sent; 200 by default. */
  readonly everyMs?: number
  /** Maximum number of rows in one batch. Defaults to 500. */
  readonly batch?: number
  /** Maximum number of waiting rows. Defaults to 10,000. */
  readonly capacity?: number
  /** Called with each row that the database refuses for good, such as one of an organization that does not exist. */
  readonly onLost?: (error: unknown, row: UnchainedRow) => void
}

const QUEUED = Promise.resolve()
const LONGEST_PAUSE_MS = 5_000
const TRIES_AT_CLOSE = 3

/** Queues rows and appends them together. Rows stay queued while the database cannot be reached. */
export class AuditWriter {
  readonly #appender: ChainAppender
  readonly #everyMs: number
  readonly #batch: number
  readonly #capacity: number
  readonly #onLost: (error: unknown, row: UnchainedRow) => void
  #queue: UnchainedRow[] = []
  #timer: NodeJS.Timeout | undefined
  #working: Promise<void> | undefined
  #isClosed = false
  /** Number of consecutive failed batches. */
  #failures = 0
  #lastError: unknown
  /** Writers that wait for room in the queue. */
  #waiting: (() => void)[] = []
  /** Number of rows ever queued, and of rows stored or given up. */
  #queued = 0
  #done = 0

  constructor(options: WriterOptions) {
    const { database, macKey, everyMs = 200, batch = 500, capacity = 10_000, onLost = () => {} } = options
    this.#appender = new ChainAppender(database, macKey)
    this.#everyMs = everyMs
    this.#batch = batch
    this.#capacity = capacity
    this.#onLost = onLost
  }

  /** Resolves when the row is queued: immediately, unless the queue is full. @throws ConnectorError `draining` once closed */
  write(row: UnchainedRow): Promise<void> {
    if (this.#isFull() || this.#isClosed) return this.#writeOnceFree(row)
    this.#push(row)
    return QUEUED
  }

  async #writeOnceFree(row: UnchainedRow): Promise<void> {
    while (this.#isFull()) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    if (this.#isClosed) throw new ServerError('draining', 'Cannot write to the audit trail: it is closed')
    this.#push(row)
  }

  #push(row: UnchainedRow): void {
    this.#queue.push(row)
    this.#queued += 1
    this.#schedule()
  }

  /** Resolves when every row that was queued before is in the database, or was given up. */
  flush(): Promise<void> {
    return this.#drain(Number.POSITIVE_INFINITY)
  }

  /** Appends what is queued. @throws the database's error when it cannot */
  async close(): Promise<void> {
    this.#isClosed = true
    for (const release of this.#waiting) release()
    try {
      this.#failures = 0
      await this.#drain(TRIES_AT_CLOSE)
    } finally {
      this.#stopTimer()
    }
  }

  #isFull(): boolean {
    return this.#queue.length >= this.#capacity && !this.#isClosed
  }

  #schedule(): void {
    if (this.#working || this.#queue.length === 0) return
    if (this.#queue.length >= this.#batch && this.#failures === 0) return this.#begin()
    this.#timer ??= setTimeout(() => this.#begin(), this.#pauseMs()).unref()
  }

  #stopTimer(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  #pauseMs(): number {
    return backoffMs(this.#failures + 1, { firstMs: this.#everyMs, longestMs: LONGEST_PAUSE_MS, spread: 0 })
  }

  /** Begins to append one batch; afterwards the next is scheduled. What fails stays queued. */
  #begin(): void {
    this.#stopTimer()
    this.#working ??= this.#sendBatch()
      .then(
        () => {
          this.#failures = 0
        },
        (error: unknown) => {
          this.#failures += 1
          this.#lastError = error
        },
      )
      .finally(() => {
        this.#working = undefined
        this.#schedule()
      })
  }

  async #sendBatch(): Promise<void> {
    const rows = this.#queue.slice(0, this.#batch)
    await this.#send(rows)
    this.#queue = this.#queue.slice(rows.length)
    this.#done += rows.length
    const released = this.#waiting
    this.#waiting = []
    for (const release of released) release()
  }

  /** Sends rows together; when the database refuses them, by halves, until the refused row is found. */
  async #send(rows: readonly UnchainedRow[]): Promise<void> {
    const [first] = rows
    if (!first) return
    try {
      await this.#appender.append(rows)
    } catch (error) {
      if (!isRefusal(error)) throw error
      if (rows.length === 1) {
        this.#onLost(error, first)
        return
      }
      const middle = rows.length >> 1
      await this.#send(rows.slice(0, middle))
      await this.#send(rows.slice(middle))
    }
  }

  async #drain(tries: number): Promise<void> {
    const goal = this.#queued
    while (this.#done < goal) {
      this.#begin()
      await this.#working
      if (this.#failures >= tries) throw this.#lastError
      if (this.#failures > 0) await wait(this.#pauseMs())
    }
  }
}

/** Whether the database refuses rows for what they are (SQLSTATE classes 22 and 23), not for its own state. */
function isRefusal(error: unknown): boolean {
  return error instanceof DatabaseError && /^2[23]/.test(error.sqlState)
}
