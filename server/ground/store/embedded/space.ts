/** Whether the disk of a folder has room for writes: an embedded database that runs out of it in the middle of one ends. */
import { statfsSync } from 'node:fs'

/** Free bytes below which nothing is written: the next segment of the log has 16 MB, and tables grow besides. */
const LEAST_BYTES = 48 * 2 ** 20
/** The room is read again after so long, in milliseconds. */
const CHECK_INTERVAL_MS = 100

/** Called when the disk has become full, or has room again. */
export type OnSpace = (isFull: boolean, freeBytes: number) => void

/** How much room a database has. */
export interface Space {
  /** Whether the disk is full, as of the last 100 ms. */
  isFull(): boolean
}

/** The room on a folder's disk. @param freeBytes what is free there, instead of what the system says */
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

/** A disk whose room cannot be read is not taken for full: the database itself finds out. */
function freeIn(directory: string): number {
  try {
    const { bavail, bsize } = statfsSync(directory)
    return bavail * bsize
  } catch {
    return Infinity
  }
}
