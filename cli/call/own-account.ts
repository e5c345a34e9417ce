/** A connector of the client with the account of the command line. */
import { connect, type KindModule } from 'plugboard'
import type { Plan } from 'plugboard/runtime'
import { UsageError } from '../base/usage.ts'
import { checkVariant, readConfigPairs } from '../input/index.ts'
import type { Context } from '../table/context.ts'
import { type AccountFlags, checkSandboxed, openOwner } from './owner.ts'

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
