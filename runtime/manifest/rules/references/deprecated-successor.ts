import { didYouMean } from '../../../base/names.ts'
import { pointer } from '../../../base/json.ts'
import { eachOperation, idOf, type ManifestRule, paramsOf } from '../rule.ts'

/** The operation or param to use instead of a deprecated one is there, and is not deprecated itself. */
export const deprecatedSuccessor: ManifestRule = {
  name: 'deprecated-successor',
  check(context) {
    const { operations } = context.resolved
    eachOperation(context, 'deprecated-successor', (operation, reportAt) => {
      const { successor, successors = {} } = operation
      const params = Object.keys(paramsOf(operation))
      for (const [name, instead] of Object.entries(successors)) {
        if (params.includes(instead) && !Object.hasOwn(successors, instead)) continue
        const message = params.includes(instead)
          ? `Param "${instead}" is also deprecated`
          : `Cannot find param "${instead}" of ${idOf(operation)}, which replaces "${name}".${didYouMean(instead, params)}`
        reportAt(pointer('/params', name, 'deprecated'), message)
      }
      if (successor === undefined) return
      const target = operations[successor]
      if (!target) {
        const near = didYouMean(successor, Object.keys(operations))
        reportAt(
          '/deprecated',
          `Cannot find operation "${successor}", which ${idOf(operation)} names as its successor.${near}`,
        )
      } else if (target.deprecated) reportAt('/deprecated', `Operation "${successor}" is also deprecated`)
    })
  },
}
