/** Figures that trends count, and their ranges. */

/** Upper ends of the ranges of durations, in milliseconds. Longer ones are in a range of their own. */
export const DURATIONS = [10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 30_000, 60_000] as const

/** Upper ends of the ranges of copies' ages, in minutes. Older copies and those without a sync are in the last range. */
export const AGES = [60, 1440] as const

/** The spans of trends: what each row of a span covers. */
export type TrendSpan = 'hour' | 'day'

/** SQL of an array that counts the rows in each range; `place` is the number of a row's range. */
function countsOf(bounds: readonly number[]): string {
  const each = [...bounds, Infinity].map((_, at) => `count(*) filter (where place = ${at})`)
  return `array[${each.join(', ')}]`
}

/** SQL of the place of a value in ranges. */
function placeOf(value: string, bounds: readonly number[]): string {
  return `width_bucket(${value}, array[${bounds.join(', ')}])`
}

/** Calls and attempts of webhooks from `$1` until `$2`, by organization, span of `$3::text[]`, measure, kind and code. */
export const EVENTS = `
  select organization_id, span, date_trunc(span, at, 'UTC') as at, measure, kind, code, ${countsOf(DURATIONS)} as counts
  from (
    select a.organization_id, a.at, 'calls' as measure, coalesce(c.kind, '') as kind, coalesce(a.code, '') as code,
      ${placeOf('coalesce(a.duration_ms, 0)', DURATIONS)} as place
    from organizations o join audit a on a.organization_id = o.id
    left join connectors c on c.organization_id = a.organization_id and c.id = a.connector_id
    where a.at >= $1 and a.at < $2 and a.type in ('direct', 'search')
    union all
    select t.organization_id, t.at, 'webhooks', '', case when t.status between 200 and 299 then '' else 'failed' end,
      ${placeOf('t.duration_ms', DURATIONS)}
    from webhook_endpoints e join webhook_attempts t on t.organization_id = e.organization_id and t.endpoint_id = e.id
    where t.at >= $1 and t.at < $2
  ) as event cross join unnest($3::text[]) as span
  group by 1, 2, 3, 4, 5, 6`

/** The ages of copies at `$1`, by organization, span of `$2::text[]` and kind. */
export const COPIES = `
  select organization_id, span, date_trunc(span, $1::timestamptz, 'UTC') as at, 'copies' as measure, kind, '' as code,
    array[${[...AGES, Infinity].map((_, at) => `copies_${at}`).join(', ')}] as counts
  from (
    select o.id as organization_id, s.kind, ${[...AGES, Infinity].map((_, at) => `count(*) filter (where ${isOfAge(at)}) as copies_${at}`).join(', ')}
    from organizations o join syncs s on s.organization_id = o.id and s.is_enabled
    join sync_entities e on e.organization_id = s.organization_id and e.connector_id = s.connector_id
    where e.next_run_at <> 'infinity'
    group by o.id, s.kind
  ) as copy cross join unnest($2::text[]) as span`

/** SQL of whether a copy is in a range of ages. */
function isOfAge(at: number): string {
  const since = (minutes: number) => `e.last_synced_at > $1::timestamptz - interval '${minutes} minutes'`
  const [before, own] = [AGES[at - 1], AGES[at]]
  const isYoung = own === undefined ? 'true' : since(own)
  return before === undefined ? isYoung : `${isYoung} and coalesce(not ${since(before)}, true)`
}
