/** Answers onto the wire, whole or broken on purpose. */
import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { encodeBody, type Exchange, isObject, type Json } from 'plugboard/author'
import type { FilePart } from 'plugboard/simulator'

/** Lists longer than this are written as they are put into text. */
const LONG_LIST = 200

/** Texts are gathered up to this many characters before they are sent. */
const CHUNK = 64 * 1024

/** Sends an answer. A truncated one promises all of its bytes and ends after half. */
export async function reply(
  response: ServerResponse,
  answer: Exchange['response'],
  isTruncated = false,
): Promise<void> {
  const headers = Object.fromEntries(
    Object.entries(answer.headers ?? {}).map(([name, value]) => [name.toLowerCase(), String(value)]),
  )
  if (!isTruncated && hasLongList(answer.body)) {
    response.writeHead(answer.status, { 'content-type': 'application/json', ...headers })
    return pipeline(Readable.from(gathered(piecesOf(answer.body as Json))), response)
  }
  const { bytes, type } = encodeBody(answer.body)
  const hasBody = answer.status !== 204 && answer.status !== 304
  response.writeHead(answer.status, {
    ...(hasBody && { 'content-length': bytes.byteLength }),
    ...(type !== undefined && { 'content-type': type }),
    ...headers,
  })
  if (!isTruncated) response.end(bytes)
  else response.write(bytes.subarray(0, bytes.byteLength / 2), () => response.destroy())
}

/** Sends a file or a part of one. */
export async function replyFile(response: ServerResponse, part: FilePart, isTruncated = false): Promise<void> {
  response.writeHead(part.status, part.headers)
  if (!isTruncated) return pipeline(Readable.from(part.chunks), response)
  const [first = new Uint8Array(0)] = part.chunks
  response.write(first.subarray(0, first.byteLength / 2), () => response.destroy())
}

function hasLongList(value: Json | undefined, depth = 0): boolean {
  if (Array.isArray(value)) return value.length > LONG_LIST
  return isObject(value) && depth < 4 && Object.values(value).some((child) => hasLongList(child, depth + 1))
}

/** A value's JSON in pieces: the items of long lists one by one. */
function* piecesOf(value: Json): Generator<string> {
  if (!hasLongList(value)) {
    yield JSON.stringify(value)
    return
  }
  const isList = Array.isArray(value)
  let separator = isList ? '[' : '{'
  for (const [name, child] of Object.entries(value as object)) {
    yield isList ? separator : `${separator}${JSON.stringify(name)}:`
    yield* piecesOf(child as Json)
    separator = ','
  }
  yield isList ? ']' : '}'
}

function* gathered(pieces: Iterable<string>): Generator<string> {
  let text = ''
  for (const piece of pieces) {
    text += piece
    if (text.length < CHUNK) continue
    yield text
    text = ''
  }
  yield text
}
