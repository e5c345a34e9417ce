/** What a key management service does for the vault, whichever it is. */

/** A service that holds a key which never leaves it, and wraps other keys by that key. */
export interface KeyService {
  /** The name of its key, as `kms.key` has it. */
  readonly key: string
  /** The wrapped form of a key, as text. @throws ConnectorError `invalid_configuration`, `storage_unavailable` */
  wrap(plain: Buffer): Promise<string>
  /** The key of a wrapped form. @throws ConnectorError as `wrap` does */
  unwrap(wrapped: string): Promise<Buffer>
}

/** Bound to each wrapped key by the services that can: the same ciphertext is of no use to another program. */
export const PURPOSE = 'plugboard master key'

/** The purpose where a service takes bytes. */
export const PURPOSE_BASE64: string = Buffer.from(PURPOSE).toString('base64')
