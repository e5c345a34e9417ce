/** A third party that a description plays: requests are held against it, and answers are made from it. */
import {
  type HttpRequest,
  type HttpResponse,
  type HttpStream,
  type Json,
  type Transport,
  type WholeRequest,
  wholeRequest,
} from 'plugboard/runtime'
import { namedPath, operationFinder, pathOf } from '../compare/match.ts'
import type { ApiDescription, ApiOperation } from '../description/model.ts'
import { judgeRequest, type ApiRefusal, type Sender, UNDESCRIBED } from './judge.ts'
import { type Fullness, valueOf } from './values.ts'

/** A request with what the vendor said of it. */
export interface Judged {
  readonly request: WholeRequest
  /** The vendor's operation; undefined where it has none at that path. */
  readonly operation?: ApiOperation | undefined
  readonly refusals: readonly ApiRefusal[]
}

/** How a vendor is played. */
export interface VendorOptions extends Sender {
  /** Whether a request that the vendor would refuse is refused. */
  readonly isStrict?: boolean
  /** Called for each request that is answered. @param status of the response */
  readonly onAnswer?: (judged: Judged, status: number) => void
}

/** The names of headers and query parameters that a description's credentials stand in, in lower case. */
export function credentialNames({ schemes }: ApiDescription): Set<string> {
  const keys = Object.values(schemes).flatMap((scheme) => (scheme.kind === 'key' ? [scheme.name.toLowerCase()] : []))
  return new Set(['authorization', ...keys])
}

/** Plays a vendor in the process. Every request is judged; a refused one is answered 400 where it is strict. */
export class DescribedVendor implements Transport {
  /** How full answers are. */
  fullness: Fullness = 'full'
  /** The paths of the operation that calls, with the names of their params: several of the vendor's may take the same text. */
  paths: readonly string[] = []
  readonly #find: ReturnType<typeof operationFinder>
  readonly #options: VendorOptions

  constructor({ operations, servers }: ApiDescription, options: VendorOptions) {
    this.#find = operationFinder(operations, servers)
    this.#options = options
  }

  /** What the vendor says of a request, without an answer. */
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
