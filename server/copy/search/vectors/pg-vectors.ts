/** Vectors in pgvector: copies of any size, the large ones by an index of their own. */
import {
  type Database,
  dropIndex,
  makeIndex,
  type ScopedSql,
  type Session,
  type Sql,
} from '../../../ground/store/index.ts'
import { smallest } from './byte-vectors.ts'
import { vectorOfBytes } from './numbers.ts'
import type { GenerationRef, NearQuery, NearRecord, NewVector, VectorIndex } from './vector-index.ts'

/** A larger copy gets an index of its own; smaller ones are compared whole. */
const WORTH_RECORDS = 20_000
/** So many vectors without an index a search compares at most. */
const MOST_COMPARED = 50_000
/** So many indexes there are at most: each is looked at by every statement over the table. */
const MOST_INDEXES = 100
/** How long an index that could not be made is left alone, in milliseconds: it takes memory and hours. */
const FAILED_MS = 3_600_000
/** So many vectors are brought into the table at once. */
const BATCH = 500
/** So many neighbours a search by an index keeps in sight: more find more, and take longer. */
const SIGHT = 200

/** SQL of whether pgvector lacks vectors of a copy `e` of `embedded_copies`. */
export const IS_BEHIND = `not exists (select from near_copies n where n.organization_id = e.organization_id and n.generation = e.generation
  and n.model = e.model and n.change = e.change)`

/** Where pgvector is. */
export interface PgVectorsOptions {
  readonly database: Database
  /** The schema that the extension is in, as SQL writes it. */
  readonly schema: string
}

/** The vectors of `record_vectors` a second time, as pgvector has them. */
export class PgVectors implements VectorIndex {
  readonly isBehind = IS_BEHIND
  readonly #database: Database
  readonly #schema: string
  /** Until when indexes that could not be made are left alone. */
  readonly #failed = new Map<string, number>()

  constructor({ database, schema }: PgVectorsOptions) {
    this.#database = database
    this.#schema = schema
  }

  async catchUp(sql: ScopedSql, ref: GenerationRef, renew: () => Promise<void>): Promise<void> {
    const [isBehind] = await sql.query(
      `select from embedded_copies e where e.organization_id = $1 and e.generation = $2 and ${this.isBehind}`,
      [ref.organizationId, ref.generation],
    )
    if (!isBehind) return
    for (let after: string | undefined = ''; after !== undefined;) {
      const lacking = await lackingVectors(sql, ref, after)
      await sql.transaction((session) => this.add(session, ref, lacking))
      after = lacking.at(-1)?.key
      await renew()
    }
    await this.noteComplete(sql, ref)
  }

  async add(
    session: Session,
    { organizationId, generation }: GenerationRef,
    vectors: readonly NewVector[],
  ): Promise<void> {
    if (vectors.length === 0) return
    await session.query(
      `insert into near_vectors (organization_id, generation, key, digest, vector)
      select $1, $2, given.key, given.digest, given.vector::${this.#schema}.halfvec
      from unnest($3::text[], $4::text[], $5::text[]) as given (key, digest, vector)
      join record_vectors v on v.organization_id = $1 and v.generation = $2 and v.key = given.key and v.digest = given.digest
      on conflict (organization_id, generation, key) do update set digest = excluded.digest, vector = excluded.vector`,
      [
        organizationId,
        generation,
        vectors.map(({ key }) => key),
        vectors.map(({ digest }) => digest),
        vectors.map(({ vector }) => literalOf(vector)),
      ],
    )
  }

  async noteComplete(sql: Sql, { organizationId, generation }: GenerationRef): Promise<void> {
    await sql.query(
      `insert into near_copies (organization_id, generation, model, change)
      select organization_id, generation, model, change from embedded_copies where organization_id = $1 and generation = $2
      on conflict (organization_id, generation) do update set model = excluded.model, change = excluded.change`,
      [organizationId, generation],
    )
  }

  /** An index is made once its copy is complete: to add vectors one by one takes many times as long. */
  async maintain(): Promise<void> {
    const left = await this.#database.query<{ name: string }>(
      `select i.name from (${INDEXES}) i where not exists (
        select from generations g where i.name = ${indexNameSql('g.organization_id', 'g.id')} and g.status <> 'dropping'
      )`,
    )
    for (const { name } of left) await dropIndex(this.#database, name)
    const large = await this.#database.query<GenerationRef>(
      `select n.organization_id as "organizationId", n.generation from near_copies n
      join generations g on g.organization_id = n.organization_id and g.id = n.generation and g.records > ${WORTH_RECORDS}
      where not exists (select from (${INDEXES}) i where i.valid and i.name = ${indexNameSql('n.organization_id', 'n.generation')})
      order by g.records desc limit greatest(0, ${MOST_INDEXES} - (select count(*) from (${INDEXES}) i where i.valid))`,
    )
    for (const ref of large) await this.#index(ref)
  }

  async near(sql: ScopedSql, query: NearQuery): Promise<NearRecord[]> {
    const { organizationId, copies, wanted, model, limit } = query
    const states = await sql.query<{ generation: number; isIndexed: boolean }>(
      `select e.generation, x.indexrelid is not null as "isIndexed" from embedded_copies e
      left join pg_index x on x.indisvalid
        and x.indexrelid = to_regclass('plugboard.' || ${indexNameSql('e.organization_id', 'e.generation')})
      where e.organization_id = $1 and e.generation = any($2::bigint[]) and e.model = $3`,
      [organizationId, copies.map(({ generation }) => generation), model],
    )
    const indexed = new Map(states.map(({ generation, isIndexed }) => [generation, isIndexed]))
    const whole = smallest(
      copies.filter(({ generation }) => indexed.get(generation) === false),
      MOST_COMPARED,
    )
    const ofIndex = copies.map(({ generation }) => generation).filter((generation) => indexed.get(generation))
    const parts = [...ofIndex.map((one) => [one]), ...(whole.length > 0 ? [whole] : [])].map((generations, at) =>
      this.#nearest({ organizationId, generations, limit, isIndexed: at < ofIndex.length }),
    )
    if (parts.length === 0) return []
    return sql.transaction(async (session) => {
      await session.exec(`set local hnsw.ef_search = ${SIGHT}; set local hnsw.iterative_scan = strict_order`)
      return session.query<NearRecord>(
        `select generation, key, -distance as meaning from (${parts.join(' union all ')}) near order by distance limit ${limit}`,
        [literalOf(wanted)],
      )
    })
  }

  /**
   * The nearest records of generations. An index is of one copy, and the planner takes it for that copy's own values alone. What is
   * compared whole is sorted by an expression that no index has.
   */
  #nearest(of: Pick<NearQuery, 'organizationId' | 'limit'> & { generations: readonly number[]; isIndexed: boolean }) {
    const { organizationId, generations, limit, isIndexed } = of
    const distance = `vector operator(${this.#schema}.<#>) $1::${this.#schema}.halfvec`
    const which = isIndexed ? `generation = ${generations.join('')}` : `generation in (${generations.join(', ')})`
    return `(select generation, key, ${distance} as distance from near_vectors
      where organization_id = '${organizationId}' and ${which} order by ${isIndexed ? distance : `(${distance}) + 0`} limit ${limit})`
  }

  async #index({ organizationId, generation }: GenerationRef): Promise<void> {
    const name = indexNameOf(organizationId, generation)
    if (performance.now() < (this.#failed.get(name) ?? -Infinity)) return
    try {
      await makeIndex(
        this.#database,
        name,
        (how) => `create index ${how} if not exists ${name} on plugboard.near_vectors
          using hnsw (vector ${this.#schema}.halfvec_ip_ops) where organization_id = '${organizationId}' and generation = ${generation}`,
      )
    } catch (error) {
      this.#failed.set(name, performance.now() + FAILED_MS)
      throw error
    }
  }
}

/** The indexes of copies. */
const INDEXES = `select c.relname::text as name, x.indisvalid as valid from pg_index x join pg_class c on c.oid = x.indexrelid
  where x.indrelid = to_regclass('plugboard.near_vectors') and x.indpred is not null`

function indexNameOf(organizationId: string, generation: number): string {
  return `near_${organizationId.replaceAll('-', '')}_${generation}`
}

/** As `indexNameOf`, in SQL. */
function indexNameSql(organization: string, generation: string): string {
  return `('near_' || replace(${organization}::text, '-', '') || '_' || ${generation}::text)`
}

/** Vectors of a copy that `near_vectors` lacks, or has of another text, by their keys. */
async function lackingVectors(
  sql: ScopedSql,
  { organizationId, generation }: GenerationRef,
  after: string,
): Promise<NewVector[]> {
  const rows = await sql.query<{ key: string; digest: string; vector: Buffer }>(
    `select v.key, v.digest, v.vector from record_vectors v
    left join near_vectors n on n.organization_id = v.organization_id and n.generation = v.generation and n.key = v.key
    where v.organization_id = $1 and v.generation = $2 and v.key > $3 and n.digest is distinct from v.digest
    order by v.key limit ${BATCH}`,
    [organizationId, generation, after],
  )
  return rows.map(({ vector, ...row }) => ({ ...row, vector: vectorOfBytes(vector) }))
}

/** A vector as pgvector reads it. Its numbers have two bytes there: more digits would say nothing. */
function literalOf(vector: Float32Array): string {
  return `[${Array.from(vector, (one) => Math.round(one * 1e6) / 1e6).join(',')}]`
}
