/**
 * Turns: the order of the changes of all copies of an organization. A transaction leaves a mark for each copy that it changes, by
 * triggers, without waiting. A reader gives committed marks their turns, one reader at a time. So turns commit in their order, and no
 * change comes behind a reader.
 */
import { type Database, ofActiveOrganization, type ScopedSql, type Sql } from '../../ground/store/index.ts'
import { firstOf } from '../../ground/base/index.ts'
import { REMEMBERED_DAYS } from '../records/removed.ts'

/** How far the changes of an organization have come. */
export interface FeedState {
  /** Another one in a database that was restored. */
  readonly id: string
  /** The last turn. */
  readonly turn: number
  /** The last turn that is no longer remembered. */
  readonly pruned: number
}

/** Gives every mark of an organization its turn. Marks of one copy share one. */
export async function giveTurns(sql: ScopedSql, organizationId: string): Promise<FeedState> {
  const [known] = await sql.query<FeedState>(
    `select id, turn, pruned from copy_feeds f
    where organization_id = $1 and not exists (select from copy_marks m where m.organization_id = f.organization_id)`,
    [organizationId],
  )
  return known ?? sql.transaction((session) => numberMarks(session, organizationId))
}

async function numberMarks(sql: Sql, organizationId: string): Promise<FeedState> {
  const lock = () => sql.query('select from copy_feeds where organization_id = $1 for update', [organizationId])
  if ((await lock()).length === 0) {
    await sql.query('insert into copy_feeds (organization_id) values ($1) on conflict do nothing', [organizationId])
    await lock()
  }
  const rows = await sql.query<FeedState>(
    `with taken as (delete from copy_marks where organization_id = $1 returning *),
    grouped as (
      select customer_id, connector_id, kind, entity, generation, is_reset, min(since) as since, max(until) as until,
        row_number() over (order by max(id)) as n
      from taken group by customer_id, connector_id, kind, entity, generation, is_reset
    ),
    written as (
      insert into copy_turns (organization_id, turn, customer_id, connector_id, kind, entity, generation, is_reset, since, until)
      select $1, f.turn + n, customer_id, connector_id, kind, entity, generation, is_reset, since, until
      from grouped, copy_feeds f where f.organization_id = $1
    )
    update copy_feeds set turn = turn + (select count(*) from grouped) where organization_id = $1 returning id, turn, pruned`,
    [organizationId],
  )
  return firstOf(rows)
}

/** Lists the organizations with changes that were not announced. */
export async function unannouncedOrganizations(database: Database): Promise<string[]> {
  const rows = await database.query<{ id: string }>(
    `select id from (
      select organization_id as id from copy_marks union select organization_id from copy_feeds where announced < turn
    ) changed where ${ofActiveOrganization('changed.id')}`,
  )
  return rows.map(({ id }) => id)
}

/** Turns that were not announced: after one and up to another. */
export interface UnannouncedTurns {
  readonly after: number
  readonly upTo: number
}

/** Maximum number of turns that are announced together. */
const ANNOUNCED_TURNS = 20_000

/** Time of an announcement. */
export interface AnnounceTime {
  readonly now: Date
  /** Seconds since the last announcement, at least. */
  readonly everySeconds: number
}

/** Finds the turns to announce; undefined without any, and until it is time. */
export async function unannouncedTurns(
  sql: Sql,
  organizationId: string,
  { now, everySeconds }: AnnounceTime,
): Promise<UnannouncedTurns | undefined> {
  const [row] = await sql.query<UnannouncedTurns>(
    `select announced as after, least(turn, announced + ${ANNOUNCED_TURNS}) as "upTo" from copy_feeds
    where organization_id = $1 and announced < turn and coalesce(announced_at <= $2::timestamptz - make_interval(secs => $3), true)`,
    [organizationId, now, everySeconds],
  )
  return row
}

/** Whether this transaction announces the turns: no other process did or does. */
export async function claimTurns(
  sql: Sql,
  organizationId: string,
  { after }: UnannouncedTurns,
  time: AnnounceTime,
): Promise<boolean> {
  const [lock] = await sql.query<{ isTaken: boolean }>(
    `select pg_try_advisory_xact_lock(hashtextextended('unannounced ' || $1::text, 0)) as "isTaken"`,
    [organizationId],
  )
  return lock?.isTaken === true && (await unannouncedTurns(sql, organizationId, time))?.after === after
}

/** Notes that turns were announced. @param at the time; undefined where no endpoint wants the event */
export async function noteAnnounced(
  sql: Sql,
  organizationId: string,
  { upTo }: UnannouncedTurns,
  at: Date | undefined,
): Promise<void> {
  await sql.query(
    'update copy_feeds set announced = $2, announced_at = coalesce($3, announced_at) where organization_id = $1',
    [organizationId, upTo, at ?? null],
  )
}

const BATCH = 5000

/** Forgets turns of more than 30 days ago, in batches. Readers that have not come so far have to begin anew. */
export async function pruneTurns(database: Database): Promise<void> {
  for (;;) {
    const rows = await database.query<{ count: number }>(
      `with old as materialized (
        select organization_id, turn from copy_turns
        where noted_at < now() - make_interval(days => ${REMEMBERED_DAYS}) order by noted_at limit ${BATCH}
      ),
      forgotten as (
        delete from copy_turns t using old where t.organization_id = old.organization_id and t.turn = old.turn
        returning t.organization_id, t.turn
      ),
      noted as (
        update copy_feeds f set pruned = greatest(f.pruned, last.turn)
        from (select organization_id, max(turn) as turn from forgotten group by 1) last
        where f.organization_id = last.organization_id
      )
      select count(*) as count from forgotten`,
    )
    if (firstOf(rows).count === 0) return
  }
}

/**
 * Has readers of every copy start over. A backup takes the number of a copy's last change back, and later changes would have numbers that
 * a cursor has seen. So numbers continue from the time of the restore, in milliseconds, which no copy reaches by counting.
 */
export async function expireCursors(database: Database): Promise<void> {
  await database.transaction((sql) => expireCursorsWithin(sql, null))
}

/** The same within a transaction. @param organizationId whose copies; null for all */
export async function expireCursorsWithin(sql: Sql, organizationId: string | null): Promise<void> {
  await sql.query(
    `update generations set changes = restored.at, pruned = restored.at
    from (select organization_id, id, greatest(changes + 1, floor(extract(epoch from clock_timestamp()) * 1000)::bigint) as at
      from generations where $1::uuid is null or organization_id = $1) restored
    where generations.organization_id = restored.organization_id and generations.id = restored.id`,
    [organizationId],
  )
  // Of what the restore marked, a copy that is shown stays, up to its new number.
  await sql.query('delete from copy_marks where since >= 0 and ($1::uuid is null or organization_id = $1)', [
    organizationId,
  ])
  await sql.query(
    `update copy_marks m set until = g.changes from generations g
    where g.organization_id = m.organization_id and g.id = m.generation and not m.is_reset
      and ($1::uuid is null or m.organization_id = $1)`,
    [organizationId],
  )
}
