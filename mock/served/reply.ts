/** Writes responses, whole or broken on purpose. */
import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Exchange, isObject, type Json } from 'plugboard/author'
import { exchangeResponse } from 'plugboard/internal'
import { writeResponse } from '../upstream.ts'
import type { FilePart } from 'plugboard/simulator'

/** Maximum number of items of a list that is written as a whole. */
const LONG_LIST = 200

/** Characters of a chunk. */
const CHUNK = 64 * 1024

/** Sends a response. A truncated one announces all of its bytes and ends after half. */
export async function reply(
  response: ServerResponse,
  answer: Exchange['response'],
  isTruncated = false,
): Promise<void> {
  if (isTruncated || !hasLongList(answer.body)) return writeResponse(response, exchangeResponse(answer), isTruncated)
  const { status, headers } = exchangeResponse({ ...answer, body: [] })
  response.writeHead(status, Object.fromEntries(headers.entries()))
  return pipeline(Readable.from(gathered(piecesOf(answer.body as Json))), response)
}

/** Sends a file or a part of it. */
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

/** Yields a value's JSON in pieces, with each item of a long list. */
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
