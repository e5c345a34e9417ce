import { pointer } from '../../../base/json.ts'
import type { ManifestRule } from '../rule.ts'

/** Only credentials that stay as they are sign. A signature that no part of `send` inserts would not be sent, and renewed credentials look like a new signature. */
export const signedSend: ManifestRule = {
  name: 'signed-send',
  check({ manifest, report }) {
    for (const [name, { send, type }] of Object.entries(manifest.auth)) {
      const sigv4At = pointer('/auth', name, 'send', 'sigv4')
      const refuse = (message: string) => report({ rule: 'signed-send', pointer: sigv4At, on: 'key', message })
      if (send?.sigv4 && type !== 'static') refuse(`Only static credentials can sign requests; these are ${type}`)
      if (send?.sigv4 && (send.bearer !== undefined || send.basic || send.sign))
        refuse('"sigv4" sets Authorization: remove bearer, basic and sign')
      if (!send?.sign) continue
      const at = pointer('/auth', name, 'send', 'sign')
      const { sign: _, ...parts } = send
      if (!/\{\{\s*signature\s*\}\}/.test(JSON.stringify(parts)))
        report({
          rule: 'signed-send',
          pointer: at,
          on: 'key',
          message: 'The signature is never sent: insert {{signature}} under send',
        })
      if (type !== 'static')
        report({
          rule: 'signed-send',
          pointer: at,
          on: 'key',
          message: `Only static credentials can sign requests; these are ${type}`,
        })
    }
  },
}
