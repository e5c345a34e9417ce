/** Restores a backup into the empty database that a configuration names. */
import { mkdir, rm } from 'node:fs/promises'
import type { Config } from '../../config/index.ts'
import { openDatabase } from '../../store/index.ts'
import { type BackupSummary, readHeader, restoreBackup } from '../backup/index.ts'
import type { Job } from '../job/job.ts'
import { databaseTargetOf } from '../job/database-target.ts'

/**
 * Restores a file; what it held comes back. An embedded database is made, and removed again when the restore fails.
 * @throws ConnectorError `invalid_request` for a file that cannot be used, `version_conflict` for a database that is not empty
 */
export async function restore(config: Config, file: string, job: Job): Promise<BackupSummary> {
  // Before the database is made: a file that is not a backup must not leave one behind.
  await readHeader(file)
  const target = databaseTargetOf(config)
  const made = 'directory' in target ? await mkdir(target.directory, { recursive: true, mode: 0o700 }) : undefined
  try {
    const database = await openDatabase(target, config.database)
    try {
      return await restoreBackup(database, file, job)
    } finally {
      await database.close()
    }
  } catch (error) {
    if (made !== undefined) await rm(made, { recursive: true, force: true })
    throw error
  }
}
