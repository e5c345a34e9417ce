/** The records that a write gave, for the copies that follow it. */
import type { Operation, RawResult } from 'plugboard/runtime'

/** The JSON text of each record: one, or several for a batch; null for a write that gave none. */
export function writtenRecords(
  { resolved }: Pick<Operation, 'resolved'>,
  { records, starts }: Pick<RawResult, 'records' | 'starts'>,
): (Uint8Array | null)[] {
  if (!resolved.batch || records === null) return [records]
  // Between two records is a comma, behind the last the end of the list.
  return starts.map((start, index) => records.subarray(start, (starts[index + 1] ?? records.byteLength) - 1))
}
