import { eachOperation, type ManifestRule } from '../rule.ts'

/** Minimum number of operations for a usual method. */
const FEW = 20

/** If all calls of a vendor have one method, a single other one is a slip. */
export const usualMethod: ManifestRule = {
  name: 'usual-method',
  severity: 'warning',
  check(context) {
    const methods = Object.values(context.resolved.operations).map(({ method }) => method)
    const [usual = 'GET', ...others] = [...new Set(methods)].toSorted(
      (a, b) => countOf(b, methods) - countOf(a, methods),
    )
    const [odd] = others
    if (others.length !== 1 || methods.length < FEW || countOf(usual, methods) < methods.length - 1) return
    eachOperation(context, 'usual-method', ({ method }, reportAt) => {
      if (method === odd)
        reportAt('/request', `All ${methods.length - 1} other operations are ${usual}: is this one ${method}?`)
    })
  },
}

function countOf(method: string, methods: readonly string[]): number {
  return methods.filter((one) => one === method).length
}
