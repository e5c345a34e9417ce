import { isOwnAction } from '../../../base/actions.ts'
import { didYouMean } from '../../../base/names.ts'
import type { JsonSchema } from '../../../base/json.ts'
import type { BatchShape, ResolvedOperation } from '../../model/resolved.ts'
import { eachOperation, idOf, type ManifestRule, neededParams, paramsOf, type ReportAt } from '../rule.ts'

/** Requires that a batch writes the records of one required list param, and locates the outcome of each. */
export const batchParams: ManifestRule = {
  name: 'batch-params',
  check(context) {
    eachOperation(context, 'batch-params', (operation, reportAt, originOf) => {
      const { batch } = operation
      if (!batch) return
      const id = idOf(operation)
      if (!isWriteOfMany(operation)) {
        const message = `${id} does not write many records; a batch is for create, update and own actions that write`
        return reportAt('/batch', message, { on: 'key' })
      }
      checkParam(operation, batch, reportAt)
      for (const key of ['records', 'absent_records', 'pagination', 'file', 'keyed_by', 'columns', 'flatten'] as const)
        if (originOf(`/${key}`) !== undefined)
          reportAt(`/${key}`, `${id} is a batch and takes its records from the outcomes: remove "${key}"`, {
            on: 'key',
          })
      if (batch.index && batch.by)
        reportAt('/batch/by', 'Match outcomes by "index" or by "by", not by both', { on: 'key' })
      if (batch.errors && !batch.index && !batch.by)
        reportAt('/batch/errors', 'A list of failures needs index or by to match each failure to its record', {
          on: 'key',
        })
      if (Object.hasOwn(operation.meta, 'outcomes'))
        reportAt('/meta/outcomes', 'Meta of a batch always has "outcomes": rename this one', { on: 'key' })
    })
  },
}

function isWriteOfMany({ action, effect }: ResolvedOperation): boolean {
  return action === 'create' || action === 'update' || (isOwnAction(action) && effect !== 'read')
}

function checkParam(operation: ResolvedOperation, { of, by }: BatchShape, reportAt: ReportAt): void {
  const params = paramsOf(operation)
  const schema = params[of]
  if (!schema) {
    const message = `Batch uses "${of}", which is not a param of ${idOf(operation)}.`
    return reportAt('/batch/of', message + didYouMean(of, Object.keys(params)))
  }
  if (schema.type !== 'array') return reportAt('/batch/of', `Param "${of}" has the records and must be a list`)
  if (!neededParams(operation).includes(of)) reportAt('/batch/of', `Param "${of}" has the records and must be required`)
  if (typeof schema.maxItems !== 'number')
    reportAt(
      '/batch/of',
      `Param "${of}" needs maxItems: the maximum number of records that the vendor accepts in one call`,
    )
  const fields = Object.keys(((schema.items as JsonSchema | undefined)?.properties ?? {}) as object)
  const [sent = ''] = by?.sent ?? []
  if (by && fields.length > 0 && !fields.includes(sent))
    reportAt('/batch/by/sent', `The records of "${of}" have no field "${sent}".${didYouMean(sent, fields)}`)
}
