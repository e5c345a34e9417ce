/** Requests of both modes that no operation names. */
import { ConnectorError } from '../runtime/base/errors.ts'
import { isObject } from '../runtime/base/json.ts'
import { loopGuard, recordsOf } from '../runtime/base/loop-guard.ts'
import type { AnyRequest, JsonObject } from '../runtime/index.ts'
import { checkOptions } from '../runtime/base/options.ts'
import { ITERATION_OPTIONS, REQUEST_KEYS, REQUEST_OPTIONS } from './base/options.ts'
import type { Engine, EngineResponse, GivenRequest, IterationOptions, RequestCallOptions } from './base/engine.ts'

/** Sends one request. */
export async function requested(
  engine: Engine,
  given: GivenRequest,
  options: RequestCallOptions = {},
): Promise<EngineResponse> {
  const { bytes = false, stream = false, ...request } = checked(given)
  checkOptions(options, REQUEST_OPTIONS, 'send the request')
  if (bytes && stream) throw unfit('stream', 'cannot stand beside bytes')
  if (request.pagination !== undefined && (bytes || stream)) throw unfit('pagination', 'needs a response that is read')
  return engine.request(request, { ...options, as: stream ? 'stream' : bytes ? 'bytes' : 'value' })
}

/** Page by page of the list of a request. A limit of records cuts the last page. */
export async function* requestedPages(
  engine: Engine,
  given: GivenRequest,
  options: IterationOptions = {},
): AsyncGenerator<EngineResponse & { readonly records: JsonObject[] }, void, undefined> {
  checkOptions(options, ITERATION_OPTIONS, 'iterate the request')
  const { limit = Infinity, maxPages, ...sending } = options
  if (checked(given).pagination === undefined)
    throw unfit(
      'pagination',
      'is missing',
      'Name a list of the kind, such as customers.list, or describe how it continues.',
    )
  const guard = loopGuard({ entity: given.method, action: given.path, maxPages })
  let left = limit
  for (let asked: GivenRequest | null = given; asked && left > 0;) {
    const page: EngineResponse = await requested(engine, asked, sending)
    const { records = [], next = null } = page
    yield { ...page, records: records.slice(0, left) }
    left -= records.length
    if (next) guard(recordsOf([...records], 'id'), valuesOf(next), valuesOf(asked))
    asked = next
  }
}

/** Values that change between pages. */
function valuesOf({ query = {}, body = null }: AnyRequest): JsonObject {
  return { ...(query as JsonObject), body: body as JsonObject }
}

function checked(given: GivenRequest): GivenRequest {
  if (!isObject(given)) throw unfit('request', 'must be an object with method and path')
  checkOptions(given, REQUEST_KEYS, 'send the request')
  return given
}

function unfit(field: string, fault: string, hint?: string): ConnectorError {
  return new ConnectorError('invalid_params', `Cannot send the request: ${field} ${fault}`, {
    hint,
    errors: [{ field, message: fault, error_code: field }],
    sent: false,
  })
}
