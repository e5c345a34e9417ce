/** Restores a backup into the empty database that a configuration names. */
import { mkdir, rm } from 'node:fs/promises'
import type { Config } from '../../../config/index.ts'
import { ServerError } from '../../../ground/errors/index.ts'
import { openDatabase } from '../../../ground/store/index.ts'
import { type BackupSummary, readHeader, receiveOrganization, restoreBackup } from '../backup/index.ts'
import { openMasterKeys, readMasterKeys } from '../../../ground/vault/index.ts'
import { insistOnSchema } from './migrations.ts'
import type { Job } from '../job/job.ts'
import { databaseTargetOf } from '../../../ground/installation/index.ts'

/**
 * Restores a file; what it held comes back. An embedded database is made, and removed again when the restore fails.
 * @throws ConnectorError `invalid_request` for a file that cannot be used, `version_conflict` for a database that is not empty
 */
export async function restore(config: Config, file: string, job: Job): Promise<BackupSummary> {
  // Before the database is made: a file that is not a backup must not leave one behind.
  const { organization } = await readHeader(file)
  if (organization)
    throw new ServerError('invalid_request', `Cannot restore ${JSON.stringify(file)}: it holds one organization`, {
      hint: 'Name with --key-file the file of the key with which it was saved. Nothing was changed.',
    })
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

/**
 * Restores the backup of one organization beside others; what it held comes back. The organization is suspended still.
 * @throws ConnectorError `invalid_request` for a file that cannot be used, `invalid_configuration` for another key, `version_conflict`
 * for an organization that is there already, or another schema
 */
export async function restoreOrganization(
  config: Config,
  { file, keyFile }: { readonly file: string; readonly keyFile: string },
  job: Job,
): Promise<BackupSummary> {
  const transport = readMasterKeys([keyFile]).newest
  const masters = await openMasterKeys(config)
  const database = await openDatabase(databaseTargetOf(config), config.database)
  try {
    await insistOnSchema(database, 'current')
    return await receiveOrganization(database, file, { masters, transport }, job)
  } finally {
    await database.close()
  }
}
