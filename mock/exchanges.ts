/** Exchanges as a stand-in for third parties. */
import { differences } from 'plugboard/internal'
import { type Exchange, type WholeRequest } from 'plugboard/runtime'

/** An exchange with the name of its fixture. */
export interface NamedExchange {
  readonly name: string
  /** The host of the kind's base URL, for an exchange that names none. */
  readonly host: string
  readonly exchange: Exchange
}

/** An exchange that responds to a request. */
interface FoundExchange {
  /** Its number, from 0. */
  readonly index: number
  readonly response: Exchange['response']
}

/** Finds the exchanges that fit requests. */
export class Exchanges {
  /** The requests that fit none, with the differences to the nearest one. */
  readonly unexpected: string[] = []
  readonly #all: readonly { readonly named: NamedExchange; readonly index: number; served: number }[]

  constructor(all: readonly NamedExchange[]) {
    this.#all = all.map((named, index) => ({ named, index, served: 0 }))
  }

  /** The exchange of a request: of several that fit, the one served least often. Undefined where none fits. */
  find(request: WholeRequest): FoundExchange | undefined {
    const [found] = this.#all
      .filter(({ named }) => faultsOf(named, request).length === 0)
      .toSorted((a, b) => a.served - b.served)
    if (!found) return undefined
    found.served++
    return { index: found.index, response: found.named.exchange.response }
  }

  /** Notes a request that fits no exchange. @returns the response to it */
  refuse(request: WholeRequest): Exchange['response'] {
    const [nearest] = this.#all
      .map(({ named }) => ({ name: named.name, faults: faultsOf(named, request) }))
      .toSorted((a, b) => a.faults.length - b.faults.length)
    const note = nearest ? `${nearest.name}: ${nearest.faults.join('; ')}` : 'no fixtures exist'
    this.unexpected.push(`${request.method} ${request.path.split('?')[0]} matches no fixture; the nearest is ${note}`)
    const message = `No fixture matches this request; the nearest is ${note}`
    return { status: 501, body: { error: { code: 'no_fixture', message } } }
  }

  /** The numbers of the exchanges that no request had. */
  unasked(): number[] {
    return this.#all.flatMap(({ served, index }) => (served === 0 ? [index] : []))
  }
}

function faultsOf({ exchange, host }: NamedExchange, request: WholeRequest): string[] {
  return differences(exchange.request, request, { host })
}
