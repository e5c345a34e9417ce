/** Tokens: issued to applications, issued by them for customers, described and revoked. */
import {
  APPLICATION_TOKEN,
  APPLICATION_TOKEN_REQUEST,
  type ApplicationTokenRequest,
  EMPTY,
  REVOKE_REQUEST,
  SCOPED_TOKEN,
  SCOPED_TOKEN_REQUEST,
  type ScopedTokenBody,
  type ScopedTokenRequest,
  TOKEN_INFO,
  type TokenInfoBody,
  WIDGET_TOKEN,
  WIDGET_TOKEN_REQUEST,
  type WidgetTokenBody,
  type WidgetTokenRequest,
} from 'plugboard/contract'
import type { RouteRequest, Route } from '../../http/index.ts'
import { describedFields, offeredFields } from './offered.ts'
import { policyOf } from './policy.ts'
import { shape } from './schemas.ts'
import type { WithAccounts } from '../services/open.ts'

const BASE = '/api/v1/account/applications'
const TAG = 'Tokens'

/** The routes of tokens. */
export function tokenRoutes(services: WithAccounts): Route[] {
  return [
    applicationTokenRoute(services),
    scopedTokenRoute(services),
    widgetTokenRoute(services),
    infoRoute(services),
    revokeRoute(services),
  ]
}

function applicationTokenRoute({ access }: WithAccounts): Route {
  return {
    method: 'POST',
    path: `${BASE}/token`,
    tag: TAG,
    summary: 'Get an application token',
    description:
      'Valid for 15 minutes and for the whole organization. If the application has several, select one with `X-Organization-Id`.',
    tokens: [],
    body: APPLICATION_TOKEN_REQUEST,
    responses: { 200: shape('The token.', APPLICATION_TOKEN) },
    errors: ['invalid_client', 'organization_required', 'organization_forbidden', 'rate_limited'],
    async handle({ body, header, admit }) {
      const { client_id: clientId, client_secret: clientSecret } = body as unknown as ApplicationTokenRequest
      await admit('client', clientId)
      const issued = await access.issueApplicationToken({
        clientId,
        clientSecret,
        organizationId: header('x-organization-id'),
      })
      const { token, expiresInSeconds, organizationId } = issued
      const bearer = { access_token: token, token_type: 'bearer', organization_id: organizationId }
      return { status: 200, body: { ...bearer, expires_in: expiresInSeconds } }
    },
  }
}

function scopedTokenRoute({ access }: WithAccounts): Route {
  return {
    method: 'POST',
    path: `${BASE}/scoped-token`,
    tag: TAG,
    summary: 'Get a token for one customer',
    description:
      'Valid for 20 minutes. Creates the customer if it does not exist yet. `policy` limits the token: ' +
      'give such a token to an agent. It can use the execute route and `/mcp`, and nothing else.',
    tokens: ['application'],
    body: SCOPED_TOKEN_REQUEST,
    responses: { 200: shape('The token.', SCOPED_TOKEN) },
    errors: ['connector_disabled'],
    async handle({ caller, body }) {
      const { external_user_id: externalUserId, policy } = body as unknown as ScopedTokenRequest
      const issued = await access.issueScopedToken(caller, externalUserId, policy && policyOf(policy))
      return { status: 200, body: bearer(issued) }
    },
  }
}

function widgetTokenRoute(services: WithAccounts): Route {
  const { access, brands, catalogue, baseUrl } = services
  return {
    method: 'POST',
    path: `${BASE}/widget-token`,
    tag: TAG,
    summary: "Get a token for one customer's browser",
    description: 'Valid for 20 minutes, and only on pages of `allowed_origin`.',
    tokens: ['application'],
    body: WIDGET_TOKEN_REQUEST,
    responses: { 200: shape('The token.', WIDGET_TOKEN) },
    errors: ['connector_disabled', 'definition_not_found', 'unknown_entity'],
    async handle({ caller, body }) {
      const asked = body as unknown as WidgetTokenRequest
      brands.check(asked.brand)
      const kinds = await catalogue.of(caller.organizationId)
      const connectorTypes = asked.connector_types?.map((type) => kinds.find(type).kind)
      const issued = await access.issueWidgetToken(caller, {
        externalUserId: asked.external_user_id,
        allowedOrigin: asked.allowed_origin,
        connectorTypes,
        choosesEntities: asked.choose_entities,
        fields: await offeredFields(services, caller, asked.fields),
        brand: asked.brand,
      })
      const widget = { allowed_origin: issued.allowedOrigin, widget_url: `${baseUrl()}/widget` }
      return { status: 200, body: { ...bearer(issued), ...widget } satisfies WidgetTokenBody }
    },
  }
}

function infoRoute({ brands, baseUrl }: WithAccounts): Route {
  return {
    method: 'GET',
    path: `${BASE}/scoped-token/info`,
    tag: TAG,
    summary: 'Describe the token of the request',
    tokens: ['scoped', 'widget'],
    responses: { 200: shape('The identity of the token.', TOKEN_INFO) },
    handle: async (request) => {
      const brand = brands.shown(request.caller.brand, baseUrl())
      return { status: 200, body: { ...infoOf(request), brand } satisfies TokenInfoBody }
    },
  }
}

function revokeRoute({ access }: WithAccounts): Route {
  return {
    method: 'POST',
    path: `${BASE}/revoke`,
    tag: TAG,
    summary: 'Revoke a token, or all tokens of a customer',
    description: 'The response is the same if the token does not exist (RFC 7009).',
    tokens: ['application'],
    body: REVOKE_REQUEST,
    responses: { 200: shape('The tokens are revoked.', EMPTY) },
    async handle({ caller, body }) {
      if (body.token !== undefined) await access.revoke(caller, String(body.token))
      else await access.revokeCustomer(caller, String(body.external_user_id))
      return { status: 200, body: {} }
    },
  }
}

interface IssuedToCustomer {
  readonly token: string
  readonly expiresInSeconds: number
  readonly externalUserId: string
  readonly customerId: string
  readonly organizationId: string
}

function bearer(issued: IssuedToCustomer): ScopedTokenBody {
  const { token, expiresInSeconds, externalUserId, customerId, organizationId } = issued
  return {
    token,
    token_type: 'bearer',
    expires_in: expiresInSeconds,
    external_user_id: externalUserId,
    customer_id: customerId,
    organization_id: organizationId,
  }
}

function infoOf({ caller }: RouteRequest): Omit<TokenInfoBody, 'brand'> {
  if (!caller.customer) throw new Error('Cannot describe the token: it is not limited to a customer')
  const { id, externalUserId } = caller.customer
  return {
    kind: caller.token as TokenInfoBody['kind'],
    organization_id: caller.organizationId,
    customer_id: id,
    external_user_id: externalUserId,
    expires_at: caller.expiresAt.toISOString(),
    allowed_origin: caller.allowedOrigin ?? null,
    choose_entities: caller.choosesEntities ?? false,
    fields: describedFields(caller.fields),
  }
}
