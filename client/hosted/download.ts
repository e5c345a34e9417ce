/** Files that the platform passes on, and the detection of files in a call. `upload` sends them. */
import { defined, isObject } from '../../runtime/base/json.ts'
import type { FileBytes } from '../../runtime/base/file-source.ts'
import { formOfBytes } from '../../runtime/base/bytes-form.ts'
import { type Download, downloadOf } from '../base/engine.ts'
import { connectionLost } from './platform-error.ts'

/** A response with an unread body. Call `release` after reading. */
export interface OpenResponse {
  readonly response: Response
  /** Ends the response. */
  readonly signal: AbortSignal
  release(): void
}

/** The file of a response. Reading, failing or cancelling releases the response. */
export function downloadFrom(opened: OpenResponse): Download {
  const { headers } = opened.response
  const name = nameIn(headers.get('content-disposition'))
  const valueOf = (header: string) => headers.get(header) ?? undefined
  const length = valueOf('content-encoding') === undefined ? valueOf('content-length') : undefined
  return downloadOf(
    defined({
      stream: streamOf(opened),
      name,
      type: valueOf('content-type'),
      size: length === undefined ? undefined : Number(length),
      range: valueOf('content-range'),
    }),
  )
}

/** File name as the platform writes it, percent-encoded. Any path before it is removed. @see RFC 6266 */
function nameIn(header: string | null): string | undefined {
  const [, encoded] = /;\s*filename\*=UTF-8''([\w!#$&+.^`|~%-]+)/i.exec(header ?? '') ?? []
  try {
    return encoded === undefined ? undefined : decodeURIComponent(encoded).split(/[/\\]/).at(-1)
  } catch {
    return undefined
  }
}

/** The bytes as they arrive. An interruption is an error of the platform. */
function streamOf({ response, signal, release }: OpenResponse): ReadableStream<Uint8Array> {
  const reader = (response.body ?? new Response('').body!).getReader()
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read().catch((cause: unknown) => {
          release()
          throw connectionLost(cause, signal)
        })
        if (!done) return controller.enqueue(value)
        release()
        controller.close()
      },
      cancel(reason) {
        release()
        return reader.cancel(reason)
      },
    },
    { highWaterMark: 0 },
  )
}

/** Whether a value is a file, given as bytes or read when it is sent. A Node.js stream that fails from now on does not end the process. */
function isFile(value: unknown): boolean {
  return isBinary(value) || (isObject(value) && isBinary(value.bytes))
}

/** Whether a value is the bytes of a file, or a stream of them. */
export function isBinary(value: unknown): value is FileBytes {
  return value instanceof Uint8Array || formOfBytes(value) !== undefined
}

/** Names of the values that are files. */
export function namesOfFiles(values: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(values).filter((name) => isFile(values[name]))
}
