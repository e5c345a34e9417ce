/** Simulates a third party by its description: judges requests and generates responses. */
import { wholeRequest } from 'plugboard/internal'
import {
  type HttpRequest,
  type HttpResponse,
  type HttpStream,
  type Json,
  type Transport,
  type WholeRequest,
} from 'plugboard/runtime'
import { namedPath, operationFinder, pathOf } from '../compare/match.ts'
import type { ApiDescription, ApiOperation } from '../description/model.ts'
import { judgeRequest, type ApiRefusal, type Sender, UNDESCRIBED } from './judge.ts'
import { type Fullness, valueOf } from './values.ts'

/** A request with its judgment. */
export interface Judged {
  readonly request: WholeRequest
  /** The vendor's operation; undefined if it has none at that path. */
  readonly operation?: ApiOperation | undefined
  readonly refusals: readonly ApiRefusal[]
}

/** Options of `DescribedVendor`. */
export interface VendorOptions extends Sender {
  /** Whether to refuse a request that the vendor would refuse. */
  readonly isStrict?: boolean
  /** Called with each response. @param status of the response */
  readonly onAnswer?: (judged: Judged, status: number) => void
}

/** Names of headers and query params with a description's credentials, in lower case. */
export function credentialNames({ schemes }: ApiDescription): Set<string> {
  const keys = Object.values(schemes).flatMap((scheme) => (scheme.kind === 'key' ? [scheme.name.toLowerCase()] : []))
  return new Set(['authorization', ...keys])
}

/** Simulates a vendor in the process. Judges every request; if strict, responds 400 to a refused one. */
export class DescribedVendor implements Transport {
  /** The completeness of responses. */
  fullness: Fullness = 'full'
  /** The path templates of the calling operation. They select among the vendor's paths that match the same text. */
  paths: readonly string[] = []
  readonly #find: ReturnType<typeof operationFinder>
  readonly #options: VendorOptions

  constructor({ operations, servers }: ApiDescription, options: VendorOptions) {
    this.#find = operationFinder(operations, servers)
    this.#options = options
  }

  /** Judges a request without a response. */
  judge(request: WholeRequest): Judged {
    const [path = ''] = request.path.split('?')
    const base = this.#options.bases.find((one) => one !== '' && path.startsWith(`${one}/`)) ?? ''
    const match = this.#find(request.method, base, namedPath(pathOf(decodeURI(path)).slice(base.length), this.paths))
    if ('operation' in match)
      return { request, operation: match.operation, refusals: judgeRequest(request, match.operation, this.#options) }
    const fault = 'methods' in match ? `has ${match.methods.join(', ')} alone` : UNDESCRIBED
    return { request, refusals: [{ at: `${request.method} ${path}`, fault, reason: 'operation' }] }
  }

  async send(asked: HttpRequest): Promise<HttpResponse> {
    const request = await wholeRequest(asked)
    const judged = this.judge(request)
    const { operation, refusals } = judged
    const isRefused = this.#options.isStrict === true && refusals.length > 0
    const response = !operation || isRefused ? refused(judged) : answerOf(operation, this.fullness)
    this.#options.onAnswer?.(judged, response.status)
    return response
  }

  async stream(request: HttpRequest): Promise<HttpStream> {
    const response = await this.send(request)
    return { ...response, body: new Blob([response.body as BlobPart]).stream() }
  }

  async close(): Promise<void> {}
}

function refused({ operation, refusals }: Judged): HttpResponse {
  const errors = refusals.map(({ at, fault }) => ({ at, message: `${at} ${fault}` }))
  return responseOf(operation ? 400 : 404, { errors })
}

function answerOf({ answer }: ApiOperation, fullness: Fullness): HttpResponse {
  const status = /^\d{3}$/.test(answer?.status ?? '') ? Number(answer?.status) : 200
  if (!answer?.shape) return { status: status === 200 ? 204 : status, headers: new Headers(), body: new Uint8Array() }
  return responseOf(status, valueOf(answer.shape, fullness))
}

function responseOf(status: number, value: Json): HttpResponse {
  const body = new TextEncoder().encode(JSON.stringify(value))
  return { status, headers: new Headers({ 'content-type': 'application/json' }), body }
}
