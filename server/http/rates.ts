/** How often a customer, an organization and a client may call in a minute, over all processes. */
import { createHash } from 'node:crypto'
import { ServerError } from '../ground/errors/index.ts'
import {
  type Limits,
  NO_ORGANIZATION,
  type LimitSubject,
  type Windows,
  type WindowState,
} from '../ground/limits/index.ts'
import type { RequestContext } from './request/context.ts'

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
   * Counts a request under a key of a limit and notes the limit's state in the response's headers. The key of an organization or of
   * a customer is its id; that of a client is stored as a digest.
   * @throws ConnectorError `rate_limited`; `storage_unavailable` when it cannot be counted
   */
  admit(limit: LimitName, key: string, context: RequestContext): void | Promise<void>
}

/** Subjects of rate limits. */
export type LimitName = 'customer' | 'organization' | 'client'

const WINDOW_SECONDS = 60

/** The limits of a server. @param refused called with the limit of each request that is refused */
export function createRates(most: RateLimits, limits: Limits, refused: (limit: LimitName) => void): Rates {
  const rates = {
    customer: rateOf(most.requestsPerMinutePerCustomer),
    organization: rateOf(most.requestsPerMinutePerOrganization),
    client: rateOf(most.tokenRequestsPerMinute),
  }

  function rateOf(requests: number): { readonly most: number; readonly windows: Windows } {
    return { most: requests, windows: limits.windows(requests, WINDOW_SECONDS * 1000) }
  }

  function decide(limit: LimitName, context: RequestContext, state: WindowState): void {
    note(context, limit, rates[limit].most, state)
    if (state.isAdmitted) return
    refused(limit)
    throw new ServerError(
      'rate_limited',
      `Cannot answer the request: the ${limit} has reached its limit of ${rates[limit].most} requests a minute`,
      { hint: 'Wait for the time in Retry-After, then call again.', retryAfterMs: secondsOf(state) * 1000 },
    )
  }

  return {
    admit(limit, key, context) {
      const state = rates[limit].windows.count(subjectOf(limit, key, context))
      if (!(state instanceof Promise)) return decide(limit, context, state)
      return state.then((counted) => decide(limit, context, counted))
    },
  }
}

function subjectOf(limit: LimitName, key: string, context: RequestContext): LimitSubject {
  if (limit !== 'client') return { organizationId: context.caller.organizationId, limit, key }
  return { organizationId: NO_ORGANIZATION, limit, key: createHash('sha256').update(key).digest('base64') }
}

/** Whole seconds until the window ends, at least one. */
function secondsOf({ endsInMs }: WindowState): number {
  return Math.max(1, Math.ceil(endsInMs / 1000))
}

/** @see draft-ietf-httpapi-ratelimit-headers-11 */
function note({ headers }: RequestContext, limit: LimitName, most: number, state: WindowState): void {
  append(headers, 'ratelimit-policy', `"${limit}";q=${most};w=${WINDOW_SECONDS}`)
  append(headers, 'ratelimit', `"${limit}";r=${state.remaining};t=${secondsOf(state)}`)
}

function append(headers: Record<string, string>, name: string, item: string): void {
  headers[name] = headers[name] === undefined ? item : `${headers[name]}, ${item}`
}
