import type { Output } from '../io.ts'
import { cut, oneLine } from './text.ts'

/** One line on a terminal's stderr that is written over; elsewhere nothing, or a line now and then. */
export interface ProgressLine {
  update(text: string): void
  /** Takes the line away. */
  done(): Promise<void>
}

const EVERY_MS = 100
const LINE_EVERY_MS = 10_000

/**
 * A progress line. It is written at most ten times a second; with `isLogged`, an output that is not a terminal gets a line of its
 * own every ten seconds, the first after ten.
 */
export function createProgress(output: Output, now: () => number = Date.now, isLogged = false): ProgressLine {
  let last = -Infinity
  let pending: Promise<void> = Promise.resolve()
  const write = (text: string) => {
    // A progress line that cannot be written is no reason to fail.
    pending = pending.then(() => output.write(text)).catch(() => undefined)
  }
  let lastLine = now()
  function logLine(text: string): void {
    if (now() - lastLine < LINE_EVERY_MS) return
    lastLine = now()
    write(`${oneLine(text)}\n`)
  }
  return {
    update(text) {
      if (!output.isTerminal && isLogged) return logLine(text)
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
