import { own, pointer } from '../../../base/json.ts'
import { didYouMean } from '../../../base/names.ts'
import type { Fields } from '../../model/manifest.ts'
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
        if (step.from === undefined) return
        const at = pointer('/auth', variant, 'after_consent', index)
        if (step.call !== undefined) {
          const message = 'Step reads the redirect and a call: give each a step of its own'
          report({ rule: 'consent-steps', pointer: pointer(at, 'call'), message, on: 'key' })
        }
        for (const name of Object.keys(step.config).filter((one) => isOpen(own(manifest.config ?? {}, one)))) {
          const message = `Anyone can change the URL of a redirect: give config "${name}" a pattern or an enum`
          report({ rule: 'consent-steps', pointer: pointer(at, 'config', name), message, on: 'key' })
        }
      })
    }
  },
}

/** Whether a setting takes any text. One that is not declared has its own problem. */
function isOpen(field: Fields[string] | undefined): boolean {
  if (field === undefined) return false
  return typeof field === 'string' || (field.pattern === undefined && field.enum === undefined)
}
