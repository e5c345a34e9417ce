/** The requests of one process that are under way: bounded, so that endpoints that hang hold up no others. */
import type { EndpointClass } from './claims.ts'

/** Maximum number of recent requests, by class of endpoint. */
const YOUNG: Readonly<Record<EndpointClass, number>> = { proven: 256, unproven: 128 }

/** A request that takes longer lets another begin, in milliseconds. */
const YOUNG_MS = 2_000

/** Maximum number of requests in all, old ones included, by class. */
const ALL: Readonly<Record<EndpointClass, number>> = { proven: 512, unproven: 256 }

/** A request under way. */
export interface RunningRequest {
  readonly endpointClass: EndpointClass
  /** By `performance.now()`. */
  readonly since: number
}

/** Requests under way. */
export class InFlight {
  readonly #requests = new Set<RunningRequest>()

  /** Number of open requests. */
  get count(): number {
    return this.#requests.size
  }

  /** Returns the number of further requests that endpoints of a class may begin now. */
  free(endpointClass: EndpointClass, now: number = performance.now()): number {
    const own = [...this.#requests].filter((one) => one.endpointClass === endpointClass)
    const young = own.filter(({ since }) => now - since < YOUNG_MS)
    return Math.max(0, Math.min(YOUNG[endpointClass] - young.length, ALL[endpointClass] - own.length))
  }

  /** Counts a request until the function returned is called. */
  begin(endpointClass: EndpointClass, since: number = performance.now()): () => void {
    const request = { endpointClass, since }
    this.#requests.add(request)
    return () => this.#requests.delete(request)
  }
}
