/** The database's clock, as this process knows it: measured now and then, and carried on by the monotonic clock in between. */
import type { Database } from './database/database.ts'
import { firstOf } from '../base/index.ts'

/** The one clock that all processes of a database share. */
export interface DatabaseClock {
  /**
   * Milliseconds since 1970 by the database's clock. A change of this process's own clock changes it with the embedded database
   * only, which has the same one.
   */
  now(): number
  /** By how much this process's own clock is ahead of the database's, in milliseconds; negative when it is behind. */
  aheadMs(): number
  /** Whether this process's own clock is within `CLOCK_TOLERANCE_MS` of the database's. */
  isRight(): boolean
  /** Measures again. @throws DatabaseError, ConnectorError as `query` does */
  measure(): Promise<void>
  /** Stops measuring. */
  close(): void
}

/** What a clock is opened with. */
export interface ClockOptions {
  /** How often it is measured, in milliseconds; 5,000 by default. */
  readonly everyMs?: number
  /** This process's own clock, in milliseconds since 1970. */
  readonly own?: () => number
  /** Called after a measurement that found this process's clock wrong for the first time, or right again. */
  readonly onChange?: (isRight: boolean, aheadMs: number) => void
}

/** By how much a process's own clock may differ from the database's, in milliseconds. */
export const CLOCK_TOLERANCE_MS = 5_000

const EVERY_MS = 5_000

/** A measurement: what the database's clock showed at a time of the monotonic clock, and how far it may be from that. */
interface Measurement {
  readonly databaseMs: number
  readonly atMs: number
  readonly errorMs: number
}

/** Measures the database's clock, and goes on doing so. @throws DatabaseError, ConnectorError as `query` does */
export async function openClock(database: Database, options: ClockOptions = {}): Promise<DatabaseClock> {
  const { everyMs = EVERY_MS, own = Date.now, onChange = () => {} } = options
  if (database.engine === 'embedded') return ownClock(own)
  let known = await measured(database)
  let wasRight = true

  const now = () => known.databaseMs + (performance.now() - known.atMs)
  const aheadMs = () => own() - now()
  const isRight = () => Math.abs(aheadMs()) <= CLOCK_TOLERANCE_MS + known.errorMs

  /** A slow answer says little: it is taken only when it contradicts what is known, or is as exact. */
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
  // What cannot be measured now is measured the next time; until then the monotonic clock carries on.
  const timer = setInterval(() => {
    measure().catch(() => {})
  }, everyMs).unref()
  return { now, aheadMs, isRight, measure, close: () => clearInterval(timer) }
}

/** That of the embedded database: it is this process's, so that both are set at the same moment. */
function ownClock(own: () => number): DatabaseClock {
  return { now: own, aheadMs: () => 0, isRight: () => true, measure: async () => {}, close() {} }
}

/** How much a monotonic clock may gain or lose: what is measured anew is taken for more exact after a while. */
const DRIFT = 1e-3

async function measured(database: Database): Promise<Measurement> {
  const before = performance.now()
  const rows = await database.query<{ now: Date }>('select clock_timestamp() as now')
  const after = performance.now()
  return { databaseMs: firstOf(rows).now.getTime(), atMs: (before + after) / 2, errorMs: (after - before) / 2 + 1 }
}
