/** Records in the form in which a vendor has them in a response: the manifest's `records` and `flatten` read backwards. */
import { isObject, type Json, type JsonObject } from '../../runtime/base/json.ts'
import type { PlacedField, RecordShape, ResolvedOperation } from '../../runtime/manifest/index.ts'
import { draftResponse, write } from '../values/index.ts'

/** Records of the vendor's form as a response has them: below a parent, or as a map by their key. */
export function unshaped(rows: readonly JsonObject[], operation: ResolvedOperation): Json {
  const { flatten, keyedBy } = operation.shape ?? {}
  const outer = flatten ? rows.map((row) => parentWith(row, flatten)) : rows
  if (keyedBy === undefined) return [...outer]
  return Object.fromEntries(outer.map(({ [keyedBy]: key = '', ...rest }) => [String(key), rest]))
}

/** A record as the vendor returns it: fields in the vendor's places, no fields from other operations. */
export function vendorRecord(
  record: JsonObject,
  { shape, parts = {} }: Pick<ResolvedOperation, 'shape' | 'parts'>,
): JsonObject {
  const placed = Object.entries(shape?.fields ?? {})
  const names = new Set([...placed.map(([name]) => name), ...Object.keys(parts)])
  if (names.size === 0) return record
  const draft = {
    ...draftResponse(),
    body: Object.fromEntries(Object.entries(record).filter(([name]) => !names.has(name))),
  }
  const isRepeated = repeatedIn(draft.body)
  for (const [name, field] of placed)
    if (record[name] !== undefined && !isRepeated(field)) putBack(draft, field, record[name])
  return draft.body
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

function parentWith(row: JsonObject, { path }: NonNullable<RecordShape['flatten']>): JsonObject {
  return path.reduceRight<Json>((inner, name) => ({ [name]: inner }), [row]) as JsonObject
}

/** The first field that a GraphQL document selects: the response has its data under it. */
export function graphqlField({ body }: ResolvedOperation): string | undefined {
  if (body?.from !== 'graphql') return undefined
  const selection = body.document.replace(/^\s*(?:query|mutation)?[^({]*(?:\([^)]*\))?\s*\{\s*/, '')
  return /^(\w+)/.exec(selection)?.[1]
}
