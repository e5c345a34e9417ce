import { pointer } from '../../../base/json.ts'
import { eachEntry } from '../../../language/locator.ts'
import { eachOperation, idOf, type ManifestRule } from '../rule.ts'

/** Maps and children become the records of a list. A list that is the whole body cannot be absent. */
export const recordShape: ManifestRule = {
  name: 'record-shape',
  check(context) {
    eachOperation(context, 'record-shape', (operation, reportAt, originOf) => {
      const absentAt = originOf('/absent_records')
      for (const [index, { names, values }] of (operation.shape?.columns ?? []).entries())
        for (const [name, place] of Object.entries({ names, values }))
          if (place.in !== 'body' && !eachEntry(place))
            reportAt(
              pointer('/columns', index, name),
              `"${name}" is a list, such as $.fields, or a value of each entry, such as $.fields[*].name`,
            )
      if (operation.action === 'list' || operation.action === 'api_search') {
        if (absentAt === undefined || absentAt.startsWith('/defaults/') || operation.absentRecords) return
        const message = `Records of ${idOf(operation)} are the whole response; absent_records is for a list inside it, such as $.items`
        reportAt('/absent_records', message, { on: 'key' })
        return
      }
      for (const key of ['absent_records', 'keyed_by', 'columns', 'flatten'] as const)
        if (originOf(`/${key}`) !== undefined)
          reportAt(`/${key}`, `${idOf(operation)} is not a list; "${key}" applies to lists only`, { on: 'key' })
    })
  },
}
