/** A file's bytes on their way to the caller, with a limit. */
import { ConnectorError } from 'plugboard/runtime'

/** The limit of a file's bytes. */
export interface FileLimits {
  readonly mostBytes: number
  /** Called once: when all bytes were handed on, or with what ended them before. */
  readonly onEnd: (failure?: unknown) => void
}

/** The same bytes; the stream breaks when there are too many. */
export function limitedFile(
  stream: ReadableStream<Uint8Array>,
  { mostBytes, onEnd }: FileLimits,
): ReadableStream<Uint8Array> {
  const reader = stream.getReader()
  let bytes = 0
  let isOver = false
  function end(failure?: unknown): void {
    if (isOver) return
    isOver = true
    onEnd(failure)
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
  return new ConnectorError(
    'upstream_response_too_large',
    `Cannot download the file: it has more than ${mostBytes} bytes`,
  )
}
