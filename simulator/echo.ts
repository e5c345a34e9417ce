/** What a request that no operation makes is answered with. */
import { type Json, tryParseJson } from '../runtime/base/json.ts'
import type { WholeRequest } from '../runtime/base/http.ts'
import type { MockResponse } from './response/index.ts'

const MOST_TEXT = 2_000

/** The answer to a request that no operation makes: what it says, so that its sender sees what arrived. Credentials have to be left out. */
export function echoOf({ method, path: target, headers, body }: WholeRequest): MockResponse {
  const [path = '', ...query] = target.split('?')
  const text = body === undefined ? null : Buffer.from(body).toString()
  const type = headers['content-type'] ?? null
  const value = text === null ? null : ((tryParseJson(text) as Json | undefined) ?? text.slice(0, MOST_TEXT))
  return {
    status: 200,
    headers: {},
    body: {
      echo: {
        method,
        path,
        query: Object.fromEntries(new URLSearchParams(query.join('?'))),
        content_type: type,
        bytes: body === undefined ? 0 : Buffer.from(body).byteLength,
        body: value,
      },
    },
  }
}
