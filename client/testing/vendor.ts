/** The vendor of a fake connector: responds from given records, keeps the requests, and fails on request. */
import { ConnectorError } from '../../runtime/base/errors.ts'
import type { HttpRequest, HttpResponse, HttpStream, Transport, WholeRequest } from '../../runtime/base/http.ts'
import { defined, type Json, tryParseJson } from '../../runtime/base/json.ts'
import { exchangeResponse, streamOf, wholeRequest } from '../../runtime/transport/index.ts'
import type { Simulation } from '../../simulator/index.ts'

/**
 * A failure of a call. The vendor refuses it in its own form as `rate_limited` (429, with a wait of a second), `server_error` (500) or
 * `expired_token` (401). With `timeout` it responds too late, and with `dropped` it breaks the connection.
 */
export type NamedFailure = 'rate_limited' | 'server_error' | 'expired_token' | 'timeout' | 'dropped'

/** A response of your own. */
export interface FailureResponse {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  /** JSON, or text. */
  readonly body?: Json
}

/** A failure that a test plans. */
export type PlannedFailure = NamedFailure | FailureResponse

/** A request of a fake connector. */
export interface FakeRequest {
  /** The operation, such as `customers.list`; absent for requests for tokens and of no operation. */
  readonly operation?: string
  readonly method: string
  readonly url: string
  /** Names in lower case. Credentials are stand-ins. */
  readonly headers: Readonly<Record<string, string>>
  /** JSON as a value, anything else as text. */
  readonly body?: unknown
  /** Absent where the connection failed. */
  readonly status?: number
}

const REFUSALS = { rate_limited: 'rate_limited', server_error: 'unavailable', expired_token: 'unauthorized' } as const
const MESSAGE = 'The test asks for this failure.'

interface Planned {
  readonly operation: string
  readonly failure: PlannedFailure
  left: number
}

/** A transport to a simulated vendor. */
export class FakeVendor implements Transport {
  readonly requests: FakeRequest[] = []
  readonly #simulation: Simulation
  readonly #planned: Planned[] = []

  constructor(simulation: Simulation) {
    this.#simulation = simulation
  }

  /** Makes the next calls of an operation fail. @param operation as in `customers.list`; `*` for any */
  plan(operation: string, failure: PlannedFailure, times: number): void {
    this.#planned.push({ operation, failure, left: times })
  }

  async send(given: HttpRequest): Promise<HttpResponse> {
    const request = await wholeRequest(given)
    const operation = this.#simulation.operationOf(request)
    const sent = defined({ operation, ...shownRequest(request) })
    const index = this.requests.push(sent) - 1
    const failure = operation === undefined ? undefined : this.#failureOf(operation)
    const response = failure === undefined ? await this.#simulation.send(request) : this.#failed(request, failure)
    this.requests[index] = { ...sent, status: response.status }
    return response
  }

  async stream(request: HttpRequest): Promise<HttpStream> {
    return streamOf(await this.send(request))
  }

  close(): Promise<void> {
    return Promise.resolve()
  }

  #failureOf(operation: string): PlannedFailure | undefined {
    const planned = this.#planned.find((one) => one.left > 0 && (one.operation === '*' || one.operation === operation))
    if (planned) planned.left -= 1
    return planned?.failure
  }

  #failed(request: WholeRequest, failure: PlannedFailure): HttpResponse {
    const { host } = new URL(request.origin)
    if (failure === 'timeout')
      throw new ConnectorError('upstream_timeout', `Cannot get a response from ${host}: ${MESSAGE}`, { sent: true })
    if (failure === 'dropped')
      throw new ConnectorError('upstream_unreachable', `Cannot reach ${host}: the connection broke. ${MESSAGE}`, {
        sent: true,
      })
    if (typeof failure === 'string') return this.#simulation.refuse(request, REFUSALS[failure], MESSAGE)
    return exchangeResponse(failure)
  }
}

function shownRequest({ method, origin, path, headers, body }: WholeRequest): FakeRequest {
  const text = body === undefined ? undefined : Buffer.from(body).toString()
  return defined({
    method,
    url: origin + path,
    headers,
    body: text === undefined ? undefined : (tryParseJson(text) ?? text),
  })
}
