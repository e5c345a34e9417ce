import type { Output } from '../io.ts'
import { cut, oneLine } from './text.ts'

/** One line on a terminal's stderr that is written over; nothing elsewhere. */
export interface Progress {
  update(text: string): void
  /** Takes the line away. */
  done(): Promise<void>
}

const EVERY_MS = 100

/** A progress line. It is written at most ten times a second. */
export function createProgress(output: Output, now: () => number = Date.now): Progress {
  let last = -Infinity
  let pending: Promise<void> = Promise.resolve()
  const write = (text: string) => {
    // A progress line that cannot be written is no reason to fail.
    pending = pending.then(() => output.write(text)).catch(() => undefined)
  }
  return {
    update(text) {
      if (!output.isTerminal || now() - last < EVERY_MS) return
      last = now()
      write(`\r\u001b[K${cut(oneLine(text), output.columns - 1)}`)
    },
    done() {
      if (last !== -Infinity) write('\r\u001b[K')
      return pending
    },
  }
}
