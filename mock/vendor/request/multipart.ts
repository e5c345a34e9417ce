import type { Json } from 'plugboard/author'

/** The parts of a multipart/form-data body; a file is `{name, type, base64}`. @see RFC 7578 */
export function readMultipart(body: Buffer, contentType: string): [string, Json][] {
  const boundary = /boundary="?([^";]+)"?/i.exec(contentType)?.[1]
  if (boundary === undefined) return []
  // Latin-1 keeps every byte, so that files come out as they went in.
  const pieces = body.toString('latin1').split(`--${boundary}`).slice(1, -1)
  return pieces.flatMap((piece): [string, Json][] => {
    const end = piece.indexOf('\r\n\r\n')
    const head = piece.slice(0, end)
    const content = Buffer.from(piece.slice(end + 4, -2), 'latin1')
    const name = /\bname="([^"]*)"/.exec(head)?.[1]
    if (name === undefined) return []
    const file = /\bfilename="([^"]*)"/.exec(head)?.[1]
    if (file === undefined) return [[name, content.toString()]]
    const type = /content-type: *(\S+)/i.exec(head)?.[1] ?? 'application/octet-stream'
    return [[name, { name: file, type, base64: content.toString('base64') }]]
  })
}
