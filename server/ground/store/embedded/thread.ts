/** Starts the database's thread, gives it one task at a time, ends it after a task over the limit, and starts it again. */
import type { Worker } from 'node:worker_threads'
import { startThread } from '../../base/index.ts'
import { DatabaseError } from '../database/database.ts'
import { driverError, storageUnavailable } from '../database/failures.ts'
import type { DatabaseFiles, WorkerMessage, Task } from './messages.ts'

interface PendingTask {
  readonly resolve: (value: unknown) => void
  readonly reject: (error: Error) => void
}

/** A database's thread. It takes one task at a time. */
export class Thread {
  readonly #files: DatabaseFiles
  readonly #limitMs: number
  readonly #onNotification: (channel: string, payload: string) => void
  readonly #pending = new Map<number, PendingTask>()
  #worker: Promise<Worker> | undefined
  #next = 0
  #closed = false
  /** Number of ended threads. A transaction of one does not continue in the next. */
  generation = 0

  constructor(files: DatabaseFiles, limitMs: number, onNotification: (channel: string, payload: string) => void) {
    this.#files = files
    this.#limitMs = limitMs
    this.#onNotification = onNotification
  }

  /** Starts the thread unless it runs. */
  async open(): Promise<void> {
    await this.#running()
  }

  /**
   * The thread's answer to a task.
   * @throws DatabaseError, `57014` for a task over the limit; ConnectorError `storage_unavailable`
   */
  async ask<T>(task: Task, limited = true): Promise<T> {
    const worker = await this.#running()
    const id = this.#next++
    const timer = limited ? setTimeout(() => this.#interrupt(worker, id), this.#limitMs) : undefined
    try {
      return await new Promise<T>((resolve, reject) => {
        this.#pending.set(id, { resolve: resolve as (value: unknown) => void, reject })
        worker.postMessage({ id, task }, [])
      })
    } finally {
      clearTimeout(timer)
      this.#pending.delete(id)
    }
  }

  /** Ends the database in order, then the thread. */
  async close(): Promise<void> {
    if (this.#closed) return
    const worker = this.#worker && (await this.#worker.catch(() => undefined))
    if (worker) await this.ask({ do: 'close' }).catch(() => undefined)
    this.#closed = true
    await worker?.terminate()
  }

  #running(): Promise<Worker> {
    if (this.#closed) return Promise.reject(storageUnavailable('it is closed'))
    if (this.#worker) return this.#worker
    const starting = this.#start()
    this.#worker = starting
    starting.catch(() => {
      if (this.#worker === starting) this.#worker = undefined
    })
    return starting
  }

  #start(): Promise<Worker> {
    return new Promise((resolve, reject) => {
      const worker = startThread('worker', import.meta.url, { workerData: this.#files })
      worker.on('message', (reply: WorkerMessage) => ('ready' in reply ? resolve(worker) : this.#receive(reply)))
      worker.on('error', (error: Error) =>
        reject(storageUnavailable(`it does not start: ${error.message.slice(0, 500)}`)),
      )
      worker.on('exit', () => {
        reject(storageUnavailable('its thread ended'))
        this.#ended(worker)
      })
    })
  }

  #receive(reply: Exclude<WorkerMessage, { ready: true }>): void {
    if ('channel' in reply) return this.#onNotification(reply.channel, reply.payload)
    const pending = this.#pending.get(reply.id)
    if ('failure' in reply) pending?.reject(driverError(reply.failure))
    else pending?.resolve(reply.value)
  }

  #interrupt(worker: Worker, id: number): void {
    const pending = this.#pending.get(id)
    this.#worker = undefined
    this.generation++
    const message = `Cannot finish the statement: it ran longer than ${this.#limitMs} ms`
    const end = () => pending?.reject(new DatabaseError(message, '57014'))
    worker.terminate().then(end, end)
  }

  /** Forgets a thread that ended unexpectedly, and fails its tasks. */
  #ended(worker: Worker): void {
    const current = this.#worker
    current?.then(
      (one) => {
        if (one !== worker) return
        if (this.#worker === current) this.#worker = undefined
        this.generation++
        for (const { reject } of this.#pending.values()) reject(storageUnavailable('its thread ended'))
      },
      () => {},
    )
  }
}
