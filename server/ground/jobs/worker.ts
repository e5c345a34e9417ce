/** Does the work of one queue. It looks for work after a notification, and every second. */
import type PgBoss from 'pg-boss'

/** One piece of work. */
export interface WorkItem<T> {
  /** Its ID in the queue. */
  readonly id: string
  readonly data: T
  /** Aborted if the process has to end. */
  readonly signal: AbortSignal
}

/** Options of a worker. */
export interface WorkerOptions<T> {
  readonly boss: PgBoss
  readonly name: string
  /** Maximum number of running pieces. */
  readonly concurrency: number
  readonly signal: AbortSignal
  readonly run: (work: WorkItem<T>) => Promise<void>
  readonly onError: (error: Error) => void
  /** Called with each ended piece. */
  readonly onEnd: (name: string, outcome: 'completed' | 'failed', seconds: number) => void
}

const POLL_MS = 1000

/** A worker of one queue. */
export class Worker<T extends object> {
  readonly #options: WorkerOptions<T>
  readonly #running = new Map<string, Promise<void>>()
  readonly #loop: Promise<void>
  #isEnding = false
  /** Whether a notification came since the last look. */
  #isWoken = false
  #wake = () => {}

  constructor(options: WorkerOptions<T>) {
    this.#options = options
    this.#loop = this.#work()
  }

  /** Looks for work immediately. */
  wake(): void {
    this.#isWoken = true
    this.#wake()
  }

  /** Takes no more work, and waits for running work up to a number of milliseconds. Other processes get the rest. */
  async end(timeoutMs: number): Promise<void> {
    this.#isEnding = true
    this.wake()
    await this.#loop
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, timeoutMs)))
    await Promise.race([Promise.all(this.#running.values()), late])
    clearTimeout(timer)
    const { boss, name } = this.#options
    for (const id of this.#running.keys())
      await boss.fail(name, id, { message: 'the process ended' }).catch(this.#options.onError)
  }

  async #work(): Promise<void> {
    const { concurrency } = this.#options
    while (!this.#isEnding) {
      this.#isWoken = false
      const batchSize = concurrency - this.#running.size
      const fetched = batchSize > 0 ? await this.#fetch(batchSize) : []
      for (const { id, data } of fetched) this.#start(id, data)
      await this.#pause(fetched.length)
    }
  }

  async #fetch(batchSize: number): Promise<PgBoss.Job<T>[]> {
    const { boss, name, onError } = this.#options
    try {
      return await boss.fetch<T>(name, { batchSize })
    } catch (error) {
      onError(error as Error)
      return []
    }
  }

  /** Waits for a notification, for room, or for the next look. */
  async #pause(fetched: number): Promise<void> {
    const hasRoom = this.#running.size < this.#options.concurrency
    if (this.#isEnding || (hasRoom && (this.#isWoken || fetched > 0))) return
    let timer: NodeJS.Timeout | undefined
    await new Promise<void>((resolve) => {
      this.#wake = resolve
      timer = setTimeout(resolve, POLL_MS)
    })
    clearTimeout(timer)
  }

  #start(id: string, data: T): void {
    const done = this.#perform(id, data).finally(() => {
      this.#running.delete(id)
      this.wake()
    })
    this.#running.set(id, done)
  }

  async #perform(id: string, data: T): Promise<void> {
    const { boss, name, run, signal, onError, onEnd } = this.#options
    const began = performance.now()
    let failure: { readonly error: unknown } | undefined
    try {
      await run({ id, data, signal })
    } catch (error) {
      failure = { error }
    }
    onEnd(name, failure ? 'failed' : 'completed', (performance.now() - began) / 1000)
    // Work whose end cannot be stored is done again once it has expired.
    if (!failure) {
      await boss.complete(name, id).catch(onError)
      return
    }
    const { error } = failure
    onError(error instanceof Error ? error : new Error(String(error)))
    await boss.fail(name, id, { code: codeOf(error) }).catch(onError)
  }
}

/** The stored part of an error: its message may quote customers' records. */
function codeOf(error: unknown): string {
  const { code, sqlState, name } = error as { code?: unknown; sqlState?: unknown; name?: unknown }
  return String(code ?? sqlState ?? name ?? 'unknown')
}
