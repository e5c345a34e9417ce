/** How often a customer, an organization and a client may call in a minute. Each process counts for itself. */
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ConnectorError } from '../../runtime/index.ts'
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
  admit(limit: LimitName, key: string, request: FastifyRequest): Promise<void>
}

/** What is counted by. */
export type LimitName = 'customer' | 'organization' | 'client'

type Limiter = ReturnType<FastifyInstance['createRateLimit']>

const WINDOW_SECONDS = 60
/** How many keys are counted at once; beyond it those that called longest ago are forgotten. */
const MAX_KEYS = 100_000

/** The limits of a server. */
export async function createRates(
  app: FastifyInstance,
  limits: RateLimits,
  refused: (limit: LimitName) => void,
): Promise<Rates> {
  await app.register(rateLimit, { global: false })
  const keys = new WeakMap<FastifyRequest, string>()
  function limiter(max: number): Limiter {
    const options = {
      max,
      timeWindow: WINDOW_SECONDS * 1000,
      cache: MAX_KEYS,
      keyGenerator: (request: FastifyRequest) => keys.get(request)!,
    }
    return app.createRateLimit(options)
  }
  const limiters: Readonly<Record<LimitName, Limiter>> = {
    customer: limiter(limits.requestsPerMinutePerCustomer),
    organization: limiter(limits.requestsPerMinutePerOrganization),
    client: limiter(limits.tokenRequestsPerMinute),
  }
  return {
    async admit(limit, key, request) {
      keys.set(request, key)
      const state = await limiters[limit](request)
      if (state.isAllowed) return
      note(request.exchange, limit, state)
      if (!state.isExceeded) return
      refused(limit)
      throw new ConnectorError(
        'rate_limited',
        `Cannot answer the request: the ${limit} has made ${state.max} in a minute`,
        {
          hint: 'Wait as long as Retry-After says.',
          retryAfterMs: state.ttlInSeconds * 1000,
        },
      )
    },
  }
}

/** @see draft-ietf-httpapi-ratelimit-headers-11 */
function note(
  { headers }: Exchange,
  limit: LimitName,
  state: { readonly max: number; readonly remaining: number; readonly ttlInSeconds: number },
): void {
  append(headers, 'ratelimit-policy', `"${limit}";q=${state.max};w=${WINDOW_SECONDS}`)
  append(headers, 'ratelimit', `"${limit}";r=${state.remaining};t=${state.ttlInSeconds}`)
}

function append(headers: Record<string, string>, name: string, item: string): void {
  headers[name] = headers[name] === undefined ? item : `${headers[name]}, ${item}`
}
