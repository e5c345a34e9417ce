/** The seven tools over a source: one function that calls them, one that reads what did not fit. */
import { ConnectorError } from '../../runtime/base/errors.ts'
import { didYouMean, quoted } from '../../runtime/base/names.ts'
import type { JsonObject } from '../../runtime/index.ts'
import type { CallOptions } from '../engine.ts'
import type { Tool, ToolOutput } from '../tools/index.ts'
import { type AgentToolName, EFFECTS, toolDefinitions, toolOfEffect } from './definitions.ts'
import { checkTool, executeTarget, MAX_CHARACTERS } from './execute.ts'
import { type IndexedOperation, OperationIndex } from './find/index.ts'
import { type AgentInput, compileInput, type InputCheck } from './input.ts'
import { type AgentPolicy, allows, allowsKind } from './policy.ts'
import { type AgentResource, readResource } from './resources.ts'
import type { AgentConnector, AgentKind, AgentSource } from './source.ts'
import { allowedConnectors, type Target, type TargetNames, targetOf } from './targets.ts'

/** Options of the tools of an agent. */
export interface AgentOptions {
  /** What the agent may do; anything by default. */
  readonly policy?: AgentPolicy
  /** Called before each operation that is not a read; unless it returns true, the operation is refused as `cancelled`. */
  readonly approve?: (call: AgentCall) => boolean | Promise<boolean>
  /** The most characters of JSON in a result, unless the call asks for another number; 20,000 by default. */
  readonly maxCharacters?: number
}

/** A call that waits for approval. */
export interface AgentCall extends TargetNames {
  readonly tool: string
  readonly kind: string
  readonly effect: 'additive' | 'overwrites' | 'destroys'
  readonly params: JsonObject
}

/** The tools of an agent. */
export interface AgentTools {
  readonly descriptions: readonly Tool[]
  /**
   * Calls a tool. A ConnectorError is returned as `error` of the output, with its code and hint, so that the agent can correct its
   * call; it is thrown only when `signal` was aborted.
   */
  call(name: string, input?: Readonly<Record<string, unknown>>, options?: CallOptions): Promise<ToolOutput>
  /** Reads what did not fit into a result, by the `uri` of a file or the `whole` of a record. It throws a ConnectorError. */
  read(uri: string, options?: CallOptions): Promise<AgentResource>
}

/** Indexes by the kinds that they are of: the tools of each request share them. */
const indexes = new WeakMap<readonly AgentKind[], OperationIndex>()
/** Checks of inputs, which are the same for all agents. */
const checks = new Map<string, InputCheck>()

/** The tools of an agent over a source. */
export function agentToolsOf(source: AgentSource, options: AgentOptions = {}): AgentTools {
  return new SourceTools(source, options)
}

class SourceTools implements AgentTools {
  readonly descriptions: readonly Tool[]
  readonly #source: AgentSource
  readonly #options: AgentOptions
  readonly #policy: AgentPolicy
  /** Calls of operations so far. */
  #calls = 0

  constructor(source: AgentSource, options: AgentOptions) {
    this.#source = source
    this.#options = options
    this.#policy = options.policy ?? {}
    this.descriptions = toolDefinitions(this.#policy.readOnly === true)
  }

  async call(
    name: string,
    input: Readonly<Record<string, unknown>> = {},
    given: CallOptions = {},
  ): Promise<ToolOutput> {
    try {
      const tool = this.descriptions.find((one) => one.name === name)
      if (!tool) throw noTool(name, this.descriptions)
      const check = checks.get(name) ?? compileInput(tool)
      checks.set(name, check)
      return await this.#run(name as AgentToolName, check(input), given)
    } catch (error) {
      if (!(error instanceof ConnectorError) || given.signal?.aborted) throw error
      return { error: JSON.parse(JSON.stringify(error.toJSON())) as JsonObject }
    }
  }

  async read(uri: string, options: CallOptions = {}): Promise<AgentResource> {
    const find = async (call: TargetNames) => {
      const target = await targetOf(this.#source, this.#policy, call)
      this.#count()
      return target
    }
    return readResource(uri, find, options)
  }

  async #run(name: AgentToolName, input: AgentInput, given: CallOptions): Promise<ToolOutput> {
    switch (name) {
      case 'list_connectors':
        return this.#listConnectors()
      case 'find_operations':
        return this.#findOperations(input)
      case 'describe_operation':
        return described(await targetOf(this.#source, this.#policy, input))
      case 'connect':
        return this.#connect(input)
      default:
        return this.#execute(name, input, given)
    }
  }

  async #listConnectors(): Promise<ToolOutput> {
    const connectors = await allowedConnectors(this.#source, this.#policy)
    const connected = new Set(connectors.map(({ kind }) => kind))
    const others = this.#source.kinds.filter(({ kind }) => allowsKind(this.#policy, kind) && !connected.has(kind))
    return {
      connectors: connectors.map(({ id, kind, name }) => ({ id, kind, ...(name !== undefined && { name }) })),
      not_connected: others.map(({ kind }) => kind),
    }
  }

  async #findOperations({ query, connector, access, limit }: AgentInput): Promise<ToolOutput> {
    const connectors = await allowedConnectors(this.#source, this.#policy)
    const only = connector === undefined ? undefined : kindMeant(connector, connectors, this.#source.kinds)
    const searchable = await searchableEntities(connectors.filter(({ kind }) => only === undefined || kind === only))
    const accepts = ({ kind, operation }: IndexedOperation) => {
      if (only !== undefined && kind.kind !== only) return false
      if (access !== undefined && (operation.effect === 'read') !== (access === 'read')) return false
      if (operation.action === 'search' && !searchable.has(`${kind.kind}.${operation.entity}`)) return false
      return allows(this.#policy, { kind: kind.kind, ...operation })
    }
    const { found } = this.#index().find(query, accepts, limit)
    const shown = found.map((one) => {
      const ids = connectors.filter(({ kind }) => kind === one.kind.kind).map(({ id }) => id)
      return summary(one, ids)
    })
    // What can be called now comes before what has to be connected first.
    const operations = [...shown.filter(({ connected }) => connected), ...shown.filter(({ connected }) => !connected)]
    if (operations.length > 0) return { operations }
    return { operations, notice: 'Nothing fits. Try other words, or list_connectors.' }
  }

  async #connect({ kind, connector }: AgentInput): Promise<ToolOutput> {
    const connectors = await allowedConnectors(this.#source, this.#policy)
    const name = connector ?? kind
    if (name === undefined)
      throw new ConnectorError('invalid_params', 'Cannot connect: neither kind nor connector is given', { sent: false })
    const meant = kindMeant(name, connectors, this.#source.kinds)
    if (!allowsKind(this.#policy, meant))
      throw new ConnectorError('operation_forbidden', `Cannot connect ${quoted(meant)}: the policy leaves it out`, {
        sent: false,
      })
    const id = connector === undefined ? undefined : connectors.find((one) => one.id === connector)?.id
    return { ...(await this.#source.connect({ kind: meant, ...(id !== undefined && { connector: id }) })) }
  }

  async #execute(name: keyof typeof EFFECTS, input: AgentInput, given: CallOptions): Promise<ToolOutput> {
    const target = await targetOf(this.#source, this.#policy, input)
    checkTool(name, target)
    await this.#approve(name, target, input)
    this.#count()
    return executeTarget(target, input, given, this.#options.maxCharacters ?? MAX_CHARACTERS)
  }

  async #approve(tool: string, { connector, kind, operation }: Target, { params = {} }: AgentInput): Promise<void> {
    const { approve } = this.#options
    const { entity, action, effect } = operation
    if (!approve || effect === 'read') return
    const call = { tool, connector: connector.id, kind: kind.kind, entity, action, effect, params }
    const approved: unknown = await approve(call)
    if (approved !== true)
      throw new ConnectorError('cancelled', `Cannot call ${entity}.${action}: it was not approved`, { sent: false })
  }

  #count(): void {
    const { maxCalls } = this.#policy
    if (maxCalls !== undefined && this.#calls >= maxCalls)
      throw new ConnectorError('call_limit_reached', `Cannot call: the policy allows ${maxCalls} calls`, {
        sent: false,
      })
    this.#calls += 1
  }

  #index(): OperationIndex {
    const { kinds } = this.#source
    const index = indexes.get(kinds) ?? new OperationIndex(kinds)
    indexes.set(kinds, index)
    return index
  }
}

/** An operation as a search shows it, with the connectors that it can be called on. */
function summary({ kind, operation }: IndexedOperation, ids: readonly string[]) {
  const { entity, action, effect, description, params } = operation
  const required = Array.isArray(params.required) ? params.required.map(String) : []
  return {
    tool: toolOfEffect(effect),
    // A kind stands for its only connector.
    connector: ids.length === 1 ? kind.kind : (ids[0] ?? kind.kind),
    ...(ids.length > 1 && { connectors: [...ids] }),
    entity,
    action,
    ...(description !== undefined && { description }),
    ...(required.length > 0 && { required }),
    connected: ids.length > 0,
  }
}

function described({ connector, operation }: Target): ToolOutput {
  const { entity, action, effect, description, params, fields } = operation
  return {
    tool: toolOfEffect(effect),
    connector: connector.id,
    entity,
    action,
    effect,
    ...(description !== undefined && { description }),
    params,
    ...(fields && { fields: [...fields] }),
  }
}

/** The entities whose copies can be searched, each with its kind. */
async function searchableEntities(connectors: readonly AgentConnector[]): Promise<ReadonlySet<string>> {
  const names = connectors.map(async ({ kind, searchable }) => {
    const entities = (await searchable?.()) ?? []
    return entities.map((entity) => `${kind}.${entity}`)
  })
  return new Set((await Promise.all(names)).flat())
}

/** The kind that is meant by its name, or by a connector. @throws ConnectorError `definition_not_found` with the nearest name */
function kindMeant(name: string, connectors: readonly AgentConnector[], kinds: readonly AgentKind[]): string {
  const word = name.toLowerCase()
  const connector = connectors.find((one) => one.id === name || one.name?.toLowerCase() === word)
  if (connector) return connector.kind
  const kind = kinds.find((one) => one.kind === word || one.title.toLowerCase() === word)
  if (kind) return kind.kind
  const names = kinds.map((one) => one.kind)
  throw new ConnectorError('definition_not_found', `Cannot find kind ${quoted(name)}.${didYouMean(name, names)}`, {
    sent: false,
    hint: `Kinds are ${names.join(', ')}.`,
  })
}

function noTool(name: string, tools: readonly Tool[]): ConnectorError {
  const names = tools.map((tool) => tool.name)
  return new ConnectorError(
    'unsupported_action',
    `Cannot call tool ${quoted(name)}: there is none.${didYouMean(name, names)}`,
    {
      sent: false,
      hint: `Tools are ${names.join(', ')}.`,
    },
  )
}
