/** Checks of options, by the kinds of their values. */
import { ConnectorError } from './errors.ts'
import { isObject } from './json.ts'
import { didYouMean, quoted } from './names.ts'
import { TIMER_MAX_MS } from './waiting.ts'

/** A fault of a value. */
export interface ValueFault {
  /** The path from the option to the value; empty for the option itself. */
  readonly below: readonly string[]
  /** The text after the option's name: "must be a function (got a Date)". */
  readonly message: string
  readonly errorCode: 'type' | 'range' | 'enum' | 'missing' | 'unknown' | 'conflict'
  /** Hint for the error. */
  readonly hint?: string | undefined
}

declare const takes: unique symbol

/** A kind of value. @typeParam V the option's type; the kind accepts all its values */
export interface ValueKind<in V> {
  /** The fault of a value; undefined for a valid one. */
  fault(value: unknown): ValueFault | undefined
  /** Whether the option is required. */
  readonly isNeeded?: boolean
  /** Always absent: it carries the type. */
  readonly [takes]?: (value: V) => void
}

/** The kinds of options by name. The compiler checks that none is missing, and that each kind accepts the option's type. */
export type OptionTable<T> = { readonly [N in keyof T]-?: ValueKind<Exclude<T[N], undefined>> }

/** The kind of an object of options. */
export interface OptionsKind<T> extends ValueKind<T> {
  readonly table: OptionTable<T>
}

interface Refusal {
  readonly errorCode?: ValueFault['errorCode']
  /** Hint for a wrong value. */
  readonly hintFor?: (value: unknown) => string | undefined
}

/** A kind by a test of its values. @param wanted the text after "must be" */
// @__NO_SIDE_EFFECTS__
function kindOf<V>(
  wanted: string,
  accepts: (value: unknown) => boolean,
  { errorCode = 'type', hintFor }: Refusal = {},
): ValueKind<V> {
  return {
    fault: (value) =>
      accepts(value)
        ? undefined
        : { below: [], message: `must be ${wanted} (got ${shown(value)})`, errorCode, hint: hintFor?.(value) },
  }
}

/** Any value, for an option that is checked where it is used. */
export const ANYTHING: ValueKind<unknown> = { fault: () => undefined }

/** A text. */
export const STRING: ValueKind<string> = kindOf('a string', (value) => typeof value === 'string')

/** A list of texts. */
export const STRINGS: ValueKind<readonly string[]> = kindOf(
  'a list of strings',
  (value) => Array.isArray(value) && value.every((one) => typeof one === 'string'),
)

/** Own fields of a call: all, names, values by name, or a list of values. */
export const OWN_GIVEN: ValueKind<'all' | readonly (string | object)[] | Readonly<Record<string, unknown>>> = kindOf(
  "'all', a list of names, of fields or of values, or an object of values by name",
  (value) =>
    value === 'all' ||
    isObject(value) ||
    (Array.isArray(value) && value.every((one) => typeof one === 'string' || isObject(one))),
)

/** A list whose entries are checked where they are used. */
export const LIST: ValueKind<readonly unknown[]> = kindOf('a list', Array.isArray)

/** A boolean. */
export const BOOLEAN: ValueKind<boolean> = kindOf('true or false', (value) => typeof value === 'boolean')

/** A function. */
export const FUNCTION: ValueKind<(...given: never[]) => unknown> = kindOf('a function', isFunction)

/** An object whose properties are checked where they are used. */
export const OBJECT: ValueKind<object> = kindOf('an object', isObject)

/** Secrets by name. A fault shows the name and no value. A secret without a value counts as absent. */
export const SECRETS: ValueKind<Readonly<Record<string, string>>> = {
  fault(given) {
    if (!isObject(given)) return OBJECT.fault(given)
    for (const [name, value] of Object.entries(given)) {
      if (value === undefined || typeof value === 'string') continue
      const type = typeof value === 'object' ? shown(value) : `a ${typeof value}`
      return { below: [name], message: `must be a string (got ${type})`, errorCode: 'type' }
    }
    return undefined
  },
}

/** A proxy: its URL, or whether to use one. */
export const PROXY: ValueKind<string | boolean> = kindOf(
  'a URL, true or false',
  (value) => typeof value === 'string' || typeof value === 'boolean',
)

/** A timeout. */
// @__NO_SIDE_EFFECTS__
export function milliseconds(least: number): ValueKind<number> {
  return kindOf(
    `a number of milliseconds from ${least} to ${TIMER_MAX_MS}`,
    (value) => typeof value === 'number' && value >= least && value <= TIMER_MAX_MS,
    { errorCode: 'range' },
  )
}

/** A number, which may be Infinity. @param what as in "a number of seconds" */
// @__NO_SIDE_EFFECTS__
export function amountOf(what: string, least = 0): ValueKind<number> {
  return kindOf(`a number of ${what}, ${least} or more`, (value) => typeof value === 'number' && value >= least, {
    errorCode: 'range',
  })
}

/** A whole number, or Infinity. @param what as in "a whole number of records" */
// @__NO_SIDE_EFFECTS__
export function countKind(what: string, least = 0): ValueKind<number> {
  return kindOf(
    `a whole number of ${what}, ${least} or more`,
    (value) => (Number.isInteger(value) || value === Infinity) && Number(value) >= least,
    { errorCode: 'range' },
  )
}

/** A page limit. */
export const PAGES: ValueKind<number> = countKind('pages', 1)

/** A number. */
export const NUMBER: ValueKind<number> = kindOf('a number', Number.isFinite)

/** A time, in milliseconds since 1970. */
export const TIME: ValueKind<number> = kindOf('a number of milliseconds', Number.isFinite)

/** One of several words. */
// @__NO_SIDE_EFFECTS__
export function oneWordOf<const W extends string>(...words: readonly W[]): ValueKind<W> {
  return kindOf(words.map((word) => `"${word}"`).join(' or '), (value) => words.includes(value as W), {
    errorCode: 'enum',
    hintFor: (value) => (typeof value === 'string' && didYouMean(value, words).trim()) || undefined,
  })
}

/** An abort signal, of the JavaScript runtime, jsdom or a polyfill. */
export const SIGNAL: ValueKind<AbortSignal> = kindOf('an AbortSignal', isSignal, {
  hintFor: (value) =>
    isObject(value) && isSignal(value.signal) ? 'Pass the signal of the controller: controller.signal.' : undefined,
})

function isSignal(value: unknown): boolean {
  return (
    isObject(value) &&
    typeof value.aborted === 'boolean' &&
    isFunction(value.addEventListener) &&
    isFunction(value.removeEventListener)
  )
}

/** An object with methods. @param called its name, as in "a transport" */
// @__NO_SIDE_EFFECTS__
export function withMethods<V extends object>(called: string, ...methods: readonly (keyof V & string)[]): ValueKind<V> {
  return kindOf(
    `${called}, an object with the methods ${methods.join(', ')}`,
    (value) => isObject(value) && methods.every((name) => isFunction(value[name])),
    { hintFor: (value) => (isFunction(value) ? 'Call the function, and pass what it returns.' : undefined) },
  )
}

/** An object with any of some methods. @param called its name, as in "a clock" */
// @__NO_SIDE_EFFECTS__
export function withSomeMethods<V extends object>(
  called: string,
  ...methods: readonly (keyof V & string)[]
): ValueKind<Partial<V>> {
  return kindOf(
    `${called}, an object with some of the methods ${methods.join(', ')}`,
    (value) => isObject(value) && methods.every((name) => value[name] === undefined || isFunction(value[name])),
  )
}

/** A value of either kind. @param wanted the text after "must be" */
// @__NO_SIDE_EFFECTS__
export function either<A, B>(wanted: string, one: ValueKind<A>, other: ValueKind<B>): ValueKind<A | B> {
  return kindOf(wanted, (value) => !one.fault(value) || !other.fault(value))
}

/** A value of the kind, or null. */
// @__NO_SIDE_EFFECTS__
export function orNull<V>(kind: ValueKind<V>): ValueKind<V | null> {
  return { fault: (value) => (value === null ? undefined : kind.fault(value)) }
}

/** The kind of a required option. */
// @__NO_SIDE_EFFECTS__
export function needed<V>(kind: ValueKind<V>): ValueKind<V> {
  return { fault: (value) => kind.fault(value), isNeeded: true }
}

/**
 * An object of options. An option without a value counts as absent. An unknown name is a fault: if it were ignored, a restriction would
 * have no effect.
 * @example const COPY_OPTIONS = optionsOf<CopyOptions>({ signal: SIGNAL })
 */
// @__NO_SIDE_EFFECTS__
export function optionsOf<T extends object>(table: OptionTable<T>): OptionsKind<T> {
  const kinds = new Map<string, ValueKind<never>>(Object.entries(table))
  const names = [...kinds.keys()]
  const hint = `Options are ${names.join(', ')}.`
  const faultOf = (name: string, value: unknown): ValueFault | undefined => {
    const kind = kinds.get(name)
    if (kind) return kind.fault(value)
    const near = didYouMean(name, names)
    return { below: [], message: `is not known${near && `.${near}`}`, errorCode: 'unknown', hint }
  }
  return {
    table,
    fault(given) {
      if (!isObject(given))
        return { below: [], message: `must be an object (got ${shown(given)})`, errorCode: 'type', hint }
      for (const name in given) {
        const fault = given[name] === undefined ? undefined : faultOf(name, given[name])
        if (fault) return { ...fault, below: [name, ...fault.below] }
      }
      const missing = names.find((name) => kinds.get(name)?.isNeeded && given[name] === undefined)
      return missing === undefined ? undefined : { below: [missing], message: 'is missing', errorCode: 'missing' }
    },
  }
}

function isFunction(value: unknown): boolean {
  return typeof value === 'function'
}

/** A value in a message: numbers and booleans, otherwise only the type, since the value may be a secret. */
function shown(value: unknown): string {
  if (value === null || value === undefined || typeof value === 'number' || typeof value === 'boolean')
    return String(value)
  if (Array.isArray(value)) return 'a list'
  const name = isObject(value) ? (value.constructor?.name ?? 'Object') : typeof value
  const word = name === 'Object' ? 'object' : name
  return `${/^[aeiou]/i.test(word) ? 'an' : 'a'} ${word}`
}

/**
 * Checks options.
 * @param task the task in the message, as in "connect"
 * @throws ConnectorError `invalid_params` with the option, its kind, and the type of the given value
 * @example checkOptions(options, CALL_OPTIONS, 'call customers.list')
 */
export function checkOptions(given: unknown, kind: ValueKind<never>, task: string): void {
  const fault = kind.fault(given)
  if (fault) throw wrongOption(task, fault)
}

const SIGNAL_OPTIONS = optionsOf<{ readonly signal?: AbortSignal }>({ signal: SIGNAL })

/** Checks a signal outside of options. @throws ConnectorError `invalid_params` */
export function checkSignal(signal: unknown, task: string): void {
  checkOptions({ signal }, SIGNAL_OPTIONS, task)
}

/** The error for a wrong option. @param message the text after the option's name, as in "must be a number" */
export function invalidOption(task: string, name: string, message: string): ConnectorError {
  return wrongOption(task, { below: [name], message, errorCode: 'conflict' })
}

function wrongOption(task: string, { below, message, errorCode, hint }: ValueFault): ConnectorError {
  const path = below.join('.')
  const name = errorCode === 'unknown' ? quoted(path) : path
  return new ConnectorError(
    'invalid_params',
    `Cannot ${task}: ${path === '' ? 'options' : `option ${name}`} ${message}`,
    { hint, errors: [{ field: ['options', ...below].join('.'), message, error_code: errorCode }], sent: false },
  )
}
