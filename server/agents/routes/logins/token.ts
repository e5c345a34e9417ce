/** Routes for agents' programs: tokens for a code or a refresh token, revocation, and registration. */
import { AGENT_TOKENS, EMPTY, OAUTH_REFUSAL, REGISTERED_CLIENT } from 'plugboard/contract'
import type { GrantTokens } from '../../../accounts/access/index.ts'
import type { Route, RouteRequest, RouteResponse } from '../../../http/index.ts'
import { ClientFault, type Clients, levelIn, OauthRefusal, scopesOf, single } from '../../logins/index.ts'
import { MCP_PATH, shape } from '../../../accounts/index.ts'
import type { WithAgents } from '../../services/open.ts'
import { auditGrant, sentForm, NOT_STORED, refusalResponse, LOGINS_TAG } from './base.ts'

const FOR_PROGRAMS = 'For programs of agents.'
const REFUSALS = {
  400: shape('A refusal, as RFC 6749 writes it.', OAUTH_REFUSAL),
  401: shape('The client is not public.', OAUTH_REFUSAL),
}
/** RFC 7636 section 4.1. */
const VERIFIER = /^[\w.~-]{43,128}$/

/** The routes of tokens. */
export function agentTokenRoutes(services: WithAgents): Route[] {
  return [tokenRoute(services), revokeRoute(services)]
}

function tokenRoute(services: WithAgents): Route {
  return {
    method: 'POST',
    path: '/oauth/token',
    tag: LOGINS_TAG,
    summary: 'Get tokens of an agent',
    description:
      `${FOR_PROGRAMS} Takes a form: \`grant_type\` authorization_code with \`code\`, \`redirect_uri\`, \`client_id\` and ` +
      '`code_verifier`, or refresh_token with `refresh_token` and `client_id`. A code that is used twice ends the grant. ' +
      'A refresh token gets the same tokens again for 30 seconds, and ends the grant after that.',
    tokens: [],
    takesRaw: true,
    responses: { 200: shape('The tokens.', AGENT_TOKENS), ...REFUSALS },
    errors: ['rate_limited'],
    handle: (request) => answer(services, request, tokens),
  }
}

type Ask = (
  services: WithAgents,
  request: RouteRequest,
  form: URLSearchParams,
  clientId: string,
) => Promise<RouteResponse>

/** Answers a form of a public client. */
async function answer(services: WithAgents, request: RouteRequest, ask: Ask): Promise<RouteResponse> {
  const form = sentForm(request)
  try {
    const clientId = single(form, 'client_id') ?? ''
    await request.admit('client', 'agent token')
    if (request.header('authorization') !== undefined || form.has('client_secret') || form.has('client_assertion'))
      throw new OauthRefusal('invalid_client', 'clients are public: send client_id, and no secret')
    if (clientId === '') throw new OauthRefusal('invalid_request', 'client_id is missing')
    return await ask(services, request, form, clientId)
  } catch (error) {
    if (error instanceof OauthRefusal) return refusalResponse(error)
    throw error
  }
}

const tokens: Ask = async (services, request, form, clientId) => {
  const { grants } = services.access.agents
  const resource = single(form, 'resource')
  if (resource !== undefined && resource !== `${services.baseUrl()}${MCP_PATH}`)
    throw new OauthRefusal('invalid_target', 'resource must be the endpoint of agents')
  const onReuse = (grant: Parameters<typeof auditGrant>[2]['grant']) =>
    auditGrant(services, request.id, { grant, action: 'POST oauth/token', status: 400 })
  const type = single(form, 'grant_type')
  if (type === 'authorization_code')
    return tokenResponse(services, request, await grants.exchange({ ...codeIn(form), clientId }, onReuse))
  if (type !== 'refresh_token')
    throw new OauthRefusal('unsupported_grant_type', 'use authorization_code or refresh_token')
  const scope = single(form, 'scope')
  return tokenResponse(services, request, await grants.refresh(needed(form, 'refresh_token'), clientId, onReuse), scope)
}

function codeIn(form: URLSearchParams) {
  const verifier = needed(form, 'code_verifier')
  if (!VERIFIER.test(verifier)) throw new OauthRefusal('invalid_request', 'code_verifier is malformed')
  return { code: needed(form, 'code'), redirectUri: needed(form, 'redirect_uri'), verifier }
}

function needed(form: URLSearchParams, name: string): string {
  const value = single(form, name)
  if (value === undefined || value === '') throw new OauthRefusal('invalid_request', `${name} is missing`)
  return value
}

async function tokenResponse(
  services: WithAgents,
  { id }: RouteRequest,
  issued: GrantTokens | undefined,
  scope?: string,
): Promise<RouteResponse> {
  if (!issued) throw new OauthRefusal('invalid_grant', 'the code or refresh token is not valid, or the grant has ended')
  const scopes = scopesOf(issued.level)
  if (scope !== undefined && !scopes.includes(levelIn(scope)))
    throw new OauthRefusal('invalid_scope', 'the user has not allowed the scope')
  const { grant } = issued
  await auditGrant(services, id, { grant, action: 'POST oauth/token', client: grant.clientName })
  return {
    status: 200,
    headers: NOT_STORED,
    body: {
      access_token: issued.accessToken,
      token_type: 'Bearer',
      expires_in: issued.expiresInSeconds,
      refresh_token: issued.refreshToken,
      scope: scopes.join(' '),
    },
  }
}

function revokeRoute(services: WithAgents): Route {
  return {
    method: 'POST',
    path: '/oauth/revoke',
    tag: LOGINS_TAG,
    summary: 'Revoke the grant of an agent',
    description:
      `${FOR_PROGRAMS} Takes a form with \`token\` and \`client_id\`. Ends the grant with all its tokens. ` +
      'The response is the same if the token does not exist (RFC 7009).',
    tokens: [],
    takesRaw: true,
    responses: { 200: shape('The grant has ended.', EMPTY), ...REFUSALS },
    errors: ['rate_limited'],
    handle: (request) => answer(services, request, revoke),
  }
}

const revoke: Ask = async (services, request, form, clientId) => {
  const grant = await services.access.agents.grants.revoke(needed(form, 'token'), clientId)
  if (grant) await auditGrant(services, request.id, { grant, action: 'POST oauth/revoke' })
  return { status: 200, headers: NOT_STORED, body: {} }
}

/** The route by which clients register; none where the operator does not allow it. @see RFC 7591 */
export function registrationRoutes({ agents }: WithAgents, clients: Clients): Route[] {
  if (!agents.registration) return []
  return [
    {
      method: 'POST',
      path: '/oauth/register',
      tag: LOGINS_TAG,
      summary: 'Register an agent',
      description: `${FOR_PROGRAMS} Takes client metadata (RFC 7591) with \`redirect_uris\`. Clients are public.`,
      tokens: [],
      takesRaw: true,
      responses: { 201: shape('The client.', REGISTERED_CLIENT), ...REFUSALS },
      errors: ['rate_limited', 'quota_exceeded'],
      async handle(request) {
        await request.admit('client', 'register')
        try {
          const { id, name, redirectUris } = await clients.register(metadataIn(request))
          const fixed = {
            token_endpoint_auth_method: 'none',
            grant_types: ['authorization_code', 'refresh_token'],
            response_types: ['code'],
          }
          const body = { client_id: id, client_name: name, redirect_uris: redirectUris, ...fixed }
          return { status: 201, headers: NOT_STORED, body }
        } catch (error) {
          if (!(error instanceof ClientFault)) throw error
          return refusalResponse({ error: 'invalid_client_metadata', message: error.message })
        }
      },
    },
  ]
}

function metadataIn({ raw }: RouteRequest): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(Buffer.from(raw?.bytes ?? []).toString('utf8'))
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  } catch {
    // Refused below.
  }
  throw new ClientFault('its metadata is not a JSON object')
}
