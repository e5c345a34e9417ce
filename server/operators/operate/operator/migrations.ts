/** The database's schema: what it lacks, and bringing it up to date. */
import { ConnectorError } from 'plugboard/runtime'
import type { Config } from '../../../config/index.ts'
import { type BackupSummary, type Sink, writeBackup } from '../backup/index.ts'
import { isThere, databaseTargetOf, makeFirstKey } from '../../../ground/installation/index.ts'
import type { Job } from '../job/job.ts'
import {
  type Database,
  hasSchema,
  type Lacking,
  listMigrations,
  migrate,
  type Migration,
  openDatabase,
  pending,
} from '../../../ground/store/index.ts'

/** Result of migrating, or of a dry run. */
export interface MigrateReport {
  /** Names of the migrations that were applied, or that are pending on a dry run, in order. */
  readonly migrations: readonly string[]
  /** Names of the contract steps that are left. */
  readonly contracts: readonly string[]
  readonly isDryRun: boolean
  /** Name of the last migration that this program knows. */
  readonly latest: string
  /** The backup that was written first; undefined without one, and for a database without anything to save. */
  readonly backup?: BackupSummary
}

/** How a database is migrated. */
export interface MigrateOptions {
  /** Changes nothing, and makes nothing. */
  readonly dryRun?: boolean
  /** Applies contract steps too, which end earlier programs. */
  readonly contract?: boolean
  /** Opens the file of a backup, which is written through it before anything is migrated. */
  readonly backup?: (write: (sink: Sink) => Promise<BackupSummary>) => Promise<BackupSummary>
}

/**
 * Brings the database of a configuration to this program's schema; a new embedded one gets its master key too.
 * @throws ConnectorError `invalid_configuration` when the database's schema has ended this program, its folder is in use, or
 * processes live that a contract step would end; `storage_unavailable`; what `backup` throws
 */
export async function migrateDatabase(config: Config, options: MigrateOptions, job: Job): Promise<MigrateReport> {
  const { dryRun = false, contract = false } = options
  const known = await listMigrations()
  const latest = known.at(-1)?.name ?? ''
  if (dryRun && !isThere(config)) return { migrations: names(known), contracts: [], isDryRun: true, latest }
  if (!dryRun) await makeFirstKey(config)
  const database = await openDatabase(databaseTargetOf(config), config.database)
  try {
    if (dryRun) return { ...planOf(known, await pending(database), contract), isDryRun: true, latest }
    const backup = await backedUp(database, options, job)
    const migrations = names(await migrate(database, known, { contract }))
    const { contracts } = await pending(database)
    return { migrations, contracts: names(contracts), isDryRun: false, latest, backup }
  } finally {
    await database.close()
  }
}

/** A backup of the schema as it is, so that this program need not have run before it. */
async function backedUp(database: Database, { backup }: MigrateOptions, job: Job): Promise<BackupSummary | undefined> {
  if (!backup || !(await hasSchema(database))) return undefined
  await pending(database)
  return backup((sink) => writeBackup(database, sink, job))
}

/** Returns the migrations that a run would apply, and leave. A new database gets every migration. */
function planOf(known: readonly Migration[], { expansions, contracts }: Lacking, contract: boolean) {
  const isNew = expansions.length + contracts.length === known.length
  if (isNew) return { migrations: names(known), contracts: [] }
  return contract
    ? { migrations: names([...expansions, ...contracts]), contracts: [] }
    : { migrations: names(expansions), contracts: names(contracts) }
}

function names(migrations: readonly Migration[]): string[] {
  return migrations.map(({ name }) => name)
}

/** Schemas that an operation accepts: this program's, or earlier programs' too. `any` skips the check. */
export type WorkableSchema = 'current' | 'earlier' | 'any'

/** @throws ConnectorError `invalid_configuration` when the schema has ended this program, or is older than the operation needs */
export async function insistOnSchema(database: Database, workable: WorkableSchema): Promise<void> {
  if (workable === 'any') return
  const { expansions } = await pending(database)
  const [next] = expansions
  if (next && (workable === 'current' || !(await hasSchema(database))))
    throw new ConnectorError('invalid_configuration', `Cannot use the database: migration "${next.name}" is pending`, {
      hint: 'Run plugboard migrate with the same settings, or start a server, which does the same.',
    })
}
