/** Return from the operator's OpenID provider during an agent's login. The claim in the settings identifies the customer. */
import { ConnectorError } from 'plugboard/runtime'
import type { LoginRequest } from '../../../accounts/access/index.ts'
import type { Route, RouteRequest, RouteResponse } from '../../../http/index.ts'
import { endedPage, OauthRefusal } from '../../logins/index.ts'
import {
  claimTexts,
  type OidcProvider,
  OidcRefusal,
  type ProviderClaims,
  type SignIn,
} from '../../../accounts/oidc/index.ts'
import type { WithAgents } from '../../services/open.ts'
import { browserOf, decisionUrl, ended, HTML_PAGE, LOGINS_TAG, NOT_STORED, pageParts } from './base.ts'

const PATH = '/agents/login/callback'

/** The routes of sign-ins; none where the settings name no provider. */
export function signInRoutes(services: WithAgents): Route[] {
  const { userProvider } = services
  return userProvider ? [signedInRoute(services, userProvider)] : []
}

/**
 * Begins a login that the provider decides.
 * @param secret of the browser
 * @returns where the browser goes
 * @throws OauthRefusal where the provider does not respond
 */
export async function beginProviderLogin(
  { access, agents, baseUrl }: WithAgents,
  provider: OidcProvider,
  secret: string,
  asked: LoginRequest,
): Promise<string> {
  const ticket = await access.agents.logins.begin(await access.guests.owner(agents), secret, asked)
  try {
    return await provider.begin(signInOf(baseUrl(), ticket, secret))
  } catch (error) {
    if (!(error instanceof OidcRefusal)) throw error
    throw new OauthRefusal('temporarily_unavailable', error.message, asked)
  }
}

/** The sign-in of a login: its ticket is the state, and the cookie of the browser binds it. */
function signInOf(baseUrl: string, ticket: string, secret: string): SignIn {
  return { redirectUri: baseUrl + PATH, state: ticket, secret }
}

function signedInRoute(services: WithAgents, provider: OidcProvider): Route {
  return {
    method: 'GET',
    path: PATH,
    tag: LOGINS_TAG,
    summary: 'Continue the login of an agent after the user signed in',
    description:
      'For browsers. The OpenID provider of the operator redirects here. Creates the customer if it does not exist yet.',
    tokens: [],
    openQuery: true,
    responses: {
      302: { description: 'A redirect to the next page.', headers: { Location: 'The next page.' } },
      400: { description: 'A page that says why the user is not signed in.', ...HTML_PAGE },
    },
    errors: ['rate_limited'],
    async handle(request) {
      await request.admit('client', 'sign-in')
      const parts = await pageParts(services, request)
      try {
        return await signedIn(services, provider, request)
      } catch (error) {
        if (error instanceof OidcRefusal) return endedPage(parts, error.message)
        if (error instanceof ConnectorError && error.code === 'connector_disabled')
          return endedPage(parts, error.message)
        return ended(parts, error)
      }
    },
  }
}

async function signedIn(services: WithAgents, provider: OidcProvider, request: RouteRequest): Promise<RouteResponse> {
  const { access, agents, baseUrl } = services
  const { known, secret } = browserOf(services, request)
  const ticket = new URLSearchParams(request.rawQuery).get('state') ?? ''
  const owner = await access.guests.owner(agents)
  if (!(await access.agents.logins.isPending(owner, ticket, known)))
    throw new OidcRefusal('Cannot sign in: this browser did not begin the login, or it has ended')
  const claims = await provider.finish(signInOf(baseUrl(), ticket, secret), request.rawQuery)
  const externalUserId = userIn(claims, agents.oidc.customerClaim)
  const customer = await access.customers.ensure(owner.organizationId, externalUserId).catch(refuseUser)
  const { code } = await access.agents.logins.identify(owner, ticket, { customerId: customer.id, policy: undefined })
  const location = decisionUrl(baseUrl(), code)
  return { status: 302, headers: { ...NOT_STORED, 'referrer-policy': 'no-referrer', location } }
}

/** Returns the `external_user_id` of a user: the single text of the claim, unchanged. @throws OidcRefusal */
function userIn(claims: ProviderClaims, claim: string): string {
  const [user, other] = claimTexts(claims, claim)
  if (user !== undefined && user !== '' && other === undefined) return user
  throw new OidcRefusal(`Cannot sign in: the provider does not say who you are in the claim "${claim}"`)
}

function refuseUser(error: unknown): never {
  if (!(error instanceof ConnectorError) || error.code !== 'validation_error') throw error
  throw new OidcRefusal('Cannot sign in: what the provider calls you cannot be the ID of a customer')
}
