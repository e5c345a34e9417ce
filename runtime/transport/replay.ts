import { ConnectorError } from '../base/errors.ts'
import type { ExchangeLimits, HttpRequest, HttpResponse, Transport } from '../base/http.ts'
import { checkOptions } from '../base/options/check.ts'
import { optionsOf, STRING } from '../base/options/kinds.ts'
import { type CompareOptions, differences, encodeBody, type Exchange, wholeRequest } from './exchange.ts'
import { cancelled, tooLarge } from './failure.ts'

/** A transport that answers from exchanges and touches no network. */
export interface ReplayTransport extends Transport {
  /** How many exchanges are still to be asked for. */
  readonly remaining: number
}

const OPTIONS = optionsOf<CompareOptions>({ host: STRING })

/**
 * A transport that answers with the given exchanges in their order, each to exactly the request it has.
 * `send` and `stream` throw ConnectorError `invalid_fixture`, naming every difference, for any other request.
 */
export function replayTransport(exchanges: readonly Exchange[], options: CompareOptions = {}): ReplayTransport {
  checkOptions(options, OPTIONS, 'create the transport')
  let used = 0

  async function answer(
    asked: HttpRequest,
    { maxBytes }: ExchangeLimits,
    signal: AbortSignal | undefined,
  ): Promise<HttpResponse> {
    const { host } = new URL(asked.origin)
    if (signal?.aborted) throw cancelled({ host, sent: false, answered: false }, signal)
    const request = await wholeRequest(asked)
    const exchange = exchanges[used]
    if (exchange === undefined) throw unexpected(request, exchanges.length)
    const faults = differences(exchange.request, request, options)
    if (faults.length > 0) throw mismatch(used + 1, faults)
    used++
    const { status, headers = {}, body } = exchange.response
    const { bytes, type } = encodeBody(body)
    if (bytes.length > maxBytes) throw tooLarge(host, maxBytes)
    const list = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])
    return { status, headers: new Headers([...(type ? defaultType(headers, type) : []), ...list]), body: bytes }
  }

  return {
    get remaining() {
      return exchanges.length - used
    },
    send: async (request, limits, signal) => answer(request, limits, signal),
    stream: async (request, limits, signal) => {
      const response = await answer(request, limits, signal)
      return { ...response, body: streamOf(response.body) }
    },
    close: async () => {},
  }
}

function defaultType(headers: object, type: string): [string, string][] {
  return Object.keys(headers).some((name) => name.toLowerCase() === 'content-type') ? [] : [['content-type', type]]
}

function streamOf(bytes: Uint8Array): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      if (bytes.length > 0) controller.enqueue(bytes)
      controller.close()
    },
  })
}

function unexpected({ method, path }: HttpRequest, count: number): ConnectorError {
  const [pathname] = path.split('?')
  return new ConnectorError('invalid_fixture', `Cannot replay ${method} ${pathname}: all ${count} exchanges are used`)
}

function mismatch(number: number, faults: readonly string[]): ConnectorError {
  return new ConnectorError('invalid_fixture', `Cannot replay exchange ${number}: ${faults.join('; ')}`)
}
