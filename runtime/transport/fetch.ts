/** A transport over `fetch`: for edge runtimes, and for interceptors of tests. */
import { BodyStream, type OpenBody } from '../base/body-stream.ts'
import { joinBytes } from '../base/bytes.ts'
import { ConnectorError } from '../base/errors.ts'
import type { HttpRequest, HttpResponse, HttpStream, ExchangeLimits, Transport } from '../base/http.ts'
import { checkSignal } from '../base/options.ts'
import { onAbort } from '../base/waiting.ts'
import { cancelled, failure, invalidResponse, timedOut, tooLarge } from './failure.ts'

/**
 * A transport over `fetch`, with the limits and errors of every transport. The runtime looks up hosts, shares connections and decompresses.
 * Use `undiciTransport` if one process has calls of several customers, or if requests could reach a private network.
 */
export function fetchTransport(fetch: typeof globalThis.fetch): Transport {
  return {
    send: async (request, limits, signal) => collect(new Exchange(request, limits, signal), fetch),
    stream: async (request, limits, signal) => open(new Exchange(request, limits, signal), fetch),
    close: async () => {},
  }
}

/** An exchange, with its progress and the ways to end it early. */
class Exchange {
  readonly request: HttpRequest
  readonly limits: ExchangeLimits
  readonly host: string
  sent = false
  answered = false
  readonly #controller = new AbortController()
  readonly #signal: AbortSignal | undefined
  readonly #leaveSignal: (() => void) | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #stopped: ConnectorError | undefined
  #body: OpenBody | undefined
  begun = performance.now()

  constructor(request: HttpRequest, limits: ExchangeLimits, signal: AbortSignal | undefined) {
    this.request = request
    this.limits = limits
    this.host = new URL(request.origin).host
    checkSignal(signal, 'send the request')
    this.#signal = signal
    this.#leaveSignal = signal && onAbort(signal, () => this.stop(cancelled(this, signal)))
  }

  /** Restarts the timer: without another call within `ms`, the exchange ends. */
  expectWithin(ms: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.stop(timedOut(this, ms)), ms)
  }

  /** Stops the timer. */
  rest(): void {
    clearTimeout(this.#timer)
  }

  /** Ends the exchange early. */
  stop(error: ConnectorError): void {
    this.#stopped ??= error
    this.#body?.cancel(error)
    this.#controller.abort(error)
  }

  /** Ends the exchange, whether it succeeded or not. */
  end(): void {
    clearTimeout(this.#timer)
    this.#leaveSignal?.()
    // A response may come before the body has ended.
    this.#body?.cancel(cancelled(this, this.#signal))
  }

  /** The error of the exchange: the reason of an early end, else that of `fetch`. */
  failure(error: unknown): ConnectorError {
    this.end()
    return this.#stopped ?? failure(error, this)
  }

  async answer(fetch: typeof globalThis.fetch, encoding: string): Promise<Response> {
    if (this.#signal?.aborted) throw cancelled(this, this.#signal)
    const { origin, path, method, body } = this.request
    const init = {
      method,
      redirect: 'manual',
      headers: this.#headers(encoding),
      signal: this.#controller.signal,
    } as const
    this.sent = true
    const sent = body instanceof BodyStream ? { body: this.#follow(body), duplex: 'half' } : { body: body as BodyInit }
    const response = await fetch(origin + path, body === undefined ? init : { ...init, ...sent })
    this.answered = true
    if (this.#body && !this.#body.isEnded) this.begun = performance.now()
    if (response.type === 'opaqueredirect') throw invalidResponse(this.host, 'this JavaScript runtime hides redirects')
    const layers = (response.headers.get('content-encoding') ?? '').split(',').length
    if (layers > 1) throw invalidResponse(this.host, `its body is encoded ${layers} times`)
    return response
  }

  /** The stream of a body. Only pauses of the upload count as time. */
  #follow(stream: BodyStream): ReadableStream<Uint8Array> {
    const body = stream.open()
    const headersMs = Math.min(this.limits.headersMs, this.limits.bodyMs)
    this.#body = body
    body.watch = {
      onAsked: () => this.answered || this.rest(),
      onGiven: () => this.answered || this.expectWithin(headersMs),
      onEnd: () => {
        this.begun = performance.now()
        if (!this.answered) this.expectWithin(headersMs)
      },
    }
    return new ReadableStream<Uint8Array>(
      {
        pull: async (controller) => {
          try {
            const { value } = await body.next()
            if (value) controller.enqueue(value)
            else controller.close()
          } catch (error) {
            this.stop(failure(error, this))
            controller.error(error)
          }
        },
        cancel: () => body.cancel(cancelled(this, this.#signal)),
      },
      { highWaterMark: 0 },
    )
  }

  #headers(encoding: string): Headers {
    try {
      const headers = new Headers(this.request.headers)
      if (!headers.has('accept-encoding')) headers.set('accept-encoding', encoding)
      return headers
    } catch {
      throw new ConnectorError('internal', `Cannot send a request to ${this.host}: a header is not valid HTTP`, {
        sent: false,
      })
    }
  }
}

async function collect(exchange: Exchange, fetch: typeof globalThis.fetch): Promise<HttpResponse> {
  const { headersMs, bodyMs } = exchange.limits
  try {
    exchange.expectWithin(Math.min(headersMs, bodyMs))
    const response = await exchange.answer(fetch, 'gzip')
    exchange.expectWithin(Math.max(0, bodyMs - (performance.now() - exchange.begun)))
    const chunks: Uint8Array[] = []
    for await (const chunk of boundedChunks(response, exchange)) chunks.push(chunk)
    exchange.end()
    return { status: response.status, headers: response.headers, body: joined(chunks) }
  } catch (error) {
    throw exchange.failure(error)
  }
}

async function open(exchange: Exchange, fetch: typeof globalThis.fetch): Promise<HttpStream> {
  try {
    exchange.expectWithin(exchange.limits.headersMs)
    // Only a plain body has a length that shows whether it is complete.
    const response = await exchange.answer(fetch, 'identity')
    exchange.rest()
    return { status: response.status, headers: response.headers, body: streamOf(response, exchange) }
  } catch (error) {
    throw exchange.failure(error)
  }
}

function streamOf(response: Response, exchange: Exchange): ReadableStream<Uint8Array> {
  const chunks = boundedChunks(response, exchange)
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        exchange.expectWithin(exchange.limits.bodyMs)
        const { value, done } = await chunks.next()
        exchange.rest()
        if (value !== undefined) return controller.enqueue(value)
        if (done) exchange.end()
        controller.close()
      } catch (error) {
        controller.error(exchange.failure(error))
      }
    },
    cancel() {
      exchange.stop(cancelled(exchange))
      exchange.end()
    },
  })
}

async function* boundedChunks({ body }: Response, exchange: Exchange): AsyncGenerator<Uint8Array, void> {
  if (body === null) return
  const { maxBytes } = exchange.limits
  const reader = body.getReader()
  let size = 0
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.byteLength
    if (size > maxBytes) {
      const error = tooLarge(exchange.host, maxBytes)
      exchange.stop(error)
      throw error
    }
    yield next.value
  }
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const [first] = chunks
  if (chunks.length === 1 && first !== undefined) return first
  return joinBytes(chunks)
}
