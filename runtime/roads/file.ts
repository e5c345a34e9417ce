/** Downloads a file: the response itself, or the file at a URL in it. */
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
/** Maximum number of bytes that are read of a refusal. */
const REFUSAL_BYTES = 64 * 1024

const RANGE = /^bytes=(?:\d{1,15}-\d{0,15}|-\d{1,15})$/

export async function runFile(call: CheckedCall, file: CompiledFile): Promise<RoadResult<never>> {
  const { operation, params, connection, options } = call
  const request = operation.build(params, connection.base, options.idempotencyKey)
  connection.observe?.({ step: 'request', operation: operation.id, value: request })
  return download(call, file, firstStep(file, params, request))
}

/** Sends a download's requests from `first` on: for the file's URL, redirects and the file. */
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
 * The first request of a download, whose response is the file or has its URL.
 * @throws ConnectorError `invalid_params` for an invalid range
 */
export function firstStep(file: CompiledFile, params: Params, request: HttpRequest): RequestStep {
  const step = { request, isFile: false, isOtherHost: false, range: rangeOf(file, params), redirects: 0 }
  return file.named ? step : { ...step, isFile: true, request: asking(request, step.range) }
}

/**
 * The request for a file at a URL in a response.
 * @param answered the request of that response, and the requested range
 * @throws ConnectorError `record_not_found` without a URL, `egress_denied` for an undeclared host, `invalid_params`
 * for an index out of range
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
 * Reads the response as a file, or returns the request of its redirect.
 * @throws UpstreamError for a refusal; ConnectorError `egress_denied` for a redirect to an undeclared host,
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
  // Only downloads load this header's parser, which takes 6 ms.
  const { fileNameIn } = await import('../language/file-name.ts')
  return fileOf(response, step, fileNameIn(response.headers.get('content-disposition')))
}

/** Asks for a file's bytes: the manifest's media type, by default any. */
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

/** Redirects a request; another origin gets a plain GET without body and the manifest's headers. */
function redirected(request: HttpRequest, target: { origin: string; path: string }): HttpRequest {
  if (target.origin === request.origin) return { ...request, ...target }
  const headers = Object.entries(request.headers).filter(([name]) => ['user-agent', 'accept', 'range'].includes(name))
  return { method: 'GET', ...target, headers: Object.fromEntries(headers) }
}

/** @throws UpstreamError for a refusal, by its status or a rule, such as for a file in preparation */
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

/** Reads the first bytes of a body: enough for a refusal, within the time limit. */
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

/** Refuses an unrequested part, which would look like the whole file. */
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

/** Cleans a file name of paths. */
function safeName(name: string): string {
  const last = name
    .replace(/[\u0000-\u001f\u007f-\u009f"<>|:*?]/g, '')
    .split(/[/\\]/)
    .at(-1)!
    .trim()
  if (last === '' || /^\.+$/.test(last)) return 'file'
  // Whole characters, since a header cannot hold half a surrogate pair.
  return Array.from(last).slice(0, 200).join('')
}

/**
 * Passes bytes on, and errors when their number is not `size`. A `TransformStream` would cost a fifth of a download's
 * CPU.
 */
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
