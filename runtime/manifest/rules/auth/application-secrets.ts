import { own, pointer } from '../../../base/json.ts'
import type { ManifestRule } from '../rule.ts'
import { namesSent } from './names-sent.ts'

/** A secret of an application comes with a consent page's application, never from the owner, and a request carries it. */
export const applicationSecrets: ManifestRule = {
  name: 'application-secrets',
  check({ manifest, report }) {
    for (const [name, variant] of Object.entries(manifest.auth)) {
      const {
        application_secrets: secrets = {},
        credentials = {},
        authorize,
        send,
        token_params,
        token_headers,
      } = variant
      const sent = namesSent([send, token_params, token_headers])
      for (const field of Object.keys(secrets)) {
        const fault = [
          authorize === undefined &&
            'needs authorize: an application without a consent page has no clients to add it to',
          own(credentials, field) !== undefined && 'is also a credential, which the owner would give',
          !sent.includes(field) && 'is in no request: insert it under send, token_params or token_headers',
        ].find((text) => text !== false)
        if (fault === undefined) continue
        const at = pointer('/auth', name, 'application_secrets', field)
        report({ rule: 'application-secrets', pointer: at, message: `Secret "${field}" ${fault}`, on: 'key' })
      }
    }
  },
}
