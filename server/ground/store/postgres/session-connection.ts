/** The session connection of a process: it holds the lock that shows that the process runs, and receives notifications. */
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { backoffMs } from 'plugboard/internal'
import {
  clientConfig,
  connectionError,
  ignore,
  insistOnPrimary,
  type PostgresOptions,
  prepareSession,
} from './connection.ts'
import { levelLock } from '../database/levels.ts'

const WAITS = { firstMs: 100, longestMs: 2_000, spread: 0.5 } as const
/** Milliseconds that others may need to connect again beyond one attempt: their longest wait, and room. */
const SETTLE_MS = WAITS.longestMs + 3_000

/** A connection that reconnects, with its lock and channels, whenever it breaks. */
export class SessionConnection {
  readonly #options: PostgresOptions
  readonly #processId: string
  readonly #listeners = new Map<string, Set<(payload: string) => void>>()
  readonly #closing = new AbortController()
  #client: pg.Client | undefined
  /** Time of the last connection after an outage; undefined without one. */
  #remadeAt: number | undefined

  constructor(options: PostgresOptions, processId: string) {
    this.#options = options
    this.#processId = processId
  }

  /**
   * Whether other processes have had time to connect as well. After a failover or a restart, no process has a lock at first, and all
   * others would seem to have ended.
   */
  get isSettled(): boolean {
    if (this.#client === undefined) return false
    const { acquireTimeoutMs, settleMs = acquireTimeoutMs + SETTLE_MS } = this.#options
    return this.#remadeAt === undefined || performance.now() - this.#remadeAt >= settleMs
  }

  /**
   * Connects, and reconnects whenever the connection breaks.
   * @param how limit of connecting in milliseconds, and whether the database was away before
   */
  async open({ timeoutMs, wasAway }: { readonly timeoutMs?: number; readonly wasAway: boolean }): Promise<void> {
    const client = this.#newClient(timeoutMs)
    client.on('notification', ({ channel, payload }) => {
      for (const listener of this.#listeners.get(channel) ?? []) listener(payload ?? '')
    })
    try {
      await client.connect()
      await Promise.all([prepareSession(client, this.#options), insistOnPrimary(client)])
      // Shared, since an earlier session of this process may still have the lock.
      await client.query('select pg_advisory_lock_shared($1)', [lockKey(this.#processId)])
      await client.query(levelLock(this.#options.knownVersion))
      for (const channel of this.#listeners.keys()) await client.query(`listen ${client.escapeIdentifier(channel)}`)
    } catch (error) {
      client.end().catch(ignore)
      throw error
    }
    this.#client = client
    if (wasAway) this.#remadeAt = performance.now()
    client.once('end', () => this.#reconnect(client))
  }

  /** Runs work on a separate connection. @throws ConnectorError `storage_unavailable` if it cannot connect */
  async apart<T>(work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
    const client = this.#newClient()
    try {
      await client.connect().catch((error: unknown) => {
        throw connectionError(error)
      })
      await prepareSession(client, this.#options)
      return await work(client)
    } finally {
      await client.end().catch(ignore)
    }
  }

  /** Subscribes to a channel; while the connection is broken, from the next one on. */
  async listen(channel: string, listener: (payload: string) => void): Promise<() => Promise<void>> {
    const listeners = this.#listeners.get(channel) ?? new Set()
    listeners.add(listener)
    if (!this.#listeners.has(channel)) {
      this.#listeners.set(channel, listeners)
      await this.#client?.query(`listen ${this.#client.escapeIdentifier(channel)}`).catch(ignore)
    }
    return async () => {
      listeners.delete(listener)
    }
  }

  /** Ends the connection, and with it the lock. */
  async close(): Promise<void> {
    this.#closing.abort()
    await this.#client?.end().catch(ignore)
  }

  #newClient(timeoutMs?: number): pg.Client {
    const { directUrl, url } = this.#options
    const client = new pg.Client(clientConfig(this.#options, directUrl ?? url, timeoutMs))
    client.on('error', ignore)
    return client
  }

  /** Connects again, in rounds until one succeeds. */
  #reconnect(client: pg.Client, failures = 1): void {
    if (this.#client === client) this.#client = undefined
    if (this.#closing.signal.aborted) return
    this.#openLater(failures).catch(() => this.#reconnect(client, failures + 1))
  }

  async #openLater(failures: number): Promise<void> {
    await delay(backoffMs(failures, WAITS), undefined, { signal: this.#closing.signal })
    await this.open({ wasAway: true })
    if (this.#closing.signal.aborted) await this.close()
  }
}

/** The key of a process's advisory lock: the first 64 bits of its ID. */
export function lockKey(processId: string): string {
  return BigInt.asIntN(64, BigInt(`0x${processId.replaceAll('-', '').slice(0, 16)}`)).toString()
}
