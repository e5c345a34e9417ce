/** A migrated database as a file of the package: a first start unpacks it, which is faster than creating one. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { listMigrations, migrate, SERVER_ROOT } from './migrate.ts'

/**
 * A window of 16 MiB. PostgreSQL has three copies of its catalog on disk, and only the first takes room. The window of gzip is 32 KiB,
 * and its file almost three times as large.
 */
const COMPRESSION = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS },
}

/** Path of the package's file. Its name has the hash of the migrations. */
export async function templateOfPackage(): Promise<string> {
  return join(SERVER_ROOT, 'dist', `database-${await migrationsHash()}.tar.br`)
}

/** Path of the package's file; undefined in an unbuilt clone. */
export async function findTemplate(): Promise<string | undefined> {
  const file = await templateOfPackage()
  return existsSync(file) ? file : undefined
}

/** Writes a template for `openDatabase`, whole or not at all. */
export async function writeTemplate(file: string): Promise<void> {
  const { openEmbedded } = await import('./embedded/index.ts')
  const database = await openEmbedded({ statementTimeoutMs: 30_000 })
  try {
    await migrate(database)
    await mkdir(dirname(file), { recursive: true })
    const unfinished = `${file}.${database.processId}`
    await writeFile(unfinished, await promisify(brotliCompress)(await database.dump(), COMPRESSION))
    await rename(unfinished, file)
  } finally {
    await database.close()
  }
}

/** Hash of all migrations. */
export async function migrationsHash(): Promise<string> {
  const hash = createHash('sha256')
  for (const { sha256 } of await listMigrations()) hash.update(sha256)
  return hash.digest('hex').slice(0, 16)
}
