/** Checks of the options that callers give. An unknown name is an error: ignored, it would not restrict what it was meant to restrict. */
import { ConnectorError, type FieldError } from '../../runtime/base/errors.ts'
import { isObject } from '../../runtime/base/json.ts'
import { didYouMean, quoted } from '../../runtime/base/names.ts'
import type { CallOptions, GivenRequest, IterationOptions, RequestCallOptions } from './engine.ts'

/** The names of some options, of which the compiler sees to it that none is missing. */
export type OptionNames<T> = Readonly<Record<keyof T, true>>

/** The options of a call. */
export const CALL_OPTIONS: OptionNames<CallOptions> = {
  signal: true,
  idempotencyKey: true,
  onProgress: true,
  timeoutMs: true,
}

/** The options of an iteration. */
export const ITERATION_OPTIONS: OptionNames<IterationOptions> = {
  signal: true,
  timeoutMs: true,
  limit: true,
  maxPages: true,
}

/** What a request says. */
export const REQUEST_KEYS: OptionNames<GivenRequest> = {
  method: true,
  path: true,
  query: true,
  headers: true,
  body: true,
  host: true,
  pagination: true,
  bytes: true,
  stream: true,
}

/** The options of a request. */
export const REQUEST_OPTIONS: OptionNames<RequestCallOptions> = { signal: true, timeoutMs: true, idempotencyKey: true }

/** Checks that options are an object of known names; one without a value counts as left out. @param task what cannot be done, as in "connect to stripe" */
export function checkOptions(given: unknown, known: Readonly<Record<string, true>>, task: string): void {
  if (!isObject(given)) throw refusal(`Cannot ${task}: options must be an object`, known)
  for (const name in given)
    if (given[name] !== undefined && !Object.hasOwn(known, name)) throw unknownOption(name, known, task)
}

/** The error for an option with a wrong value: `message` reads after its name, as in "timeoutMs must be a number". */
export function invalidOption(task: string, name: string, message: string, errorCode: string): ConnectorError {
  return new ConnectorError('invalid_params', `Cannot ${task}: option ${name} ${message}`, {
    errors: [{ field: `options.${name}`, message, error_code: errorCode }],
  })
}

function unknownOption(name: string, known: object, task: string): ConnectorError {
  const message = `Cannot ${task}: option ${quoted(name)} is not known.${didYouMean(name, Object.keys(known))}`
  return refusal(message, known, [{ field: `options.${name}`, message: 'is not known', error_code: 'unknown' }])
}

function refusal(message: string, known: object, errors?: readonly FieldError[]): ConnectorError {
  const hint = `Options are ${Object.keys(known).join(', ')}.`
  return new ConnectorError('invalid_params', message, { hint, errors })
}
