/** Statements that no transaction may be around, such as `create index concurrently`, for as long as they take. */
import type { Statement } from './database.ts'

/** Lifts the session's limit, which is set by a statement: a reset would lift it for good. */
const WITHOUT_LIMIT = `select set_config('plugboard.statement_timeout', current_setting('statement_timeout'), false),
  set_config('statement_timeout', '0', false)`
const LIMITED_AGAIN = `select set_config('statement_timeout', current_setting('plugboard.statement_timeout'), false)`

/** The statement that lifts the limit of a transaction. */
export const UNLIMITED_TRANSACTION = `select set_config('statement_timeout', '0', true)`

/** The batch, on one session, that runs statements without its limit. */
export function withoutLimit(statements: readonly string[]): Statement[] {
  return [WITHOUT_LIMIT, ...statements, LIMITED_AGAIN].map((text) => ({ text }))
}
