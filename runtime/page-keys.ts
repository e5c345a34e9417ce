/** Keys of records in pages, for the loop guard. */
import { type PageRecords, recordsOf } from './base/loop-guard.ts'
import type { RawResult, ExecuteResult } from './call.ts'
import { memberText } from './json-text/index.ts'
import { keyFields, keyParams, keyText, type RecordKey } from './language/record-key.ts'

/** The records of a page with the key of the first. */
export function pageRecords(page: ExecuteResult | RawResult, key: string): PageRecords {
  return 'starts' in page
    ? { isEmpty: page.count === 0, key: firstKey(page, Buffer.from(key)), contents: () => rawTexts(page) }
    : recordsOf(page.records, key)
}

/**
 * The key of a record in JSON text; undefined if it has none. Digits stay as they are.
 * @param start offset of the record
 * @param params params of the record's call
 */
export function rawKey(
  key: RecordKey,
  record: Uint8Array,
  start: number,
  params: Readonly<Record<string, unknown>> = {},
): string | undefined {
  if (record[start] !== 0x7b) return undefined
  const values = keyFields(key).map((name) => rawScalar(memberText(record, start, Buffer.from(name))))
  if (typeof key === 'string') return values[0]
  return keyText([...keyParams(key).map((name) => params[name]), ...values])
}

function rawScalar(text: string | undefined): string | undefined {
  if (text === undefined || !/^["\d-]/.test(text)) return undefined
  return text.startsWith('"') ? (JSON.parse(text) as string) : text
}

function firstKey({ records, starts }: RawResult, name: Uint8Array): string | undefined {
  if (records === null || starts[0] === undefined) return undefined
  const text = memberText(records, starts[0], name)
  return text !== undefined && /^["\d-]/.test(text) ? text : undefined
}

function rawTexts({ records, starts }: RawResult): Uint8Array[] {
  return starts.map((start, index) => records!.subarray(start, starts[index + 1] ?? -1))
}
