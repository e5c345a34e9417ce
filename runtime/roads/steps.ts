/** Runs calls of several requests in order. Each may use values from earlier responses. */
import { attempt, sendRequest } from './attempt.ts'
import { waitOf } from '../base/backoff.ts'
import { BodyStream } from '../base/body-stream.ts'
import { ConnectorError, UpstreamError } from '../base/errors.ts'
import type { HttpRequest, HttpResponse } from '../base/http.ts'
import { defined, type Json, own, type Params } from '../base/json.ts'
import { notify } from '../base/observe.ts'
import { USER_AGENT } from '../base/version.ts'
import { isTimeLimit } from '../base/waiting.ts'
import type { CallProgress } from '../call.ts'
import { type CheckedCall, readContextOf, type RequestState, type RoadResult, type StepSending } from '../call-state.ts'
import type { LocatorSource } from '../language/locator.ts'
import type { CompiledFile, CompiledStep, CompiledWait, StepsRoad } from '../plan/index.ts'
import type { PageReaders, Pages } from '../response/index.ts'
import { asOutcome } from '../retry.ts'
import { download, firstStep, locateFile } from './file.ts'
import { isOtherHost, urlTarget } from './target.ts'

const LONGEST_WAIT_MS = 30_000
const GROWTH = 1.5

/** A text that cannot be a segment of a path. */
const NO_SEGMENT = /^\s*\.{0,2}$/

const GO_ON = 'Call again with the params in next: that call continues to wait.'
const AGAIN = 'A new call starts from the beginning. Give it a longer time limit with timeoutMs.'

/** A response with the state of its request. */
interface Answered {
  readonly state: RequestState
  readonly response: HttpResponse
}

/** The last request of a call, with its response if it was already sent. */
interface LastStep extends StepSending {
  readonly request: HttpRequest
  /** The params of the call and kept values under names of params. */
  readonly params: Params
  readonly answered?: Answered
}

/**
 * Runs a call of several requests; the last one gives the result.
 * @throws ConnectorError as any call, `still_running` when the time limit passes while the third party works; with
 * `next` where another call can continue
 */
export async function runSteps<R extends keyof Pages>(
  call: CheckedCall,
  { steps, last }: StepsRoad,
  reader: R,
): Promise<RoadResult<Pages[R]>> {
  const run = new StepsRun(call, steps)
  try {
    const step = await run.toLast()
    return await (last.kind === 'file' ? fileOf(call, last.file, step) : pageOf(call, step, reader))
  } catch (error) {
    throw await run.failed(error)
  }
}

/** The file of the last request: its response, or the file at a URL in it. */
function fileOf(
  call: CheckedCall,
  file: CompiledFile,
  { request, params, answered }: LastStep,
): Promise<RoadResult<never>> {
  const first = firstStep(file, call.params, request)
  const step = answered
    ? locateFile(call, file, { request: answered.state.request, range: first.range }, answered.response)
    : first
  return download({ ...call, params }, file, step)
}

/** The page of the last request, which is sent unless it was already. */
async function pageOf<R extends keyof Pages>(
  call: CheckedCall,
  { request, params, answered, ...sending }: LastStep,
  reader: R,
): Promise<RoadResult<Pages[R]>> {
  const { operation } = call
  const readers: PageReaders = operation.response
  const read = (response: HttpResponse) => readers[reader](response, readContextOf(call), params)
  const page = answered ? read(answered.response) : (await exchange(call, request, sending, read)).value
  return { page, next: operation.pagination?.(params, page) ?? null }
}

/** Sends a request until its response is readable, or no attempt is left. */
function exchange<T>(
  call: CheckedCall,
  request: HttpRequest,
  sending: StepSending,
  read: (response: HttpResponse) => T,
): Promise<Answered & { readonly value: T }> {
  const { operation, connection } = call
  connection.observe?.({ step: 'request', operation: operation.id, value: request })
  const use = async (authorized: HttpRequest, state: RequestState) => {
    const response = await sendRequest(authorized, state)
    return { state, response, value: read(response) }
  }
  return attempt(call, request, use, sending)
}

class StepsRun {
  readonly #call: CheckedCall
  readonly #limitMs: number
  readonly #steps: readonly CompiledStep[]
  /** Index of this call's first request: an earlier call, whose `next` this one got, has sent the others. */
  readonly #start: number
  #deadline: number
  /** The caller's params and the kept values. */
  #values: Params
  /** The kept values under names of params. */
  #resumable: Params
  /** Index of the current request. */
  #index: number
  /** The previous request and its response. */
  #previous: { readonly request: HttpRequest; readonly answer: LocatorSource } | undefined

  constructor(call: CheckedCall, steps: readonly CompiledStep[]) {
    this.#call = call
    this.#limitMs = call.options.timeoutMs ?? call.operation.resolved.timeoutMs
    this.#steps = steps
    this.#values = call.params
    this.#deadline = call.connection.now + this.#limitMs
    const done = this.#steps.findLastIndex(({ keep }) => keep.some(([name]) => isGiven(own(call.params, name))))
    this.#start = Math.min(done + 1, steps.length - 1)
    this.#index = this.#start
    const names = this.#steps[done]?.keep.map(([name]) => name) ?? []
    this.#resumable = pick(call.params, names)
  }

  get #step(): CompiledStep {
    return this.#steps[this.#index]!
  }

  async toLast(): Promise<LastStep> {
    const last = this.#steps.length - 1
    for (this.#index = this.#start; this.#index < last; this.#index++) {
      const { request, sending } = this.#request()
      const { value: answer } = await this.#exchange(request, sending)
      this.#keep(answer)
      this.#previous = { request, answer }
    }
    const { request, sending } = this.#request()
    const params = { ...this.#call.params, ...this.#resumable }
    if (!this.#step.until) return { request, ...sending, params }
    const answered = await this.#exchange(request, sending)
    return { request, ...sending, params, deadline: this.#deadline, answered }
  }

  /** The error of a call; where another call can continue, with its params in `next`. */
  async failed(error: unknown): Promise<unknown> {
    const { operation, options, connection, params } = this.#call
    const { url, until } = this.#step
    const isOfTime = options.signal?.aborted === true && isTimeLimit(options.signal.reason)
    if (!(error instanceof ConnectorError)) return error
    const isLast = this.#index === this.#steps.length - 1
    const mayBeLostWrite = isLast && url !== undefined && operation.resolved.effect !== 'read'
    const outcome = mayBeLostWrite ? asOutcome(error, operation) : error
    if (Object.keys(this.#resumable).length === 0 || isFinal(outcome)) return outcome
    const isLate = outcome.code === 'upstream_timeout' && (isOfTime || connection.now >= this.#deadline)
    const ending = isLate && until ? this.#stillRunning(isOfTime) : outcome
    return ending.withNext({ ...params, ...this.#resumable })
  }

  /** The current request and how to send it. */
  #request(): { request: HttpRequest; sending: StepSending } {
    const { operation, connection, params, options } = this.#call
    const step = this.#step
    const sending = { isRepeatable: step.isRepeatable, deadline: this.#deadline }
    if (!step.request) return { request: operation.build(params, connection.base, options.idempotencyKey), sending }
    const built = step.request.build(this.#values, connection.base)
    if (!step.url) return { request: built, sending }
    const previous = this.#previous
    const url = previous && step.url(previous.answer)
    if (!previous || typeof url !== 'string' || url === '') throw this.#unusable('names no URL')
    const what = `continue ${operation.id}`
    const target = urlTarget(url, previous.request, what)
    const isOther = isOtherHost(target, step.hosts, connection, what)
    const request = { ...built, ...target, headers: { ...built.headers, 'user-agent': USER_AGENT } }
    return { request, sending: { ...sending, step: { request, isFile: false, isOtherHost: isOther, redirects: 0 } } }
  }

  /** Sends the current request, and polls where the manifest waits for the third party. */
  async #exchange(request: HttpRequest, sending: StepSending) {
    const { until, answer } = this.#step
    const { connection, options } = this.#call
    const read = (response: HttpResponse) => answer.read(response, connection)
    for (let asked = 1; ; asked++) {
      const answered = await exchange(this.#call, request, { ...sending, deadline: this.#deadline }, read)
      // Sending a file does not count.
      if (request.body instanceof BodyStream) this.#deadline = answered.state.deadline
      if (!until || this.#isOver(until, answered.value, answered.response)) return answered
      const waitMs = this.#waitMs(until, answered.value, asked)
      if (connection.now + waitMs >= this.#deadline) throw this.#stillRunning()
      await connection.clock.wait(waitMs, options.signal)
    }
  }

  /** Whether the third party is done. Reports progress to `onProgress`. @throws UpstreamError for a failure */
  #isOver(until: CompiledWait, answer: LocatorSource, response: HttpResponse): boolean {
    const { options, connection } = this.#call
    const state = until.state(answer)
    notify('onProgress', options.onProgress, progressOf(until, state, answer))
    if (until.hasFailed(state)) throw this.#step.answer.failure(response, connection)
    return until.isDone(state)
  }

  #waitMs({ everyMs, after }: CompiledWait, answer: LocatorSource, asked: number): number {
    const { connection } = this.#call
    for (const read of after) {
      const wait = read(answer)
      const ms = typeof wait === 'string' || typeof wait === 'number' ? waitOf(wait, connection.now) : undefined
      // A past time would poll without a pause.
      if (ms) return ms
    }
    return Math.max(everyMs, Math.min(LONGEST_WAIT_MS, everyMs * GROWTH ** (asked - 1)))
  }

  #keep(answer: LocatorSource): void {
    const { operation } = this.#call
    const declared = operation.resolved.params.properties as object
    for (const [name, read] of this.#step.keep) {
      const value = read(answer)
      if (!isGiven(value) || typeof value === 'object' || NO_SEGMENT.test(String(value)))
        throw this.#unusable(`has no ${name}`)
      this.#values = { ...this.#values, [name]: value }
      if (Object.hasOwn(declared, name)) this.#resumable = { ...this.#resumable, [name]: value }
    }
  }

  /** The error for a response without a value for the next request. */
  #unusable(state: string): ConnectorError {
    const message = `Cannot continue ${this.#call.operation.id}: its response ${state}`
    return new ConnectorError('upstream_invalid_response', message, { sent: true })
  }

  /** @param isOfCaller whether the time limit is from the caller's signal */
  #stillRunning(isOfCaller = false): ConnectorError {
    const limit = isOfCaller ? "the caller's time limit" : `${this.#limitMs / 1000} s`
    return new ConnectorError(
      'still_running',
      `Cannot finish ${this.#call.operation.id} within ${limit}: the third party is still working on it`,
      { hint: Object.keys(this.#resumable).length === 0 ? AGAIN : GO_ON, sent: true },
    )
  }
}

function isGiven(value: Json | undefined): value is Json {
  return value !== undefined && value !== null && value !== ''
}

function pick(params: Params, names: readonly string[]): Params {
  return Object.fromEntries(names.flatMap((name) => (isGiven(own(params, name)) ? [[name, params[name]!]] : [])))
}

/** Whether no further call can continue: the third party failed, or does not know the work. */
function isFinal(error: ConnectorError): boolean {
  return error instanceof UpstreamError && !error.retryable && error.code !== 'credentials_rejected'
}

function progressOf({ progress, of }: CompiledWait, state: Json | undefined, answer: LocatorSource): CallProgress {
  const [done, all] = [numberOf(progress?.(answer)), of ? numberOf(of(answer)) : progress && 100]
  return defined({
    state: typeof state === 'string' ? state : JSON.stringify(state ?? null),
    done,
    of: done === undefined ? undefined : all,
  })
}

function numberOf(value: Json | undefined): number | undefined {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}
