/** A vendor simulated within this process, without a socket. Each run has the same responses. */
import type { JsonObject } from '../runtime/base/json.ts'
import type { ResolvedManifest } from '../runtime/manifest/index.ts'
import { exchangeResponse, streamOf, wholeRequest } from '../runtime/transport/index.ts'
import type { HttpRequest, HttpResponse, HttpStream, Transport, WholeRequest } from '../runtime/base/http.ts'
import { addressOf, answerTo } from './address.ts'
import { type KindOptions, ServedKind } from './kind.ts'
import type { Dataset } from './records/index.ts'
import { filePart, type Refusal } from './response/index.ts'

/** Options of a simulation. */
export interface SimulationOptions extends Pick<
  KindOptions,
  'records' | 'recordsOf' | 'fileBytes' | 'pageSize' | 'now' | 'ownFields' | 'headers'
> {
  /** Whether `exchanges` keeps the requests and responses; true by default. */
  readonly hasHistory?: boolean
}

/** A request with its response. */
export interface SimulatedExchange {
  readonly request: WholeRequest
  readonly response: HttpResponse
}

/** A transport to a simulated vendor with made-up records. */
export class Simulation implements Transport {
  /** The exchanges so far, in order. */
  readonly exchanges: SimulatedExchange[] = []
  readonly #kind: ServedKind
  readonly #fileBytes: number
  readonly #hasHistory: boolean

  constructor(manifest: ResolvedManifest, options: SimulationOptions) {
    this.#fileBytes = options.fileBytes
    this.#hasHistory = options.hasHistory ?? true
    this.#kind = new ServedKind(manifest, options)
  }

  /** Params of a call of an operation such as `customers.get`. */
  example(id: string): JsonObject {
    return this.#kind.example(id)
  }

  /** The records of the vendor. */
  get dataset(): Dataset {
    return this.#kind.dataset
  }

  /** The operation of a request, such as `customers.list`; undefined for a request of no operation. */
  operationOf(request: WholeRequest): string | undefined {
    const { site } = addressOf(request, [this.#kind])
    return site && this.#kind.operationOf(request, site.base)
  }

  /** Refuses a request in the vendor's form. */
  refuse(request: WholeRequest, refusal: Refusal, message: string): HttpResponse {
    const { site } = addressOf(request, [this.#kind])
    const refused = this.#kind.refuse(request, site?.base ?? this.#kind.plain, refusal, message)
    return exchangeResponse(refused)
  }

  async send(given: HttpRequest): Promise<HttpResponse> {
    const request = await wholeRequest(given)
    const kinds = [this.#kind]
    const address = addressOf(request, kinds)
    const answer = await answerTo(request, address, kinds)
    const response = 'file' in answer ? fileResponse(answer.file, this.#fileBytes, request) : exchangeResponse(answer)
    if (this.#hasHistory) this.exchanges.push({ request, response })
    return response
  }

  async stream(request: HttpRequest): Promise<HttpStream> {
    return streamOf(await this.send(request))
  }

  close(): Promise<void> {
    return Promise.resolve()
  }
}

function fileResponse(name: string, bytes: number, request: WholeRequest): HttpResponse {
  const { status, headers, chunks } = filePart(name, bytes, request.headers.range)
  return { status, headers: new Headers(headers), body: Buffer.concat([...chunks]) }
}
