/** Exit codes, by who can fix a failure. */
import { ConnectorError, type ErrorActor, own } from 'plugboard/internal'
import { UsageError } from './usage.ts'

/** Exit codes by their meaning; the help and `docs/cli.md` show them. */
export const EXIT = {
  done: 0,
  internal: 1,
  usage: 2,
  invalid: 3,
  caller: 4,
  owner: 5,
  upstream: 6,
  /** EX_UNAVAILABLE of sysexits.h. */
  unavailable: 69,
  /** EX_CONFIG of sysexits.h. */
  configuration: 78,
  cancelled: 130,
} as const

const EXIT_OF_ACTOR: Record<ErrorActor, number> = {
  author: EXIT.invalid,
  caller: EXIT.caller,
  owner: EXIT.owner,
  upstream: EXIT.upstream,
  internal: EXIT.internal,
}

/** Exit codes that the code of an error decides, not its actor. */
const EXIT_OF_CODE: Readonly<Record<string, number>> = {
  cancelled: EXIT.cancelled,
  invalid_configuration: EXIT.configuration,
  storage_unavailable: EXIT.unavailable,
  target_unavailable: EXIT.unavailable,
  // Errors of the server behind a command of the platform API.
  platform_unreachable: EXIT.upstream,
  platform_timeout: EXIT.upstream,
  platform_invalid_response: EXIT.upstream,
  platform_error: EXIT.upstream,
}

/** Returns the exit code for an error that ends a command. */
export function exitCodeOf(error: unknown): number {
  if (error instanceof UsageError) return EXIT.usage
  if (!(error instanceof ConnectorError)) return EXIT.internal
  return own(EXIT_OF_CODE, error.code) ?? EXIT_OF_ACTOR[error.actor]
}
