/** Opens the services of agents: their logins and their tools. */
import { isLoopbackHost } from 'plugboard/internal'
import { undiciTransport } from 'plugboard/runtime'
import { type OidcProvider, openProvider } from '../../accounts/oidc/index.ts'
import type { WithCalls } from '../../calls/index.ts'
import type { Config } from '../../config/index.ts'
import { Cursors } from '../../ground/cursors/index.ts'
import type { OnClose } from '../../ground/installation/index.ts'
import { DocumentCache } from '../logins/index.ts'

/** Services of agents. */
export interface AgentServices {
  readonly agents: AgentAccess
  /** Documents of agents' programs. */
  readonly agentDocuments: DocumentCache
  /** Signs the URLs of files for agents: the same in every process. */
  readonly agentFiles: Pick<Cursors, 'read' | 'write'>
  /** Seals what agents bring back: the same in every process. */
  readonly agentStateKey: Uint8Array
  /** Where users sign in whose agents log in; undefined for the login page of an application, and invitations. */
  readonly userProvider: OidcProvider | undefined
}

/** Services of the ground, of accounts, of calls and of agents. */
export type WithAgents = WithCalls & AgentServices

/** How agents are known besides tokens of this server: the settings `agents`. */
export type AgentAccess = Config['agents'] & {
  /** Whether an agent on this machine needs no token: third parties are simulated, and only this machine reaches the server. */
  readonly isOpen: boolean
}

/** Opens the services of agents. @throws ConnectorError `invalid_configuration` for a secret file that cannot be used */
export async function openAgents(services: WithCalls, onClose: OnClose): Promise<AgentServices> {
  const { config, egress, now, vault } = services
  const { allowPrivate } = config.egress
  // Anybody names these addresses: they are public ones, whatever connectors may reach.
  const documents = undiciTransport({ ...egress, allowPrivate: false, connections: 4, idleMs: 1_000 })
  onClose(() => documents.close())
  const userProvider = openProvider('agents.oidc', config.agents.oidc, { allowPrivate, now })
  if (userProvider) onClose(() => userProvider.close())
  return {
    agents: { ...config.agents, isOpen: config.sandbox && isOnlyHere(config) },
    agentDocuments: new DocumentCache(documents),
    agentFiles: new Cursors(await vault.macKey('agent files')),
    agentStateKey: await vault.macKey('agent states'),
    userProvider,
  }
}

/** Whether only programs on this machine reach the server. */
function isOnlyHere({ listen, behindProxy }: Config): boolean {
  return isLoopbackHost(listen.host) && !behindProxy
}
