import { own, pointer } from '../../../base/json.ts'
import { didYouMean } from '../../../base/names.ts'
import { faultPath, sayFault } from '../../../language/faults.ts'
import { compileFieldCheck } from '../../../language/field-check.ts'
import type { ResolvedOperation } from '../../model/resolved.ts'
import { type ManifestRule, neededParams, paramsOf, type RuleContext } from '../rule.ts'

/** `check` names an operation that reads. It is called with `check_params` only: it proves credentials before anything else is known. */
export const checkOperation: ManifestRule = {
  name: 'check-operation',
  check(context) {
    const { manifest, resolved, report } = context
    const reportAt = (message: string) => report({ rule: 'check-operation', pointer: '/check', message })
    const operation = own(resolved.operations, manifest.check)
    if (!operation) {
      const near = didYouMean(manifest.check, Object.keys(resolved.operations))
      return reportAt(`Cannot find operation "${manifest.check}".${near}`)
    }
    if (operation.effect !== 'read') reportAt(`Operation "${manifest.check}" writes data; the check must only read`)
    const missing = missingOf(operation, Object.keys(manifest.check_params ?? {}))
    if (missing !== undefined)
      reportAt(
        `Operation "${manifest.check}" needs ${missing}, which the check does not give: write check_params with a value that works with every account, or name another read`,
      )
    checkGiven(operation, context)
  },
}

/** Returns the names of params that neither the check nor a default gives. */
function missingOf(operation: ResolvedOperation, given: readonly string[]): string | undefined {
  const needed = neededParams(operation).filter((name) => !given.includes(name))
  if (needed.length > 0) return needed.map((name) => `"${name}"`).join(' and ')
  const params = paramsOf(operation)
  const has = (name: string) => given.includes(name) || params[name]?.default !== undefined
  const { require: sets = [] } = operation
  if (sets.length === 0 || sets.some((set) => set.every(has))) return undefined
  return sets.map((set) => set.map((name) => `"${name}"`).join(' with ')).join(' or ')
}

/** Reports params of the check that the operation refuses. */
function checkGiven({ params }: ResolvedOperation, { manifest, report }: RuleContext): void {
  const { check_params: given } = manifest
  if (given === undefined) return
  const { required: _, ...schema } = params
  for (const fault of compileFieldCheck(schema, { useDefaults: false })(given)) {
    const [name = ''] = faultPath(fault)
    const message = `Param "${name}" of the check ${sayFault(fault, own(given, name), 'params')}`
    report({ rule: 'check-operation', pointer: pointer('/check_params', name), message })
  }
}
