/** One search over many copies: what was typed in, the records that are meant out, best first. */
import { type Database, DatabaseError } from '../../../ground/store/index.ts'
import { recordTableOf } from '../../records/tables.ts'
import { LIMIT_MS, limitsFor, tooCostly } from './limits.ts'
import type { CopyReads } from '../../records/copy-reads.ts'
import type { Copy } from '../../records/copy.ts'
import type { FieldExpression } from '../../records/expressions.ts'
import { type Hit, rankHits } from './rank.ts'
import {
  type CommonWords,
  type HitCandidate,
  type HitCopy,
  hitExpressions,
  hitNearness,
  type HitQuery,
  hitStatements,
  type Typed,
  typedWords,
} from './hit-statement.ts'

/** Result of a search of many copies. */
export interface FoundHits<C extends HitCopy, H extends Hit<C> = Hit<C>> {
  readonly hits: readonly H[]
  /** Copies too large to be read through. Their indexes are made in the background. */
  readonly left: readonly C[]
}

/** Maximum number of records that are read through without an index, times the words that they are compared with. */
const MOST_COMPARISONS = { postgres: 400_000, embedded: 200_000 } as const
const ADVICE =
  'Search for rarer words, or name connector_types or entities. The server creates indexes: the same search may work in a few minutes.'

/** Services of searches of many copies. */
export interface HitServices {
  readonly database: Database
  readonly reads: CopyReads
  readonly indexes: HitIndexes
}

/** The indexes of copies, as far as a text needs them. */
interface HitIndexes {
  /** Counts a use of expressions, which may start the building of indexes. */
  countUses(copy: Copy, use: { readonly expressions: readonly FieldExpression[] }, records: number): void
  /** Whether every expression is served by an index. */
  haveAll(table: string, expressions: readonly FieldExpression[]): Promise<boolean>
  /** Returns statistics of a table. @param records number of records of the copy */
  statisticsOf(table: string, records: number): Promise<CommonWords>
}

/**
 * Finds the records of copies that a text means: those with all its words first, then those with any, then near ones.
 * @throws ConnectorError `invalid_filter` when it takes too long
 */
export async function searchHits<C extends HitCopy>(
  services: HitServices,
  copies: readonly C[],
  text: string,
  limit: number,
): Promise<FoundHits<C>> {
  const typed = typedWords(text)
  if (typed.words.length === 0) return { hits: [], left: [] }
  const { readable, served, left } = await readableCopies(services, copies, typed)
  const withAll = await readCandidates(services, readable, { typed, stage: 'all', served })
  // Those with all words come before any other.
  const more = withAll.length < limit ? await readCandidates(services, readable, { typed, stage: 'any', served }) : []
  return { hits: rankHits(readable, [...withAll, ...more], typed, limit), left }
}

/** The copies that indexes serve, and of the others the smallest, as many as may be read through. */
async function readableCopies<C extends HitCopy>(
  { database, indexes }: HitServices,
  copies: readonly C[],
  { words }: Typed,
): Promise<{ readonly readable: readonly C[]; readonly served: HitQuery['served']; readonly left: readonly C[] }> {
  let room = MOST_COMPARISONS[database.engine] / (1 + words.length)
  const left: C[] = []
  const readable: C[] = []
  const served = new Map<HitCopy, CommonWords>()
  for (const one of copies.toSorted((a, b) => a.records - b.records)) {
    const expressions = hitExpressions(one)
    indexes.countUses(one.copy, { expressions }, one.records)
    const table = recordTableOf(one.copy.kind, one.copy.entity)
    const isServed = await indexes.haveAll(table, expressions)
    if (isServed) served.set(one, await indexes.statisticsOf(table, one.records))
    else room -= one.records
    if (isServed || room >= 0) readable.push(one)
    else left.push(one)
  }
  return { readable, served, left }
}

async function readCandidates(
  { reads }: HitServices,
  copies: readonly HitCopy[],
  query: HitQuery,
): Promise<HitCandidate[]> {
  const statements = hitStatements(copies, query)
  const [first] = copies
  if (first === undefined || statements.length === 0) return []
  const { organizationId } = first.copy
  const settings = limitsFor(hitNearness(query.typed, query.stage), LIMIT_MS / statements.length)
  try {
    return (await reads.batch<HitCandidate>(statements, { organizationId, seen: copies, settings })).flat()
  } catch (error) {
    throw error instanceof DatabaseError && error.sqlState === '57014' ? tooCostly(ADVICE, error) : error
  }
}
