/** Drifts that several accounts show: those are changes of a third party, not of one odd account. */
import { type DriftChange, groupBy } from 'plugboard/internal'
import { recordEvent } from '../../ground/outbox/index.ts'
import type { Database, Sql } from '../../ground/store/index.ts'

/** A place where records of several accounts no longer fit. It has no value of a record. */
export interface RaisedDrift {
  readonly kind: string
  /** `customers.list` */
  readonly operation: string
  /** The place in the record schema: `$.items[].name`; `$` for the list itself. */
  readonly path: string
  readonly change: DriftChange
  readonly expected: string
  readonly seen: string
  /** Days in UTC: `2026-11-29`. */
  readonly since: string
  readonly last: string
  readonly connectors: number
  /** The version of the kind. */
  readonly version: string
}

/** Maximum number of changes of one event. */
const MOST_OF_EVENT = 100

/** SQL of the organization whose own kind a connector `c` has; empty for a kind of the installation. */
const OWNER = `case when c.own_hosts is null then '' else c.organization_id::text end as owner`

/**
 * The drifts that three connectors of two customers show, or all that were sampled where there are fewer. Only of the version that was
 * sampled last: another one may have repaired them.
 */
const RAISED = `
  found as (
    select d.*, c.kind, c.customer_id, ${OWNER}
    from drifts d join connectors c on c.organization_id = d.organization_id and c.id = d.connector_id
    where c.status <> 'deleting'
  ), sampled as (
    select s.*, c.kind, c.customer_id, ${OWNER}
    from record_samples s join connectors c on c.organization_id = s.organization_id and c.id = s.connector_id
    where c.status <> 'deleting' and c.kind in (select kind from found)
  ), latest as (
    select distinct on (kind, owner) kind, owner, version from sampled order by kind, owner, sampled_at desc
  ), totals as (
    select kind, owner, operation, version, count(*) as connectors, count(distinct customer_id) as customers
    from sampled join latest using (kind, owner, version) group by 1, 2, 3, 4
  ), raised as (
    select kind, owner, operation, version, path, change, seen, min(expected) as expected, min(day) as since, max(day) as last,
      count(distinct connector_id) as connectors
    from found join totals t using (kind, owner, operation, version)
    group by kind, owner, operation, version, path, change, seen, t.connectors, t.customers
    having count(distinct connector_id) >= least(3, t.connectors) and count(distinct customer_id) >= least(2, t.customers)
  )`

/** The drifts of the installation's kinds, over all organizations. @param kind all by default */
export function raisedDrifts(sql: Sql, kind?: string): Promise<RaisedDrift[]> {
  return sql.query<RaisedDrift>(
    `with ${RAISED}
    select kind, operation, path, change, expected, seen, to_char(since, 'YYYY-MM-DD') as since, to_char(last, 'YYYY-MM-DD') as last,
      connectors, version
    from raised where owner = '' and ($1::text is null or kind = $1)
    order by kind, operation, path, change, seen limit 500`,
    [kind ?? null],
  )
}

/** The number of drifts of a kind. */
export interface DriftCount {
  readonly kind: string
  readonly count: number
}

/** Counts the drifts of each kind. Own kinds are one: their names are the organization's. */
export function countDrifts(sql: Sql): Promise<DriftCount[]> {
  return sql.query<DriftCount>(
    `with ${RAISED} select case when owner = '' then kind else 'own' end as kind, count(*) as count from raised group by 1`,
  )
}

interface UntoldDrift extends Omit<RaisedDrift, 'last' | 'version'> {
  readonly organization_id: string
}

/** Sends `definition.drifting` to each organization whose connectors show a drift, once for each. */
export async function announceDrifts(database: Database, now: number): Promise<void> {
  const untold = await database.query<UntoldDrift>(
    `with ${RAISED}
    select f.organization_id, kind, operation, path, change, r.expected, seen, to_char(min(f.day), 'YYYY-MM-DD') as since,
      count(distinct f.connector_id) as connectors
    from raised r join found f using (kind, owner, operation, version, path, change, seen)
    group by f.organization_id, kind, operation, path, change, r.expected, seen having max(f.told_at) is null
    order by kind, operation, path, change, seen`,
  )
  for (const [organizationId, ofOrganization] of groupBy(untold, ({ organization_id: id }) => id))
    for (const [kind, drifts] of groupBy(ofOrganization, (one) => one.kind))
      await announce(database, { organizationId, kind, drifts: drifts.slice(0, MOST_OF_EVENT), now })
}

interface Announced {
  readonly organizationId: string
  readonly kind: string
  readonly drifts: readonly UntoldDrift[]
  readonly now: number
}

async function announce(database: Database, { organizationId, kind, drifts, now }: Announced): Promise<void> {
  const changes = drifts.map(({ operation, path, change, expected, seen, since, connectors }) => {
    return { operation, path, change, expected, seen, since, connectors }
  })
  await database.of(organizationId).transaction(async (sql) => {
    const told = await sql.query(
      `update drifts d set told_at = $2
      from jsonb_to_recordset($3::jsonb) as n(operation text, path text, change text, seen text), connectors c
      where d.organization_id = $1 and c.organization_id = $1 and c.id = d.connector_id and c.kind = $4 and d.told_at is null
        and d.operation = n.operation and d.path = n.path and d.change = n.change and d.seen = n.seen
      returning 1`,
      [organizationId, new Date(now), JSON.stringify(changes), kind],
    )
    if (told.length === 0) return
    await recordEvent(sql, { organizationId, type: 'definition.drifting', data: { connector_type: kind, changes } })
  })
}
