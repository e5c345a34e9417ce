/** Records in the form in which a vendor has them in a response: the manifest's `records` and `flatten` read backwards. */
import { isObject, type Json, type JsonObject } from '../../runtime/base/json.ts'
import type { Columns, PlacedField, RecordShape, ResolvedOperation } from '../../runtime/manifest/index.ts'
import { draftResponse, write } from '../values/index.ts'

/** Records of the vendor's form as a response has them: as rows of values, below a parent, or as a map by their key. */
export function unshaped(records: readonly Json[], { shape }: Pick<ResolvedOperation, 'shape'>): Json {
  const { flatten, keyedBy, columns: [part] = [] } = shape ?? {}
  const rows = part ? records.map((record) => rowOf(record, part, columnNames(records))) : records
  const outer = flatten ? rows.map((row) => parentWith(row, flatten)) : rows
  if (keyedBy === undefined) return [...outer]
  const entries = (outer as readonly JsonObject[]).map(({ [keyedBy]: key = '', ...rest }) => [String(key), rest])
  return Object.fromEntries(entries) as JsonObject
}

/** The names of the values in rows: the fields of all records. The first part of a row has them all. */
export function columnNames(records: readonly Json[]): string[] {
  return [...new Set(records.flatMap((record) => (isObject(record) ? Object.keys(record) : [])))]
}

function rowOf(record: Json, { values }: Columns, names: readonly string[]): Json {
  const draft = draftResponse()
  if (isObject(record))
    write(
      draft,
      values,
      names.map((name) => record[name] ?? null),
    )
  return draft.body ?? null
}

/** A record as the vendor returns it: fields in the vendor's places, no fields from other operations. */
export function vendorRecord(
  record: JsonObject,
  { shape, parts = {} }: Pick<ResolvedOperation, 'shape' | 'parts'>,
): Json {
  const placed = Object.entries(shape?.fields ?? {})
  const names = new Set([...placed.map(([name]) => name), ...Object.keys(parts)])
  if (names.size === 0) return record
  const draft: ReturnType<typeof draftResponse> = {
    ...draftResponse(),
    body: Object.fromEntries(Object.entries(record).filter(([name]) => !names.has(name))),
  }
  const isRepeated = repeatedIn(draft.body ?? null)
  for (const [name, field] of placed)
    if (record[name] !== undefined && !isRepeated(field)) putBack(draft, field, record[name])
  return draft.body ?? null
}

/** Whether a field repeats another one, which the record has under the vendor's name. */
function repeatedIn(body: Json): (field: PlacedField) => boolean {
  const names = new Set(isObject(body) ? Object.keys(body) : [])
  return (field) => {
    const at = 'of' in field ? undefined : field.at
    const [name, ...below] = at?.in === 'body' ? at.steps : []
    return below.length === 0 && names.has(String(name))
  }
}

/** Writes a value where the vendor has it, in the vendor's words. */
function putBack(draft: ReturnType<typeof draftResponse>, field: PlacedField, value: Json): void {
  if ('of' in field) {
    const parts = isObject(value) ? value : {}
    for (const [name, part] of Object.entries(field.of)) putBack(draft, part, parts[name] ?? null)
    return
  }
  const { at, values = {} } = field
  const [theirs = value] = Object.entries(values).flatMap(([word, ours]) => (ours === value ? [word] : []))
  if (at) write(draft, at, theirs)
}

function parentWith(row: Json, { path }: NonNullable<RecordShape['flatten']>): JsonObject {
  return path.reduceRight<Json>((inner, name) => ({ [name]: inner }), [row]) as JsonObject
}

/** The first field that a GraphQL document selects: the response has its data under it. */
export function graphqlField({ body }: ResolvedOperation): string | undefined {
  if (body?.from !== 'graphql') return undefined
  const selection = body.document.replace(/^\s*(?:query|mutation)?[^({]*(?:\([^)]*\))?\s*\{\s*/, '')
  return /^(\w+)/.exec(selection)?.[1]
}
