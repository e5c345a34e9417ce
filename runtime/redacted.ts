/** Requests and responses without secrets, for observers. */
import type { HttpHeaders, HttpRequest } from './base/http.ts'

/** A request with `[secret]` for its credentials. @param redact removes the connection's secrets from a text */
export function redactedRequest(request: HttpRequest, redact: (text: string) => string): HttpRequest {
  return { ...request, path: redact(request.path), headers: redactedHeaders(Object.entries(request.headers), redact) }
}

/**
 * Status and headers of a response, with `[secret]` for secrets. @param redact removes the connection's secrets from a
 * text
 */
export function redactedResponse(
  { status, headers }: { readonly status: number; readonly headers: HttpHeaders },
  redact: (text: string) => string,
): { status: number; headers: Record<string, string> } {
  return { status, headers: redactedHeaders(headers.entries(), redact) }
}

function redactedHeaders(
  headers: Iterable<[string, string]>,
  redact: (text: string) => string,
): Record<string, string> {
  const pairs = [...headers].map(([name, value]) => {
    if (name === 'set-cookie') return [name, '[secret]']
    // A file URL's query often is its signature.
    if (name === 'location') return [name, redact(value).replace(/\?.*$/s, '?[secret]')]
    return [name, name === 'authorization' ? value.replace(/\S+$/, '[secret]') : redact(value)]
  })
  return Object.fromEntries(pairs) as Record<string, string>
}
