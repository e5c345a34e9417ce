/** Reduces records to the fields that an agent asks for. */
import { isObject } from '../../../runtime/base/json.ts'
import { didYouMean, quoted } from '../../../runtime/base/names.ts'
import type { Json, JsonObject } from '../../../runtime/index.ts'

/** Names below a name. Empty where the whole value is wanted. */
interface Tree {
  readonly [name: string]: Tree
}

/** Records with the fields asked for. */
export interface Projected {
  readonly records: JsonObject[] | JsonObject | null
  /** A sentence for each field that no record has. */
  readonly unknown: readonly string[]
}

/**
 * Records reduced to fields, each a name or a dotted path such as `address.city`. A path into a list applies to each element. A field
 * that all records lack is reported with the nearest name.
 */
export function projected(records: Projected['records'], fields: readonly string[] | undefined): Projected {
  if (!fields) return { records, unknown: [] }
  const all = Array.isArray(records) ? records : records === null ? [] : [records]
  const tree = treeOf(fields)
  const one = (record: JsonObject) => projectedRecord(record, fields, tree)
  const missing =
    all.length === 0 ? [] : fields.filter((field) => !all.some((record) => has(record, field, field.split('.'))))
  const names = new Set(all.flatMap((record) => Object.keys(record)))
  return {
    records: Array.isArray(records) ? records.map(one) : records && one(records),
    unknown: missing.map((field) => `No record has ${quoted(field)}.${didYouMean(field, names)}`),
  }
}

function treeOf(fields: readonly string[]): Tree {
  const root: Record<string, Tree> = Object.create(null) as Record<string, Tree>
  // Short paths last, so that a whole value is not narrowed by a path into it.
  for (const path of fields.map((field) => field.split('.')).sort((one, other) => other.length - one.length)) {
    const last = path.pop() ?? ''
    let node = root
    for (const name of path) node = node[name] ??= Object.create(null) as Tree
    node[last] = Object.create(null) as Tree
  }
  return root
}

function projectedRecord(record: JsonObject, fields: readonly string[], tree: Tree): JsonObject {
  const dotted = Object.entries(record).filter(([name]) => name.includes('.') && fields.includes(name))
  return { ...(selected(record, tree) as JsonObject), ...Object.fromEntries(dotted) }
}

function selected(value: Json, tree: Tree): Json {
  const branches = Object.entries(tree)
  if (branches.length === 0) return value
  if (Array.isArray(value)) return value.map((item) => selected(item, tree))
  if (!isObject(value)) return value
  const found = branches.filter(([name]) => Object.hasOwn(value, name))
  return Object.fromEntries(found.map(([name, branch]) => [name, selected(value[name] as Json, branch)]))
}

/** Whether a value has a path, or may have it: null and empty lists show nothing. */
function has(value: Json | undefined, field: string, [name, ...rest]: readonly string[]): boolean {
  if (name === undefined || value === null) return true
  if (Array.isArray(value)) return value.length === 0 || value.some((item) => has(item, field, [name, ...rest]))
  if (!isObject(value)) return false
  if (Object.hasOwn(value, field)) return true
  return Object.hasOwn(value, name) && has(value[name], rest.join('.'), rest)
}
