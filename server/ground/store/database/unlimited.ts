/** Statements without a transaction and a time limit, such as `create index concurrently`. */
import type { Statement } from './database.ts'

/** Lifts the session's limit. A reset would lift it for good, since a statement has set it. */
const WITHOUT_LIMIT = `select set_config('plugboard.statement_timeout', current_setting('statement_timeout'), false),
  set_config('statement_timeout', '0', false)`
const LIMITED_AGAIN = `select set_config('statement_timeout', current_setting('plugboard.statement_timeout'), false)`

/** The statement that lifts the limit of a transaction. */
export const UNLIMITED_TRANSACTION = `select set_config('statement_timeout', '0', true)`

/** Encloses statements, for one session, in statements that lift its limit and set it again. */
export function withoutLimit(statements: readonly string[]): Statement[] {
  return [WITHOUT_LIMIT, ...statements, LIMITED_AGAIN].map((text) => ({ text }))
}
