/** Rules on params of operations. A call outside is refused before anything is sent. */
import { ConnectorError } from '../../../runtime/base/errors.ts'
import { quoted } from '../../../runtime/base/names.ts'
import {
  BOOLEAN,
  checkOptions,
  LIST,
  NUMBER,
  OBJECT,
  optionsOf,
  STRING,
  STRINGS,
} from '../../../runtime/base/options.ts'

/** Limits of the params of some operations. A call has to keep to every rule that names its operation. */
export interface ParamRule {
  /** Operations: `refunds.create`, `stripe.refunds.create`, or globs such as `*.create`. */
  readonly operations: readonly string[]
  /** Limits by param. A dotted path reaches into objects, and into each item of lists: `message.toRecipients.emailAddress.address`. */
  readonly params: Readonly<Record<string, ParamLimit>>
  /** Reason, as a sentence. A refusal ends with it. */
  readonly reason?: string
}

/** Limits of one param. It is required, unless `optional` is set. */
export interface ParamLimit {
  /** Allowed values. */
  readonly in?: readonly (string | number | boolean)[]
  /** Minimum of a number. */
  readonly min?: number
  /** Maximum of a number. */
  readonly max?: number
  /** Suffix of a text, such as `@example.com`. It applies to each of several addresses, separated by commas or spaces, in any case. */
  readonly suffix?: string
  /** Suffix of every recipient's address in a MIME message. */
  readonly recipients?: string
  /** Whether the param may be left out. */
  readonly optional?: boolean
  /** Refuses the param. */
  readonly absent?: true
}

const RULE = optionsOf<ParamRule>({ operations: STRINGS, params: OBJECT, reason: STRING })
const LIMIT = optionsOf<ParamLimit>({
  in: LIST,
  min: NUMBER,
  max: NUMBER,
  suffix: STRING,
  recipients: STRING,
  optional: BOOLEAN,
  absent: BOOLEAN,
})
const TASK = 'use the rule'

/** Checks rules: one without limits would have no effect. @throws ConnectorError `invalid_params` */
export function checkRules(rules: readonly ParamRule[]): void {
  for (const rule of rules) {
    checkOptions(rule, RULE, TASK)
    const { operations, params } = rule
    if (!Array.isArray(operations) || operations.length === 0) throw unfit('it names no operations')
    const limits = Object.entries(params ?? {})
    if (limits.length === 0) throw unfit('it limits no params')
    for (const [path, limit] of limits) checkLimit(path, limit)
  }
}

function checkLimit(path: string, limit: ParamLimit): void {
  checkOptions(limit, LIMIT, TASK)
  const { optional: _, ...said } = limit
  if (Object.values(said).every((value) => value === undefined)) throw unfit(`it says nothing of ${quoted(path)}`)
  if (limit.in && limit.in.length === 0) throw unfit(`it allows no value of ${quoted(path)}`)
  for (const suffix of [limit.suffix, limit.recipients])
    if (suffix !== undefined && /^[\p{L}\p{N}]|^$/u.test(suffix))
      throw unfit(
        `${quoted(path)} must end with a text such as "@example.com": other names end with ${quoted(suffix)} too`,
      )
}

function unfit(why: string): ConnectorError {
  return new ConnectorError('invalid_params', `Cannot ${TASK}: ${why}`, { sent: false })
}

/** A limit in words, after the name of its param. */
export function sayLimit({ in: values, min, max, suffix, recipients, absent, optional }: ParamLimit): string {
  if (absent) return 'must be left out'
  const parts = [
    values && `must be ${anyOf(values)}`,
    numberText(min, max),
    suffix !== undefined && `must end with ${quoted(suffix)}`,
    recipients !== undefined && `must be addressed to ${quoted(recipients)} alone`,
  ].filter((part) => typeof part === 'string')
  return `${parts.join(' and ') || 'must be given'}${optional ? ', or be left out' : ''}`
}

const MOST_VALUES = 10

function anyOf(values: readonly (string | number | boolean)[]): string {
  const shown = values.slice(0, MOST_VALUES).map((value) => JSON.stringify(value))
  const more = values.length > MOST_VALUES ? ` or one of ${values.length - MOST_VALUES} more` : ''
  return shown.join(' or ') + more
}

function numberText(min: number | undefined, max: number | undefined): string | undefined {
  if (min !== undefined && max !== undefined) return `must be a number from ${min} to ${max}`
  if (min !== undefined) return `must be a number of at least ${min}`
  return max === undefined ? undefined : `must be a number of at most ${max}`
}
