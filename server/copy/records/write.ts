/** Pages of records into a generation: one statement for a page, its JSON passed on unread. */
import { ServerError } from '../../ground/errors/index.ts'
import { elementsOf, rawKey, type RecordKey } from 'plugboard/internal'
import type { Session } from '../../ground/store/index.ts'
import type { Copy } from './copy.ts'
import { isSuspicious, writeCarefully } from './unstorable.ts'
import type { ParentListing } from './seen.ts'
import { sentTexts } from './stored.ts'
import { writeStatementOf, type WrittenCounts } from './write-statement.ts'
import { firstOf } from '../../ground/base/index.ts'

/** Values by the names of params. */
export type ParamValues = Readonly<Record<string, unknown>>

/** How a page is written. */
export interface PageWriteOptions {
  /** Earliest time at which the page may have been read: records that were deleted later are left out. */
  readonly readSince?: Date
  /** When the page was asked for: records that were applied since are newer than the page, and stay as they are. */
  readonly requestedAt?: Date
  /** The generation that searches see, beside which this one only gathers what differs. */
  readonly base?: number
  /** Below which parent the records were listed. */
  readonly below?: ParentListing
  /** Params that gave the records: a composite key takes values of them. */
  readonly params?: ParamValues | undefined
  /** Whether to note which records the parent's list named. Beside a base, all that a page names is noted anyway. */
  readonly notesSeen?: boolean
  /** Whether the records come from outside of a run: pages that were asked for before do not put older ones back. */
  readonly isApplied?: boolean
  /** Whether to keep records as they were in `former_records`, for the caller to compare. */
  readonly isWatched?: boolean
}

/** Writes a page into a generation that the caller has locked. @throws ConnectorError `connector_deleting` when it is being dropped */
export function writeLocked(
  sql: Session,
  copy: Copy,
  generation: number,
  page: string,
  how: PageWriteOptions = {},
): Promise<WrittenCounts> {
  const write = (text: string) => writeText(sql, copy, generation, text, how)
  return isSuspicious(page) ? writeCarefully(sql, copy, generation, page, write) : write(page)
}

async function writeText(
  sql: Session,
  copy: Copy,
  generation: number,
  page: string,
  how: PageWriteOptions,
): Promise<WrittenCounts> {
  const { readSince, requestedAt, base, below, notesSeen = false, isApplied = false, params: given } = how
  const texts = sentTexts(page, copy.fields)
  const params = {
    page,
    generation,
    organization: copy.organizationId,
    connector: copy.connectorId,
    readSince: readSince ?? null,
    requestedAt: requestedAt ?? null,
    sent: texts?.sent ?? null,
    moved: texts?.moved ?? null,
    parent: below?.parent ?? null,
    listedAt: below?.listedAt ?? null,
    base: base ?? generation,
    notesSeen: notesSeen || base !== undefined,
    isApplied,
    keys: typeof copy.key === 'string' ? null : keyTexts(page, copy.key, given),
  }
  const { text, order } = writeStatementOf(copy, { isBeside: base !== undefined, isWatched: how.isWatched ?? false })
  const values = order.map((name) => params[name])
  const { open, written, added, rejected } = firstOf(await sql.query<WrittenCounts & { open: number }>(text, values))
  if (open === 1) return { written, added, rejected }
  throw new ServerError('connector_deleting', 'Cannot write to the searchable copy: it is being removed')
}

/** The composite key of each record of a page; null for a record without one. */
function keyTexts(page: string, key: RecordKey, params: ParamValues | undefined): (string | null)[] {
  return elementsOf(page).map((record) => rawKey(key, Buffer.from(record), 0, params) ?? null)
}
