/** The database's clock in this process: measured every few seconds, and continued by the monotonic clock in between. */
import type { Database } from './database/database.ts'
import { firstOf } from '../base/index.ts'

/** The clock that all processes of a database share. */
export interface DatabaseClock {
  /**
   * Milliseconds since 1970 by the database's clock. It follows a change of this process's own clock only with the embedded database,
   * which has the same one.
   */
  now(): number
  /** Milliseconds by which this process's own clock is ahead of the database's; negative if it is behind. */
  aheadMs(): number
  /** Whether this process's own clock is within `CLOCK_TOLERANCE_MS` of the database's. */
  isRight(): boolean
  /** Measures again. @throws DatabaseError, ConnectorError as `query` does */
  measure(): Promise<void>
  /** Stops measuring. */
  close(): void
}

/** Options of a clock. */
export interface ClockOptions {
  /** Milliseconds between measurements; 5,000 by default. */
  readonly everyMs?: number
  /** This process's own clock, in milliseconds since 1970. */
  readonly own?: () => number
  /** Called when a measurement finds this process's clock wrong, and when it is right again. */
  readonly onChange?: (isRight: boolean, aheadMs: number) => void
}

/** Milliseconds by which a process's own clock may differ from the database's. */
export const CLOCK_TOLERANCE_MS = 5_000

const EVERY_MS = 5_000

/** A measurement: the database's time at a time of the monotonic clock, and its maximum error. */
interface Measurement {
  readonly databaseMs: number
  readonly atMs: number
  readonly errorMs: number
}

/** Measures the database's clock regularly. @throws DatabaseError, ConnectorError as `query` does */
export async function openClock(database: Database, options: ClockOptions = {}): Promise<DatabaseClock> {
  const { everyMs = EVERY_MS, own = Date.now, onChange = () => {} } = options
  if (database.engine === 'embedded') return ownClock(own)
  let known = await measured(database)
  let wasRight = true

  const now = () => known.databaseMs + (performance.now() - known.atMs)
  const aheadMs = () => own() - now()
  const isRight = () => Math.abs(aheadMs()) <= CLOCK_TOLERANCE_MS + known.errorMs

  /** A slow answer is inexact. It counts only if it contradicts the last measurement, or is as exact. */
  async function measure(): Promise<void> {
    const next = await measured(database)
    const expectedMs = known.databaseMs + (next.atMs - known.atMs)
    const isContradiction = Math.abs(next.databaseMs - expectedMs) > next.errorMs + known.errorMs
    if (isContradiction || next.errorMs <= known.errorMs + (next.atMs - known.atMs) * DRIFT) known = next
    report()
  }

  function report(): void {
    if (isRight() === wasRight) return
    wasRight = !wasRight
    onChange(wasRight, Math.round(aheadMs()))
  }

  report()
  // After a failure, the monotonic clock continues until the next measurement.
  const timer = setInterval(() => {
    measure().catch(() => {})
  }, everyMs).unref()
  return { now, aheadMs, isRight, measure, close: () => clearInterval(timer) }
}

/** The clock of the embedded database, which is this process's. */
function ownClock(own: () => number): DatabaseClock {
  return { now: own, aheadMs: () => 0, isRight: () => true, measure: async () => {}, close() {} }
}

/** Gain or loss of a monotonic clock: after a while, a new measurement is more exact. */
const DRIFT = 1e-3

async function measured(database: Database): Promise<Measurement> {
  const before = performance.now()
  const rows = await database.query<{ now: Date }>('select clock_timestamp() as now')
  const after = performance.now()
  return { databaseMs: firstOf(rows).now.getTime(), atMs: (before + after) / 2, errorMs: (after - before) / 2 + 1 }
}
