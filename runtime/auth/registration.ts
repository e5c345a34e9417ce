/** Checks the hosts of an application's client, for kinds with endpoints at a host of the owner. */
import { ConnectorError } from '../base/errors.ts'
import type { Json } from '../base/json.ts'
import type { Registration } from '../manifest/index.ts'
import type { Credentials } from './credentials.ts'

/** The host in the settings, as URLs write it; undefined where the manifest fixes the hosts, or no host is given. */
export function settingHost(
  registration: Registration | undefined,
  config: Readonly<Record<string, Json>>,
): string | undefined {
  if (!registration) return undefined
  const { setting, host } = registration
  return hostOf(config[setting] ?? host)
}

/**
 * Checks that a client is registered at the host in the settings. No other host gets its secret.
 * @param client the credentials, with `client_host` for a registration at another host than the default
 * @throws ConnectorError `credentials_mismatch`
 */
export function checkClientHost(
  registration: Registration | undefined,
  { client_host: given }: Credentials,
  config: Readonly<Record<string, Json>>,
): void {
  if (!registration) return
  const host = settingHost(registration, config)
  const registered = hostOf(given ?? registration.host)
  if (host !== undefined && host === registered) return
  const [there, here] = [registered ?? 'a host that is not named', host ?? 'a host that is not given']
  throw new ConnectorError(
    'credentials_mismatch',
    `Cannot send the OAuth client to ${here}: it is registered at ${there}`,
    {
      hint: `Provide client_id, client_secret and client_host of an OAuth application at ${here}, or (hosted) store it with PUT /api/v1/oauth/credentials.`,
      errors: [
        { field: 'credentials.client_host', message: 'must be the host in the settings', error_code: 'mismatch' },
      ],
      sent: false,
    },
  )
}

/** A host as URLs write it; undefined for anything but a host. */
function hostOf(value: Json | undefined): string | undefined {
  const host = typeof value === 'string' ? value.toLowerCase() : ''
  const url = `https://${host}`
  return URL.canParse(url) && new URL(url).host === host ? host : undefined
}
