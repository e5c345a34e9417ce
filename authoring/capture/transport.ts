/** A transport that records the exchanges that pass through it. */
import { wholeRequest } from 'plugboard/internal'
import {
  ConnectorError,
  type ExchangeLimits,
  type HttpRequest,
  type HttpResponse,
  type Transport,
  type WholeRequest,
} from 'plugboard/runtime'
import type { Passed } from 'plugboard/author'

/** Sends by another transport and records the exchanges. */
export interface CapturingTransport extends Transport {
  /** The exchanges since the last call. */
  take(): Passed[]
}

/** Maximum size of a file in a fixture, in bytes. */
const MAX_FILE_BYTES = 100_000

/** Wraps a transport. Reads files whole. A file over the maximum size is a ConnectorError `invalid_fixture`. */
export function capturingTransport(inner: Transport): CapturingTransport {
  let passed: Passed[] = []
  const keep = (request: WholeRequest, response: HttpResponse) => {
    passed.push({ request, response })
    return response
  }
  return {
    take() {
      const taken = passed
      passed = []
      return taken
    },
    async send(given, limits, signal) {
      const request = await wholeRequest(given)
      return keep(request, await inner.send(request, limits, signal))
    },
    async stream(given: HttpRequest, limits: ExchangeLimits, signal?: AbortSignal) {
      const request = await wholeRequest(given)
      const { body, ...head } = await inner.stream(request, limits, signal)
      const bytes = await readWhole(body)
      keep(request, { ...head, body: bytes })
      return { ...head, body: new Blob([bytes]).stream() }
    },
    close: () => inner.close(),
  }
}

async function readWhole(stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of stream) {
    chunks.push(chunk)
    length += chunk.byteLength
    if (length > MAX_FILE_BYTES)
      throw new ConnectorError('invalid_fixture', `Cannot capture the file: it has more than ${MAX_FILE_BYTES} bytes`, {
        hint: 'Capture a smaller file, or a part of it if the operation takes a range.',
      })
  }
  return Uint8Array.from(Buffer.concat(chunks))
}
