/** The result of a write: the key of the record, its name, its state, and the fields that the call set. */
import { isObject, type Json, type JsonObject } from '../../../runtime/base/json.ts'
import type { MainPath, MainFields } from '../../base/main-fields.ts'
import { compactRecord } from './compact.ts'

/** Smaller records are shown whole. */
const SMALL = 400

/** Fields that name a record, its state, or its page. */
const NAMING =
  /^(?:id|gid|key|number|identifier|name|title|subject|summary|email|status|state|stage|url|html_url|permalink|deleted)$/i

/** A written record, or each of a list. @param params as they were sent */
export function changesOfWrite(records: Json, params: JsonObject, main: MainFields | undefined): Json {
  if (Array.isArray(records)) return records.map((record) => changesOfWrite(record, params, main))
  if (!isObject(records) || JSON.stringify(records).length <= SMALL) return records
  const { key = [], title = [] } = main ?? {}
  const naming = Object.keys(records).flatMap((name): MainPath[] => (NAMING.test(name) ? [[name]] : []))
  return compactRecord(records, [...key, ...title, ...naming, ...changedPaths(records, params)])
}

/** The paths of a record that the params name. */
function changedPaths(record: JsonObject, params: JsonObject): MainPath[] {
  const given = new Map(Object.entries(params).map(([name, value]) => [plainName(name), value]))
  return Object.entries(record).flatMap(([name, value]): MainPath[] => {
    const set = given.get(plainName(name))
    if (set === undefined) return []
    const inner = isObject(value) && isObject(set) ? changedPaths(value, set) : []
    return inner.length > 0 ? inner.map((path) => [name, ...path]) : [[name]]
  })
}

/** A name in the spelling of neither the params nor the record: `teamId` and `team_id` are the same. */
function plainName(name: string): string {
  return name.toLowerCase().replace(/[^a-z\d]/g, '')
}
