/** Requests that no operation names, as a caller makes them: one response, or page after page of a list. */
import type { JsonObject } from '../base/json.ts'
import { loopGuard, recordsOf } from '../base/loop-guard.ts'
import { checkOptions, optionsOf, PAGES } from '../base/options.ts'
import type { Connection } from '../connection.ts'
import type { Plan } from '../plan/index.ts'
import type { AnyRequest } from '../request/index.ts'
import type { PlainResponse } from '../response/index.ts'
import { checkRequest, type AnyRequestOptions, type RequestSendOptions, SEND_OPTIONS } from './check-request.ts'
import { pageReaderOf, type ListedPage } from './request-pages.ts'

/** A response, and the list that it holds where the request says how that continues. */
export type ListedResponse = PlainResponse & Partial<ListedPage>

/**
 * Sends a request to an endpoint that no operation has to name.
 * @returns status, headers and body of the response; for a request with `pagination` its records, and the request of the next page
 * @throws ConnectorError `invalid_params` before anything is sent; UpstreamError when the third party refused
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

/** Options of a walk over pages. */
export interface RequestPagesOptions extends AnyRequestOptions {
  /** The most pages, 10,000 by default. */
  readonly maxPages?: number
}

const { wantsBytes: _, ...SENDING } = SEND_OPTIONS.table

const PAGES_OPTIONS = optionsOf<RequestPagesOptions>({ ...SENDING, maxPages: PAGES })

/**
 * The pages of a list, each fetched when it is asked for.
 * @throws ConnectorError `pagination_loop`, `page_limit_reached`, and what `request` throws for a page
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

/** What changes from page to page. */
function valuesOf({ query = {}, body = null }: AnyRequest): JsonObject {
  return { ...(query as JsonObject), body: body as JsonObject }
}
