import type { Output } from '../base/io.ts'
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
 * Creates a progress line, written at most ten times a second; none without an output. With `isLogged`, an output that is not a terminal
 * gets a line every ten seconds, the first after ten, and the newest at the end.
 */
export function createProgress(output?: Output, now: () => number = Date.now, isLogged = false): ProgressLine {
  if (output?.isTerminal) return new Overwritten(output, now)
  return output && isLogged ? new Logged(output, now) : { update() {}, done: async () => {} }
}

/** Writes one after the other. A progress line that cannot be written is no reason to fail. */
class Writer {
  readonly #output: Output
  #pending: Promise<void> = Promise.resolve()

  constructor(output: Output) {
    this.#output = output
  }

  write(text: string): void {
    this.#pending = this.#pending.then(() => this.#output.write(text)).catch(() => undefined)
  }

  /** Resolves once all is written. */
  done(): Promise<void> {
    return this.#pending
  }
}

/** A line of a terminal. What comes too soon after the last is written when its time has come, unless something newer is there. */
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

/** Lines of a log. Work that has had one ends with one: the last that is read says how far it came. */
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
