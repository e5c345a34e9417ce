/** What a connection's observer sees of an exchange: no secret. */
import type { HttpHeaders, HttpRequest } from './base/http.ts'
import type { Connection } from './connection.ts'

/** Shows a request with its credentials hidden to the observer, if there is one. */
export function noteAuthorized(operation: string, connection: Connection, request: HttpRequest): void {
  if (!connection.observe) return
  const headers = shown(Object.entries(request.headers), connection)
  const value = { ...request, path: connection.redact(request.path), headers }
  connection.observe({ step: 'authorized', operation, value })
}

/** Shows an answer to the observer, if there is one; `bytes` when the body is there as a whole. */
export function noteAnswer(
  operation: string,
  connection: Connection,
  { status, headers }: { readonly status: number; readonly headers: HttpHeaders },
  bytes?: number,
): void {
  if (!connection.observe) return
  const answer = { status, headers: shown(headers.entries(), connection) }
  connection.observe({ step: 'answer', operation, value: bytes === undefined ? answer : { ...answer, bytes } })
}

function shown(headers: Iterable<[string, string]>, { redact }: Connection): Record<string, string> {
  const pairs = [...headers].map(([name, value]) => {
    if (name === 'set-cookie') return [name, '[secret]']
    // The query of a file's URL is often its signature.
    if (name === 'location') return [name, redact(value).replace(/\?.*$/s, '?[secret]')]
    return [name, name === 'authorization' ? value.replace(/\S+$/, '[secret]') : redact(value)]
  })
  return Object.fromEntries(pairs) as Record<string, string>
}
