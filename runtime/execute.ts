/**
 * The steps of a call, from top to bottom: `run` finds the operation and checks the params, `runChecked` builds the request,
 * `runPrepared` reads the response and its next page, `attempt` acquires, authorizes and sends, again where that is safe.
 */
import { BodyStream } from './base/body/body-stream.ts'
import { ConnectorError } from './base/errors.ts'
import type { HttpRequest, HttpResponse, HttpStream } from './base/http.ts'
import type { Params } from './base/json.ts'
import type { Call, ExecuteOptions, FileDownload, RawResult, ExecuteResult } from './call.ts'
import { type CallState, type DownloadStep, inTime, outOfTime, outOfTurn } from './call-state.ts'
import type { Connection } from './connection.ts'
import type { PageInfo } from './pagination/index.ts'
import { find, type Operation, type Plan } from './plan/index.ts'
import { followRedirects } from './steps/redirects.ts'
import { redactedRequest, redactedResponse } from './redacted.ts'
import type { PageReaders, Pages } from './response/index.ts'
import type { LastStep, StepsCall } from './steps/index.ts'
import { delayBeforeRetry, withIdempotency } from './retry.ts'
import type { Release } from './transport/index.ts'

/** The longest wait for a response's headers; the operation's own time limit can only shorten it. */
const HEADERS_MS = 30_000
/** The longest wait for the headers of another host's response, and for a refusal of it, in milliseconds. */
const OTHER_HOST_MS = 30_000
/** The longest pause between two chunks of a file, in milliseconds. */
const PAUSE_MS = 30_000

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

/** The result of a call: a page with the params of the next one, or the file of a download. */
interface Outcome<P> {
  readonly page?: P
  readonly next: Params | null
  readonly file?: FileDownload
}

/**
 * Finds the operation and checks the params of a call.
 * @param reader how the page of a response is read: into values, or as JSON text
 */
async function run<R extends keyof Pages>(
  plan: Plan,
  { entity, action, params: given = {} }: Call,
  connection: Connection,
  options: ExecuteOptions,
  reader: R,
): Promise<Outcome<Pages[R]>> {
  const operation = find(plan, entity, action)
  const params = operation.params.check(given)
  connection.observe?.({ step: 'params', operation: operation.id, value: params })
  if (operation.resolved.windows) return inWindow({ operation, params }, connection, options, reader)
  return runChecked({ operation, params }, connection, options, reader)
}

/** Builds the request of a call and runs it. @param sent the params of the request, where they are not the caller's */
function runChecked<R extends keyof Pages>(
  { operation, params, sent = params }: Checked,
  connection: Connection,
  options: ExecuteOptions,
  reader: R,
): Promise<Outcome<Pages[R]>> {
  const build = () => withIdempotency(operation, operation.request.build(sent, connection.base), options)
  if (operation.resolved.steps) return inSteps({ operation, params, build }, connection, options, reader)
  const request = build()
  const { body } = request
  connection.observe?.({ step: 'request', operation: operation.id, value: request })
  const outcome = runPrepared({ operation, params, request }, connection, options, reader)
  if (!(body instanceof BodyStream)) return outcome
  return outcome.catch((error: unknown) => {
    body.discard(error as Error)
    throw error
  })
}

/** Runs a list whose records are requested by windows of time: after the last page of one window the next one follows. */
async function inWindow<R extends keyof Pages>(
  { operation, params: given }: Checked,
  connection: Connection,
  options: ExecuteOptions,
  reader: R,
): Promise<Outcome<Pages[R]>> {
  const { timeWindowOf } = await import('./steps/windows.ts')
  const { params, sent, next } = timeWindowOf(operation.resolved, given, connection.now)
  const outcome = await runChecked({ operation, params, sent }, connection, options, reader)
  return outcome.next === null ? { ...outcome, next } : outcome
}

/** A call whose params are checked. */
interface Checked {
  readonly operation: Operation
  readonly params: Params
  readonly sent?: Params
}

/** A call whose params are checked and whose request is built. */
interface Prepared extends Checked {
  readonly request: HttpRequest
}

/** Runs a call of one request: a page, a write of several records, or a download. */
function runPrepared<R extends keyof Pages>(
  prepared: Prepared,
  connection: Connection,
  options: ExecuteOptions,
  reader: R,
): Promise<Outcome<Pages[R]>> {
  const { operation, params, request } = prepared
  if (operation.file) return ofFile(prepared, connection, options)
  const call = startCall(operation, connection, options, request)
  if (operation.resolved.batch) return inBatch(call, params, reader)
  const readers: PageReaders = operation.response
  return attempt(call, async (authorized) =>
    outcomeOf(operation, params, readers[reader](await send(call, authorized), connection), connection),
  )
}

/** Runs a download, from its first request on. */
async function ofFile<P>(prepared: Prepared, connection: Connection, options: ExecuteOptions): Promise<Outcome<P>> {
  const { operation, params, request } = prepared
  const { firstStep } = await import('./download.ts')
  return downloaded(prepared, connection, options, firstStep(operation.file!, params, request))
}

/** Runs a write of several records at once. */
async function inBatch<R extends keyof Pages>(call: CallState, params: Params, reader: R): Promise<Outcome<Pages[R]>> {
  const { batchReader } = await import('./steps/batch.ts')
  const read = batchReader(call.operation, params, call.connection, reader)
  return attempt(call, async (authorized) => ({ page: read(await send(call, authorized)), next: null }))
}

/** Sends the requests of a download, from `first` on: for the response that names the file's URL, for redirects, for the file. */
async function downloaded<P>(
  { operation, params }: Prepared,
  connection: Connection,
  options: ExecuteOptions,
  first: DownloadStep,
): Promise<Outcome<P>> {
  const download = await import('./download.ts')
  for (let step = first; ;) {
    const call = startCall(operation, connection, options, step.request, step)
    const found = await attempt(call, async (authorized) =>
      call.step?.isFile
        ? download.readFileResponse(call, await openStream(call, authorized))
        : download.locateFile(call, params, operation.response.read(await send(call, authorized), connection)),
    )
    if ('stream' in found) return { next: null, file: found }
    step = found
  }
}

/** Runs a call of several requests, the last of which gives its result. */
async function inSteps<R extends keyof Pages>(
  { operation, params, build }: Pick<StepsCall, 'operation' | 'params' | 'build'>,
  connection: Connection,
  options: ExecuteOptions,
  reader: R,
): Promise<Outcome<Pages[R]>> {
  const { runSteps } = await import('./steps/index.ts')
  const limitMs = options.timeoutMs ?? operation.resolved.timeoutMs
  const exchange = stepExchange(operation, connection, options)
  const call = { operation, params, connection, options, limitMs, build, exchange }
  return runSteps(call, (last) => (operation.file ? fileOfSteps(call, last) : pageOfSteps(call, last, reader)))
}

/** What sends a request of a call of several, again where that is safe, and reads its response. */
function stepExchange(operation: Operation, connection: Connection, options: ExecuteOptions): StepsCall['exchange'] {
  return async (request, { step, signal, isRepeatable, deadline }, read) => {
    connection.observe?.({ step: 'request', operation: operation.id, value: request })
    const started = startCall(operation, connection, { ...options, signal }, request, step)
    const call: CallState = { ...started, isRepeatable, deadline }
    return attempt(call, async (authorized) => {
      const response = await send(call, authorized)
      return { call, response, value: read(response) }
    })
  }
}

/** The file to which the last request of several leads, or its response. */
async function fileOfSteps<P>(
  { operation, params, connection, options }: StepsCall,
  { request, answered, params: last }: LastStep,
): Promise<Outcome<P>> {
  const { firstStep, locateFile } = await import('./download.ts')
  const first = answered
    ? locateFile(answered.call, params, operation.response.read(answered.response, connection))
    : firstStep(operation.file!, params, request)
  return downloaded({ operation, params: last, request }, connection, options, first)
}

/** The page of the last request of several, which is sent unless its response is there already. */
async function pageOfSteps<R extends keyof Pages>(
  { operation, connection, exchange }: StepsCall,
  last: LastStep,
  reader: R,
): Promise<Outcome<Pages[R]>> {
  const readers: PageReaders = operation.response
  const read = operation.resolved.batch
    ? (await import('./steps/batch.ts')).batchReader(operation, last.params, connection, reader)
    : (response: HttpResponse) => readers[reader](response, connection)
  const page = last.answered ? read(last.answered.response) : (await exchange(last.request, last, read)).value
  return outcomeOf(operation, last.params, page, connection)
}

function outcomeOf<P extends PageInfo>(
  operation: Operation,
  params: Params,
  page: P,
  connection: Connection,
): Outcome<P> {
  return { page, next: nextOf(operation, params, page, connection) }
}

/** Makes attempts, each of which acquires, authorizes and does what `use` does, until one succeeds or no other is allowed. */
async function attempt<T>(call: CallState, use: (authorized: HttpRequest) => Promise<T>): Promise<T> {
  for (;;) {
    const acquired = acquire(call)
    const release = acquired instanceof Promise ? await acquired : acquired
    let delayMs: number | undefined
    try {
      const authorized = authorize(call)
      return await use(authorized instanceof Promise ? await authorized : authorized)
    } catch (error) {
      delayMs = await delayBeforeRetry(call, error)
    } finally {
      release?.()
    }
    if (delayMs !== undefined) await call.connection.clock.wait(delayMs, call.signal)
  }
}

/** The state of a request whose time limit runs from now on. */
function startCall(
  operation: Operation,
  connection: Connection,
  { signal, onRequest, timeoutMs }: ExecuteOptions,
  request: HttpRequest,
  step?: DownloadStep,
): CallState {
  const { retry, effect, timeoutMs: usualMs } = operation.resolved
  const limitMs = step?.isOtherHost ? OTHER_HOST_MS : (timeoutMs ?? usualMs)
  if (!step?.isOtherHost) connection.retries.earn()
  return {
    operation,
    request,
    connection,
    signal,
    onRequest,
    step,
    isRepeatable:
      effect === 'read' || (retry.idempotency !== undefined && request.headers[retry.idempotency] !== undefined),
    limitMs,
    headersMs: step?.isOtherHost ? OTHER_HOST_MS : (timeoutMs ?? HEADERS_MS),
    deadline: connection.now + limitMs,
    tries: 0,
    sent: undefined,
    refused: undefined,
  }
}

/** Ends the next wait for a permit. Most calls get theirs at once and leave it to the next, since to make one takes longer. */
let unused = new AbortController()

/** Waits until the manifest's `rate` lets the request start. @throws ConnectorError `upstream_rate_limited` when that is too late */
function acquire(call: CallState): Release | Promise<Release | undefined> | undefined {
  const { operation, connection, deadline, step } = call
  const limiter = step?.isOtherHost ? undefined : connection.limiter(operation.rate)
  if (!limiter) return undefined
  const pausedMs = connection.pausedMs(operation)
  const waitMs = Math.max(pausedMs, limiter.waitMs())
  const left = deadline - connection.now
  if (left <= 0) throw outOfTime(call)
  if (waitMs >= left) throw outOfTurn(call, waitMs)
  if (pausedMs > 0) return inTime(call, connection.clock.wait(pausedMs, call.signal)).then(() => acquire(call))
  const waiting = unused
  const acquired = limiter.acquire(waiting.signal, left)
  if (!(acquired instanceof Promise)) return acquired
  unused = new AbortController()
  return inTime(call, acquired).catch((error: unknown) => {
    const nextMs = limiter.waitMs()
    waiting.abort()
    // It may have come in the same moment.
    void acquired.then(
      (release) => release(),
      () => {},
    )
    const isOfRate = nextMs > 0 && error instanceof ConnectorError && error.code === 'upstream_timeout'
    throw isOfRate ? outOfTurn(call, nextMs) : error
  })
}

/** The request with credentials, about to be sent; they are renewed first where that is due. Another host gets none. */
function authorize(call: CallState): HttpRequest | Promise<HttpRequest> {
  const { connection, request, refused, step } = call
  if (step?.isOtherHost) return request
  call.tries++
  call.sent = undefined
  const authorized = connection.authorize(request, refused)
  if (!(authorized instanceof Promise)) return aboutToBeSent(call, authorized)
  return inTime(call, authorized).then((renewed) => aboutToBeSent(call, renewed))
}

/** Notes that a request is sent next. @throws ConnectorError `upstream_timeout` when its time is over */
function aboutToBeSent(call: CallState, authorized: HttpRequest): HttpRequest {
  const { operation, connection, deadline } = call
  connection.observe?.({
    step: 'authorized',
    operation: operation.id,
    value: redactedRequest(authorized, connection.redact),
  })
  if (deadline <= connection.now) throw outOfTime(call)
  call.sent = authorized
  call.onRequest?.()
  return authorized
}

/** Sends a request and collects the response's body, after redirects where the manifest says that there are some. */
async function send(call: CallState, request: HttpRequest): Promise<HttpResponse> {
  const response = await sendOnce(call, request)
  if (call.operation.resolved.redirects === undefined) return response
  return followRedirects(call, response, async (moved) => sendOnce(moved, await authorize(moved)))
}

async function sendOnce(call: CallState, request: HttpRequest): Promise<HttpResponse> {
  const { operation, connection, deadline, signal } = call
  const left = deadline - connection.now
  const limits = { headersMs: Math.min(call.headersMs, left), bodyMs: left, maxBytes: connection.maxBytes }
  const { body } = request
  const sending = connection.transport.send(request, limits, signal)
  // The time that a file takes is not the third party's.
  const response = await (body instanceof BodyStream
    ? sending.finally(() => (call.deadline += body.takeSendingMs()))
    : sending)
  connection.observe?.({
    step: 'response',
    operation: operation.id,
    value: { ...redactedResponse(response, connection.redact), bytes: response.body.byteLength },
  })
  connection.pauseIfExhausted(operation.rate, response.headers)
  return response
}

/** Sends a request and hands on the response's body as it comes: only the time until its headers counts. */
async function openStream(call: CallState, request: HttpRequest): Promise<HttpStream> {
  const { operation, connection, deadline, signal, step } = call
  const headersMs = Math.min(call.headersMs, deadline - connection.now)
  const limits = { headersMs, bodyMs: PAUSE_MS, maxBytes: Infinity }
  const response = await connection.transport.stream(request, limits, signal)
  connection.observe?.({
    step: 'response',
    operation: operation.id,
    value: redactedResponse(response, connection.redact),
  })
  if (!step?.isOtherHost) connection.pauseIfExhausted(operation.rate, response.headers)
  return response
}

function nextOf({ id, pagination }: Operation, params: Params, page: PageInfo, { observe }: Connection): Params | null {
  const next = pagination?.(params, page) ?? null
  observe?.({ step: 'next', operation: id, value: next })
  return next
}
