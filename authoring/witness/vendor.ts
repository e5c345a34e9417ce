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
import { operationFinder, pathOf } from '../compare/match.ts'
import type { ApiDescription, ApiOperation } from '../openapi/model.ts'
import { refusalsOf, type ApiRefusal, type Sender, UNDESCRIBED } from './judge.ts'
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
}

/** The names of headers and query parameters that a description's credentials stand in, in lower case. */
export function credentialNames({ schemes }: ApiDescription): Set<string> {
  const keys = Object.values(schemes).flatMap((scheme) => (scheme.kind === 'key' ? [scheme.name.toLowerCase()] : []))
  return new Set(['authorization', ...keys])
}

/** Plays a vendor in the process. Every request is judged; a refused one is answered 400 where it is strict. */
export class DescribedVendor implements Transport {
  /** What was asked, in its order. */
  readonly judged: Judged[] = []
  /** How full answers are. */
  fullness: Fullness = 'full'
  readonly #find: ReturnType<typeof operationFinder>
  readonly #sender: Sender
  readonly #isStrict: boolean

  constructor({ operations, servers }: ApiDescription, { isStrict = false, ...sender }: VendorOptions) {
    this.#find = operationFinder(operations, servers)
    this.#sender = sender
    this.#isStrict = isStrict
  }

  async send(asked: HttpRequest): Promise<HttpResponse> {
    const request = await wholeRequest(asked)
    const judged = this.#refusalsOf(request)
    this.judged.push(judged)
    if (!judged.operation || (this.#isStrict && judged.refusals.length > 0)) return refused(judged)
    return answerOf(judged.operation, this.fullness)
  }

  async stream(request: HttpRequest): Promise<HttpStream> {
    const response = await this.send(request)
    const { body } = response
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        if (body.length > 0) controller.enqueue(body)
        controller.close()
      },
    })
    return { ...response, body: stream }
  }

  async close(): Promise<void> {}

  #refusalsOf(request: WholeRequest): Judged {
    const [path = ''] = request.path.split('?')
    const base = this.#sender.bases.find((one) => one !== '' && path.startsWith(`${one}/`)) ?? ''
    const match = this.#find(request.method, base, pathOf(decodeURI(path)).slice(base.length))
    if ('operation' in match)
      return { request, operation: match.operation, refusals: refusalsOf(request, match.operation, this.#sender) }
    const fault = 'methods' in match ? `has ${match.methods.join(', ')} alone` : UNDESCRIBED
    return { request, refusals: [{ at: `${request.method} ${path}`, fault }] }
  }
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
