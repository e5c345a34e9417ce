/** A search: params in, one statement, the records' text out. */
import { ConnectorError } from '../../runtime/index.ts'
import type { Database, Sql } from '../store/index.ts'
import { DatabaseError } from '../store/index.ts'
import type { Compiled, SortTerm } from './compile.ts'
import { compileQuery } from './compile.ts'
import type { Copy } from './copy/copy.ts'
import { copyState } from './copy/generations.ts'
import { tableOf } from './copy/table.ts'
import type { Position, Walk } from './cursor.ts'
import { digestOf, readCursor, writeCursor } from './cursor.ts'
import { Indexes } from './indexes.ts'
import { projector, shapeOf } from './json-text.ts'
import type { Query } from './language/index.ts'
import { leavesOf, readQuery } from './language/index.ts'

/** What a search gives. */
export interface SearchAnswer {
  /** The text of a JSON array: records with exactly the searchable fields, or those asked for; null where one has none. */
  readonly data: Uint8Array
  readonly count: number
  readonly meta: SearchMeta
}

/** What surrounds the records. `status` says that the first walk is not complete. */
export interface SearchMeta {
  readonly has_more: boolean
  readonly cursor: string | null
  readonly took_ms: number
  readonly status?: 'preview'
}

/** What searches run on. */
export interface SearchOptions {
  readonly database: Database
  /** The secret that cursors are sealed with, the same in every process. */
  readonly cursorKey: Uint8Array
  /** Milliseconds that only grow. */
  readonly now?: () => number
  /** Hears why an index could not be made; the search does without. */
  readonly onIndexError?: (error: unknown) => void
}

/** How near words have to be for `fuzzy`, from 0 to 1: one wrong letter in five. */
export const NEAR = 0.3
/** How long a search that no index serves may take on PostgreSQL. */
const LIMIT_MS = 5000
/** A search that may compare more often than this has that limit. */
const MANY_COMPARISONS = 200_000
/** How many comparisons a search may come to on the embedded database, which no limit interrupts gently. */
const MAX_EMBEDDED_COMPARISONS = 20_000_000
/** So many copies are remembered as they were seen, for so long in milliseconds. */
const MAX_SEEN = 10_000
const SEEN_MS = 5000

/** The searches of an installation. */
export class Search {
  readonly #database: Database
  readonly #cursorKey: Uint8Array
  readonly #now: () => number
  readonly #indexes: Indexes
  readonly #seen = new Map<string, Seen>()

  constructor({ database, cursorKey, now = () => performance.now(), onIndexError }: SearchOptions) {
    this.#database = database
    this.#cursorKey = cursorKey
    this.#now = now
    this.#indexes = new Indexes(database, onIndexError)
  }

  /**
   * One page of the records that a query asks for.
   * @throws ConnectorError `invalid_filter`, `invalid_params`, `unknown_param`, `invalid_cursor`; `cursor_expired` when a refresh
   * has replaced what the cursor walked over; `search_not_ready` before there is a copy
   */
  async search(copy: Copy, params: unknown): Promise<SearchAnswer> {
    const start = this.#now()
    const query = readQuery(params, copy.fields)
    const { statement, page, state } = await this.#run(copy, query)
    this.#indexes.want(copy, statement.uses, state.records)
    return answerOf(copy, query, statement, state, page, this.#cursorKey, () => this.#now() - start)
  }

  /** Resolves when no index is being made. */
  idle(): Promise<void> {
    return this.#indexes.idle()
  }

  /** Runs the statement for the generation that was shown last; when another is shown by then, for that one. */
  async #run(copy: Copy, query: Query): Promise<Found> {
    for (let isKnown = true; ; isKnown = false) {
      const state = await this.#stateOf(copy, isKnown)
      const statement = statementOf(copy, query, state.generation, this.#cursorKey)
      if (statement.position && statement.position.generation !== state.generation && !isKnown) throw expired()
      const page = await this.#read(copy, query, statement, state.records)
      if (
        page.generation === state.generation &&
        !(statement.position && statement.position.generation !== state.generation)
      )
        return { statement, page, state }
    }
  }

  async #read(
    copy: Copy,
    { condition }: Query,
    { isNear, text, params, uses }: Statement,
    size: number,
  ): Promise<Page> {
    const comparisons = size * leavesOf(condition)
    const isFew = comparisons <= MANY_COMPARISONS
    try {
      if (!isNear && (isFew || (await this.#indexes.haveAll(tableOf(copy.kind, copy.entity), uses))))
        return await pageOf(this.#database, text, params)
      if (this.#database.engine === 'embedded' && comparisons > MAX_EMBEDDED_COMPARISONS) throw tooCostly()
      return await this.#database.transaction(async (sql) => {
        await sql.query(
          `select set_config('statement_timeout', $1, true), set_config('pg_trgm.word_similarity_threshold', $2, true)`,
          [LIMIT_MS, NEAR],
        )
        return pageOf(sql, text, params)
      })
    } catch (error) {
      throw readable(error)
    }
  }

  async #stateOf(copy: Copy, isKnown: boolean): Promise<Seen> {
    const name = JSON.stringify([copy.organizationId, copy.connectorId, copy.entity])
    const known = this.#seen.get(name)
    if (isKnown && known && known.until > this.#now()) return known
    const state = await copyState(this.#database, copy)
    this.#seen.delete(name)
    if (!state) throw notReady()
    if (this.#seen.size >= MAX_SEEN) this.#seen.clear()
    const { generation, records } = state
    const seen = { generation, records, until: this.#now() + SEEN_MS }
    this.#seen.set(name, seen)
    return seen
  }
}

/** A copy as it was seen last. Each statement asks again which generation is shown. */
interface Seen {
  readonly generation: number
  readonly records: number
  readonly until: number
}

interface Found {
  readonly state: Seen
  readonly statement: Statement
  readonly page: Page
}

interface Statement extends Compiled {
  readonly text: string
  readonly params: readonly unknown[]
  readonly walk: Walk
  readonly position?: Position
}

/** The one row of a search's statement. */
interface Page {
  /** The generation that is shown, null for none. */
  readonly generation: number | null
  readonly isComplete: boolean
  readonly count: number
  /** The records' texts, with commas between; one more than the limit when there are more. */
  readonly data: string | null
  /** The sort expressions and the key of the last record within the limit, when there are more. */
  readonly last: readonly string[] | null
}

/** The records come with what is shown at the same moment, so that an answer is of one generation. */
function statementOf(copy: Copy, query: Query, generation: number, cursorKey: Uint8Array): Statement {
  const { organizationId, connectorId, kind, entity } = copy
  const params: unknown[] = [organizationId, connectorId, entity]
  const bind = (value: unknown) => `$${params.push(value)}`
  const compiled = compileQuery(query, bind)
  const digest = digestOf(`${compiled.where} ${JSON.stringify(compiled.order)}`, params)
  const walk = { organizationId, connectorId, entity, query: digest }
  const position = query.cursor === undefined ? undefined : readCursor(cursorKey, walk, query.cursor)
  const { order } = compiled
  const direction = order[0]?.isDescending ? 'desc' : 'asc'
  const after = position ? ` and ${afterSql(order, direction, position.values, bind)}` : ''
  const terms = order.map(({ sql }, index) => `, ${sql} as s${index}`).join('')
  const sorted = [...order.map((term, index) => `s${index} ${term.isDescending ? 'desc' : 'asc'}`), `key ${direction}`]
  const last = [...order.map((_, index) => `s${index}::text`), 'key'].map(
    (term) => `(array_agg(${term}))[${query.limit}]`,
  )
  const text = `
    select shown.generation, shown."isComplete", found.* from (
      select count(*) as count, string_agg(data::text, ',') as data,
        case when count(*) > ${query.limit} then array[${last.join(', ')}] end as last
      from (
        select data, key${terms} from ${tableOf(kind, entity)}
        where generation = ${bind(generation)} and organization_id = $1 and connector_id = $2 and (${compiled.where})${after}
        order by ${sorted.join(', ')} limit ${query.limit + 1}
      ) as records
    ) as found left join (
      select generation, is_complete as "isComplete" from plugboard.copies
      where organization_id = $1 and connector_id = $2 and entity = $3
    ) as shown on true`
  return { ...compiled, text, params, walk, ...(position && { position }) }
}

/** What comes after a position. In one direction rows compare as a whole, which an index can begin at. */
function afterSql(
  order: readonly SortTerm[],
  direction: 'asc' | 'desc',
  values: readonly string[],
  bind: (value: unknown) => string,
): string {
  const key: SortTerm = { sql: 'key', type: 'text', isDescending: direction === 'desc' }
  const terms = [...order, key].map((term, index) => ({ ...term, at: `${bind(values[index])}::${term.type}` }))
  const sign = ({ isDescending }: SortTerm) => (isDescending ? '<' : '>')
  if (terms.every(({ isDescending }) => isDescending === key.isDescending))
    return `(${terms.map(({ sql }) => sql).join(', ')}) ${sign(key)} (${terms.map(({ at }) => at).join(', ')})`
  const ways = terms.map((term, index) => {
    const before = terms.slice(0, index).map(({ sql, at }) => `${sql} = ${at}`)
    return `(${[...before, `${term.sql} ${sign(term)} ${term.at}`].join(' and ')})`
  })
  return `${terms[0]!.sql} ${sign(terms[0]!)}= ${terms[0]!.at} and (${ways.join(' or ')})`
}

async function pageOf(sql: Sql, text: string, params: readonly unknown[]): Promise<Page> {
  const [page] = await sql.query<Page>(text, params)
  return page!
}

function answerOf(
  { fields }: Copy,
  { limit, projection }: Query,
  { walk }: Statement,
  { generation }: Seen,
  { count, data, last, isComplete }: Page,
  cursorKey: Uint8Array,
  took: () => number,
): SearchAnswer {
  const project = projector(shapeOf(Object.keys(fields), projection))
  const records = data === null ? '' : project(data, limit)
  const meta: SearchMeta = {
    has_more: last !== null,
    cursor: last ? writeCursor(cursorKey, walk, { generation, values: last }) : null,
    took_ms: Math.round(took() * 100) / 100,
    ...(!isComplete && { status: 'preview' }),
  }
  return { data: Buffer.from(`[${records}]`), count: Math.min(count, limit), meta }
}

function expired(): ConnectorError {
  return new ConnectorError('cursor_expired', 'Cannot go on after the cursor: the copy was refreshed since', {
    hint: 'Search again without a cursor.',
  })
}

function notReady(): ConnectorError {
  return new ConnectorError('search_not_ready', 'Cannot search yet: the first page of the copy is not in', {
    retryAfterMs: 2000,
  })
}

function tooCostly(cause?: unknown): ConnectorError {
  return new ConnectorError('invalid_filter', 'Cannot run the search: it takes too long', {
    hint: 'Narrow the filter. Indexes are made for the fields that searches use: the same search may do in some minutes.',
    ...(cause !== undefined && { cause }),
  })
}

/** A table that is missing is a copy that is; an end by time is a filter that asks too much. */
function readable(error: unknown): unknown {
  if (!(error instanceof DatabaseError)) return error
  if (error.sqlState === '42P01') return notReady()
  return error.sqlState === '57014' ? tooCostly(error) : error
}
