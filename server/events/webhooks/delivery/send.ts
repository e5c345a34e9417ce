/** Sends one signed request to an endpoint. */
import { waitOf } from 'plugboard/internal'
import { ConnectorError, type HttpStream, type Transport } from 'plugboard/runtime'

/** Time until the response's headers are there, in milliseconds. */
export const TIMEOUT_MS = 15_000

/** Time for the beginning of its body: the status is known already. */
const BODY_MS = 2_000

/** Maximum stored bytes of a response's body. */
const STORED_BYTES = 2048

/** Limits of a response. Longer bodies are not read. */
const LIMITS = { headersMs: TIMEOUT_MS, bodyMs: BODY_MS, maxBytes: 1024 * 1024 }

/** Request of an attempt. */
export interface AttemptRequest {
  readonly url: string
  /** When the attempt begins. */
  readonly at: Date
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Result of an attempt. */
export interface Attempt {
  /** When it began. */
  readonly at: Date
  readonly durationMs: number
  /** Of the response; undefined without one. */
  readonly status?: number
  /** Why there is no response; a sentence without anything secret. */
  readonly error?: string
  /** The code of that error. */
  readonly code?: string
  /** The beginning of the response's body. */
  readonly response?: string
  /** The wait of its `Retry-After`, in milliseconds. */
  readonly retryAfterMs?: number
}

/**
 * Makes an attempt. Never throws but for the signal: what fails is an outcome.
 * @throws the signal's reason
 */
export async function sendAttempt(
  transport: Transport,
  { url, at, headers, body }: AttemptRequest,
  signal: AbortSignal,
): Promise<Attempt> {
  const began = performance.now()
  const durationMs = () => Math.round(performance.now() - began)
  const { origin, pathname, search } = new URL(url)
  try {
    const response = await transport.stream(
      { method: 'POST', origin, path: pathname + search, headers: { ...HEADERS, ...headers }, body },
      LIMITS,
      signal,
    )
    const retryAfter = response.headers.get('retry-after')
    return {
      at,
      status: response.status,
      retryAfterMs: retryAfter === null ? undefined : waitOf(retryAfter, at.getTime()),
      response: await beginningOf(response),
      durationMs: durationMs(),
    }
  } catch (error) {
    signal.throwIfAborted()
    if (!(error instanceof ConnectorError)) throw error
    return { at, error: error.message, code: error.code, durationMs: durationMs() }
  }
}

const HEADERS = { 'content-type': 'application/json', 'user-agent': 'Plugboard-Webhooks' }

/** The beginning of a body as text that the database stores. A body that fails, or takes too long, ends where it is. */
async function beginningOf({ body }: HttpStream): Promise<string> {
  const reader = body.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  const late = AbortSignal.timeout(BODY_MS)
  const end = () => {
    reader.cancel().catch(() => {})
  }
  late.addEventListener('abort', end)
  try {
    while (size < STORED_BYTES) {
      const { done, value } = await reader.read()
      if (done) break
      chunks.push(value)
      size += value.length
    }
  } catch {
    // The status already shows whether the event arrived.
  } finally {
    late.removeEventListener('abort', end)
    end()
  }
  return Buffer.concat(chunks).subarray(0, STORED_BYTES).toString().replaceAll('\0', '\uFFFD')
}
