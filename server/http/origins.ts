/** Browsers: what may be called from a web page, and which pages may read the responses. */
import { ServerError } from '../ground/errors/index.ts'
import type { Caller } from './request/caller.ts'
import type { RequestContext } from './request/context.ts'
import type { Route } from './request/route.ts'

/** How long a browser may cache the response to a preflight. */
const PREFLIGHT_SECONDS = 60
/** The origin of the page in which a page of the server's own is embedded. */
const EMBEDDER_HEADER = 'x-embedder-origin'
/** Headers that a page may send, in addition to the ones every page may send. */
const ALLOWED_HEADERS =
  'Authorization, Content-Type, Idempotency-Key, If-Match, X-Organization-Id, X-Request-Id, X-Response-Envelope'
/** Headers that a page may read, in addition to the ones every page may read. */
const EXPOSED_HEADERS =
  'Content-Disposition, ETag, Idempotent-Replayed, Location, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id'

/**
 * Lets the page that a widget token belongs to read the response.
 * @throws ConnectorError `origin_forbidden` for a widget token used from elsewhere, `browser_use_refused` for an
 * application token used from any page
 */
export function checkOrigin(context: RequestContext, caller: Caller): void {
  const origin = context.header('origin')
  const isOwnPage = context.header('sec-fetch-site') === 'same-origin'
  if (caller.token === 'application' && origin !== undefined)
    throw new ServerError('browser_use_refused', 'Cannot use an application token in a browser: it would be exposed', {
      hint: 'Call from your backend, or use a widget token.',
    })
  if (caller.token !== 'widget') return
  // A page of the server's own sends the origin that embeds it, as its browser reported it; no other page can send this header.
  const user = isOwnPage ? context.header(EMBEDDER_HEADER) : origin
  if (user === undefined || user !== caller.allowedOrigin)
    throw new ServerError('origin_forbidden', 'Cannot use the widget token: it belongs to another origin', {
      hint: 'Use it on a page of its allowed_origin.',
    })
  if (!isOwnPage) allow(context, user)
}

/** Lets a page read the response: that origin only, without credentials of the browser. */
export function allow(context: RequestContext, origin: string): void {
  context.headers['access-control-allow-origin'] = origin
  context.headers['access-control-expose-headers'] = EXPOSED_HEADERS
}

/** Whether pages may call the route at all. */
export function isForPages(route: Route): boolean {
  return route.tokens.includes('widget')
}

/** The headers of the response to a preflight for routes of one path. @see https://fetch.spec.whatwg.org/#cors-preflight-fetch */
export function preflight(origin: string, methods: readonly string[]): Record<string, string> {
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-methods': methods.join(', '),
    'access-control-allow-headers': ALLOWED_HEADERS,
    'access-control-max-age': String(PREFLIGHT_SECONDS),
  }
}
