/** Records that a list repeats where it begins anew behind the vendor's cap. */
import { type Json, type JsonObject, valueAt } from './json.ts'

/** A page with the field by which its list begins anew; undefined for other lists. */
interface ResumedPage {
  readonly records: unknown
  readonly resumesBy?: string | undefined
}

/**
 * Makes the filter of one iteration, which drops repeated records of its pages. It remembers only the keys of the records with the latest
 * value of the field.
 * @param key name of the records' key; without it, equal records are the same
 */
export function repeatFilter(key: string): <P extends ResumedPage>(page: P) => P {
  let latest: Json | undefined
  let keys = new Set<string>()
  const isNew = (record: JsonObject, by: readonly string[]) => {
    const value = valueAt(record, by)
    const id = JSON.stringify(record[key] ?? record)
    if (value !== latest) [latest, keys] = [value, new Set()]
    else if (value !== undefined && keys.has(id)) return false
    keys.add(id)
    return true
  }
  return (page) => {
    const { records, resumesBy } = page
    if (resumesBy === undefined || !Array.isArray(records)) return page
    const by = resumesBy.split('.')
    return { ...page, records: (records as JsonObject[]).filter((record) => isNew(record, by)) }
  }
}
