import type { JsonSchema } from '../../../base/json.ts'
import { didYouMean } from '../../../base/names.ts'
import type { ManifestRule } from '../rule.ts'
import { eachForm } from '../text/fields.ts'

/** Requires that a form belongs to a credential of its variant, and states values that fit or values that do not. */
export const credentialForms: ManifestRule = {
  name: 'credential-forms',
  check({ manifest, resolved, report }) {
    eachForm(manifest, ({ pattern, not }, at, name, variant) => {
      const known = Object.keys((resolved.auth[variant]?.credentials.properties ?? {}) as Record<string, JsonSchema>)
      const message = !known.includes(name)
        ? `Cannot find the credential "${name}": the variant has ${known.join(', ')}.${didYouMean(name, known)}`
        : pattern === undefined && not === undefined
          ? `The form of "${name}" checks nothing: name a pattern, or other values with not`
          : undefined
      if (message !== undefined) report({ rule: 'credential-forms', pointer: at, message, on: 'key' })
    })
  },
}
