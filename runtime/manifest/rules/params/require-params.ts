import { pointer } from '../../../base/json.ts'
import { didYouMean } from '../../../base/suggest.ts'
import { eachOperation, idOf, type ManifestRule, paramsOf } from '../rule.ts'

/** The sets under `require` name declared params. */
export const requireParams: ManifestRule = {
  name: 'require-params',
  check(context) {
    eachOperation(context, 'require-params', (operation, reportAt) => {
      const params = paramsOf(operation)
      operation.require?.forEach((set, index) => {
        set.forEach((name, position) => {
          if (Object.hasOwn(params, name)) return
          const message = `"${name}" is not a param of ${idOf(operation)}.${didYouMean(name, Object.keys(params))}`
          reportAt(pointer('/require', index, position), message)
        })
      })
    })
  },
}
