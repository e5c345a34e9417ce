/** Opens what finds vectors, as the operator has set it: pgvector's tables are made, or dropped where they are no longer wanted. */
import { ConnectorError } from 'plugboard/runtime'
import { type Database, DatabaseError, type Session } from '../../../ground/store/index.ts'
import { ByteVectors } from './byte-vectors.ts'
import { PgVectors } from './pg-vectors.ts'
import { type Extension, findExtension, missingExtension, type Obstacle, obstacleOf } from './extension.ts'
import type { VectorIndex } from './vector-index.ts'

/** What an operator can do instead. */
const WITHOUT_PGVECTOR = 'Or set embeddings.index=exact: then copies of up to 10,000 records are searched by meaning.'

/**
 * Opens the index of vectors.
 * @param dimensions of the vectors that pgvector is to find; without them, vectors are compared as bytes
 * @throws ConnectorError `invalid_configuration` where the database has no pgvector, or too old a one
 */
export async function openVectorIndex(database: Database, dimensions?: number): Promise<VectorIndex> {
  const [tables] = await database.query<{ dimensions: number }>(
    `select atttypmod as dimensions from pg_attribute where attrelid = to_regclass('plugboard.near_vectors') and attname = 'vector'`,
  )
  if (dimensions === undefined) {
    // `record_vectors` has all that they have: should the setting come back, they are made of it again.
    if (tables) await database.transaction((sql) => sql.exec(DROP))
    return new ByteVectors()
  }
  const schema = await schemaOf(database)
  if (tables?.dimensions !== dimensions) await database.transaction((sql) => remake(sql, schema, dimensions))
  return new PgVectors({ database, schema })
}

const DROP = 'drop table if exists plugboard.near_copies, plugboard.near_vectors'

/** The schema of the extension, as SQL writes it. The extension is made where it is available and this user may make it. */
async function schemaOf(database: Database): Promise<string> {
  const made = (await findExtension(database)) ?? (await make(database))
  const obstacle = obstacleOf(made)
  if (obstacle) throw unusable(obstacle)
  return made.schema
}

async function make(database: Database): Promise<Extension> {
  const failure = await database.exec('create extension if not exists vector').then(
    () => undefined,
    (error: unknown) => error,
  )
  // Of several processes that start at once, one makes it.
  const extension = await findExtension(database)
  if (extension) return extension
  if (!(failure instanceof DatabaseError)) throw failure
  throw unusable(missingExtension(database.engine, failure.message))
}

function unusable({ state, hint }: Obstacle): ConnectorError {
  return new ConnectorError('invalid_configuration', `Cannot use pgvector in the database: ${state}`, {
    hint: `${hint} ${WITHOUT_PGVECTOR}`,
    errors: [{ field: 'embeddings.index', message: 'needs pgvector in the database', error_code: 'invalid' }],
  })
}

/** Makes the tables for vectors of so many dimensions, unless another process just did. */
async function remake(sql: Session, schema: string, dimensions: number): Promise<void> {
  await sql.query(`select pg_advisory_xact_lock(hashtext('plugboard.near_vectors'))`)
  const [made] = await sql.query(
    `select from pg_attribute where attrelid = to_regclass('plugboard.near_vectors') and attname = 'vector' and atttypmod = $1`,
    [dimensions],
  )
  if (made) return
  await sql.exec(`
    ${DROP};
    -- What pgvector has of record_vectors, and goes with it.
    create table plugboard.near_vectors (
      organization_id uuid not null,
      generation bigint not null,
      key text collate "C" not null,
      digest text not null,
      vector ${schema}.halfvec(${dimensions}) not null,
      primary key (organization_id, generation, key),
      foreign key (organization_id, generation, key) references plugboard.record_vectors on delete cascade
    );
    -- The change up to which it has the vectors of a copy.
    create table plugboard.near_copies (
      organization_id uuid not null,
      generation bigint not null,
      model text not null,
      change bigint not null,
      primary key (organization_id, generation),
      foreign key (organization_id, generation) references plugboard.embedded_copies on delete cascade
    );
    call plugboard.isolate('plugboard.near_vectors');
    call plugboard.isolate('plugboard.near_copies')`)
}
