/** Parents below which the third party lists nothing: runs skip them, keep their records, and try again later. */
import type { SkippedParentBody } from 'plugboard/contract'
import type { Params } from 'plugboard/runtime'
import type { ConnectorRef } from '../../../accounts/connectors/index.ts'
import type { Sql } from '../../../ground/store/index.ts'
import type { Copy } from '../../records/copy.ts'
import type { SyncFailure } from './failures.ts'

/** Minutes after which a parent is tried again: these after the first refusal, twice as many after each further one. */
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

/** A parent that the third party refused to list below. */
export interface RefusedParent {
  readonly at: readonly string[]
  readonly params: Params
  readonly failure: SyncFailure
}

/** A run that skips parents: one that somebody asked for tries each of them again, once. */
export interface SkippingRun {
  readonly isAskedFor: boolean
  /** Milliseconds since 1970. */
  readonly beganAt: number
}

/** Returns the text of a parent's keys, by which the database has it. */
export function parentKey(at: readonly string[]): string {
  const [only, ...others] = at
  return only !== undefined && others.length === 0 ? only : JSON.stringify(at)
}

/** Returns the keys of a parent by their text. @param axes number of params that name a parent */
export function keysOfParent(parent: string, axes: number): string[] {
  return axes === 1 ? [parent] : (JSON.parse(parent) as string[])
}

const OF_ENTITY = 'organization_id = $1 and connector_id = $2 and entity = $3'

/** The skipped parents of an entity. */
export class SkippedParents {
  readonly #sql: Sql
  readonly #entity: readonly string[]

  constructor(
    sql: Sql,
    { organizationId, connectorId, entity }: Pick<Copy, 'organizationId' | 'connectorId' | 'entity'>,
  ) {
    this.#sql = sql
    this.#entity = [organizationId, connectorId, entity]
  }

  /** Lists them by the text of their keys. @param axes number of params that name a parent */
  async list({ isAskedFor, beganAt }: SkippingRun, axes: number): Promise<Map<string, SkippedParent>> {
    if (axes === 0) return new Map()
    const rows = await this.#query<{ parent: string; code: string; isDue: boolean }>(
      `select parent, code, tried_at is null or (tried_at < $4::timestamptz and ($5 or next_at <= now())) as "isDue"
      from skipped_parents where ${OF_ENTITY} order by parent`,
      [new Date(beganAt), isAskedFor],
    )
    return new Map(rows.map(({ parent, ...row }) => [parent, { at: keysOfParent(parent, axes), ...row }]))
  }

  /** Has runs skip a parent for a while, longer with each refusal. @param generation the one that is being filled */
  async skip(generation: number, { at, params, failure }: RefusedParent): Promise<void> {
    await this.#query(
      `insert into skipped_parents as skipped
        (organization_id, connector_id, entity, parent, generation, params, code, message, tries, tried_at, next_at)
      values ($1, $2, $3, $4, $5, $6::jsonb, $7, $8, 1, clock_timestamp(), clock_timestamp() + make_interval(mins => ${FIRST_MINUTES}))
      on conflict (organization_id, connector_id, entity, parent) do update
      set generation = excluded.generation, params = excluded.params, code = excluded.code, message = excluded.message,
        tries = skipped.tries + 1, tried_at = excluded.tried_at, next_at = clock_timestamp() + make_interval(
          mins => least(${MAX_MINUTES}, ${FIRST_MINUTES} * (2 ^ least(skipped.tries, ${MAX_DOUBLINGS})))::int)`,
      [parentKey(at), generation, JSON.stringify(params), failure.code, failure.message],
    )
  }

  /** Skips a parent that the run in progress reads below again. */
  async skipUntried(generation: number, parent: RefusedParent): Promise<void> {
    await this.skip(generation, parent)
    await this.#query(`update skipped_parents set tried_at = null where ${OF_ENTITY} and parent = $4`, [
      parentKey(parent.at),
    ])
  }

  /** Whether the run in progress has yet to read below a parent again. */
  async isAnyUntried(): Promise<boolean> {
    const rows = await this.#query(`select from skipped_parents where ${OF_ENTITY} and tried_at is null limit 1`)
    return rows.length > 0
  }

  /** Notes that a run has met a parent which it skips. @param generation the one that is being filled */
  async meet(generation: number, at: readonly string[]): Promise<void> {
    await this.#query(`update skipped_parents set generation = $5 where ${OF_ENTITY} and parent = $4`, [
      parentKey(at),
      generation,
    ])
  }

  /** Has runs read below a parent again. */
  async unskip(at: readonly string[]): Promise<void> {
    await this.#query(`delete from skipped_parents where ${OF_ENTITY} and parent = $4`, [parentKey(at)])
  }

  /** Forgets the parents that a run which met all parents has not met: they no longer exist. */
  async forgetUnmet(generation: number): Promise<void> {
    await this.#query(`delete from skipped_parents where ${OF_ENTITY} and generation <> $4`, [generation])
  }

  /** Returns the error of the parent that has been skipped longest; undefined when none is. */
  async firstRefusal(): Promise<SyncFailure | undefined> {
    const [row] = await this.#query<SyncFailure>(
      `select code, message from skipped_parents where ${OF_ENTITY} order by since, parent limit 1`,
    )
    return row
  }

  /** Has the next run try every parent again. */
  async retryAll(): Promise<void> {
    await this.#query(`update skipped_parents set next_at = now() where ${OF_ENTITY}`)
  }

  #query<T>(text: string, params: readonly unknown[] = []): Promise<T[]> {
    return this.#sql.query<T>(text, [...this.#entity, ...params])
  }
}

/** Forgets the skipped parents of entities that are no longer copied. */
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

/** Maximum number of skipped parents of an entity that are named, the longest skipped ones. */
const NAMED = 20

interface SkippedState {
  readonly count: number
  readonly parents: SkippedParentBody[]
}

/** Lists the skipped parents of a connector by entity. */
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
