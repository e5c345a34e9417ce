import { didYouMean } from '../../../base/names.ts'
import { eachOperation, idOf, type ManifestRule, paramsOf } from '../rule.ts'

/** Params in `file` must be declared. `index` selects an entry of `items`, so it is an integer of at least 0. */
export const fileParams: ManifestRule = {
  name: 'file-params',
  check(context) {
    eachOperation(context, 'file-params', (operation, reportAt) => {
      const { file } = operation
      const params = paramsOf(operation)
      for (const key of ['index', 'range'] as const) {
        const name = file?.[key]
        if (name === undefined || Object.hasOwn(params, name)) continue
        const message = `File uses "${name}", which is not a param of ${idOf(operation)}.`
        reportAt(`/file/${key}`, message + didYouMean(name, Object.keys(params)))
      }
      const index = file?.index === undefined ? undefined : params[file.index]
      if (index && !(index.type === 'integer' && typeof index.minimum === 'number' && index.minimum >= 0))
        reportAt('/file/index', `Param "${file!.index}" selects an item and must be an integer with minimum: 0`)
      if (file?.items && file.index === undefined)
        reportAt('/file/items', 'File has items but no index: name the param that selects one of the items')
      if (file?.index !== undefined && !file.items)
        reportAt('/file/index', 'File has an index but no items: name the list from which the index selects')
    })
  },
}
