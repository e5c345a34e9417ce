/** How often a customer, an organization and a client may call in a minute. Each process counts for itself. */
// @ts-expect-error The path has no types of its own. The plugin around it waits four times for what is at hand.
import LocalStore from '@fastify/rate-limit/store/LocalStore.js'
import { ConnectorError } from 'plugboard/runtime'
import type { Exchange } from './exchange.ts'

/** Requests in a minute. */
export interface RateLimits {
  readonly requestsPerMinutePerCustomer: number
  readonly requestsPerMinutePerOrganization: number
  /** Of one client id from one address at the routes that need no token. */
  readonly tokenRequestsPerMinute: number
}

/** Counts requests. */
export interface Rates {
  /**
   * Counts a request under a key of a limit and notes the limit's state in the answer's headers.
   * @throws ConnectorError `rate_limited`
   */
  admit(limit: LimitName, key: string, exchange: Exchange): void
}

/** What is counted by. */
export type LimitName = 'customer' | 'organization' | 'client'

/** How often a key was counted in its window, which ends after so many milliseconds. */
interface Count {
  readonly current: number
  readonly ttl: number
}

/** Counts by key in fixed windows; calls back before it returns. */
interface Store {
  incr(key: string, counted: (error: null, count: Count) => void, windowMs: number, max: number): void
}

const WINDOW_SECONDS = 60
/** How many keys are counted at once; beyond it those that called longest ago are forgotten. */
const MAX_KEYS = 100_000

const createStore = LocalStore as new (continues: boolean, backsOff: boolean, keys: number) => Store

/** The limits of a server. @param refused told of each request that is refused */
export function createRates(limits: RateLimits, refused: (limit: LimitName) => void): Rates {
  const limiters: Readonly<Record<LimitName, (key: string) => State>> = {
    customer: limiter(limits.requestsPerMinutePerCustomer),
    organization: limiter(limits.requestsPerMinutePerOrganization),
    client: limiter(limits.tokenRequestsPerMinute),
  }
  return {
    admit(limit, key, exchange) {
      const state = limiters[limit](key)
      note(exchange, limit, state)
      if (state.current <= state.max) return
      refused(limit)
      throw new ConnectorError(
        'rate_limited',
        `Cannot answer the request: the ${limit} has made ${state.max} in a minute`,
        { hint: 'Wait as long as Retry-After says.', retryAfterMs: secondsOf(state) * 1000 },
      )
    },
  }
}

/** A limit as a request finds it, itself counted. */
interface State extends Count {
  readonly max: number
}

function limiter(max: number): (key: string) => State {
  const store = new createStore(false, false, MAX_KEYS)
  return (key) => {
    let count: Count | undefined
    store.incr(key, (_error, counted) => (count = counted), WINDOW_SECONDS * 1000, max)
    const { current, ttl } = count!
    return { current, ttl, max }
  }
}

function secondsOf({ ttl }: Count): number {
  return Math.ceil(ttl / 1000)
}

/** @see draft-ietf-httpapi-ratelimit-headers-11 */
function note({ headers }: Exchange, limit: LimitName, state: State): void {
  const remaining = Math.max(0, state.max - state.current)
  append(headers, 'ratelimit-policy', `"${limit}";q=${state.max};w=${WINDOW_SECONDS}`)
  append(headers, 'ratelimit', `"${limit}";r=${remaining};t=${secondsOf(state)}`)
}

function append(headers: Record<string, string>, name: string, item: string): void {
  headers[name] = headers[name] === undefined ? item : `${headers[name]}, ${item}`
}
