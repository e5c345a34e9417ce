/** The database's schema: what it lacks, and bringing it up to date. */
import { ConnectorError } from 'plugboard/runtime'
import type { Config } from '../../config/index.ts'
import { makeFirstKey } from '../operations/keys.ts'
import { isThere, databaseTargetOf } from '../job/database-target.ts'
import { type Database, listMigrations, migrate, openDatabase, pending } from '../../store/index.ts'

/** What migrating came to, or would. */
export interface MigrateReport {
  /** Names of the migrations that were applied, or that are pending on a dry run, in order. */
  readonly migrations: readonly string[]
  readonly isDryRun: boolean
  /** Name of the last migration that this program knows. */
  readonly latest: string
}

/**
 * Brings the database of a configuration to this program's schema; a new embedded one gets its
 * master key too. A dry run changes nothing, and makes nothing.
 * @throws ConnectorError `invalid_configuration` when the database is newer, or its folder is in use; `storage_unavailable`
 */
export async function migrateDatabase(
  config: Config,
  { dryRun = false }: { dryRun?: boolean },
): Promise<MigrateReport> {
  const known = await listMigrations()
  const latest = known.at(-1)?.name ?? ''
  if (dryRun && !isThere(config)) return { migrations: known.map(({ name }) => name), isDryRun: true, latest }
  if (!dryRun) await makeFirstKey(config)
  const database = await openDatabase(databaseTargetOf(config), config.database)
  try {
    const migrations = dryRun ? await pending(database) : await migrate(database)
    return { migrations: migrations.map(({ name }) => name), isDryRun: dryRun, latest }
  } finally {
    await database.close()
  }
}

/** @throws ConnectorError `invalid_configuration` when the database's schema is older than this program's, or newer */
export async function insistOnMigrated(database: Database): Promise<void> {
  const [next] = await pending(database)
  if (next)
    throw new ConnectorError('invalid_configuration', `Cannot use the database: migration "${next.name}" is pending`, {
      hint: 'Run plugboard migrate with the same settings, or start a server, which does the same.',
    })
}
