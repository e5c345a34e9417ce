/** Indexes made by use: the first search that would gain from one has it made in the background. */
import { createHash } from 'node:crypto'
import type { Database } from '../store/index.ts'
import type { Compiled } from './compile.ts'
import type { Copy } from './copy/copy.ts'
import { tableOf } from './copy/table.ts'
import type { Use } from './expressions.ts'
import { indexColumns } from './expressions.ts'

/** Smaller copies are read through faster than an index is worth. */
const WORTH_RECORDS = 2000
/** So many indexes at most has one table: each costs every write. */
const MAX_INDEXES = 40
/**
 * So many of them at most a process makes for paths that callers of one connector, or of one organization, made up: what others
 * search by finds room. Declared fields are not counted, for a manifest has few of them.
 */
const MAX_OWN_PATHS = { connector: 4, organization: 8 } as const
/** How long what is known of a table's indexes holds, in milliseconds: other processes make some too. */
const KNOWN_MS = 30_000

interface Known {
  readonly names: Set<string>
  readonly until: number
}

/** The indexes of the tables of records, as far as this process knows. */
export class Indexes {
  readonly #database: Database
  readonly #onError: (error: unknown) => void
  readonly #known = new Map<string, Known>()
  readonly #asked = new Set<string>()
  /** Names of indexes for made-up paths, by the connector or organization and the table that they were made for. */
  readonly #ownPaths = new Map<string, Set<string>>()
  #turn: Promise<void> = Promise.resolve()

  constructor(database: Database, onError: (error: unknown) => void = () => {}) {
    this.#database = database
    this.#onError = onError
  }

  /** Whether every use is served by an index. */
  async haveAll(table: string, uses: readonly Use[]): Promise<boolean> {
    if (uses.length === 0) return true
    const { names } = await this.#of(table)
    return uses.every((use) => names.has(nameOf(table, use)))
  }

  /** Has the indexes made that a search lacks, one after the other, in the background. */
  want(copy: Copy, { uses, pair }: Pick<Compiled, 'uses' | 'pair'>, records: number): void {
    if (records < WORTH_RECORDS) return
    const table = tableOf(copy.kind, copy.entity)
    const lacking = (pair ? [...uses, pair] : uses).filter(
      (use) => !this.#asked.has(nameOf(table, use)) && this.#hasRoom(copy, table, use),
    )
    if (lacking.length === 0) return
    for (const use of lacking) this.#asked.add(nameOf(table, use))
    this.#turn = this.#turn.then(() => this.#makeAll(table, lacking)).catch(this.#onError)
  }

  /** Whether a connector and its organization may have an index more; one for a made-up path counts from then on. */
  #hasRoom({ connectorId, organizationId }: Copy, table: string, use: Use): boolean {
    if (use.path.rest.length === 0 && !use.sorted?.path.rest.length) return true
    const owners = [
      [`${connectorId} ${table}`, MAX_OWN_PATHS.connector],
      [`${organizationId} ${table}`, MAX_OWN_PATHS.organization],
    ] as const
    if (owners.some(([owner, most]) => (this.#ownPaths.get(owner)?.size ?? 0) >= most)) return false
    for (const [owner] of owners) {
      const names = this.#ownPaths.get(owner) ?? new Set()
      this.#ownPaths.set(owner, names.add(nameOf(table, use)))
    }
    return true
  }

  /** Resolves when no index is being made. */
  async idle(): Promise<void> {
    for (let turn; turn !== this.#turn;) {
      turn = this.#turn
      await turn
    }
  }

  async #of(table: string): Promise<Known> {
    const known = this.#known.get(table)
    if (known && known.until > performance.now()) return known
    const rows = await this.#database.query<{ name: string }>(
      `select i.relname as name from pg_index x join pg_class i on i.oid = x.indexrelid
      where x.indrelid = to_regclass($1) and x.indisvalid`,
      [table],
    )
    const read = { names: new Set(rows.map(({ name }) => name)), until: performance.now() + KNOWN_MS }
    this.#known.set(table, read)
    return read
  }

  /** Makes indexes, and has the planner know what they hold. One that fails is tried again by the next search. */
  async #makeAll(table: string, uses: readonly Use[]): Promise<void> {
    const { names } = await this.#of(table)
    const before = names.size
    for (const use of uses) {
      const name = nameOf(table, use)
      if (names.has(name) || names.size > MAX_INDEXES) continue
      try {
        await this.#make(table, use, name)
        names.add(name)
      } catch (error) {
        this.#asked.delete(name)
        for (const own of this.#ownPaths.values()) own.delete(name)
        this.#onError(error)
      }
    }
    if (names.size > before) await this.#unlimited([`analyze ${table}`])
  }

  async #make(table: string, use: Use, name: string): Promise<void> {
    const { method, columns } = indexColumns(use)
    const create = (how: string) => `create index ${how} if not exists ${name} on ${table} using ${method} (${columns})`
    if (this.#database.engine === 'embedded') await this.#database.exec(create(''))
    else await this.#makeBeside(name, create('concurrently'))
  }

  /**
   * Makes an index while records are written. What a process left unfinished is made anew, unless another is at work on it.
   * @see https://www.postgresql.org/docs/current/sql-createindex.html#SQL-CREATEINDEX-CONCURRENTLY
   */
  async #makeBeside(name: string, create: string): Promise<void> {
    const [unfinished] = await this.#database.query<{ isBeingMade: boolean }>(
      `select exists (select from pg_stat_progress_create_index p where p.index_relid = x.indexrelid) as "isBeingMade"
      from pg_index x where x.indexrelid = to_regclass($1) and not x.indisvalid`,
      [`plugboard.${name}`],
    )
    if (unfinished?.isBeingMade) return
    const drop = `drop index concurrently if exists plugboard.${name}`
    try {
      await this.#unlimited(unfinished ? [drop, create] : [create])
    } catch (error) {
      await this.#unlimited([drop])
      throw error
    }
  }

  /** Runs statements, none of which may be part of a transaction, for as long as they take. */
  async #unlimited(statements: readonly string[]): Promise<void> {
    const texts = [`select set_config('statement_timeout', '0', false)`, ...statements, 'reset statement_timeout']
    await this.#database.batch(texts.map((text) => ({ text })))
  }
}

const namesOfUses = new Map<string, string>()
const MAX_NAMES = 10_000

/** A name for each way of reading a field: the table's digest, the way, the digest of the path and of what it is sorted by. */
function nameOf(table: string, { reading, path, sorted }: Use): string {
  const then = sorted ? [sorted.reading, sorted.path.field] : []
  const what = JSON.stringify([table, reading, path.field, path.rest, ...then])
  const known = namesOfUses.get(what)
  if (known !== undefined) return known
  const digest = createHash('sha256').update(what).digest('hex')
  const name = `${table.slice(table.indexOf('.') + 1, table.indexOf('.') + 30)}_${reading}_${digest.slice(0, 12)}`
  if (namesOfUses.size >= MAX_NAMES) namesOfUses.clear()
  namesOfUses.set(what, name)
  return name
}
