import { pointer } from '../../../base/json.ts'
import type { ManifestRule } from '../rule.ts'

/** A signature that no part of `send` inserts would not be sent, and renewed credentials look like a new signature. */
export const signedSend: ManifestRule = {
  name: 'signed-send',
  check({ manifest, report }) {
    for (const [name, { send, type }] of Object.entries(manifest.auth)) {
      if (!send?.sign) continue
      const at = pointer('/auth', name, 'send', 'sign')
      const { sign: _, ...parts } = send
      if (!/\{\{\s*signature\s*\}\}/.test(JSON.stringify(parts)))
        report({ rule: 'signed-send', pointer: at, on: 'key', message: 'Nothing under send inserts {{signature}}' })
      if (type !== 'static')
        report({
          rule: 'signed-send',
          pointer: at,
          on: 'key',
          message: `Only static credentials can sign; these are ${type}`,
        })
    }
  },
}
