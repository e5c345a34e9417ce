/** What passes between a call and its third party, while the call runs. */
import { ConnectorError, type HttpRequest, type HttpResponse, type WholeRequest } from 'plugboard/runtime'
import type { CapturedStep } from './captured.ts'

/** The most requests of one call that are kept: a call of many pages is no better understood by more. */
const MOST_STEPS = 20

/** One request, with its answer as far as it came. */
export interface PassedStep {
  readonly step: CapturedStep
  readonly request: WholeRequest
  /** Undefined when none came, and of a file, whose bytes nobody keeps. */
  readonly response: HttpResponse | undefined
}

/** Whose call is recorded, and what it was asked for. */
export interface RecordedCall {
  readonly organizationId: string
  readonly connectorId: string
  readonly requestId: string
  /** What the caller asked for: params, or a request of its own. */
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
