import { didYouMean } from '../../../base/names.ts'
import type { JsonSchema } from '../../../base/json.ts'
import { eachOperation, idOf, type ManifestRule, neededParams, paramsOf } from '../rule.ts'

/** Windows lie between two params that are times of one type, of which the caller gives the first. */
export const windowParams: ManifestRule = {
  name: 'window-params',
  check(context) {
    eachOperation(context, 'window-params', (operation, reportAt) => {
      const { windows } = operation
      if (!windows) return
      const id = idOf(operation)
      if (operation.action !== 'list' && operation.action !== 'api_search')
        return reportAt('/windows', `${id} is not a list; windows of time are for lists`, { on: 'key' })
      const params = paramsOf(operation)
      for (const key of ['from', 'to'] as const) {
        const name = windows[key]
        const schema = params[name]
        const at = `/windows/${key}`
        if (!schema)
          reportAt(at, `Windows use "${name}", which is not a param of ${id}.${didYouMean(name, Object.keys(params))}`)
        else if (formatOf(schema) === undefined)
          reportAt(at, `Param "${name}" limits windows of time and must be a datetime or date`)
      }
      const [from, to] = [params[windows.from], params[windows.to]]
      if (from && to && formatOf(from) !== formatOf(to))
        reportAt(
          '/windows/to',
          `Params "${windows.from}" and "${windows.to}" must have the same type, datetime or date`,
        )
      if (from && !neededParams(operation).includes(windows.from) && from.default === undefined)
        reportAt('/windows/from', `Param "${windows.from}" is the start of the first window and must be required`)
      if (from && formatOf(from) === 'date' && windows.spanMs % 86_400_000 !== 0)
        reportAt('/windows/days', 'Windows between dates must have whole days')
    })
  },
}

function formatOf({ format }: JsonSchema): 'date' | 'date-time' | undefined {
  return format === 'date' || format === 'date-time' ? format : undefined
}
