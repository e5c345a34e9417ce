/** Schema faults as sentences for the caller. */
import { ConnectorError } from '../base/errors.ts'
import type { FieldError } from '../base/errors.ts'
import { pointerKeys } from '../base/json.ts'
import { didYouMean, quoted } from '../base/suggest.ts'
import type { SchemaFault } from '../language/schema.ts'

/** The error for params that do not fit: every fault, each with its field. Unknown params have a code of their own. */
export function paramsError(operation: string, faults: readonly SchemaFault[], params: unknown): ConnectorError {
  const told = faults.filter(({ keyword }) => !['anyOf', 'oneOf', 'if'].includes(keyword))
  const errors = (told.length > 0 ? told : faults).slice(0, 20).map((fault) => fieldError(fault, params))
  const isUnknown = errors.every(({ error_code }) => error_code === 'unknown_param')
  const sentence = errors
    .map(({ field, message }) => `${field.slice('params.'.length) || 'params'} ${message}`)
    .join('; ')
  return new ConnectorError(
    isUnknown ? 'unknown_param' : 'invalid_params',
    `Cannot use params of ${operation}: ${sentence}`,
    { errors },
  )
}

function fieldError(fault: SchemaFault, params: unknown): FieldError {
  const path = pointerKeys(fault.pointer)
  const named = fault.params.missingProperty ?? fault.params.additionalProperty
  const names = typeof named === 'string' ? [...path, named] : path
  const field = ['params', ...names.map((name) => quoted(name).slice(1, -1))].join('.')
  const value = path.reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], params)
  const isUnknown = fault.keyword === 'additionalProperties' && path.length === 0
  return { field, message: say(fault, value), error_code: isUnknown ? 'unknown_param' : fault.keyword }
}

function say({ keyword, params, message, schema }: SchemaFault, value: unknown): string {
  switch (keyword) {
    case 'required':
      return 'is required'
    case 'additionalProperties':
      return unknownName(String(params.additionalProperty), schema)
    case 'type':
      return `must be ${[params.type].flat().join(' or ')} (got ${shown(value)})`
    case 'enum':
      return wrongWord(params.allowedValues as unknown[], value)
    case 'const':
      return `must be ${JSON.stringify(params.allowedValue)} (got ${shown(value)})`
    case 'minimum':
      return `must be at least ${params.limit} (got ${shown(value)})`
    case 'maximum':
      return `must be at most ${params.limit} (got ${shown(value)})`
    case 'minLength':
      return params.limit === 1 ? 'must not be empty' : `must have at least ${params.limit} characters`
    case 'maxLength':
      return `must have at most ${params.limit} characters`
    case 'minItems':
      return `must have at least ${params.limit} entries`
    case 'maxItems':
      return `must have at most ${params.limit} entries`
    case 'pattern':
      return `must match ${params.pattern} (got ${shown(value)})`
    case 'format':
      return `must be a ${params.format} (got ${shown(value)})`
    default:
      return message
  }
}

function wrongWord(allowed: readonly unknown[], value: unknown): string {
  const said = `must be one of ${allowed.map((word) => JSON.stringify(word)).join(', ')} (got ${shown(value)})`
  if (typeof value !== 'string') return said
  const near = didYouMean(
    value,
    allowed.filter((word) => typeof word === 'string'),
  )
  return near === '' ? said : `${said}.${near}`
}

function unknownName(name: string, schema: unknown): string {
  const known = Object.keys((schema as { properties?: object }).properties ?? {})
  const near = didYouMean(name, known)
  if (near) return `is not known.${near}`
  return known.length === 0 ? 'is not known; there are no params' : `is not known; known are ${known.join(', ')}`
}

function shown(value: unknown): string {
  if (typeof value === 'string') return quoted(value)
  if (Array.isArray(value)) return 'an array'
  return typeof value === 'object' && value !== null ? 'an object' : String(value)
}
