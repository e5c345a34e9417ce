/** The keys and texts of a page's records that the loop guard compares, from parsed pages and from JSON text. */
import { type PageRecords, recordsOf } from './base/loop-guard.ts'
import type { RawResult, ExecuteResult } from './call.ts'
import { memberText } from './json-text/index.ts'

/** The records of a page with the values of their key. */
export function pageRecords(page: ExecuteResult | RawResult, key: string): PageRecords {
  return 'starts' in page
    ? { keys: rawKeys(page, Buffer.from(key)), contents: () => rawTexts(page) }
    : recordsOf(page.records, key)
}

function rawKeys({ records, starts }: RawResult, name: Uint8Array): string[] {
  if (records === null) return []
  const keys: string[] = []
  for (const start of starts) {
    const text = memberText(records, start, name)
    if (text === undefined || !/^["\d-]/.test(text)) return []
    keys.push(text)
  }
  return keys
}

function rawTexts({ records, starts }: RawResult): Uint8Array[] {
  return starts.map((start, index) => records!.subarray(start, starts[index + 1] ?? -1))
}
