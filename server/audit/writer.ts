/** The queue between what happens and the trail: writers go on at once, rows are appended together. */
import { setTimeout as wait } from 'node:timers/promises'
import { backoffMs } from 'plugboard/kit'
import { ServerError } from '../errors/index.ts'
import { type Database, DatabaseError } from '../store/index.ts'
import { createAppend } from './append.ts'
import type { LooseRow } from './row.ts'

/** Takes rows and sees to it that they are appended. */
export interface Writer {
  /** Resolves when the row is queued: at once, unless the queue is full. @throws ConnectorError `draining` once closed */
  write(row: LooseRow): Promise<void>
  /** Resolves when every row that was queued before is in the database, or was given up. */
  flush(): Promise<void>
  /** Appends what is queued. @throws the database's error when it cannot */
  close(): Promise<void>
}

/** How rows are gathered. */
export interface WriterOptions {
  readonly database: Database
  /** Of `Vault.macKey`: what heads are keyed by. Without it they bear no MAC. */
  readonly macKey?: Buffer
  /** A row waits at most so long before it is sent; 200 by default. */
  readonly everyMs?: number
  /** So many rows are sent together at most; 500 by default. */
  readonly batch?: number
  /** So many rows may wait; 10,000 by default. */
  readonly capacity?: number
  /** Told of each row that the database refuses for good, such as one of an organization that is gone. */
  readonly onLost?: (error: unknown, row: LooseRow) => void
}

const LONGEST_PAUSE_MS = 5_000
const TRIES_AT_CLOSE = 3

/** A writer over a database. Rows stay queued while the database cannot be reached. */
export function createWriter(options: WriterOptions): Writer {
  const { database, macKey, everyMs = 200, batch = 500, capacity = 10_000, onLost = () => {} } = options
  const append = createAppend(database, macKey)
  let queue: LooseRow[] = []
  let timer: NodeJS.Timeout | undefined
  let working: Promise<void> | undefined
  let isClosed = false
  let failures = 0
  let lastError: unknown
  let waiting: (() => void)[] = []
  /** How many rows were ever queued, and how many of them are through. */
  let queued = 0
  let through = 0

  function schedule(): void {
    if (working || queue.length === 0) return
    if (queue.length >= batch && failures === 0) return void work()
    timer ??= setTimeout(() => void work(), pauseMs()).unref()
  }

  function pauseMs(): number {
    return backoffMs(failures + 1, { firstMs: everyMs, longestMs: LONGEST_PAUSE_MS, spread: 0 })
  }

  /** Appends one batch; afterwards the next is scheduled. Rejects never: what failed stays queued. */
  function work(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    working ??= sendBatch()
      .then(
        () => {
          failures = 0
        },
        (error: unknown) => {
          failures += 1
          lastError = error
        },
      )
      .finally(() => {
        working = undefined
        schedule()
      })
    return working
  }

  async function sendBatch(): Promise<void> {
    const rows = queue.slice(0, batch)
    await send(rows)
    queue = queue.slice(rows.length)
    through += rows.length
    const released = waiting
    waiting = []
    for (const release of released) release()
  }

  /** Sends rows together; when the database refuses them, by halves, until the refused row is found. */
  async function send(rows: readonly LooseRow[]): Promise<void> {
    if (rows.length === 0) return
    try {
      await append(rows)
    } catch (error) {
      if (!isRefusal(error)) throw error
      if (rows.length === 1) {
        onLost(error, rows[0]!)
        return
      }
      const middle = rows.length >> 1
      await send(rows.slice(0, middle))
      await send(rows.slice(middle))
    }
  }

  function isThrough(goal: number): boolean {
    return through >= goal
  }

  function isFull(): boolean {
    return queue.length >= capacity && !isClosed
  }

  async function drain(tries: number): Promise<void> {
    const goal = queued
    while (!isThrough(goal)) {
      await work()
      if (failures >= tries) throw lastError
      if (failures > 0) await wait(pauseMs())
    }
  }

  return {
    async write(row) {
      while (isFull()) await new Promise<void>((resolve) => waiting.push(resolve))
      if (isClosed) throw new ServerError('draining', 'Cannot write to the audit trail: it is closed')
      queue.push(row)
      queued += 1
      schedule()
    },
    flush: () => drain(Number.POSITIVE_INFINITY),
    async close() {
      isClosed = true
      for (const release of waiting) release()
      try {
        failures = 0
        await drain(TRIES_AT_CLOSE)
      } finally {
        clearTimeout(timer)
        timer = undefined
      }
    },
  }
}

/** Whether the database refuses rows for what they are (SQLSTATE classes 22 and 23), not for its own state. */
function isRefusal(error: unknown): boolean {
  return error instanceof DatabaseError && /^2[23]/.test(error.sqlState)
}
