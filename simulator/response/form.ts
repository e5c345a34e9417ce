/** Records in the form in which a vendor has them in a response: the manifest's `records`, `flatten` and `decode` read backwards. */
import type { Json, JsonObject } from '../../runtime/base/json.ts'
import type { RecordShape, ResolvedOperation } from '../../runtime/manifest/index.ts'

/** Records as the vendor has them: below a parent, or as a map by their key. */
export function unshaped(records: readonly Json[], { shape }: ResolvedOperation): Json {
  const rows = records as readonly JsonObject[]
  const { flatten, keyedBy } = shape ?? {}
  const outer = flatten ? rows.map((row) => parentWith(row, flatten)) : rows
  if (keyedBy === undefined) return [...outer]
  return Object.fromEntries(outer.map(({ [keyedBy]: key = '', ...rest }) => [String(key), rest]))
}

function parentWith(row: JsonObject, { path, copy }: NonNullable<RecordShape['flatten']>): JsonObject {
  const { [path.at(-1)!]: _, ...copied } = Object.fromEntries(
    Object.entries(copy).map(([field, of]) => [of, row[field] ?? null]),
  )
  const list = path.reduceRight<Json>((inner, name) => ({ [name]: inner }), [row]) as JsonObject
  return { ...copied, ...list }
}

/** Records as lines: JSON, or fields under a head line. */
export function linesOf(records: readonly JsonObject[], decode: 'ndjson' | 'csv'): string {
  if (decode === 'ndjson') return records.map((record) => `${JSON.stringify(record)}\n`).join('')
  const names = Object.keys(records[0] ?? {})
  const cell = (value: Json | undefined) => `"${String(value ?? '').replaceAll('"', '""')}"`
  return [names, ...records.map((record) => names.map((name) => record[name]))]
    .map((row) => `${row.map(cell).join(',')}\r\n`)
    .join('')
}

/** The first field that a GraphQL document selects: the response has its data under it. */
export function graphqlField({ body }: ResolvedOperation): string | undefined {
  if (body?.from !== 'graphql') return undefined
  const selection = body.document.replace(/^\s*(?:query|mutation)?[^({]*(?:\([^)]*\))?\s*\{\s*/, '')
  return /^(\w+)/.exec(selection)?.[1]
}
