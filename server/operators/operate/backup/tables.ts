/** Tables of a database, from its catalog. Each follows the tables that its rows refer to. */
import type { Sql } from '../../../ground/store/index.ts'

/** A table that a backup holds. */
export interface Table {
  readonly name: string
  readonly columns: readonly string[]
  /** Of the columns, as SQL writes them. */
  readonly types: readonly string[]
  /** Columns with a sequence. */
  readonly counters: readonly string[]
}

/**
 * Access tokens are good for minutes and left out, so that a revoked one never comes back, and so are shares of limits; migrations
 * are applied, not copied; captures live for a day, and no backup outlives that. Vectors are made again of texts, and resolved forms of own
 * kinds of texts that are validated. Readers of the changes of many copies begin anew in a restored database, which may be behind them.
 */
const LEFT_OUT = [
  'migrations',
  'tokens',
  'limit_shares',
  'copy_feeds',
  'copy_marks',
  'copy_turns',
  'former_records',
  'agent_grants',
  'agent_refresh_tokens',
  'agent_logins',
  'agent_invitations',
  'operator_logins',
  'operator_sessions',
  'agent_marks',
  'captures',
  'own_kind_forms',
  'embedded_copies',
  'near_vectors',
]

/** The tables of the server's schema; those of records, which are made when they are needed, come last. */
export async function listTables(sql: Sql): Promise<Table[]> {
  const tables = await sql.query<Table>(
    `select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns,
       array_agg(format_type(a.atttypid, a.atttypmod) order by a.attnum) as types,
       coalesce(array_agg(a.attname::text order by a.attnum) filter (where a.attidentity <> ''), '{}') as counters
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relnamespace = 'plugboard'::regnamespace and c.relkind = 'r' and c.relname <> all($1::text[])
     group by c.relname order by c.relname`,
    [LEFT_OUT],
  )
  const made = await sql.query<{ name: string }>('select name from record_tables')
  const isMade = new Set(made.map(({ name }) => name.replace('plugboard.', '')))
  const ordered = inOrder(tables, await references(sql))
  return [...ordered.filter(({ name }) => !isMade.has(name)), ...ordered.filter(({ name }) => isMade.has(name))]
}

async function references(sql: Sql): Promise<Map<string, string[]>> {
  const rows = await sql.query<{ from: string; to: string }>(
    `select f.relname::text as "from", t.relname::text as "to" from pg_constraint k
     join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
     where k.contype = 'f' and k.connamespace = 'plugboard'::regnamespace and f.oid <> t.oid`,
  )
  const map = new Map<string, string[]>()
  for (const { from, to } of rows) map.set(from, [...(map.get(from) ?? []), to])
  return map
}

function inOrder(tables: readonly Table[], needs: ReadonlyMap<string, readonly string[]>): Table[] {
  const ordered: Table[] = []
  const visited = new Set<string>()
  const byName = new Map(tables.map((table) => [table.name, table]))
  const visit = (name: string) => {
    if (visited.has(name)) return
    visited.add(name)
    for (const needed of needs.get(name) ?? []) visit(needed)
    const table = byName.get(name)
    if (table) ordered.push(table)
  }
  for (const { name } of tables) visit(name)
  return ordered
}

/** A table of the server's schema as SQL writes it; the names come from the catalog. */
export function tableName(name: string): string {
  return `plugboard.${identifier(name)}`
}

/** A name in quotes. */
export function identifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
