import type { ResolvedOperation } from '../../model/resolved.ts'
import { eachOperation, idOf, type ManifestRule, paramsOf } from '../rule.ts'

/** Two lists that send the same request list the same records, and two writes that do are one write. */
export const sameRequest: ManifestRule = {
  name: 'same-request',
  severity: 'warning',
  check(context) {
    const lists = new Map<string, string>()
    eachOperation(context, 'same-request', (operation, reportAt) => {
      // An entity's list of changes may be the same as another's.
      if (context.resolved.operations[idOf(operation)] !== operation) return
      const isList = operation.action === 'list' && !operation.isGraphql
      if ((!isList && operation.effect === 'read') || operation.action === 'update') return
      const sent = sentBy(operation)
      const other = lists.get(sent)
      if (other !== undefined)
        reportAt('/request', `${idOf(operation)} sends the same request as ${other}: which is wrong?`)
      lists.set(sent, other ?? idOf(operation))
    })
  },
}

/** Returns what an operation sends by default, as a key. */
function sentBy(operation: ResolvedOperation): string {
  const { method, baseUrl, path, effect, query, body, headers, steps } = operation
  const records = effect === 'read' ? operation.records : null
  const usual = Object.entries(paramsOf(operation)).map(([name, schema]) => [name, schema.default, schema.const])
  return JSON.stringify([method, baseUrl, path, records, query, body, headers, steps, usual])
}
