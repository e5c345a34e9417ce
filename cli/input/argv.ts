/** Refuses credentials on the command line, where other users of the machine can read them. */
import { UsageError } from '../base/usage.ts'

const CREDENTIAL_OPTION =
  /^--?(?:[a-z0-9]+[-_])*(?:api[-_]?key|apikey|key|token|secret|password|passwd|bearer|authorization)(?:=|$)/i

/** An option that names a file. */
const FILE_OPTION = /^--new-key(?:=|$)/

/** Checks the words of a command line. @throws UsageError for an option with the name of a credential, without its value */
export function refuseCredentials(argv: readonly string[]): void {
  const end = argv.indexOf('--')
  const options = end < 0 ? argv : argv.slice(0, end)
  const found = options.find((word) => CREDENTIAL_OPTION.test(word) && !FILE_OPTION.test(word))
  if (found === undefined) return
  throw new UsageError(
    `Cannot take a credential from the command line (${found.replace(/=.*$/s, '')}): other users of this machine could read it`,
    ADVICE,
  )
}

/** A hint to the places for credentials. */
export const ADVICE: string =
  'Set it in the environment as PLUGBOARD_<KIND>_<FIELD>, such as PLUGBOARD_STRIPE_API_KEY, or put it in a file for --credentials.'
