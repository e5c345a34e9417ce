/** Files that the platform passes on: downloads and uploads, read while they are sent. */
import { defined, isObject } from '../../runtime/base/json.ts'
import { REQUEST_PART } from '../../contract/actions.ts'
import type { ExecuteRequest } from '../../generated/contract/bodies.ts'
import { type BodyFile, BodyStream } from '../../runtime/base/body/body-stream.ts'
import type { UnreadFile } from '../../runtime/base/body/given-files.ts'
import { FileSource, fileSourceOf } from '../../runtime/base/body/file-source.ts'
import { ConnectorError } from '../../runtime/base/errors.ts'
import type { JsonObject } from '../../runtime/index.ts'
import { type Download, downloadOf } from '../base/engine.ts'
import { connectionLost } from './errors.ts'

/** A response whose body is still to be read; `release` is called once it is. */
export interface OpenResponse {
  readonly response: Response
  /** Ends the response. */
  readonly signal: AbortSignal
  release(): void
}

/** The file of an answer, which is released when its bytes are read, have failed or are cancelled. */
export function downloadFrom(opened: OpenResponse): Download {
  const { headers } = opened.response
  const name = nameIn(headers.get('content-disposition'))
  const valueOf = (header: string) => headers.get(header) ?? undefined
  const length = valueOf('content-encoding') === undefined ? valueOf('content-length') : undefined
  return downloadOf(
    defined({
      stream: streamOf(opened),
      name,
      type: valueOf('content-type'),
      size: length === undefined ? undefined : Number(length),
      range: valueOf('content-range'),
    }),
  )
}

/** The name of a file as the platform writes it, percent-encoded. What is left of a path is cut off. @see RFC 6266 */
function nameIn(header: string | null): string | undefined {
  const [, encoded] = /;\s*filename\*=UTF-8''([\w!#$&+.^`|~%-]+)/i.exec(header ?? '') ?? []
  try {
    return encoded === undefined ? undefined : decodeURIComponent(encoded).split(/[/\\]/).at(-1)
  } catch {
    return undefined
  }
}

/** The bytes as they come; when they break off it is an error of the platform. */
function streamOf({ response, signal, release }: OpenResponse): ReadableStream<Uint8Array> {
  const reader = (response.body ?? new Response('').body!).getReader()
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read().catch((cause: unknown) => {
          release()
          throw connectionLost(cause, signal)
        })
        if (!done) return controller.enqueue(value)
        release()
        controller.close()
      },
      cancel(reason) {
        release()
        return reader.cancel(reason)
      },
    },
    { highWaterMark: 0 },
  )
}

/** The body of a request that brings files. */
export interface UploadBody {
  /** Its media type. */
  readonly type: string
  readonly content: BodyStream
}

/** A call as a form: the request with the names, types and sizes of its files, then each file. @see RFC 7578 */
export function uploadOf(call: ExecuteRequest, files: ReadonlyMap<string, UnreadFile>): UploadBody {
  const params = { ...call.params, ...(Object.fromEntries([...files].map(described)) as JsonObject) }
  return formOf({ ...call, params }, files)
}

/** A form whose first part is a request as JSON; then come its files. */
export function formOf(request: object, files: ReadonlyMap<string, UnreadFile>): UploadBody {
  const boundary = `plugboard-${crypto.randomUUID()}`
  const headOf = (name: string, more = '') =>
    bytesOf(`--${boundary}\r\nContent-Disposition: form-data; name="${inQuotes(name)}"${more}\r\n\r\n`)
  const parts: (Uint8Array | BodyFile)[] = [
    headOf(REQUEST_PART, '\r\nContent-Type: application/json'),
    bytesOf(`${JSON.stringify(request)}\r\n`),
  ]
  for (const [name, { bytes }] of files)
    parts.push(headOf(name), bytes instanceof FileSource ? { source: bytes, param: name } : bytes, bytesOf('\r\n'))
  parts.push(bytesOf(`--${boundary}--\r\n`))
  return { type: `multipart/form-data; boundary=${boundary}`, content: new BodyStream(parts) }
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

/** What the first part says of a file. */
function described([name, { bytes, ...about }]: [string, UnreadFile]): [string, object] {
  const size = bytes instanceof FileSource ? bytes.size : bytes.byteLength
  return [name, { ...about, size }]
}

function inQuotes(name: string): string {
  return name.replaceAll(/["\r\n]/g, encodeURIComponent)
}

/** The time for an answer: it runs but while a file lets us wait. */
export interface AnswerTime {
  start(): void
  stop(): void
}

/** One sending of an upload. */
export interface Sending {
  readonly type: string
  readonly body: ReadableStream<Uint8Array>
  /** What its files failed with. */
  failure(): Error | undefined
  /** Has the time for the answer stand still while a file is waited for; with nothing, no longer. */
  keepTime(time?: AnswerTime): void
  /** Ends it; once it has ended, nothing. */
  end(): void
}

/** Begins to send an upload; its files are opened with the first byte that is asked for. */
export function sendingOf({ type, content }: UploadBody): Sending {
  const open = content.open()
  let failure: Error | undefined
  const end = () => open.cancel(new ConnectorError('cancelled', 'Cannot send the file: the request has ended'))
  async function pull(controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> {
    try {
      const piece = await open.next()
      if (piece.done) controller.close()
      else controller.enqueue(piece.value)
    } catch (error) {
      failure = error as Error
      throw error
    }
  }
  return {
    type,
    body: new ReadableStream<Uint8Array>({ pull, cancel: end }, { highWaterMark: 0 }),
    failure: () => failure,
    keepTime(time) {
      open.watch = time && { onAsked: time.stop, onGiven: time.start, onEnd: time.start }
    },
    end,
  }
}

/** Whether a value is a file whose bytes are given as such, or read when it is sent. */
export function isFile(value: unknown): boolean {
  return isBinary(value) || (isObject(value) && isBinary(value.bytes))
}

function isBinary(value: unknown): boolean {
  return value instanceof Uint8Array || fileSourceOf(value) !== undefined
}
