/** The sandbox of open source mode simulates a vendor in this process, with made-up records. */
import { ConnectorError } from '../../runtime/base/errors.ts'
import type { Json } from '../../runtime/base/json.ts'
import { quoted } from '../../runtime/base/names.ts'
import type { Plan } from '../../runtime/index.ts'
import { exampleConfig, exampleCredentials, recordCounts, Simulation } from '../../simulator/index.ts'
import type { LocalOptions } from './local-account.ts'

const RECORDS = 250
const FILE_BYTES = 4096

/** Options of an account in the sandbox. */
export type SandboxOptions = Omit<LocalOptions, 'credentials' | 'transport' | 'proxy' | 'auth' | 'config'>

/** The same, with credentials that an application passes where the environment asks for the sandbox. */
type GivenOptions = SandboxOptions &
  Partial<Pick<LocalOptions, 'credentials' | 'transport' | 'proxy' | 'auth' | 'config'>>

/**
 * Options of an account with a simulated vendor. Writes stay until the process ends, only for this connector.
 * @throws ConnectorError `credentials_mismatch` for an unknown auth variant
 */
export function sandboxed(plan: Plan, given: GivenOptions): LocalOptions {
  const { credentials: _, proxy: __, ...options } = given
  const { manifest } = plan
  const transport = new Simulation(manifest, {
    records: RECORDS,
    recordsOf: recordCounts(manifest),
    fileBytes: FILE_BYTES,
    hasHistory: false,
  })
  return { paced: false, ...playedAccount(plan, options), transport }
}

/** Options of an account with stand-ins for its credentials and settings. */
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

/** Meaningless credentials. They name the host of the settings. */
function credentialsFor(plan: Plan, auth: string, config: Readonly<Record<string, Json>>): Record<string, string> {
  const credentials = exampleCredentials(plan, auth)
  const setting = plan.manifest.auth[auth]?.token?.registration?.setting
  const host = setting === undefined ? undefined : config[setting]
  return credentials.client_host === undefined || typeof host !== 'string'
    ? credentials
    : { ...credentials, client_host: host }
}
