/** A replica in PostgreSQL: a schema for each kind or customer, and one for the registry. */
import type { Client } from 'pg'
import { ConnectorError } from 'plugboard/internal'
import { TargetError } from '../model/target-error.ts'
import { columnList, quoteName } from './names.ts'
import { type Dialect, MARK, type TableName, type SqlColumn, type SqlRows, type SqlSession } from './dialect.ts'
import { raw, sql, type SqlStatement, statementText } from './statement.ts'

const REGISTRY = '_plugboard'
/** The lock for creating and changing tables. */
const LOCK = 7_310_035

/**
 * Connects to a database.
 * @param url may lack a password; PGPASSWORD and the password file have it
 * @throws TargetError `target_unavailable`, `target_refused`
 */
export async function connectPostgres(url: string): Promise<SqlSession> {
  return new PostgresSession(url, await connect(url))
}

async function connect(url: string): Promise<Client> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url, application_name: 'plugboard replicate' })
  // The statement that loses its connection fails.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return client
  } catch (error) {
    throw explained(error)
  }
}

class PostgresSession implements SqlSession {
  readonly #url: string
  #client: Client
  #isLost = false

  constructor(url: string, client: Client) {
    this.#url = url
    this.#client = client
    this.#watch()
  }

  async begin(text: string): Promise<void> {
    if (this.#isLost) {
      this.#client = await connect(this.#url)
      this.#watch()
    }
    await this.#client.query(text)
  }

  async query(statement: SqlStatement): Promise<Record<string, unknown>[]> {
    return (await this.#send(statement)).rows
  }

  async change(statement: SqlStatement): Promise<number> {
    return (await this.#send(statement)).rowCount ?? 0
  }

  async run(text: string): Promise<void> {
    await this.#client.query(text)
  }

  close(): Promise<void> {
    return this.#client.end()
  }

  #watch(): void {
    const client = this.#client
    const lose = () => {
      if (this.#client === client) this.#isLost = true
    }
    this.#isLost = false
    client.on('error', lose).on('end', lose)
  }

  #send(statement: SqlStatement) {
    return this.#client.query<Record<string, unknown>>(
      statementText(statement, (number) => `$${number}`),
      statement.values as unknown[],
    )
  }
}

/** Returns the dialect of PostgreSQL. @param name the name of the target for people */
export function postgresDialect(name: string): Dialect {
  return {
    name,
    begin: 'begin',
    beginReading: 'begin read only',
    ignoresCase: false,
    types: {
      text: 'text',
      bigint: 'bigint',
      numeric: 'numeric',
      boolean: 'boolean',
      timestamptz: 'timestamptz',
      jsonb: 'jsonb',
    },
    lock: `select pg_advisory_xact_lock(${LOCK})`,
    registry: (table) => `${quoteName(REGISTRY)}.${table}`,
    hasRegistry,
    registrySchema: createSchema(REGISTRY),
    mark: (table) => ({ inside: '', after: [`comment on table ${table} is '${MARK}'`] }),
    comment: (column, text) => [`comment on column ${column} is ${quoteText(text)}`],
    wantedName: (kind, entity, customer) =>
      customer === ''
        ? { schema: kind.replaceAll('-', '_'), name: entity }
        : { schema: customer, name: `${kind.replaceAll('-', '_')}__${entity}` },
    at: tableAt,
    createSchema: async (session, schema) =>
      (await schemaMark(session, schema)) === undefined ? createSchema(schema) : [],
    dropSchema,
    sqlName: ({ schema, name: table }) => `${quoteName(schema)}.${quoteName(table)}`,
    upsert,
    given,
    explain: explained,
  }
}

/** Backslashes have a meaning in an escape string only. */
function quoteText(text: string): string {
  return `E'${text.replaceAll('\u0000', '').replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
}

function createSchema(schema: string): string[] {
  return [`create schema ${quoteName(schema)}`, `comment on schema ${quoteName(schema)} is '${MARK}'`]
}

/** Returns the comment of a schema; undefined without such a schema. */
async function schemaMark(session: SqlSession, schema: string): Promise<string | undefined> {
  const [found] = await session.query(
    sql`select coalesce(obj_description(oid, 'pg_namespace'), '') as mark from pg_namespace where nspname = ${schema}`,
  )
  return found && String(found.mark)
}

async function hasRegistry(session: SqlSession): Promise<boolean> {
  const mark = await schemaMark(session, REGISTRY)
  if (mark === undefined || mark === MARK) return mark === MARK
  throw new TargetError('target_conflict', `Cannot use the schema ${REGISTRY}: a replica did not create it`, {
    hint: 'Rename it, or replicate into another database.',
  })
}

async function tableAt(session: SqlSession, { schema, name }: TableName): Promise<'nothing' | 'ours' | 'theirs'> {
  const [found] = await session.query(
    sql`select obj_description(c.oid, 'pg_class') as mark from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = ${schema} and c.relname = ${name}`,
  )
  if (!found) return 'nothing'
  return found.mark === MARK ? 'ours' : 'theirs'
}

async function dropSchema(session: SqlSession, schema: string): Promise<void> {
  if ((await schemaMark(session, schema)) !== MARK) return
  const [held] = await session.query(
    sql`select 1 as one from pg_depend d join pg_namespace n on d.refobjid = n.oid
      where n.nspname = ${schema} and d.refclassid = 'pg_namespace'::regclass limit 1`,
  )
  if (!held) await session.run(`drop schema ${quoteName(schema)}`)
}

async function upsert(session: SqlSession, table: string, rows: SqlRows): Promise<void> {
  const set = rows.columns.map(({ name }) => `${quoteName(name)} = excluded.${quoteName(name)}`).join(', ')
  const names = columnList(rows.columns)
  await session.change(
    sql`insert into ${raw(table)} (${raw(names)}) select ${raw(names)} from ${given(rows)}
      on conflict (_connector, _key) do update set ${raw(set)}`,
  )
}

/** Each column is one param, however many rows there are. */
function given({ columns, rows }: SqlRows): SqlStatement {
  const typed = columns
    .map(({ name, type }: SqlColumn) => `${quoteName(name)}::${type} as ${quoteName(name)}`)
    .join(', ')
  const lists = columns
    .map((_, index) => sql`${rows.map((row) => row[index] ?? null)}::text[]`)
    .reduce((before, one) => sql`${before}, ${one}`)
  return sql`(select ${raw(typed)} from unnest(${lists}) as listed(${raw(columnList(columns))})) as given`
}

/** Leaves out the server's messages about data, since records may contain secrets. */
function explained(error: unknown): unknown {
  if (error instanceof ConnectorError || !(error instanceof Error)) return error
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const more = { cause: error }
  if (code === '42501' || code === '25006')
    return new TargetError('target_refused', `Cannot write to the target: ${error.message}`, {
      ...more,
      hint: 'Grant the role CREATE on the database.',
    })
  if (/^28|^3D000$/.test(code))
    return new TargetError('target_refused', `Cannot connect to the target: ${error.message}`, more)
  if (
    /^(?:08|57P|53300)|^E[A-Z]+$/.test(code) ||
    /^Connection terminated|is not queryable$|timeout expired/.test(error.message)
  )
    return new TargetError('target_unavailable', `Cannot reach the target: ${reasonOf(error, code)}`, more)
  if (/^[0-9A-Z]{5}$/.test(code))
    return new TargetError(
      'target_failed',
      `Cannot write to the target: ${/^2[23]/.test(code) ? 'it refuses a value' : error.message} (${code})`,
      more,
    )
  return error
}

/** A host with several addresses fails with one error for each. */
function reasonOf({ message }: Error, code: string): string {
  return message === '' ? code : message
}
