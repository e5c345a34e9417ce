import type { ResolvedOperation } from '../../model/resolved.ts'
import { eachOperation, idOf, type ManifestRule, paramsOf } from '../rule.ts'

/** Two lists of different entities that send the same request list the same records. */
export const sameRequest: ManifestRule = {
  name: 'same-request',
  severity: 'warning',
  check(context) {
    const lists = new Map<string, string>()
    eachOperation(context, 'same-request', (operation, reportAt) => {
      // An entity's list of changes may be the same as another's.
      const isList = context.resolved.operations[idOf(operation)] === operation && operation.action === 'list'
      if (!isList || operation.isGraphql) return
      const sent = sentBy(operation)
      const other = lists.get(sent)
      if (other !== undefined)
        reportAt('/request', `${idOf(operation)} sends the same request as ${other}: which is wrong?`)
      lists.set(sent, other ?? idOf(operation))
    })
  },
}

/** Returns what a list sends by default, as a key. */
function sentBy(operation: ResolvedOperation): string {
  const { method, baseUrl, path, records, query, body, headers } = operation
  const usual = Object.entries(paramsOf(operation)).map(([name, schema]) => [name, schema.default, schema.const])
  return JSON.stringify([method, baseUrl, path, records, query, body, headers, usual])
}
