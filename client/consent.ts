/** OAuth without the platform: an application sends an owner to a third party's consent page, and gets credentials for the code. */
import type { AnyKind, Known } from './base/kind.ts'
import type { Consent, ConsentOptions } from './local/consent.ts'

/**
 * Prepares the consent page of a kind, in this process: `const { url, state, verifier } = (await consent('hubspot', …)).start()`.
 * The platform has `oauth.initiate` instead.
 * @throws ConnectorError `oauth_not_supported` for a kind without a consent page; `credentials_mismatch`, `validation_error`
 * for options that do not fit; `definition_not_found`; ManifestError for a file with problems
 */
export async function consent<K extends AnyKind>(kind: Known<K>, options: ConsentOptions): Promise<Consent> {
  return (await import('./local/consent.ts')).localConsent(kind, options)
}
