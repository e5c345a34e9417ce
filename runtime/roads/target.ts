/** Where a URL leads that a response names: to the connection's own origin, or to a host that the manifest lists. */
import { ConnectorError } from '../base/errors.ts'
import type { HttpRequest } from '../base/http.ts'
import type { Connection } from '../connection.ts'
import { matchesHost } from '../plan/index.ts'

/** The origin and path of a URL; relative to the request whose response named it. @throws ConnectorError `egress_denied` */
export function urlTarget(url: string, from: HttpRequest, what: string): { origin: string; path: string } {
  const target = URL.canParse(url, from.origin + from.path) ? new URL(url, from.origin + from.path) : undefined
  if (target?.protocol !== 'https:' || target.username !== '' || target.password !== '')
    throw denied(what, 'its URL is not an https URL without credentials')
  return { origin: target.origin, path: target.pathname + target.search }
}

/**
 * Whether a URL leaves the connection's origin: such requests get no credentials.
 * @throws ConnectorError `egress_denied` for a host that the manifest does not name
 */
export function isOtherHost(
  { origin }: Pick<HttpRequest, 'origin'>,
  hosts: readonly string[],
  { base, redact }: Connection,
  what: string,
): boolean {
  if (origin === base.origin) return false
  const { hostname } = new URL(origin)
  if (!hosts.some((pattern) => matchesHost(hostname, pattern)))
    throw denied(what, `host ${redact(hostname)} is not among the manifest's file hosts`)
  return true
}

/** The error for a URL that is not followed. @param what completes "Cannot" */
export function denied(what: string, state: string): ConnectorError {
  return new ConnectorError('egress_denied', `Cannot ${what}: ${state}`)
}
