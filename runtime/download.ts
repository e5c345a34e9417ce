/** Downloads: a response that is a file, or names its URL; bytes are handed on as they come. */
import { ConnectorError, invalidParam } from './base/errors.ts'
import type { HttpRequest, HttpStream } from './base/http.ts'
import type { Json, Params } from './base/json.ts'
import { USER_AGENT } from './base/version.ts'
import type { FileDownload } from './call.ts'
import type { CallState, DownloadStep } from './call-state.ts'
import { fileNameIn } from './language/file-name.ts'
import { compileLocator, type LocatorSource } from './language/locator.ts'
import type { FileShape } from './manifest/index.ts'
import { JSON_ACCEPTED } from './request/index.ts'
import { denied, isOtherHost, urlTarget } from './steps/target.ts'

const MAX_REDIRECTS = 5
const DOWNLOAD = 'download the file'
/** How much of a refusal's body is read. */
const REFUSAL_BYTES = 64 * 1024

const RANGE = /^bytes=(?:\d{1,15}-\d{0,15}|-\d{1,15})$/

/**
 * The first request of a download: the operation's own, whose response is the file or names the file's URL.
 * @throws ConnectorError `invalid_params` for a range that is not valid
 */
export function firstStep(shape: FileShape, params: Params, request: HttpRequest): DownloadStep {
  const step = { request, isFile: false, isOtherHost: false, range: rangeOf(shape, params), redirects: 0 }
  return shape.url ? step : { ...step, isFile: true, request: asking(request, step.range) }
}

/**
 * The request for the file whose URL a response names.
 * @param page the page of that response
 * @throws ConnectorError `record_not_found` when it names none, `egress_denied` for a URL the manifest does not allow,
 * `invalid_params` for an index beyond the files there are
 */
export function locateFile(call: CallState, params: Params, page: LocatorSource): DownloadStep {
  const { operation, request, connection, step } = call
  const shape = operation.file!
  const entry = shape.items ? entryOf(compileLocator(shape.items)(page), shape.index!, params) : page.body
  const from = { body: entry, header: page.header }
  const url = compileLocator(shape.url!)(from)
  if (typeof url !== 'string' || url === '') {
    throw new ConnectorError(
      'record_not_found',
      `Cannot download by ${operation.id}: the third party gives no file for it`,
      { hint: 'The file may be kept elsewhere, or be gone.' },
    )
  }
  const name = shape.name && compileLocator(shape.name)(from)
  const size = shape.size && compileLocator(shape.size)(from)
  const target = urlTarget(url, request, DOWNLOAD)
  return {
    request: asking({ method: 'GET', ...target, headers: { 'user-agent': USER_AGENT } }, step?.range),
    isFile: true,
    isOtherHost: isOtherHost(target, shape.hosts, connection, DOWNLOAD),
    range: step?.range,
    redirects: 0,
    ...(typeof name === 'string' && { name }),
    ...(Number.isSafeInteger(size) && Number(size) >= 0 && { size: Number(size) }),
  }
}

/**
 * The file that a response is, or the request that it redirects to.
 * @throws UpstreamError when the third party refuses; ConnectorError `egress_denied` for a redirect the manifest does not allow,
 * `upstream_invalid_response`
 */
export async function readFileResponse(call: CallState, response: HttpStream): Promise<FileDownload | DownloadStep> {
  const { operation, request, connection } = call
  const step = call.step!
  const location = response.status >= 300 && response.status < 400 ? response.headers.get('location') : null
  if (location !== null) {
    await response.body.cancel()
    if (step.redirects >= MAX_REDIRECTS) throw denied(DOWNLOAD, `it was redirected more than ${MAX_REDIRECTS} times`)
    const target = urlTarget(location, request, DOWNLOAD)
    return {
      ...step,
      request: redirected(request, target),
      isOtherHost: isOtherHost(target, operation.file!.hosts, connection, DOWNLOAD),
      redirects: step.redirects + 1,
    }
  }
  await checkRefusal(call, response)
  await checkWhole(response, step.range !== undefined)
  return fileOf(response, step)
}

/** A request that asks for a file's bytes: of the type that the manifest declares, else as they are. */
function asking(request: HttpRequest, range: string | undefined): HttpRequest {
  const { accept: declared = JSON_ACCEPTED } = request.headers
  const accept = declared === JSON_ACCEPTED ? '*/*' : declared
  return { ...request, headers: { ...request.headers, accept, ...(range && { range }) } }
}

function rangeOf({ range }: FileShape, params: Params): string | undefined {
  const value = range === undefined ? undefined : params[range]
  if (value === undefined || value === null) return undefined
  if (typeof value !== 'string' || !RANGE.test(value))
    throw invalidParam(range!, 'must be one byte range such as bytes=0-1023', 'range')
  return value
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

/** Another origin gets a plain GET: no body, and no header that the manifest adds. */
function redirected(request: HttpRequest, target: { origin: string; path: string }): HttpRequest {
  if (target.origin === request.origin) return { ...request, ...target }
  const headers = Object.entries(request.headers).filter(([name]) => ['user-agent', 'accept', 'range'].includes(name))
  return { method: 'GET', ...target, headers: Object.fromEntries(headers) }
}

/** @throws UpstreamError for a refusal, by its status or by a rule of the manifest, such as one for a file that is not ready; its text is read */
async function checkRefusal({ operation, connection, deadline }: CallState, response: HttpStream): Promise<void> {
  const { status } = response
  if (status === 200 || status === 206 || (status >= 300 && status < 400)) return
  const body = await readStart(response.body, () => connection.now > deadline)
  operation.response.checkRefusal({ ...response, body }, connection)
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

function fileOf({ status, headers, body }: HttpStream, step: DownloadStep): FileDownload {
  const length = headers.get('content-encoding') === null ? headers.get('content-length') : null
  const size = length !== null ? Number(length) : step.range === undefined ? step.size : undefined
  const name = fileNameIn(headers.get('content-disposition')) ?? step.name
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

/** Passes bytes on and errors when more or fewer come than promised: whoever passes them on has said how many. By hand, since a `TransformStream` costs a fifth of the download's CPU. */
function counted(body: ReadableStream<Uint8Array>, size: number): ReadableStream<Uint8Array> {
  const source = body.getReader()
  let seen = 0
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await source.read()
        if (!done) {
          seen += value.byteLength
          if (seen <= size) return controller.enqueue(value)
          await source.cancel()
          throw unlikeItsSize(`it has more than its ${size} bytes`)
        }
        if (seen < size) throw unlikeItsSize(`it ended after ${seen} of ${size} bytes`)
        controller.close()
      },
      cancel: (reason) => source.cancel(reason),
    },
    { highWaterMark: 0 },
  )
}

function unlikeItsSize(state: string): ConnectorError {
  return new ConnectorError('upstream_invalid_response', `Cannot download the file: ${state}`, { sent: true })
}
