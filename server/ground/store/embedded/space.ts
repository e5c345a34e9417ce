/** Whether a folder's disk has room for writes. An embedded database that runs out of it during a write ends. */
import { statfsSync } from 'node:fs'

/** Minimum of free bytes for writes: the next segment of the log has 16 MB, and tables grow as well. */
const LEAST_BYTES = 48 * 2 ** 20
/** Milliseconds between two looks at the disk. */
const CHECK_INTERVAL_MS = 100

/** Called when the disk becomes full, or has room again. */
export type OnSpace = (isFull: boolean, freeBytes: number) => void

/** The room of a database. */
export interface Space {
  /** Whether the disk is full, as of the last 100 ms. */
  isFull(): boolean
}

/** The room on a folder's disk. @param freeBytes returns the free bytes, instead of the system */
export function spaceOf(directory: string, onChange: OnSpace = () => {}, freeBytes?: () => number): Space {
  const free = freeBytes ?? (() => freeIn(directory))
  let checkedAt = -Infinity
  let isFull = false
  return {
    isFull() {
      if (performance.now() - checkedAt < CHECK_INTERVAL_MS) return isFull
      checkedAt = performance.now()
      const bytes = free()
      if (bytes < LEAST_BYTES !== isFull) {
        isFull = !isFull
        onChange(isFull, bytes)
      }
      return isFull
    },
  }
}

/** Free bytes; Infinity if the system does not say, since the database itself notices a full disk. */
function freeIn(directory: string): number {
  try {
    const { bavail, bsize } = statfsSync(directory)
    return bavail * bsize
  } catch {
    return Infinity
  }
}
