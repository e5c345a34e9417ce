/** Account of the vendor that a connector is for, as the vendor's messages name it. */
import { namesIn } from 'plugboard/internal'
import type { Credentials, Json, Plan } from 'plugboard/runtime'

/** Values of a connector. */
export interface AccountValues {
  readonly auth: string
  readonly credentials: Credentials
  readonly environment: Readonly<Record<string, Json>>
}

/**
 * The account, where it is proven; null elsewhere. What an owner writes proves nothing: by the name of another account they would get
 * its events. The answer of a consent proves it. A successful read proves a setting in the host that was read.
 */
export function verifiedAccount(
  { manifest }: Plan,
  { auth, credentials, environment }: AccountValues,
  by: 'consent' | 'read' | 'nothing',
): string | null {
  const field = manifest.webhooks?.account?.field
  if (field === undefined || by === 'nothing') return null
  const stored = credentials[field]
  if (typeof stored === 'string') return by === 'consent' ? stored : null
  const baseUrl = manifest.auth[auth]?.baseUrl ?? manifest.baseUrl
  const value = environment[field]
  return namesIn(baseUrl).includes(`config.${field}`) && typeof value === 'string' ? value : null
}
