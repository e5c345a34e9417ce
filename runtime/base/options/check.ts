/** Checks of the options that callers give. */
import { ConnectorError } from '../errors.ts'
import { quoted } from '../names.ts'
import { optionsOf, SIGNAL, type ValueFault, type ValueKind } from './kinds.ts'

/**
 * Checks options before anything begins.
 * @param task what cannot be done, as in "connect"
 * @throws ConnectorError `invalid_params` with the option, what it has to be, and the type of what was given
 * @example checkOptions(options, CALL_OPTIONS, 'call customers.list')
 */
export function checkOptions(given: unknown, kind: ValueKind<never>, task: string): void {
  const fault = kind.fault(given)
  if (fault) throw wrongOption(task, fault)
}

const SIGNAL_OPTIONS = optionsOf<{ readonly signal?: AbortSignal }>({ signal: SIGNAL })

/** Checks a signal that is given by itself. @throws ConnectorError `invalid_params` */
export function checkSignal(signal: unknown, task: string): void {
  checkOptions({ signal }, SIGNAL_OPTIONS, task)
}

/** The error for an option with a wrong value: `message` reads after its name, as in "must be a number". */
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
