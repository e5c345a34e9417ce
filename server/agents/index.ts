/** The subject of agents: their logins, grants, tools over MCP, skills. */
import { callRunner, executorOf, fieldListerOf, requesterOf, type WithCalls } from '../calls/index.ts'
import type { Subject } from '../http/index.ts'
import { type AgentServices, openAgents } from './services/open.ts'
import { agentLoginRoutes, agentRoutes } from './routes/logins/index.ts'
import { mcpRoutes } from './routes/mcp/index.ts'

export type { AgentServices, WithAgents } from './services/open.ts'

/** The subject of agents. */
export const agents: Subject<WithCalls, AgentServices> = {
  name: 'agents',
  open: openAgents,
  routes(services) {
    const runCall = callRunner(services)
    return [
      ...agentRoutes(services),
      ...mcpRoutes(services, {
        execute: executorOf(services, runCall),
        send: requesterOf(services, runCall),
        listFields: fieldListerOf(services, runCall),
      }),
      ...agentLoginRoutes(services),
    ]
  },
  prune: async ({ access }) => access.agents.prune(),
}
