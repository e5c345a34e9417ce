/** Who an agent is that has no token of ours: the holder of a token of the operator's issuer, or anybody on this machine in a sandbox. */
import { PROTECTED_RESOURCE } from 'plugboard/contract'
import { isLoopbackAddress, isLoopbackHost } from 'plugboard/kit'
import { type Caller, isSignedToken, Issuer } from '../../access/index.ts'
import type { IdentifiedBy, Route } from '../../http/index.ts'
import { shape } from '../schemas.ts'
import type { RouteServices } from '../services.ts'

/** Where the endpoint of agents describes itself. @see RFC 9728 section 3.1 */
const METADATA_PATH = '/.well-known/oauth-protected-resource/mcp'

/** The customer of agents without a token in a sandbox. */
const SANDBOX_CUSTOMER = 'sandbox'
const HOUR_MS = 3_600_000

/** What the route of agents has besides tokens of ours; nothing where only those are taken. @param path of the route */
export function agentIdentity(
  { access, agents, baseUrl, now }: RouteServices,
  path: string,
): Pick<Route, 'identify' | 'resourceMetadata'> {
  const { issuer: url, clientId, organizationId, customerClaim, isOpen } = agents
  const issuer =
    url === undefined ? undefined : new Issuer({ url, customerClaim, now, audience: () => `${baseUrl()}${path}` })
  const owner = { ...(clientId !== undefined && { clientId }), ...(organizationId !== undefined && { organizationId }) }
  if (!issuer && !isOpen) return {}
  return {
    async identify(request): Promise<Caller | undefined> {
      const { token } = request
      if (token !== undefined && issuer && isSignedToken(token))
        return access.guests.callerFor({ ...(await issuer.verify(token)), ...owner })
      if (!isOpen || !isFromHere(request)) return undefined
      const expiresAt = new Date(now() + HOUR_MS)
      return access.guests.callerFor({ externalUserId: SANDBOX_CUSTOMER, ...owner, expiresAt })
    },
    ...(issuer && { resourceMetadata: () => `${baseUrl()}${METADATA_PATH}` }),
  }
}

/** The route by which agents find the issuer; none where there is no issuer. */
export function metadataRoutes({ agents: { issuer }, baseUrl }: RouteServices, path: string): Route[] {
  if (issuer === undefined) return []
  return [
    {
      method: 'GET',
      path: METADATA_PATH,
      tag: 'Agents',
      summary: 'Say whose tokens agents may present',
      description: 'Protected-resource metadata (RFC 9728). Tokens have to be for `resource` (RFC 8707).',
      tokens: [],
      responses: { 200: shape('The metadata.', PROTECTED_RESOURCE) },
      async handle() {
        const body = {
          resource: `${baseUrl()}${path}`,
          authorization_servers: [issuer],
          bearer_methods_supported: ['header'],
          resource_name: 'Plugboard',
        }
        return { status: 200, body }
      },
    },
  ]
}

/**
 * Whether a request without a token is from a program on this machine. A page of elsewhere is none, and neither is a name that resolves to this
 * machine: browsers are led here by such names (DNS rebinding).
 */
function isFromHere({ header, address = '' }: IdentifiedBy): boolean {
  const host = header('host') ?? ''
  const name = URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : ''
  const isForwarded = header('x-forwarded-for') !== undefined || header('forwarded') !== undefined
  const origin = header('origin')
  const isBare = header('authorization') === undefined && (origin === undefined || origin === `http://${host}`)
  return isBare && !isForwarded && isLoopbackHost(name) && isLoopbackAddress(address)
}
