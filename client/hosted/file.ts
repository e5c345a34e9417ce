/** A download that the platform passes on. */
import { type Download, downloadOf } from '../download.ts'
import type { OpenResponse } from './client.ts'
import { connectionLost } from './errors.ts'

/** The file of an answer, which is released when its bytes are read, have failed or are cancelled. */
export async function downloadFrom(opened: OpenResponse): Promise<Download> {
  // Importing the client does not load the parser of headers.
  const { fileNameIn } = await import('../../runtime/language/file-name.ts')
  const { headers } = opened.response
  // The platform has made it safe; what is left of a path is cut off.
  const name = fileNameIn(headers.get('content-disposition'))?.split(/[/\\]/).at(-1)
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
