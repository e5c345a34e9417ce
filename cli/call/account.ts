/** The account of a call: the owner's, or one that the fixtures simulate. */
import { defined, shellWord } from 'plugboard/internal'
import {
  type Call,
  connect,
  type Connection,
  type ConnectionOptions,
  ConnectorError,
  type Observe,
  type Operation,
  type OwnGiven,
  type Plan,
} from 'plugboard/runtime'
import { FIXTURES_FOLDER } from '../../mock/index.ts'
import type { Context } from '../table/context.ts'
import type { OptionsOf } from '../table/index.ts'
import { checkVariant, fixturesFolder, isManifestFile, readConfigPairs } from '../input/index.ts'
import { type AccountFlags, checkSandboxed, openOwner } from './owner.ts'

/** A connection for a call. */
export interface CallConnection {
  readonly connection: Connection
  /** Returns the error of a call as the user sees it. */
  readonly explain: (error: unknown) => unknown
  /** Returns a sentence for an empty page, if the account explains one. */
  readonly emptyText?: () => string | undefined
  readonly close: () => Promise<void>
}

/** A call of a command line. */
export interface NamedCall {
  readonly plan: Plan
  /** The name of the kind, or its manifest. */
  readonly word: string
  readonly call: Call
  readonly own?: OwnGiven | undefined
  readonly observe?: Observe
}

/** Connects to the sandbox with `--sandbox`, else to the third party. */
export async function openCallConnection(
  { plan, word, call, own, observe }: NamedCall,
  flags: OptionsOf<'execute'>,
  context: Context,
): Promise<CallConnection> {
  checkVariant(plan, flags.auth)
  const given = { config: readConfigPairs(plan, flags.config), observe }
  if (!flags.sandbox) return openOwners(plan, given, flags, context)
  checkSandboxed(flags)
  const { openSandbox } = await import('./sandbox.ts')
  const sandbox = await openSandbox(plan, {
    call,
    own,
    folder: sandboxFolder(plan, word),
    given: defined({ ...given, auth: flags.auth }),
  })
  await context.note(`The responses come from the sandbox (${sandbox.description}), not from the third party.`)
  return sandbox
}

/** Connects with the owner's credentials to the third party, or to the server of `--connect-to`. */
export async function openOwners(
  plan: Plan,
  given: Pick<ConnectionOptions, 'config' | 'observe'>,
  flags: AccountFlags,
  context: Context,
): Promise<CallConnection> {
  const connection = connect(plan, { ...(await openOwner(plan, flags, context)), ...given })
  return { connection, explain: (error) => error, close: () => connection.close() }
}

/**
 * Checks the params of a call before a connection opens.
 * @throws ConnectorError with a hint to the list of params, and with `--sandbox` to params that the fixtures answer
 */
export async function checkParams(
  operation: Operation,
  plan: Plan,
  word: string,
  call: Call,
  flags: OptionsOf<'execute'>,
): Promise<void> {
  try {
    operation.params.check(call.params ?? {})
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error
    const { code, message, hint, errors } = error
    const explained = ['plugboard explain', shellWord(word), call.entity, call.action].join(' ')
    const hints = [...(hint === undefined ? [] : [hint]), `${explained} lists the params.`]
    if (flags.sandbox) {
      const { answeredHint } = await import('./sandbox.ts')
      hints.push(await answeredHint(plan, call, sandboxFolder(plan, word)))
    }
    throw new ConnectorError(code, message, { hint: hints.join(' '), errors, entry: error })
  }
}

function sandboxFolder(plan: Plan, word: string): string {
  return isManifestFile(word) ? fixturesFolder(word, plan.kind, undefined) : FIXTURES_FOLDER
}
