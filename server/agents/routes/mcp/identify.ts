/** Identifies an agent without a Plugboard token: by a token of the operator's issuer, or as any program on this machine in a sandbox. */
import { dirname } from 'node:path/posix'
import { PROTECTED_RESOURCE } from 'plugboard/contract'
import { isLoopbackAddress, isLoopbackHost } from 'plugboard/internal'
import {
  isSignedToken,
  type IssuedClaims,
  Issuer,
  AGENT_LEVELS,
  limitsOfLevel,
} from '../../../accounts/access/index.ts'
import type { Caller, IdentifiedBy, Route } from '../../../http/index.ts'
import { shape } from '../../../accounts/index.ts'
import type { WithAgents, AgentAccess } from '../../services/open.ts'

/** Where the endpoint of agents describes itself. @see RFC 9728 section 3.1 */
const METADATA_PATH = '/.well-known/oauth-protected-resource/mcp'

/** The customer of agents without a token in a sandbox. */
const SANDBOX_CUSTOMER = 'sandbox'
const HOUR_MS = 3_600_000

/** Returns the means of the agents' route in addition to Plugboard tokens. @param path of the route */
export function agentIdentity(
  { access, agents, baseUrl, now }: WithAgents,
  path: string,
): Pick<Route, 'identify' | 'resourceMetadata' | 'scopes'> {
  const { issuer: url, clientId, organizationId, customerClaim, scopeClaim, isOpen } = agents
  const audience = () => `${baseUrl()}${path}`
  const issuer = url === undefined ? undefined : new Issuer({ url, customerClaim, scopeClaim, now, audience })
  const owner = { clientId, organizationId }
  return {
    async identify(request): Promise<Caller | undefined> {
      const { token } = request
      if (token !== undefined && issuer && isSignedToken(token))
        return access.guests.callerFor({ ...guestOf(await issuer.verify(token), agents), ...owner })
      if (!isOpen || !isFromHere(request)) return undefined
      const expiresAt = new Date(now() + HOUR_MS)
      return access.guests.callerFor({ externalUserId: SANDBOX_CUSTOMER, ...owner, expiresAt })
    },
    resourceMetadata: () => `${baseUrl()}${METADATA_PATH}`,
    scopes: () => (issuer ? scopesOf(agents) : AGENT_LEVELS),
  }
}

/** The scopes that tokens of the issuer may have. */
function scopesOf({ writeScopes, deleteScopes, payScopes }: AgentAccess): string[] {
  return [...new Set([...writeScopes, ...deleteScopes, ...payScopes])]
}

/** Resolves the caller of an issuer's token, with the rights of its scopes. A token without one of Plugboard's scopes only reads. */
function guestOf({ scopes, ...claims }: IssuedClaims, { writeScopes, deleteScopes, payScopes }: AgentAccess) {
  const has = (wanted: readonly string[]) => wanted.some((scope) => scopes.includes(scope))
  const allowed = { read: true, write: has(writeScopes), delete: has(deleteScopes), pay: has(payScopes) }
  const level = AGENT_LEVELS.findLast((one) => allowed[one]) ?? 'read'
  return level === 'pay' ? claims : { ...claims, policy: limitsOfLevel(level) }
}

/**
 * The routes by which agents find the issuer: the operator's, or this server. Clients that got no challenge ask at the path of the
 * endpoint, then at the root.
 * @see https://modelcontextprotocol.io/specification/2025-11-25/basic/authorization#protected-resource-metadata-discovery-requirements
 */
export function metadataRoutes(services: WithAgents, path: string): Route[] {
  return [METADATA_PATH, dirname(METADATA_PATH)].map((at) => metadataRoute(services, path, at))
}

function metadataRoute({ agents, baseUrl }: WithAgents, path: string, at: string): Route {
  const { issuer } = agents
  return {
    method: 'GET',
    path: at,
    tag: 'Agents',
    summary: 'Describe the tokens that agents may present',
    description: 'Protected-resource metadata (RFC 9728). The audience of tokens must be `resource` (RFC 8707).',
    tokens: [],
    responses: { 200: shape('The metadata.', PROTECTED_RESOURCE) },
    async handle() {
      const scopes = issuer === undefined ? AGENT_LEVELS : scopesOf(agents)
      const body = {
        resource: `${baseUrl()}${path}`,
        authorization_servers: [issuer ?? baseUrl()],
        scopes_supported: scopes.length > 0 ? scopes : undefined,
        bearer_methods_supported: ['header'],
        resource_name: 'Plugboard',
      }
      return { status: 200, body }
    },
  }
}

/** Headers by which proxies say for whom they ask. @see RFC 7239 */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via']

/**
 * Whether a request without a token is from a program on this machine. Pages of other sites and names that resolve to this
 * machine are refused, because browsers are led here by such names (DNS rebinding). Browsers state the origin of a request even
 * if they send no `Origin`.
 * @see https://www.w3.org/TR/fetch-metadata/#sec-fetch-site-header
 */
function isFromHere({ header, address = '' }: IdentifiedBy): boolean {
  const host = header('host') ?? ''
  const name = URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : ''
  const isForwarded = FORWARDED.some((sent) => header(sent) !== undefined)
  const isOfPage = !['same-origin', 'none', undefined].includes(header('sec-fetch-site'))
  const origin = header('origin')
  const isBare = header('authorization') === undefined && (origin === undefined || origin === `http://${host}`)
  return isBare && !isForwarded && !isOfPage && isLoopbackHost(name) && isLoopbackAddress(address)
}
