/** Runs a call: finds the operation, checks the params, and runs its road. */
import { discardFiles } from './base/given-files.ts'
import type { Params } from './base/json.ts'
import { notify } from './base/observe.ts'
import { checkOptions } from './base/options.ts'
import { checkScopesOf } from './base/scopes.ts'
import { type Call, EXECUTE_OPTIONS, type ExecuteOptions, type ExecuteResult, type RawResult } from './call.ts'
import { type CheckedCall, readContextOf, type RoadResult, type SentCall } from './call-state.ts'
import type { Connection } from './connection.ts'
import { callsWithOwn, type FieldsOptions, joinedResult, keptFields } from './own-calls.ts'
import type { OwnField } from './base/own-fields.ts'
import { pageOfSize } from './pagination/index.ts'
import { find, type PartsRoad, type Plan, type Road } from './plan/index.ts'
import { emptyPage, type PageReaders, type Pages, rawOf } from './response/index.ts'
import { attempt, sendRequest } from './roads/attempt.ts'
import { runFile } from './roads/file.ts'
import { type FetchParts, type PartsPage, withParts } from './roads/parts.ts'
import { inSmallerPages } from './roads/smaller.ts'
import { runSteps } from './roads/steps.ts'

/**
 * Runs an operation once.
 * @returns the records of one response, its meta, and the params of the next page or null; for a download the file
 * @throws ConnectorError with one of the codes of `CODES`; UpstreamError for a refusal
 * @example const { records, next } = await execute(plan, { entity: 'customers', action: 'list', params: { limit: 10 }
 * }, connection)
 */
export async function execute(
  plan: Plan,
  call: Call,
  connection: Connection,
  options: ExecuteOptions = {},
): Promise<ExecuteResult> {
  if (options.own !== undefined) return executeOwn(plan, call, connection, options)
  const { page, next, resumesBy, file } = await run(plan, call, connection, options, 'read')
  if (!page) return { records: null, meta: {}, next, ...(file && { file }) }
  return { records: page.records, meta: page.meta, next, resumesBy }
}

/**
 * Runs an operation once, like `execute`, and returns the records as JSON text: usually the response's original bytes,
 * in which numbers keep all digits. Only the values around them are parsed.
 * @throws ConnectorError with one of the codes of `CODES`; UpstreamError for a refusal
 */
export async function executeRaw(
  plan: Plan,
  call: Call,
  connection: Connection,
  options: ExecuteOptions = {},
): Promise<RawResult> {
  if (options.own !== undefined) return executeOwnRaw(plan, call, connection, options)
  const { page, next, resumesBy, file } = await run(plan, call, connection, options, 'readRaw')
  if (!page) return { records: null, count: 0, starts: [], meta: {}, next, ...(file && { file }) }
  const { records, starts, meta } = page
  return { records, count: starts.length, starts, meta, next, resumesBy }
}

/** Runs a call with own fields. A read of many fields takes several requests, whose records are joined. */
async function executeOwn(
  plan: Plan,
  call: Call,
  connection: Connection,
  given: ExecuteOptions,
): Promise<ExecuteResult> {
  const { own: _, ...options } = given
  return executeCalls(plan, await ownCalls(plan, call, connection, given), connection, options)
}

async function executeOwnRaw(
  plan: Plan,
  call: Call,
  connection: Connection,
  given: ExecuteOptions,
): Promise<RawResult> {
  const { own: _, ...options } = given
  const calls = await ownCalls(plan, call, connection, given)
  if (calls.length === 1) return executeRaw(plan, calls[0], connection, options)
  const { records, meta, next, resumesBy } = await executeCalls(plan, calls, connection, options)
  const { records: bytes, starts } = rawOf({ ...NO_RESPONSE, records, meta })
  return { records: bytes, count: starts.length, starts, meta, next, resumesBy }
}

const NO_RESPONSE = { body: undefined, header: () => null, last: undefined, count: 0 }

/** Runs the calls that read the fields of one, all with the size of pages that fits for each. */
async function executeCalls(
  plan: Plan,
  calls: readonly [Call, ...Call[]],
  connection: Connection,
  options: ExecuteOptions,
): Promise<ExecuteResult> {
  const [{ entity, action }] = calls
  const { resolved } = find(plan, entity, action)
  let size: number | undefined
  const onSmaller = (smaller: number): void => {
    size = smaller
    notify('onSmaller', options.onSmaller, smaller)
  }
  const run = async (call: Call) => {
    const params = pageOfSize(resolved, (call.params ?? {}) as Params, size)
    const result = await execute(plan, { ...call, params }, connection, { ...options, onSmaller })
    return { result, size }
  }
  const runs: Awaited<ReturnType<typeof run>>[] = []
  do {
    runs.length = 0
    for (const call of calls) runs.push(await run(call))
  } while (runs.some((one) => one.size !== size))
  const results = runs.map(({ result }) => result)
  return joinedResult(plan, calls[0], results)
}

/**
 * The calls that a call with own fields sends: one, or several for a read of many fields.
 * @throws ConnectorError as `ownFields`
 */
export async function ownCalls(
  plan: Plan,
  call: Call,
  connection: Connection,
  options: ExecuteOptions,
): Promise<readonly [Call, ...Call[]]> {
  checkOptions(options, EXECUTE_OPTIONS, `execute ${call.entity}.${call.action}`)
  const { own } = options
  return own === undefined ? [call] : callsWithOwn(execute, plan, call, connection, { ...options, own })
}

/**
 * The own fields of an entity's records in an account: from the vendor's list, or seen in the first records. A list is kept for ten
 * minutes.
 * @param call the entity, and params that name the parent of the fields
 * @throws ConnectorError `unknown_entity`; `invalid_params` for an entity without own fields; the errors of `execute`
 * @example const fields = await ownFields(plan, { entity: 'deals' }, connection) // [{ name: 'stage_reason', label: 'Stage reason', … }]
 */
export async function ownFields(
  plan: Plan,
  call: Pick<Call, 'entity' | 'params'>,
  connection: Connection,
  options: FieldsOptions = {},
): Promise<OwnField[]> {
  const fields = await keptFields(execute, plan, call, connection, options)
  return fields.flatMap(({ isOwn, ...field }) => (isOwn ? [field] : []))
}

/**
 * Runs a call of any road.
 * @param reader reads pages as values or as JSON text
 */
async function run<R extends keyof Pages>(
  plan: Plan,
  { entity, action, params: given = {} }: Call,
  connection: Connection,
  options: ExecuteOptions,
  reader: R,
): Promise<RoadResult<Pages[R]>> {
  checkOptions(options, EXECUTE_OPTIONS, `execute ${entity}.${action}`)
  const operation = find(plan, entity, action)
  if (connection.scopes.length > 0) {
    const words = plan.manifest.auth[connection.auth]?.authorize?.scopeWords
    checkScopesOf(operation.resolved, { kind: plan.kind, granted: connection.scopes, words })
  }
  operation.checkCap?.(given as Params)
  const params = operation.params.check(given)
  const { id, road } = operation
  connection.observe?.({ step: 'params', operation: id, value: params })
  // The smaller pages of a list share its time limit.
  const deadline = operation.pagination ? deadlineOf({ operation, connection, options }) : undefined
  const call = { operation, params, connection, options, deadline }
  let result: RoadResult<Pages[R]>
  try {
    result = await (road.kind === 'page' ? runPage(call, reader) : runRoad(road, call, reader))
  } catch (failure) {
    result = await runSmaller(road, call, reader, failure).catch((error: unknown) => {
      discardFiles(params, error)
      throw error
    })
  }
  if (result.page) connection.observe?.({ step: 'next', operation: id, value: result.next })
  return operation.resumesBy === undefined ? result : { ...result, resumesBy: operation.resumesBy }
}

function deadlineOf({ operation, connection, options }: SentCall): number {
  return connection.now + (options.timeoutMs ?? operation.resolved.timeoutMs)
}

/** Runs a call of one request, whose response is a page. */
async function runPage<R extends keyof Pages>(call: CheckedCall, reader: R): Promise<RoadResult<Pages[R]>> {
  const { operation, params, connection, options } = call
  const request = operation.build(params, connection.base, options.idempotencyKey)
  connection.observe?.({ step: 'request', operation: operation.id, value: request })
  const readers: PageReaders = operation.response
  const page = await attempt(call, request, async (authorized, state) =>
    readers[reader](await sendRequest(authorized, state), readContextOf(call), params),
  )
  return { page, next: operation.pagination?.(params, page) ?? null }
}

function runRoad<R extends keyof Pages>(road: Road, call: CheckedCall, reader: R): Promise<RoadResult<Pages[R]>> {
  switch (road.kind) {
    case 'page':
      return runPage(call, reader)
    case 'file':
      return runFile(call, road.file)
    case 'steps':
      return runSteps(call, road, reader)
    case 'parts':
      return runParts(call, road, reader)
  }
}

/** Runs a call whose page may be too much: then in smaller ones. */
function runSized<R extends keyof Pages>(road: Road, call: CheckedCall, reader: R): Promise<RoadResult<Pages[R]>> {
  return runRoad(road, call, reader).catch((error: unknown) => runSmaller(road, call, reader, error))
}

/** Runs a failed call of a list whose page was too much in smaller ones. @throws the error of any other */
async function runSmaller<R extends keyof Pages>(
  road: Road,
  call: CheckedCall,
  reader: R,
  error: unknown,
): Promise<RoadResult<Pages[R]>> {
  // The calls of parts ask for less on their own.
  if (road.kind === 'parts') throw error
  return inSmallerPages(call, error, {
    run: (smaller) => runRoad(road, smaller, reader),
    emptyPage: () => pageAs(emptyPage(call.operation.resolved), reader),
  })
}

/** Runs a call with parts from other operations. Their requests share its time limit, signal and rates. */
async function runParts<R extends keyof Pages>(
  call: CheckedCall,
  { road, parts }: PartsRoad,
  reader: R,
): Promise<RoadResult<Pages[R]>> {
  const { operation, connection, options, needed } = call
  const wanted = parts.filter(({ fields }) => fields.some(({ name }) => needed?.has(name) ?? true))
  const deadline = call.deadline ?? deadlineOf(call)
  const result = await runSized(road, { ...call, deadline }, 'read')
  const { page, next } = result
  if (!page?.records) return { ...result, page: page && pageAs(page, reader) }
  const fetch: FetchParts = (source, params, signal) => {
    const part = find(connection.plan, source.entity, source.action)
    const checked = part.params.check(params)
    const own = { connection, options: { ...options, onUnfit: undefined, signal }, deadline, needed: source.needed }
    return runSized(part.road, { ...own, operation: part, params: checked }, 'read').then(partsOf)
  }
  const { redact } = connection
  const found = [page.records].flat()
  const joined = await withParts(found, wanted, { id: operation.id, fetch, redact, signal: options.signal })
  const records = Array.isArray(page.records) ? joined : (joined[0] ?? null)
  return { page: pageAs({ ...page, records }, reader), next }
}

function partsOf({ page, next }: RoadResult<Pages['read']>): PartsPage {
  return { records: [page?.records ?? []].flat(), next }
}

/** Converts a page to a reader's form. */
function pageAs<R extends keyof Pages>(page: Pages['read'], reader: R): Pages[R] {
  return (reader === 'readRaw' ? rawOf(page) : page) as Pages[R]
}
