/** Waits for a database that is not up yet. */
import { setTimeout as delay } from 'node:timers/promises'
import { ConnectorError } from 'plugboard/runtime'
import { backoffMs } from 'plugboard/internal'
import { storageUnavailable } from '../database/failures.ts'

/** Options of waiting. */
export interface WaitOptions {
  /** Milliseconds after which no attempt begins; 0 for one attempt. */
  readonly waitMs: number
  /** Called every 5 seconds with the error of the last attempt; undefined during the first attempt. */
  readonly onWait?: ((error: ConnectorError | undefined, waitedMs: number) => void) | undefined
  /** Ends the wait between two attempts. */
  readonly signal?: AbortSignal | undefined
  readonly clock?: WaitClock | undefined
}

/** Time as a parameter, so that tests need not wait. */
export interface WaitClock {
  /** Milliseconds of a clock that is never set. */
  now(): number
  /** Waits some milliseconds. @throws the signal's reason if it fires first */
  sleep(ms: number, signal?: AbortSignal): Promise<void>
  /** Runs a function regularly. @returns ends it */
  every(ms: number, run: () => void): () => void
}

/** Pause after the first attempt, which doubles after each, and the longest pause. */
const PAUSES = { firstMs: 100, longestMs: 2_000, spread: 0 } as const
const REPORT_MS = 5_000

const SYSTEM_CLOCK: WaitClock = {
  now: () => performance.now(),
  sleep: (ms, signal) => delay(ms, undefined, { signal }),
  every(ms, run) {
    const timer = setInterval(run, ms)
    return () => clearInterval(timer)
  },
}

/**
 * Opens a database as soon as it is reachable.
 * @throws ConnectorError `storage_unavailable` if the time has passed; immediately any other error of an attempt, and the signal's
 * reason
 */
export async function openWaiting<T>(open: () => Promise<T>, options: WaitOptions): Promise<T> {
  const { waitMs, onWait = () => {}, signal, clock = SYSTEM_CLOCK } = options
  const began = clock.now()
  const waitedMs = () => clock.now() - began
  let last: ConnectorError | undefined
  const stopReports = clock.every(REPORT_MS, () => onWait(last, waitedMs()))
  try {
    for (let failures = 1; ; failures++) {
      try {
        return await open()
      } catch (error) {
        if (!(error instanceof ConnectorError) || error.code !== 'storage_unavailable') throw error
        last = error
      }
      const leftMs = waitMs - waitedMs()
      if (leftMs <= 0) throw waitMs > 0 ? overdue(last, waitedMs()) : last
      await clock.sleep(Math.min(backoffMs(failures, PAUSES), leftMs), signal)
    }
  } finally {
    stopReports()
  }
}

/** The error of a database that was not up in time. */
function overdue({ message }: ConnectorError, waitedMs: number): ConnectorError {
  const seconds = Math.round(waitedMs / 1000)
  return storageUnavailable(
    `${message.replace('Cannot use the database: ', '')}, and it did not become available within ${seconds} s`,
  )
}
