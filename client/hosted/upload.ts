/** Files of a call or request, as the form that goes to the platform. Loaded with the first file. */
import { CONTENT_PART, REQUEST_PART } from '../../contract/parts.ts'
import type { ExecuteRequest } from '../../generated/contract/bodies.ts'
import { type BodyFile, BodyStream } from '../../runtime/base/body-stream.ts'
import { type FileBytes, FileSource, fileSourceOf } from '../../runtime/base/file-source.ts'
import { givenFiles, type UnreadFile } from '../../runtime/base/given-files.ts'
import { ConnectorError } from '../../runtime/base/errors.ts'
import { defined } from '../../runtime/base/json.ts'
import type { JsonObject } from '../../runtime/index.ts'

/** Body of a request with files. */
export interface UploadBody {
  readonly type: string
  readonly content: BodyStream
  /** Begins to send. Its files open with the first requested byte. */
  send(): Sending
}

/**
 * A call as a form: the request with names, types and sizes of its files, then each file.
 * @param names params that are files
 * @see RFC 7578
 */
export function uploadOfCall(call: ExecuteRequest, given: Values, names: readonly string[]): UploadBody {
  const files = givenFiles(given, names)
  const params = { ...call.params, ...(Object.fromEntries([...files].map(described)) as JsonObject) }
  return formOf({ ...call, params }, files)
}

/** A request that no operation names, with a file as its body. The body is a part of its own, under its media type. */
export function uploadOfContent(asked: object, body: FileBytes): UploadBody {
  const bytes = body instanceof Uint8Array ? body : sourceOf(body)
  const { type } = body as { readonly type?: unknown }
  const { headers } = asked as { readonly headers?: Readonly<Record<string, string>> }
  const own = typeof type === 'string' && type !== '' ? { 'content-type': type } : {}
  const files = new Map<string, UnreadFile>([[CONTENT_PART, { bytes }]])
  return formOf({ ...asked, headers: { ...own, ...headers }, content: defined({ size: sizeOf(bytes) }) }, files)
}

/** A request that no operation names, with files among the fields of its body. @param names fields that are files */
export function uploadOfFields(asked: object, fields: Values, names: readonly string[]): UploadBody {
  const files = givenFiles(fields, names)
  const body = Object.fromEntries(Object.entries(fields).filter(([name]) => !files.has(name)))
  const about = Object.fromEntries([...files].map(described).map(([name, file]) => [name, defined(file)]))
  return formOf({ ...asked, body, files: about }, files)
}

function sourceOf(body: FileBytes): FileSource {
  const source = fileSourceOf(body)
  if (source) return source
  throw new ConnectorError('invalid_params', 'Cannot send the body: it gives no bytes')
}

type Values = Readonly<Record<string, unknown>>

function formOf(request: object, files: ReadonlyMap<string, UnreadFile>): UploadBody {
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
  const type = `multipart/form-data; boundary=${boundary}`
  const content = new BodyStream(parts)
  return { type, content, send: () => sendingOf(type, content) }
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

function described([name, { bytes, ...about }]: [string, UnreadFile]): [string, object] {
  return [name, { ...about, size: sizeOf(bytes) }]
}

function sizeOf(bytes: Uint8Array | FileSource): number | undefined {
  return bytes instanceof FileSource ? bytes.size : bytes.byteLength
}

function inQuotes(name: string): string {
  return name.replaceAll(/["\r\n]/g, encodeURIComponent)
}

/** Time limit of the response. It pauses while a file delays. */
export interface AnswerTime {
  start(): void
  stop(): void
}

/** One sending of an upload. */
export interface Sending {
  readonly type: string
  readonly body: ReadableStream<Uint8Array>
  /** Error of its files. */
  failure(): Error | undefined
  /** Pauses the time limit while a file delays. Without one, no longer. */
  keepTime(time?: AnswerTime): void
  /** Ends it. Ending again does nothing. */
  end(): void
}

function sendingOf(type: string, content: BodyStream): Sending {
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
