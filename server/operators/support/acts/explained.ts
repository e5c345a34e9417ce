/** The requests of a call as an operator may see them. */
import { isUtf8 } from 'node:buffer'
import type { HttpRequest, Observe } from 'plugboard/runtime'

/** A request that would be sent. */
export interface ExplainedRequest {
  readonly method: string
  readonly url: string
  /** Names in lower case; credentials are `[secret]`. */
  readonly headers: Readonly<Record<string, string>>
  /** Text; of other bytes their number. */
  readonly body: string | null
}

/** Notes requests: each as it was authorized, or where that takes another request first, as it was built. */
export function noteRequests(): { readonly requests: () => ExplainedRequest[]; readonly observe: Observe } {
  const noted: ExplainedRequest[] = []
  let isOpen = false
  const observe: Observe = (event) => {
    if (event.step !== 'request' && event.step !== 'authorized') return
    // What is authorized is the request that was built last.
    if (event.step === 'authorized' && isOpen) noted.pop()
    isOpen = event.step === 'request'
    noted.push(explained(event.value))
  }
  return { requests: () => noted, observe }
}

function explained({ method, origin, path, headers, body }: HttpRequest): ExplainedRequest {
  return { method, url: origin + path, headers, body: bodyText(body) }
}

function bodyText(body: HttpRequest['body']): string | null {
  if (body === undefined || typeof body === 'string') return body ?? null
  if (!(body instanceof Uint8Array)) return 'a stream'
  return isUtf8(body) ? Buffer.from(body).toString() : `${body.byteLength} bytes`
}
