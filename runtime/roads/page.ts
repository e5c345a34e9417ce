/** The road of a plain call: one request, whose response is a page of records. */
import { attempt, sendRequest } from './attempt.ts'
import type { CheckedCall, RoadResult } from '../call-state.ts'
import type { PageReaders, Pages } from '../response/index.ts'

/**
 * Runs a call whose response is a page.
 * @param reader how the response is read: into values, or as JSON text
 */
export async function runPage<R extends keyof Pages>(call: CheckedCall, reader: R): Promise<RoadResult<Pages[R]>> {
  const { operation, params, sent, connection, options } = call
  const request = operation.build(sent, connection.base, options.idempotencyKey)
  connection.observe?.({ step: 'request', operation: operation.id, value: request })
  const readers: PageReaders = operation.response
  const page = await attempt(call, request, async (authorized, state) =>
    readers[reader](await sendRequest(authorized, state), connection, params),
  )
  return { page, next: operation.pagination?.(params, page) ?? null }
}
