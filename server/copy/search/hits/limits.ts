/** Limits of searches: time on PostgreSQL, and the error of a search that exceeds it. */
import type { ConnectorError } from 'plugboard/runtime'
import { ServerError } from '../../../ground/errors/index.ts'

/** Milliseconds that a search without an index may take on PostgreSQL. */
export const LIMIT_MS = 5000

/** Returns the settings of a statement that may take long. @param nearness minimum nearness of trigrams, when it compares any */
export function limitsFor(nearness: number | undefined, limitMs = LIMIT_MS): Readonly<Record<string, number>> {
  const limit = { statement_timeout: Math.ceil(limitMs) }
  return nearness === undefined ? limit : { ...limit, 'pg_trgm.word_similarity_threshold': nearness }
}

/** Returns the error of a search that takes too long. @param advice first sentence of the hint */
export function tooCostly(advice: string, cause?: unknown): ConnectorError {
  return new ServerError('invalid_filter', 'Cannot run the search: it takes too long', { hint: advice, cause })
}
