/** The changes of many copies by one cursor: those of a customer, or of an organization. First a snapshot, copy by copy; then the turns. */
import type { CopyUnmappedBody } from 'plugboard/contract'
import { listOfTexts } from 'plugboard/internal'
import type { Cursors, CursorScope } from '../../ground/cursors/index.ts'
import type { ScopedSql, Sql } from '../../ground/store/index.ts'
import type { Copy } from '../records/copy.ts'
import {
  copiesAfter,
  copyOfGeneration,
  ENTRIES,
  type FeedEntry,
  type EntryCopy,
  type FeedFilter,
  turnsAfter,
} from './entries.ts'
import { CHANGES_LIMIT, type ChangesPage, expired, seenOf } from './feed.ts'
import { recordBytes, type ChangeRow, PAGE_BYTES, readRanges, type Room, type ChangeRange, takeRows } from './ranges.ts'
import { type FeedState, giveTurns } from './turns.ts'
import { mappedFields, RecordMapper } from '../maps/mapped-fields.ts'
import type { CopyReads, SeenCopy } from '../records/copy-reads.ts'

/** Query for the changes of many copies. */
export interface AllChanges {
  readonly filter: FeedFilter
  /** Opens the copy of an entry, with what its manifest declares of the records; undefined for one that may not be read. */
  readonly open: (copy: EntryCopy) => Promise<Copy | undefined>
  readonly after?: string | undefined
  readonly limit?: number | undefined
  /** Where the records are read; with the other statements without it. */
  readonly reads?: CopyReads
}

/** A page of the changes of many copies. */
export interface CopiesPage extends Omit<ChangesPage, 'isComplete' | 'unmapped'> {
  /** The mapped fields with a value of another type. */
  readonly unmapped: readonly CopyUnmappedBody[] | undefined
}

/** Where a reader is. */
interface Position {
  /** The feed. */
  readonly feed: string
  /** The turn at which its snapshot began; -1 behind the snapshot. */
  readonly snapshot: number
  /** Behind this entry, or in it: a generation in a snapshot, else a turn. */
  readonly at: number
  /** In the middle of an entry: its generation, behind which record of it, and up to which change it goes; 0 between entries. */
  readonly generation: number
  readonly change: number
  readonly key: string
  readonly until: number
}

const BETWEEN = { generation: 0, change: 0, key: '', until: 0 }

/** Maximum number of times that a page looks for entries: one that finds few changes ends early. */
const MOST_BATCHES = 20

/**
 * Reads one page of the changes of many copies after a cursor, each record with its last change.
 * @throws ConnectorError `invalid_cursor`; `cursor_expired` when changes after it are no longer remembered; what `open` throws
 */
export async function readAllChanges(
  sql: ScopedSql,
  cursors: Cursors,
  { filter, open, after, limit = CHANGES_LIMIT, reads }: AllChanges,
): Promise<CopiesPage> {
  const scope = scopeOf(filter)
  const given = after === undefined ? undefined : positionOf(cursors.read(scope, after))
  const feed = await giveTurns(sql, filter.organizationId)
  const begin = given ?? { feed: feed.id, snapshot: feed.turn, at: 0, ...BETWEEN }
  const turn = begin.snapshot < 0 ? begin.at : begin.snapshot
  if (begin.feed !== feed.id || turn < feed.pruned || turn > feed.turn) throw expired()
  const page = new Page(limit)
  const { position, hasMore } = await fill(sql, page, { filter, open, feed, begin, reads })
  const { snapshot, at, generation, change, key, until } = position
  return {
    data: page.data,
    count: page.count,
    hasMore,
    cursor: cursors.write(scope, [feed.id, snapshot, at, generation, change, key, until]),
    isSnapshot: begin.snapshot >= 0,
    unmapped: page.unmapped,
  }
}

function scopeOf({ organizationId, customerId = '', kinds, entities }: FeedFilter): CursorScope {
  const names = (list: readonly string[] | undefined) => (list ? JSON.stringify([...new Set(list)].toSorted()) : '')
  return ['all-changes', organizationId, customerId, names(kinds), names(entities)]
}

function positionOf([feed, snapshot, at, generation, change, key, until]: readonly (string | number)[]): Position {
  return {
    feed: String(feed),
    snapshot: Number(snapshot),
    at: Number(at),
    generation: Number(generation),
    change: Number(change),
    key: String(key),
    until: Number(until),
  }
}

interface Filling extends Pick<AllChanges, 'filter' | 'open' | 'reads'> {
  readonly feed: FeedState
  readonly begin: Position
}

/** Fills a page. @returns where the next one begins */
async function fill(
  sql: ScopedSql,
  page: Page,
  { filter, open, feed, begin, reads }: Filling,
): Promise<{ readonly position: Position; readonly hasMore: boolean }> {
  const opened = new Map<string, Promise<Copy | undefined>>()
  const openOnce = (copy: EntryCopy) => {
    const name = JSON.stringify([copy.kind, copy.ownHosts, copy.entity])
    const known = opened.get(name) ?? open(copy)
    opened.set(name, known)
    return known
  }
  let position = begin
  for (let batches = 0; batches < MOST_BATCHES; batches++) {
    const isSnapshot = position.snapshot >= 0
    const started = position.generation === 0 ? [] : await copyOfGeneration(sql, filter, position.generation)
    const next = isSnapshot
      ? await copiesAfter(sql, filter, position.at)
      : await turnsAfter(sql, filter, position.at, feed.turn)
    const entries = [
      ...started.map((entry) => restOf(entry, position)),
      ...next.map((entry) => wholeOf(entry, isSnapshot)),
    ]
    const records = reads?.of({ organizationId: filter.organizationId, seen: readCopies(entries) }) ?? sql
    const cut = await page.add(records, entries, openOnce)
    if (cut) return { position: { ...position, ...cut }, hasMore: true }
    const last = next.at(-1)
    if (last && next.length === ENTRIES) position = { ...position, ...BETWEEN, at: last.at }
    else if (isSnapshot) position = { ...position, ...BETWEEN, snapshot: -1, at: position.snapshot }
    else return { position: { ...position, ...BETWEEN, at: feed.turn }, hasMore: false }
  }
  return { position, hasMore: true }
}

/** An entry, and what of it is still to be read. */
interface OpenEntry {
  readonly entry: FeedEntry
  readonly range: Omit<ChangeRange, 'n'>
}

function wholeOf(entry: FeedEntry, isSnapshot: boolean): OpenEntry {
  const { generation, since, until } = entry
  return { entry, range: { generation, change: since + 1, key: '', until, removedAfter: isSnapshot ? until : since } }
}

function restOf(entry: FeedEntry, { snapshot, at, generation, change, key, until }: Position): OpenEntry {
  const isSnapshot = snapshot >= 0
  const range = { generation, change, key, until, removedAfter: isSnapshot ? until : -1 }
  // Removals of a snapshot's copy come with turns.
  return { entry: { ...entry, at, since: isSnapshot ? -1 : change }, range }
}

function readCopies(entries: readonly OpenEntry[]): SeenCopy[] {
  return entries.flatMap(({ entry }) =>
    entry.isReset || !entry.isReadable ? [] : [{ generation: entry.generation, version: entry.version ?? undefined }],
  )
}

/** Maximum number of mapped fields of another type that a page names. */
const MOST_UNMAPPED = 20

interface CopyMapper {
  readonly entry: FeedEntry
  readonly mapper: RecordMapper
}

class Page {
  readonly #texts: string[] = []
  readonly #mappers = new Map<string, CopyMapper>()
  #room: { readonly limit: number; readonly bytes: number }

  constructor(limit: number) {
    this.#room = { limit, bytes: PAGE_BYTES }
  }

  get count(): number {
    return this.#texts.length
  }

  get data(): Uint8Array {
    return listOfTexts(this.#texts).records
  }

  /** The mapped fields with a value of another type, of as many copies as a page names; undefined without any. */
  get unmapped(): readonly CopyUnmappedBody[] | undefined {
    const found = [...this.#mappers.values()].flatMap(({ entry, mapper }) =>
      (mapper.unmapped ?? []).map((field) => ({ connector_id: entry.connectorId, entity: entry.entity, ...field })),
    )
    return found.length === 0 ? undefined : found.slice(0, MOST_UNMAPPED)
  }

  /** Adds what entries hold. @returns where the page ends, if it does not take all */
  async add(sql: Sql, entries: readonly OpenEntry[], open: AllChanges['open']): Promise<Partial<Position> | undefined> {
    const isFirst = this.count === 0
    const { rows, isCut } = await rowsOf(sql, entries, open, { ...this.#room, isFirst })
    for (const row of rows) {
      const { entry } = entryOf(entries, row)
      this.#texts.push(textOf(entry, row, await this.#mapperOf(entry, open)))
    }
    this.#room = { limit: this.#room.limit - rows.length, bytes: this.#room.bytes - recordBytes(rows) }
    if (!isCut) return undefined
    const last = rows.at(-1)
    if (!last) return {}
    const { entry, range } = entryOf(entries, last)
    if (entry.isReset) return { ...BETWEEN, at: entry.at }
    return { at: entry.at, generation: range.generation, change: last.change, key: last.key, until: range.until }
  }

  async #mapperOf(entry: FeedEntry, open: AllChanges['open']): Promise<RecordMapper | undefined> {
    if (!entry.mapped) return undefined
    const name = JSON.stringify([entry.connectorId, entry.entity])
    const known = this.#mappers.get(name)
    if (known) return known.mapper
    const copy = await open(entry)
    const mapper = new RecordMapper(mappedFields(entry.mapped, copy?.own))
    this.#mappers.set(name, { entry, mapper })
    return mapper
  }
}

interface RangesOfTable {
  readonly copy: Copy
  readonly ranges: ChangeRange[]
}

/** The first changes that entries hold, in the order of the entries, as many as there is room for. */
async function rowsOf(
  sql: Sql,
  entries: readonly OpenEntry[],
  open: AllChanges['open'],
  room: Room,
): Promise<{ readonly rows: readonly ChangeRow[]; readonly isCut: boolean }> {
  const resets = entries.flatMap(({ entry }, n) => (entry.isReset ? [resetRow(n, entry)] : []))
  let rows = takeRows(resets, room)
  let isCut = rows.length < resets.length
  // Nothing behind the last entry that there was room for is read.
  let end = isCut ? (rows.at(-1)?.n ?? -1) : entries.length
  for (const { copy, ranges } of await byTable(entries, open)) {
    const wanted = ranges.filter(({ n }) => n <= end)
    if (wanted.length === 0) continue
    const found = await readRanges(sql, copy, wanted, room.limit + 1)
    if (found.count > found.rows.length) {
      isCut = true
      end = Math.min(end, found.rows.at(-1)?.n ?? -1)
    }
    const all = [...rows, ...found.rows].filter(({ n }) => n <= end).toSorted((one, other) => one.n - other.n)
    rows = takeRows(all, room)
    if (rows.length === all.length) continue
    isCut = true
    end = rows.at(-1)?.n ?? -1
  }
  return { rows, isCut }
}

/** Groups what is to be read of entries by the tables that hold it. @throws ServerError when removals are forgotten */
async function byTable(entries: readonly OpenEntry[], open: AllChanges['open']): Promise<Iterable<RangesOfTable>> {
  const tables = new Map<string, RangesOfTable>()
  for (const [n, { entry, range }] of entries.entries()) {
    if (entry.isReset || !entry.isReadable) continue
    if (entry.since >= 0 && entry.pruned > seenOf(range)) throw expired()
    const copy = await open(entry)
    if (!copy) continue
    const name = JSON.stringify([entry.kind, entry.ownHosts, entry.entity])
    const table = tables.get(name) ?? { copy, ranges: [] }
    tables.set(name, table)
    table.ranges.push({ ...range, n })
  }
  return tables.values()
}

function entryOf(entries: readonly OpenEntry[], { n }: ChangeRow): OpenEntry {
  const entry = entries[n]
  if (!entry) throw new Error('a row of no entry')
  return entry
}

function resetRow(n: number, { notedAt }: FeedEntry): ChangeRow {
  return { n, operation: 'delete', change: 0, key: '', changedAt: notedAt.toISOString(), record: null }
}

/** The record's text is passed on unread. */
function textOf(
  entry: FeedEntry,
  { operation, key, changedAt, record }: ChangeRow,
  mapper: RecordMapper | undefined,
): string {
  const mapped = mapper && record !== null ? `,"mapped":${mapper.read(key, record)}` : ''
  const change = {
    operation: entry.isReset ? 'reset' : operation,
    connector_id: entry.connectorId,
    connector_type: entry.kind,
    external_user_id: entry.externalUserId,
    entity: entry.entity,
    key: entry.isReset ? null : key,
    changed_at: changedAt,
  }
  return `${JSON.stringify(change).slice(0, -1)},"record":${record ?? 'null'}${mapped}}`
}
