/** Checks a caller's own request, then sends it like any call. */
import { randomUUID } from 'node:crypto'
import { EXECUTE_OPTIONS, type ExecuteOptions } from '../call.ts'
import { type HttpRequest, isReading } from '../base/http.ts'
import { BOOLEAN, checkOptions, optionsOf } from '../base/options.ts'
import type { Connection } from '../connection.ts'
import type { CompiledRequests, Plan } from '../plan/index.ts'
import { type AnyRequest, checkedHeader, discardBody } from '../request/index.ts'
import type { PlainResponse } from '../response/index.ts'
import { type PlainCall, type PlainStream, runRequest, runStream } from './request.ts'

/** Options of a request. */
export type AnyRequestOptions = Omit<ExecuteOptions, 'onProgress'>

/** Options of a request; with `wantsBytes` the body may have any form and is not parsed. */
export interface RequestSendOptions extends AnyRequestOptions {
  readonly wantsBytes?: boolean
}

const { onProgress: _, ...SENDING } = EXECUTE_OPTIONS.table

export const SEND_OPTIONS = optionsOf<RequestSendOptions>({ ...SENDING, wantsBytes: BOOLEAN })

/** A checked request. */
export interface CheckedRequest {
  /**
   * The path for policies and the audit trail: below the base URL, without the query, after the host where that is
   * another.
   */
  readonly path: string
  /** Whether its method changes nothing. */
  readonly isReading: boolean
  /** Sends the request and reads the response. */
  send(options?: RequestSendOptions): Promise<PlainResponse>
  /** Sends the request and returns the response's body as a stream. */
  open(options?: AnyRequestOptions): Promise<PlainStream>
}

/**
 * Checks a request without sending it.
 * @throws ConnectorError `invalid_params` for a request to an undeclared place, or with values that only the
 * connection sets
 */
export function checkRequest(plan: Plan, given: AnyRequest, connection: Connection): CheckedRequest {
  const requests = plan.requests()
  try {
    return checked(requests, given, connection)
  } catch (error) {
    discardBody(given, error)
    throw error
  }
}

function checked(requests: CompiledRequests, given: AnyRequest, connection: Connection): CheckedRequest {
  const { base, isOther } = requests.hostOf(given.host, connection.base, given.method)
  const { request, path } = requests.build(given, base, isOther)
  const name = base.origin === connection.base.origin ? path : new URL(base.origin).host + path
  const id = `${request.method} ${name.length > MAX_SHOWN ? `${name.slice(0, MAX_SHOWN)}…` : name}`
  const operation = requests.rulesOf(request.method, id)
  const { keyHeader } = operation
  const callOf = (options: AnyRequestOptions): PlainCall => {
    checkOptions(options, SEND_OPTIONS, 'send the request')
    const isKeyed = keyHeader !== undefined && !isOther && request.headers[keyHeader] === undefined
    const sent = isKeyed ? withHeader(request, keyHeader, options.idempotencyKey ?? randomUUID()) : request
    connection.observe?.({ step: 'request', operation: id, value: sent })
    return { operation, connection, options, request: sent, refusals: requests.refusalsOf(path), isOther }
  }
  return {
    path: name,
    isReading: isReading(request.method),
    send: (options = {}) => orDiscard(given, async () => runRequest(callOf(options), options.wantsBytes ?? false)),
    open: (options = {}) => orDiscard(given, async () => runStream(callOf(options))),
  }
}

function withHeader(request: HttpRequest, name: string, value: string): HttpRequest {
  return { ...request, headers: { ...request.headers, [name]: checkedHeader(name, value) } }
}

/** Maximum length of a path in errors. */
const MAX_SHOWN = 200

/** Sends a request; destroys its unread body on failure. */
async function orDiscard<T>(given: AnyRequest, send: () => Promise<T>): Promise<T> {
  try {
    return await send()
  } catch (error) {
    discardBody(given, error)
    throw error
  }
}
