/** A third party that is played within this process: requests are answered without a socket, each the same in every run. */
import type { JsonObject, ResolvedManifest, WholeRequest } from 'plugboard/author'
import {
  encodeBody,
  type HttpRequest,
  type HttpResponse,
  type HttpStream,
  type Transport,
  wholeRequest,
} from 'plugboard/runtime'
import { addressOf, answerTo, type VendorAnswer } from './address.ts'
import { ServedKind } from './kind.ts'
import { filePart } from './response/index.ts'

/** How much a simulated third party has. */
export interface SimulationOptions {
  /** Records of every entity, or below every parent. */
  readonly records: number
  /** Records in a page when neither the caller nor the manifest says. */
  readonly pageSize: number
  readonly fileBytes: number
  /** When records are written, in milliseconds since 1970; the system's time by default. */
  readonly now?: () => number
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

  constructor(manifest: ResolvedManifest, options: SimulationOptions) {
    this.#fileBytes = options.fileBytes
    this.#kind = new ServedKind(manifest, { ...options, fixtures: () => Promise.resolve([]) })
  }

  /** Params that an operation such as `customers.get` can be called with. */
  example(id: string): JsonObject {
    return this.#kind.example(id)
  }

  async send(given: HttpRequest): Promise<HttpResponse> {
    const request = await wholeRequest(given)
    const kinds = [this.#kind]
    const answer = await answerTo(request, addressOf(request, kinds), kinds)
    const response = responseOf(request, answer, this.#fileBytes)
    this.exchanges.push({ request, response })
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
