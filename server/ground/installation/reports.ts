/** What the log says of the database that the server stands on. */
import type { ConnectorError } from 'plugboard/runtime'
import type { Log } from '../observe/index.ts'
import { CLOCK_TOLERANCE_MS } from '../store/index.ts'

/** Logs that the database is not up yet. */
export function reportWait(log: Log): (error: ConnectorError | undefined, waitedMs: number) => void {
  return (error, waitedMs) => {
    const reason = error?.message ?? 'it has not responded yet'
    log.warn({ waited_seconds: Math.round(waitedMs / 1000), reason }, 'waiting for the database')
  }
}

/** Logs that the embedded database's disk is full, or has room again. */
export function reportSpace(log: Log): (isFull: boolean, freeBytes: number) => void {
  return (isFull, freeBytes) => {
    const free = { free_mb: Math.floor(freeBytes / 2 ** 20) }
    if (!isFull) return log.info(free, 'the disk of the database has space again: writes are accepted')
    log.error(free, 'the disk of the database is full: writes are refused with storage_unavailable, reads are served')
  }
}

/** Logs that this process's clock is wrong, or right again. */
export function reportClock(log: Log): (isRight: boolean, aheadMs: number) => void {
  return (isRight, aheadMs) => {
    if (isRight) return log.info({ ahead_ms: aheadMs }, 'the clock of this machine is correct again')
    const limit = `${CLOCK_TOLERANCE_MS / 1000} s`
    log.error(
      { ahead_ms: aheadMs },
      `the clock of this machine differs from the database's by more than ${limit}: synchronize it with NTP. The server is not ready until then`,
    )
  }
}
