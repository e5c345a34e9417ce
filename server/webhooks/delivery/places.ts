/** The places of one process for requests under way, so that endpoints that hang take none from the others. */
import type { EndpointClass } from './claims.ts'

/** So many requests that began lately, by class of their endpoints. */
const YOUNG: Readonly<Record<EndpointClass, number>> = { proven: 256, unproven: 128 }

/** A request that takes longer leaves its place to another, in milliseconds. */
const YOUNG_MS = 2_000

/** So many requests in all, old ones included, by class. */
const ALL: Readonly<Record<EndpointClass, number>> = { proven: 512, unproven: 256 }

/** A request under way. */
export interface Place {
  readonly endpointClass: EndpointClass
  /** By `performance.now()`. */
  readonly since: number
}

/** Requests under way. */
export class Places {
  readonly #taken = new Set<Place>()

  /** How many requests are under way. */
  get taken(): number {
    return this.#taken.size
  }

  /** How many more requests to endpoints of a class may begin now. */
  free(endpointClass: EndpointClass, now: number = performance.now()): number {
    const own = [...this.#taken].filter((place) => place.endpointClass === endpointClass)
    const young = own.filter(({ since }) => now - since < YOUNG_MS)
    return Math.max(0, Math.min(YOUNG[endpointClass] - young.length, ALL[endpointClass] - own.length))
  }

  /** Takes a place until the function returned is called. */
  take(endpointClass: EndpointClass, since: number = performance.now()): () => void {
    const place = { endpointClass, since }
    this.#taken.add(place)
    return () => void this.#taken.delete(place)
  }
}
