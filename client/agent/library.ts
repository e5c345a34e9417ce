/** `agentTools`: the eight tools over connectors of your program, in either mode. */
import { ConnectorError } from '../../runtime/base/errors.ts'
import { BOOLEAN, checkOptions, countKind, FUNCTION, OBJECT, optionsOf, STRING } from '../../runtime/base/options.ts'
import type { EverywhereQuery, EverywhereResult } from '../types/everywhere.ts'
import { engineOf } from '../facade.ts'
import type { OwnConnector } from '../types/connector-types.ts'
import type { AgentConnector, AgentSource, ConnectAnswer } from './agent-source.ts'
import type { AgentOptions, AgentTools } from './agent-tools.ts'

/** Options of `agentTools`. */
export interface AgentToolOptions extends AgentOptions {
  /** Connects another account. Without it, the agent asks the person to turn to your program's setup. */
  readonly connect?: AgentSource['connect']
  /** Time zone of the person, such as `Europe/Berlin`, in which the agent reads the time. Defaults to UTC. */
  readonly timeZone?: string
  /**
   * Searches all copies of the customer, in hosted mode. Adds the tool `search_everywhere`.
   * @example await agentTools({ stripe }, { search: (query) => api.search({ externalUserId: 'user_1', ...query }) })
   */
  readonly search?: (query: EverywhereQuery) => Promise<EverywhereResult>
}

const OPTIONS = optionsOf<AgentToolOptions>({
  policy: OBJECT,
  approve: FUNCTION,
  maxCharacters: countKind('characters', 1),
  rawText: BOOLEAN,
  connect: FUNCTION,
  timeZone: STRING,
  search: FUNCTION,
})

/**
 * The tools of an agent over several connectors, by names that you choose. Their number does not depend on the number of connectors and
 * operations.
 * @example const agent = await agentTools({ stripe, hubspot }, { policy: { readOnly: true } })
 * const found = await agent.call('find_operations', { query: 'unpaid invoices of Ada' })
 * @throws ConnectorError `invalid_params` for a value that is not a connector
 */
export async function agentTools(
  connectors: Readonly<Record<string, Pick<OwnConnector, '$kind' | '$mode'>>>,
  options: AgentToolOptions = {},
): Promise<AgentTools> {
  checkOptions(options, OPTIONS, 'create tools')
  const open = Object.entries(connectors).map(([id, connector]) => {
    const engine = engineOf(connector)
    if (engine) return { id, engine }
    throw new ConnectorError('invalid_params', `Cannot create tools: ${JSON.stringify(id)} is not a connector`, {
      hint: 'Pass the connectors that connect() returned, by names that you choose.',
    })
  })
  // Importing the client loads neither the index nor the checks of inputs.
  const [{ agentToolsOf }, { kindOfEngine }, { checkPolicyNames }] = await Promise.all([
    import('./tools.ts'),
    import('./agent-source.ts'),
    import('./policy/index.ts'),
  ])
  if (options.policy) checkPolicyNames(options.policy)
  const byKind = new Map(open.map(({ engine }) => [engine.kind, engine]))
  const kinds = await Promise.all([...byKind.values()].map(kindOfEngine))
  const usable: readonly AgentConnector[] = open.map(({ id, engine }) => ({
    id,
    kind: engine.kind,
    scopes: engine.scopes.bind(engine),
    execute: engine.execute.bind(engine),
    fields: engine.fields.bind(engine),
    request: (request, asked) => engine.request(request, { ...asked, as: 'value' }),
  }))
  const searchedOf = (id: string) => {
    const connector = usable.find((one) => one.id === id)
    const operations = kinds.find(({ kind }) => kind === connector?.kind)?.operations ?? []
    return operations.filter(({ action }) => action === 'search').map(({ entity }) => entity)
  }
  const source: AgentSource = {
    kinds,
    connectors: async () => usable,
    searchable: async (ids) => new Map(ids.map((id) => [id, searchedOf(id)])),
    connect: options.connect ?? connectElsewhere,
    timeZone: options.timeZone,
    searchEverywhere: options.search,
  }
  return agentToolsOf(source, options)
}

async function connectElsewhere({ kind }: { readonly kind: string }): Promise<ConnectAnswer> {
  return {
    message: `Ask the person to connect ${kind} in the setup of this program. Never ask for credentials yourself.`,
  }
}
