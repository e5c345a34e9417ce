/** Requests by way of the platform: sent as JSON, or as a form where a body or files of it are read while they are sent. */
import { CONTENT_PART, UPSTREAM_HEADER } from '../../contract/actions.ts'
import type { AnyResponseBody } from '../../generated/contract/bodies.ts'
import { FileSource, fileSourceOf } from '../../runtime/base/body/file-source.ts'
import { givenFiles, type UnreadFile } from '../../runtime/base/body/given-files.ts'
import { defined, isObject } from '../../runtime/base/json.ts'
import type { AnyRequest, JsonObject } from '../../runtime/index.ts'
import type { EngineResponse, RequestCallOptions, ResponseForm } from '../engine.ts'
import type { PlatformClient, PlatformRequest } from './client.ts'
import { downloadFrom, formOf, isFile, type UploadBody } from './file.ts'

/** Sends a request by way of a connector of the platform. @param target where, by whose token, and what ends it */
export async function hostedRequest(
  client: PlatformClient,
  target: Pick<PlatformRequest, 'path' | 'token' | 'signals'>,
  given: AnyRequest,
  { as, idempotencyKey, timeoutMs }: RequestCallOptions & { readonly as: ResponseForm },
): Promise<EngineResponse> {
  const isRead = given.method === 'GET' || given.method === 'HEAD'
  const request: PlatformRequest = {
    ...target,
    method: 'POST',
    ...bodyOf(given, as !== 'value'),
    timeoutMs,
    idempotencyKey: isRead ? undefined : (idempotencyKey ?? crypto.randomUUID()),
  }
  if (as === 'value') return valueOf((await client.json(request)) as unknown as AnyResponseBody)
  const opened = await client.open({ ...request, accept: '*/*' })
  const headers = upstreamHeaders(opened.response.headers)
  const { status = '200', ...others } = headers
  const { stream } = await downloadFrom(opened)
  const body = as === 'stream' ? stream : new Uint8Array(await new Response(stream).arrayBuffer())
  return { status: Number(status), headers: others, body }
}

/** The third party's headers, and its status under that name. */
function upstreamHeaders(headers: Headers): Record<string, string> {
  const own = [...headers].filter(([name]) => name.startsWith(UPSTREAM_HEADER))
  return Object.fromEntries(own.map(([name, value]) => [name.slice(UPSTREAM_HEADER.length), value]))
}

function valueOf({ status, headers, encoding, body, records, next }: AnyResponseBody): EngineResponse {
  const value = encoding === 'base64' ? bytesOf(String(body)) : (body ?? null)
  return defined({
    status,
    headers,
    body: value,
    records: records as readonly JsonObject[] | undefined,
    next: next as unknown as AnyRequest | null | undefined,
  })
}

/** The bytes of base64. */
function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
}

function bodyOf({ body, ...request }: AnyRequest, stream: boolean): Pick<PlatformRequest, 'body' | 'upload'> {
  const asked = defined({ ...request, stream: stream || undefined })
  const bytes = body instanceof Uint8Array ? body : fileSourceOf(body)
  if (bytes) return { upload: contentOf(asked, bytes, body) }
  const fields = isObject(body) ? body : {}
  const names = Object.keys(fields).filter((name) => isFile(fields[name]))
  if (names.length === 0) return { body: { ...defined({ ...asked, body }) } }
  const files = givenFiles(fields, names)
  const rest = Object.fromEntries(Object.entries(fields).filter(([name]) => !files.has(name)))
  const about = Object.fromEntries(
    [...files].map(([name, { bytes, ...more }]) => [name, { ...more, ...sizeOf(bytes) }]),
  )
  return { upload: formOf({ ...asked, body: rest, files: about }, files) }
}

/** The whole body in a part of its own, under the media type that it has. */
function contentOf(asked: object, bytes: Uint8Array | FileSource, body: unknown): UploadBody {
  const { type } = body as { readonly type?: unknown }
  const { headers } = asked as { readonly headers?: Readonly<Record<string, string>> }
  const own = typeof type === 'string' && type !== '' ? { 'content-type': type } : {}
  const files = new Map<string, UnreadFile>([[CONTENT_PART, { bytes }]])
  return formOf({ ...asked, headers: { ...own, ...headers }, content: sizeOf(bytes) }, files)
}

function sizeOf(bytes: Uint8Array | FileSource): { readonly size?: number } {
  const size = bytes instanceof FileSource ? bytes.size : bytes.byteLength
  return size === undefined ? {} : { size }
}
