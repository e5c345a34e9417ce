/** Runs a caller's own request: attempts as in any call, and the response unchanged. */
import type { HttpRequest, HttpStream } from '../base/http.ts'
import { defined } from '../base/json.ts'
import type { RequestState, SentCall, StepSending } from '../call-state.ts'
import { checkPlain, passedHeaders, type PlainResponse, readPlain, type Refusals } from '../response/index.ts'
import { attempt, openStream, sendRequest } from './attempt.ts'
import { counted, readStart } from './file.ts'

/** A checked request with its context. */
export interface PlainCall extends SentCall {
  readonly request: HttpRequest
  readonly refusals: Refusals
  /** Whether it goes to a file host: without credentials and retries. */
  readonly isOther: boolean
}

/** A response with its body as a stream. */
export interface PlainStream extends Pick<PlainResponse, 'status' | 'headers'> {
  readonly body: ReadableStream<Uint8Array>
  /** Bytes, when known. */
  readonly size?: number
}

/** Sends a request and reads its response. @param wantsBytes whether the body may have any form */
export function runRequest(call: PlainCall, wantsBytes: boolean): Promise<PlainResponse> {
  const read = async (authorized: HttpRequest, state: RequestState) => {
    const response = await sendRequest(authorized, state)
    return readPlain(call.refusals, response, contextOf(call), { wantsBytes })
  }
  return attempt(call, call.request, read, sendingOf(call))
}

/** Sends a request and returns its response's body as a stream. */
export function runStream(call: PlainCall): Promise<PlainStream> {
  const read = async (authorized: HttpRequest, state: RequestState) =>
    streamOf(call, state, await openStream(authorized, state))
  return attempt(call, call.request, read, sendingOf(call))
}

async function streamOf(call: PlainCall, { deadline }: RequestState, response: HttpStream): Promise<PlainStream> {
  const { connection, refusals } = call
  const { status, headers } = response
  let { body } = response
  if (status < 200 || status >= 300) {
    const start = await readStart(body, () => connection.now > deadline)
    checkPlain(refusals, { status, headers, body: start }, contextOf(call))
    // A rule reads the response as empty.
    body = new Blob([start as BlobPart]).stream()
  }
  const length = headers.get('content-encoding') === null ? headers.get('content-length') : null
  const size = length === null || call.request.method === 'HEAD' ? undefined : Number(length)
  return defined({
    status,
    headers: passedHeaders(headers, connection.redact),
    body: size === undefined ? body : counted(body, size),
    size,
  })
}

function contextOf({ connection, operation }: PlainCall) {
  return { redact: connection.redact, now: connection.now, subject: operation.id }
}

function sendingOf({ request, isOther }: PlainCall): StepSending {
  return isOther ? { step: { request, isFile: true, isOtherHost: true, redirects: 0 } } : {}
}
