/** Requests as commands of curl. */
import { shellWord, visibleJson } from 'plugboard/internal'
import type { Json } from 'plugboard/runtime'

/** A request to show. */
export interface CurlRequest {
  readonly url: string
  /** Left out where curl chooses the same. */
  readonly method?: string | undefined
  /** Whether it has a token, from `PLUGBOARD_TOKEN` of the environment. */
  readonly hasToken: boolean
  /** A body that is sent as JSON. */
  readonly json?: Json | undefined
  /** A body of another media type. */
  readonly text?: { readonly type: string; readonly content: string } | undefined
}

/** A request as a command of curl. The environment has the token, so the command holds no secret. */
export function curlCommand({ url, method = 'GET', hasToken, json, text }: CurlRequest): string {
  const content = json === undefined ? text?.content : visibleJson(json)
  const type = json === undefined ? text?.type : 'application/json'
  const usual = content === undefined ? 'GET' : 'POST'
  const headers = [
    ...(hasToken ? ['-H "Authorization: Bearer $PLUGBOARD_TOKEN"'] : []),
    ...(type === undefined ? [] : [`-H ${shellWord(`Content-Type: ${type}`)}`]),
  ]
  return [
    `curl ${method === usual ? '' : `-X ${method} `}${shellWord(url)}`,
    ...(headers.length > 0 ? [headers.join(' ')] : []),
    ...(content === undefined ? [] : [`--data-raw ${shellWord(content)}`]),
  ].join(' \\\n  ')
}
