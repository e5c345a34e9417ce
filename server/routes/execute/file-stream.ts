/** A file's bytes on their way to the caller, watched until their end. */
import { ConnectorError } from 'plugboard/runtime'

/** What a file's bytes are held to. */
export interface Watch {
  readonly mostBytes: number
  /** Told once: when all were handed on, or with what ended them before. */
  readonly ended: (failure?: unknown) => void
}

/** The same bytes; the stream breaks when there are too many. */
export function watched(stream: ReadableStream<Uint8Array>, { mostBytes, ended }: Watch): ReadableStream<Uint8Array> {
  const reader = stream.getReader()
  let bytes = 0
  let isOver = false
  function end(failure?: unknown): void {
    if (isOver) return
    isOver = true
    ended(failure)
  }
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read()
          if (done) {
            end()
            return controller.close()
          }
          bytes += value.byteLength
          if (bytes > mostBytes) throw fileTooLarge(mostBytes)
          controller.enqueue(value)
        } catch (error) {
          end(error)
          await reader.cancel(error).catch(() => {})
          throw error
        }
      },
      async cancel(reason) {
        end(reason)
        await reader.cancel(reason)
      },
    },
    { highWaterMark: 0 },
  )
}

/** The error for a file beyond the limit. */
export function fileTooLarge(mostBytes: number): ConnectorError {
  return new ConnectorError('upstream_response_too_large', `Cannot download the file: it has over ${mostBytes} bytes`)
}
