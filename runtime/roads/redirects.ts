/** Follows redirects within a host, as for renamed or moved records. */
import type { HttpResponse } from '../base/http.ts'
import { ConnectorError } from '../base/errors.ts'
import type { RequestState } from '../call-state.ts'
import { urlTarget } from './target.ts'

const STATUSES = [301, 302, 307, 308]
const MOST = 3

/**
 * Moves a request to its redirect, where the operation follows redirects. A redirect to another host is the response,
 * since that host has no credentials.
 * @returns whether to send the request again
 * @throws ConnectorError `upstream_invalid_response` for more than three redirects
 */
export function moveRequest(state: RequestState, response: Pick<HttpResponse, 'status' | 'headers'>): boolean {
  if (state.operation.resolved.redirects === undefined) return false
  const path = pathWithin(state, response)
  if (path === undefined) return false
  if (state.redirects === MOST) throw tooMany(state)
  state.redirects++
  state.request = { ...state.request, path }
  return true
}

/** The path of a redirect to the same host; undefined for other responses. */
function pathWithin(
  { request, operation }: RequestState,
  { status, headers }: Pick<HttpResponse, 'status' | 'headers'>,
): string | undefined {
  const location = headers.get('location')
  if (request.method !== 'GET' || !STATUSES.includes(status) || location === null) return undefined
  const { origin, path } = urlTarget(location, request, `execute ${operation.id}`)
  return origin === request.origin ? path : undefined
}

function tooMany({ operation }: RequestState): ConnectorError {
  const message = `Cannot execute ${operation.id}: the third party redirected more than ${MOST} times`
  return new ConnectorError('upstream_invalid_response', message, { sent: true })
}
