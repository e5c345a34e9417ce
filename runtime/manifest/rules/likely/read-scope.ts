import { eachOperation, idOf, type ManifestRule } from '../rule.ts'

/** The end of a scope that allows only to read. */
const READING = /(?:^|[._:/-])read[._-]?only$/i

/** A write with a scope that allows only to read is refused by the vendor. */
export const readScope: ManifestRule = {
  name: 'read-scope',
  severity: 'warning',
  check(context) {
    eachOperation(context, 'read-scope', (operation, reportAt) => {
      const { effect, scopes = [] } = operation
      const scope = effect === 'read' ? undefined : scopes.flat().find((name) => READING.test(name))
      if (scope !== undefined) reportAt('/scopes', `${idOf(operation)} writes, and "${scope}" allows only to read`)
    })
  },
}
