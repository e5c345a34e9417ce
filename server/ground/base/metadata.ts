/** Metadata: what an application notes about its connectors and customers. */
import { METADATA_BYTES } from 'plugboard/contract'
import { ConnectorError, type Json } from 'plugboard/runtime'

/** Metadata by key. */
export type Metadata = Readonly<Record<string, Json>>

/** Metadata of an organization's rows, by key: each compares with a text, or with the number or boolean that the text spells. */
export type MetadataMatch = Readonly<Record<string, string>>

/**
 * Metadata after changes: a key replaces what is stored under it, a key with null is removed, and null removes all.
 * @throws ConnectorError `validation_error` for more than 16,384 bytes of JSON
 */
export function mergeMetadata(stored: Metadata, changes: Metadata | null): Metadata {
  const entries = Object.entries({ ...stored, ...changes }).filter(([, value]) => value !== null)
  const merged = changes === null ? {} : Object.fromEntries(entries)
  const bytes = Buffer.byteLength(JSON.stringify(merged))
  if (bytes > METADATA_BYTES) throw tooLarge(`has ${bytes} bytes as JSON; ${METADATA_BYTES} are allowed`)
  return merged
}

/**
 * The conditions of a filter on the column `metadata`, for an index of its containment; empty without a filter.
 * @param bind a param of the statement
 */
export function metadataSql(column: string, filter: MetadataMatch = {}, bind: (value: unknown) => string): string {
  const conditions = Object.entries(filter).map(
    ([key, text]) =>
      `${column} @> any(${bind(valuesOf(text).map((value) => JSON.stringify({ [key]: value })))}::jsonb[])`,
  )
  // Says that the index holds what is sought.
  return conditions.length === 0 ? '' : ` and ${[`${column} <> '{}'`, ...conditions].join(' and ')}`
}

const NUMBER = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,15})?$/

function valuesOf(text: string): Json[] {
  if (text === 'true' || text === 'false') return [text, text === 'true']
  return NUMBER.test(text) ? [text, Number(text)] : [text]
}

function tooLarge(fault: string): ConnectorError {
  return new ConnectorError('validation_error', `Cannot use metadata: it ${fault}`, {
    errors: [{ field: 'metadata', message: fault, error_code: 'maxLength' }],
  })
}
