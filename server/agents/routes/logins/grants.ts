/** Routes of applications: login page, tickets, invitations, and their customers' grants to agents. */
import {
  AGENT_GRANTS,
  AGENT_INVITATION,
  AGENT_LOGIN,
  AGENT_LOGIN_PAGE,
  AGENT_LOGIN_REQUEST,
  EXTERNAL_USER_ID,
  NEW_AGENT_INVITATION,
  type AgentLoginRequest,
  type NewAgentInvitation,
} from 'plugboard/contract'
import type { AgentGrant } from '../../../accounts/access/index.ts'
import { ServerError } from '../../../ground/errors/index.ts'
import type { Route } from '../../../http/index.ts'
import { checkRedirectUrl } from '../../../accounts/oauth/index.ts'
import { checkOwner, customerNamed, policyOf, ANY_TOKEN, shape } from '../../../accounts/index.ts'
import type { WithAgents } from '../../services/open.ts'
import { decisionUrl, NOT_STORED, LOGINS_TAG } from './base.ts'
import { invitationUrl } from './invitations.ts'

const PATH = '/api/v1/agents'
const INVITATION_SECONDS = 3600

/** The routes by which applications manage logins of agents. */
export function agentRoutes(services: WithAgents): Route[] {
  return [
    getPageRoute(services),
    putPageRoute(services),
    identifyRoute(services),
    inviteRoute(services),
    listRoute(services),
    endRoute(services),
  ]
}

const PAGE_ANSWER = { 200: shape('The login page.', AGENT_LOGIN_PAGE) }

function getPageRoute({ access }: WithAgents): Route {
  return {
    method: 'GET',
    path: `${PATH}/login-page`,
    tag: LOGINS_TAG,
    summary: 'Get the login page for agents',
    tokens: ['application'],
    responses: PAGE_ANSWER,
    handle: async ({ caller }) => ({ status: 200, body: { login_url: await access.agents.pages.get(caller) } }),
  }
}

function putPageRoute({ access }: WithAgents): Route {
  return {
    method: 'PUT',
    path: `${PATH}/login-page`,
    tag: LOGINS_TAG,
    summary: 'Set the login page for agents',
    description:
      'The page of your application on which a user is logged in. The server redirects a browser to it with `ticket`, and your ' +
      'backend says whose login the ticket is.',
    tokens: ['application'],
    body: AGENT_LOGIN_PAGE,
    responses: PAGE_ANSWER,
    errors: ['redirect_url_not_allowed'],
    async handle({ caller, body }) {
      const url = body.login_url as string | null
      if (url !== null) checkRedirectUrl(url, 'login_url')
      await access.agents.pages.put(caller, url)
      return { status: 200, body: { login_url: url } }
    },
  }
}

function identifyRoute({ access, baseUrl }: WithAgents): Route {
  return {
    method: 'POST',
    path: `${PATH}/logins`,
    tag: LOGINS_TAG,
    summary: 'Say whose login a ticket is',
    description:
      'Name the user who is logged in on your login page in the browser that brought `ticket`, then redirect this browser to ' +
      '`continue_url`. A ticket is good once, for 15 minutes. Creates the customer if it does not exist yet.',
    tokens: ['application'],
    body: AGENT_LOGIN_REQUEST,
    responses: { 200: shape('Where the browser continues.', AGENT_LOGIN) },
    errors: ['login_not_found', 'connector_disabled'],
    async handle({ caller, body }) {
      const { ticket, external_user_id: externalUserId, policy } = body as unknown as AgentLoginRequest
      const { id: customerId } = await customerNamed(access, caller, externalUserId)
      const terms = { customerId, policy: policy && policyOf(policy) }
      const { code, request } = await access.agents.logins.identify(caller, ticket, terms)
      const login = { continue_url: decisionUrl(baseUrl(), code), client_name: request.clientName }
      return { status: 200, headers: NOT_STORED, body: login }
    },
  }
}

function inviteRoute({ access, baseUrl }: WithAgents): Route {
  return {
    method: 'POST',
    path: `${PATH}/invitations`,
    tag: LOGINS_TAG,
    summary: 'Create an invitation to connect an agent',
    description:
      'For applications without a login page. Send the link to the customer alone: the browser that opens it acts for them in logins of ' +
      'agents for 30 minutes.',
    tokens: ['application'],
    body: NEW_AGENT_INVITATION,
    responses: { 201: shape('The link, which is shown only once.', AGENT_INVITATION) },
    errors: ['connector_disabled'],
    async handle({ caller, body }) {
      const asked = body as unknown as NewAgentInvitation
      const { id: customerId } = await customerNamed(access, caller, asked.external_user_id)
      const { invitations } = access.agents
      const { organizationId, applicationId } = caller
      const terms = { organizationId, applicationId, customerId, policy: asked.policy ? policyOf(asked.policy) : null }
      const { id, code, expiresAt } = await invitations.create(terms, asked.expires_in ?? INVITATION_SECONDS)
      const invitation = { id, url: invitationUrl(baseUrl(), code), expires_at: expiresAt.toISOString() }
      return { status: 201, headers: NOT_STORED, body: invitation }
    },
  }
}

function listRoute({ access }: WithAgents): Route {
  return {
    method: 'GET',
    path: `${PATH}/grants`,
    tag: LOGINS_TAG,
    summary: 'List what customers allowed agents',
    description: 'Returns the grants in force. With a token of a customer, only their own.',
    tokens: ANY_TOKEN,
    query: { external_user_id: EXTERNAL_USER_ID },
    responses: { 200: shape('The grants.', AGENT_GRANTS) },
    errors: ['customer_mismatch', 'customer_not_found'],
    async handle({ caller, query }) {
      const { external_user_id: named } = query as { external_user_id?: string }
      if (named !== undefined) checkOwner(caller, named)
      const { organizationId, customer } = caller
      const customerId =
        customer?.id ?? (named === undefined ? undefined : (await access.customers.named(organizationId, named)).id)
      const grants = await access.agents.grants.list(organizationId, customerId)
      return { status: 200, body: { data: grants.map(bodyOf) } }
    },
  }
}

function bodyOf(grant: AgentGrant) {
  const { only, except = [] } = grant.connectors
  return {
    id: grant.id,
    customer_id: grant.customerId,
    external_user_id: grant.externalUserId,
    client_id: grant.clientId,
    client_name: grant.clientName,
    level: grant.level,
    connector_ids: only ?? null,
    except_connector_ids: except,
    created_at: grant.createdAt.toISOString(),
    expires_at: grant.expiresAt.toISOString(),
    last_used_at: grant.lastUsedAt?.toISOString() ?? null,
  }
}

function endRoute({ access }: WithAgents): Route<`${typeof PATH}/grants/{grant_id}`> {
  return {
    method: 'DELETE',
    path: `${PATH}/grants/{grant_id}`,
    tag: LOGINS_TAG,
    summary: 'End what a customer allowed an agent',
    description: 'Ends the grant with all its tokens, in every process within 5 seconds.',
    tokens: ANY_TOKEN,
    responses: { 204: { description: 'The grant has ended.' } },
    errors: ['agent_grant_not_found'],
    async handle({ caller, params }) {
      const ended = await access.agents.grants.end(caller.organizationId, params.grant_id, caller.customer?.id)
      if (!ended) throw new ServerError('agent_grant_not_found', 'Cannot find the grant: no grant in force has this ID')
      return { status: 204 }
    },
  }
}
