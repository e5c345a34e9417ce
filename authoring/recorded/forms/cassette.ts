/** Reads cassettes of VCR and similar libraries: YAML or JSON. */
import { isObject } from 'plugboard/author'
import type { RawRecording } from './raw.ts'

/** Returns the exchanges of a cassette; undefined for any other document. */
export function readCassette(document: unknown): RawRecording[] | undefined {
  const list = isObject(document) ? (document.http_interactions ?? document.interactions) : document
  if (!Array.isArray(list) || !list.some(isInteraction)) return undefined
  return list.filter(isInteraction).map(({ request, response }) => ({
    method: request.method,
    url: request.uri ?? request.url,
    requestHeaders: request.headers,
    requestBody: bodyOf(request.body),
    status: statusOf(response),
    headers: response.headers,
    body: bodyOf(response.body ?? response.content),
  }))
}

type Interaction = Readonly<Record<'request' | 'response', Readonly<Record<string, unknown>>>>

function isInteraction(value: unknown): value is Interaction {
  return isObject(value) && isObject(value.request) && isObject(value.response) && !('jsonBody' in value.response)
}

/** Returns the status of `{code: 200}`, `200` or `200 OK`. */
function statusOf({ status, status_code: statusCode, code, statusCode: camel }: Interaction['response']): unknown {
  if (isObject(status)) return status.code
  return statusCode ?? camel ?? code ?? (typeof status === 'string' ? status.slice(0, 3) : status)
}

function bodyOf(body: unknown): unknown {
  if (!isObject(body)) return body
  if (typeof body.base64_string === 'string') return Buffer.from(body.base64_string, 'base64')
  return 'string' in body ? body.string : body
}
