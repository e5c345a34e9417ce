import { pointer } from '../../../base/json.ts'
import { didYouMean } from '../../../base/names.ts'
import type { ManifestRule } from '../rule.ts'

/** Requires that config declares each setting that a step after consent finds, so that it can be stored, set and checked. */
export const consentSteps: ManifestRule = {
  name: 'consent-steps',
  check({ manifest, report }) {
    const declared = Object.keys(manifest.config ?? {})
    for (const [variant, { after_consent: steps = [] }] of Object.entries(manifest.auth)) {
      steps.forEach((step, index) => {
        if ('exchange' in step) return
        for (const name of Object.keys(step.config).filter((one) => !declared.includes(one))) {
          const message = `Step looks up "${name}", which is not declared under config.${didYouMean(name, declared)}`
          const at = pointer('/auth', variant, 'after_consent', index, 'config', name)
          report({ rule: 'consent-steps', pointer: at, message, on: 'key' })
        }
      })
    }
  },
}
