/** Refusals in a vendor's own words: the manifest's `errors` read backwards. */
import type { Json } from '../../runtime/base/json.ts'
import type { ErrorRule, ResolvedOperation } from '../../runtime/manifest/index.ts'
import { draftResponse, markedValue, type MockResponse, type ResponseDraft, write } from '../values/index.ts'

/** The reason of a refusal. */
export type Refusal = 'unauthorized' | 'not_found' | 'invalid' | 'rate_limited' | 'unavailable' | 'result_window'

const STATUS: Record<Refusal, number> = {
  unauthorized: 401,
  not_found: 404,
  invalid: 400,
  rate_limited: 429,
  unavailable: 500,
  result_window: 400,
}

/** Seconds to wait after a refusal for its rate. */
const WAIT_SECONDS = 1

/** The parts of an operation that a refusal needs. */
export type Refusing = Pick<ResolvedOperation, 'errors' | 'retry' | 'entity'>

/** A refusal in the vendor's form: status, message and code at the places of the manifest, and the values of its error rules. */
export function refuse({ errors, retry, entity }: Refusing, refusal: Refusal, message: string): MockResponse {
  const response = draftResponse()
  const rules = errors.rules.filter(({ as, at }) => as === refusal && at !== undefined)
  const usual = rules.find(({ status }) => status?.includes(STATUS[refusal]) ?? true)
  const rule = usual ?? (refusal === 'result_window' ? rules[0] : undefined)
  const [inMessage] = errors.message
  const [inCode] = errors.code
  if (inMessage) write(response, inMessage, message)
  else response.body = { message }
  if (inCode && (inCode.in === 'body' || refusal === 'rate_limited')) write(response, inCode, refusal)
  if (errors.requestId[0]) write(response, errors.requestId[0], 'req_mock')
  if (rule?.at && refusal !== 'invalid') write(response, rule.at, valueOf(rule, entity))
  if (refusal === 'rate_limited') writeWait(response, retry)
  return {
    status: usual ? STATUS[refusal] : (rule?.status?.[0] ?? STATUS[refusal]),
    headers: response.headers,
    ...(response.body !== undefined && { body: response.body }),
  }
}

/** The value that names the entity, else the first. */
function valueOf({ is, not }: ErrorRule, entity: string): Json {
  const named = is?.find(
    (value) => typeof value === 'string' && entity.startsWith((value.split(' ').at(-1) ?? '').toLowerCase()),
  )
  return named ?? markedValue({ is, not }, 'refused')
}

function writeWait(response: ResponseDraft, { after: [locator] }: ResolvedOperation['retry']): void {
  if (locator) write(response, locator, locator.in === 'header' ? String(WAIT_SECONDS) : WAIT_SECONDS)
  response.headers['retry-after'] ??= String(WAIT_SECONDS)
}
