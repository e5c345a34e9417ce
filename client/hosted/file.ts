/** A download that the platform passes on. */
import type { Download } from '../download.ts'
import { downloadOf } from '../download.ts'
import { brokenOff } from './errors.ts'

/**
 * The file of an answer: its bytes as they come, and what its headers say of it.
 * @param ended called when the stream is read, has failed, or is cancelled
 */
export function fileOf({ headers, body }: Response, ended: () => void): Download {
  const name = nameOf(headers.get('content-disposition') ?? '')
  const type = headers.get('content-type')
  const range = headers.get('content-range')
  const length = headers.get('content-encoding') === null ? headers.get('content-length') : null
  return downloadOf({
    stream: told(body ?? new Response('').body!, ended),
    ...(name !== undefined && { name }),
    ...(type !== null && { type }),
    ...(length !== null && { size: Number(length) }),
    ...(range !== null && { range }),
  })
}

/** The stream, whose break is told as an error of the platform. */
function told(body: ReadableStream<Uint8Array>, ended: () => void): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read().catch((cause: unknown) => {
          ended()
          throw brokenOff(cause)
        })
        if (!done) return controller.enqueue(value)
        ended()
        controller.close()
      },
      cancel(reason) {
        ended()
        return reader.cancel(reason)
      },
    },
    { highWaterMark: 0 },
  )
}

/** `filename*` of RFC 5987, else `filename`; the platform has made it safe, and what is left of a path is cut off. */
function nameOf(header: string): string | undefined {
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1]
  const plain = /filename="((?:[^"\\]|\\.)*)"|filename=([^;\s]+)/i.exec(header)
  const name = extended === undefined ? (plain?.[1]?.replace(/\\(.)/g, '$1') ?? plain?.[2]) : decoded(extended)
  return name?.split(/[/\\]/).at(-1)
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
