import { type Json, tryParseJson } from '../runtime/base/json.ts'
import type { WholeRequest } from '../runtime/base/http.ts'
import { requestPath, queryOf } from './request/index.ts'
import type { MockResponse } from './values/index.ts'

const MOST_TEXT = 2_000

/** The response to a request of no operation: its contents, so that the sender sees what arrived. Remove the credentials before. */
export function echoOf(request: WholeRequest): MockResponse {
  const { method, headers, body } = request
  const bytes = body === undefined ? null : Buffer.from(body)
  const text = bytes?.toString() ?? null
  const value = text === null ? null : ((tryParseJson(text) as Json | undefined) ?? text.slice(0, MOST_TEXT))
  return {
    status: 200,
    headers: {},
    body: {
      echo: {
        method,
        path: requestPath(request),
        query: Object.fromEntries(queryOf(request)),
        content_type: headers['content-type'] ?? null,
        bytes: bytes?.byteLength ?? 0,
        body: value,
      },
    },
  }
}
