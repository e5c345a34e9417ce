import { pointer } from '../../../base/json.ts'
import { namesIn } from '../../../language/template-value.ts'
import { namesInValue } from '../../resolve/values.ts'
import type { Handshake } from '../../model/webhooks.ts'
import type { ManifestRule } from '../rule.ts'

/** A handshake has one proof, hands over only a secret that `verify` uses, and keeps only values that its answer inserts. */
export const webhookHandshake: ManifestRule = {
  name: 'webhook-handshake',
  check({ manifest, resolved, report }) {
    const { handshake, verify } = resolved.webhooks ?? {}
    const { handshake: source } = manifest.webhooks ?? {}
    if (!handshake || !verify || !source) return
    const reportAt = (keys: readonly string[], message: string, on?: 'key') =>
      report({ rule: 'webhook-handshake', pointer: pointer('/webhooks/handshake', ...keys), message, on })
    if (handshake.secret && handshake.token)
      reportAt(['token'], 'A handshake hands over the secret or shows it, not both: remove token', 'key')
    if (source.signed && (handshake.secret || handshake.token))
      reportAt(['signed'], 'A signed handshake needs neither secret nor token', 'key')
    if (handshake.secret && (verify.type === 'url' || verify.key !== 'secret'))
      reportAt(['secret'], 'Nothing uses this secret: let the key of verify be "secret"', 'key')
    if (handshake.sign && (verify.type !== 'signature' || !verify.algorithm.startsWith('hmac-')))
      reportAt(['sign'], 'Only a key of an HMAC signs: verify has none', 'key')
    const inserted = namesOf(handshake)
    for (const name of Object.keys(handshake.keep))
      if (!inserted.includes(name)) reportAt(['keep', name], `No answer inserts {{${name}}}: remove it`, 'key')
  },
}

function namesOf({ sign, text, json = [], headers }: Handshake): string[] {
  const templates = [sign, text].flatMap((template) => (template ? namesIn(template) : []))
  return [...templates, ...[...json, ...headers].flatMap(({ value }) => namesInValue(value))]
}
