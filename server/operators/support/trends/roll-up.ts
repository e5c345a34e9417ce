/** Adds up what happened, in hours and days, so that a page of a month reads few rows. */
import type { Database, Sql } from '../../../ground/store/index.ts'
import { COPIES, EVENTS } from './figures.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Rows of calls are written within a second: what is younger is read with the next run. */
const LATE_MS = 30_000
const KEPT_HOURS = 49
const KEPT_DAYS = 31

/** The fact with the time until which everything is added up. */
const UNTIL = 'trends_until'

const SPANS = ['hour', 'day']

/** Adds up what happened since the last run, a day at most in each transaction. The first run begins a month ago. */
export async function rollUpTrends(database: Database, now: number): Promise<void> {
  const end = now - LATE_MS
  let until: number
  do until = await database.transaction((sql) => addDay(sql, end))
  while (until < end)
}

/** Adds up a day at most. @returns until when everything is added up */
async function addDay(sql: Sql, end: number): Promise<number> {
  const from = await untilOf(sql, end)
  const until = Math.min(from + DAY_MS, end)
  if (until <= from) return from
  await sql.query(`${INTO} ${EVENTS} ${ADD}`, [new Date(from), new Date(until), SPANS])
  if (until === end) await sql.query(`${INTO} ${COPIES} ${REPLACE}`, [new Date(until), SPANS])
  await sql.query(`update facts set value = to_jsonb($2::bigint) where name = $1`, [UNTIL, until])
  return until
}

/** Until when everything is added up, in milliseconds since 1970. Two processes that add wait for each other here. */
async function untilOf(sql: Sql, end: number): Promise<number> {
  await sql.query(`insert into facts (name, value) values ($1, to_jsonb($2::bigint)) on conflict (name) do nothing`, [
    UNTIL,
    end - KEPT_DAYS * DAY_MS,
  ])
  const [fact] = await sql.query<{ value: number }>('select value from facts where name = $1 for update', [UNTIL])
  return fact?.value ?? end
}

/** Until when trends are in their table; undefined before the first run. */
export async function trendsUntil(sql: Sql): Promise<number | undefined> {
  const [fact] = await sql.query<{ value: number }>('select value from facts where name = $1', [UNTIL])
  return fact?.value
}

/** Removes hours and days after their time. */
export async function pruneTrends(database: Database, now: number): Promise<void> {
  await database.query(
    `delete from trends where at < case span when 'hour' then $1::timestamptz else $2::timestamptz end`,
    [new Date(now - KEPT_HOURS * HOUR_MS), new Date(now - KEPT_DAYS * DAY_MS)],
  )
}

const INTO = 'insert into trends (organization_id, span, at, measure, kind, code, counts)'
const ON = 'on conflict (organization_id, span, at, measure, kind, code) do update set counts ='
const ADD = `${ON} (select array_agg(old + new order by place)
  from unnest(trends.counts, excluded.counts) with ordinality as u(old, new, place))`
const REPLACE = `${ON} excluded.counts`
