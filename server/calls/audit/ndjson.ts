/** Rows as JSON Lines. */

/** Characters of a chunk, about. */
const CHUNK = 65_536

/** Rows as lines of JSON, in chunks of about 64 KB; rows are read when a chunk is asked for, until it is cancelled. */
export function ndjsonStream(rows: AsyncGenerator<unknown, void, undefined>): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        let text = ''
        while (text.length < CHUNK) {
          const { done, value } = await rows.next()
          if (!done) text += `${JSON.stringify(value)}\n`
          else {
            if (text !== '') controller.enqueue(Buffer.from(text))
            return controller.close()
          }
        }
        controller.enqueue(Buffer.from(text))
      },
      async cancel() {
        await rows.return()
      },
    },
    { highWaterMark: 0 },
  )
}
