/** Records the requests and responses of a running call. */
import { ConnectorError, type HttpRequest, type HttpResponse, type WholeRequest } from 'plugboard/runtime'
import type { CapturedStep } from './captured.ts'

/** The most requests of one call that are kept: a call of many pages is no better understood by more. */
const MOST_STEPS = 20

/** One request, with its answer as far as it came. */
export interface PassedStep {
  readonly step: CapturedStep
  readonly request: WholeRequest
  /** Undefined if there was none, and for a file, whose bytes are not kept. */
  readonly response: HttpResponse | undefined
}

/** A recorded call and its params. */
export interface RecordedCall {
  readonly organizationId: string
  readonly connectorId: string
  readonly requestId: string
  /** Params of the caller, or the caller's own request. */
  readonly asked: unknown
}

/** The requests of one call. */
export class CallRecording {
  readonly call: RecordedCall
  readonly passed: PassedStep[] = []
  /** The number of requests, kept or not. */
  requests = 0
  readonly #began = performance.now()

  constructor(call: RecordedCall) {
    this.call = call
  }

  /** Sends a request and keeps what passes. @param wholeOf the response as far as it is kept */
  async pass<T extends { readonly status: number }>(
    request: HttpRequest,
    send: () => Promise<T>,
    wholeOf: (response: T) => HttpResponse | undefined,
  ): Promise<T> {
    const began = performance.now()
    this.requests++
    try {
      const response = await send()
      this.#keep(request, wholeOf(response), { began, status: response.status, failure: null })
      return response
    } catch (error) {
      const failure = error instanceof ConnectorError ? error.code : 'internal'
      this.#keep(request, undefined, { began, status: null, failure })
      throw error
    }
  }

  #keep(
    { body, ...request }: HttpRequest,
    response: HttpResponse | undefined,
    { began, status, failure }: { readonly began: number } & Pick<CapturedStep, 'status' | 'failure'>,
  ): void {
    if (this.passed.length === MOST_STEPS) return
    const now = performance.now()
    const step = {
      method: request.method,
      status,
      failure,
      began_ms: Math.round(began - this.#began),
      duration_ms: Math.round(now - began),
    }
    // What is read while it is sent is gone by now.
    const whole = typeof body === 'string' || body instanceof Uint8Array ? { ...request, body } : request
    this.passed.push({ step, request: whole, response })
  }
}
