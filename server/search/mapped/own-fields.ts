/** Own fields of stored records, which the record schema does not name. */
import type { OwnFieldBody } from 'plugboard/contract'
import { isObject, type JsonSchema } from 'plugboard/internal'
import { type MappedField, mappableType, MAX_STEPS, type Steps, typeOfText } from './read.ts'
import { type RecordSchemas, stepInto } from './record-schema.ts'

/** The most fields that are told of an entity. */
const MOST = 200
/** The most different fields that are counted: an object may have a key for each of something. */
const MOST_COUNTED = 2000

interface Counted {
  readonly path: string
  readonly types: Record<string, number>
  readonly mappable: Set<MappedField['type']>
  records: number
}

/** The own fields of records, most frequent first. @param records their texts */
export function ownFieldsOf(
  schema: JsonSchema,
  records: readonly string[],
): { readonly fields: OwnFieldBody[]; readonly hasMore: boolean } {
  const counted = new Map<string, Counted>()
  for (const record of records) countFields(counted, schema, JSON.parse(record) as unknown)
  const all = [...counted.values()].toSorted((a, b) => b.records - a.records || (a.path < b.path ? -1 : 1))
  const fields = all.slice(0, MOST).map(({ path, types, mappable, records: count }) => {
    return { path, type: typeOf(mappable), records: count, types }
  })
  return { fields, hasMore: all.length > MOST }
}

function countFields(counted: Map<string, Counted>, root: JsonSchema, record: unknown): void {
  const visit = (value: unknown, schemas: RecordSchemas, steps: Steps, isOwn: boolean): void => {
    if (isObject(value) && steps.length < MAX_STEPS && (!isOwn || Object.keys(value).length > 0)) {
      for (const [name, member] of Object.entries(value)) {
        const { next, leads } = stepInto(root, schemas, name)
        visit(member, next, [...steps, name], isOwn || leads !== 'named')
      }
    } else if (isOwn) count(counted, steps, value)
  }
  visit(record, [root], [], false)
}

function count(counted: Map<string, Counted>, steps: Steps, value: unknown): void {
  const path = pathOf(steps)
  if (path === undefined) return
  const known = counted.get(path)
  if (!known && counted.size >= MOST_COUNTED) return
  const field = known ?? { path, types: {}, mappable: new Set(), records: 0 }
  const text = JSON.stringify(value)
  const type = value === null ? 'null' : typeOfText(text)
  const mappable = mappableType(text)
  field.records += 1
  field.types[type] = (field.types[type] ?? 0) + 1
  if (mappable) field.mappable.add(mappable)
  counted.set(path, field)
}

/** The path of steps; undefined for a name that no path can write. */
function pathOf(steps: Steps): string | undefined {
  const parts = steps.map((step) => {
    if (/^[A-Za-z_@][\w@-]*$/.test(String(step))) return `.${step}`
    return /^[^'\\\u0000-\u001f]+$/.test(String(step)) ? `['${step}']` : undefined
  })
  return parts.includes(undefined) ? undefined : `$${parts.join('')}`
}

/** The type that reads all values: a text where they differ. */
function typeOf(mappable: ReadonlySet<MappedField['type']>): MappedField['type'] | null {
  const [only, another] = mappable
  return only === undefined ? null : another === undefined ? only : 'text'
}
