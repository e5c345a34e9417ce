/** Tokens of an agent after a login, without the login. */
import { createHash, randomBytes } from 'node:crypto'
import type { Access, GrantTokens, AgentLevel } from '../../server/accounts/access/index.ts'
import type { ConnectorChoice } from '../../server/http/index.ts'

/** Differences from the usual grant. */
export interface GrantOptions {
  readonly level?: AgentLevel
  readonly connectors?: ConnectorChoice
  readonly lifeSeconds?: number
}

/** A new grant of a customer, as its agent has it. */
export async function agentGrant(
  access: Access,
  { organizationId, client }: { readonly organizationId: string; readonly client: { readonly client_id: string } },
  externalUserId: string,
  { level = 'delete', connectors = { except: [] }, lifeSeconds = 86_400 }: GrantOptions = {},
): Promise<GrantTokens> {
  const all = await access.applications.list()
  const { id: applicationId } = all.find(({ client_id: id }) => id === client.client_id)!
  const { id: customerId } = await access.customers.ensure(organizationId, externalUserId)
  const [browser, verifier] = [secret(), secret()]
  const codeChallenge = createHash('sha256').update(verifier).digest('base64url')
  const [clientId, redirectUri] = ['https://agent.example/client.json', 'https://agent.example/back']
  const request = {
    clientId,
    clientName: 'Agent',
    clientHost: 'agent.example',
    redirectUri,
    state: null,
    codeChallenge,
    level,
  }
  const login = await access.agents.logins.beginAs(
    { organizationId, applicationId, customerId, policy: null },
    browser,
    request,
  )
  const known = await access.agents.logins.take(login, browser)
  const { code } = await access.agents.grants.create(known, { level, connectors, lifeSeconds })
  return (await access.agents.grants.exchange({ code, clientId, redirectUri, verifier }, async () => {}))!
}

/** Its access token. */
export async function agentToken(...asked: Parameters<typeof agentGrant>): Promise<string> {
  return (await agentGrant(...asked)).accessToken
}

function secret(): string {
  return randomBytes(32).toString('base64url')
}
