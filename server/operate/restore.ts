/** Restores a backup into the empty database that a configuration names. */
import type { Config } from '../config/index.ts'
import { openDatabase } from '../store/index.ts'
import type { BackupSummary } from './backup/index.ts'
import { readHeader, restoreBackup } from './backup/index.ts'
import type { Job } from './job.ts'
import { placeOf } from './place.ts'

/**
 * Restores a file; what it held comes back. An embedded database is made.
 * @throws ConnectorError `invalid_request` for a file that cannot be used, `version_conflict` for a database that is not empty
 */
export async function restore(config: Config, file: string, job: Job): Promise<BackupSummary> {
  // A file that is no backup makes no database.
  await readHeader(file)
  const database = await openDatabase(placeOf(config), config.database)
  try {
    return await restoreBackup(database, file, job)
  } finally {
    await database.close()
  }
}
