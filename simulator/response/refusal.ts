/** Refusals in a vendor's own words: the manifest's `errors` read backwards. */
import type { Json } from '../../runtime/base/json.ts'
import type { ResolvedOperation } from '../../runtime/manifest/index.ts'
import { draftResponse, type MockResponse, type ResponseDraft, write } from './draft.ts'

/** Why a vendor says no. */
export type Refusal = 'unauthorized' | 'not_found' | 'invalid' | 'rate_limited' | 'unavailable'

const STATUS: Record<Refusal, number> = {
  unauthorized: 401,
  not_found: 404,
  invalid: 400,
  rate_limited: 429,
  unavailable: 500,
}

/** Seconds that a refused caller is asked to wait. */
const WAIT_SECONDS = 1

/** What a refusal is made from. */
export type Refusing = Pick<ResolvedOperation, 'errors' | 'retry' | 'entity'>

/** A refusal as the vendor words it: status, message and code where the manifest reads them, and what its error rules look at. */
export function refuse({ errors, retry, entity }: Refusing, refusal: Refusal, message: string): MockResponse {
  const response = draftResponse()
  const rule = errors.rules.find(
    ({ as, status, at }) => as === refusal && at !== undefined && (status?.includes(STATUS[refusal]) ?? true),
  )
  const [inMessage] = errors.message
  const [inCode] = errors.code
  if (inMessage) write(response, inMessage, message)
  else response.body = { message }
  if (inCode && (inCode.in === 'body' || refusal === 'rate_limited')) write(response, inCode, refusal)
  if (errors.requestId[0]) write(response, errors.requestId[0], 'req_mock')
  if (rule?.at && refusal !== 'invalid') write(response, rule.at, valueOf(rule.is, entity))
  if (refusal === 'rate_limited') writeWait(response, retry)
  return {
    status: STATUS[refusal],
    headers: response.headers,
    ...(response.body !== undefined && { body: response.body }),
  }
}

/** Of several values the one that names the entity. */
function valueOf(values: readonly Json[] | undefined, entity: string): Json {
  const named = values?.find(
    (value) => typeof value === 'string' && entity.startsWith((value.split(' ').at(-1) ?? '').toLowerCase()),
  )
  return named ?? values?.[0] ?? 'refused'
}

function writeWait(response: ResponseDraft, { after: [locator] }: ResolvedOperation['retry']): void {
  if (locator) write(response, locator, locator.in === 'header' ? String(WAIT_SECONDS) : WAIT_SECONDS)
  response.headers['retry-after'] ??= String(WAIT_SECONDS)
}
