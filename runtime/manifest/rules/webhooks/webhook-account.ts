import { didYouMean } from '../../../base/names.ts'
import type { ManifestRule } from '../rule.ts'

/** The account of an event identifies connectors by a setting, or by a stored field of their tokens. */
export const webhookAccount: ManifestRule = {
  name: 'webhook-account',
  check({ manifest, report }) {
    const { account } = manifest.webhooks ?? {}
    if (!account) return
    const stored = Object.values(manifest.auth).flatMap(({ store = [] }) => store)
    const known = [...Object.keys(manifest.config ?? {}), ...stored]
    if (known.includes(account.field)) return
    const message = `No connector has "${account.field}": name a setting of config, or a field that auth stores.${didYouMean(account.field, known)}`
    report({ rule: 'webhook-account', pointer: '/webhooks/account/field', message })
  },
}
