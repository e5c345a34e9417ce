/** Reads HAR, as browsers and Polly.js write it. @see http://www.softwareishard.com/blog/har-12-spec/ */
import { isObject } from 'plugboard/author'
import type { RawRecording } from './raw.ts'

/** Returns the exchanges of a HAR file; undefined for any other document. */
export function readHar(document: unknown): RawRecording[] | undefined {
  if (!isObject(document) || !isObject(document.log) || !Array.isArray(document.log.entries)) return undefined
  return document.log.entries.flatMap((entry: unknown) => {
    if (!isObject(entry) || !isObject(entry.request) || !isObject(entry.response)) return []
    const { request, response } = entry
    const sent = isObject(request.postData) ? request.postData.text : undefined
    return [
      {
        method: request.method,
        url: request.url,
        requestHeaders: request.headers,
        requestBody: sent,
        status: response.status,
        headers: response.headers,
        body: contentOf(response.content),
      },
    ]
  })
}

/** Returns the body. A compressed one is hexadecimal text or base64, in pieces. */
function contentOf(content: unknown): unknown {
  if (!isObject(content) || typeof content.text !== 'string') return undefined
  const { text, encoding } = content
  if (encoding !== 'base64') return text
  const pieces = text.startsWith('["') ? (JSON.parse(text) as string[]) : [text]
  return Buffer.concat(pieces.map((piece) => Buffer.from(piece, /^(?:[0-9a-f]{2})+$/.test(piece) ? 'hex' : 'base64')))
}
