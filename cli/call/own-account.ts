/** The account of the person at the command line, as the client connects to it. */
import { connect, type KindModule } from 'plugboard'
import { redactor } from 'plugboard/internal'
import { type Plan, undiciTransport } from 'plugboard/runtime'
import { checkSandboxed } from '../base/sandbox.ts'
import { UsageError } from '../base/usage.ts'
import { checkVariant, readConfigPairs, readCredentials } from '../input/index.ts'
import type { Context } from '../table/context.ts'
import type { OptionsOf } from '../table/index.ts'

/** The options that say whose account it is. */
type AccountFlags = Pick<OptionsOf<'pull'>, 'auth' | 'config' | 'credentials' | 'connectTo'> & {
  readonly sandbox?: boolean
}

/** Connects to the third party, or to what stands in for it, with the owner's credentials. */
export async function openConnector(
  plan: Plan,
  { sandbox = false, auth, config, credentials, connectTo }: AccountFlags,
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
  const { env, warn } = context
  const owner = await readCredentials(plan, { env, warn, hasSandbox: true, file: credentials, auth })
  context.protect(redactor(Object.values(owner.credentials)))
  if (connectTo !== undefined)
    await context.warn(`Requests go to ${connectTo}, with the credentials, not to the third party.`)
  const stand = connectTo === undefined ? {} : { connectTo: () => connectTo }
  const transport = context.transport?.() ?? undiciTransport({ proxy: true, ...stand })
  return connect<KindModule>(kind, { ...owner, ...settings, transport, sandbox })
}

/** The entities that a server would copy. @throws UsageError when there are none */
export function searchedEntities({ kind, manifest }: Plan): string[] {
  const found = Object.entries(manifest.entities).flatMap(([entity, { search }]) => (search ? [entity] : []))
  if (found.length > 0) return found
  throw new UsageError(`Cannot read all of ${kind}: it names no searchable entity`, 'Name entities.')
}
