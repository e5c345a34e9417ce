/** Which account of a third party a connector is for, as the messages of the third party name it. */
import { namesIn } from 'plugboard/internal'
import type { Credentials, Json, Plan } from 'plugboard/runtime'

/** What a connector is made of. */
export interface AccountFacts {
  readonly auth: string
  readonly credentials: Credentials
  readonly environment: Readonly<Record<string, Json>>
  /** Whether a third party gave the credentials, by consent: an owner did not write them. */
  readonly isConsented: boolean
}

/**
 * The account, where it is proven; null elsewhere. What an owner writes proves nothing: by the name of another account they would get
 * its events. A consent's own answer proves it, and so does a setting in the host to which the credentials belong.
 */
export function provenAccount(plan: Plan, { auth, credentials, environment, isConsented }: AccountFacts): string | null {
  const field = plan.manifest.webhooks?.account?.field
  if (field === undefined) return null
  const stored = credentials[field]
  if (typeof stored === 'string') return isConsented ? stored : null
  const baseUrl = plan.manifest.auth[auth]?.baseUrl ?? plan.manifest.baseUrl
  const value = environment[field]
  return namesIn(baseUrl).includes(`config.${field}`) && typeof value === 'string' ? value : null
}
