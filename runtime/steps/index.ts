/** Calls of several requests: one after the other, with what the responses named in the next, up to the last one. */
import { waitOf } from '../base/backoff.ts'
import { BodyStream } from '../base/body/body-stream.ts'
import { FileSource } from '../base/body/file-source.ts'
import { ConnectorError, UpstreamError } from '../base/errors.ts'
import type { HttpRequest, HttpResponse } from '../base/http.ts'
import { isObject, type Json, own, type Params } from '../base/json.ts'
import { USER_AGENT } from '../base/version.ts'
import { isTimeLimit } from '../base/waiting.ts'
import type { CallProgress, ExecuteOptions } from '../call.ts'
import type { CallState, DownloadStep } from '../call-state.ts'
import type { Connection } from '../connection.ts'
import type { LocatorSource } from '../language/locator.ts'
import type { Operation } from '../plan/index.ts'
import { asOutcome } from '../retry.ts'
import { type CompiledStep, compileSteps, type CompiledWait } from './compile.ts'
import { isOtherHost, urlTarget } from './target.ts'

/** The growth of waits between two questions. */
const LONGEST_WAIT_MS = 30_000
const GROWTH = 1.5
/** The longest that a call which was ended waits for the third party to take that in, in milliseconds. */
const CANCEL_MS = 5_000

/** A text that no path can hold as one of its segments. */
const NO_SEGMENT = /^\s*\.{0,2}$/

/** What to do about a call whose time is over while the third party works. */
const GO_ON = 'Call again with the params in next: that call goes on waiting.'
const AGAIN = 'Another call begins all of it again: give it a longer time limit, timeoutMs.'

/** What a request of a call is sent with. */
export interface StepSending {
  readonly step?: DownloadStep
  readonly isRepeatable: boolean
  /** When the time of the whole call is over, in milliseconds since 1970. */
  readonly deadline: number
  readonly signal?: AbortSignal | undefined
}

/** A call that has several requests. */
export interface StepsCall {
  readonly operation: Operation
  readonly params: Params
  readonly connection: Connection
  readonly options: ExecuteOptions
  readonly limitMs: number
  /** Builds the operation's own request; not called when a call goes on behind it. */
  readonly build: () => HttpRequest
  /** Sends a request until its response can be read, or nothing more may be tried. */
  readonly exchange: <T>(
    request: HttpRequest,
    options: StepSending,
    read: (response: HttpResponse) => T,
  ) => Promise<{ call: CallState; response: HttpResponse; value: T }>
}

/** The last request of a call, and its response where that is there already. */
export interface LastStep extends StepSending {
  readonly request: HttpRequest
  /** The params of the call with what was kept under names of params: those of its next page. */
  readonly params: Params
  readonly answered?: { readonly call: CallState; readonly response: HttpResponse }
}

/**
 * Sends the requests of a call up to its last, and gives the last one to `finish`.
 * @throws ConnectorError as any call does, `still_running` when the time is over while the third party works; with `next` where
 * another call can go on
 */
export async function runSteps<T>(call: StepsCall, finish: (last: LastStep) => Promise<T>): Promise<T> {
  const run = new StepsRun(call)
  try {
    return await finish(await run.toLast())
  } catch (error) {
    throw await run.failed(error)
  }
}

class StepsRun {
  readonly #call: StepsCall
  readonly #steps: readonly CompiledStep[]
  /** The first request that this call sends: those before it were sent by an earlier call, whose `next` this one was given. */
  readonly #start: number
  #deadline: number
  /** The caller's params and what was kept of the responses. */
  #values: Params
  /** What was kept under names of params. */
  #resumable: Params
  /** The request that is sent. */
  #index: number
  /** The request before it, and what its response said. */
  #previous: { readonly request: HttpRequest; readonly answer: LocatorSource } | undefined

  constructor(call: StepsCall) {
    this.#call = call
    this.#steps = compileSteps(call.operation.resolved)
    this.#values = call.params
    this.#deadline = call.connection.now + call.limitMs
    const done = this.#steps.findLastIndex(({ keep }) => keep.some(([name]) => isGiven(own(call.params, name))))
    this.#start = done + 1
    this.#index = this.#start
    const names = this.#steps[done]?.keep.map(([name]) => name) ?? []
    this.#resumable = pick(call.params, names)
  }

  async toLast(): Promise<LastStep> {
    const last = this.#steps.length - 1
    for (this.#index = this.#start; this.#index < last; this.#index++) {
      const { request, options } = this.#request()
      const answered = await this.#exchange(request, options)
      this.#keep(answered.answer)
      this.#previous = { request, answer: answered.answer }
    }
    const { request, options } = this.#request()
    const params = { ...this.#call.params, ...this.#resumable }
    if (!this.#steps[last]!.until) return { request, ...options, params }
    const { call, response } = await this.#exchange(request, options)
    return { request, ...options, params, deadline: this.#deadline, answered: { call, response } }
  }

  /** The error that a call ends with: where another call can go on, with its params in `next`. */
  async failed(error: unknown): Promise<unknown> {
    const { operation, options, connection, params } = this.#call
    for (const value of Object.values(params)) discard(value, error)
    const step = this.#steps[this.#index]
    const isOfTime = options.signal?.aborted === true && isTimeLimit(options.signal.reason)
    const isCancelled = options.signal?.aborted === true && !isOfTime
    if (isCancelled && this.#index > 0 && step?.cancel && (await this.#cancel(step.cancel))) return error
    if (!(error instanceof ConnectorError)) return error
    const isLast = this.#index === this.#steps.length - 1
    const mayBeLostWrite = isLast && step?.url !== undefined && operation.resolved.effect !== 'read'
    const outcome = mayBeLostWrite ? asOutcome(error, operation) : error
    if (Object.keys(this.#resumable).length === 0 || isFinal(outcome)) return outcome
    const isLate = outcome.code === 'upstream_timeout' && (isOfTime || connection.now >= this.#deadline)
    const ending = isLate && step?.until ? this.#stillRunning(isOfTime) : outcome
    return ending.withNext({ ...params, ...this.#resumable })
  }

  /** The request of the step, and where it goes. */
  #request(): { request: HttpRequest; options: StepSending } {
    const { operation, connection, build } = this.#call
    const step = this.#steps[this.#index]!
    const { isRepeatable } = step
    const options = { isRepeatable, deadline: this.#deadline, signal: this.#call.options.signal }
    if (!step.request) return { request: build(), options }
    const built = step.request.build(this.#values, connection.base)
    if (!step.url) return { request: built, options }
    const url = this.#previous && step.url(this.#previous.answer)
    if (typeof url !== 'string' || url === '')
      throw new ConnectorError(
        'upstream_invalid_response',
        `Cannot go on with ${operation.id}: its response names no URL`,
        {
          sent: true,
        },
      )
    const what = `go on with ${operation.id}`
    const target = urlTarget(url, this.#previous!.request, what)
    const isOther = isOtherHost(target, step.hosts, connection, what)
    const request = { ...built, ...target, headers: { ...built.headers, 'user-agent': USER_AGENT } }
    return {
      request,
      options: { ...options, step: { request, isFile: false, isOtherHost: isOther, redirects: 0 } },
    }
  }

  /** Sends the request of the step until its response is there and, where the manifest says so, the third party is done. */
  async #exchange(request: HttpRequest, options: StepSending) {
    const { until, answer: reader } = this.#steps[this.#index]!
    const { connection } = this.#call
    for (let asked = 1; ; asked++) {
      const sending = { ...options, deadline: this.#deadline }
      const read = (one: HttpResponse) => reader.read(one, connection)
      const { call, response, value: answer } = await this.#call.exchange(request, sending, read)
      // The time that a file took is not the third party's.
      if (request.body instanceof BodyStream) this.#deadline = call.deadline
      if (!until || this.#isOver(until, answer, response)) return { call, response, answer }
      const waitMs = this.#waitMs(until, answer, asked)
      if (connection.now + waitMs >= this.#deadline) throw this.#stillRunning()
      await connection.clock.wait(waitMs, options.signal)
    }
  }

  /** Whether the third party is done; its progress goes to `onProgress`. @throws UpstreamError when it says that it failed */
  #isOver(until: CompiledWait, answer: LocatorSource, response: HttpResponse): boolean {
    const { options, connection } = this.#call
    const state = until.state(answer)
    options.onProgress?.(progressOf(until, state, answer))
    if (until.hasFailed(state)) throw this.#steps[this.#index]!.answer.failure(response, connection)
    return until.isDone(state)
  }

  #waitMs({ everyMs, after }: CompiledWait, answer: LocatorSource, asked: number): number {
    const { connection } = this.#call
    for (const read of after) {
      const wait = read(answer)
      const ms = typeof wait === 'string' || typeof wait === 'number' ? waitOf(wait, connection.now) : undefined
      // A time that is past says nothing: the third party would be asked without a pause.
      if (ms) return ms
    }
    return Math.max(everyMs, Math.min(LONGEST_WAIT_MS, everyMs * GROWTH ** (asked - 1)))
  }

  #keep(answer: LocatorSource): void {
    const { operation } = this.#call
    const declared = operation.resolved.params.properties as object
    for (const [name, read] of this.#steps[this.#index]!.keep) {
      const value = read(answer)
      if (!isGiven(value) || typeof value === 'object' || NO_SEGMENT.test(String(value)))
        throw new ConnectorError(
          'upstream_invalid_response',
          `Cannot go on with ${operation.id}: its response holds no ${name}`,
          { sent: true },
        )
      this.#values = { ...this.#values, [name]: value }
      if (Object.hasOwn(declared, name)) this.#resumable = { ...this.#resumable, [name]: value }
    }
  }

  /** @param isOfCaller whether the caller's signal set the time limit */
  #stillRunning(isOfCaller = false): ConnectorError {
    const { operation, limitMs } = this.#call
    const limit = isOfCaller ? "the caller's time limit" : `${limitMs / 1000} s`
    return new ConnectorError(
      'still_running',
      `Cannot finish ${operation.id} within ${limit}: the third party still works on it`,
      { hint: Object.keys(this.#resumable).length === 0 ? AGAIN : GO_ON, sent: true },
    )
  }

  /** Cancels the work at the third party. Resolves to whether it confirmed that. */
  #cancel(cancel: NonNullable<CompiledStep['cancel']>): Promise<boolean> {
    const { connection, exchange } = this.#call
    const request = cancel.build(this.#values, connection.base)
    const options = { isRepeatable: false, deadline: connection.now + CANCEL_MS }
    return exchange(request, options, ({ status }) => status < 400).then(
      ({ value }) => value,
      () => false,
    )
  }
}

/** Destroys the stream of a file that was not begun: nobody will read it. */
function discard(value: Json, reason: unknown): void {
  const { bytes } = (isObject(value) ? value : {}) as { readonly bytes?: unknown }
  if (bytes instanceof FileSource) bytes.discard(reason as Error)
}

function isGiven(value: Json | undefined): value is Json {
  return value !== undefined && value !== null && value !== ''
}

function pick(params: Params, names: readonly string[]): Params {
  return Object.fromEntries(names.flatMap((name) => (isGiven(own(params, name)) ? [[name, params[name]!]] : [])))
}

/** Whether going on makes no sense: the third party said that what was begun has failed, or does not know it. */
function isFinal(error: ConnectorError): boolean {
  return error instanceof UpstreamError && !error.retryable && error.code !== 'credentials_rejected'
}

function progressOf({ progress, of }: CompiledWait, state: Json | undefined, answer: LocatorSource): CallProgress {
  const [done, all] = [numberOf(progress?.(answer)), of ? numberOf(of(answer)) : progress && 100]
  return {
    state: typeof state === 'string' ? state : JSON.stringify(state ?? null),
    ...(done !== undefined && { done }),
    ...(done !== undefined && all !== undefined && { of: all }),
  }
}

function numberOf(value: Json | undefined): number | undefined {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}
