import { ConnectorError } from '../base/errors.ts'
import type { ExchangeLimits, HttpRequest, HttpResponse, Transport } from '../base/http.ts'
import { checkOptions, optionsOf, STRING } from '../base/options.ts'
import {
  type CompareOptions,
  differences,
  type Exchange,
  exchangeResponse,
  streamOf,
  wholeRequest,
} from './exchange.ts'
import { cancelled, tooLarge } from './failure.ts'

/** A transport that responds from exchanges, without a network. */
export interface ReplayTransport extends Transport {
  /** The number of exchanges that are still to come. */
  readonly remaining: number
}

const OPTIONS = optionsOf<CompareOptions>({ host: STRING })

/**
 * A transport that responds with the exchanges in order. Each fits only its own request: for any other, `send` and `stream` throw
 * ConnectorError `invalid_fixture` with every difference.
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
    const response = exchangeResponse(exchange.response)
    if (response.body.length > maxBytes) throw tooLarge(host, maxBytes)
    return response
  }

  return {
    get remaining() {
      return exchanges.length - used
    },
    send: answer,
    stream: async (request, limits, signal) => streamOf(await answer(request, limits, signal)),
    close: async () => {},
  }
}

function unexpected({ method, path }: HttpRequest, count: number): ConnectorError {
  const [pathname] = path.split('?')
  return new ConnectorError('invalid_fixture', `Cannot replay ${method} ${pathname}: all ${count} exchanges are used`)
}

function mismatch(number: number, faults: readonly string[]): ConnectorError {
  return new ConnectorError('invalid_fixture', `Cannot replay exchange ${number}: ${faults.join('; ')}`)
}
