import type { ResolvedOperation } from '../../model/resolved.ts'
import { eachOperation, idOf, type ManifestRule } from '../rule.ts'

/** One record that is read from a list of another path: the line was copied. */
export const otherRecords: ManifestRule = {
  name: 'other-records',
  severity: 'warning',
  check(context) {
    const keys = keysOfNames(Object.values(context.resolved.operations))
    eachOperation(context, 'other-records', (operation, reportAt) => {
      const [name, key] = [lastName(operation), recordsKey(operation)]
      if (name === undefined || key === undefined || key === name || !isFirstOf(operation)) return
      if (keys.get(name) === name && keys.get(key) === key)
        reportAt('/records', `${idOf(operation)} reads the records of /${name} from "${key}", which is another path`)
    })
  },
}

/** Returns the key of the records by the last name of a path: the name itself where one operation reads it. */
function keysOfNames(operations: readonly ResolvedOperation[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const operation of operations) {
    const [name, key] = [lastName(operation), recordsKey(operation)]
    if (name !== undefined && key !== undefined && found.get(name) !== name) found.set(name, key)
  }
  return found
}

/** Whether the record is one of a list: `$.Invoices[0]`. */
function isFirstOf({ records }: ResolvedOperation): boolean {
  return records?.in === 'body' && typeof records.steps[1] === 'number'
}

/** Returns the last name in a path, without params. */
function lastName({ path, isGraphql }: ResolvedOperation): string | undefined {
  const names = isGraphql
    ? []
    : path
        .filter((part) => typeof part === 'string')
        .join('')
        .split('/')
  return names.findLast((name) => name !== '')
}

/** Returns the first key of the place of the records. */
function recordsKey({ records }: ResolvedOperation): string | undefined {
  const [first] = records?.in === 'body' ? records.steps : []
  return typeof first === 'string' ? first : undefined
}
