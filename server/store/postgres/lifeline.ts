/** The one session that a process keeps to itself: it holds the lock by which others know it lives, and hears notifications. */
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { ignore, type PostgresOptions, prepare, settingsOf } from './connection.ts'

const LONGEST_WAIT_MS = 2000

/** A session that is made again, with its lock and channels, whenever it breaks. */
export class Lifeline {
  readonly #options: PostgresOptions
  readonly #processId: string
  readonly #hearers = new Map<string, Set<(payload: string) => void>>()
  readonly #closing = new AbortController()
  #client: pg.Client | undefined

  constructor(options: PostgresOptions, processId: string) {
    this.#options = options
    this.#processId = processId
  }

  /** Makes the session; one that breaks later is made again. @param timeoutMs how long connecting may take */
  async open(timeoutMs?: number): Promise<void> {
    const client = new pg.Client(settingsOf(this.#options, timeoutMs))
    client.on('error', ignore)
    client.on('notification', ({ channel, payload }) => {
      for (const hear of this.#hearers.get(channel) ?? []) hear(payload ?? '')
    })
    try {
      await client.connect()
      await prepare(client)
      // Shared, so that a lock which an earlier session of ours has not lost yet is no obstacle.
      await client.query('select pg_advisory_lock_shared($1)', [lockKey(this.#processId)])
      for (const channel of this.#hearers.keys()) await client.query(`listen ${client.escapeIdentifier(channel)}`)
    } catch (error) {
      void client.end().catch(ignore)
      throw error
    }
    this.#client = client
    client.once('end', () => void this.#lost(client))
  }

  /** Hears a channel; while the session is broken, from when it is mended. */
  async listen(channel: string, hear: (payload: string) => void): Promise<() => Promise<void>> {
    const hearers = this.#hearers.get(channel) ?? new Set()
    hearers.add(hear)
    if (!this.#hearers.has(channel)) {
      this.#hearers.set(channel, hearers)
      await this.#client?.query(`listen ${this.#client.escapeIdentifier(channel)}`).catch(ignore)
    }
    return async () => {
      hearers.delete(hear)
    }
  }

  /** Ends the session, and with it the lock. */
  async close(): Promise<void> {
    this.#closing.abort()
    await this.#client?.end().catch(ignore)
  }

  async #lost(client: pg.Client): Promise<void> {
    if (this.#client === client) this.#client = undefined
    for (let wait = 100; !this.#closing.signal.aborted; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
      try {
        await delay(wait / 2 + Math.random() * (wait / 2), undefined, { signal: this.#closing.signal })
        await this.open()
        if (this.#closing.signal.aborted) await this.close()
        return
      } catch {
        // The next round tries again.
      }
    }
  }
}

/** The key of a process's advisory lock: the first 64 bits of its id. */
export function lockKey(processId: string): string {
  return BigInt.asIntN(64, BigInt(`0x${processId.replaceAll('-', '').slice(0, 16)}`)).toString()
}
