/** A caller's own requests: one response, or the pages of a list. */
import type { JsonObject } from '../base/json.ts'
import { loopGuard, recordsOf } from '../base/loop-guard.ts'
import { checkOptions, optionsOf, PAGES } from '../base/options.ts'
import type { Connection } from '../connection.ts'
import type { Plan } from '../plan/index.ts'
import type { AnyRequest } from '../request/index.ts'
import type { PlainResponse } from '../response/index.ts'
import { checkRequest, type AnyRequestOptions, type RequestSendOptions, SEND_OPTIONS } from './check-request.ts'
import { pageReaderOf, type ListedPage } from './request-pages.ts'

/** A response, with its list where the request has a pagination. */
export type ListedResponse = PlainResponse & Partial<ListedPage>

/**
 * Sends a request to an endpoint without an operation.
 * @returns status, headers and body of the response; with `pagination` also its records and the request of the next
 * page
 * @throws ConnectorError `invalid_params` before anything is sent; UpstreamError for a refusal
 * @example const { value } = await request(plan, { method: 'GET', path: '/v1/balance' }, connection)
 */
export async function request(
  plan: Plan,
  given: AnyRequest,
  connection: Connection,
  options: RequestSendOptions = {},
): Promise<ListedResponse> {
  const checked = checkRequest(plan, given, connection)
  const readPage = pageReaderOf(plan, given)
  const response = await checked.send(options)
  return readPage ? { ...response, ...readPage(given, response) } : response
}

/** Options of `requestPages`. */
export interface RequestPagesOptions extends AnyRequestOptions {
  /** Maximum number of pages, 10,000 by default. */
  readonly maxPages?: number
}

const { wantsBytes: _, ...SENDING } = SEND_OPTIONS.table

const PAGES_OPTIONS = optionsOf<RequestPagesOptions>({ ...SENDING, maxPages: PAGES })

/**
 * Iterates the pages of a list, each fetched on demand.
 * @throws ConnectorError `pagination_loop`, `page_limit_reached`, and the errors of `request`
 */
export async function* requestPages(
  plan: Plan,
  given: AnyRequest,
  connection: Connection,
  options: RequestPagesOptions = {},
): AsyncGenerator<PlainResponse & ListedPage, void, undefined> {
  checkOptions(options, PAGES_OPTIONS, 'iterate the request')
  const { maxPages, ...sending } = options
  const guard = loopGuard({ entity: given.method, action: given.path, maxPages, redact: connection.redact })
  for (let asked: AnyRequest | null = given; asked;) {
    const { records = [], next = null, ...response }: ListedResponse = await request(plan, asked, connection, sending)
    yield { ...response, records, next }
    if (next) guard(recordsOf(records as JsonObject[], 'id'), valuesOf(next), valuesOf(asked))
    asked = next
  }
}

/** The values that differ between pages. */
function valuesOf({ query = {}, body = null }: AnyRequest): JsonObject {
  return { ...(query as JsonObject), body: body as JsonObject }
}
