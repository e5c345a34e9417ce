/** Files of master keys that a key management service has wrapped. */
import { isObject, tryParseJson } from 'plugboard/internal'
import { ConnectorError } from 'plugboard/runtime'
import { type Config, readSecretFile } from '../../config/index.ts'
import { type KeyServices, type KmsOptions, openKeyServices } from './kms/index.ts'
import {
  createMasterKey,
  HOW_TO_MAKE,
  KEY_BYTES,
  MasterKey,
  MasterKeys,
  masterKeyOf,
  noMasterKey,
} from './master-keys.ts'

/** Content of such a file, as JSON. It names no host: only the settings decide where a wrapped key is sent. */
interface WrappedFile {
  /** The key of the service that wrapped it. */
  readonly key: string
  readonly wrapped: string
}

/** Settings of a ring. */
export type KeySettings = Pick<Config, 'masterKeyFiles' | 'kms'>

/**
 * Reads the ring of master keys from their files, and has the service unwrap the wrapped ones. The keys stay in memory, so only a
 * start asks the service.
 * @throws ConnectorError `invalid_configuration` as `readMasterKeys` does, and if the service refuses; `storage_unavailable`
 */
export async function openMasterKeys(
  { masterKeyFiles, kms }: KeySettings,
  options: KmsOptions = {},
): Promise<MasterKeys> {
  return withServices(kms, options, async (services) => {
    const keys: MasterKey[] = []
    for (const file of masterKeyFiles) keys.push(await openFile(file, services))
    const [first, ...others] = keys
    if (first === undefined) throw noMasterKey()
    return new MasterKeys([first, ...others])
  })
}

/**
 * Writes a new master key to a file, wrapped if the settings name a service, and returns its fingerprint.
 * @throws ConnectorError `invalid_configuration` if the file exists or the service refuses; `storage_unavailable`
 */
export function createKeyFile(file: string, kms: Config['kms'], options: KmsOptions = {}): Promise<string> {
  return withServices(kms, options, (services) => {
    if (!services) return createMasterKey(file)
    const { current } = services
    return createMasterKey(file, async (bytes) => {
      const content: WrappedFile = { key: current.key, wrapped: await current.wrap(bytes) }
      return `${JSON.stringify(content)}\n`
    })
  })
}

async function withServices<T>(
  kms: Config['kms'],
  options: KmsOptions,
  work: (services: KeyServices | undefined) => Promise<T>,
): Promise<T> {
  const services = openKeyServices(kms, options)
  try {
    return await work(services)
  } finally {
    await services?.close()
  }
}

async function openFile(file: string, services: KeyServices | undefined): Promise<MasterKey> {
  const text = readSecretFile(file, 'masterKeyFiles', HOW_TO_MAKE)
  const content = wrappedIn(text)
  if (!content) return masterKeyOf(file, text)
  if (!services) throw unusable(file, 'it is wrapped by a key management service, and kms.provider is not set')
  const service = services.find(content.key)
  if (!service)
    throw unusable(file, `it is wrapped by "${content.key}", which is neither kms.key nor one of kms.formerKeys`)
  const bytes = await service.unwrap(content.wrapped)
  if (bytes.length !== KEY_BYTES) throw unusable(file, `${bytes.length} bytes were wrapped instead of ${KEY_BYTES}`)
  const key = new MasterKey(bytes)
  bytes.fill(0)
  return key
}

function wrappedIn(text: string): WrappedFile | undefined {
  const content = tryParseJson(text)
  if (!isObject(content)) return undefined
  const { key, wrapped } = content
  return typeof key === 'string' && typeof wrapped === 'string' ? { key, wrapped } : undefined
}

function unusable(file: string, state: string): ConnectorError {
  return new ConnectorError('invalid_configuration', `Cannot use the master key in ${JSON.stringify(file)}: ${state}`, {
    hint: 'Set kms.provider and kms.key as they were when the file was created. Name a key that was replaced in kms.formerKeys.',
    errors: [{ field: 'masterKeyFiles', message: state, error_code: 'wrapped' }],
  })
}
