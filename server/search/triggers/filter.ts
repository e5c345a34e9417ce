/** Which changes of records an endpoint wants: an entity, operations, and filters over the record before and after. */
import { ServerError } from '../../errors/index.ts'
import type { StoredTrigger } from '../../webhooks/index.ts'
import { type Condition, leavesOf, readConditions, type SearchFields } from '../language/index.ts'

/** The filters of a trigger, read. */
export interface RecordFilters {
  readonly before: Condition
  readonly after: Condition
}

/** So many comparisons the two filters come to at most: each change is compared in the transaction that writes it. */
export const MAX_COMPARISONS = 32

/** Reads the filters of a trigger. @throws ConnectorError `invalid_filter` with every fault, and the nearest fields */
export function readTrigger(
  { before, after }: Pick<StoredTrigger, 'before' | 'after'>,
  fields: SearchFields,
): RecordFilters {
  const [was, is] = readConditions({ 'records.before': before, 'records.after': after }, fields) as [
    Condition,
    Condition,
  ]
  if (leavesOf(was) + leavesOf(is) <= MAX_COMPARISONS) return { before: was, after: is }
  const message = `come to more than ${MAX_COMPARISONS} comparisons`
  throw new ServerError('invalid_filter', `Cannot use the filter: records.before and records.after ${message}`, {
    errors: [{ field: 'records', message, error_code: 'cost' }],
  })
}
