/** Schema faults as sentences for the caller. */
import { ConnectorError, type FieldError } from '../base/errors.ts'
import { at, own } from '../base/json.ts'
import { quoted } from '../base/names.ts'
import { faultPath, sayFault } from '../language/faults.ts'
import type { SchemaFault } from '../language/schema.ts'

/**
 * The error for params that do not fit: every fault, each with its field. Unknown params have a code of their own.
 * @param successors by deprecated param, the one to use instead
 */
export function paramsError(
  operation: string,
  faults: readonly SchemaFault[],
  params: unknown,
  successors: Readonly<Record<string, string>> = {},
): ConnectorError {
  const reported = faults.filter(({ keyword }) => !['anyOf', 'oneOf', 'if'].includes(keyword))
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

/** All errors in one sentence; what holds of several fields is said once. */
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
