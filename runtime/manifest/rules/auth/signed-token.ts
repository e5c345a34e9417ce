import { pointer } from '../../../base/json.ts'
import type { AuthSource } from '../../model/manifest.ts'
import type { ManifestRule } from '../rule.ts'

/** Keys of token requests. */
const OF_REQUESTS = [
  'token_method',
  'token_params',
  'token_headers',
  'token_body',
  'client_auth',
  'scopes',
  'scope_separator',
  'scope_param',
  'access_token_at',
  'store',
] as const satisfies readonly (keyof AuthSource)[]

/** A signed token is either for requests to a token endpoint, or the access token itself. Only a key pair has a public key. */
export const signedToken: ManifestRule = {
  name: 'signed-token',
  check({ manifest, report }) {
    for (const [name, variant] of Object.entries(manifest.auth)) {
      const { assertion, token } = variant
      if (!assertion) continue
      for (const key of OF_REQUESTS.filter((one) => token === undefined && variant[one] !== undefined)) {
        const message = `Auth variant "${name}" sends no token requests: add token, or remove ${key}`
        report({ rule: 'signed-token', pointer: pointer('/auth', name, key), message, on: 'key' })
      }
      if (assertion.algorithm !== 'HS256') continue
      for (const part of ['header', 'claims'] as const) {
        if (!JSON.stringify(assertion[part] ?? {}).includes('{{key_fingerprint}}')) continue
        const message = 'HS256 has no public key: key_fingerprint needs RS256 or ES256'
        report({ rule: 'signed-token', pointer: pointer('/auth', name, 'assertion', part), message, on: 'key' })
      }
    }
  },
}
