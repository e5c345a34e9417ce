/** What the first start makes by itself: a master key, an organization and an application. */
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import type { Access } from './access/index.ts'
import type { Config } from './config/index.ts'
import type { MasterKeys } from './vault/index.ts'
import { createMasterKey, readMasterKeys } from './vault/index.ts'

/** The first application, whose secret is told once. */
export interface FirstApplication {
  readonly organizationId: string
  readonly clientId: string
  readonly clientSecret: string
}

/**
 * The ring of master keys. With the embedded database, the first start makes the key.
 * @throws ConnectorError `invalid_configuration` when a key is missing, malformed, or may be read by others
 */
export async function masterKeysOf({ masterKeyFiles, databaseUrl, dataDirectory }: Config): Promise<MasterKeys> {
  const [newest] = masterKeyFiles
  if (databaseUrl === undefined && newest?.startsWith(dataDirectory) && !existsSync(newest)) {
    await mkdir(dataDirectory, { recursive: true, mode: 0o700 })
    await createMasterKey(newest)
  }
  return readMasterKeys(masterKeyFiles)
}

/** The first application, for the process that made it; null when there is one already. */
export async function firstApplication(access: Access): Promise<FirstApplication | null> {
  const made = await access.bootstrap({ organizationName: 'Default', applicationName: 'First application' })
  if (!made) return null
  return { organizationId: made.organization.id, clientId: made.clientId, clientSecret: made.clientSecret }
}
