/** `platform` of the door `plugboard`. */
import { connectorOf } from './traced-connector.ts'
import type { PlatformOptions } from './hosted/client.ts'
import { type Platform, platformWith } from './hosted/platform.ts'
import { tracedRequest } from './spans.ts'

/**
 * The platform for an application's credentials: connectors, customers, tokens, the catalog, OAuth and the audit trail. Nothing is sent
 * yet.
 * @example const own = platform({ baseUrl, clientId, clientSecret })
 * @throws ConnectorError `invalid_params`
 */
export function platform(options: PlatformOptions): Platform {
  return platformWith(options, connectorOf, tracedRequest)
}
