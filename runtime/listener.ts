/** Listeners of HTTP requests that no request ends. */
import type { IncomingMessage, ServerResponse } from 'node:http'

type Listen = (request: IncomingMessage, response: ServerResponse) => void

/**
 * A listener for the requests of a server. An error that `answer` throws or rejects with becomes a response with status 500. A response that
 * has begun is cut off instead. A caller that hangs up is no error.
 * @param bodyOf reports the error; gives the JSON body of the response
 * @example createServer(requestListener(answer, (error) => ({ code: 'internal', message: String(error) })))
 */
export function requestListener(
  answer: (request: IncomingMessage, response: ServerResponse) => unknown,
  bodyOf: (error: unknown, request: IncomingMessage) => object,
): Listen {
  async function run(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      await answer(request, response)
    } catch (error) {
      if (error === request.errored) return
      const body = JSON.stringify(bodyOf(error, request))
      if (response.headersSent) throw error
      // The rest of the request would be taken for the next one.
      if (!request.complete) response.setHeader('connection', 'close')
      response.writeHead(500, { 'content-type': 'application/json; charset=utf-8' }).end(body)
    }
  }
  return (request, response) => {
    run(request, response).catch(() => response.destroy())
  }
}
