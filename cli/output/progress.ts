import type { Output } from '../base/io.ts'
import { cut, oneLine } from './text.ts'

/** A line that a terminal overwrites. */
export interface ProgressLine {
  update(text: string): void
  /** Removes the line. */
  done(): Promise<void>
}

const EVERY_MS = 100
const LINE_EVERY_MS = 10_000

/**
 * Creates a progress line, written at most ten times a second; none without an output. With `isLogged`, an output that is not a terminal
 * gets a line every ten seconds, the first after ten, and the newest at the end.
 */
export function createProgress(output?: Output, now: () => number = Date.now, isLogged = false): ProgressLine {
  if (output?.isTerminal) return new Overwritten(output, now)
  return output && isLogged ? new Logged(output, now) : { update() {}, done: async () => {} }
}

/** Writes in order, and ignores failures of the output. */
class Writer {
  readonly #output: Output
  #pending: Promise<void> = Promise.resolve()

  constructor(output: Output) {
    this.#output = output
  }

  write(text: string): void {
    this.#pending = this.#pending.then(() => this.#output.write(text)).catch(() => undefined)
  }

  /** Resolves after all writes. */
  done(): Promise<void> {
    return this.#pending
  }
}

/** A line of a terminal. An early update is written later, unless a newer one replaces it. */
class Overwritten implements ProgressLine {
  readonly #writer: Writer
  readonly #columns: number
  readonly #now: () => number
  #last = -Infinity
  #next: { text: string; readonly timer: NodeJS.Timeout } | undefined

  constructor(output: Output, now: () => number) {
    this.#writer = new Writer(output)
    this.#columns = output.columns
    this.#now = now
  }

  update(text: string): void {
    const waitMs = this.#last + EVERY_MS - this.#now()
    if (waitMs <= 0) this.#show(text)
    else if (this.#next) this.#next.text = text
    else this.#next = { text, timer: setTimeout(() => this.#show(this.#next?.text ?? text), waitMs) }
  }

  async done(): Promise<void> {
    clearTimeout(this.#next?.timer)
    if (this.#last !== -Infinity) this.#writer.write('\r\u001b[K')
    await this.#writer.done()
  }

  #show(text: string): void {
    clearTimeout(this.#next?.timer)
    this.#next = undefined
    this.#last = this.#now()
    this.#writer.write(`\r\u001b[K${cut(oneLine(text), this.#columns - 1)}`)
  }
}

/** Lines of a log. If there was one, the newest is written at the end. */
class Logged implements ProgressLine {
  readonly #writer: Writer
  readonly #now: () => number
  #last: number
  #unwritten: string | undefined
  #isBegun = false

  constructor(output: Output, now: () => number) {
    this.#writer = new Writer(output)
    this.#now = now
    this.#last = now()
  }

  update(text: string): void {
    this.#unwritten = text
    if (this.#now() - this.#last < LINE_EVERY_MS) return
    this.#last = this.#now()
    this.#isBegun = true
    this.#write()
  }

  async done(): Promise<void> {
    if (this.#isBegun) this.#write()
    await this.#writer.done()
  }

  #write(): void {
    const text = this.#unwritten
    this.#unwritten = undefined
    if (text !== undefined) this.#writer.write(`${oneLine(text)}\n`)
  }
}
