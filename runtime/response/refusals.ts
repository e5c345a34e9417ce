/** Decides which responses are refusals, by the manifest's rules and the status, and makes their errors. */
import { type ErrorCode, UpstreamError } from '../base/errors.ts'
import type { HttpResponse } from '../base/http.ts'
import { defined, isObject, type Json, valueText } from '../base/json.ts'
import {
  compileLocator,
  leadsIntoEmptyList,
  type Locator,
  type LocatorReader,
  type LocatorSource,
} from '../language/locator.ts'
import type { ErrorOutcome, ErrorRule, ResolvedOperation, Retry } from '../manifest/index.ts'
import { waitOf } from '../base/backoff.ts'
import type { TakeUnfit } from '../base/unfit.ts'

/** Maximum length of an upstream text. */
const MAX_TEXT = 500

/** Error codes of outcomes; `empty` has none. */
export const OUTCOME_CODES: Readonly<Record<Exclude<ErrorOutcome, 'empty'>, ErrorCode>> = {
  unauthorized: 'credentials_rejected',
  forbidden: 'permission_missing',
  scope_missing: 'scope_missing',
  plan_required: 'upstream_plan_required',
  not_found: 'record_not_found',
  invalid: 'upstream_rejected',
  conflict: 'upstream_conflict',
  rate_limited: 'upstream_rate_limited',
  unavailable: 'upstream_error',
  cursor_expired: 'cursor_expired',
  result_window: 'result_window',
  too_much_data: 'too_much_data',
}

/** Outcomes of a request that never succeeds, whatever the vendor advises. */
const IN_VAIN: ReadonlySet<ErrorOutcome> = new Set(['cursor_expired', 'result_window', 'too_much_data'])

const HINTS: Partial<Record<ErrorCode, string>> = {
  credentials_rejected: 'Ask the owner to connect again or to provide new credentials.',
  permission_missing: 'The credentials lack a permission. Ask the owner to grant it.',
  scope_missing: 'The owner has not granted the scope. Ask the owner to consent again, with want and this operation.',
  upstream_plan_required: "The owner's plan at the third party does not include this.",
  upstream_rate_limited: 'Wait, then call again with the same params.',
  cursor_expired: 'Begin the list again without a cursor.',
  result_window: 'Narrow the list by a filter, such as a time: the third party returns no records behind this one.',
  too_much_data: 'Ask for a smaller page, for fewer fields, or for a shorter time.',
}

/** The outcome of a status. */
export function outcomeOfStatus(status: number): ErrorOutcome | undefined {
  if (status >= 200 && status < 300) return undefined
  if (status === 401) return 'unauthorized'
  if (status === 402) return 'plan_required'
  if (status === 403) return 'forbidden'
  if (status === 404 || status === 410) return 'not_found'
  if (status === 409 || status === 412 || status === 423) return 'conflict'
  if (status === 429) return 'rate_limited'
  if (status >= 300 && status < 500 && status !== 408) return 'invalid'
  return 'unavailable'
}

/** Context of reading a response. */
export interface ReadContext {
  /** Removes this connection's secrets from a text. */
  readonly redact: (text: string) => string
  /** Milliseconds since 1970. */
  readonly now: number
  /** The request's name in errors: `GET /v1/balance`. The operation by default. */
  readonly subject?: string
  /** Receives list elements that are not records; without it, such a list is an error. */
  readonly onUnfit?: TakeUnfit | undefined
}

type RefusalRules = Pick<ResolvedOperation, 'errors' | 'retry' | 'isGraphql'> & {
  readonly entity: string
  readonly action: string
}

/** Decides which of an operation's responses are refusals, and makes their errors. */
export class Refusals {
  readonly #id: string
  readonly #isGraphql: boolean
  readonly #waitMs: number | undefined
  readonly #rules: readonly CompiledRule[]
  readonly #message: LocatorReader
  readonly #code: LocatorReader
  readonly #requestId: LocatorReader
  readonly #about: LocatorReader
  readonly #after: LocatorReader
  readonly #advised: (from: LocatorSource) => boolean | undefined
  /** The location of the requested record, within a list. */
  readonly #required: Locator | undefined
  /** The records around the requested ones in a GraphQL response; null where they do not exist. */
  readonly #ancestors: readonly LocatorReader[]

  /** @param required location of the requested record: an empty list there means that it does not exist */
  constructor({ entity, action, errors, retry, isGraphql }: RefusalRules, required?: Locator | null) {
    this.#id = `${entity}.${action}`
    this.#isGraphql = isGraphql
    this.#waitMs = retry.waitMs
    this.#rules = errors.rules.map(compileErrorRule)
    this.#message = compileFirst(errors.message)
    this.#code = compileFirst(errors.code)
    this.#requestId = compileFirst(errors.requestId)
    this.#about = compileFirst(errors.about ?? [])
    this.#after = compileFirst(retry.after)
    this.#advised = compileAdvice(retry.advice)
    this.#required = required && leadsThroughList(required) ? required : undefined
    this.#ancestors = isGraphql && required ? ancestorsOf(required) : []
  }

  /** Whether a rule reads the response as empty; false for other successes. @throws UpstreamError for a refusal */
  isEmpty(response: Pick<HttpResponse, 'status'>, from: LocatorSource, context: ReadContext): boolean {
    const outcome = this.#outcome(response.status, from)
    if (outcome === undefined) return false
    if (outcome === 'empty') return true
    throw this.error(outcome, response, from, context)
  }

  /** The error for an outcome. */
  error(
    outcome: Exclude<ErrorOutcome, 'empty'>,
    { status }: Pick<HttpResponse, 'status'>,
    from: LocatorSource,
    { redact, now, subject = this.#id }: ReadContext,
  ): UpstreamError {
    const textOf = (read: LocatorReader) => {
      const value = read(from)
      return value === undefined ? undefined : upstreamText(value, redact)
    }
    const [message, code, requestId] = [textOf(this.#message), textOf(this.#code), textOf(this.#requestId)]
    const wait = this.#after(from)
    const asked = typeof wait === 'string' || typeof wait === 'number' ? waitOf(wait, now) : undefined
    const said = [code, message].filter(Boolean).join(': ') + aboutText(this.#about(from), redact)
    const target = targetText(status, from.header('location'), redact)
    const codeOfError = OUTCOME_CODES[outcome]
    return new UpstreamError(
      codeOfError,
      `Cannot execute ${subject}: the third party returned ${status}${target}${said && ` ${said}`}`,
      defined({ status, message, code, requestId }),
      {
        hint: HINTS[codeOfError],
        retryAfterMs: asked ?? (outcome === 'rate_limited' ? this.#waitMs : undefined),
        retryable: IN_VAIN.has(outcome) ? false : this.#advised(from),
        sent: true,
      },
    )
  }

  #outcome(status: number, from: LocatorSource): ErrorOutcome | undefined {
    for (const { matches, as } of this.#rules) if (matches(status, from)) return as
    const byStatus = outcomeOfStatus(status)
    if (byStatus !== undefined) return byStatus
    if (this.#isGraphql && hasGraphqlErrors(from.body)) return 'invalid'
    const isMissing = this.#required !== undefined && leadsIntoEmptyList(this.#required, from)
    return isMissing || this.#ancestors.some((read) => safely(read, from) === null) ? 'not_found' : undefined
  }
}

/** The subject of a refusal, in brackets. */
function aboutText(value: Json | undefined, redact: (text: string) => string): string {
  return value === undefined
    ? ''
    : ` (${upstreamText(Array.isArray(value) ? value.map(valueText).join(', ') : value, redact)})`
}

/** The target of a redirect, without query and user. */
function targetText(status: number, location: string | null, redact: (text: string) => string): string {
  if (status < 300 || status >= 400 || location === null) return ''
  const [target = ''] = location.replace(/\/\/[^/?#]*@/, '//').split(/[?#]/)
  return ` (a redirect to ${upstreamText(target, redact)})`
}

function compileFirst(locators: readonly Locator[]): LocatorReader {
  const reads = locators.map(compileLocator)
  return (from) => {
    for (const read of reads) {
      const value = safely(read, from)
      if (value !== undefined && value !== null && value !== '') return value
    }
    return undefined
  }
}

/** The vendor's advice to try again, or not to; undefined without advice. */
function compileAdvice(advice: Retry['advice']): (from: LocatorSource) => boolean | undefined {
  if (!advice) return () => undefined
  const read = compileLocator(advice)
  return (from) => {
    const said = String(safely(read, from))
    return said === 'true' || (said === 'false' ? false : undefined)
  }
}

/** Reads a value; undefined where the locator fails, since error responses have any form. */
function safely(read: LocatorReader, from: LocatorSource): Json | undefined {
  try {
    return read(from)
  } catch {
    return undefined
  }
}

/** A compiled rule of `errors`. */
interface CompiledRule {
  readonly matches: (status: number, from: LocatorSource) => boolean
  readonly as: ErrorOutcome
}

/** Compiles a rule of `errors`. */
export function compileErrorRule({ status, at, is, not, as }: ErrorRule): CompiledRule {
  const read = at && compileLocator(at)
  return {
    as,
    matches(actual, from) {
      if (status && !status.includes(actual)) return false
      if (!read) return status !== undefined
      const value = safely(read, from)
      if (is) return is.some((expected) => expected === value)
      return value !== undefined && value !== null && !not?.includes(value)
    },
  }
}

/** Readers of the objects between a response's data and the end of a locator. */
function ancestorsOf(locator: Locator): LocatorReader[] {
  const steps = locator.in === 'body' ? locator.steps : []
  return steps.slice(2).map((_, index) => compileLocator({ in: 'body', steps: steps.slice(0, index + 2) }))
}

/** Whether a locator contains a list index. */
function leadsThroughList(locator: Locator): boolean {
  return locator.in === 'body' && locator.steps.some((step) => typeof step === 'number')
}

function hasGraphqlErrors(body: Json | undefined): boolean {
  return isObject(body) && Array.isArray(body.errors) && body.errors.length > 0
}

/** Prepares an upstream text: without secrets and control characters, at most 500 characters. */
export function upstreamText(value: Json, redact: (text: string) => string): string {
  const text = redact(valueText(value)).replace(/[\u0000-\u001f\u007f-\u009f]+/g, ' ')
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text
}
