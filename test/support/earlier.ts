/** Databases of earlier schemas: `test/data/upgrade` has the rows of each, stored before a migration was added. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Database, listMigrations, migrate } from '../../server/ground/store/index.ts'

/** The folder with the rows, and the master key that seals them. */
export const EARLIER_FOLDER = join(import.meta.dirname, '..', 'data', 'upgrade')

/** The newest migrations of these schemas, such as `0010-operators`. */
export const EARLIER: readonly string[] = readdirSync(EARLIER_FOLDER)
  .flatMap((name) => (name.endsWith('.sql') ? [name.replace('.sql', '')] : []))
  .toSorted()

/** Brings an empty database to an earlier schema, with its rows. */
export async function loadEarlier(database: Database, name: string): Promise<void> {
  const known = await listMigrations()
  await migrate(database, known.slice(0, known.findIndex((migration) => migration.name === `${name}.sql`) + 1))
  await database.exec(readFileSync(join(EARLIER_FOLDER, `${name}.sql`), 'utf8'))
}
