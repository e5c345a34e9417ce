/** The owner's account: credentials, the transport to the third party, and a connector of the client. */
import { connect, type KindModule } from 'plugboard'
import { redactor } from 'plugboard/internal'
import { type Plan, undiciTransport } from 'plugboard/runtime'
import { UsageError } from '../base/usage.ts'
import { checkVariant, readConfigPairs, readCredentials } from '../input/index.ts'
import type { Context } from '../table/context.ts'
import { noticePrinter } from './notices.ts'
import type { OptionsOf } from '../table/index.ts'

/** The options that select an account and the server that gets its requests. */
export type AccountFlags = Pick<OptionsOf<'execute'>, 'auth' | 'config' | 'credentials' | 'connectTo'>

/**
 * Reads the owner's credentials, keeps them out of stderr, and opens a transport to the third party or to `--connect-to`. Notices go to
 * stderr.
 * @throws ConnectorError `credentials_mismatch`; UsageError for an unreadable file
 */
export async function openOwner(
  plan: Plan,
  { auth, credentials: file, connectTo }: Omit<AccountFlags, 'config'>,
  context: Context,
) {
  const { env, warn, protect, transport } = context
  const owner = await readCredentials(plan, { env, warn, hasSandbox: true, file, auth })
  const { expires_at: _, ...secrets } = owner.credentials
  protect(redactor(Object.values(secrets)))
  if (connectTo !== undefined) await warn(`Requests go to ${connectTo}, with the credentials, not to the third party.`)
  return { ...owner, transport: transport?.() ?? transportTo(connectTo), onNotice: noticePrinter(context) }
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

/** Connects the client with the owner's credentials, or to the sandbox. */
export async function openConnector(
  plan: Plan,
  { sandbox = false, auth, config, credentials, connectTo }: AccountFlags & { readonly sandbox?: boolean },
  context: Context,
) {
  checkVariant(plan, auth)
  const kind = plan.manifest as object as KindModule
  const settings = { config: readConfigPairs(plan, config) }
  if (sandbox) {
    checkSandboxed({ credentials, connectTo })
    await context.note('The records come from the sandbox, not from the third party.')
    return connect<KindModule>(kind, { auth, ...settings, sandbox })
  }
  const owner = await openOwner(plan, { auth, credentials, connectTo }, context)
  return connect<KindModule>(kind, { ...owner, ...settings, sandbox })
}

/** Returns the entities that a server copies. @throws UsageError if there are none */
export function searchedEntities({ kind, manifest }: Plan): string[] {
  const found = Object.entries(manifest.entities).flatMap(([entity, { search }]) => (search ? [entity] : []))
  if (found.length > 0) return found
  throw new UsageError(`Cannot read all of ${kind}: it names no searchable entity`, 'Name entities.')
}
