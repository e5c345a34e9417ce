/** What the first start makes by itself: a master key, an organization and an application. */
import type { Access } from './accounts/access/index.ts'
import type { Config } from './ground/config/index.ts'
import { makeFirstKey } from './operators/operate/index.ts'
import { type MasterKeys, openMasterKeys } from './ground/vault/index.ts'

/** The first application, whose secret is shown once. */
export interface FirstApplication {
  readonly organizationId: string
  readonly clientId: string
  readonly clientSecret: string
}

/**
 * The ring of master keys. With the embedded database, the first start makes the key.
 * @throws ConnectorError `invalid_configuration` when a key is missing, malformed, or may be read by others, or the key
 * management service refuses; `storage_unavailable` when that cannot be reached
 */
export async function masterKeysOf(config: Config): Promise<MasterKeys> {
  await makeFirstKey(config)
  return openMasterKeys(config)
}

/** The first application, for the process that made it; null when there is one already. */
export async function firstApplication(access: Access): Promise<FirstApplication | null> {
  const made = await access.bootstrap({ organizationName: 'Default', applicationName: 'First application' })
  if (!made) return null
  return { organizationId: made.organization.id, clientId: made.clientId, clientSecret: made.clientSecret }
}
