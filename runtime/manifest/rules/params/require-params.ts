import { pointer } from '../../../base/json.ts'
import { didYouMean } from '../../../base/names.ts'
import { eachOperation, idOf, type ManifestRule, paramsOf } from '../rule.ts'

/** Requires that `require`, `exclusive` and `needs` name declared params, and that no param that excludes others always has a value. */
export const requireParams: ManifestRule = {
  name: 'require-params',
  check(context) {
    eachOperation(context, 'require-params', (operation, reportAt) => {
      const params = paramsOf(operation)
      const check = (name: string, ...at: (string | number)[]) => {
        if (Object.hasOwn(params, name)) return
        const message = `"${name}" is not a param of ${idOf(operation)}.${didYouMean(name, Object.keys(params))}`
        reportAt(pointer('', ...at), message)
      }
      for (const key of ['require', 'exclusive'] as const)
        operation[key]?.forEach((set, index) => set.forEach((name, position) => check(name, key, index, position)))
      operation.exclusive?.forEach((set, index) => {
        const position = set.findIndex((name) => params[name]?.default !== undefined)
        if (position === -1) return
        const message = `"${set[position]}" has a default and is therefore always given: no other of ${set.join(', ')} can be used`
        reportAt(pointer('', 'exclusive', index, position), message)
      })
      operation.needs?.forEach(({ when, params: needed }, index) => {
        check(when, 'needs', index, 'when')
        needed.forEach((name, position) => check(name, 'needs', index, 'params', position))
      })
    })
  },
}
