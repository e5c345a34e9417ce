/** Reads requests and responses as JSON: pairs, stubs, and maps by method and path. */
import { isObject } from 'plugboard/author'
import type { RawRecording } from './raw.ts'

type Fields = Readonly<Record<string, unknown>>

/** Returns the exchange of one request and its response, or of a list of them under `exchanges` or `mappings`. */
export function readPair(document: unknown): RawRecording[] | undefined {
  if (!isObject(document)) return undefined
  const list = document.exchanges ?? document.mappings
  if (Array.isArray(list)) return list.flatMap((one) => readPair(one) ?? [])
  const { request, response } = document
  if (!isObject(request) || !isObject(response)) return undefined
  return [
    {
      method: request.method,
      url: request.url ?? request.uri ?? request.path ?? request.urlPath,
      query: request.query ?? request.params,
      requestHeaders: request.headers,
      requestBody: request.body ?? request.data,
      status: response.status ?? response.statusCode ?? response.code,
      headers: response.headers,
      body: response.jsonBody ?? response.body ?? response.data,
    },
  ]
}

/** Returns a response with its method and endpoint. */
export function readAnswer(document: unknown): RawRecording[] | undefined {
  if (!isObject(document) || typeof document.endpoint !== 'string' || !('response' in document)) return undefined
  const asked = isObject(document.requestIdentity) ? document.requestIdentity : document
  return [answerOf(document, document.method ?? 'GET', document.endpoint, asked)]
}

const METHODS = /^(?:get|post|put|patch|delete)$/i

/** Responses under `api`, by method and path: one, or a list in order. */
export function readApiMap(document: unknown): RawRecording[] | undefined {
  const api = isObject(document) ? (document.api ?? document) : undefined
  if (!isObject(api)) return undefined
  const methods = Object.entries(api).filter(([method, paths]) => METHODS.test(method) && isObject(paths))
  const found = methods.flatMap(([method, paths]) =>
    Object.entries(paths as Fields).flatMap(([path, answers]) =>
      [answers]
        .flat()
        .filter((answer): answer is Fields => isObject(answer) && 'response' in answer)
        .map((answer) => answerOf(answer, method, path, isObject(answer.request) ? answer.request : {})),
    ),
  )
  return found.length > 0 ? found : undefined
}

function answerOf(answer: Fields, method: unknown, url: string, asked: Fields): RawRecording {
  return {
    method,
    url,
    query: asked.params,
    requestHeaders: asked.headers,
    requestBody: asked.data,
    status: answer.status,
    headers: answer.headers,
    body: answer.response,
  }
}
