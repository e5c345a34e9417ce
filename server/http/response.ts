/** Sends responses: JSON in one write, files with backpressure and never cut short as if they were whole. */
import type { ServerResponse } from 'node:http'
import { once } from 'node:events'
import { isObject } from 'plugboard/internal'
import { ConnectorError } from 'plugboard/runtime'
import type { ResponseHeaders, RouteResponse } from './request/route.ts'

/** A response in the form in which it is sent, and stored under an idempotency key. */
export interface SerializedResponse {
  readonly status: number
  readonly headers: ResponseHeaders
  /** Pieces of the body, or its text. */
  readonly content: readonly Uint8Array[] | string
}

/** Names and values in turn. */
export type HeaderList = string[]

/** None. */
export const NO_HEADERS: ResponseHeaders = {}

/** Adds headers to a list, except the headers that others replace. */
export function addHeaders(list: HeaderList, headers: ResponseHeaders, others: ResponseHeaders): void {
  for (const name in headers) {
    const value = headers[name]
    if (value !== undefined && others[name] === undefined) list.push(name, value)
  }
}

/** The media type of every JSON response. */
export const JSON_TYPE = 'application/json; charset=utf-8'

/** A route's response in the form in which it is sent; its stream, when it has one, is sent by `sendStream`. */
export function serializeResponse({ status, headers, body, json, bytes }: RouteResponse): SerializedResponse {
  const content = json ?? (bytes && [bytes]) ?? (body === undefined ? '' : JSON.stringify(body))
  return { status, headers: headersOf(headers, content !== ''), content }
}

/** A response without some fields of its JSON body, and of each entry of the body's `data`. */
export function withoutFields<Response extends SerializedResponse>(
  response: Response,
  names: readonly string[],
): Response {
  const { content } = response
  if (content.length === 0) return response
  const body: unknown = JSON.parse(typeof content === 'string' ? content : Buffer.concat(content).toString())
  const entries = isObject(body) && Array.isArray(body.data) ? body.data : []
  for (const one of [body, ...entries]) if (isObject(one)) for (const name of names) delete one[name]
  return { ...response, content: JSON.stringify(body) }
}

/** A route's headers by lower-case names. */
export function headersOf(headers: ResponseHeaders = {}, isJson: boolean): ResponseHeaders {
  const lower: Record<string, string | undefined> = {}
  if (isJson) lower['content-type'] = JSON_TYPE
  for (const [name, value] of Object.entries(headers)) lower[name.toLowerCase()] = value
  return lower
}

/** Bodies up to this size go out together with their headers: one string is written in less time than several pieces. */
const SMALL_BYTES = 16_384

/** A character for each byte, which `latin1` writes as that byte again. */
function characters(piece: Uint8Array): string {
  return Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength).toString('latin1')
}

/** Ends the connection of a caller who reads nothing of a response for so long, in milliseconds. */
function endUnread(outgoing: ServerResponse, idleMs: number): void {
  if (outgoing.listenerCount('timeout') === 0) outgoing.once('timeout', () => outgoing.destroy())
  outgoing.setTimeout(idleMs)
}

/** Sends a small body with its headers in one write: `end` with a body would add a second, empty one, on a slower path to the socket. */
function sendAtOnce(outgoing: ServerResponse, text: string, encoding: BufferEncoding): void {
  outgoing.write(text, encoding)
  outgoing.socket?.uncork()
  outgoing.end()
}

/** Sends a whole response; the connection of a caller who reads nothing of it for `idleMs` is ended. */
export function send(
  outgoing: ServerResponse,
  { status, content }: SerializedResponse,
  headers: HeaderList,
  idleMs: number,
): void {
  const isText = typeof content === 'string'
  const length = isText ? Buffer.byteLength(content) : content.reduce((sum, piece) => sum + piece.byteLength, 0)
  const hasBody = status !== 204 && status !== 304
  if (hasBody) headers.push('content-length', String(length))
  outgoing.writeHead(status, headers)
  if (!hasBody) outgoing.end()
  else if (isText) sendAtOnce(outgoing, content, 'utf8')
  else if (length <= SMALL_BYTES) sendAtOnce(outgoing, content.map(characters).join(''), 'latin1')
  else {
    for (const piece of content) outgoing.write(piece)
    outgoing.end()
  }
  if (outgoing.writableLength > 0 && !outgoing.writableFinished) endUnread(outgoing, idleMs)
}

/**
 * Sends the bytes of a file as fast as the caller reads them. The connection of a caller who reads nothing of it for `idleMs`
 * is ended.
 * @throws what the stream fails with before its first byte, so that the response is an error
 * @returns false when the file broke off or had another length than announced: the connection is then destroyed
 */
export async function sendStream(
  outgoing: ServerResponse,
  status: number,
  headers: HeaderList,
  stream: ReadableStream<Uint8Array>,
  idleMs: number,
): Promise<boolean> {
  const reader = stream.getReader()
  const first = await reader.read()
  const announced = lengthIn(headers)
  if (first.done && announced !== undefined && announced > 0) throw shortFile()
  if (announced === undefined) closeUnannounced(outgoing, headers)
  outgoing.writeHead(status, headers)
  try {
    let sent = 0
    for (let piece = first; !piece.done; piece = await reader.read()) {
      sent += piece.value.byteLength
      if (announced !== undefined && sent > announced) throw shortFile()
      if (outgoing.destroyed)
        throw new ConnectorError('cancelled', 'Cannot send the file: the client closed the connection')
      if (!outgoing.write(piece.value)) await drained(outgoing, idleMs)
    }
    if (announced !== undefined && sent < announced) throw shortFile()
    outgoing.end()
    endUnread(outgoing, idleMs)
    return true
  } catch (error) {
    outgoing.destroy()
    await reader.cancel(error).catch(() => {})
    return false
  }
}

/**
 * Ends the connection after a response of unknown length, without announcing it: the fetch of Node 20 takes an announced end
 * for the end of the file, even before the last chunk. HTTP/1.0 has no chunks.
 * @see https://www.rfc-editor.org/rfc/rfc9112#section-9.6
 */
function closeUnannounced(outgoing: ServerResponse, headers: HeaderList): void {
  const { req, socket } = outgoing
  const at = headers.indexOf('connection')
  if (req.httpVersion === '1.0' || (at < 0 && outgoing.shouldKeepAlive)) return
  if (at >= 0) headers.splice(at, 2)
  outgoing.shouldKeepAlive = true
  outgoing.once('finish', () => socket?.destroySoon())
}

function lengthIn(headers: HeaderList): number | undefined {
  const at = headers.indexOf('content-length')
  return at < 0 ? undefined : Number(headers[at + 1])
}

/** Waits until the caller has read what was written, or has hung up; who reads nothing for `idleMs` is disconnected. */
async function drained(outgoing: ServerResponse, idleMs: number): Promise<void> {
  endUnread(outgoing, idleMs)
  const hangUp = new AbortController()
  const closed = (): void => hangUp.abort()
  outgoing.once('close', closed)
  try {
    await once(outgoing, 'drain', { signal: hangUp.signal })
  } finally {
    outgoing.off('close', closed)
    // The third party may take its time with what comes next.
    outgoing.setTimeout(0)
  }
}

function shortFile(): ConnectorError {
  return new ConnectorError(
    'upstream_invalid_response',
    'Cannot send the file: its length differs from the announced length',
  )
}
