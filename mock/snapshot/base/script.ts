/** The clock of snapshots, and a transport with scripted responses. */
import type { Json } from 'plugboard/author'
import { encodeBody } from 'plugboard/internal'
import {
  type Clock,
  ConnectorError,
  type ExchangeLimits,
  type HttpRequest,
  type HttpResponse,
  type Transport,
} from 'plugboard/runtime'

/** The time of a snapshot, in milliseconds since 1970. */
export const NOW: number = Date.parse('2026-11-20T09:00:10.000Z')

/** The clock of a call: it only advances by waits, which end immediately. */
export class CallClock implements Clock {
  #now = NOW

  now(): number {
    return this.#now
  }

  random(): number {
    return 0
  }

  wait(ms: number): Promise<void> {
    this.#now += ms
    return Promise.resolve()
  }
}

/** A vendor's response as plain values. */
export interface GivenResponse {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Json
}

/** Returns the response of plain values. */
export function scriptedResponse({ status = 200, headers = {}, body }: GivenResponse): HttpResponse {
  const { bytes, type } = encodeBody(body)
  const made = new Headers(headers)
  if (type !== undefined && !made.has('content-type')) made.set('content-type', type)
  return { status, headers: made, body: bytes }
}

/** A transport that responds from a list in order, and records requests. */
export class ScriptedTransport implements Transport {
  readonly requests: HttpRequest[] = []
  readonly #responses: readonly GivenResponse[]
  readonly #others: Transport | undefined
  #next = 0

  /** @param others answers the requests behind the last response */
  constructor(responses: readonly GivenResponse[], others?: Transport) {
    this.#responses = responses
    this.#others = others
  }

  send(request: HttpRequest, limits: ExchangeLimits, signal?: AbortSignal): Promise<HttpResponse> {
    this.requests.push(request)
    const response = this.#responses[this.#next++]
    if (response) return Promise.resolve(scriptedResponse(response))
    if (this.#others) return this.#others.send(request, limits, signal)
    return Promise.reject(new ConnectorError('cancelled', 'There is no further answer'))
  }

  stream(request: HttpRequest): Promise<never> {
    this.requests.push(request)
    return Promise.reject(new ConnectorError('cancelled', 'There is no file'))
  }

  close(): Promise<void> {
    return Promise.resolve()
  }
}
