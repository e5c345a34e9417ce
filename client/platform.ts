/** The platform as the door `plugboard` gives it. */
import { connectorOf } from './dressed.ts'
import type { PlatformOptions } from './hosted/client.ts'
import { type Platform, platformWith } from './hosted/platform.ts'
import { tracedRequest } from './spans.ts'

/**
 * The platform for an application's credentials: connectors, customers and their tokens, the catalogue, OAuth, what was done. Nothing
 * is sent yet.
 * @throws ConnectorError `invalid_params`
 * @example const api = platform({ baseUrl, clientId, clientSecret })
 */
export function platform(options: PlatformOptions): Platform {
  return platformWith(options, connectorOf, tracedRequest)
}
