/** A way for a fixture's call to go without sockets: hundreds of faults times hundreds of fixtures are replayed. */
import { hostOf, type Wire } from '../../../mock/index.ts'
import {
  differences,
  encodeBody,
  type Exchange,
  type HttpRequest,
  type HttpResponse,
  type WholeRequest,
} from '../../../runtime/index.ts'

/** Answers as the loopback stand-in does: of several exchanges that fit, the one served least often. */
export const inMemory: Wire = async (fixture, plan) => {
  const host = hostOf(plan, fixture)
  const unexpected: string[] = []
  const served = fixture.exchanges.map(() => 0)
  const answer = (request: HttpRequest): HttpResponse => {
    const [fitting] = fixture.exchanges
      .map((exchange, index) => ({ exchange, index }))
      .filter(({ exchange }) => differences(exchange.request, request as WholeRequest, { host }).length === 0)
      .sort((a, b) => served[a.index]! - served[b.index]!)
    if (!fitting) {
      unexpected.push(`${request.method} ${request.path} fits no exchange`)
      return { status: 501, headers: new Headers(), body: new Uint8Array() }
    }
    served[fitting.index]!++
    return responseOf(fitting.exchange)
  }
  return {
    transport: {
      send: async (request) => answer(request),
      stream: async (request) => {
        const response = answer(request)
        return { ...response, body: new Blob([response.body as BlobPart]).stream() }
      },
      close: () => Promise.resolve(),
    },
    faults: () => unexpected,
    unasked: () => served.flatMap((times, index) => (times === 0 ? [index] : [])),
    close: () => Promise.resolve(),
  }
}

function responseOf({ response: { status, headers = {}, body } }: Exchange): HttpResponse {
  const { bytes, type } = encodeBody(body)
  const list = Object.entries(headers).map(([name, value]): [string, string] => [name.toLowerCase(), String(value)])
  const isTyped = type === undefined || list.some(([name]) => name === 'content-type')
  return { status, headers: new Headers(isTyped ? list : [['content-type', type], ...list]), body: bytes }
}
