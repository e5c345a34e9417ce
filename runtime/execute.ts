/** A call: find the operation, check the params, run its road. */
import { discardFiles } from './base/body/given-files.ts'
import type { Call, ExecuteOptions, ExecuteResult, RawResult } from './call.ts'
import type { RoadResult } from './call-state.ts'
import type { Connection } from './connection.ts'
import { find, type Plan } from './plan/index.ts'
import type { Pages } from './response/index.ts'
import { runRoad } from './roads/index.ts'
import { runPage } from './roads/page.ts'

/**
 * Runs one operation once.
 * @returns the records of one response, its meta, and the params of the next page or null; for a download the file
 * @throws ConnectorError with one of the codes of `CODES`; UpstreamError when the third party refused
 * @example const { records, next } = await execute(plan, { entity: 'customers', action: 'list', params: { limit: 10 } }, connection)
 */
export async function execute(
  plan: Plan,
  call: Call,
  connection: Connection,
  options: ExecuteOptions = {},
): Promise<ExecuteResult> {
  const { page, next, file } = await run(plan, call, connection, options, 'read')
  if (!page) return { records: null, meta: {}, next, ...(file && { file }) }
  return { records: page.records, meta: page.meta, next }
}

/**
 * Runs one operation once, as `execute` does, and returns the records as JSON text: mostly the very bytes of the response, in
 * which numbers keep all their digits. Only what stands around them is parsed. Meta, next and errors are those of `execute`.
 * @throws ConnectorError with one of the codes of `CODES`; UpstreamError when the third party refused
 */
export async function executeRaw(
  plan: Plan,
  call: Call,
  connection: Connection,
  options: ExecuteOptions = {},
): Promise<RawResult> {
  const { page, next, file } = await run(plan, call, connection, options, 'readRaw')
  if (!page) return { records: null, count: 0, starts: [], meta: {}, next, ...(file && { file }) }
  const { records, starts, meta } = page
  return { records, count: starts.length, starts, meta, next }
}

/**
 * Finds the operation of a call, checks its params and runs its road, that of a plain page straight away.
 * @param reader how the page of a response is read: into values, or as JSON text
 */
async function run<R extends keyof Pages>(
  plan: Plan,
  { entity, action, params: given = {} }: Call,
  connection: Connection,
  options: ExecuteOptions,
  reader: R,
): Promise<RoadResult<Pages[R]>> {
  const operation = find(plan, entity, action)
  const params = operation.params.check(given)
  const { id, road } = operation
  connection.observe?.({ step: 'params', operation: id, value: params })
  const call = { operation, params, sent: params, connection, options }
  try {
    const outcome = await (road.kind === 'page' ? runPage(call, reader) : runRoad(road, call, reader))
    if (outcome.page) connection.observe?.({ step: 'next', operation: id, value: outcome.next })
    return outcome
  } catch (error) {
    discardFiles(params, error)
    throw error
  }
}
