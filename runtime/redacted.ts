/** Requests and responses as an observer sees them: without secrets. */
import type { HttpHeaders, HttpRequest } from './base/http.ts'

/** A request whose credentials are replaced by `[secret]`. @param redact takes the connection's secrets out of a text */
export function redactedRequest(request: HttpRequest, redact: (text: string) => string): HttpRequest {
  return { ...request, path: redact(request.path), headers: redactedHeaders(Object.entries(request.headers), redact) }
}

/** Status and headers of a response, with secrets replaced by `[secret]`. @param redact takes the connection's secrets out of a text */
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
    // The query of a file's URL is often its signature.
    if (name === 'location') return [name, redact(value).replace(/\?.*$/s, '?[secret]')]
    return [name, name === 'authorization' ? value.replace(/\S+$/, '[secret]') : redact(value)]
  })
  return Object.fromEntries(pairs) as Record<string, string>
}
