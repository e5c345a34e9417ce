import { didYouMean } from '../../../base/names.ts'
import { eachOperation, idOf, type ManifestRule } from '../rule.ts'

/** The operation to use instead of a deprecated one is there, and is not deprecated itself. */
export const deprecatedSuccessor: ManifestRule = {
  name: 'deprecated-successor',
  check(context) {
    const { operations } = context.resolved
    eachOperation(context, 'deprecated-successor', (operation, reportAt) => {
      const { successor } = operation
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
