/** The embedded database: PostgreSQL in a thread of this process, over a folder or in memory. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { ConnectorError } from 'plugboard/runtime'
import {
  type Database,
  DatabaseError,
  type Row,
  type ScopedSql,
  type Session,
  type Statement,
} from '../database/database.ts'
import { storageUnavailable } from '../database/failures.ts'
import { beginOf, beginWith } from '../database/organization.ts'
import { UNLIMITED_TRANSACTION, withoutLimit } from '../database/unlimited.ts'
import { decoder, encode } from '../database/values.ts'
import { damaged, hasFiles, isDamage, isHeadless } from './damage.ts'
import { lockDirectory } from './lock.ts'
import type { ResultTable } from './messages.ts'
import { type OnSpace, type Space, spaceOf } from './space.ts'
import { Thread } from './thread.ts'

/** Options of an embedded database. */
export interface EmbeddedOptions {
  /** A folder, created if it is missing; memory by default. */
  readonly directory?: string
  /** A compressed result of `dump`, from which a new database starts. */
  readonly template?: string
  readonly statementTimeoutMs: number
  readonly onSpace?: OnSpace | undefined
  /** Free bytes of the folder's disk, instead of the system's answer. */
  readonly freeBytes?: () => number
}

/**
 * Opens an embedded database.
 * @throws ConnectorError `invalid_configuration` if another process has the folder, or its files are damaged; `storage_unavailable`
 */
export async function openEmbedded({
  directory,
  template,
  statementTimeoutMs,
  onSpace,
  freeBytes,
}: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const release = directory === undefined ? async () => {} : await lockDirectory(directory)
  const folder = directory === undefined ? undefined : join(directory, 'database')
  const isOld = folder !== undefined && hasFiles(folder)
  const files = { directory: folder, template: template || undefined }
  const space = directory === undefined ? undefined : spaceOf(directory, onSpace, freeBytes)
  const database = new EmbeddedDatabase(files, statementTimeoutMs, release, space)
  try {
    if (isOld && isHeadless(folder)) throw damaged(folder)
    await database.start()
    return database
  } catch (error) {
    await database.close()
    throw isOld && isDamage(error) && !space?.isFull() ? damaged(folder, error) : error
  }
}

/** A Database over one connection in a thread. */
export class EmbeddedDatabase implements Database {
  readonly engine = 'embedded'
  readonly isPooled = false
  readonly processId: string = randomUUID()
  readonly #thread: Thread
  readonly #release: () => Promise<void>
  readonly #listeners = new Map<string, Set<(payload: string) => void>>()
  /** The transaction around the running code. */
  readonly #inside = new AsyncLocalStorage<{ running: boolean }>()
  readonly #space: Space | undefined
  /** Whether the session is read-only, since its disk is full. */
  #isReadOnly = false
  #preparedGeneration = -1
  #closed: Promise<void> | undefined
  #turn: Promise<unknown> = Promise.resolve()

  constructor(
    files: { directory?: string; template?: string },
    statementTimeoutMs: number,
    release: () => Promise<void>,
    space?: Space,
  ) {
    this.#release = release
    this.#space = space
    this.#thread = new Thread(files, statementTimeoutMs, (channel, payload) => {
      for (const listener of this.#listeners.get(channel) ?? []) listener(payload)
    })
  }

  /** Opens the database, so that its first statement is quick. */
  start(): Promise<void> {
    return this.#exclusive(async () => {})
  }

  query<T = Row>(text: string, params?: readonly unknown[]): Promise<T[]> {
    return this.#exclusive(() => this.#query<T>(text, params))
  }

  transaction<T>(work: (sql: Session) => Promise<T>): Promise<T> {
    return this.#transaction(undefined, work)
  }

  of(organizationId: string): ScopedSql {
    return {
      query: async <T>(text: string, params?: readonly unknown[]) => {
        const begin = beginOf(organizationId)
        return this.#exclusive(() => this.#query<T>(text, params, begin))
      },
      transaction: (work) => this.#transaction(organizationId, work),
    }
  }

  exec(script: string): Promise<void> {
    return this.#exclusive(() => this.#exec(script))
  }

  async batch<T = Row>(statements: readonly Statement[], settings?: Readonly<Record<string, number>>): Promise<T[][]> {
    const sent = statements.map(({ text, params, isPrepared = false }) => ({
      text,
      params: encode(params),
      isPrepared,
    }))
    const task = { do: 'batch', statements: sent, begin: settings && beginWith(settings) } as const
    const tables = await this.#exclusive(() => this.#thread.ask<ResultTable[]>(task))
    return tables.map((table, index) => {
      const { read } = statements[index] ?? {}
      return read ? (rowsOf<Row>(table).map(read) as T[]) : rowsOf<T>(table)
    })
  }

  async unlimited(statements: readonly string[]): Promise<void> {
    await this.batch(withoutLimit(statements))
  }

  /** A folder has only one process at a time. */
  isAlive(processId: string): Promise<boolean> {
    return Promise.resolve(processId === this.processId)
  }

  async listen(channel: string, listener: (payload: string) => void): Promise<() => Promise<void>> {
    const listeners = this.#listeners.get(channel) ?? new Set()
    if (!this.#listeners.has(channel)) {
      this.#listeners.set(channel, listeners)
      await this.#exclusive(() => this.#thread.ask({ do: 'listen', channel }))
    }
    listeners.add(listener)
    return async () => {
      listeners.delete(listener)
    }
  }

  async notify(channel: string, payload: string): Promise<void> {
    await this.query('select pg_notify($1, $2)', [channel, payload])
  }

  /** The whole database as a file. */
  dump(): Promise<Uint8Array> {
    return this.#exclusive(() => this.#thread.ask<Uint8Array>({ do: 'dump' }, false))
  }

  async close(): Promise<void> {
    this.#closed ??= this.#close()
    return this.#closed
  }

  async #close(): Promise<void> {
    await this.#turn
    await this.#thread.close()
    await this.#release()
  }

  /** Runs work after all earlier work: there is one connection. */
  async #exclusive<T>(work: () => Promise<T>): Promise<T> {
    if (this.#inside.getStore()?.running) {
      throw new ConnectorError(
        'internal',
        'Cannot run a statement: a transaction around it would wait for it forever',
        {
          hint: 'Run it with the session of the transaction.',
        },
      )
    }
    const before = this.#turn
    const mine = before.then(() => this.#prepare()).then(work)
    this.#turn = mine.catch(() => undefined)
    return mine
  }

  /** Sets up the session of a new thread. It is read-only while the disk is full. */
  async #prepare(): Promise<void> {
    await this.#thread.open()
    await this.#prepareSession()
    const isFull = this.#space?.isFull() ?? false
    if (isFull === this.#isReadOnly) return
    await this.#exec(`set default_transaction_read_only = ${isFull ? 'on' : 'off'}`)
    this.#isReadOnly = isFull
  }

  async #prepareSession(): Promise<void> {
    const { generation } = this.#thread
    if (this.#preparedGeneration === generation) return
    this.#isReadOnly = false
    await this.#exec(`create schema if not exists plugboard; set search_path = plugboard, public; set timezone = 'UTC'`)
    for (const channel of this.#listeners.keys()) await this.#thread.ask({ do: 'listen', channel })
    this.#preparedGeneration = generation
  }

  async #query<T>(text: string, params?: readonly unknown[], begin?: string): Promise<T[]> {
    const task = { do: 'query', text, params: encode(params), begin } as const
    return rowsOf<T>(await this.#thread.ask<ResultTable>(task))
  }

  async #exec(script: string): Promise<void> {
    await this.#thread.ask({ do: 'exec', script }, false)
  }

  async #transaction<T>(organizationId: string | undefined, work: (sql: Session) => Promise<T>): Promise<T> {
    const begin = beginOf(organizationId)
    return this.#exclusive(async () => {
      await this.#exec(begin)
      const { generation } = this.#thread
      const same = <R>(run: () => Promise<R>): Promise<R> =>
        generation === this.#thread.generation
          ? run()
          : Promise.reject(storageUnavailable('it was reopened during a transaction'))
      const inside = { running: true }
      try {
        const session: Session = {
          query: <R>(text: string, params?: readonly unknown[]) => same(() => this.#query<R>(text, params)),
          exec: (script) => same(() => this.#exec(script)),
          unlimit: () => same(() => this.#exec(UNLIMITED_TRANSACTION)),
        }
        const result = await this.#inside.run(inside, work, session)
        const tag = await same(() => this.#thread.ask<string>({ do: 'exec', script: 'commit' }))
        if (tag === 'ROLLBACK')
          throw new DatabaseError('Cannot commit the transaction: one of its statements failed', '25P02')
        return result
      } catch (error) {
        await same(() => this.#thread.ask({ do: 'rollback' }, false)).catch(() => undefined)
        throw error
      } finally {
        inside.running = false
        // Before Node 24, every promise of the process costs more while it is on.
        this.#inside.disable()
      }
    })
  }
}

function rowsOf<T>({ names, types, rows }: ResultTable): T[] {
  const columns = names.map((name, at) => ({ name, at, decode: decoder(types[at] ?? 0) }))
  return rows.map((texts) => {
    const row: Row = {}
    for (const { name, at, decode } of columns) {
      const text = texts[at] ?? null
      row[name] = text === null ? null : decode(text)
    }
    return row as T
  })
}
