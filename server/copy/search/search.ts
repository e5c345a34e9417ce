/** A search: params in, one statement, the records' text out. */
import type { SearchMeta } from 'plugboard/contract'
import { ConnectorError } from 'plugboard/runtime'
import { BoundedCache } from '../../ground/base/index.ts'
import type { Cursors } from '../../ground/cursors/index.ts'
import { type Database, DatabaseError, type Replica, type Statement } from '../../ground/store/index.ts'
import type { Copy } from '../records/copy.ts'
import { copyState, notReady } from '../records/generations.ts'
import { type Counts, searchCounts } from './counts.ts'
import { recordTableOf } from '../records/tables.ts'
import type { FieldExpression } from '../records/expressions.ts'
import { filterable, type ReadField, RecordMapper } from '../maps/mapped-fields.ts'
import { type FoundHits, searchHits } from './hits/hit-search.ts'
import type { HitCopy } from './hits/hit-statement.ts'
import { addMeanings, type MeaningOptions, type MeaningServices, type MeantHit } from './vectors/meanings.ts'
import { Indexes } from './indexes.ts'
import { namesOwn, ownSearchFields, selectedOwn } from './own-fields.ts'
import { storedOwnFields } from '../records/own-fields.ts'
import { LIMIT_MS, limitsFor, tooCostly } from './hits/limits.ts'
import { listOfTexts, projector, projectionOf } from 'plugboard/internal'
import { isDeclared, type SearchFields } from '../language/field-paths.ts'
import { leavesOf } from '../language/filter.ts'
import { type Query, readQuery } from '../language/query.ts'
import { Plans } from './plans.ts'
import { type CopyRead, CopyReads } from '../records/copy-reads.ts'
import {
  type MappedQuery,
  type SearchedGeneration,
  type SearchStatement,
  searchStatementOf,
} from './search-statement.ts'

/** A page of a search. */
export interface SearchPage {
  /** The text of a JSON array: records with exactly the searchable fields, or those asked for; null where one has none. */
  readonly data: Uint8Array
  readonly count: number
  readonly meta: SearchMeta
}

/** Options of searches. */
export interface SearchOptions {
  readonly database: Database
  /** A replica on which searches and feeds read copies, where it has the same. */
  readonly replica?: Replica | undefined
  /** The secret that cursors are sealed with, the same in every process. */
  readonly cursors: Cursors
  /** Milliseconds that only grow. */
  readonly now?: () => number
  /** Called with the reason why an index could not be made; the search does without. */
  readonly onIndexError?: (error: unknown) => void
  /** Days without a search by it after which an index is dropped; 14 by default. */
  readonly unusedIndexDays?: number
  /** The operator's endpoint for vectors of texts, and their index; without them, searches compare words only. */
  readonly meanings?: MeaningServices | undefined
  /** Called with the reason why a search compared only words. */
  readonly onEmbedError?: (error: unknown) => void
}

/** A search that may compare more often than this has that limit. */
const MANY_COMPARISONS = 200_000
/** Maximum number of comparisons of a search on the embedded database, which no limit interrupts gently. */
const MAX_EMBEDDED_COMPARISONS = 20_000_000
/** Maximum number of records of a short page. */
const SHORT_PAGE = 100
/** Number of copies whose state is cached, and the milliseconds that it holds. */
const MAX_STATES = 10_000
const STATE_MS = 5000

/** The searches of an installation. */
export class SearchEngine {
  /** Where copies are read. */
  readonly reads: CopyReads
  readonly #database: Database
  readonly #cursors: Cursors
  readonly #now: () => number
  readonly #indexes: Indexes
  readonly #states = new BoundedCache<string, CachedState>({ max: MAX_STATES })
  readonly #plans: Plans
  readonly #meanings: MeaningOptions | undefined

  constructor(options: SearchOptions) {
    const { database, replica, cursors, now = () => performance.now(), onIndexError, unusedIndexDays = 14 } = options
    this.#database = database
    this.reads = new CopyReads(database, replica)
    this.#cursors = cursors
    this.#now = now
    this.#plans = new Plans(now)
    this.#indexes = new Indexes({ database, onError: onIndexError, unusedDays: unusedIndexDays, now })
    const { meanings, onEmbedError: onError = () => {} } = options
    this.#meanings = meanings && { database, ...meanings, onError }
  }

  /**
   * One page of the records that a query asks for.
   * @param mapped the fields of the connector's map, which records have beside the others
   * @throws ConnectorError `invalid_filter`, `invalid_params`, `unknown_param`, `invalid_cursor`; `cursor_expired` when a refresh
   * has replaced the generation of the cursor; `search_not_ready` before there is a copy
   */
  async search(copy: Copy, params: unknown, mapped: readonly ReadField[] = []): Promise<SearchPage> {
    const start = this.#now()
    const own = await this.#ownFields(copy, params)
    const fields = { ...copy.fields, ...own }
    const read = readQuery(params, fields, filterable(fields, mapped))
    const query = { ...read, mapped, own: selectedOwn(read.projection) }
    const result = await this.#run(copy, query)
    return pageOf(query, result, this.#cursors, () => this.#now() - start)
  }

  /** The records of many copies that a text means, best first. @throws ConnectorError `invalid_filter` when it takes too long */
  async hits<C extends HitCopy>(copies: readonly C[], text: string, limit: number): Promise<FoundHits<C, MeantHit<C>>> {
    const services = { database: this.#database, reads: this.reads, indexes: this.#indexes }
    const found = await searchHits(services, copies, text, limit)
    if (!this.#meanings) return found
    return { ...found, hits: await addMeanings(this.#meanings, copies, text, limit, found.hits) }
  }

  /** Drops the indexes that no search has used for the days of the options. @returns their names */
  dropUnusedIndexes(): Promise<string[]> {
    return this.#indexes.dropUnused()
  }

  /** Resolves when no index is being made. */
  idle(): Promise<void> {
    return this.#indexes.idle()
  }

  /** The account's own fields, for a search that names one. */
  async #ownFields(copy: Copy, params: unknown): Promise<SearchFields> {
    if (!copy.own || !namesOwn(params)) return {}
    const listed = await storedOwnFields(this.#database.of(copy.organizationId), copy)
    return ownSearchFields(copy.fields, copy.own, listed ?? [])
  }

  /** Runs the statement for the generation that was shown last; when another is shown by then, for that one. */
  async #run(copy: Copy, query: MappedQuery): Promise<StatementResult> {
    for (let mayBeCached = true; ; mayBeCached = false) {
      const state = await this.#stateOf(copy, mayBeCached)
      const statistics = await this.#indexes.statisticsOf(recordTableOf(copy.kind, copy.entity), state.records)
      const searched = { ...statistics, generation: state.generation, records: state.records }
      const statement = searchStatementOf(copy, query, searched, this.#cursors)
      const isOfAnother = statement.position && statement.position.generation !== state.generation
      if (isOfAnother && !mayBeCached) throw expired()
      if (isOfAnother) continue
      // Counted before the page is read: its last row then says that the generation was visible until now.
      const counts = await this.#count(copy, query, searched, state)
      // Uses are counted even if the statement fails: a search that takes too long needs its indexes most.
      const { rows, visible } = await this.#read(copy, query, statement, state).finally(() =>
        this.#indexes.countUses(copy, statement, state.records),
      )
      if (visible?.generation === state.generation && visible.isComplete === state.isComplete)
        return { statement, rows, visible, counts }
    }
  }

  /**
   * Counts what is asked for beside the page.
   * @throws ConnectorError `invalid_filter` when it takes too long
   */
  async #count(copy: Copy, query: Query, searched: SearchedGeneration, state: CachedState): Promise<Counts> {
    const { statements, read, nearness } = searchCounts(copy, query, searched)
    if (statements.length === 0) return {}
    const comparisons = searched.records * (leavesOf(query.condition) + statements.length)
    if (this.#database.engine === 'embedded' && comparisons > MAX_EMBEDDED_COMPARISONS) throw tooCostly(NARROW)
    try {
      const settings = limitsFor(nearness, LIMIT_MS / statements.length)
      return read(await this.reads.batch(statements, { ...readOf(copy, state), settings }))
    } catch (error) {
      throw readableError(error)
    }
  }

  /**
   * Reads the rows of a page.
   * @param state how the copy was seen
   * @throws ConnectorError `invalid_filter` when it takes too long, `search_not_ready` when the copy has no table
   */
  async #read(copy: Copy, query: Query, statement: SearchStatement, state: CachedState): Promise<PageRows> {
    const table = recordTableOf(copy.kind, copy.entity)
    const { expressions, pair, hasOnePlan, nearness, text } = statement
    const settings = (await this.#isQuick(table, query, statement, state.records)) ? undefined : limitsFor(nearness)
    const hasBestPlan = hasOnePlan && (!pair || (await this.#indexes.haveAll(table, [pair])))
    const isPrepared = hasBestPlan || (hasDeclaredPaths(expressions) && this.#plans.isGeneric(text))
    const read = readOf(copy, state)
    const start = this.#now()
    try {
      const sent = { text, params: statement.params, isPrepared, read: rowReader(copy, query) }
      if (mayFillWithNearest(statement, query.limit)) {
        const nearest = await this.#execute(sent, { ...read, settings: limitsFor(VERY_NEAR) })
        if (nearest.rows.length > query.limit) return nearest
      }
      const page = await this.#execute(sent, { ...read, settings })
      const tookMs = this.#now() - start
      if (!hasBestPlan && (await this.#indexes.haveAll(table, expressions))) this.#plans.count(text, isPrepared, tookMs)
      return page
    } catch (error) {
      throw readableError(error)
    }
  }

  /**
   * Whether a statement needs no time limit: it compares few records, or indexes serve all of it.
   * @throws ConnectorError `invalid_filter` for one that the embedded database, where nothing interrupts it, would take too long for
   */
  async #isQuick(
    table: string,
    { condition }: Query,
    { expressions, nearness }: SearchStatement,
    records: number,
  ): Promise<boolean> {
    const comparisons = records * leavesOf(condition)
    const isExact = nearness === undefined
    if (isExact && (comparisons <= MANY_COMPARISONS || (await this.#indexes.haveAll(table, expressions)))) return true
    if (this.#database.engine === 'embedded' && comparisons > MAX_EMBEDDED_COMPARISONS) throw tooCostly(NARROW)
    return false
  }

  async #execute(statement: Statement, read: CopyRead): Promise<PageRows> {
    const [rows = []] = await this.reads.batch<Row | VisibleRow>([statement], read)
    return splitRows(rows)
  }

  async #stateOf(copy: Copy, mayBeCached: boolean): Promise<CachedState> {
    const name = JSON.stringify([copy.organizationId, copy.connectorId, copy.entity])
    const known = this.#states.get(name)
    if (mayBeCached && !this.reads.mayUseReplica && known && known.until > this.#now()) return known
    const state = await copyState(this.#database, copy)
    this.#states.delete(name)
    if (!state) throw notReady('search')
    const { generation, isComplete, records, version } = state
    const seen = { generation, isComplete, records, until: this.#now() + STATE_MS }
    this.#states.set(name, seen)
    // A version is good for one read: a later one may have later writes.
    return this.reads.mayUseReplica ? { ...seen, version } : seen
  }
}

/** State of a copy that searches return. */
interface VisibleCopy {
  readonly generation: number
  readonly isComplete: boolean
  readonly synced: TimeAndAge
  /** Of the last run that read everything. */
  readonly fullSynced: TimeAndAge
}

/** A time in ISO 8601 and its age in seconds. */
type TimeAndAge = readonly [at: string | null, ageSeconds: number | null]

/** A copy as it was seen last. Each search asks again what is shown. */
interface CachedState extends Pick<VisibleCopy, 'generation' | 'isComplete'> {
  readonly records: number
  readonly until: number
  readonly version?: string
}

function readOf({ organizationId }: Copy, { generation, version }: CachedState): CopyRead {
  return { organizationId, seen: [{ generation, version }] }
}

/** The rows of a page, and the visible state of the copy; undefined when it has no generation. */
interface PageRows {
  readonly rows: readonly Row[]
  readonly visible: VisibleCopy | undefined
}

interface StatementResult extends PageRows {
  readonly statement: SearchStatement
  readonly visible: VisibleCopy
  readonly counts: Counts
}

/** The text of a record's fields, its key, and the text of each sort expression as `s0`, `s1`, ... */
interface Row {
  data: string
  /** The record as the third party gave it, where it is asked for or mapped fields are read from it. */
  readonly given: string | null
  readonly key: string
  readonly [term: `s${number}`]: string
}

/** Trigrams as near as this are searched for first, where the nearest records come first and may fill a short page. */
const VERY_NEAR = 0.6

/** Whether the first page of a search may be full of very near records, so that the others need not be read. */
function mayFillWithNearest({ order, position, expressions, nearness }: SearchStatement, limit: number): boolean {
  if (nearness === undefined || nearness >= VERY_NEAR || limit > SHORT_PAGE || position !== undefined) return false
  return order[0]?.type === 'real' && expressions.filter(({ kind }) => kind === 'near').length === 1
}

type VisibleColumns = [generation: number, isComplete: boolean, ...synced: TimeAndAge, ...fullSynced: TimeAndAge]

/** The last row: the generation that is shown, whether it is complete, and how old it is. */
interface VisibleRow {
  readonly data: string
  readonly given: null
  readonly key: null
}

/** Whether the statement names only declared fields. A path below a field is the caller's own, and would make each a statement of its own. */
function hasDeclaredPaths(expressions: readonly FieldExpression[]): boolean {
  return expressions.every(({ path }) => isDeclared(path))
}

/** Takes the row of the visible copy, which comes last, out of the others. */
function splitRows(rows: (Row | VisibleRow)[]): PageRows {
  const at = rows.findLastIndex(({ key }) => key === null)
  const [visible] = at < 0 ? [] : rows.splice(at, 1)
  const records = rows as Row[]
  if (!visible) return { rows: records, visible: undefined }
  const [generation, isComplete, syncedAt, syncedAge, fullAt, fullAge] = JSON.parse(visible.data) as VisibleColumns
  const state = { generation, isComplete, synced: [syncedAt, syncedAge], fullSynced: [fullAt, fullAge] } as const
  return { rows: records, visible: state }
}

const NEVER: TimeAndAge = [null, null]

/** Reads rows as they arrive: records have only the fields of the page. */
function rowReader({ fields }: Copy, { isWhole, projection }: Query): Statement['read'] {
  if (isWhole) return undefined
  const project = projectorOf(fields, projection)
  return (row) => {
    if (row.key !== null) row.data = project(row.data as string)
    return row
  }
}

function pageOf(
  { limit, isWhole, mapped, own }: MappedQuery,
  { statement: { cursorScope, order }, rows, visible: { generation, isComplete, ...seen }, counts }: StatementResult,
  cursors: Cursors,
  took: () => number,
): SearchPage {
  const hasMore = rows.length > limit
  const [mapper, ownReader] = [mapped, own].map((some) => (some.length > 0 ? new RecordMapper(some) : undefined))
  const shown = hasMore ? rows.slice(0, limit) : rows
  const records = shown.map(({ data, given, key }) => {
    const record = isWhole ? (given ?? '{}') : data
    if (!mapper && !ownReader) return record
    const withMapped = mapper ? withMember(record, 'mapped', mapper.read(key, given ?? '{}')) : record
    return ownReader ? withMember(withMapped, 'own', ownReader.read(key, given ?? '{}')) : withMapped
  })
  const last = hasMore ? rows[limit - 1] : undefined
  const values = last && [...order.map((_, index) => last[`s${index}`] ?? ''), last.key]
  const [syncedAt, ageSeconds] = isComplete ? seen.synced : NEVER
  const [fullSyncedAt, fullAgeSeconds] = isComplete ? seen.fullSynced : NEVER
  const meta: SearchMeta = {
    has_more: hasMore,
    cursor: values ? cursors.write(cursorScope(), [generation, ...values]) : null,
    took_ms: Math.round(took() * 100) / 100,
    synced_at: syncedAt,
    age_seconds: ageSeconds,
    full_synced_at: fullSyncedAt,
    full_age_seconds: fullAgeSeconds,
    unmapped: mapper?.unmapped,
    ...counts,
  }
  const page = { data: listOfTexts(records).records, count: records.length }
  return { ...page, meta: isComplete ? meta : { ...meta, status: 'preview' } }
}

function withMember(object: string, name: string, value: string): string {
  const head = object.slice(0, object.lastIndexOf('}'))
  return `${head}${head.trimEnd().endsWith('{') ? '' : ','}${JSON.stringify(name)}:${value}}`
}

/** Projectors of whole records by the fields of a kind: most records have the form of the last one. */
const projectors = new WeakMap<SearchFields, Projector>()
type Projector = ReturnType<typeof projector>

function projectorOf(fields: SearchFields, projection: Query['projection']): Projector {
  if (projection) {
    const inRecord = projection.filter(({ places }) => places === undefined)
    return projector(projectionOf([], inRecord))
  }
  const known = projectors.get(fields) ?? projector(projectionOf(Object.keys(fields)))
  projectors.set(fields, known)
  return known
}

function expired(): ConnectorError {
  return new ConnectorError('cursor_expired', 'Cannot continue after the cursor: the copy has been replaced', {
    hint: 'Search again without a cursor.',
  })
}

const NARROW =
  'Narrow the filter. The server creates indexes for the fields that searches use: the same search may work in a few minutes.'

/** A missing table is a missing copy; an end by time is a filter that asks too much. */
function readableError(error: unknown): unknown {
  if (!(error instanceof DatabaseError)) return error
  if (error.sqlState === '42P01') return notReady('search')
  return error.sqlState === '57014' ? tooCostly(NARROW, error) : error
}
