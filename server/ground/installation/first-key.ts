/** The master key of a new installation. */
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { ConnectorError } from 'plugboard/runtime'
import type { Config } from '../../config/index.ts'
import { createKeyFile } from '../vault/index.ts'
import { isThere } from './database-target.ts'

/**
 * Makes the master key of a new embedded installation. Where rows are already it makes none: a key that does not open them
 * would only hide that the right one is missing.
 * @throws ConnectorError `invalid_configuration` when the file cannot be written
 */
export async function makeFirstKey(config: Config): Promise<void> {
  const { masterKeyFiles, databaseUrl, dataDirectory } = config
  const [newest] = masterKeyFiles
  if (databaseUrl !== undefined || !newest?.startsWith(join(dataDirectory, sep))) return
  if (existsSync(newest) || isThere(config)) return
  await mkdir(dataDirectory, { recursive: true, mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    throw unusable(dataDirectory, error)
  })
  await createKeyFile(newest, config.kms)
}

function unusable(dataDirectory: string, cause: NodeJS.ErrnoException): ConnectorError {
  const state = `the folder ${JSON.stringify(dataDirectory)} cannot be created (${cause.code})`
  return new ConnectorError('invalid_configuration', `Cannot create a data directory: ${state}`, {
    hint: 'Name another folder with --data, on a writable disk.',
    errors: [{ field: 'dataDirectory', message: state, error_code: 'file' }],
    cause,
  })
}
