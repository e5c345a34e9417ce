/** Requests that no operation names, through a connector of the platform. */
import { UPSTREAM_HEADER } from '../../contract/parts.ts'
import type { AnyResponseBody } from '../../generated/contract/bodies.ts'
import { isReading } from '../../runtime/base/http.ts'
import { defined, isObject } from '../../runtime/base/json.ts'
import type { AnyRequest, JsonObject } from '../../runtime/index.ts'
import type { EngineResponse, RequestCallOptions, ResponseForm } from '../base/engine.ts'
import type { PlatformClient, PlatformRequest, SentBody } from './client.ts'
import { downloadFrom, isBinary, namesOfFiles } from './download.ts'

/** Sends a request through a connector of the platform. @param target path, token and signals */
export async function hostedRequest(
  client: PlatformClient,
  target: Pick<PlatformRequest, 'path' | 'token' | 'signals'>,
  given: AnyRequest,
  { as, idempotencyKey, timeoutMs }: RequestCallOptions & { readonly as: ResponseForm },
): Promise<EngineResponse> {
  const isRead = isReading(given.method)
  const request: PlatformRequest = {
    ...target,
    method: 'POST',
    ...(await requestBodyOf(given, as !== 'value')),
    timeoutMs,
    idempotencyKey: isRead ? undefined : (idempotencyKey ?? crypto.randomUUID()),
  }
  if (as === 'value') return responseOf((await client.json(request)) as unknown as AnyResponseBody)
  const opened = await client.open({ ...request, accept: '*/*' })
  const headers = upstreamHeaders(opened.response.headers)
  const { status = '200', ...others } = headers
  const { stream } = downloadFrom(opened)
  const body = as === 'stream' ? stream : new Uint8Array(await new Response(stream).arrayBuffer())
  return { status: Number(status), headers: others, body }
}

/** Headers of the third party, with its status as `status`. */
function upstreamHeaders(headers: Headers): Record<string, string> {
  const own = [...headers].filter(([name]) => name.startsWith(UPSTREAM_HEADER))
  return Object.fromEntries(own.map(([name, value]) => [name.slice(UPSTREAM_HEADER.length), value]))
}

function responseOf({ status, headers, encoding, body, records, next }: AnyResponseBody): EngineResponse {
  const value = encoding === 'base64' ? bytesOf(String(body)) : (body ?? null)
  return defined({
    status,
    headers,
    body: value,
    records: records as readonly JsonObject[] | undefined,
    next: next as unknown as AnyRequest | null | undefined,
  })
}

function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
}

async function requestBodyOf({ body, ...request }: AnyRequest, stream: boolean): Promise<SentBody> {
  const asked = defined({ ...request, stream: stream || undefined })
  if (isBinary(body)) return { upload: (await import('./upload.ts')).uploadOfContent(asked, body) }
  const fields = isObject(body) ? body : {}
  const names = namesOfFiles(fields)
  if (names.length === 0) return { body: { ...defined({ ...asked, body }) } }
  return { upload: (await import('./upload.ts')).uploadOfFields(asked, fields, names) }
}
