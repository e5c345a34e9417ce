/** Does what is sent to one queue: fetches work when it is notified of some or a second has passed, and ends it. */
import type PgBoss from 'pg-boss'

/** One piece of work as its doer gets it. */
export interface WorkItem<T> {
  /** The queue's id of it. */
  readonly id: string
  readonly data: T
  /** Aborted when the process must end. */
  readonly signal: AbortSignal
}

/** What a worker is made of. */
export interface WorkerOptions<T> {
  readonly boss: PgBoss
  readonly name: string
  /** How many pieces run at once. */
  readonly concurrency: number
  readonly signal: AbortSignal
  readonly run: (work: WorkItem<T>) => Promise<void>
  readonly onError: (error: Error) => void
  /** Called with each piece that ended. */
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

  /** Has it look for work at once. */
  wake(): void {
    this.#isWoken = true
    this.#wake()
  }

  /** Stops taking work. Resolves when running work has ended, or after so many milliseconds: what still runs is given to other processes. */
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

  /** Waits for a word, for room, or for the next look. */
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
    // Work whose end cannot be stored is done again once its time is over.
    if (!failure) {
      await boss.complete(name, id).catch(onError)
      return
    }
    const { error } = failure
    onError(error instanceof Error ? error : new Error(String(error)))
    await boss.fail(name, id, { code: codeOf(error) }).catch(onError)
  }
}

/** What is stored of an error: messages may hold what customers' records say. */
function codeOf(error: unknown): string {
  const { code, sqlState, name } = error as { code?: unknown; sqlState?: unknown; name?: unknown }
  return String(code ?? sqlState ?? name ?? 'unknown')
}
