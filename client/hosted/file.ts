/** Files that the platform passes on, read while they are sent, and what tells that a call has some: see `upload` for what sends them. */
import { defined, isObject } from '../../runtime/base/json.ts'
import type { FileBytes } from '../../runtime/base/body/file-source.ts'
import { formOfBytes } from '../../runtime/base/body/form.ts'
import { type Download, downloadOf } from '../base/engine.ts'
import { connectionLost } from './errors.ts'

/** A response whose body is still to be read; `release` is called once it is. */
export interface OpenResponse {
  readonly response: Response
  /** Ends the response. */
  readonly signal: AbortSignal
  release(): void
}

/** The file of an answer, which is released when its bytes are read, have failed or are cancelled. */
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

/** The name of a file as the platform writes it, percent-encoded. What is left of a path is cut off. @see RFC 6266 */
function nameIn(header: string | null): string | undefined {
  const [, encoded] = /;\s*filename\*=UTF-8''([\w!#$&+.^`|~%-]+)/i.exec(header ?? '') ?? []
  try {
    return encoded === undefined ? undefined : decodeURIComponent(encoded).split(/[/\\]/).at(-1)
  } catch {
    return undefined
  }
}

/** The bytes as they come; when they break off it is an error of the platform. */
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

/**
 * Whether a value is a file whose bytes are given as such, or read when it is sent. A stream of Node that fails from now on does not end
 * the process.
 */
export function isFile(value: unknown): boolean {
  return isBinary(value) || (isObject(value) && isBinary(value.bytes))
}

/** Whether a value is the bytes of a file, or gives them piece by piece. */
export function isBinary(value: unknown): value is FileBytes {
  return value instanceof Uint8Array || formOfBytes(value) !== undefined
}
