/** The middle of the route: a request authorised, sent, and its answer read as a page. */
import { attempts } from './attempts.ts'
import type { HttpRequest } from './base/http.ts'
import type { Connection } from './connection.ts'
import { noteAnswer } from './observed.ts'
import type { Operation } from './plan/index.ts'
import type { Page } from './response/index.ts'

/** Sends a request and reads the answer as a page. @throws ConnectorError, UpstreamError */
export function send(
  operation: Operation,
  request: HttpRequest,
  connection: Connection,
  signal?: AbortSignal,
): Promise<Page> {
  return attempts(operation, request, connection, signal, async (authorized, limits) => {
    const response = await connection.transport.send(authorized, limits, signal)
    noteAnswer(connection, response, response.body.byteLength)
    connection.keepRate(operation.rate, response.headers)
    return operation.response.read(response, connection)
  })
}
