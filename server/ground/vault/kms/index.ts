/** The keys of the service that the settings name. */
import { type Config, readSecretFile } from '../../../config/index.ts'
import { awsApi } from './aws.ts'
import { azureApi } from './azure.ts'
import { googleApi } from './google.ts'
import { type KeySender, openSender, type SenderOptions } from './send.ts'
import { type KeyApi, type KeyService, keyService, type KeyServiceOptions } from './service.ts'
import { transitApi } from './transit.ts'

/** The keys of one service. */
export interface KeyServices {
  /** The key that wraps new master keys. */
  readonly current: KeyService
  /** A key of the settings; undefined for a key that they do not name. */
  find(key: string): KeyService | undefined
  close(): Promise<void>
}

const SERVICES = {
  aws: ['AWS KMS', awsApi],
  azure: ['Azure Key Vault', azureApi],
  google: ['Google Cloud KMS', googleApi],
  vault: ['Vault', transitApi],
} as const satisfies Record<string, readonly [string, (options: KeyServiceOptions, sender: KeySender) => KeyApi]>

/** Options of the services, for tests. */
export interface KmsOptions extends SenderOptions, Pick<KeyServiceOptions, 'identityUrl'> {
  readonly now?: () => number
}

/**
 * Opens the service of the settings; undefined without one.
 * @throws ConnectorError `invalid_configuration` for a key or a file of another form
 */
export function openKeyServices(
  { provider, key, formerKeys, url, credentialsFile }: Config['kms'],
  { identityUrl, now = Date.now, ...options }: KmsOptions = {},
): KeyServices | undefined {
  if (provider === undefined || key === undefined) return undefined
  const credentials = credentialsFile === undefined ? undefined : readSecretFile(credentialsFile, 'kms.credentialsFile')
  const [name, apiOf] = SERVICES[provider]
  const sender = openSender(name, options)
  const open = (one: string) => keyService(one, sender, apiOf({ key: one, url, credentials, identityUrl, now }, sender))
  const current = open(key)
  const all = [current, ...formerKeys.map(open)]
  return {
    current,
    find: (wanted) => all.find((one) => one.key === wanted),
    close: () => sender.close(),
  }
}
