/** One search over many copies: what was typed in, the records that are meant out, best first. */
import type { ConnectorError } from 'plugboard/runtime'
import { ServerError } from '../../../ground/errors/index.ts'
import { type Database, DatabaseError } from '../../../ground/store/index.ts'
import { recordTableOf } from '../../records/tables.ts'
import type { Copy } from '../../records/copy.ts'
import type { FieldExpression } from '../../records/expressions.ts'
import type { CopyReads } from '../../records/copy-reads.ts'
import { type Hit, rankHits } from './rank.ts'
import {
  type HitCandidate,
  type HitCopy,
  hitExpressions,
  hitNearness,
  type HitQuery,
  hitStatements,
} from './hit-statement.ts'
import { type Typed, typedWords } from './typed-words.ts'

/** What was found. */
export interface FoundHits<C extends HitCopy, H extends Hit<C> = Hit<C>> {
  readonly hits: readonly H[]
  /** Copies too large to be read through. Their indexes are made in the background. */
  readonly left: readonly C[]
}

/** The indexes that use makes, as far as a search of many copies needs them. */
export interface HitIndexes {
  /** Whether every use is served by an index. */
  haveAll(table: string, expressions: readonly FieldExpression[]): Promise<boolean>
  /** Counts what a search could use, and has the indexes made in the background that are used enough. */
  countUses(copy: Copy, uses: { readonly expressions: readonly FieldExpression[] }, records: number): void
}

/** So many records without an index are read through, times the words that they are compared with. */
const MOST_COMPARISONS = { postgres: 400_000, embedded: 200_000 } as const
/** How long the statements of a search may take on PostgreSQL. */
const LIMIT_MS = 5000

/** What searches of many copies run on. */
export interface HitServices {
  readonly database: Database
  readonly reads: CopyReads
  readonly indexes: HitIndexes
}

/** Searches of many copies. */
export class HitSearch {
  readonly #database: Database
  readonly #reads: CopyReads
  readonly #indexes: HitIndexes

  constructor({ database, reads, indexes }: HitServices) {
    this.#database = database
    this.#reads = reads
    this.#indexes = indexes
  }

  /**
   * The records of copies that a text means: those with all its words first, then those with any, then near ones.
   * @throws ConnectorError `invalid_filter` when it takes too long
   */
  async search<C extends HitCopy>(copies: readonly C[], text: string, limit: number): Promise<FoundHits<C>> {
    const typed = typedWords(text)
    if (typed.words.length === 0) return { hits: [], left: [] }
    const { readable, served, left } = await this.#readable(copies, typed)
    const isServed = (copy: HitCopy) => served.has(copy)
    const withAll = await this.#candidates(readable, { typed, stage: 'all', isServed })
    // Those with all words come before any other.
    const more = withAll.length < limit ? await this.#candidates(readable, { typed, stage: 'any', isServed }) : []
    return { hits: rankHits(readable, [...withAll, ...more], typed, limit), left }
  }

  /** The copies that indexes serve, and of the others the smallest, as many as may be read through. */
  async #readable<C extends HitCopy>(
    copies: readonly C[],
    { words }: Typed,
  ): Promise<{ readonly readable: readonly C[]; readonly served: ReadonlySet<HitCopy>; readonly left: readonly C[] }> {
    let room = MOST_COMPARISONS[this.#database.engine] / (1 + words.length)
    const left: C[] = []
    const readable: C[] = []
    const served = new Set<HitCopy>()
    for (const one of copies.toSorted((a, b) => a.records - b.records)) {
      const expressions = hitExpressions(one)
      this.#indexes.countUses(one.copy, { expressions }, one.records)
      const isServed = await this.#indexes.haveAll(recordTableOf(one.copy.kind, one.copy.entity), expressions)
      if (isServed) served.add(one)
      else room -= one.records
      if (isServed || room >= 0) readable.push(one)
      else left.push(one)
    }
    return { readable, served, left }
  }

  async #candidates(copies: readonly HitCopy[], query: HitQuery): Promise<HitCandidate[]> {
    const statements = hitStatements(copies, query)
    const [first] = copies
    if (first === undefined || statements.length === 0) return []
    const { organizationId } = first.copy
    const nearness = hitNearness(query.typed, query.stage)
    const limit = { statement_timeout: Math.ceil(LIMIT_MS / statements.length) }
    const settings = nearness === undefined ? limit : { ...limit, 'pg_trgm.word_similarity_threshold': nearness }
    try {
      return (await this.#reads.batch<HitCandidate>(statements, { organizationId, seen: copies, settings })).flat()
    } catch (error) {
      throw error instanceof DatabaseError && error.sqlState === '57014' ? tooCostly(error) : error
    }
  }
}

function tooCostly(cause: unknown): ConnectorError {
  return new ServerError('invalid_filter', 'Cannot run the search: it takes too long', {
    hint: 'Search for rarer words, or name connector_types or entities. The server creates indexes: the same search may work in a few minutes.',
    cause,
  })
}
