/** Vectors of records in pgvector: copies of any size, the large ones by an index of their own. */
import { type Database, dropIndex, makeIndex, type ScopedSql, type Session } from '../../../ground/store/index.ts'
import type { HitCopy } from '../hits/hit-statement.ts'
import { createPgvector } from './pgvector.ts'

/** A larger copy gets an index of its own; smaller ones are compared whole. */
const WORTH_RECORDS = 20_000
/** Maximum number of vectors without an index that a search compares. */
const MOST_COMPARED = 50_000
/** Maximum number of indexes: each statement over the table looks at each. */
const MOST_INDEXES = 100
/** Milliseconds until an index that could not be made is tried again: it takes memory and hours. */
const FAILED_MS = 3_600_000
/** Number of neighbours that a search by an index keeps in sight: more find more, and take longer. */
const SIGHT = 200

/** A generation of records. */
export interface GenerationRef {
  readonly organizationId: string
  readonly generation: number
}

/** A vector of a record. */
export interface NewVector {
  readonly key: string
  /** Of the text and of the model that the vector is from. */
  readonly digest: string
  readonly vector: Float32Array
}

/** A near record. */
export interface NearRecord {
  readonly generation: number
  readonly key: string
  /** The cosine of the angle between both vectors: from -1 to 1. */
  readonly meaning: number
}

/** Query for near records. */
export interface NearQuery {
  readonly organizationId: string
  /** Copies of the organization. */
  readonly copies: readonly Pick<HitCopy, 'generation' | 'records'>[]
  readonly wanted: Float32Array
  /** Vectors of another model are not compared. */
  readonly model: string
  readonly limit: number
}

/** Finds vectors near to one. */
export class VectorIndex {
  readonly #database: Database
  /** The schema of the extension, as SQL writes it. */
  readonly #schema: string
  /** Until when indexes that could not be made are left alone. */
  readonly #failed = new Map<string, number>()

  private constructor(database: Database, schema: string) {
    this.#database = database
    this.#schema = schema
  }

  /**
   * Opens the vectors of a database, and makes their table unless it has one of these dimensions.
   * @throws ConnectorError `invalid_configuration` where the database has no pgvector, or too old a one
   */
  static async open(database: Database, dimensions: number): Promise<VectorIndex> {
    const schema = await createPgvector(database)
    await database.transaction(async (sql) => {
      await sql.query(`select pg_advisory_xact_lock(hashtext('plugboard.near_vectors'))`)
      const [made] = await sql.query(
        `select from pg_attribute where attrelid = to_regclass('plugboard.near_vectors') and attname = 'vector' and atttypmod = $1`,
        [dimensions],
      )
      if (!made) await sql.exec(scriptOf(schema, dimensions))
    })
    return new VectorIndex(database, schema)
  }

  /** Stores vectors of records. @param table of the records: vectors of removed records are left out */
  async store(session: Session, ref: GenerationRef, table: string, vectors: readonly NewVector[]): Promise<void> {
    await session.query(
      `insert into near_vectors (organization_id, generation, key, digest, vector)
      select $1, $2, given.key, given.digest, given.vector::${this.#schema}.halfvec
      from unnest($3::text[], $4::text[], $5::text[]) as given (key, digest, vector)
      join ${table} r on r.organization_id = $1 and r.generation = $2 and r.key = given.key
      on conflict (organization_id, generation, key) do update set digest = excluded.digest, vector = excluded.vector`,
      [
        ref.organizationId,
        ref.generation,
        vectors.map(({ key }) => key),
        vectors.map(({ digest }) => digest),
        vectors.map(({ vector }) => literalOf(vector)),
      ],
    )
  }

  /**
   * Makes indexes of large copies, and drops those of deleted ones; it may take an hour. An index is made once its copy is complete: to add
   * vectors one by one takes many times as long.
   */
  async maintain(): Promise<void> {
    const left = await this.#database.query<{ name: string }>(
      `select i.name from (${INDEXES}) i where not exists (
        select from generations g where i.name = ${indexNameSql('g.organization_id', 'g.id')} and g.status <> 'dropping'
      )`,
    )
    for (const { name } of left) await dropIndex(this.#database, name)
    const large = await this.#database.query<GenerationRef>(
      `select e.organization_id as "organizationId", e.generation from embedded_copies e
      join generations g on g.organization_id = e.organization_id and g.id = e.generation and g.records > ${WORTH_RECORDS}
      where e.leased_until = '-infinity' and not exists (
        select from (${INDEXES}) i where i.valid and i.name = ${indexNameSql('e.organization_id', 'e.generation')})
      order by g.records desc limit greatest(0, ${MOST_INDEXES} - (select count(*) from (${INDEXES}) i where i.valid))`,
    )
    for (const ref of large) await this.#index(ref)
  }

  /** Finds the nearest records of one organization, nearest first. */
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
    const whole = smallest(copies.filter(({ generation }) => indexed.get(generation) === false))
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
   * The nearest records of generations. An index is of one copy, and the planner takes it for that copy's own values only. What is
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
    const name = `near_${organizationId.replaceAll('-', '')}_${generation}`
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

/**
 * Makes the table for vectors of some dimensions. No migration can: it needs the extension. Copies with vectors in an earlier
 * table, or from before a restore, get new ones.
 */
function scriptOf(schema: string, dimensions: number): string {
  return `
    drop table if exists plugboard.near_vectors;
    delete from plugboard.embedded_copies;
    create table plugboard.near_vectors (
      organization_id uuid not null,
      generation bigint not null,
      key text collate "C" not null,
      digest text not null,
      vector ${schema}.halfvec(${dimensions}) not null,
      primary key (organization_id, generation, key),
      foreign key (organization_id, generation) references plugboard.embedded_copies on delete cascade
    );
    call plugboard.isolate('plugboard.near_vectors')`
}

function smallest(copies: NearQuery['copies']): number[] {
  let left = MOST_COMPARED
  return copies
    .toSorted((a, b) => a.records - b.records)
    .filter(({ records }) => (left -= records) >= 0)
    .map(({ generation }) => generation)
}

const INDEXES = `select c.relname::text as name, x.indisvalid as valid from pg_index x join pg_class c on c.oid = x.indexrelid
  where x.indrelid = to_regclass('plugboard.near_vectors') and x.indpred is not null`

function indexNameSql(organization: string, generation: string): string {
  return `('near_' || replace(${organization}::text, '-', '') || '_' || ${generation}::text)`
}

/** A vector as pgvector reads it. Its numbers have two bytes there: more digits would say nothing. */
function literalOf(vector: Float32Array): string {
  return `[${Array.from(vector, (one) => Math.round(one * 1e6) / 1e6).join(',')}]`
}
