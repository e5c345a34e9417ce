import { type Json, tryParseJson } from '../../runtime/base/json.ts'

/** Reads a multipart/related body: JSON, then a file; undefined for any other body. @see RFC 2387 */
export function readRelated(body: Buffer, contentType: string): { about: unknown; file: Json } | undefined {
  const [root, file] = partsOf(body, contentType)
  const about = root && tryParseJson(root.content.toString())
  return about === undefined || !file ? undefined : { about, file: fileOf('file', file) }
}

/** Reads the parts of a multipart/form-data body; a file is `{name, type, base64}`. @see RFC 7578 */
export function readMultipart(body: Buffer, contentType: string): [string, Json][] {
  return partsOf(body, contentType).flatMap((part): [string, Json][] => {
    const name = /\bname="([^"]*)"/.exec(part.head)?.[1]
    if (name === undefined) return []
    const file = /\bfilename="([^"]*)"/.exec(part.head)?.[1]
    return [[name, file === undefined ? part.content.toString() : fileOf(file, part)]]
  })
}

interface Part {
  readonly head: string
  readonly content: Buffer
}

function partsOf(body: Buffer, contentType: string): Part[] {
  const boundary = /boundary="?([^";]+)"?/i.exec(contentType)?.[1]
  if (boundary === undefined) return []
  // Latin-1 keeps every byte, so that files come out as they went in.
  const pieces = body.toString('latin1').split(`--${boundary}`).slice(1, -1)
  return pieces.map((piece) => {
    const end = piece.indexOf('\r\n\r\n')
    return { head: piece.slice(0, end), content: Buffer.from(piece.slice(end + 4, -2), 'latin1') }
  })
}

function fileOf(name: string, { head, content }: Part): Json {
  const type = /content-type: *(\S+)/i.exec(head)?.[1] ?? 'application/octet-stream'
  return { name, type, base64: content.toString('base64') }
}
