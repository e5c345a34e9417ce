/** A download as the output of a tool. */
import { defined } from '../../../runtime/base/json.ts'
import type { FileDownload, JsonObject } from '../../../runtime/index.ts'

/** The text of a file up to a number of characters. For other content its name, type and size. */
export async function fileOutput(file: FileDownload, maxCharacters: number): Promise<JsonObject> {
  const info = defined({ name: file.name, type: file.type, size: file.size })
  if (!/^(?:text\/|application\/(?:json|xml|x-ndjson|csv))/.test(file.type ?? '')) {
    await file.stream.cancel()
    return { file: { ...info, note: 'The content is not text and is not shown.' } }
  }
  return { file: { ...info, ...(await textOf(file.stream, maxCharacters)) } }
}

async function textOf(stream: ReadableStream<Uint8Array>, maxCharacters: number): Promise<JsonObject> {
  const decoder = new TextDecoder()
  let content = ''
  for await (const chunk of stream) {
    content += decoder.decode(chunk, { stream: true })
    if (content.length > maxCharacters)
      return { content: content.slice(0, maxCharacters), truncated: `The first ${maxCharacters} characters are shown.` }
  }
  return { content: content + decoder.decode() }
}
