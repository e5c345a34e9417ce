import { didYouMean } from '../../../base/names.ts'
import { type ManifestRule, neededParams, paramsOf } from '../rule.ts'

/** `check` names an operation that reads and needs no params: it proves credentials before anything else is known. */
export const checkOperation: ManifestRule = {
  name: 'check-operation',
  check({ manifest, resolved, report }) {
    const reportAt = (message: string) => report({ rule: 'check-operation', pointer: '/check', message })
    const operation = Object.hasOwn(resolved.operations, manifest.check)
      ? resolved.operations[manifest.check]
      : undefined
    if (!operation) {
      const near = didYouMean(manifest.check, Object.keys(resolved.operations))
      return reportAt(`Cannot find operation "${manifest.check}".${near}`)
    }
    if (operation.effect !== 'read') reportAt(`Operation "${manifest.check}" writes data; the check must only read`)
    const [needed] = neededParams(operation)
    if (needed !== undefined)
      reportAt(
        `Operation "${manifest.check}" needs param "${needed}"; the check is called without params. Name another read, or set a default`,
      )
    const params = paramsOf(operation)
    const { require: sets = [] } = operation
    if (sets.length > 0 && !sets.some((set) => set.every((name) => params[name]?.default !== undefined))) {
      const names = sets.map((set) => set.map((name) => `"${name}"`).join(' with ')).join(' or ')
      reportAt(
        `Operation "${manifest.check}" needs ${names}; the check is called without params. Name another read, or set a default`,
      )
    }
  },
}
