/** Key management services: a key that never leaves the service wraps the master keys. */
import { ConnectorError, type HttpRequest } from 'plugboard/runtime'
import { type FaultOf, type KeySender, textOfResponse } from './send.ts'

/** One key of a service. */
export interface KeyService {
  /** Name of the key, as in `kms.key`. */
  readonly key: string
  /** The wrapped form of a key, as text. @throws ConnectorError `invalid_configuration`, `storage_unavailable` */
  wrap(plain: Buffer): Promise<string>
  /** The key of a wrapped form. @throws ConnectorError as `wrap` does */
  unwrap(wrapped: string): Promise<Buffer>
}

/** Settings of a service, read. */
export interface KeyServiceOptions {
  readonly key: string
  /** The service's URL, instead of the vendor's. */
  readonly url: string | undefined
  /** Text of the file of credentials. Without it, the machine has an identity. */
  readonly credentials: string | undefined
  /** URL of the machine's identity, instead of the vendor's. */
  readonly identityUrl?: string | undefined
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** A use of the key. */
export type KeyAction = 'wrap' | 'unwrap'

/** The requests of a service. */
export interface KeyApi {
  /** Creates the requests of one use, one for each attempt. @param value a plain key in the encoding, or the text that `wrap` returned */
  requests(action: KeyAction, value: string): Promise<() => HttpRequest>
  /** Path of the value in a response. */
  readonly valueAt: Readonly<Record<KeyAction, readonly string[]>>
  /** Encoding of plain keys; base64 by default. */
  readonly encoding?: 'base64url'
  readonly faultOf: FaultOf
}

/** Binds a wrapped key to its use, where a service can: another program cannot use the ciphertext. */
export const PURPOSE = 'plugboard master key'

/** The purpose where a service takes bytes. */
export const PURPOSE_BASE64: string = Buffer.from(PURPOSE).toString('base64')

/** A key of a service by its requests. */
export function keyService(key: string, sender: KeySender, api: KeyApi): KeyService {
  const { valueAt, encoding = 'base64', faultOf } = api
  const ask = async (action: KeyAction, value: string) => {
    const { body } = await sender.send(`${action} the master key`, await api.requests(action, value), faultOf)
    return textOfResponse(sender.service, body, valueAt[action])
  }
  return {
    key,
    wrap: (plain) => ask('wrap', plain.toString(encoding)),
    unwrap: async (wrapped) => Buffer.from(await ask('unwrap', wrapped), encoding),
  }
}

/** The error for a `kms.key` of another form. */
export function wrongKey(service: string, state: string, hint: string): ConnectorError {
  return new ConnectorError('invalid_configuration', `Cannot use ${service}: ${state}`, { hint })
}

/** The error for a file of credentials of another form. */
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
