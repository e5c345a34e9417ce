/** Vectors of records, as they are stored: which texts have none yet, and what is near to a vector. */
import { hash } from 'node:crypto'
import type { Database, Sql } from '../../store/index.ts'
import { declaredText } from '../copy/expressions.ts'
import { recordTableOf } from '../copy/table.ts'
import type { HitCopy } from '../hits/statement.ts'

/** A larger copy has no vectors: each search compares all of them. */
const MOST_EMBEDDED = 10_000
/** So many characters of a record's texts are embedded. */
const TEXT_CHARACTERS = 2000
/** So many texts are asked for at once. */
const BATCH = 64
/** So long a process may work on a copy before another one continues, in seconds. */
const LEASE_SECONDS = 120
/** So many copies a process takes at once. */
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
    where g.records <= ${MOST_EMBEDDED}
      and (e.generation is null or ((e.model <> $1 or e.change < g.changes) and e.leased_until < now()))
    order by e.leased_until nulls first, c.generation limit ${MOST_COPIES}`,
    [model],
  )
}

/** How far a copy's changes have vectors. */
interface ChangePosition {
  readonly change: number
  readonly key: string
}

/** What a copy's changes come to at the beginning of the work on it. */
export interface CopyLease extends ChangePosition {
  readonly until: number
}

/** Takes a copy for this process; undefined where another one works on it. Vectors of another model are removed. */
export async function leaseCopy(
  sql: Sql,
  { organizationId, generation }: Pick<UnembeddedCopy, 'organizationId' | 'generation'>,
  model: string,
): Promise<CopyLease | undefined> {
  const [lease] = await sql.query<CopyLease>(
    `with other as (
      delete from record_vectors v using embedded_copies e
      where e.organization_id = $1 and e.generation = $2 and e.model <> $3 and e.leased_until < now()
        and v.organization_id = e.organization_id and v.generation = e.generation
    ),
    leased as (
      insert into embedded_copies as e (organization_id, generation, model, leased_until)
      select $1, $2, $3, now() + make_interval(secs => ${LEASE_SECONDS})
      from generations where organization_id = $1 and id = $2
      on conflict (organization_id, generation) do update set leased_until = excluded.leased_until, model = excluded.model,
        change = case when e.model = excluded.model then e.change else 0 end,
        key = case when e.model = excluded.model then e.key else '' end
      where e.leased_until < now() returning change, key
    )
    select leased.change, leased.key, g.changes as until from leased, generations g where g.organization_id = $1 and g.id = $2`,
    [organizationId, generation, model],
  )
  return lease
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
      (select v.digest from record_vectors v where v.organization_id = $1 and v.generation = $2 and v.key = r.key) as digest
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

/** A vector to be stored. */
export interface NewVector extends Pick<EmbeddedText, 'key' | 'digest'> {
  readonly vector: Float32Array
}

/** Stores vectors of records that are still there, and notes how far they reach. */
export async function storeVectors(
  sql: Sql,
  { copy, generation }: Pick<HitCopy, 'copy' | 'generation'>,
  vectors: readonly NewVector[],
  position: ChangePosition,
): Promise<void> {
  const ids = [copy.organizationId, generation]
  if (vectors.length > 0)
    await sql.query(
      `insert into record_vectors (organization_id, generation, key, digest, vector)
      select $1, $2, given.key, given.digest, decode(given.vector, 'base64')
      from unnest($3::text[], $4::text[], $5::text[]) as given (key, digest, vector)
      join ${recordTableOf(copy.kind, copy.entity)} r on r.organization_id = $1 and r.generation = $2 and r.key = given.key
      on conflict (organization_id, generation, key) do update set digest = excluded.digest, vector = excluded.vector`,
      [
        ...ids,
        vectors.map(({ key }) => key),
        vectors.map(({ digest }) => digest),
        vectors.map(({ vector }) => bytesOf(vector).toString('base64')),
      ],
    )
  await sql.query(
    `update embedded_copies set change = $3, key = $4, leased_until = now() + make_interval(secs => ${LEASE_SECONDS})
    where organization_id = $1 and generation = $2`,
    [...ids, position.change, position.key],
  )
}

/** Removes vectors of records that are gone, and lets the copy go. */
export async function releaseCopy(sql: Sql, { copy, generation }: Pick<HitCopy, 'copy' | 'generation'>): Promise<void> {
  await sql.query(
    `delete from record_vectors v where v.organization_id = $1 and v.generation = $2 and not exists (
      select from ${recordTableOf(copy.kind, copy.entity)} r
      where r.organization_id = $1 and r.generation = $2 and r.key = v.key)`,
    [copy.organizationId, generation],
  )
  await sql.query(
    `update embedded_copies set leased_until = '-infinity' where organization_id = $1 and generation = $2`,
    [copy.organizationId, generation],
  )
}

/** A record with its vector. */
export interface StoredVector {
  readonly generation: number
  readonly key: string
  readonly vector: Float32Array
}

/** The vectors of copies of one organization that are of a model. */
export async function vectorsOf(
  sql: Sql,
  organizationId: string,
  generations: readonly number[],
  model: string,
): Promise<StoredVector[]> {
  const rows = await sql.query<{ generation: number; key: string; vector: Buffer }>(
    `select v.generation, v.key, v.vector from record_vectors v
    join embedded_copies e on e.organization_id = v.organization_id and e.generation = v.generation and e.model = $3
    where v.organization_id = $1 and v.generation = any($2::bigint[])`,
    [organizationId, [...generations], model],
  )
  return rows.map(({ vector, ...row }) => ({ ...row, vector: numbersOf(vector) }))
}

function bytesOf({ buffer, byteOffset, byteLength }: Float32Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength)
}

/** A copy: views of numbers begin at multiples of four. */
function numbersOf(bytes: Buffer): Float32Array {
  return new Float32Array(new Uint8Array(bytes).buffer)
}
