/** Bare HTTP requests to a mock, as a newcomer's curl makes them. */
import { type IncomingHttpHeaders, request } from 'node:http'
import type { Mock } from '../../mock/index.ts'

/** The request. */
export interface Asked {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** The response. */
export interface Answered {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

/** Sends a request to a mock as if to a host; without a host, to the mock's own. */
export function fetchFrom(mock: Mock, host: string | undefined, path: string, asked: Asked = {}): Promise<Answered> {
  const { method = 'GET', headers = {}, body } = asked
  return new Promise((resolve, reject) => {
    const sent = request(
      mock.origin + path,
      { method, headers: { ...headers, ...(host !== undefined && { host }) } },
      (answer) => {
        let text = ''
        answer.setEncoding('latin1')
        answer.on('data', (chunk: string) => (text += chunk))
        answer.on('error', reject)
        answer.on('end', () => resolve({ status: answer.statusCode!, headers: answer.headers, text }))
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}
