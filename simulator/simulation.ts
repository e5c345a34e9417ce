/** A third party that is played within this process: requests are answered without a socket, each the same in every run. */
import type { JsonObject } from '../runtime/base/json.ts'
import type { ResolvedManifest } from '../runtime/manifest/index.ts'
import { encodeBody, wholeRequest } from '../runtime/transport/index.ts'
import type { HttpRequest, HttpResponse, HttpStream, Transport, WholeRequest } from '../runtime/base/http.ts'
import { addressOf, answerTo, type VendorAnswer } from './address.ts'
import { ServedKind } from './kind.ts'
import type { Dataset } from './records/index.ts'
import { filePart, type Refusal } from './response/index.ts'

/** How much a simulated third party has. */
export interface SimulationOptions {
  /** Records of every entity, or below every parent. */
  readonly records: number
  /** Records in a page when neither the caller nor the manifest says. */
  readonly pageSize?: number
  readonly fileBytes: number
  /** By entity: how many records instead. */
  readonly recordsOf?: Readonly<Record<string, number>>
  /** Whether the requests and answers are kept in `exchanges`; true by default. */
  readonly hasHistory?: boolean
  /** When records are written, in milliseconds since 1970; the system's time by default. */
  readonly now?: () => number
  /** Whether the fields of a record agree, as an email address and a name. */
  readonly isLifelike?: boolean
}

/** One request with its answer, whole. */
export interface SimulatedExchange {
  readonly request: WholeRequest
  readonly response: HttpResponse
}

/** A transport to a third party that has made-up records and no state before its first request. */
export class Simulation implements Transport {
  /** What was sent and answered, in order. */
  readonly exchanges: SimulatedExchange[] = []
  readonly #kind: ServedKind
  readonly #fileBytes: number
  readonly #hasHistory: boolean

  constructor(manifest: ResolvedManifest, options: SimulationOptions) {
    this.#fileBytes = options.fileBytes
    this.#hasHistory = options.hasHistory ?? true
    this.#kind = new ServedKind(manifest, options)
  }

  /** Params that an operation such as `customers.get` can be called with. */
  example(id: string): JsonObject {
    return this.#kind.example(id)
  }

  /** The records of the third party. */
  get dataset(): Dataset {
    return this.#kind.dataset
  }

  /** The operation that a request is for, such as `customers.list`; undefined where no operation makes it. */
  operationOf(request: WholeRequest): string | undefined {
    const { site } = addressOf(request, [this.#kind])
    return site && this.#kind.operationOf(request, site.base)
  }

  /** The refusal of a request in the third party's own words. */
  refuse(request: WholeRequest, refusal: Refusal, message: string): HttpResponse {
    const { site } = addressOf(request, [this.#kind])
    return responseOf(
      request,
      this.#kind.refuse(request, site?.base ?? this.#kind.plain, refusal, message),
      this.#fileBytes,
    )
  }

  async send(given: HttpRequest): Promise<HttpResponse> {
    const request = await wholeRequest(given)
    const kinds = [this.#kind]
    const address = addressOf(request, kinds)
    const answer = await answerTo(request, address, kinds)
    const response = responseOf(request, answer, this.#fileBytes)
    if (this.#hasHistory) this.exchanges.push({ request, response })
    return response
  }

  async stream(request: HttpRequest): Promise<HttpStream> {
    const response = await this.send(request)
    return { ...response, body: new Blob([response.body as BlobPart]).stream() }
  }

  close(): Promise<void> {
    return Promise.resolve()
  }
}

function responseOf({ headers: { range } }: WholeRequest, answer: VendorAnswer, fileBytes: number): HttpResponse {
  if ('file' in answer) {
    const { status, headers, chunks } = filePart(answer.file, fileBytes, range)
    return { status, headers: new Headers(headers), body: Buffer.concat([...chunks]) }
  }
  const { bytes, type } = encodeBody(answer.body)
  const headers = new Headers(type === undefined ? [] : [['content-type', type]])
  for (const [name, value] of Object.entries(answer.headers ?? {})) headers.set(name, String(value))
  return { status: answer.status, headers, body: bytes }
}
