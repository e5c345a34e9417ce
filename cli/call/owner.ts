/** The owner's credentials, and the transport to the third party. */
import { redactor } from 'plugboard/internal'
import { type Plan, undiciTransport } from 'plugboard/runtime'
import { UsageError } from '../base/usage.ts'
import { readCredentials } from '../input/index.ts'
import type { Context } from '../table/context.ts'
import type { OptionsOf } from '../table/index.ts'

/** The options that select an account and the server that gets its requests. */
export type AccountFlags = Pick<OptionsOf<'execute'>, 'auth' | 'config' | 'credentials' | 'connectTo'>

/**
 * Reads the owner's credentials, keeps them out of stderr, and opens a transport to the third party or to `--connect-to`.
 * @throws ConnectorError `credentials_mismatch`; UsageError for an unreadable file
 */
export async function openOwner(
  plan: Plan,
  { auth, credentials: file, connectTo }: Omit<AccountFlags, 'config'>,
  { env, warn, protect, transport }: Context,
) {
  const owner = await readCredentials(plan, { env, warn, hasSandbox: true, file, auth })
  const { expires_at: _, ...secrets } = owner.credentials
  protect(redactor(Object.values(secrets)))
  if (connectTo !== undefined) await warn(`Requests go to ${connectTo}, with the credentials, not to the third party.`)
  return { ...owner, transport: transport?.() ?? transportTo(connectTo) }
}

/** Opens a transport to third parties, or to the server that takes their place. */
export function transportTo(origin: string | undefined) {
  return undiciTransport({ proxy: true, connectTo: () => origin })
}

/** @throws UsageError for options of the third party beside `--sandbox` */
export function checkSandboxed({ credentials, connectTo }: Pick<AccountFlags, 'credentials' | 'connectTo'>): void {
  if (credentials !== undefined)
    throw new UsageError('Cannot use --credentials in the sandbox: it needs no credentials')
  if (connectTo !== undefined)
    throw new UsageError('Cannot use --connect-to in the sandbox: requests reach no other server')
}
