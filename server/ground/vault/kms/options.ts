/** What each key management service is opened with. */
import { ConnectorError } from 'plugboard/runtime'

/** The settings of a service, read. */
export interface KeyServiceOptions {
  readonly key: string
  /** The service's URL, instead of the vendor's. */
  readonly url: string | undefined
  /** The text of the file of credentials; without it, the machine has an identity. */
  readonly credentials: string | undefined
  /** Where the machine's identity is asked for, instead of the vendor's address. */
  readonly identityUrl?: string | undefined
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** The error for a file of credentials that holds something else. */
export function wrongFile(holds: string): ConnectorError {
  const state = `must name a file that holds ${holds}`
  return new ConnectorError(
    'invalid_configuration',
    `Cannot use the key management service: kms.credentialsFile ${state}`,
    {
      hint: 'See "Master keys in a key management service" in docs/server-config.md.',
      errors: [{ field: 'kms.credentialsFile', message: state, error_code: 'format' }],
    },
  )
}
