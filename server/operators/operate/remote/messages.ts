/** Messages between the operator's commands and a running server: a request's JSON body, then lines of JSON. */
import { ConnectorError, type FieldError } from 'plugboard/runtime'
import { entryOf } from '../../../ground/errors/index.ts'
import type { Progress } from '../job/job.ts'

/** Where orders go. */
export const PATH = '/operator'
/** The header that carries the token; a page of a browser cannot send it to another origin without being asked for leave. */
export const TOKEN_HEADER = 'x-plugboard-operator'
/** Name of the order for a backup. The bytes of its file follow the line with their number. */
export const BACKUP = 'backup'

/** A request's body. */
export interface Order {
  readonly operation: string
  readonly given: object
}

/** A line of an answer. */
export type Line =
  | { readonly progress: Progress }
  | { readonly result: unknown; readonly bytes?: number }
  | { readonly error: WireError }

/** An error on its way. */
export interface WireError {
  readonly code: string
  readonly message: string
  readonly hint?: string
  readonly errors?: readonly FieldError[]
}

/** An error as a line; what is not meant for people is left out. */
export function wireError(error: unknown): WireError {
  if (!(error instanceof ConnectorError))
    return { code: 'internal', message: 'Cannot run the command: the server had an internal error' }
  const { code, message, hint, errors } = error
  return { code, message, hint, errors }
}

/** The error of a line. */
export function errorOf({ code, message, hint, errors }: WireError): ConnectorError {
  const options = { hint, errors }
  const entry = entryOf(code)
  return entry
    ? new ConnectorError(code, message, { ...options, entry })
    : new ConnectorError('internal', message, options)
}
