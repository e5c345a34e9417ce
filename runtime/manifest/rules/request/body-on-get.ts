import { pointer } from '../../../base/json.ts'
import { eachOperation, idOf, type ManifestRule } from '../rule.ts'

/** GET and HEAD have no body: servers and proxies drop it. */
export const bodyOnGet: ManifestRule = {
  name: 'body-on-get',
  check(context) {
    eachOperation(context, 'body-on-get', (operation, reportAt, originOf) => {
      const { method, body, isGraphql } = operation
      if ((method !== 'GET' && method !== 'HEAD') || !body || isGraphql) return
      const message = `${idOf(operation)} is a ${method}, which has no body`
      if (originOf('/body') !== undefined) return reportAt('/body', message, { on: 'key' })
      const params = Object.keys(operation.params.properties as object)
      const inBody = params.find((name) => originOf(pointer('/params', name, 'in')) !== undefined)
      reportAt(inBody === undefined ? '/request' : pointer('/params', inBody, 'in'), message)
    })
  },
}
