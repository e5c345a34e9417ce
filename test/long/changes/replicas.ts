/** Replicas of the oracle: `plugboard replicate` in processes that are killed and started again, and what their targets hold. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { connectPostgres } from '../../../replicate/sql/postgres.ts'
import { openSqlite } from '../../../replicate/sql/sqlite.ts'
import { raw, sql } from '../../../replicate/sql/statement.ts'
import { compiledProgram } from '../../support/compiled.ts'
import { ORACLE_ENTITIES, type OracleEntity } from './manifest.ts'

const PROGRAM = join(import.meta.dirname, '..', '..', 'cli', 'replicate', 'replicate-process.ts')

/** Whether this Node.js has SQLite: 22.13 and newer. */
export const HAS_SQLITE = process.getBuiltinModule('node:sqlite') !== undefined

/** The records of a connector, by entity and key, as JSON. */
export type Held = ReadonlyMap<OracleEntity, ReadonlyMap<string, string>>

/** A replica that is written by one process after the other. */
export class Replica {
  readonly name: string
  /** Value of `--to`. */
  readonly target: string
  readonly #env: Readonly<Record<string, string>>
  #child: ChildProcess | undefined
  #running: Promise<void> | undefined
  #isEnded = false
  /** Output of the processes, printed when a replica differs. */
  log = ''

  constructor(name: string, target: string, env: Readonly<Record<string, string>>) {
    this.name = name
    this.target = target
    this.#env = env
  }

  /** Follows until it is ended: another process begins where one ended, or was killed. */
  start(): void {
    this.#running = (async () => {
      while (!this.#isEnded) {
        await this.#process([])
        await delay(50)
      }
    })()
  }

  /** Kills the process at work. */
  kill(): void {
    this.#child?.kill('SIGKILL')
  }

  /** Ends following. */
  async end(): Promise<void> {
    this.#isEnded = true
    this.kill()
    await this.#running
  }

  /** Reads everything that there is. @throws Error when the command fails */
  async finish(): Promise<void> {
    const code = await this.#process(['once'])
    if (code !== 0) throw new Error(`replicate into ${this.name} ended with ${code}:\n${this.log.slice(-2000)}`)
  }

  async #process(words: readonly string[]): Promise<number | null> {
    const child = spawn(process.execPath, [compiledProgram(PROGRAM), this.target, ...words], {
      env: { ...process.env, ...this.#env },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    this.#child = child
    child.stderr.on('data', (chunk) => (this.log = (this.log + String(chunk)).slice(-20_000)))
    const [code] = (await once(child, 'exit')) as [number | null]
    return code
  }

  /** Returns the target's rows of a connector. */
  async held(connector: string): Promise<Held> {
    const held = new Map<OracleEntity, Map<string, string>>()
    for (const entity of ORACLE_ENTITIES) held.set(entity, await this.#rows(connector, entity))
    return held
  }

  async #rows(connector: string, entity: OracleEntity): Promise<Map<string, string>> {
    if (this.target.endsWith('/')) return linesOf(join(this.target, 'shop', `${entity}.jsonl`), connector)
    const isPostgres = this.target.startsWith('postgres:')
    const session = isPostgres
      ? await connectPostgres(this.target)
      : await openSqlite(this.target.slice('sqlite:'.length), false)
    try {
      const table = isPostgres ? `shop.${entity}` : `shop__${entity}`
      const rows = await session.query(
        sql`select _key, _record from ${raw(table)} where _connector = ${connector} and _deleted_at is null`,
      )
      return new Map(rows.map(({ _key: key, _record: record }) => [String(key), orderedText(record)]))
    } finally {
      await session.close()
    }
  }
}

/** A record's members in one order, as `jsonb` has its own. */
export function orderedText(record: unknown): string {
  const value = (typeof record === 'string' ? JSON.parse(record) : record) as Record<string, unknown>
  return JSON.stringify(Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))))
}

interface Line {
  readonly _operation: 'upsert' | 'delete'
  readonly _connector: string
  readonly _key: string
  readonly _record: unknown
}

async function linesOf(file: string, connector: string): Promise<Map<string, string>> {
  const rows = new Map<string, string>()
  for (const text of (await readFile(file, 'utf8')).trimEnd().split('\n')) {
    const line = JSON.parse(text) as Line
    if (line._connector !== connector) continue
    if (line._operation === 'delete') rows.delete(line._key)
    else rows.set(line._key, orderedText(line._record))
  }
  return rows
}
