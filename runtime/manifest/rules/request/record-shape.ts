import { eachOperation, idOf, type ManifestRule } from '../rule.ts'

/** Maps and children become the records of a list; lines are a list from the start. */
export const recordShape: ManifestRule = {
  name: 'record-shape',
  check(context) {
    eachOperation(context, 'record-shape', (operation, reportAt, originOf) => {
      if (operation.action === 'list' || operation.action === 'api_search') return
      for (const key of ['keyed_by', 'flatten', 'decode'] as const)
        if (originOf(`/${key}`) !== undefined && (key !== 'decode' || operation.decode))
          reportAt(`/${key}`, `${idOf(operation)} is no list; "${key}" makes records of a list`, { on: 'key' })
    })
  },
}
