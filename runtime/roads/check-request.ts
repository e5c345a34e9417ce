/** A request through a connection to an endpoint that no operation names: checked first, then sent on the road of every call. */
import { randomUUID } from 'node:crypto'
import { EXECUTE_OPTIONS, type ExecuteOptions } from '../call.ts'
import type { HttpRequest } from '../base/http.ts'
import { BOOLEAN, checkOptions, optionsOf } from '../base/options.ts'
import type { Connection } from '../connection.ts'
import { type CompiledRequests, isReading, type Plan } from '../plan/index.ts'
import { type AnyRequest, checkedHeader, discardBody } from '../request/index.ts'
import type { PlainResponse } from '../response/index.ts'
import { type PlainCall, type PlainStream, runRequest, runStream } from './request.ts'

/** Options of a request. Its response reports no progress. */
export type AnyRequestOptions = Omit<ExecuteOptions, 'onProgress'>

/** The same, and whether the body of the response may be of any form, which is then not read. */
export interface RequestSendOptions extends AnyRequestOptions {
  readonly wantsBytes?: boolean
}

const { onProgress: _, ...SENDING } = EXECUTE_OPTIONS.table

/** The kinds of these options. */
export const SEND_OPTIONS = optionsOf<RequestSendOptions>({ ...SENDING, wantsBytes: BOOLEAN })

/** A request that was checked, and may be sent. */
export interface CheckedRequest {
  /** Below the kind's base URL, without the query, as policies and the audit trail name it; behind its host where that is another. */
  readonly path: string
  /** Whether its method changes nothing. */
  readonly isReading: boolean
  /** Sends it and reads the response. */
  send(options?: RequestSendOptions): Promise<PlainResponse>
  /** Sends it and hands on the response's body as it comes. */
  open(options?: AnyRequestOptions): Promise<PlainStream>
}

/**
 * Checks a request, and sends nothing.
 * @throws ConnectorError `invalid_params` for one that leads elsewhere, or holds what is not the caller's to say
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

/** How much of a path an error shows. */
const MAX_SHOWN = 200

/** Sends a request; a body that was not read is destroyed when that fails. */
async function orDiscard<T>(given: AnyRequest, send: () => Promise<T>): Promise<T> {
  try {
    return await send()
  } catch (error) {
    discardBody(given, error)
    throw error
  }
}
