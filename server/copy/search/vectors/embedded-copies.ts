/** Copies and how far their changes have vectors: which texts have none yet, and whose vectors are to be removed. */
import { hash } from 'node:crypto'
import type { Database, ScopedSql, Sql } from '../../../ground/store/index.ts'
import { firstOf } from '../../../ground/base/index.ts'
import { declaredText } from '../../records/expressions.ts'
import { dropVectors } from '../../records/generations.ts'
import { recordTableOf } from '../../records/tables.ts'
import type { HitCopy } from '../hits/hit-statement.ts'
import type { GenerationRef, NewVector, VectorIndex } from './vector-index.ts'

/** Maximum number of characters of a record that are embedded. */
const TEXT_CHARACTERS = 2000
/** Number of texts of one request to the endpoint. */
const BATCH = 64
/** Seconds that a process may work on a copy before another one continues. */
const LEASE_SECONDS = 120
/** Number of copies that a process takes together. */
const MOST_COPIES = 50

/** A copy whose changes have no vectors yet. */
export interface UnembeddedCopy {
  readonly organizationId: string
  readonly connectorId: string
  readonly kind: string
  readonly ownHosts: string | null
  readonly entity: string
  readonly generation: number
  readonly records: number
  readonly chosen: readonly string[] | null
}

/** Copies whose changes have no vectors of a model yet, the longest wait first. */
export function unembeddedCopies(database: Database, model: string): Promise<UnembeddedCopy[]> {
  return database.query<UnembeddedCopy>(
    `select c.organization_id as "organizationId", c.connector_id as "connectorId", k.kind, k.own_hosts as "ownHosts", c.entity,
      c.generation, g.records, s.entities as chosen
    from copies c
    join generations g on g.organization_id = c.organization_id and g.id = c.generation
    join connectors k on k.organization_id = c.organization_id and k.id = c.connector_id and k.status <> 'deleting'
    join customers u on u.organization_id = k.organization_id and u.id = k.customer_id and u.status = 'active'
    join syncs s on s.organization_id = c.organization_id and s.connector_id = c.connector_id
    left join embedded_copies e on e.organization_id = c.organization_id and e.generation = c.generation
    where e.generation is null or ((e.model <> $1 or e.change < g.changes) and e.leased_until < now())
    order by e.leased_until nulls first, c.generation limit ${MOST_COPIES}`,
    [model],
  )
}

interface ChangePosition {
  readonly change: number
  readonly key: string
}

/** Lease of a copy, and its changes when the work on it begins. */
export interface CopyLease extends ChangePosition {
  readonly until: number
  /** Removals up to this change may be forgotten. */
  readonly pruned: number
}

/** Takes a copy for this process; undefined where another one works on it. Vectors of another model are removed. */
export async function leaseCopy(
  sql: Sql,
  { organizationId, generation }: GenerationRef,
  model: string,
): Promise<CopyLease | undefined> {
  const [lease] = await sql.query<CopyLease & { model: string }>(
    `with leased as (
      insert into embedded_copies as e (organization_id, generation, model, leased_until)
      select $1, $2, $3, now() + make_interval(secs => ${LEASE_SECONDS})
      from generations where organization_id = $1 and id = $2
      on conflict (organization_id, generation) do update set leased_until = excluded.leased_until
      where e.leased_until < now() returning change, key, model
    )
    select leased.change, leased.key, leased.model, g.changes as until, g.pruned
    from leased, generations g where g.organization_id = $1 and g.id = $2`,
    [organizationId, generation, model],
  )
  if (!lease || lease.model === model) return lease
  // Until they are gone, the copy is of the other model: no search compares vectors of two.
  await dropVectors(sql, organizationId, generation)
  await sql.query(
    `update embedded_copies set model = $3, change = 0, key = '' where organization_id = $1 and generation = $2`,
    [organizationId, generation, model],
  )
  return { ...lease, change: 0, key: '' }
}

/** A record with its text. */
export interface EmbeddedText extends ChangePosition {
  readonly text: string
  /** Whether its vector is of this very text. */
  readonly isKnown: boolean
  readonly digest: string
}

/** The next records of a copy by their changes; none at the end. */
export async function nextTexts(
  sql: Sql,
  { copy, hit, generation }: Omit<HitCopy, 'records'>,
  { change, key }: ChangePosition,
  model: string,
): Promise<EmbeddedText[]> {
  const texts = [...hit.title, ...hit.text].map((location) => `left(${declaredText(location)}, ${TEXT_CHARACTERS})`)
  const rows = await sql.query<{ change: number; key: string; text: string; digest: string | null }>(
    `select change, key, left(concat_ws(' ', ${['null', ...texts].join(', ')}), ${TEXT_CHARACTERS}) as text,
      (select v.digest from near_vectors v where v.organization_id = $1 and v.generation = $2 and v.key = r.key) as digest
    from ${recordTableOf(copy.kind, copy.entity)} r
    where r.organization_id = $1 and r.generation = $2 and (r.change, r.key) > ($3::bigint, $4::text)
    order by r.change, r.key limit ${BATCH}`,
    [copy.organizationId, generation, change, key],
  )
  return rows.map(({ digest, ...row }) => {
    const current = hash('sha256', `${model}\n${row.text}`, 'base64')
    return { ...row, digest: current, isKnown: digest === current }
  })
}

/** Stores vectors of records that are still there, and notes how far they reach. */
export async function storeVectors(
  sql: ScopedSql,
  index: VectorIndex,
  { copy, generation, vectors }: Pick<HitCopy, 'copy' | 'generation'> & { readonly vectors: readonly NewVector[] },
  position: ChangePosition,
): Promise<void> {
  const { organizationId, kind, entity } = copy
  await sql.transaction(async (session) => {
    if (vectors.length > 0)
      await index.store(session, { organizationId, generation }, recordTableOf(kind, entity), vectors)
    await session.query(
      `update embedded_copies set change = $3, key = $4, leased_until = now() + make_interval(secs => ${LEASE_SECONDS})
      where organization_id = $1 and generation = $2`,
      [organizationId, generation, position.change, position.key],
    )
  })
}

/** Number of vectors that one statement looks at. */
const REMOVED = 5000

/** Removes vectors of records that were removed since the lease's change, and lets the copy go. */
export async function releaseCopy(
  sql: Sql,
  { copy, generation }: Pick<HitCopy, 'copy' | 'generation'>,
  { change, pruned }: Pick<CopyLease, 'change' | 'pruned'>,
): Promise<void> {
  const ids = [copy.organizationId, generation]
  // Where removals since then are forgotten, every vector is asked for its record.
  const [from, condition] = change < pruned ? ['near_vectors', 'true'] : ['removed_records', `change > ${change}`]
  for (let after: string | null = ''; after !== null;) {
    const rows: { last: string | null }[] = await sql.query(
      `with batch as materialized (
        select key from ${from} where organization_id = $1 and generation = $2 and key > $3 and ${condition} order by key limit ${REMOVED}
      ),
      gone as (
        delete from near_vectors v using batch where v.organization_id = $1 and v.generation = $2 and v.key = batch.key
          and not exists (select from ${recordTableOf(copy.kind, copy.entity)} r
            where r.organization_id = $1 and r.generation = $2 and r.key = batch.key)
      )
      select max(key) as last from batch`,
      [...ids, after],
    )
    after = firstOf(rows).last
  }
  await sql.query(
    `update embedded_copies set leased_until = '-infinity' where organization_id = $1 and generation = $2`,
    ids,
  )
}
