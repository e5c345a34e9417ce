/** The end of a flow, for the application. */
import { ConnectorError, plainText, Refused } from 'plugboard/runtime'

/** How a failure is told to the application, in the query of its redirect URL. */
export function outcomeOf(failure: unknown): { error: string; error_description: string } {
  if (failure instanceof Refused) return { error: failure.error, error_description: failure.description }
  if (failure instanceof ConnectorError) return { error: failure.code, error_description: plainText(failure.message) }
  return { error: 'internal', error_description: 'Cannot connect: the server failed' }
}
