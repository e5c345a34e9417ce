/** Downloads: the answer is a file, or holds its URL; bytes are handed on as they come. */
import { USER_AGENT } from './base/version.ts'
import contentDisposition from 'content-disposition'
import { attempt, openStream, sendWhole } from './attempt.ts'
import { ConnectorError, invalidParam } from './base/errors.ts'
import type { HttpHeaders, HttpRequest, HttpStream } from './base/http.ts'
import type { Json, Params } from './base/json.ts'
import type { CallState, CallWatch } from './call-state.ts'
import { startCall } from './call-state.ts'
import type { Connection } from './connection.ts'
import type { Locator } from './language/locator.ts'
import { compileLocator } from './language/locator.ts'
import type { FileShape } from './manifest/index.ts'
import type { Operation } from './plan/index.ts'

/** A file that is being downloaded. */
export interface FileDownload {
  /** The bytes as they come. Errors when fewer arrive than were promised; cancelling it ends the download. */
  readonly stream: ReadableStream<Uint8Array>
  /** Without path separators or control characters. */
  readonly name?: string
  /** Media type. */
  readonly type?: string
  /** Bytes in this answer, when known. */
  readonly size?: number
  /** The part of the file this is, as in `bytes 0-99/1000`, when a range was asked for and granted. */
  readonly range?: string
}

const MAX_REDIRECTS = 5
/** The longest wait for the headers of another host's answer, and for a refusal of it, in milliseconds. */
const OTHER_HOST_MS = 30_000
/** How much of a refusal's body is read. */
const REFUSAL_BYTES = 64 * 1024

const RANGE = /^bytes=(?:\d{1,15}-\d{0,15}|-\d{1,15})$/

/** Where the bytes are, and what the first answer said of them. */
interface Source {
  readonly request: HttpRequest
  readonly name?: string
  readonly size?: number
}

/** Downloads an operation's file. Credentials go to the base URL's origin only; other hosts must be in the manifest. */
export async function download(
  operation: Operation,
  params: Params,
  request: HttpRequest,
  connection: Connection,
  watch: CallWatch,
): Promise<FileDownload> {
  const shape = operation.file!
  const range = rangeOf(shape, params)
  const source = shape.url
    ? await secondStep(operation, shape, shape.url, params, request, connection, watch)
    : { request }
  const wanted = { ...source.request, headers: { ...source.request.headers, accept: '*/*', ...(range && { range }) } }
  const answer = await open(operation, wanted, connection, watch)
  await checkWhole(answer, range !== undefined)
  return fileOf(answer, source, range !== undefined)
}

function rangeOf({ range }: FileShape, params: Params): string | undefined {
  const value = range === undefined ? undefined : params[range]
  if (value === undefined || value === null) return undefined
  if (typeof value !== 'string' || !RANGE.test(value))
    throw invalidParam(range!, 'must be one byte range such as bytes=0-1023', 'range')
  return value
}

async function secondStep(
  operation: Operation,
  shape: FileShape,
  url: Locator,
  params: Params,
  request: HttpRequest,
  connection: Connection,
  watch: CallWatch,
): Promise<Source> {
  const page = await attempt(startCall(operation, request, connection, watch), sendWhole, operation.response.read)
  const entry = shape.items ? entryOf(compileLocator(shape.items)(page), shape.index!, params) : page.body
  const from = { body: entry, header: page.header }
  const target = compileLocator(url)(from)
  if (typeof target !== 'string' || target === '') {
    throw new ConnectorError(
      'record_not_found',
      `Cannot download by ${operation.id}: the third party gives no file for it`,
      { hint: 'The file may be kept elsewhere, or be gone.' },
    )
  }
  const name = shape.name && compileLocator(shape.name)(from)
  const size = shape.size && compileLocator(shape.size)(from)
  return {
    request: { method: 'GET', ...targetOf(target, request), headers: { 'user-agent': USER_AGENT } },
    ...(typeof name === 'string' && { name }),
    ...(typeof size === 'number' && { size }),
  }
}

function entryOf(items: Json | undefined, index: string, params: Params): Json {
  const list = Array.isArray(items) ? items : []
  const entry = list[Number(params[index])]
  if (entry === undefined)
    throw invalidParam(
      index,
      `is ${String(params[index])}, but there ${list.length === 1 ? 'is 1 file' : `are ${list.length} files`}`,
      'range',
    )
  return entry
}

function targetOf(url: string, from: HttpRequest): { origin: string; path: string } {
  const target = URL.canParse(url, from.origin + from.path) ? new URL(url, from.origin + from.path) : undefined
  if (target?.protocol !== 'https:' || target.username !== '' || target.password !== '')
    throw denied('its URL is not plain https')
  return { origin: target.origin, path: target.pathname + target.search }
}

function denied(state: string): ConnectorError {
  return new ConnectorError('egress_denied', `Cannot download the file: ${state}`)
}

/** Opens the file's stream, following redirects by hand: each hop's host must be allowed. */
async function open(
  operation: Operation,
  first: HttpRequest,
  connection: Connection,
  watch: CallWatch,
): Promise<HttpStream> {
  let request = first
  for (let hops = 0; hops <= MAX_REDIRECTS; hops++) {
    const answer = await openOnce(operation, request, connection, watch)
    const location = answer.status >= 300 && answer.status < 400 ? answer.headers.get('location') : null
    if (location === null) return answer
    await answer.body.cancel()
    request = redirected(request, targetOf(location, request))
  }
  throw denied(`it was redirected more than ${MAX_REDIRECTS} times`)
}

/** Another origin gets a plain GET: no body, and no header that the manifest adds. */
function redirected(request: HttpRequest, target: { origin: string; path: string }): HttpRequest {
  if (target.origin === request.origin) return { ...request, ...target }
  const kept = Object.entries(request.headers).filter(([name]) => ['user-agent', 'accept', 'range'].includes(name))
  return { method: 'GET', ...target, headers: Object.fromEntries(kept) }
}

async function openOnce(
  operation: Operation,
  request: HttpRequest,
  connection: Connection,
  watch: CallWatch,
): Promise<HttpStream> {
  const read = (answer: HttpStream, _: Connection, deadline: number) =>
    checkAnswer(operation, answer, connection, deadline)
  if (request.origin === connection.base.origin)
    return attempt(startCall(operation, request, connection, watch), openStream, read)
  checkHost(new URL(request.origin).hostname, operation.file!.hosts, connection)
  // Another host gets no credentials, has no rate, and is asked once.
  const call: CallState = startCall(operation, request, connection, { ...watch, timeoutMs: OTHER_HOST_MS })
  return read(await openStream(call, request), connection, call.deadline)
}

function checkHost(host: string, allowed: readonly string[], { redact }: Connection): void {
  const fits = allowed.some((pattern) =>
    pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern,
  )
  if (!fits) throw denied(`host ${redact(host)} is not among the manifest's file hosts`)
}

/** An answer that is no refusal. @throws UpstreamError for one, whose text is read */
async function checkAnswer(
  operation: Operation,
  answer: HttpStream,
  connection: Connection,
  deadline: number,
): Promise<HttpStream> {
  if (answer.status < 400) return answer
  operation.response.read(
    { ...answer, body: await readStart(answer.body, () => connection.now > deadline) },
    connection,
  )
  throw new ConnectorError(
    'upstream_invalid_response',
    `Cannot download by ${operation.id}: the third party answered ${answer.status}`,
    { sent: true },
  )
}

/** The first bytes of a body: as many as a refusal needs, or as came in time. */
async function readStart(stream: ReadableStream<Uint8Array>, isLate: () => boolean): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of stream) {
    chunks.push(chunk)
    length += chunk.byteLength
    if (length > REFUSAL_BYTES || isLate()) break
  }
  return Buffer.concat(chunks)
}

/** A part that nobody asked for would pass for the whole file. */
async function checkWhole({ status, body }: HttpStream, isPart: boolean): Promise<void> {
  if (status === 200 || (status === 206 && isPart)) return
  await body.cancel()
  throw new ConnectorError(
    'upstream_invalid_response',
    `Cannot download the file: the third party answered ${status}`,
    { sent: true },
  )
}

function fileOf({ status, headers, body }: HttpStream, source: Source, isPart: boolean): FileDownload {
  const length = headers.get('content-encoding') === null ? headers.get('content-length') : null
  const size = length !== null ? Number(length) : isPart ? undefined : source.size
  const name = nameOf(headers) ?? source.name
  const type = headers.get('content-type')
  const range = headers.get('content-range')
  return {
    stream: size === undefined ? body : counted(body, size),
    ...(name !== undefined && { name: safeName(name) }),
    ...(type !== null && { type }),
    ...(size !== undefined && { size }),
    ...(status === 206 && range !== null && { range }),
  }
}

/** @see RFC 6266 */
function nameOf(headers: HttpHeaders): string | undefined {
  const header = headers.get('content-disposition')
  if (header === null) return undefined
  try {
    const { filename } = contentDisposition.parse(header).parameters as { filename?: string }
    return filename
  } catch {
    return undefined
  }
}

/** A file name that stays in its folder. */
function safeName(name: string): string {
  const last = name
    .replace(/[\u0000-\u001f\u007f-\u009f"<>|:*?]/g, '')
    .split(/[/\\]/)
    .at(-1)!
    .trim()
  if (last === '' || /^\.+$/.test(last)) return 'file'
  // By whole characters, since half a surrogate pair cannot be written into a header.
  return Array.from(last).slice(0, 200).join('')
}

/** Passes bytes on and errors at the end when fewer came than promised. By hand, since a `TransformStream` costs a fifth of the download's CPU. */
function counted(body: ReadableStream<Uint8Array>, size: number): ReadableStream<Uint8Array> {
  const source = body.getReader()
  let seen = 0
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await source.read()
        if (!done) {
          seen += value.byteLength
          return controller.enqueue(value)
        }
        if (seen < size) throw cutShort(seen, size)
        controller.close()
      },
      cancel: (reason) => source.cancel(reason),
    },
    { highWaterMark: 0 },
  )
}

function cutShort(seen: number, size: number): ConnectorError {
  return new ConnectorError(
    'upstream_invalid_response',
    `Cannot download the file: it ended after ${seen} of ${size} bytes`,
    { sent: true },
  )
}
