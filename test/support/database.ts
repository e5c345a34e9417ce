/** Migrated databases for suites that hold on both engines. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PACKAGE_ROOT } from '../../runtime/index.ts'
import type { Database } from '../../server/store/index.ts'
import { listMigrations, migrate, openDatabase } from '../../server/store/index.ts'
import { openEmbedded } from '../../server/store/embedded/index.ts'

/** Opens a migrated database of its own; the test closes it. */
export type OpenTestDatabase = () => Promise<Database>

/** For `describe.each(databases)('... on %s', (_name, open) => ...)`: open once per file, close in `afterAll`. */
export const databases: readonly (readonly [name: string, open: OpenTestDatabase])[] = [['embedded', openTestDatabase]]

/** A migrated embedded database in memory, quick to open: for suites that need any one database. */
export async function openTestDatabase(): Promise<Database> {
  return openDatabase({ memory: true }, { template: await template() })
}

/** A dump of a migrated database, made once for these migrations. */
async function template(): Promise<string> {
  const hash = createHash('sha256')
  for (const { sha256 } of await listMigrations()) hash.update(sha256)
  const folder = join(PACKAGE_ROOT, 'node_modules', '.cache', 'plugboard')
  const file = join(folder, `database-${hash.digest('hex').slice(0, 16)}.tar`)
  if (existsSync(file)) return file
  await mkdir(folder, { recursive: true })
  const database = await openEmbedded({ statementTimeoutMs: 30_000 })
  try {
    await migrate(database)
    const unfinished = `${file}.${database.processId}`
    await writeFile(unfinished, await database.dump())
    await rename(unfinished, file)
  } finally {
    await database.close()
  }
  return file
}
