/** Checks URLs in responses: the connection's origin, or a host in the manifest. */
import { ConnectorError } from '../base/errors.ts'
import type { HttpRequest } from '../base/http.ts'
import type { Connection } from '../connection.ts'
import { matchesHost } from '../plan/index.ts'

/** The origin and path of a URL, relative to the request of its response. @throws ConnectorError `egress_denied` */
export function urlTarget(url: string, from: HttpRequest, what: string): { origin: string; path: string } {
  const target = URL.canParse(url, from.origin + from.path) ? new URL(url, from.origin + from.path) : undefined
  if (target?.protocol !== 'https:' || target.username !== '' || target.password !== '')
    throw denied(what, 'its URL is not an https URL without credentials')
  return { origin: target.origin, path: target.pathname + target.search }
}

/**
 * Whether a URL leaves the connection's origin. Such requests get no credentials.
 * @throws ConnectorError `egress_denied` for an undeclared host
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

/** The error for a refused URL. @param what completes "Cannot" */
export function denied(what: string, state: string): ConnectorError {
  return new ConnectorError('egress_denied', `Cannot ${what}: ${state}`)
}
