/** Downloads: a response that is a file, or names its URL; bytes are handed on as they come. */
import { attempt, openStream, sendRequest } from './attempt.ts'
import { ConnectorError, invalidParam } from '../base/errors.ts'
import type { HttpRequest, HttpResponse, HttpStream } from '../base/http.ts'
import { defined, type Params } from '../base/json.ts'
import { USER_AGENT } from '../base/version.ts'
import type { FileDownload } from '../call.ts'
import type { CheckedCall, RoadResult, RequestState, RequestStep } from '../call-state.ts'
import type { CompiledFile } from '../plan/index.ts'
import { isAcceptedByDefault } from '../request/index.ts'
import { denied, isOtherHost, urlTarget } from './target.ts'

const MAX_REDIRECTS = 5
const DOWNLOAD = 'download the file'
/** How much of a refusal's body is read. */
const REFUSAL_BYTES = 64 * 1024

const RANGE = /^bytes=(?:\d{1,15}-\d{0,15}|-\d{1,15})$/

/** Runs a download, from its first request on. */
export async function runFile(call: CheckedCall, file: CompiledFile): Promise<RoadResult<never>> {
  const { operation, params, connection, options } = call
  const request = operation.build(params, connection.base, options.idempotencyKey)
  connection.observe?.({ step: 'request', operation: operation.id, value: request })
  return download(call, file, firstStep(file, params, request))
}

/** Sends the requests of a download, from `first` on: for the response that names the file's URL, for redirects, for the file. */
export async function download(call: CheckedCall, file: CompiledFile, first: RequestStep): Promise<RoadResult<never>> {
  for (let step = first; ;) {
    const found = await attempt(
      call,
      step.request,
      async (authorized, state) =>
        step.isFile
          ? readFileResponse(call, state, step, { file, response: await openStream(authorized, state) })
          : locateFile(call, file, { request: state.request, range: step.range }, await sendRequest(authorized, state)),
      { step },
    )
    if ('stream' in found) return { next: null, file: found }
    step = found
  }
}

/**
 * The first request of a download: the operation's own, whose response is the file or names the file's URL.
 * @throws ConnectorError `invalid_params` for a range that is not valid
 */
export function firstStep(file: CompiledFile, params: Params, request: HttpRequest): RequestStep {
  const step = { request, isFile: false, isOtherHost: false, range: rangeOf(file, params), redirects: 0 }
  return file.named ? step : { ...step, isFile: true, request: asking(request, step.range) }
}

/**
 * The request for the file whose URL a response names.
 * @param answered the request of that response, and the part of the file that is asked for
 * @throws ConnectorError `record_not_found` when it names none, `egress_denied` for a URL the manifest does not allow,
 * `invalid_params` for an index beyond the files there are
 */
export function locateFile(
  { operation, params, connection }: CheckedCall,
  { named, hosts }: CompiledFile,
  { request, range }: Pick<RequestStep, 'request' | 'range'>,
  response: HttpResponse,
): RequestStep {
  const page = operation.response.read(response, connection, params)
  const { url, name, size } = named?.(page, params) ?? {}
  if (url === undefined) {
    throw new ConnectorError(
      'record_not_found',
      `Cannot download with ${operation.id}: the third party has no file for these params`,
      { hint: 'The file may be stored elsewhere or no longer exist.' },
    )
  }
  const target = urlTarget(url, request, DOWNLOAD)
  return {
    request: asking({ method: 'GET', ...target, headers: { 'user-agent': USER_AGENT } }, range),
    isFile: true,
    isOtherHost: isOtherHost(target, hosts, connection, DOWNLOAD),
    range,
    redirects: 0,
    name,
    size,
  }
}

/**
 * The file that a response is, or the request that it redirects to.
 * @throws UpstreamError when the third party refuses; ConnectorError `egress_denied` for a redirect the manifest does not allow,
 * `upstream_invalid_response`
 */
async function readFileResponse(
  call: CheckedCall,
  state: RequestState,
  step: RequestStep,
  { file: { hosts }, response }: { readonly file: CompiledFile; readonly response: HttpStream },
): Promise<FileDownload | RequestStep> {
  const { request, connection } = state
  const location = response.status >= 300 && response.status < 400 ? response.headers.get('location') : null
  if (location !== null) {
    await response.body.cancel()
    if (step.redirects >= MAX_REDIRECTS)
      throw denied(DOWNLOAD, `the request was redirected more than ${MAX_REDIRECTS} times`)
    const target = urlTarget(location, request, DOWNLOAD)
    return {
      ...step,
      request: redirected(request, target),
      isOtherHost: isOtherHost(target, hosts, connection, DOWNLOAD),
      redirects: step.redirects + 1,
    }
  }
  await checkRefusal(call, state, response)
  await checkWhole(response, step.range !== undefined)
  // What parses this header is loaded by downloads alone: it would take a process 6 ms of its start.
  const { fileNameIn } = await import('../language/file-name.ts')
  return fileOf(response, step, fileNameIn(response.headers.get('content-disposition')))
}

/** A request that asks for a file's bytes: of the type that the manifest declares, else as they are. */
function asking(request: HttpRequest, range: string | undefined): HttpRequest {
  const { accept: declared } = request.headers
  const accept = declared === undefined || isAcceptedByDefault(declared) ? '*/*' : declared
  return { ...request, headers: { ...request.headers, accept, ...(range && { range }) } }
}

function rangeOf({ range }: CompiledFile, params: Params): string | undefined {
  if (range === undefined) return undefined
  const value = params[range] ?? undefined
  if (value === undefined) return undefined
  if (typeof value !== 'string' || !RANGE.test(value))
    throw invalidParam(range, 'must be one byte range such as bytes=0-1023', 'range')
  return value
}

/** Another origin gets a plain GET: no body, and no header that the manifest adds. */
function redirected(request: HttpRequest, target: { origin: string; path: string }): HttpRequest {
  if (target.origin === request.origin) return { ...request, ...target }
  const headers = Object.entries(request.headers).filter(([name]) => ['user-agent', 'accept', 'range'].includes(name))
  return { method: 'GET', ...target, headers: Object.fromEntries(headers) }
}

/** @throws UpstreamError for a refusal, by its status or by a rule of the manifest, such as one for a file that is not ready; its text is read */
async function checkRefusal(
  { operation, connection }: CheckedCall,
  { deadline }: RequestState,
  response: HttpStream,
): Promise<void> {
  const { status } = response
  if (status === 200 || status === 206 || (status >= 300 && status < 400)) return
  const body = await readStart(response.body, () => connection.now > deadline)
  operation.response.checkRefusal({ ...response, body }, connection)
}

/** The first bytes of a body: as many as a refusal needs, or as came in time. */
export async function readStart(stream: ReadableStream<Uint8Array>, isLate: () => boolean): Promise<Uint8Array> {
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
    `Cannot download the file: the third party returned ${status}`,
    { sent: true },
  )
}

function fileOf({ status, headers, body }: HttpStream, step: RequestStep, given: string | undefined): FileDownload {
  const length = headers.get('content-encoding') === null ? headers.get('content-length') : null
  const size = length !== null ? Number(length) : step.range === undefined ? step.size : undefined
  const name = given ?? step.name
  return defined({
    stream: size === undefined ? body : counted(body, size),
    name: name === undefined ? undefined : safeName(name),
    type: headers.get('content-type') ?? undefined,
    size,
    range: status === 206 ? (headers.get('content-range') ?? undefined) : undefined,
  })
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

/** Passes bytes on and errors when their number is not `size`, which the reader was told. By hand: a `TransformStream` costs a fifth of the download's CPU. */
export function counted(body: ReadableStream<Uint8Array>, size: number): ReadableStream<Uint8Array> {
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
          throw unlikeItsSize(`it has more than the announced ${size} bytes`)
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
