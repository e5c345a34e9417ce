/** Reads manifests in a thread, one of each organization in turn, each within a time and an amount of memory. */
import type { Worker } from 'node:worker_threads'
import { ManifestError, type Problem } from 'plugboard/author'
import { ServerError } from '../../ground/errors/index.ts'
import { startThread } from '../../ground/base/index.ts'
import type { ReadAnswer, ReadManifest, ReadMessage, ReadTask } from './messages.ts'

/** Limits of the reader. */
export interface ReaderLimits {
  /** For one manifest, in milliseconds after the thread has begun with it: a busy machine starts threads slowly. */
  readonly limitMs: number
  /** Lifetime of an idle thread, in milliseconds. */
  readonly idleMs: number
  /** Memory of the thread, in MiB. */
  readonly memoryMb: number
  /** Maximum number of waiting manifests of one organization. */
  readonly waiting: number
}

const LIMITS: ReaderLimits = { limitMs: 30_000, idleMs: 30_000, memoryMb: 512, waiting: 10 }

/** Reads manifests. */
export class ManifestReader {
  readonly #limits: ReaderLimits
  /** Waiting tasks by organization. The next one comes from the first. */
  readonly #queues = new Map<string, (() => Promise<void>)[]>()
  #isReading = false
  #worker: Worker | undefined
  #idle: NodeJS.Timeout | undefined
  #heard: ((message: ReadMessage) => void) | undefined
  #isClosed = false
  #ending: Promise<unknown> | undefined

  constructor(limits: Partial<ReaderLimits> = {}) {
    this.#limits = { ...LIMITS, ...limits }
  }

  /**
   * A manifest of an organization, validated and resolved.
   * @throws ManifestError with every problem, which may be that it takes too long; ServerError `rate_limited` if too many of the
   * organization's wait
   */
  async read(organizationId: string, task: ReadTask): Promise<ReadManifest> {
    const queue = this.#queues.get(organizationId) ?? []
    if (queue.length >= this.#limits.waiting) throw tooMany(queue.length)
    return new Promise<ReadManifest>((resolve, reject) => {
      queue.push(() => this.#answer(task).then(resolve, reject))
      this.#queues.set(organizationId, queue)
      if (!this.#isReading) this.#readAll().catch(reject)
    })
  }

  /** Ends the thread. */
  async close(): Promise<void> {
    this.#isClosed = true
    this.#end()
    await this.#ending
  }

  /** Reads what waits, one of each organization in turn: one with many lets the others wait for one. */
  async #readAll(): Promise<void> {
    this.#isReading = true
    for (const [organizationId, queue] of this.#queues) {
      this.#queues.delete(organizationId)
      const read = queue.shift()
      // Behind the others. The loop comes to what is added while it runs.
      if (queue.length > 0) this.#queues.set(organizationId, queue)
      await read?.()
    }
    this.#isReading = false
  }

  async #answer(task: ReadTask): Promise<ReadManifest> {
    if (this.#isClosed) throw new ServerError('draining', 'Cannot read the manifest: the server is stopping')
    const answer = await this.#ask(task)
    if ('read' in answer) return answer.read
    if ('problems' in answer) throw new ManifestError(answer.problems)
    throw new Error(`Cannot read a manifest: ${answer.failure}`)
  }

  async #ask(task: ReadTask): Promise<Exclude<ReadAnswer, { readonly cost: string }>> {
    clearTimeout(this.#idle)
    const { limitMs, idleMs } = this.#limits
    const worker = (this.#worker ??= this.#start())
    let late: NodeJS.Timeout | undefined
    const answering = new Promise<ReadAnswer>((resolve) => {
      const end = () => {
        resolve(tooLarge(task, `takes more than ${limitMs / 1000} s to read`))
        this.#end()
      }
      this.#heard = (message) => {
        if (message === 'begun') late = setTimeout(end, limitMs)
        else resolve(message)
      }
      worker.postMessage(task, [])
    })
    const answer = await answering
    clearTimeout(late)
    this.#heard = undefined
    if (this.#worker) this.#idle = setTimeout(() => this.#end(), idleMs).unref()
    return 'cost' in answer ? tooLarge(task, answer.cost) : answer
  }

  /** A thread that answers each task, if only by its end. */
  #start(): Worker {
    const { memoryMb } = this.#limits
    const worker = startThread('thread', import.meta.url, { resourceLimits: { maxOldGenerationSizeMb: memoryMb } })
    let failure = 'the thread ended'
    worker.on('message', (message: ReadMessage) => this.#heard?.(message))
    worker.on('error', (error: NodeJS.ErrnoException) => (failure = error.code ?? error.message))
    worker.on('exit', () => {
      if (this.#worker !== worker) return
      this.#worker = undefined
      const isMemory = failure === 'ERR_WORKER_OUT_OF_MEMORY'
      this.#heard?.(isMemory ? { cost: 'takes too much memory to read' } : { failure })
    })
    worker.unref()
    return worker
  }

  #end(): void {
    this.#ending = this.#worker?.terminate()
    this.#worker = undefined
    clearTimeout(this.#idle)
  }
}

function tooLarge({ file }: ReadTask, state: string): { readonly problems: readonly Problem[] } {
  const message = `Manifest ${state}: split it into several kinds`
  const problem = {
    rule: 'manifest-cost',
    severity: 'error',
    message,
    pointer: '',
    file,
    line: 1,
    column: 1,
    frame: '',
  } as const
  return { problems: [problem] }
}

function tooMany(waiting: number): ServerError {
  return new ServerError(
    'rate_limited',
    `Cannot read the manifest: ${waiting} of the organization are waiting already`,
    {
      retryAfterMs: 1000,
      hint: 'Upload one after the other.',
    },
  )
}
