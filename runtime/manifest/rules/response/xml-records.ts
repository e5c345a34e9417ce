import { eachOperation, idOf, type ManifestRule } from '../rule.ts'

/** An XML document is an object with its root element: no record is all of it. */
export const xmlRecords: ManifestRule = {
  name: 'xml-records',
  check(context) {
    eachOperation(context, 'xml-records', (operation, reportAt) => {
      const { xml, records, batch, file, action } = operation
      const isList = batch !== undefined || action === 'list' || action === 'api_search'
      const located = batch ? batch.outcomes : records
      if (!xml || file || located?.in !== 'body' || located.steps.length > (isList ? 1 : 0)) return
      const id = idOf(operation)
      const message = `Responses to ${id} are XML: write the path of the records from the root element, such as $.Result.Item, or null`
      reportAt(batch ? '/batch/outcomes' : '/records', message, { on: 'key' })
    })
  },
}
