import { own, pointer } from '../../../base/json.ts'
import type { ManifestRule } from '../rule.ts'

/** Only a refresh token can be kept alive. Plugboard never renews credentials without one. */
export const keepAlive: ManifestRule = {
  name: 'keep-alive',
  check({ manifest, report }) {
    for (const [variant, { keep_alive: given, credentials }] of Object.entries(manifest.auth)) {
      if (!given || !credentials || own(credentials, 'refresh_token') !== undefined) continue
      const message = `Auth variant "${variant}" has no credential refresh_token: nothing can be kept alive`
      report({ rule: 'keep-alive', pointer: pointer('/auth', variant, 'keep_alive'), message, on: 'key' })
    }
  },
}
