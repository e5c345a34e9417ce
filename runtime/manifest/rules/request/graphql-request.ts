import { eachOperation, idOf, type ManifestRule } from '../rule.ts'

/** A document and its variables are sent by POST as JSON. A body or another encoding would be dropped. */
export const graphqlRequest: ManifestRule = {
  name: 'graphql-request',
  check(context) {
    eachOperation(context, 'graphql-request', (operation, reportAt, originOf) => {
      if (!operation.isGraphql) return
      const id = idOf(operation)
      if (operation.method !== 'POST')
        reportAt('/request', `Document of ${id} must be sent with POST, not with ${operation.method}`)
      if (originOf('/body') !== undefined)
        reportAt('/body', `${id} has a document and cannot have a body`, { on: 'key' })
      if (operation.encode.body !== 'json') reportAt('/encode/body', `Document of ${id} must be sent as json`)
    })
  },
}
