/** Connectors of a command line: one for each kind, with the owner's credentials or the sandbox. */
import { connect } from 'plugboard'
import {
  type AgentConnector,
  type AgentKind,
  type AgentResult,
  type AgentSource,
  type ConnectAnswer,
  kindOfPlan,
} from 'plugboard/agent'
import { redactor } from 'plugboard/internal'
import {
  type Call,
  type Connection,
  ConnectorError,
  execute,
  type FieldsOptions,
  find,
  listKinds,
  type OwnField,
  ownFields,
  type Params,
  type Plan,
} from 'plugboard/runtime'
import { checkParams, openCallConnection } from '../call/account.ts'
import type { Context } from '../table/context.ts'
import { hasVariables, planNamed, readConfigPairs, readCredentials, variableName } from '../input/index.ts'
import type { OptionsOf } from '../table/index.ts'
import { UsageError } from '../base/usage.ts'

/** The kinds and connectors of the tools. `close` ends their connections. */
export interface LocalSource extends AgentSource {
  close(): Promise<void>
}

/** A kind, and the word that names it. */
interface NamedPlan {
  readonly word: string
  readonly plan: Plan
}

/** Lists the account's own fields of an entity. */
type ListFields = (of: Params, options: FieldsOptions) => Promise<readonly OwnField[]>

/** Opens the chosen kinds. @throws UsageError if there are none */
export async function openLocalSource(context: Context, flags: OptionsOf<'mcp'>): Promise<LocalSource> {
  const words = flags.kinds ?? (await defaultKinds(context, flags))
  if (words.length === 0)
    throw new UsageError(
      'Cannot serve tools: no kinds are named, and the environment has no credentials',
      'Name kinds with --kinds, or try it without credentials: --sandbox.',
    )
  const named = await Promise.all(words.map(async (word) => ({ word, plan: await planNamed(word) })))
  const connected: AgentConnector[] = []
  const closing: (() => Promise<void>)[] = []
  for (const one of named) {
    if (flags.sandbox) connected.push(sandboxed(one, context, flags))
    else {
      const { connector, close } = await ownersConnector(one, context, flags)
      if (connector) connected.push(connector)
      closing.push(close)
    }
  }
  const kinds: readonly AgentKind[] = named.map(({ plan }) => kindOfPlan(plan))
  return {
    kinds,
    connectors: async () => connected,
    // The command runs on the person's machine.
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    connect: async ({ kind }) => connectAnswer(servedPlan(named, kind), flags),
    close: async () => {
      await Promise.all(closing.map((close) => close()))
    },
  }
}

async function defaultKinds({ env }: Context, { sandbox }: OptionsOf<'mcp'>): Promise<string[]> {
  const kinds = await listKinds()
  return sandbox ? kinds : kinds.filter((kind) => hasVariables(kind, env))
}

function servedPlan(named: readonly NamedPlan[], kind: string): Plan {
  const found = named.find(({ plan }) => plan.kind === kind)
  if (!found) throw new Error(`Cannot connect ${kind}: it is not one of the served kinds`)
  return found.plan
}

/** Opens a connector with the owner's credentials; none if the environment has no credentials. */
async function ownersConnector(
  { plan }: NamedPlan,
  context: Context,
  flags: OptionsOf<'mcp'>,
): Promise<{ readonly connector?: AgentConnector; readonly close: () => Promise<void> }> {
  const owner = await ownersCredentials(plan, context)
  if (!owner) return { close: async () => {} }
  context.protect(redactor(Object.values(owner.credentials)))
  const config = readConfigPairs(plan, pairsOf(plan, flags))
  const { transport } = context
  const options = { ...owner, config, transport: transport?.() }
  const open = await connect(plan.manifest, options)
  const entities = open as object as Readonly<Record<string, { $fields: ListFields }>>
  const connector: AgentConnector = {
    id: plan.kind,
    kind: plan.kind,
    // The plan has confirmed the action.
    execute: async ({ entity, action, params }, options) =>
      (await open.$execute(entity, action as 'list', params, options)) as AgentResult,
    // The tools have confirmed the entity.
    fields: async (entity, of, options) => (await entities[entity]?.$fields(of, options)) ?? [],
    request: (request, options) => open.$request(request, options),
  }
  return { connector, close: () => open.$close() }
}

/** Reads credentials; undefined if there are none. @throws ConnectorError for others that do not fit */
async function ownersCredentials(plan: Plan, { env, warn }: Context) {
  try {
    const { auth, credentials, save } = await readCredentials(plan, { env, warn, hasSandbox: true })
    return { auth, save, credentials }
  } catch (error) {
    if (error instanceof ConnectorError && error.code === 'credentials_mismatch') return undefined
    throw error
  }
}

/**
 * Returns the settings of a kind. A command line serves several kinds, so their names begin with the kind: `zendesk-
 * support.subdomain=acme`.
 */
function pairsOf(plan: Plan, { config = [] }: OptionsOf<'mcp'>): readonly string[] | undefined {
  const prefix = `${plan.kind}.`
  const pairs = config.filter((pair) => pair.startsWith(prefix)).map((pair) => pair.slice(prefix.length))
  return pairs.length > 0 ? pairs : undefined
}

/** Returns a connector to the sandbox. Each call opens its own sandbox. */
function sandboxed({ word, plan }: NamedPlan, context: Context, flags: OptionsOf<'mcp'>): AgentConnector {
  const config = pairsOf(plan, flags)
  const inSandbox = { sandbox: true, config } as const
  const silent = { ...context, note: async () => {} }
  const within = async <T>(call: Call, run: (connection: Connection) => Promise<T>): Promise<T> => {
    const { connection, explain, close } = await openCallConnection({ plan, word, call }, inSandbox, silent)
    try {
      return await run(connection)
    } catch (error) {
      throw explain(error)
    } finally {
      await close()
    }
  }
  return {
    id: plan.kind,
    kind: plan.kind,
    async execute(call, options) {
      await checkParams(find(plan, call.entity, call.action), plan, word, call, inSandbox)
      return within(call, async (connection) => held(await execute(plan, call, connection, options)))
    },
    fields: (entity, of, options) =>
      within({ entity, action: 'list' }, (connection) => ownFields(plan, { entity, params: of }, connection, options)),
  }
}

/** Reads the file of a result before the sandbox ends. Fixtures are small. */
async function held({ file, ...result }: AgentResult): Promise<AgentResult> {
  if (!file) return result
  const bytes = await new Response(file.stream).blob()
  return { ...result, file: { ...file, stream: bytes.stream() } }
}

/** Returns the instructions for a person: the environment of this command holds the credentials. */
function connectAnswer(plan: Plan, { sandbox }: OptionsOf<'mcp'>): ConnectAnswer {
  const { kind } = plan
  if (sandbox) return { message: `${kind} needs no account here: its responses come from the sandbox.` }
  const { auth } = plan
  const variables = auth.map(
    ({ name, required }) => `for ${name} ${required.map((field) => variableName(kind, field)).join(', ')}`,
  )
  return {
    message:
      `Ask the person to set the credentials of ${kind} in the environment of plugboard mcp and to start it again: ` +
      `${variables.join('; or ')}. Never ask for their values yourself.`,
  }
}
