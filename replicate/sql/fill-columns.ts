/** Fills new columns of existing rows from their records. */
import type { ReplicaCopy } from '../model/change.ts'
import { columnText, mappedNameOf, recordOf } from '../model/columns.ts'
import { quoteName } from './names.ts'
import { type Dialect, OWN_COLUMNS, type SqlSession } from './dialect.ts'
import { raw, sql } from './statement.ts'
import type { TablePlan } from './tables.ts'

const ROWS = 500

/** Fills the added columns of a table in batches. Mapped fields wait for the next change of a record. */
export async function fillColumns(
  dialect: Dialect,
  session: SqlSession,
  { plan, own: readOwn }: { readonly plan: TablePlan } & Pick<ReplicaCopy, 'own'>,
): Promise<void> {
  const { table } = plan
  const added = plan.added.filter(({ field }) => mappedNameOf(field) === undefined)
  if (added.length === 0) return
  const name = dialect.sqlName(table)
  const shown = raw(
    OWN_COLUMNS.map(({ name: own }) => `cast(${quoteName(own)} as text) as ${quoteName(own)}`).join(', '),
  )
  let last: readonly [string, string] | undefined
  for (;;) {
    const behind = last ? sql`where (_connector, _key) > (${last[0]}, ${last[1]})` : sql``
    const found = await session.query(
      sql`select ${shown} from ${raw(name)} ${behind} order by _connector, _key limit ${raw(String(ROWS))}`,
    )
    const rows = found.flatMap((row) => {
      const record = recordOf(String(row._record), { own: readOwn })
      const values = added.map((column) => columnText(column, record) ?? null)
      const own = OWN_COLUMNS.map((column) => (row[column.name] ?? null) as string | null)
      return values.every((value) => value === null) ? [] : [[...own, ...values]]
    })
    if (rows.length > 0) await dialect.upsert(session, name, { columns: [...OWN_COLUMNS, ...added], rows })
    if (found.length < ROWS) return
    const { _connector: connector, _key: key } = found.at(-1) ?? {}
    last = [String(connector), String(key)]
  }
}
