import { pointer } from '../../../base/json.ts'
import { eachOperation, type ManifestRule } from '../rule.ts'

/** A scope twice in a list is a slip, and so is a list that the others already satisfy. */
export const operationScopes: ManifestRule = {
  name: 'operation-scopes',
  check(context) {
    eachOperation(context, 'operation-scopes', ({ scopes = [] }, reportAt) => {
      scopes.forEach((list, index) => {
        const twice = list.find((name, position) => list.indexOf(name) < position)
        const isMet = scopes.some(
          (other, position) =>
            other.every((name) => list.includes(name)) &&
            (position < index || !list.every((name) => other.includes(name))),
        )
        const at = pointer('/scopes', index)
        if (twice !== undefined) reportAt(at, `Scope "${twice}" appears twice in a list`)
        else if (isMet) reportAt(at, `${list.join(' or ')} says no more than the other scopes. Leave it out`)
      })
    })
  },
}
