/** A way for a fixture's call to go without sockets, where hundreds are replayed at once. */
import { hostOf, type Wire } from './check.ts'
import {
  differences,
  encodeBody,
  type Exchange,
  type HttpRequest,
  type HttpResponse,
  type WholeRequest,
  wholeRequest,
} from 'plugboard/runtime'

/** Answers as the loopback stand-in does: of several exchanges that fit, the one served least often. */
export const inMemory: Wire = inMemoryNoting(() => {})

/** The same; `onServed` gets each request with the number, from 0, of the exchange that answers it. */
export function inMemoryNoting(onServed: (index: number, request: WholeRequest) => void): Wire {
  return async (fixture, plan) => {
    const host = hostOf(plan, fixture)
    const unexpected: string[] = []
    const candidates = fixture.exchanges.map((exchange, index) => ({ exchange, index, served: 0 }))
    const answer = async (asked: HttpRequest): Promise<HttpResponse> => {
      const request = await wholeRequest(asked)
      const [fitting] = candidates
        .filter(({ exchange }) => differences(exchange.request, request, { host }).length === 0)
        .toSorted((a, b) => a.served - b.served)
      if (!fitting) {
        unexpected.push(`${request.method} ${request.path} fits no exchange`)
        return { status: 501, headers: new Headers(), body: new Uint8Array() }
      }
      fitting.served++
      onServed(fitting.index, request)
      return responseOf(fitting.exchange)
    }
    return {
      transport: {
        send: answer,
        stream: async (request) => {
          const response = await answer(request)
          return { ...response, body: new Blob([response.body as BlobPart]).stream() }
        },
        close: () => Promise.resolve(),
      },
      faults: () => unexpected,
      unasked: () => candidates.flatMap(({ served, index }) => (served === 0 ? [index] : [])),
      close: () => Promise.resolve(),
    }
  }
}

function responseOf({ response: { status, headers = {}, body } }: Exchange): HttpResponse {
  const { bytes, type } = encodeBody(body)
  const list = Object.entries(headers).map(([name, value]): [string, string] => [name.toLowerCase(), String(value)])
  const isTyped = type === undefined || list.some(([name]) => name === 'content-type')
  return { status, headers: new Headers(isTyped ? list : [['content-type', type], ...list]), body: bytes }
}
