/** The tables of records: one for each kind and entity, made when it is first needed. */
import { createHash } from 'node:crypto'
import type { Database, Session } from '../../ground/store/index.ts'

/** Cache of the names of tables, by kind and entity. */
const names = new Map<string, Map<string, string>>()

/** Number of tables that an organization has for all of its own kinds. */
const OWN_TABLES = 64
const OWN = 'own:'

/**
 * Names an organization's own kind in copies. It uploads and removes kinds as it likes: their entities share a fixed number of tables, which
 * belong to the organization only.
 */
export function ownCopies(organizationId: string, kind: string, entity: string): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([kind, entity]))
    .digest()
  return `${OWN}${organizationId}:${digest.readUInt32BE(0) % OWN_TABLES}`
}

/** The kind and the entity by which a table is registered. */
export function tableKey(kind: string, entity: string): readonly [kind: string, entity: string] {
  return [kind, kind.startsWith(OWN) ? '*' : entity]
}

/** The name of the table that holds an entity's records: safe as it is in SQL, with its schema. */
export function recordTableOf(kindOfCopy: string, entityOfCopy: string): string {
  const [kind, entity] = tableKey(kindOfCopy, entityOfCopy)
  const known = names.get(kind) ?? new Map<string, string>()
  names.set(kind, known)
  const name = known.get(entity) ?? nameOf(kind, entity)
  known.set(entity, name)
  return name
}

function nameOf(kind: string, entity: string): string {
  const readable = `${kind}_${entity}`.toLowerCase().replace(/[^a-z0-9]+/g, '_').slice(0, 40) // prettier-ignore
  const digest = createHash('sha256').update(JSON.stringify([kind, entity])).digest('hex').slice(0, 8) // prettier-ignore
  return `plugboard.records_${readable}_${digest}`
}

const made = new WeakMap<Database, Set<string>>()

/** Makes the table of an entity's records unless it exists. Any number of processes may do it together. @returns its name */
export async function ensureTable(database: Database, kind: string, entity: string): Promise<string> {
  const table = recordTableOf(kind, entity)
  const known = made.get(database) ?? new Set<string>()
  made.set(database, known)
  if (known.has(table)) return table
  await database.transaction(async (sql) => {
    await sql.query(`select pg_advisory_xact_lock(hashtext($1))`, [table])
    const key = tableKey(kind, entity)
    const [row] = await sql.query('select 1 from record_tables where kind = $1 and entity = $2', key)
    if (row) return
    await createTable(sql, kind, entity)
    await sql.query('insert into record_tables (name, kind, entity) values ($1, $2, $3)', [table, ...key])
  })
  known.add(table)
  return table
}

/** Makes the table of an entity's records, which must not be there, and registers nothing. */
export function createTable(sql: Session, kind: string, entity: string): Promise<void> {
  return sql.exec(scriptOf(recordTableOf(kind, entity)))
}

/**
 * The primary key is the order of searches without a sort; a record's key is unique in its generation. `parent` is the key of the
 * parent below which a record was listed, empty for several. `sent`, `moved` and `hidden` hold what `data` loses of a record. `own_text` has the texts of the account's own fields. `change`
 * numbers the record's last change, in the order in which readers get it; `written_at` is its time. `applied_at` is when the record was
 * last written outside of a run. Indexes that use makes are neither unique nor partial.
 */
function scriptOf(table: string): string {
  return `
    create table ${table} (
      generation bigint not null,
      key text collate "C" not null,
      organization_id uuid not null,
      connector_id uuid not null,
      data jsonb not null,
      sent text,
      moved text,
      hidden jsonb,
      own_text text,
      written_at timestamptz not null default now(),
      parent text,
      change bigint not null default 0,
      applied_at timestamptz,
      primary key (generation, key, organization_id)
    );
    create index on ${table} (generation, parent) where parent is not null;
    create unique index on ${table} (generation, change, key, organization_id);
    call plugboard.isolate('${table}')`
}
