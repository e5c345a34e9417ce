/** `consent`: OAuth without the platform. An owner consents on the third party's page, and you exchange the code for credentials. */
import type { AnyKind, Known } from './base/any-kind.ts'
import type { Consent, ConsentOptions } from './local/local-consent.ts'

/**
 * Prepares the consent page of a kind, in this process. The platform has `oauth.initiate` instead.
 * @example const flow = await consent('hubspot', { clientId, clientSecret, redirectUri: 'https://app.example/callback' })
 * const { url, ...started } = flow.start()
 * const account = await flow.finish(request.url, started)
 * @throws ConnectorError `oauth_not_supported` for a kind without a consent page; `credentials_mismatch`, `validation_error` for invalid
 * options; `definition_not_found`; ManifestError for a file with problems
 */
export async function consent<K extends AnyKind>(kind: Known<K>, options: ConsentOptions): Promise<Consent> {
  return (await import('./local/local-consent.ts')).localConsent(kind, options)
}
