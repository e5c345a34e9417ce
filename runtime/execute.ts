/** THE ROUTE: one call through the rooms, one line per room. */
import { randomUUID } from 'node:crypto'
import { attempt, sendWhole } from './attempt.ts'
import type { HttpRequest } from './base/http.ts'
import type { JsonObject, Params } from './base/json.ts'
import type { CallWatch } from './call-state.ts'
import { startCall } from './call-state.ts'
import type { Connection } from './connection.ts'
import type { FileDownload } from './download.ts'
import type { PageFacts } from './pagination/index.ts'
import type { Operation, Plan } from './plan/index.ts'
import { find } from './plan/index.ts'
import { checkHeader } from './request/index.ts'

/** What a caller asks for. */
export interface Call {
  readonly entity: string
  readonly action: string
  readonly params?: Readonly<Record<string, unknown>>
}

/** How a call is made. */
export interface CallOptions extends CallWatch {
  /** The key by which the vendor recognises a repeated write; a random one by default, where the manifest names a header for it. */
  readonly idempotencyKey?: string
}

/** What a call gives. */
export interface Result {
  /** An array for list and api_search, one object for a single record, null when there is no answer's body, or a download. */
  readonly records: JsonObject[] | JsonObject | null
  /** What surrounds the records, by the catalogue's names. */
  readonly meta: JsonObject
  /** The params of the next call, or null. */
  readonly next: Params | null
  /** The file of a download. */
  readonly file?: FileDownload
}

/** What a call gives with its records unread. */
export interface RawResult extends Omit<Result, 'records'> {
  /** JSON text in UTF-8: a list for list and api_search, an object for a single record, null when there is no answer's body, or a download. */
  readonly records: Uint8Array | null
  /** How many records there are. */
  readonly count: number
  /** Where each record begins in `records`, in bytes. */
  readonly starts: readonly number[]
}

/**
 * Runs one operation once.
 * @throws ConnectorError with one of the codes of the table; UpstreamError when the third party refused
 */
export async function execute(
  plan: Plan,
  call: Call,
  connection: Connection,
  options: CallOptions = {},
): Promise<Result> {
  const { operation, params, request } = prepare(plan, call, connection, options)
  if (operation.file) return { records: null, ...(await downloaded(operation, params, request, connection, options)) }
  const page = await attempt(startCall(operation, request, connection, options), sendWhole, operation.response.read)
  return { records: page.records, meta: page.meta, next: nextOf(operation, params, page, connection) }
}

/**
 * Runs one operation once, as `execute` does, and gives the records as JSON text: mostly the very bytes of the answer, in
 * which numbers keep all their digits. Only what stands around them is parsed. Meta, next and errors are those of `execute`.
 * @throws ConnectorError with one of the codes of the table; UpstreamError when the third party refused
 */
export async function executeRaw(
  plan: Plan,
  call: Call,
  connection: Connection,
  options: CallOptions = {},
): Promise<RawResult> {
  const { operation, params, request } = prepare(plan, call, connection, options)
  if (operation.file)
    return {
      records: null,
      count: 0,
      starts: [],
      ...(await downloaded(operation, params, request, connection, options)),
    }
  const page = await attempt(startCall(operation, request, connection, options), sendWhole, operation.response.readRaw)
  const { records, count, starts, meta } = page
  return { records, count, starts, meta, next: nextOf(operation, params, page, connection) }
}

/** A call on its way: checked and built, nothing sent. */
interface Prepared {
  readonly operation: Operation
  readonly params: Params
  readonly request: HttpRequest
}

function prepare(plan: Plan, call: Call, connection: Connection, options: CallOptions): Prepared {
  const operation = find(plan, call.entity, call.action)
  const params = operation.params.check(call.params ?? {})
  const request = withIdempotency(operation, operation.request.build(params, connection.base), options)
  connection.observe?.({ step: 'params', operation: operation.id, value: params })
  connection.observe?.({ step: 'request', operation: operation.id, value: request })
  return { operation, params, request }
}

function nextOf(
  { id, pagination }: Operation,
  params: Params,
  page: PageFacts,
  { observe }: Connection,
): Params | null {
  const next = pagination?.(params, page) ?? null
  observe?.({ step: 'next', operation: id, value: next })
  return next
}

async function downloaded(
  operation: Operation,
  params: Params,
  request: HttpRequest,
  connection: Connection,
  options: CallOptions,
): Promise<Pick<Result, 'meta' | 'next' | 'file'>> {
  const { download } = await import('./download.ts')
  return { meta: {}, next: null, file: await download(operation, params, request, connection, options) }
}

function withIdempotency({ resolved }: Operation, request: HttpRequest, { idempotencyKey }: CallOptions): HttpRequest {
  const header = resolved.retry.idempotency
  if (header === undefined || resolved.effect === 'read' || request.method === 'GET') return request
  const key = idempotencyKey === undefined ? randomUUID() : checkHeader(header, idempotencyKey)
  return { ...request, headers: { ...request.headers, [header]: key } }
}
