/** Parents below which the third party lists nothing: runs skip them, keep their records, and try again later. */
import type { SkippedParentBody } from 'plugboard/contract'
import type { Params } from 'plugboard/runtime'
import type { Copy } from '../../records/copy.ts'
import type { ConnectorRef } from '../../../accounts/connectors/index.ts'
import type { Sql } from '../../../ground/store/index.ts'
import type { SyncFailure } from './failures.ts'

/** The minutes after which a parent is tried again: so many after the first refusal, twice as many after each further one. */
const FIRST_MINUTES = 60
const MAX_MINUTES = 1440
const MAX_DOUBLINGS = 5

/** A parent that runs skip. */
export interface SkippedParent {
  /** Its keys, by the params of `each`. */
  readonly at: readonly string[]
  readonly code: string
  /** Whether the current run tries it. */
  readonly isDue: boolean
}

/** The text that stands for a parent in the database. */
export function parentKey(at: readonly string[]): string {
  const [only, ...others] = at
  return only !== undefined && others.length === 0 ? only : JSON.stringify(at)
}

/** The keys of a parent, by the text that stands for it. @param axes how many params name a parent */
export function keysOfParent(parent: string, axes: number): string[] {
  return axes === 1 ? [parent] : (JSON.parse(parent) as string[])
}

/** The copy of a connector's entity. */
type EntityRef = Pick<Copy, 'organizationId' | 'connectorId' | 'entity'>

/** Which run asks: one that somebody asked for tries every parent again, once. */
export interface SkippingRun extends ConnectorRef {
  readonly isAskedFor: boolean
  /** Milliseconds since 1970. */
  readonly beganAt: number
}

/** The parents of an entity that runs skip, by their keys. @param axes how many params name a parent */
export async function skippedParents(
  sql: Sql,
  { organizationId, connectorId, isAskedFor, beganAt }: SkippingRun,
  entity: string,
  axes: number,
): Promise<Map<string, SkippedParent>> {
  if (axes === 0) return new Map()
  const rows = await sql.query<{ parent: string; code: string; isDue: boolean }>(
    `select parent, code, tried_at is null or (tried_at < $4::timestamptz and ($5 or next_at <= now())) as "isDue"
    from skipped_parents where organization_id = $1 and connector_id = $2 and entity = $3 order by parent`,
    [organizationId, connectorId, entity, new Date(beganAt), isAskedFor],
  )
  return new Map(rows.map(({ parent, ...row }) => [parent, { at: keysOfParent(parent, axes), ...row }]))
}

/** A parent that the third party refused to list below. */
export interface RefusedParent {
  readonly at: readonly string[]
  readonly params: Params
  readonly failure: SyncFailure
}

/** Has runs skip a parent for a while, longer with each refusal. @param generation the one that is being filled */
export async function skipParent(
  sql: Sql,
  { organizationId, connectorId, entity }: EntityRef,
  generation: number,
  { at, params, failure }: RefusedParent,
): Promise<void> {
  await sql.query(
    `insert into skipped_parents as skipped
      (organization_id, connector_id, entity, parent, generation, params, code, message, tries, tried_at, next_at)
    values ($1, $2, $3, $4, $5, $6::jsonb, $7, $8, 1, clock_timestamp(), clock_timestamp() + make_interval(mins => ${FIRST_MINUTES}))
    on conflict (organization_id, connector_id, entity, parent) do update
    set generation = excluded.generation, params = excluded.params, code = excluded.code, message = excluded.message,
      tries = skipped.tries + 1, tried_at = excluded.tried_at, next_at = clock_timestamp() + make_interval(
        mins => least(${MAX_MINUTES}, ${FIRST_MINUTES} * (2 ^ least(skipped.tries, ${MAX_DOUBLINGS})))::int)`,
    [
      organizationId,
      connectorId,
      entity,
      parentKey(at),
      generation,
      JSON.stringify(params),
      failure.code,
      failure.message,
    ],
  )
}

/** Has the run that is in progress read below a parent again. */
export async function skipUntried(
  sql: Sql,
  entity: EntityRef,
  generation: number,
  parent: RefusedParent,
): Promise<void> {
  await skipParent(sql, entity, generation, parent)
  await sql.query(
    `update skipped_parents set tried_at = null
    where organization_id = $1 and connector_id = $2 and entity = $3 and parent = $4`,
    [entity.organizationId, entity.connectorId, entity.entity, parentKey(parent.at)],
  )
}

/** Whether the run that is in progress has yet to read below a parent again. */
export async function isAnyUntried(sql: Sql, { organizationId, connectorId, entity }: EntityRef): Promise<boolean> {
  const rows = await sql.query(
    `select from skipped_parents where organization_id = $1 and connector_id = $2 and entity = $3 and tried_at is null limit 1`,
    [organizationId, connectorId, entity],
  )
  return rows.length > 0
}

/** Notes that a run has met a parent which it skips. @param generation the one that is being filled */
export async function meetSkipped(
  sql: Sql,
  { organizationId, connectorId, entity }: EntityRef,
  generation: number,
  at: readonly string[],
): Promise<void> {
  await sql.query(
    `update skipped_parents set generation = $5
    where organization_id = $1 and connector_id = $2 and entity = $3 and parent = $4`,
    [organizationId, connectorId, entity, parentKey(at), generation],
  )
}

/** Has runs read below a parent again. */
export async function unskipParent(
  sql: Sql,
  { organizationId, connectorId, entity }: EntityRef,
  at: readonly string[],
): Promise<void> {
  await sql.query(
    `delete from skipped_parents where organization_id = $1 and connector_id = $2 and entity = $3 and parent = $4`,
    [organizationId, connectorId, entity, parentKey(at)],
  )
}

/** Forgets the parents that a run which met all parents has not met: they do not exist any more. */
export async function forgetUnmet(
  sql: Sql,
  { organizationId, connectorId, entity }: EntityRef,
  generation: number,
): Promise<void> {
  await sql.query(
    `delete from skipped_parents where organization_id = $1 and connector_id = $2 and entity = $3 and generation <> $4`,
    [organizationId, connectorId, entity, generation],
  )
}

/** The error of the parent that has been skipped longest; undefined when none is. */
export async function firstRefusal(
  sql: Sql,
  { organizationId, connectorId, entity }: EntityRef,
): Promise<SyncFailure | undefined> {
  const [row] = await sql.query<SyncFailure>(
    `select code, message from skipped_parents where organization_id = $1 and connector_id = $2 and entity = $3
    order by since, parent limit 1`,
    [organizationId, connectorId, entity],
  )
  return row
}

/** Has the next run try every parent of an entity again. */
export async function retryAll(sql: Sql, { organizationId, connectorId, entity }: EntityRef): Promise<void> {
  await sql.query(
    `update skipped_parents set next_at = now() where organization_id = $1 and connector_id = $2 and entity = $3`,
    [organizationId, connectorId, entity],
  )
}

/** Forgets what is skipped of entities that are not copied any more. */
export async function forgetSkipped(
  sql: Sql,
  { organizationId, connectorId }: ConnectorRef,
  entities: readonly string[],
): Promise<void> {
  await sql.query(
    `delete from skipped_parents where organization_id = $1 and connector_id = $2 and entity = any($3::text[])`,
    [organizationId, connectorId, [...entities]],
  )
}

/** So many skipped parents of an entity are named, those that have been skipped longest. */
const NAMED = 20

/** The skipped parents of an entity, as its state shows them. */
export interface SkippedState {
  readonly count: number
  readonly parents: SkippedParentBody[]
}

/** The skipped parents of a connector's entities, by entity. */
export async function skippedStates(
  sql: Sql,
  { organizationId, connectorId }: ConnectorRef,
): Promise<Map<string, SkippedState>> {
  const rows = await sql.query<SkippedRow>(
    `select entity, total, params, code, message, since, next_at as "nextAt" from (
      select *, count(*) over (partition by entity) as total, row_number() over (partition by entity order by since, parent) as place
      from skipped_parents where organization_id = $1 and connector_id = $2
    ) as skipped where place <= ${NAMED} order by entity, place`,
    [organizationId, connectorId],
  )
  const states = new Map<string, SkippedState>()
  for (const { entity, total, since, nextAt, ...parent } of rows) {
    const state = states.get(entity) ?? { count: total, parents: [] }
    state.parents.push({ ...parent, since: since.toISOString(), next_try_at: nextAt.toISOString() })
    states.set(entity, state)
  }
  return states
}

interface SkippedRow extends Pick<SkippedParentBody, 'params' | 'code' | 'message'> {
  readonly entity: string
  readonly total: number
  readonly since: Date
  readonly nextAt: Date
}
