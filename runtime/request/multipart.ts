import { randomBytes } from 'node:crypto'
import { BodyStream } from '../base/body-stream.ts'
import { type FileParams, FileSource } from '../base/file-source.ts'
import type { Json } from '../base/json.ts'
import type { Encoding } from '../manifest/index.ts'
import { type Body, isFileValue, mediaTypeOf, readFileParam } from './file.ts'
import { eachPair } from './pairs.ts'

/** Encodes values as multipart/form-data, in order; files keep their names and types. @see RFC 7578 */
export function multipart(
  values: { readonly [key: string]: Json },
  encodingOf: (name: string) => Encoding,
  files: FileParams,
): Body {
  const parts = Object.entries(values).flatMap(([name, value]) =>
    isFileValue(value) ? [filePart(name, value, files)] : textParts(name, value, encodingOf(name)),
  )
  return bodyOf('multipart/form-data', parts)
}

/** Encodes values as multipart/related: a JSON object of the plain values, then the file. @see RFC 2387 */
export function related(values: { readonly [key: string]: Json }, files: FileParams): Body {
  const entries = Object.entries(values)
  const about = entries.filter(([, value]) => !isFileValue(value))
  const root: Part = {
    head: 'Content-Type: application/json; charset=UTF-8',
    content: Buffer.from(JSON.stringify(Object.fromEntries(about))),
  }
  const parts = entries.flatMap(([name, value]): Part[] => {
    if (!isFileValue(value)) return []
    const file = readFileParam(value, name)
    return [{ head: `Content-Type: ${mediaTypeOf(file)}`, content: contentOf(file.content), ...limitOf(name, files) }]
  })
  return bodyOf('multipart/related; type="application/json"', [root, ...parts])
}

interface Part {
  readonly head: string
  readonly content: Buffer | FileSource
  /** The param of a file, and its maximum number of bytes. */
  readonly param?: string
  readonly maxBytes?: number | undefined
}

function bodyOf(type: string, parts: readonly Part[]): Body {
  const isStream = parts.some(({ content }) => content instanceof FileSource)
  const boundary = isStream ? `plugboard-${randomBytes(16).toString('hex')}` : freeBoundary(parts)
  const pieces = parts.flatMap(({ head, content, param = 'file', maxBytes }) => [
    Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`),
    content instanceof FileSource ? { source: content, param, maxBytes } : content,
    Buffer.from('\r\n'),
  ])
  const all = [...pieces, Buffer.from(`--${boundary}--\r\n`)]
  return {
    type: `${type}; boundary=${boundary}`,
    content: isStream ? new BodyStream(all) : Buffer.concat(all as Buffer[]),
  }
}

function contentOf(content: string | Uint8Array | FileSource): Buffer | FileSource {
  return content instanceof FileSource ? content : Buffer.from(content as Uint8Array)
}

function textParts(name: string, value: Json, encoding: Encoding): Part[] {
  const parts: Part[] = []
  eachPair(name, value, encoding, (pairName, text) =>
    parts.push({ head: `Content-Disposition: form-data; name="${quote(pairName)}"`, content: Buffer.from(text) }),
  )
  return parts
}

function filePart(name: string, value: Json, files: FileParams): Part {
  const file = readFileParam(value, name)
  const head = `Content-Disposition: form-data; name="${quote(name)}"; filename="${quote(file.name)}"\r\nContent-Type: ${mediaTypeOf(file)}`
  return { head, content: contentOf(file.content), ...limitOf(name, files) }
}

/** The param sent under a name, with its limit. */
function limitOf(sentAs: string, files: FileParams): Pick<Part, 'param' | 'maxBytes'> {
  const [param, { maxBytes }] = Object.entries(files).find(([name, file]) => (file.as ?? name) === sentAs) ?? [
    sentAs,
    {},
  ]
  return { param, maxBytes }
}

/** Percent-encodes quotes and line breaks, as browsers do. @see https://html.spec.whatwg.org/#multipart-form-data */
function quote(name: string): string {
  return name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

/** A boundary that no part contains. */
function freeBoundary(parts: readonly Part[]): string {
  const texts = parts.map(({ head, content }) => ({ head, content: content as Buffer }))
  for (let count = 0; ; count++) {
    const boundary = `plugboard-${count.toString(36).padStart(8, '0')}`
    if (!texts.some(({ head, content }) => head.includes(boundary) || content.includes(boundary))) return boundary
  }
}
