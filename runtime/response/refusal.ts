/** Refusals: the error for a response, by the manifest's rules and its status. */
import { type ErrorCode, UpstreamError } from '../base/errors.ts'
import type { HttpHeaders } from '../base/http.ts'
import type { Json } from '../base/json.ts'
import { compileLocator, type Locator, type LocatorReader, type LocatorSource } from '../language/locator.ts'
import { valueText } from '../language/template-value.ts'
import type { ErrorRule, ErrorShape, ErrorOutcome, Retry } from '../manifest/index.ts'
import { waitOf } from '../base/backoff.ts'

/** Upstream texts longer than this are cut. */
const MAX_TEXT = 500

/** The code as which each outcome but `empty` reaches the caller. */
export const OUTCOME_CODES: Readonly<Record<Exclude<ErrorOutcome, 'empty'>, ErrorCode>> = {
  unauthorized: 'credentials_rejected',
  forbidden: 'permission_missing',
  plan_required: 'upstream_plan_required',
  not_found: 'record_not_found',
  invalid: 'upstream_rejected',
  conflict: 'upstream_conflict',
  rate_limited: 'upstream_rate_limited',
  unavailable: 'upstream_error',
}

const HINTS: Partial<Record<ErrorCode, string>> = {
  credentials_rejected: 'The owner has to connect again, or give new credentials.',
  permission_missing: 'The credentials lack a permission; the owner can grant it.',
  upstream_plan_required: "The owner's plan at the third party does not include this.",
  upstream_rate_limited: 'Wait, then call again with the same params.',
}

/** The outcome of a response by its status alone. */
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

/** Makes errors of responses. */
export interface RefusalReader {
  /** The outcome of the response, or undefined for a plain success. */
  outcome(status: number, from: LocatorSource): ErrorOutcome | undefined
  /** The error for an outcome other than `empty`. */
  error(
    outcome: Exclude<ErrorOutcome, 'empty'>,
    answer: { status: number; headers: HttpHeaders; from: LocatorSource },
    redact: (text: string) => string,
    now: number,
  ): UpstreamError
}

/** A reader of refusals by a manifest's `errors` and `retry`. */
export function compileRefusal(operation: string, shape: ErrorShape, retry: Retry, isGraphql: boolean): RefusalReader {
  const message = compileFirst(shape.message)
  const code = compileFirst(shape.code)
  const requestId = compileFirst(shape.requestId)
  const about = compileFirst(shape.about ?? [])
  const after = compileFirst(retry.after)
  const advised = compileAdvice(retry.advice)
  const rules = shape.rules.map(compileErrorRule)

  return {
    outcome(status, from) {
      for (const { matches, as } of rules) if (matches(status, from)) return as
      const byStatus = outcomeOfStatus(status)
      return byStatus === undefined && isGraphql && hasGraphqlErrors(from.body) ? 'invalid' : byStatus
    },
    error(outcome, { status, from }, redact, now) {
      const upstream = {
        status,
        ...textAt('message', message(from), redact),
        ...textAt('code', code(from), redact),
        ...textAt('requestId', requestId(from), redact),
      }
      const wait = after(from)
      const asked = typeof wait === 'string' || typeof wait === 'number' ? waitOf(wait, now) : undefined
      const retryAfterMs = asked ?? (outcome === 'rate_limited' ? retry.waitMs : undefined)
      const retryable = advised(from)
      const said = [upstream.code, upstream.message].filter(Boolean).join(': ') + aboutText(about(from), redact)
      const codeOfError = OUTCOME_CODES[outcome]
      return new UpstreamError(
        codeOfError,
        `Cannot execute ${operation}: the third party answered ${status}${said && ` ${said}`}`,
        upstream,
        {
          ...(HINTS[codeOfError] && { hint: HINTS[codeOfError] }),
          ...(retryAfterMs !== undefined && { retryAfterMs }),
          ...(retryable !== undefined && { retryable }),
          sent: true,
        },
      )
    },
  }
}

/** What a refusal is about, in brackets; of a list all of it. */
function aboutText(value: Json | undefined, redact: (text: string) => string): string {
  return value === undefined ? '' : ` (${upstreamText(Array.isArray(value) ? value.join(', ') : value, redact)})`
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

/** Whether the vendor says to try again: true, false, or undefined when it says neither. */
function compileAdvice(advice: Retry['advice']): (from: LocatorSource) => boolean | undefined {
  if (!advice) return () => undefined
  const read = compileLocator(advice.at)
  return (from) => {
    const said = safely(read, from)
    if (advice.stop.some((value) => value === said)) return false
    return advice.again.some((value) => value === said) ? true : undefined
  }
}

/** An error response has no shape to rely on: what a locator cannot read is not there. */
function safely(read: LocatorReader, from: LocatorSource): Json | undefined {
  try {
    return read(from)
  } catch {
    return undefined
  }
}

/** One rule of a manifest's `errors`, with what it makes of the responses that it matches. */
export function compileErrorRule({ status, at, is, as }: ErrorRule): {
  matches: (status: number, from: LocatorSource) => boolean
  as: ErrorOutcome
} {
  const read = at && compileLocator(at)
  return {
    as,
    matches(actual, from) {
      if (status && !status.includes(actual)) return false
      if (!read) return status !== undefined
      const value = safely(read, from)
      return is ? is.some((expected) => expected === value) : value !== undefined && value !== null
    },
  }
}

function hasGraphqlErrors(body: Json | undefined): boolean {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return false
  return Array.isArray(body.errors) && body.errors.length > 0
}

function textAt<K extends string>(
  key: K,
  value: Json | undefined,
  redact: (text: string) => string,
): { [key in K]?: string } {
  return value === undefined ? {} : ({ [key]: upstreamText(value, redact) } as { [key in K]?: string })
}

/** A text of the third party as it is passed on: without secrets and control characters, and at most 500 characters long. */
export function upstreamText(value: Json, redact: (text: string) => string): string {
  const text = redact(valueText(value)).replace(/[\u0000-\u001f\u007f-\u009f]+/g, ' ')
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text
}
