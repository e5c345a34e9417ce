import type { Json } from '../base/json.ts'
import type { Encoding } from '../manifest/index.ts'
import { type Body, isFileValue, mediaTypeOf, readFileParam } from './file.ts'
import { eachPair } from './pairs.ts'

/** Values as multipart/form-data; files keep their names and types. @see RFC 7578 */
export function multipart(values: { readonly [key: string]: Json }, encodingOf: (name: string) => Encoding): Body {
  const parts = Object.entries(values).flatMap(([name, value]) =>
    isFileValue(value) ? [filePart(name, value)] : textParts(name, value, encodingOf(name)),
  )
  const boundary = freeBoundary(parts)
  const chunks = parts.flatMap(({ head, content }) => [
    Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`),
    content,
    Buffer.from('\r\n'),
  ])
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    content: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
  }
}

interface Part {
  readonly head: string
  readonly content: Buffer
}

function textParts(name: string, value: Json, encoding: Encoding): Part[] {
  const parts: Part[] = []
  eachPair(name, value, encoding, (pairName, text) =>
    parts.push({ head: `Content-Disposition: form-data; name="${quote(pairName)}"`, content: Buffer.from(text) }),
  )
  return parts
}

function filePart(name: string, value: Json): Part {
  const file = readFileParam(value, name)
  const head = `Content-Disposition: form-data; name="${quote(name)}"; filename="${quote(file.name)}"\r\nContent-Type: ${mediaTypeOf(file)}`
  return { head, content: Buffer.from(file.content as Uint8Array) }
}

/** Quotes and line breaks percent-encoded, as browsers do. @see https://html.spec.whatwg.org/#multipart-form-data */
function quote(name: string): string {
  return name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

/** A boundary that no part contains. */
function freeBoundary(parts: readonly Part[]): string {
  for (let count = 0; ; count++) {
    const boundary = `plugboard-${count.toString(36).padStart(8, '0')}`
    if (!parts.some(({ head, content }) => head.includes(boundary) || content.includes(boundary))) return boundary
  }
}
