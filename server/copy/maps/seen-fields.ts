/** The fields that stored records have, and whether the record schema names them. */
import { isObject, type JsonSchema, type Steps } from 'plugboard/internal'
import { type MappedType, mappableType, MAX_STEPS, typeOfText } from './mapped-fields.ts'
import { type RecordSchemas, type Stepped, stepInto } from './record-schema.ts'

/** The most different fields that are counted: an object may have a key for each of something. */
const MOST_COUNTED = 2000

/** A field that some of the records have. */
export interface SeenField {
  readonly path: string
  /** Whether the record schema does not name it. */
  readonly isOwn: boolean
  /** The number of records by the type of the value. */
  readonly types: Record<string, number>
  /** The types that single values can be read as. */
  readonly mappable: Set<MappedType>
  records: number
}

/** The fields that records have, most frequent first: single values, and own fields of any kind. @param records their texts */
export function seenFields(schema: JsonSchema, records: readonly string[]): SeenField[] {
  const counted = new Map<string, SeenField>()
  // Where a step leads is the same in each record.
  const known = new Map<string, Stepped>()
  const stepTo = (schemas: RecordSchemas, steps: Steps) => {
    const key = JSON.stringify(steps)
    const stepped = known.get(key) ?? stepInto(schema, schemas, steps.at(-1) ?? '')
    if (known.size < MOST_COUNTED) known.set(key, stepped)
    return stepped
  }
  for (const record of records) countFields(counted, stepTo, schema, JSON.parse(record) as unknown)
  return [...counted.values()].toSorted((a, b) => b.records - a.records || (a.path < b.path ? -1 : 1))
}

function countFields(
  counted: Map<string, SeenField>,
  stepTo: (schemas: RecordSchemas, steps: Steps) => Stepped,
  root: JsonSchema,
  record: unknown,
): void {
  const visit = (value: unknown, schemas: RecordSchemas, steps: Steps, isOwn: boolean): void => {
    if (isObject(value) && steps.length < MAX_STEPS && (!isOwn || Object.keys(value).length > 0)) {
      for (const [name, member] of Object.entries(value)) {
        const below = [...steps, name]
        if (isOwn) visit(member, [], below, true)
        else {
          const { next, leads } = stepTo(schemas, below)
          visit(member, next, below, leads !== 'named')
        }
      }
    } else if (isOwn || typeof value !== 'object') count(counted, steps, value, isOwn)
  }
  visit(record, [root], [], false)
}

function count(counted: Map<string, SeenField>, steps: Steps, value: unknown, isOwn: boolean): void {
  const path = writtenPath(steps)
  if (path === undefined) return
  const known = counted.get(path)
  if (!known && counted.size >= MOST_COUNTED) return
  const field = known ?? { path, isOwn, types: {}, mappable: new Set(), records: 0 }
  const text = JSON.stringify(value)
  const type = value === null ? 'null' : typeOfText(text)
  const mappable = mappableType(text)
  field.records += 1
  field.types[type] = (field.types[type] ?? 0) + 1
  if (mappable) field.mappable.add(mappable)
  counted.set(path, field)
}

/** The path of steps; undefined for a name that no path can write. */
export function writtenPath(steps: Steps): string | undefined {
  const parts = steps.map((step) => {
    if (/^[A-Za-z_@][\w@-]*$/.test(String(step))) return `.${step}`
    return /^[^'\\\u0000-\u001f]+$/.test(String(step)) ? `['${step}']` : undefined
  })
  return parts.includes(undefined) ? undefined : `$${parts.join('')}`
}

/** The type that reads all values: a text where they differ. */
export function typeOf(mappable: ReadonlySet<MappedType>): MappedType | null {
  const [only, another] = mappable
  return only === undefined ? null : another === undefined ? only : 'text'
}
