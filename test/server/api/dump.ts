/** What a database holds, as text to look for planted values in. */
import type { Database } from '../../../server/ground/store/index.ts'

/** The forms in which a value may be hidden: as it is, in hex, in a URL, and in Base64 at each place of three. */
export function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret)
  const inner = [0, 1, 2].map((pad) =>
    Buffer.concat([Buffer.alloc(pad), bytes])
      .toString('base64')
      .slice(pad === 0 ? 0 : 4, -4),
  )
  return [
    secret,
    bytes.toString('hex'),
    encodeURIComponent(secret),
    ...inner,
    ...inner.map((text) => text.replaceAll('+', '-').replaceAll('/', '_')),
  ]
}

/** The rows of every table that the database's catalogue has, as text by the table's name with its schema. */
export async function rowsByTable(database: Database): Promise<Map<string, string[]>> {
  const tables = await database.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema' order by 1`,
  )
  const rows = new Map<string, string[]>()
  for (const { name } of tables) {
    const found = await database.query<{ row: string }>(`select t::text as row from ${name} as t`)
    rows.set(
      name,
      found.map(({ row }) => row),
    )
  }
  return rows
}
