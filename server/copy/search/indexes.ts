/** Indexes made by use, in the background, and dropped when no search uses them. */
import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { BoundedCache } from '../../ground/base/index.ts'
import { type Database, dropIndex, makeIndex } from '../../ground/store/index.ts'
import type { CompiledQuery } from './compile.ts'
import type { Copy } from '../records/copy.ts'
import { recordTableOf } from '../records/tables.ts'
import { type FieldExpression, indexColumns } from '../records/expressions.ts'
import { isDeclared, type Path } from '../language/field-paths.ts'
import type { Term } from '../language/terms.ts'
import type { TableStatistics } from './plan-traits.ts'
import { countMadeUp, type IndexUse, namesWorthMaking, storeUses, unusedIndexes } from './index-uses.ts'

/** Smaller copies are read through faster than an index is worth. */
const WORTH_RECORDS = 2000
/** Maximum number of indexes of a table: each costs every write. */
const MAX_INDEXES = 40
/** Maximum number of them for made-up paths of one connector, and of one organization. */
const MAX_MADE_UP = { connector: 4, organization: 8 } as const
/** Part of a table's records that counts as nearly all. */
const MOST = 0.75
/** Milliseconds that the known indexes of a table hold: other processes make some too. */
const KNOWN_MS = 30_000
/** Milliseconds between two stores of counts, and the maximum number of counts until then. */
const STORE_MS = 10_000
const MAX_COUNTS = 1000
/** Milliseconds until an index that could not be made is tried again. */
const FAILED_MS = 60_000
/** Milliseconds without a search after which the embedded database makes an index, and the maximum number of waits for them. */
const QUIET_MS = 100
const MAX_WAITS = 100

/** Options of indexes. */
export interface IndexesOptions {
  readonly database: Database
  /** Called with the reason why an index could not be made or dropped. */
  readonly onError?: ((error: unknown) => void) | undefined
  /** Days without a search by it after which an index is dropped. */
  readonly unusedDays: number
  /** Milliseconds that only grow. */
  readonly now: () => number
}

interface TableIndexes {
  readonly names: Set<string>
  /** Records of all copies, as far as the planner knows; null when it does not. */
  readonly records: number | null
  /** The terms that the planner lists as common, by the name of the index. */
  readonly commonTerms: ReadonlyMap<string, ReadonlySet<string>>
  readonly until: number
}

interface CountedExpression extends IndexUse {
  readonly expression: FieldExpression
}

/** The indexes of the tables of records: made by use, dropped without. */
export class Indexes {
  readonly #database: Database
  readonly #onError: (error: unknown) => void
  readonly #unusedDays: number
  readonly #now: () => number
  readonly #known = new Map<string, TableIndexes>()
  readonly #reading = new Map<string, Promise<TableIndexes>>()
  /** Counts that are not stored yet. */
  readonly #counts = new Map<string, CountedExpression>()
  /** Names of declared fields' indexes that were asked for since then. */
  readonly #asked = new Set<string>()
  /** Until when indexes that could not be made are left alone. */
  readonly #failed = new Map<string, number>()
  #storeAt = -Infinity
  #searchedAt = -Infinity
  #turn: Promise<void> = Promise.resolve()

  constructor({ database, onError = () => {}, unusedDays, now }: IndexesOptions) {
    this.#database = database
    this.#onError = onError
    this.#unusedDays = unusedDays
    this.#now = now
  }

  /** Whether every use is served by an index. */
  async haveAll(table: string, expressions: readonly FieldExpression[]): Promise<boolean> {
    if (expressions.length === 0) return true
    const { names } = await this.#indexesOf(table)
    return expressions.every((expression) => names.has(indexNameOf(table, expression)))
  }

  /** Returns statistics of a table's records. @param records those of the copy */
  async statisticsOf(table: string, records: number): Promise<TableStatistics> {
    const { records: all, commonTerms } = await this.#indexesOf(table)
    const commonIn = (path: Path) => commonTerms.get(indexNameOf(table, { kind: 'terms', path }))
    const areRare: TableStatistics['areRare'] = (path, words) => {
      const common = commonIn(path)
      const isRare = ({ text, isStart }: Term) => !isStart && common?.has(text) === false
      return words.every((ways) => ways.every((way) => way.some(isRare)))
    }
    const isCommon: TableStatistics['isCommon'] = (path, word) => commonIn(path)?.has(word) ?? false
    return { hasMost: all !== null && records >= all * MOST, areRare, isCommon }
  }

  /** Counts what a search could use, and has the indexes made in the background that are used enough. */
  countUses(copy: Copy, { expressions, pair }: Pick<CompiledQuery, 'expressions' | 'pair'>, records: number): void {
    this.#searchedAt = performance.now()
    if (records < WORTH_RECORDS) return
    const table = recordTableOf(copy.kind, copy.entity)
    if (this.#now() >= this.#storeAt) this.#asked.clear()
    let isMissing = false
    for (const expression of pair ? [...expressions, pair] : expressions)
      isMissing = this.#count(copy, table, expression) || isMissing
    if (this.#counts.size === 0 || (!isMissing && this.#now() < this.#storeAt)) return
    this.#storeAt = this.#now() + STORE_MS
    this.#turn = this.#turn.then(() => this.#store()).catch(this.#onError)
  }

  /** Counts a use; true when it is the first of a declared field that no index serves, as far as is known. */
  #count({ connectorId, organizationId }: Copy, table: string, expression: FieldExpression): boolean {
    const name = indexNameOf(table, expression)
    const isMadeUp =
      !isDeclared(expression.path) || (expression.sorted !== undefined && !isDeclared(expression.sorted.path))
    const key = `${connectorId} ${name}`
    const counted = this.#counts.get(key)
    if (counted) counted.uses++
    else if (this.#counts.size < MAX_COUNTS) {
      this.#counts.set(key, { connectorId, organizationId, table, name, isMadeUp, expression, uses: 1 })
    }
    if (isMadeUp || this.#asked.has(name) || this.#known.get(table)?.names.has(name)) return false
    this.#asked.add(name)
    return true
  }

  /** Stores what was counted, and makes what is worth it. */
  async #store(): Promise<void> {
    const counted = [...this.#counts.values()]
    this.#counts.clear()
    if (counted.length === 0) return
    await storeUses(this.#database, counted)
    const missing: CountedExpression[] = []
    for (const one of counted) if (await this.#isMissing(one)) missing.push(one)
    if (missing.length === 0) return
    const worth = await namesWorthMaking(
      this.#database,
      missing.map(({ name }) => name),
    )
    await this.#makeAll(missing.filter(({ name }) => worth.has(name)))
  }

  async #isMissing({ table, name }: CountedExpression): Promise<boolean> {
    const until = this.#failed.get(name)
    if (until !== undefined && until > this.#now()) return false
    this.#failed.delete(name)
    return !(await this.#indexesOf(table)).names.has(name)
  }

  /** Whether a table may have an index more, and, for a made-up path, the connector and its organization. */
  async #hasRoom(counted: CountedExpression, names: ReadonlySet<string>): Promise<boolean> {
    if (names.size > MAX_INDEXES) return false
    if (!counted.isMadeUp) return true
    const made = await countMadeUp(this.#database, counted, names)
    return made.connector < MAX_MADE_UP.connector && made.organization < MAX_MADE_UP.organization
  }

  /** Drops the indexes that searches no longer use, and what interrupted builds left. @returns the names of those dropped */
  async dropUnused(): Promise<string[]> {
    const unused = await unusedIndexes(this.#database, this.#unusedDays, MAX_INDEXES)
    for (const { name, table } of unused) {
      await dropIndex(this.#database, name)
      this.#known.get(table)?.names.delete(name)
      this.#asked.delete(name)
    }
    return unused.map(({ name }) => name)
  }

  /** Resolves when no index is being made. */
  async idle(): Promise<void> {
    for (let turn; turn !== this.#turn;) {
      turn = this.#turn
      await turn
    }
  }

  async #indexesOf(table: string): Promise<TableIndexes> {
    const known = this.#known.get(table)
    if (known && known.until > performance.now()) return known
    const reading = this.#reading.get(table) ?? this.#read(table).finally(() => this.#reading.delete(table))
    this.#reading.set(table, reading)
    return reading
  }

  async #read(table: string): Promise<TableIndexes> {
    const [row] = await this.#database.query<IndexesRow>(INDEXES, [table])
    const terms = Object.entries(row?.terms ?? {})
    const read = {
      names: new Set(row?.names),
      records: row?.records ?? null,
      commonTerms: new Map(terms.map(([name, common]) => [name, new Set(common)])),
      until: performance.now() + KNOWN_MS,
    }
    this.#known.set(table, read)
    return read
  }

  /** Makes indexes in order, and has the planner know what they hold. One that fails is tried again later. */
  async #makeAll(wanted: readonly CountedExpression[]): Promise<void> {
    const changed = new Set<string>()
    for (const counted of wanted) {
      const { table, name, expression } = counted
      const { names } = await this.#indexesOf(table)
      if (names.has(name) || !(await this.#hasRoom(counted, names))) continue
      try {
        await this.#make(table, expression, name)
        names.add(name)
        changed.add(table)
      } catch (error) {
        this.#failed.set(name, this.#now() + FAILED_MS)
        this.#onError(error)
      }
    }
    for (const table of changed) {
      await this.#database.unlimited([`analyze ${table}`])
      this.#known.delete(table)
    }
  }

  /** Resolves after a moment without a search, or when none came for long: the embedded database does one thing at a time. */
  async #quiet(): Promise<void> {
    for (let waits = 0; waits < MAX_WAITS && performance.now() < this.#searchedAt + QUIET_MS; waits++)
      await sleep(QUIET_MS)
  }

  async #make(table: string, expression: FieldExpression, name: string): Promise<void> {
    const { method, columns } = indexColumns(expression)
    if (this.#database.engine === 'embedded') await this.#quiet()
    await makeIndex(
      this.#database,
      name,
      (how) => `create index ${how} if not exists ${name} on ${table} using ${method} (${columns})`,
    )
  }
}

interface IndexesRow {
  readonly names: string[]
  readonly records: number | null
  readonly terms: Readonly<Record<string, string[]>> | null
}

/** The planner counts records and words when a table is analyzed, and takes records to grow as the table's file does. */
const INDEXES = `
  select array(select i.relname::text from pg_index x join pg_class i on i.oid = x.indexrelid
      where x.indrelid = t.oid and x.indisvalid and not x.indisunique and x.indpred is null) as names,
    (select json_object_agg(s.tablename, coalesce(s.most_common_elems::text::text[], '{}'))
      from pg_index x join pg_class i on i.oid = x.indexrelid
        join pg_stats s on s.schemaname = 'plugboard' and s.tablename = i.relname and s.attname = 'terms'
      where x.indrelid = t.oid and x.indisvalid) as terms,
    case when t.reltuples > 0 and t.relpages > 0
      then t.reltuples * (pg_relation_size(t.oid) / current_setting('block_size')::int) / t.relpages end::float8 as records
  from pg_class t where t.oid = to_regclass($1)`

const MAX_NAMES = 10_000
const indexNames = new BoundedCache<string, string>({ max: MAX_NAMES })

/** Names an index by the table, the kind of expression, its path and the order of its records. */
function indexNameOf(table: string, { kind, path, sorted }: FieldExpression): string {
  const then = sorted ? [sorted.kind, sorted.path.field] : []
  // Mapped and own fields are read by their types, whatever their names.
  const read = path.places ? [path.places, path.elements, path.type] : [path.field, path.rest]
  const what = JSON.stringify([table, kind, ...read, ...then])
  const known = indexNames.get(what)
  if (known !== undefined) return known
  const digest = createHash('sha256').update(what).digest('hex')
  const name = `${table.slice(table.indexOf('.') + 1, table.indexOf('.') + 30)}_${kind}_${digest.slice(0, 12)}`
  indexNames.set(what, name)
  return name
}
