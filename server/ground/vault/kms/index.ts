/** Keys in a key management service: which one, by the settings. */
import { type Config, readSecretFile } from '../../../config/index.ts'
import { awsService } from './aws.ts'
import { azureService } from './azure.ts'
import { googleService } from './google.ts'
import type { KeyServiceOptions } from './options.ts'
import { type KeySender, openSender, type SenderOptions } from './send.ts'
import type { KeyService } from './service.ts'
import { transitService } from './transit.ts'

export type { KeyService } from './service.ts'

/** The keys of one service. */
export interface KeyServices {
  /** The key that wraps. */
  readonly current: KeyService
  /** The service of a key that may have wrapped; undefined for one that the settings do not name. */
  find(key: string): KeyService | undefined
  close(): Promise<void>
}

const SERVICES = {
  aws: ['AWS KMS', awsService],
  azure: ['Azure Key Vault', azureService],
  google: ['Google Cloud KMS', googleService],
  vault: ['Vault', transitService],
} as const satisfies Record<string, readonly [string, (options: KeyServiceOptions, sender: KeySender) => KeyService]>

/** What may be tuned, for tests. */
export interface KmsOptions extends SenderOptions, Pick<KeyServiceOptions, 'identityUrl'> {
  readonly now?: () => number
}

/**
 * The service that the settings name; undefined without one.
 * @throws ConnectorError `invalid_configuration` for a key that is none of the service's, or a file that cannot be used
 */
export function openKeyServices(
  { provider, key, formerKeys, url, credentialsFile }: Config['kms'],
  { identityUrl, now = Date.now, ...options }: KmsOptions = {},
): KeyServices | undefined {
  if (provider === undefined || key === undefined) return undefined
  const credentials = credentialsFile === undefined ? undefined : readSecretFile(credentialsFile, 'kms.credentialsFile')
  const [name, open] = SERVICES[provider]
  const sender = openSender(name, options)
  const serviceOf = (one: string) => open({ key: one, url, credentials, identityUrl, now }, sender)
  const [current, ...former] = [key, ...formerKeys].map(serviceOf)
  if (current === undefined) return undefined
  return {
    current,
    find: (wanted) => [current, ...former].find((one) => one.key === wanted),
    close: () => sender.close(),
  }
}
