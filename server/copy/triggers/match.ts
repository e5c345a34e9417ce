/** Compares what a transaction changed in a copy with what endpoints want, before it commits. */
import type { OwnField } from 'plugboard/runtime'
import { DatabaseError, type Session } from '../../ground/store/index.ts'
import type { StoredTrigger } from './stored.ts'
import type { Copy } from '../records/copy.ts'
import type { ConnectorMap } from '../maps/mapped-fields.ts'
import { storedOwnFields } from '../records/own-fields.ts'
import { givenText } from '../records/stored.ts'
import { recordTableOf } from '../records/tables.ts'
import { compileConditions } from '../search/compile.ts'
import { type RecordFilters, readTrigger } from './record-filters.ts'

/** Maximum bytes of a record in a message. */
export const MATCHED_BYTES = 64 * 1024

/** Maximum number of changes that wait for an endpoint; beyond them it receives only that there are more. */
const MOST_WAITING = 500

interface Watcher {
  readonly endpointId: string
  readonly records: StoredTrigger
  /** The map of the connector for the entity. */
  readonly map: ConnectorMap[string] | null
  /** Number of further changes that may wait for it. */
  readonly room: number
}

/**
 * Notes the changes of a copy that endpoints want, and forgets the records as they were.
 * @param since the change after which they are compared; null where no endpoint wants changes of the copy
 */
export async function matchChanges(sql: Session, copy: Copy, generation: number, since: number | null): Promise<void> {
  if (since === null) return
  const watchers = await watchersOf(sql, copy)
  const listed = copy.own && watchers.length > 0 ? await storedOwnFields(sql, copy) : undefined
  for (const watcher of watchers) {
    const filters = readableFilters(watcher, copy, listed)
    const isMatched = filters !== undefined && (await tryMatch(sql, copy, { watcher, filters, generation, since }))
    // The kind may have lost a field of the filter, or the database refuses it: the application receives that there are more changes.
    if (!isMatched) await leaveOut(sql, copy.organizationId, { endpointId: watcher.endpointId, generation, since })
  }
  await sql.query('delete from former_records where organization_id = $1 and generation = $2', [
    copy.organizationId,
    generation,
  ])
}

/** The endpoints for this customer, as long as the copy may be read. None of them is removed before the transaction ends. */
function watchersOf(sql: Session, { organizationId, connectorId, entity }: Copy): Promise<Watcher[]> {
  return sql.query<Watcher>(
    `select e.id as "endpointId", e.records, k.map -> $3::text as map, greatest(0, ${MOST_WAITING} - (
        select count(*) from record_matches m where m.organization_id = e.organization_id and m.endpoint_id = e.id
      )) as room
    from connectors k
    join customers u on u.organization_id = k.organization_id and u.id = k.customer_id and u.status <> 'deleting'
    join syncs s on s.organization_id = k.organization_id and s.connector_id = k.id
    join webhook_endpoints e on e.organization_id = k.organization_id
    where k.organization_id = $1 and k.id = $2 and k.status <> 'deleting' and coalesce($3 = any(s.entities), true)
      and e.is_enabled and e.records ->> 'kind' = k.kind and e.records ->> 'entity' = $3
      and (e.external_user_ids is null or u.external_user_id = any(e.external_user_ids))
    order by e.id for key share of e`,
    [organizationId, connectorId, entity],
  )
}

function readableFilters(
  { records, map }: Watcher,
  { fields, own }: Copy,
  listed: readonly OwnField[] | undefined,
): RecordFilters | undefined {
  try {
    return readTrigger(records, fields, { map: map ?? {}, own, listed })
  } catch {
    return undefined
  }
}

interface Comparison {
  readonly watcher: Watcher
  readonly filters: RecordFilters
  readonly generation: number
  readonly since: number
}

/** Whether the changes could be compared: what the database refuses of a value ends no sync. */
async function tryMatch(sql: Session, copy: Copy, comparison: Comparison): Promise<boolean> {
  await sql.exec('savepoint matching')
  try {
    await match(sql, copy, comparison)
    await sql.exec('release savepoint matching')
    return true
  } catch (error) {
    if (!(error instanceof DatabaseError) || !/^(?:22|54)/.test(error.sqlState)) throw error
    await sql.exec('rollback to savepoint matching; release savepoint matching')
    return false
  }
}

async function match(
  sql: Session,
  copy: Copy,
  { watcher: { endpointId, records, room }, filters, generation, since }: Comparison,
): Promise<void> {
  const params: unknown[] = [copy.organizationId, generation, since, [...records.operations], room, endpointId]
  const bind = (value: unknown) => `$${params.push(value)}`
  const { where, nearness } = compileConditions([filters.before, filters.after], bind)
  if (nearness !== undefined)
    await sql.query(`select set_config('pg_trgm.word_similarity_threshold', $1::text, true)`, [String(nearness)])
  const [before = 'true', after = 'true'] = where
  await sql.query(statementOf(copy, { before, after }), params)
}

/** A record that is not there is compared as one without fields. */
function statementOf(
  { kind, entity, fields }: Copy,
  { before, after }: Readonly<Record<keyof RecordFilters, string>>,
): string {
  const isInRange = 'r.organization_id = $1 and r.generation = $2 and r.change > $3::bigint'
  const former =
    'former_records f on f.organization_id = r.organization_id and f.generation = r.generation and f.key = r.key'
  const holds = (data: string, condition: string) =>
    `exists (select from (select coalesce(${data}, '{}'::jsonb) as data) record where ${condition})`
  const text = (side: string) =>
    `(select ${givenText(fields)} from (select ${side}_data as data, ${side}_sent as sent, ${side}_hidden as hidden) record where data is not null)`
  const isLarge = (side: string) => `octet_length(${side}) > ${MATCHED_BYTES}`
  const fitting = (side: string) => `case when not ${isLarge(side)} then ${side} end`
  const omitted = ['before', 'after'].map((side) => `case when ${isLarge(side)} then '${side}' end`).join(', ')
  return `with changed as (
      select r.change, r.key, r.written_at as changed_at, case when f.key is null then 'create' else 'update' end as operation,
        f.data as old_data, f.sent as old_sent, f.hidden as old_hidden, r.data as new_data, r.sent as new_sent, r.hidden as new_hidden
      from ${recordTableOf(kind, entity)} r left join ${former} where ${isInRange}
      union all
      select r.change, r.key, r.removed_at, 'delete', f.data, f.sent, f.hidden, null, null, null
      from removed_records r join ${former} where ${isInRange}
    ),
    found as materialized (
      select * from changed where operation = any($4::text[]) and ${holds('old_data', before)} and ${holds('new_data', after)}
      order by change, key limit $5::bigint + 1
    ),
    numbered as materialized (
      select change, key, changed_at, operation, ${text('old')} as before, ${text('new')} as after,
        row_number() over (order by change, key) as n
      from found
    ),
    beyond as (
      insert into left_matches as one (organization_id, endpoint_id, generation, since)
      select $1, $6::uuid, $2, change - 1 from numbered where n > $5::bigint
      on conflict (organization_id, endpoint_id, generation)
        do update set since = least(coalesce(one.since, excluded.since), excluded.since)
    )
    insert into record_matches (organization_id, endpoint_id, generation, change, key, operation, changed_at, before, after, omitted)
    select $1, $6::uuid, $2, change, key, operation, changed_at, ${fitting('before')}, ${fitting('after')}, array_remove(array[${omitted}], null)
    from numbered where n <= $5::bigint order by n`
}

/** Changes of a generation that an endpoint receives without their records. */
interface LeftOut {
  readonly endpointId: string
  readonly generation: number
  /** After this change. */
  readonly since: number
}

async function leaveOut(
  sql: Session,
  organizationId: string,
  { endpointId, generation, since }: LeftOut,
): Promise<void> {
  await sql.query(
    `insert into left_matches as one (organization_id, endpoint_id, generation, since) select $1, $2, $3, $4::bigint
    where exists (select from generations where organization_id = $1 and id = $3 and changes > $4::bigint)
    on conflict (organization_id, endpoint_id, generation)
      do update set since = least(coalesce(one.since, excluded.since), excluded.since)`,
    [organizationId, endpointId, generation, since],
  )
}
