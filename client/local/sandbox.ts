/** The sandbox of open source mode: a vendor played in this process, with made-up records, for a program without an account. */
import { ConnectorError } from '../../runtime/base/errors.ts'
import type { Json } from '../../runtime/base/json.ts'
import { quoted } from '../../runtime/base/names.ts'
import type { Plan } from '../../runtime/index.ts'
import { exampleConfig, exampleCredentials, recordCounts, Simulation } from '../../simulator/index.ts'
import type { LocalOptions } from './account.ts'

/** Records of each entity that is listed by itself. */
const RECORDS = 250
const FILE_BYTES = 4096

/** What an account of the sandbox may be given. */
export type SandboxOptions = Omit<LocalOptions, 'credentials' | 'transport' | 'proxy' | 'auth' | 'config'>

/** The same, with the credentials that an application gives where the environment asks for the sandbox. */
type GivenOptions = SandboxOptions &
  Partial<Pick<LocalOptions, 'credentials' | 'transport' | 'proxy' | 'auth' | 'config'>>

/**
 * The options of an account whose vendor is played in this process. Writes are kept until the process ends, for this connector alone.
 * @throws ConnectorError `credentials_mismatch` for an auth variant that the kind does not have
 */
export function sandboxed(plan: Plan, given: GivenOptions): LocalOptions {
  const { credentials: _, proxy: __, ...options } = given
  const { manifest } = plan
  const transport = new Simulation(manifest, {
    records: RECORDS,
    recordsOf: recordCounts(manifest),
    fileBytes: FILE_BYTES,
    hasHistory: false,
    isLifelike: true,
  })
  return { paced: false, ...playedAccount(plan, options), transport }
}

/** The options of an account with stand-ins for its credentials and settings. */
export function playedAccount<T extends Pick<Partial<LocalOptions>, 'auth' | 'config'>>(
  plan: Plan,
  options: T,
): T & Required<Pick<LocalOptions, 'credentials' | 'auth' | 'config'>> {
  const variants = Object.keys(plan.manifest.auth)
  const auth = options.auth ?? variants[0] ?? ''
  if (!variants.includes(auth))
    throw new ConnectorError(
      'credentials_mismatch',
      `Cannot connect to ${plan.kind}: there is no auth ${quoted(auth)}`,
      {
        hint: `It has ${variants.join(', ')}.`,
      },
    )
  const config = { ...exampleConfig(plan), ...options.config }
  return { ...options, auth, config, credentials: credentialsFor(plan, auth, config) }
}

/** Credentials that mean nothing. They name the host that the settings name. */
function credentialsFor(plan: Plan, auth: string, config: Readonly<Record<string, Json>>): Record<string, string> {
  const credentials = exampleCredentials(plan, auth)
  const setting = plan.manifest.auth[auth]?.token?.registration?.setting
  const host = setting === undefined ? undefined : config[setting]
  return credentials.client_host === undefined || typeof host !== 'string'
    ? credentials
    : { ...credentials, client_host: host }
}
