/**
 * Handlers of undici, which make a response of its events. They use undici's older methods, since the newer ones parse every header first: a
 * tenth more CPU for a small exchange.
 */
import type { OpenBody } from '../base/body-stream.ts'
import type { HttpHeaders, HttpResponse, HttpStream, ExchangeLimits } from '../base/http.ts'
import type { Deadlines, Timed } from './deadlines.ts'
import { onAbort } from '../base/waiting.ts'
import { decodeBody, decodeStream, encodingOf } from './decode.ts'
import { cancelled, closed, type ExchangeProgress, failure, invalidResponse, timedOut, tooLarge } from './failure.ts'

/** Maximum number of headers. */
const MAX_HEADERS = 500

/** Bytes of a body that wait for the reader before the connection pauses. */
const STREAM_BUFFER_BYTES = 128 * 1024

type Settle<T> = (value: T | PromiseLike<T>) => void

/** The state of all exchanges with an origin. */
export interface Origin {
  /** Host and port, for messages. */
  readonly host: string
  readonly deadlines: Deadlines
  /** The number of responses whose connections may not be free yet. */
  settling: number
}

/** The common part of collecting and streaming: the deadline, the signal and the failures. */
abstract class Handler implements ExchangeProgress, Timed {
  readonly host: string
  deadline: number
  sent = false
  answered = false
  protected readonly limits: ExchangeLimits
  protected readonly origin: Origin
  #done = false
  #abort: ((error: Error) => void) | undefined
  readonly #signal: AbortSignal | undefined
  readonly #leaveSignal: (() => void) | undefined
  #body: OpenBody | undefined

  constructor(origin: Origin, limits: ExchangeLimits, firstMs: number, signal: AbortSignal | undefined) {
    this.origin = origin
    this.host = origin.host
    this.limits = limits
    this.#signal = signal
    this.#leaveSignal = signal && onAbort(signal, () => this.stop(cancelled(this, signal)))
    this.deadline = performance.now() + firstMs
    origin.deadlines.watch(this)
  }

  /** Watches the time of a streamed body, and ends it with the exchange. */
  follow(body: OpenBody): OpenBody {
    this.#body = body
    // Waiting for the file does not count as time, except while the transport closes.
    body.watch = {
      onAsked: () => this.#expectWithin(this.origin.deadlines.restMs),
      onGiven: () => this.#expectWithin(this.limits.headersMs),
      onEnd: () => this.begin(),
    }
    return body
  }

  /** Starts the time for the response, after the request. */
  protected begin(): void {
    this.#expectWithin(this.limits.headersMs)
  }

  /** Whether the upload of the request continues. */
  protected get isUploading(): boolean {
    return this.#body !== undefined && !this.#body.isEnded
  }

  #expectWithin(ms: number): void {
    if (this.answered || this.#done) return
    this.deadline = performance.now() + ms
    this.origin.deadlines.expectAt(this.deadline)
  }

  abstract expire(): void
  protected abstract complete(): void
  protected abstract fail(error: Error): void

  /** Ends the exchange early and destroys its connection, so that a late response reaches no other exchange. */
  protected stop(error: Error): void {
    if (this.#done) return
    if (this.#abort) this.#abort(error)
    else this.onError(error)
  }

  protected settle(): boolean {
    if (this.#done) return false
    this.#done = true
    this.origin.deadlines.forget(this)
    this.#leaveSignal?.()
    // A response may come before the body has ended.
    this.#body?.cancel(cancelled(this, this.#signal))
    return true
  }

  /** Called with a connection, before the request is written. Throwing removes a request that ended while it waited. */
  onConnect(abort: (error?: Error) => void): void {
    if (this.#done) throw cancelled(this, this.#signal)
    this.#abort = abort
    this.sent = true
  }

  /** Called after the whole response. */
  onComplete(): void {
    this.origin.settling++
    this.complete()
  }

  protected start(raw: Buffer[]): HttpHeaders {
    this.answered = true
    if (raw.length > 2 * MAX_HEADERS) throw invalidResponse(this.host, `it has more than ${MAX_HEADERS} headers`)
    return new RawHeaders(raw)
  }

  onError(error: Error): void {
    if (this.settle()) this.fail(failure(error, this))
  }
}

/** Collects a whole response. */
export class Collector extends Handler {
  #begun = performance.now()
  #status = 0
  #headers: HttpHeaders | undefined
  #size = 0
  #first: Buffer | undefined
  #more: Buffer[] | undefined
  readonly #resolve: Settle<HttpResponse>
  protected readonly fail: (error: Error) => void

  constructor(
    origin: Origin,
    limits: ExchangeLimits,
    signal: AbortSignal | undefined,
    resolve: Settle<HttpResponse>,
    reject: (error: Error) => void,
  ) {
    super(origin, limits, Math.min(limits.headersMs, limits.bodyMs), signal)
    this.#resolve = resolve
    this.fail = reject
  }

  protected override begin(): void {
    this.#begun = performance.now()
    super.begin()
  }

  expire(): void {
    const { headersMs, bodyMs } = this.limits
    this.stop(timedOut(this, this.answered ? bodyMs : Math.min(headersMs, bodyMs)))
  }

  onHeaders(status: number, raw: Buffer[]): boolean {
    if (status >= 200) {
      if (this.isUploading) this.#begun = performance.now()
      this.#headers = this.start(raw)
      this.#status = status
      this.deadline = this.#begun + this.limits.bodyMs
    }
    return true
  }

  onData(chunk: Buffer): boolean {
    this.#size += chunk.length
    if (this.#size > this.limits.maxBytes) throw tooLarge(this.host, this.limits.maxBytes)
    if (this.#first === undefined) this.#first = chunk
    else if (this.#more === undefined) this.#more = [this.#first, chunk]
    else this.#more.push(chunk)
    return true
  }

  protected complete(): void {
    const { limits, host } = this
    const headers = this.#headers!
    const body = this.#more ? Buffer.concat(this.#more, this.#size) : (this.#first ?? EMPTY)
    const encoding = encodingOf(headers, host)
    const decoded = encoding ? decodeBody(body, encoding, limits.maxBytes, host) : body
    if (!this.settle()) return
    const status = this.#status
    if (decoded instanceof Promise) this.#resolve(decoded.then((whole) => ({ status, headers, body: whole })))
    else this.#resolve({ status, headers, body: decoded })
  }
}

const EMPTY = new Uint8Array(0)

/** Streams a response's body, with backpressure. */
export class Streamer extends Handler {
  #size = 0
  #isPaused = false
  #resume: () => void = () => {}
  #reader: ReadableStreamDefaultController<Uint8Array> | undefined
  readonly #resolve: Settle<HttpStream>
  readonly #reject: (error: Error) => void

  constructor(
    origin: Origin,
    limits: ExchangeLimits,
    signal: AbortSignal | undefined,
    resolve: Settle<HttpStream>,
    reject: (error: Error) => void,
  ) {
    super(origin, limits, limits.headersMs, signal)
    this.#resolve = resolve
    this.#reject = reject
  }

  expire(): void {
    if (this.#isPaused) return this.stop(closed(this))
    this.stop(timedOut(this, this.answered ? this.limits.bodyMs : this.limits.headersMs))
  }

  protected fail(error: Error): void {
    if (this.#reader) this.#reader.error(error)
    else this.#reject(error)
  }

  onHeaders(status: number, raw: Buffer[], resume: () => void): boolean {
    if (status < 200) return true
    const headers = this.start(raw)
    const encoding = encodingOf(headers, this.host)
    this.#resume = resume
    this.#restart()
    const plain = this.#open()
    const body = encoding ? decodeStream(plain, encoding, this.limits.maxBytes, this.host) : plain
    this.#resolve({ status, headers, body })
    return true
  }

  #open(): ReadableStream<Uint8Array> {
    return new ReadableStream<Uint8Array>(
      {
        start: (reader) => {
          this.#reader = reader
        },
        pull: () => {
          if (!this.#isPaused) return
          this.#isPaused = false
          this.#restart()
          this.#resume()
        },
        cancel: () => this.stop(cancelled(this)),
      },
      { highWaterMark: STREAM_BUFFER_BYTES, size: (chunk) => chunk.byteLength },
    )
  }

  onData(chunk: Buffer): boolean {
    this.#size += chunk.length
    if (this.#size > this.limits.maxBytes) throw tooLarge(this.host, this.limits.maxBytes)
    this.#reader!.enqueue(chunk)
    this.#isPaused = this.#reader!.desiredSize! <= 0
    // Waiting for the reader does not count as time, except while the transport closes. `pull` restarts it.
    this.deadline = performance.now() + (this.#isPaused ? this.origin.deadlines.restMs : this.limits.bodyMs)
    if (this.#isPaused) this.origin.deadlines.expectAt(this.deadline)
    return !this.#isPaused
  }

  #restart(): void {
    this.deadline = performance.now() + this.limits.bodyMs
    this.origin.deadlines.expectAt(this.deadline)
  }

  protected complete(): void {
    if (this.settle()) this.#reader!.close()
  }
}

/** Bit by which letters of ASCII differ from their capitals. */
const CASE_BIT = 0x20

/** Raw headers, alternately names and values, which are read on demand. */
class RawHeaders implements HttpHeaders {
  readonly #raw: readonly Buffer[]

  constructor(raw: readonly Buffer[]) {
    this.#raw = raw
  }

  get(name: string): string | null {
    const raw = this.#raw
    const wanted = name.toLowerCase()
    const { length } = wanted
    // The last letter tells most names of a length apart, without a text of each.
    const last = wanted.charCodeAt(length - 1) | CASE_BIT
    let value: string | null = null
    for (let at = 0; at < raw.length; at += 2) {
      const key = raw[at]!
      if (key.length !== length || (key[length - 1]! | CASE_BIT) !== last || lowerCase(key) !== wanted) continue
      const text = raw[at + 1]!.toString('latin1')
      value = value === null ? text : `${value}, ${text}`
    }
    return value
  }

  entries(): Iterable<[string, string]> {
    const found = new Map<string, string>()
    const raw = this.#raw
    for (let at = 0; at < raw.length; at += 2) {
      const [key, value] = [raw[at], raw[at + 1]]
      if (!key || !value) continue
      const name = lowerCase(key)
      const text = value.toString('latin1')
      const before = found.get(name)
      found.set(name, before === undefined ? text : `${before}, ${text}`)
    }
    return found
  }
}

function lowerCase(name: Buffer): string {
  return name.toString('latin1').toLowerCase()
}
