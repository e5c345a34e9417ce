/** The server as the authorization server of its endpoint of agents: what browsers and programs ask. @see RFC 8414, OAuth 2.1 */
import { AUTHORIZATION_SERVER } from 'plugboard/contract'
import { AGENT_LEVELS, type LoginOwner, type LoginRequest } from '../../../accounts/access/index.ts'
import type { Route, RouteRequest, RouteResponse } from '../../../http/index.ts'
import {
  type Clients,
  clientsOf,
  consentPage,
  endedPage,
  OauthRefusal,
  readDecision,
  loginRequestIn,
  redirectTo,
} from '../../logins/index.ts'
import { MCP_PATH, shape } from '../../../accounts/index.ts'
import type { WithAgents } from '../../services/open.ts'
import {
  auditGrant,
  browserOf,
  decisionUrl,
  ended,
  sentForm,
  isOwnForm,
  NOT_STORED,
  pageParts,
  HTML_PAGE,
  LOGINS_TAG,
} from './base.ts'
import { invitationRoutes } from './invitations.ts'
import { beginProviderLogin, signInRoutes } from './sign-in.ts'
import { registrationRoutes, agentTokenRoutes } from './token.ts'

const FOR_BROWSERS = 'For browsers.'

/** The routes of browsers and programs; none where the operator has an issuer of their own. */
export function agentLoginRoutes(services: WithAgents): Route[] {
  const { agents, access, agentDocuments } = services
  if (agents.issuer !== undefined) return []
  const clients = clientsOf(access.agents.clients, agentDocuments)
  return [
    metadataRoute(services),
    authorizeRoute(services, clients),
    consentRoute(services),
    decisionRoute(services),
    ...invitationRoutes(services),
    ...signInRoutes(services),
    ...agentTokenRoutes(services),
    ...registrationRoutes(services, clients),
  ]
}

function metadataRoute({ baseUrl, agents }: WithAgents): Route {
  return {
    method: 'GET',
    path: '/.well-known/oauth-authorization-server',
    tag: LOGINS_TAG,
    summary: 'Describe the authorization server of agents',
    description: 'Authorization server metadata (RFC 8414).',
    tokens: [],
    responses: { 200: shape('The metadata.', AUTHORIZATION_SERVER) },
    async handle() {
      const issuer = baseUrl()
      const body = {
        issuer,
        authorization_endpoint: `${issuer}/oauth/authorize`,
        token_endpoint: `${issuer}/oauth/token`,
        revocation_endpoint: `${issuer}/oauth/revoke`,
        registration_endpoint: agents.registration ? `${issuer}/oauth/register` : undefined,
        response_types_supported: ['code'],
        response_modes_supported: ['query'],
        grant_types_supported: ['authorization_code', 'refresh_token'],
        code_challenge_methods_supported: ['S256'],
        token_endpoint_auth_methods_supported: ['none'],
        revocation_endpoint_auth_methods_supported: ['none'],
        scopes_supported: [...AGENT_LEVELS],
        client_id_metadata_document_supported: true,
        authorization_response_iss_parameter_supported: true,
      }
      return { status: 200, body }
    },
  }
}

function authorizeRoute(services: WithAgents, clients: Clients): Route {
  return {
    method: 'GET',
    path: '/oauth/authorize',
    tag: LOGINS_TAG,
    summary: 'Begin the login of an agent',
    description:
      `${FOR_BROWSERS} Checks the request and redirects to the login page of the application with \`ticket\`, or to the OpenID provider. ` +
      'A browser that opened an invitation continues at once.',
    tokens: [],
    openQuery: true,
    responses: {
      302: {
        description: 'A redirect to the login page, to the next page, or to the client with an error.',
        headers: { Location: 'The next address.' },
      },
      400: { description: 'A page that says why the login cannot begin.', ...HTML_PAGE },
    },
    errors: ['rate_limited'],
    async handle(request) {
      await request.admit('client', 'authorize')
      try {
        const asked = await loginRequestIn(request.rawQuery, clients, `${services.baseUrl()}${MCP_PATH}`)
        return await begin(services, request, asked)
      } catch (error) {
        return refused(services, request, error)
      }
    },
  }
}

/** Redirects a browser to the application or provider that identifies its user. */
async function begin(services: WithAgents, request: RouteRequest, asked: LoginRequest): Promise<RouteResponse> {
  const { access, agents, baseUrl, userProvider } = services
  const { known, secret, cookie } = browserOf(services, request)
  const { logins, invitations, pages } = access.agents
  const invited = await invitations.ofBrowser(known)
  if (invited) return found(decisionUrl(baseUrl(), await logins.beginAs(invited, secret, asked)), cookie)
  const { clientId, organizationId } = agents
  if (userProvider) return found(await beginProviderLogin(services, userProvider, secret, asked), cookie)
  const page = await pages.only({ clientId, organizationId })
  if (!page)
    throw new OauthRefusal(
      'access_denied',
      'This server has no login page. Open the invitation of your application in this browser, then start again.',
    )
  const url = new URL(page.url)
  url.searchParams.set('ticket', await logins.begin(page satisfies LoginOwner, secret, asked))
  return found(url.href, cookie)
}

function found(location: string, cookie?: string): RouteResponse {
  return { status: 302, headers: { ...NOT_STORED, 'referrer-policy': 'no-referrer', location, 'set-cookie': cookie } }
}

/** A refusal to the client, where it is known to whom; to the person otherwise. */
async function refused(services: WithAgents, request: RouteRequest, error: unknown): Promise<RouteResponse> {
  if (!(error instanceof OauthRefusal)) throw error
  const { client, message } = error
  if (!client) return endedPage(await pageParts(services, request), message)
  const params = { error: error.error, error_description: message, state: client.state, iss: services.baseUrl() }
  return found(redirectTo(client.redirectUri, params))
}

function consentRoute(services: WithAgents): Route {
  return {
    method: 'GET',
    path: '/agents/consent',
    tag: LOGINS_TAG,
    summary: 'The page on which a user decides what an agent may do',
    description: FOR_BROWSERS,
    tokens: [],
    openQuery: true,
    responses: {
      200: { description: 'The page.', ...HTML_PAGE },
      400: { description: 'A page that says that there is no such login.', ...HTML_PAGE },
    },
    errors: ['rate_limited'],
    async handle(request) {
      await request.admit('client', 'consent page')
      const { known } = browserOf(services, request)
      const code = new URLSearchParams(request.rawQuery).get('login') ?? ''
      const parts = await pageParts(services, request)
      try {
        const login = await services.access.agents.logins.find(code, known)
        return consentPage(parts, login, code, await connectorsOf(services, login))
      } catch (error) {
        return ended(parts, error)
      }
    },
  }
}

function connectorsOf(
  { connectors }: WithAgents,
  { organizationId, customerId }: { readonly organizationId: string; readonly customerId: string },
) {
  return connectors.callable({ organizationId, customerId })
}

function decisionRoute(services: WithAgents): Route {
  return {
    method: 'POST',
    path: '/agents/consent',
    tag: LOGINS_TAG,
    summary: 'Decide what an agent may do',
    description: `${FOR_BROWSERS} Takes the form of the page.`,
    tokens: [],
    takesRaw: true,
    responses: {
      303: { description: 'A redirect to the client.', headers: { Location: 'The redirect URL of the client.' } },
      400: { description: 'A page that says that there is no such login.', ...HTML_PAGE },
    },
    errors: ['rate_limited', 'origin_forbidden'],
    async handle(request) {
      await request.admit('client', 'consent')
      const parts = await pageParts(services, request)
      if (!isOwnForm(services, request)) return endedPage(parts, 'the form is not from this page')
      try {
        return await decide(services, request)
      } catch (error) {
        return ended(parts, error)
      }
    },
  }
}

async function decide(services: WithAgents, request: RouteRequest): Promise<RouteResponse> {
  const { access, baseUrl } = services
  const form = sentForm(request)
  const { known } = browserOf(services, request)
  const login = await access.agents.logins.take(form.get('login') ?? '', known)
  const { redirectUri, state, level, clientName } = login.request
  const owned = new Set((await connectorsOf(services, login)).map(({ id }) => id))
  const terms = readDecision(form, level, owned)
  const iss = baseUrl()
  if (!terms) {
    await auditGrant(services, request.id, {
      grant: login,
      action: 'POST agents/consent',
      status: 403,
      client: clientName,
    })
    return seeOther(redirectTo(redirectUri, { error: 'access_denied', state, iss }))
  }
  const { id, code } = await access.agents.grants.create(login, terms)
  const grant = { ...login, id }
  await auditGrant(services, request.id, { grant, action: 'POST agents/consent', status: 201, client: clientName })
  return seeOther(redirectTo(redirectUri, { code, state, iss }))
}

function seeOther(location: string): RouteResponse {
  return { status: 303, headers: { ...NOT_STORED, 'referrer-policy': 'no-referrer', location } }
}
