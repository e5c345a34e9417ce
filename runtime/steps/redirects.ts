/** Redirects within the host, which some vendors give for what was renamed or moved. */
import type { HttpResponse } from '../base/http.ts'
import { ConnectorError } from '../base/errors.ts'
import type { CallState } from '../call-state.ts'
import { urlTarget } from './target.ts'

const STATUSES = [301, 302, 307, 308]
const MOST = 3

/**
 * The response at the end of the redirects that a response begins. Credentials go to the host that has them: a redirect to another
 * one is the response.
 * @param send sends the call's request, with credentials
 * @throws ConnectorError `upstream_invalid_response` for more than three
 */
export async function followRedirects(
  call: CallState,
  response: HttpResponse,
  send: (call: CallState) => Promise<HttpResponse>,
): Promise<HttpResponse> {
  let last = response
  for (let followed = 0; ; followed++) {
    const path = pathWithin(call, last)
    if (path === undefined) return last
    if (followed === MOST) throw tooMany(call)
    call.request = { ...call.request, path }
    last = await send(call)
  }
}

/** Where a response leads on the same host; undefined for any other response. */
function pathWithin({ request, operation }: CallState, { status, headers }: HttpResponse): string | undefined {
  const location = headers.get('location')
  if (request.method !== 'GET' || !STATUSES.includes(status) || location === null) return undefined
  const { origin, path } = urlTarget(location, request, `execute ${operation.id}`)
  return origin === request.origin ? path : undefined
}

function tooMany({ operation }: CallState): ConnectorError {
  const message = `Cannot execute ${operation.id}: the third party redirects more than ${MOST} times`
  return new ConnectorError('upstream_invalid_response', message, { sent: true })
}
