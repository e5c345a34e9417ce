/** The middle of the route: a request authorised, sent, and its answer read as a page. */
import type { CallWatch } from './attempts.ts'
import { attempts } from './attempts.ts'
import type { HttpRequest, HttpResponse } from './base/http.ts'
import type { Connection } from './connection.ts'
import { noteAnswer } from './observed.ts'
import type { Operation } from './plan/index.ts'
import type { Page, RawPage, ReadContext } from './response/index.ts'

/** Which of an operation's two readers makes what of an answer. */
type Read<T> = (response: HttpResponse, context: ReadContext) => T

/** Sends a request and reads the answer, as a page or a raw page. @throws ConnectorError, UpstreamError */
export function send<T extends Page | RawPage>(
  operation: Operation,
  request: HttpRequest,
  connection: Connection,
  read: Read<T>,
  watch: CallWatch,
): Promise<T> {
  return attempts(operation, request, connection, watch, async (authorized, limits) => {
    const response = await connection.transport.send(authorized, limits, watch.signal)
    noteAnswer(operation.id, connection, response, response.body.byteLength)
    connection.keepRate(operation.rate, response.headers)
    return read(response, connection)
  })
}
