/** A download that the platform passes on. */
import { type Download, downloadOf } from '../download.ts'
import type { OpenResponse } from './client.ts'
import { connectionLost } from './errors.ts'

/** The file of an answer, which is released when its bytes are read, have failed or are cancelled. */
export function downloadFrom(opened: OpenResponse): Download {
  const { headers } = opened.response
  const name = fileNameOf(headers.get('content-disposition') ?? '')
  const type = headers.get('content-type')
  const range = headers.get('content-range')
  const length = headers.get('content-encoding') === null ? headers.get('content-length') : null
  return downloadOf({
    stream: streamOf(opened),
    ...(name !== undefined && { name }),
    ...(type !== null && { type }),
    ...(length !== null && { size: Number(length) }),
    ...(range !== null && { range }),
  })
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

/** `filename*` of RFC 5987, else `filename`; the platform has made it safe, and what is left of a path is cut off. */
function fileNameOf(header: string): string | undefined {
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1]
  const plain = /filename="((?:[^"\\]|\\.)*)"|filename=([^;\s]+)/i.exec(header)
  const name = extended === undefined ? (plain?.[1]?.replace(/\\(.)/g, '$1') ?? plain?.[2]) : decodedName(extended)
  return name?.split(/[/\\]/).at(-1)
}

function decodedName(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
