/** Checks the params of calls. */
import { checkFileSizes, givenFiles, isStreamed } from '../base/given-files.ts'
import { ConnectorError, type FieldError, invalidParam } from '../base/errors.ts'
import {
  at,
  isObject,
  type Json,
  type JsonSchema,
  own,
  type Params,
  pointerKeys,
  propertiesOf,
  RESERVED_NAMES,
} from '../base/json.ts'
import { quoted } from '../base/names.ts'
import { faultPath, sayFault } from '../language/faults.ts'
import { compileFieldCheck } from '../language/field-check.ts'
import { compileDropped } from '../language/pagination/page-params.ts'
import type { SchemaCheck, SchemaFault } from '../language/schema.ts'
import type { ParamNeed, ResolvedOperation } from '../manifest/index.ts'

/** The limits of one call's params. */
const MAX_DEPTH = 32
const MAX_KEYS = 10_000

const LONE_SURROGATE = /[\ud800-\udfff]/u

/** Checks the params of one operation. */
export interface ParamsCheck {
  /** Checks params and adds defaults. @throws ConnectorError `invalid_params`, `unknown_param` with every fault */
  check(given: unknown): Params
}

/** The conditions between params, and the params that are files. */
export type ParamConditions = Pick<
  ResolvedOperation,
  'require' | 'exclusive' | 'needs' | 'files' | 'pagination' | 'successors'
>

/** The check of an operation's params. The schema is compiled with the first call. */
export function compileParams(
  operation: string,
  schema: JsonSchema,
  { require = [], exclusive = [], needs = [], files, pagination, successors }: ParamConditions = {},
): ParamsCheck {
  let validate: SchemaCheck | undefined
  const withoutDropped = pagination && compileDropped(pagination)
  return {
    check(given) {
      if (!isObject(given))
        throw new ConnectorError('invalid_params', `Cannot use params of ${operation}: params must be an object`)
      const params = files ? copyWithFiles(given, files) : copyGuarded(given)
      validate ??= compileFieldCheck(schema)
      const faults = validate(params)
      if (faults.length > 0) throw paramsError(operation, faults.map(aboutFault(schema)), params, successors)
      if (require.length > 0) checkSets(operation, require, params)
      checkExclusive(operation, exclusive, params)
      checkNeeds(operation, needs, params)
      return withoutDropped ? withoutDropped(params as Params, given as Params) : (params as Params)
    },
  }
}

function checkSets(
  operation: string,
  sets: readonly (readonly string[])[],
  params: Readonly<Record<string, unknown>>,
): void {
  if (sets.some((set) => set.every((name) => isGiven(params[name])))) return
  const ways = sets.map((set) => set.join(' with ')).join(', or ')
  const message = `needs ${ways}`
  throw new ConnectorError('invalid_params', `Cannot use params of ${operation}: it ${message}`, {
    errors: [{ field: 'params', message, error_code: 'require' }],
  })
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null
}

/** Checks that at most one param of each set is given. */
function checkExclusive(
  operation: string,
  sets: readonly (readonly string[])[],
  params: Readonly<Record<string, unknown>>,
): void {
  for (const set of sets) {
    const given = set.filter((name) => isGiven(params[name]))
    if (given.length < 2) continue
    const message = `takes only one of ${set.join(', ')}, but you gave ${given.join(' and ')}`
    throw new ConnectorError('invalid_params', `Cannot use params of ${operation}: it ${message}`, {
      errors: given.map((field) => ({ field, message: 'cannot be combined with the others', error_code: 'exclusive' })),
    })
  }
}

/** Checks that the params that others need are given. */
function checkNeeds(operation: string, needs: readonly ParamNeed[], params: Readonly<Record<string, unknown>>): void {
  for (const { when, is, params: needed } of needs) {
    const value = params[when]
    if (!isGiven(value) || (is && !is.some((one) => one === value))) continue
    const missing = needed.filter((name) => !isGiven(params[name]))
    if (missing.length === 0) continue
    const reason = is ? `${when} is ${JSON.stringify(value)}` : `${when} is given`
    throw new ConnectorError(
      'invalid_params',
      `Cannot use params of ${operation}: ${missing.join(' and ')} must be given because ${reason}`,
      {
        errors: missing.map((field) => ({ field, message: `must be given because ${reason}`, error_code: 'needs' })),
      },
    )
  }
}

interface Count {
  keys: number
}

/**
 * Copies a caller's params, for adding defaults.
 * @throws ConnectorError `invalid_params` for values nested deeper than 32 levels, more than 10,000 keys or reserved
 * names. Text must be Unicode, and JSON must represent numbers exactly.
 */
function copyGuarded(params: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return copyObject(params, '', 0, { keys: 0 })
}

/** The copy, with files that are read while they are sent. */
function copyWithFiles(
  params: Readonly<Record<string, unknown>>,
  files: NonNullable<ParamConditions['files']>,
): Record<string, unknown> {
  const found = givenFiles(params, Object.keys(files))
  checkFileSizes(params, found, files)
  const copy = copyGuarded(Object.fromEntries(Object.entries(params).filter(([name]) => !found.has(name))))
  for (const [name, { bytes, ...about }] of found) copy[name] = { ...copyObject(about, name, 1, { keys: 0 }), bytes }
  return copy
}

function copyValue(value: unknown, at: string, depth: number, count: Count): unknown {
  switch (typeof value) {
    case 'string':
      if (LONE_SURROGATE.test(value))
        throw refused(at, 'contains half of a surrogate pair, which is not valid text', 'encoding')
      return value
    case 'number':
      return checkNumber(value, at)
    case 'object':
      if (value === null || value instanceof Uint8Array) return value
      if (isStreamed(value)) throw refused(at, 'is a file or stream; only a param of type file takes one', 'type')
      if (depth >= MAX_DEPTH) throw refused(at, `is nested more than ${MAX_DEPTH} levels deep`, 'depth')
      return Array.isArray(value)
        ? copyList(value, at, depth, count)
        : copyObject(value as Record<string, unknown>, at, depth, count)
    case 'boolean':
    case 'undefined':
      return value
    default:
      throw refused(at, `is a ${typeof value}, which JSON cannot represent`, 'type')
  }
}

function checkNumber(value: number, at: string): number {
  if (!Number.isFinite(value)) throw refused(at, 'is not a finite number', 'number')
  if (Object.is(value, -0)) throw refused(at, 'is negative zero', 'number')
  const isExact = !Number.isInteger(value) || Number.isSafeInteger(value) || Math.abs(value) > 1e21
  if (!isExact)
    throw refused(at, 'is an integer beyond 2^53, which would lose digits', 'number', 'Pass long IDs as strings.')
  return value
}

function copyList(list: readonly unknown[], at: string, depth: number, count: Count): unknown[] {
  tally(list.length, at, count)
  return list.map((item, index) => copyValue(item, `${at}[${index}]`, depth + 1, count))
}

function copyObject(
  object: Readonly<Record<string, unknown>>,
  at: string,
  depth: number,
  count: Count,
): Record<string, unknown> {
  const copy: Record<string, unknown> = {}
  const names = Object.keys(object)
  tally(names.length, at, count)
  for (const name of names) {
    const here = at === '' ? name : `${at}.${name}`
    if (RESERVED_NAMES.has(name)) throw refused(here, 'is a reserved name', 'reserved_name')
    if (LONE_SURROGATE.test(name)) throw refused(here, 'has half of a surrogate pair in its name', 'encoding')
    const value = copyValue(object[name], here, depth + 1, count)
    if (value !== undefined) copy[name] = value
  }
  return copy
}

function tally(keys: number, at: string, count: Count): void {
  count.keys += keys
  if (count.keys > MAX_KEYS)
    throw refused(at || 'params', `exceeds the limit of ${MAX_KEYS} values in one call`, 'size')
}

/** The error for a value at a caller's path, which is quoted. */
function refused(at: string, fault: string, errorCode: string, hint?: string): ConnectorError {
  return invalidParam(quoted(at).slice(1, -1), fault, errorCode, hint)
}

/** A fault whose schema has the description of its param, where it has none of its own. */
function aboutFault(schema: JsonSchema): (fault: SchemaFault) => SchemaFault {
  return (fault) => {
    let [inner, description]: [JsonSchema, Json | undefined] = [schema, undefined]
    for (const name of pointerKeys(fault.pointer)) {
      const next: JsonSchema = propertiesOf(inner)[name] ?? {}
      inner = next
      description = inner.description ?? description
    }
    return description === undefined ? fault : { ...fault, schema: { description, ...(fault.schema as JsonSchema) } }
  }
}

/**
 * The error for invalid params, with every fault and its field. Unknown params have their own code.
 * @param successors the replacements of deprecated params
 */
function paramsError(
  operation: string,
  faults: readonly SchemaFault[],
  params: unknown,
  successors: Readonly<Record<string, string>> = {},
): ConnectorError {
  // The words that are allowed tell their type.
  const ofWords = new Set(faults.flatMap(({ keyword, pointer }) => (keyword === 'enum' ? [pointer] : [])))
  const reported = faults.filter(
    ({ keyword, pointer }) =>
      !['anyOf', 'oneOf', 'if'].includes(keyword) && (keyword !== 'type' || !ofWords.has(pointer)),
  )
  const errors = (reported.length > 0 ? reported : faults)
    .slice(0, 20)
    .map((fault) => fieldError(fault, params, successors))
  const isUnknown = errors.every(({ error_code }) => error_code === 'unknown_param')
  return new ConnectorError(
    isUnknown ? 'unknown_param' : 'invalid_params',
    `Cannot use params of ${operation}: ${sentenceOf(errors)}`,
    { errors },
  )
}

/** All errors in one sentence, which groups fields with the same message. */
function sentenceOf(errors: readonly FieldError[]): string {
  const messages = [...new Set(errors.map(({ message }) => message))]
  return messages
    .map((said) => {
      const fields = errors.filter(({ message }) => message === said).map(({ field }) => field.slice('params.'.length))
      const last = fields.at(-1) || 'params'
      if (fields.length < 2) return `${last} ${said}`
      return `${fields.slice(0, -1).join(', ')} and ${last} ${said.replace(/^is /, 'are ')}`
    })
    .join('; ')
}

function fieldError(fault: SchemaFault, params: unknown, successors: Readonly<Record<string, string>>): FieldError {
  const path = faultPath(fault)
  const field = ['params', ...path.map((name) => quoted(name).slice(1, -1))].join('.')
  const isUnknown = fault.keyword === 'additionalProperties' && fault.pointer === ''
  const said = sayFault(fault, at(params, fault.pointer), 'params')
  const successor = own(successors, path[0] ?? '')
  const message = successor === undefined ? said : `${said}: use ${successor} instead`
  return { field, message, error_code: isUnknown ? 'unknown_param' : fault.keyword }
}
