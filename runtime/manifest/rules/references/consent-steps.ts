import { pointer } from '../../../base/json.ts'
import { didYouMean } from '../../../base/suggest.ts'
import type { Rule } from '../rule.ts'

/** What a step after consent looks up must be declared under config, so that it can be kept, given and checked. */
export const consentSteps: Rule = {
  name: 'consent-steps',
  check({ manifest, report }) {
    const declared = Object.keys(manifest.config ?? {})
    for (const [variant, { steps = [] }] of Object.entries(manifest.auth)) {
      steps.forEach((step, index) => {
        if ('exchange' in step) return
        for (const name of Object.keys(step.config).filter((one) => !declared.includes(one))) {
          const message = `Step looks up "${name}", which is not declared under config.${didYouMean(name, declared)}`
          const at = pointer('/auth', variant, 'steps', index, 'config', name)
          report({ rule: 'consent-steps', pointer: at, message, on: 'key' })
        }
      })
    }
  },
}
