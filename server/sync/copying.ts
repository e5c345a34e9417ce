/** Copying an entity: pages are fetched ahead while others are written, each with the place behind it in one transaction. */
import { type Connection, ConnectorError, type Plan } from 'plugboard/runtime'
import { joinLists } from 'plugboard/kit'
import { ServerError } from '../errors/index.ts'
import {
  abandonGeneration,
  beginGeneration,
  type Copy,
  copyState,
  ensureTable,
  removeRecords,
  showGeneration,
  writePage,
} from '../search/index.ts'
import type { Sql } from '../store/index.ts'
import { Ahead } from './walk/ahead.ts'
import { TooManyChanges } from './walk/changes.ts'
import { begin, goesOn, markOf, parentsSeen } from './walk/begin.ts'
import { isWatched, syncOf } from './walk/entities.ts'
import { behind, type Place, type WalkPage } from './walk/place.ts'
import { endWalk, type EntityRow, failWalk, holds, keepPlace, type Slice, walkAgain } from './rows.ts'
import { nextRunMs } from './schedule/due.ts'
import { copyOf, type SyncServices } from './services.ts'
import { later } from './walk/since.ts'
import { pagesFrom, type WalkOptions } from './walk/pages.ts'

/** What a slice copies with. */
export interface Copying {
  readonly services: SyncServices
  readonly slice: Slice
  readonly plan: Plan
  readonly connection: Connection
  readonly signal: AbortSignal
  /** When the slice ends, in milliseconds of `performance.now`. */
  readonly until: number
}

/** How copying an entity came out. */
export interface Copied {
  /** `late`: the slice is over before the walk; `held`: the copy would have shrunk too much. */
  readonly outcome: 'done' | 'late' | 'held'
  /** Pages that were written. */
  readonly pages: number
  /** Whether a generation is left to be cleared away. */
  readonly leaves: boolean
}

/** The slice is another process's by now, or nobody's. */
export class Fenced extends Error {}

/** Pages that wait to be written at most; those that wait are written together. */
const AHEAD = 4
/** Bytes of pages that are written together at most, but for a single page. */
const MOST_BYTES = 2 * 1024 * 1024
/** Smaller copies may shrink as they like. */
const GUARDED_RECORDS = 10
/** What is left of a copy at least, unless a second walk finds about as few records. */
const LEAST_UNCONFIRMED = 0.9
/** What is left of a copy at least, unless somebody asked for a full sync. */
const LEAST_LEFT = 0.5
/** By so much more than the first walk the second may have found. */
const ABOUT = 1.1

/**
 * Copies an entity, as far as the slice reaches.
 * @throws Fenced; ConnectorError what the third party's answers come to, `quota_exceeded`, `connector_deleting`
 */
export async function copyEntity(copying: Copying, row: EntityRow): Promise<Copied> {
  try {
    return await copyOnce(copying, row)
  } catch (error) {
    if (!(error instanceof TooManyChanges)) throw error
    return copyOnce(copying, { ...row, place: null, lastFullAt: null })
  }
}

async function copyOnce(copying: Copying, row: EntityRow): Promise<Copied> {
  const { services, slice, plan, connection, signal } = copying
  const { database } = services
  const copy = copyOf(plan, slice, row.entity)
  await ensureTable(database, copy.kind, copy.entity)
  const writer = await openWriter(copying, copy, row)
  const options: WalkOptions = {
    database,
    plan,
    connection,
    connector: slice,
    entity: row.entity,
    signal,
    pace: slice.pace,
    until: copying.until,
    fullRequests: row.fullRequests,
  }
  const ahead = new Ahead(pagesFrom(options, writer.place), AHEAD)
  for (let pages = 0; ;) {
    const batch = await ahead.take()
    if (batch.length === 0) {
      if (ahead.wasStopped) return { outcome: 'late', pages, leaves: false }
      return { ...(await finish(copying, copy, row, writer.place)), pages }
    }
    for (const together of groups(batch)) await writer.write(together)
    pages += batch.length
    if (performance.now() >= copying.until) ahead.stop()
  }
}

/** Gives up what a walk has filled, unless searches see it. */
export async function giveUp({ services, slice }: Copying, row: EntityRow): Promise<void> {
  const { place } = row
  if (!place?.isFull) return
  await services.database.of(slice.organizationId).transaction((sql) => abandonGeneration(sql, slice, place.generation))
}

interface Writer {
  readonly place: Place
  write(pages: readonly WalkPage[]): Promise<void>
}

async function openWriter({ services, slice, plan }: Copying, copy: Copy, row: EntityRow): Promise<Writer> {
  const { database, now, settings } = services
  const scope = database.of(slice.organizationId)
  const state = await copyState(scope, copy)
  const begun = goesOn(row.place, now()) ?? {
    ...begin(plan, row, state, slice, now(), settings),
    ...(await parentsSeen(database, plan, slice, row.entity)),
  }
  let place: Place =
    begun.generation !== undefined
      ? { ...begun, generation: begun.generation }
      : await scope.transaction(async (sql) => {
          await insist(sql, slice)
          const made: Place = { ...begun, generation: await beginGeneration(sql, copy) }
          await keepPlace(sql, slice, row.entity, made)
          return made
        })
  const { generation } = place
  const shown = isWatched(plan.manifest, row.entity) && generation !== state?.generation ? state?.generation : undefined
  let isShown = state !== undefined
  let room = settings.recordsPerConnector - (await recordsBeside(scope, copy, generation))
  return {
    get place() {
      return place
    },
    async write(pages) {
      let reached = place
      for (const page of pages) reached = behind(reached, page, later)
      const bytes = joined(pages)
      // The system's scope: for thousands of rows a second, row-level security costs a quarter of the rate. Fence and generation name the organization.
      const added = await database.transaction(async (sql) => {
        if (!(await keepPlace(sql, slice, row.entity, reached))) throw new Fenced()
        const deleted = pages.flatMap(({ deleted: keys = [] }) => keys)
        if (deleted.length > 0) await removeRecords(sql, copy, generation, deleted)
        const how = { readSince: new Date(slice.beganAt), ...(shown !== undefined && { before: shown }) }
        const written = bytes && (await writePage(sql, copy, generation, bytes, how))
        if (written && written.added > room) throw overQuota(settings.recordsPerConnector)
        if (!isShown) await showGeneration(sql, copy, generation, { isComplete: false })
        return written?.added ?? 0
      })
      room -= added
      isShown = true
      place = reached
    },
  }
}

async function insist(sql: Sql, slice: Slice): Promise<void> {
  if (!(await holds(sql, slice))) throw new Fenced()
}

/** What the connector holds besides what a refresh will replace. */
async function recordsBeside(
  sql: Sql,
  { organizationId, connectorId, entity }: Copy,
  generation: number,
): Promise<number> {
  const [row] = await sql.query<{ records: string }>(
    `select coalesce(sum(records), 0)::text as records from generations where organization_id = $1 and connector_id = $2
    and (id = $4 or (status = 'visible' and entity <> $3))`,
    [organizationId, connectorId, entity, generation],
  )
  return Number(row!.records)
}

function overQuota(most: number): ConnectorError {
  return new ServerError('quota_exceeded', `Cannot copy more records: the connector may hold ${most}`, {
    hint: 'Raise quotas.recordsPerConnector.',
  })
}

function* groups(pages: readonly WalkPage[]): Generator<WalkPage[]> {
  let group: WalkPage[] = []
  let bytes = 0
  for (const page of pages) {
    const size = page.raw.records?.byteLength ?? 0
    if (group.length > 0 && bytes + size > MOST_BYTES) {
      yield group
      group = []
      bytes = 0
    }
    group.push(page)
    bytes += size
  }
  if (group.length > 0) yield group
}

/** The records of several pages as one list; undefined when there are none. */
function joined(pages: readonly WalkPage[]): Uint8Array | undefined {
  return joinLists(pages.flatMap(({ raw: { records, count } }) => (records && count > 0 ? [records] : [])))
}

/** Ends a walk that came to its end: what it filled is shown, unless it would take too much away. */
async function finish(
  { services, slice, plan }: Copying,
  copy: Copy,
  row: EntityRow,
  place: Place,
): Promise<Pick<Copied, 'outcome' | 'leaves'>> {
  const { entity, unconfirmed } = row
  const { generation, isFull, beganAt, requests = 0 } = place
  const mark = markOf(syncOf(plan.manifest, entity), row.watermark ?? undefined, place)
  const nextInMs = await nextRunMs(services, slice, plan, row, { isFull, requests })
  const ended = { watermark: mark, isFull, beganAt, requests, nextInMs }
  return services.database.of(slice.organizationId).transaction(async (sql) => {
    await insist(sql, slice)
    const end = () => endWalk(sql, slice, entity, ended)
    if (!isFull) {
      await end()
      return { outcome: 'done', leaves: false }
    }
    const shown = await copyState(sql, copy)
    const records = await recordsIn(sql, copy, generation)
    const isAccepted = !shown?.isComplete || (slice.isFull && slice.isAskedFor)
    const verdict = isAccepted ? 'accept' : judgeShrink(shown.records, records, unconfirmed)
    if (verdict === 'accept') {
      const replaced = await showGeneration(sql, copy, generation, { isComplete: true })
      await end()
      return { outcome: 'done', leaves: replaced !== undefined }
    }
    await abandonGeneration(sql, copy, generation)
    if (verdict === 'confirm') {
      await walkAgain(sql, slice, entity, records)
      return { outcome: 'done', leaves: true }
    }
    await failWalk(sql, slice, entity, shrunk(shown!.records, records), { keepsPlace: false, nextInMs })
    return { outcome: 'held', leaves: true }
  })
}

async function recordsIn(sql: Sql, { organizationId, connectorId }: Copy, generation: number): Promise<number> {
  const [row] = await sql.query<{ records: number }>(
    `select records from generations where id = $1 and organization_id = $2 and connector_id = $3 and status <> 'dropping'`,
    [generation, organizationId, connectorId],
  )
  if (!row) throw new Fenced()
  return row.records
}

/**
 * What becomes of a walk that found fewer records than searches see: taken over, done once more, or held back.
 * @param unconfirmed how many records the walk before found, when that was to be confirmed
 */
function judgeShrink(before: number, after: number, unconfirmed: number | null): 'accept' | 'confirm' | 'hold' {
  if (before < GUARDED_RECORDS || after >= before * LEAST_UNCONFIRMED) return 'accept'
  if (after < before * LEAST_LEFT) return 'hold'
  if (unconfirmed === null) return 'confirm'
  return after <= unconfirmed * ABOUT ? 'accept' : 'hold'
}

/** Why a copy was kept as it was. */
function shrunk(before: number, after: number) {
  return {
    code: 'suspicious_shrink',
    message: `Cannot take over the walk: ${after} of ${before} records are left. A full sync that is asked for accepts it`,
  }
}
