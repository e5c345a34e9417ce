import { type JsonSchema, own, pointer } from '../../../base/json.ts'
import type { ManifestRule } from '../rule.ts'

const CREATED = /creat|insert|joined|registered/i
const CHANGED = /updat|modif|chang|edited/i
const UNTIL = /(?:^|[._-])(?:before|until|to|end|lte?|max)(?:$|[._-])|(?:Before|Until)$/

/** Finds later runs that miss changes: they request older records, or only new ones although the record has a time of change. */
export const syncOrder: ManifestRule = {
  name: 'sync-order',
  severity: 'warning',
  check({ manifest, resolved, report }) {
    for (const [name, { sync, schema }] of Object.entries(manifest.entities)) {
      const { field, param, lookback } = sync ?? {}
      const reportAt = (key: string, message: string) =>
        report({ rule: 'sync-order', pointer: pointer('/entities', name, 'sync', key), message })
      if (param !== undefined && UNTIL.test(param))
        reportAt('param', `"${param}" looks like an end: later runs need the param for a beginning`)
      const changed = fieldsOf(resolved.schemas[schema ?? '']).find(
        (one) => CHANGED.test(one) && /_?(at|on|time|date)$/i.test(one),
      )
      if (field !== undefined && CREATED.test(field) && changed !== undefined && lookback === undefined)
        reportAt(
          'field',
          `Later runs miss changes of older records, which have "${changed}": ask by that, or set \`lookback\``,
        )
    }
  },
}

function fieldsOf(schema: JsonSchema | undefined): string[] {
  return Object.keys((own({ ...schema }, 'properties') as object | undefined) ?? {})
}
