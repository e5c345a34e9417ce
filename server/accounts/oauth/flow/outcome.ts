/** The end of a flow, for the application. */
import { printableText, Refused } from 'plugboard/internal'
import { ConnectorError } from 'plugboard/runtime'

/** A failure as the query of the application's redirect URL reports it. */
export function outcomeOf(failure: unknown): { error: string; error_description: string } {
  if (failure instanceof Refused) return { error: failure.error, error_description: failure.description }
  if (failure instanceof ConnectorError)
    return { error: failure.code, error_description: printableText(failure.message) }
  return { error: 'internal', error_description: 'Cannot connect: the server failed' }
}
