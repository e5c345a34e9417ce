/** Tokens: issued to applications, issued by them for customers, looked at and revoked. */
import type { Access } from '../access/index.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { Request, Route } from '../http/index.ts'
import { EXTERNAL_USER_ID, nullable, object, text, TIME, UUID } from './schemas.ts'

const BASE = '/api/v1/account/applications'

const BEARER = {
  token: text('Sent as `Authorization: Bearer`.'),
  token_type: { const: 'bearer' },
  expires_in: { type: 'integer', description: 'Seconds.' },
  external_user_id: EXTERNAL_USER_ID,
  customer_id: UUID,
  organization_id: UUID,
}

/** What these routes work with. */
export interface TokenServices {
  readonly access: Access
  readonly catalogue: Catalogue
  readonly baseUrl: () => string
}

/** The routes of tokens. */
export function tokenRoutes({ access, catalogue, baseUrl }: TokenServices): Route[] {
  return [
    {
      method: 'POST',
      path: `${BASE}/token`,
      tag: 'Tokens',
      summary: 'Get an application token',
      description:
        'Good for 15 minutes and for everything in the organization. `X-Organization-Id` chooses among several.',
      tokens: [],
      body: object({ client_id: text('Of the application.'), client_secret: text('Shown once, when it was created.') }),
      answers: {
        200: {
          description: 'A token.',
          schema: object({
            access_token: text('Sent as `Authorization: Bearer`.'),
            token_type: { const: 'bearer' },
            expires_in: { const: 900, description: 'Seconds.' },
            organization_id: UUID,
          }),
        },
      },
      errors: ['invalid_client', 'organization_required', 'organization_forbidden', 'rate_limited'],
      async handle({ body, header, admit }) {
        await admit('client', String(body.client_id))
        const organizationId = header('x-organization-id')
        const issued = await access.issueApplicationToken({
          clientId: String(body.client_id),
          clientSecret: String(body.client_secret),
          ...(organizationId !== undefined && { organizationId }),
        })
        const { token, expiresInSeconds } = issued
        const answer = { access_token: token, token_type: 'bearer', expires_in: expiresInSeconds }
        return { status: 200, body: { ...answer, organization_id: issued.organizationId } }
      },
    },
    {
      method: 'POST',
      path: `${BASE}/scoped-token`,
      tag: 'Tokens',
      summary: 'Get a token for one customer',
      description: 'Good for 20 minutes. The customer is created when there is none of that name yet.',
      tokens: ['application'],
      body: object({ external_user_id: EXTERNAL_USER_ID }),
      answers: { 200: { description: 'A token.', schema: object(BEARER) } },
      errors: ['connector_disabled'],
      async handle({ caller, body }) {
        return { status: 200, body: bearer(await access.issueScopedToken(caller, String(body.external_user_id))) }
      },
    },
    {
      method: 'POST',
      path: `${BASE}/widget-token`,
      tag: 'Tokens',
      summary: "Get a token for one customer's browser",
      description: 'Good for 20 minutes, and only from pages of `allowed_origin`.',
      tokens: ['application'],
      body: object(
        {
          external_user_id: EXTERNAL_USER_ID,
          allowed_origin: text('Such as `https://app.example.com`.'),
          connector_types: { type: 'array', items: { type: 'string' }, maxItems: 100 },
        },
        ['external_user_id', 'allowed_origin'],
      ),
      answers: {
        200: {
          description: 'A token.',
          schema: object({
            ...BEARER,
            allowed_origin: text('The only one that may use it.'),
            widget_url: text('Where the hosted page for connecting is.', { format: 'uri' }),
          }),
        },
      },
      errors: ['connector_disabled', 'definition_not_found'],
      async handle({ caller, body }) {
        const types = (body.connector_types as string[] | undefined)?.map((type) => catalogue.find(type).kind)
        const issued = await access.issueWidgetToken(caller, {
          externalUserId: String(body.external_user_id),
          allowedOrigin: String(body.allowed_origin),
          ...(types && { connectorTypes: types }),
        })
        const place = { allowed_origin: issued.allowedOrigin, widget_url: `${baseUrl()}/widget` }
        return { status: 200, body: { ...bearer(issued), ...place } }
      },
    },
    {
      method: 'GET',
      path: `${BASE}/scoped-token/info`,
      tag: 'Tokens',
      summary: 'Look at the token that the request bears',
      tokens: ['scoped', 'widget'],
      answers: {
        200: {
          description: 'Whom it speaks for.',
          schema: object({
            kind: { enum: ['scoped', 'widget'] },
            organization_id: UUID,
            customer_id: UUID,
            external_user_id: EXTERNAL_USER_ID,
            expires_at: TIME,
            allowed_origin: nullable({ type: 'string' }),
          }),
        },
      },
      handle: async (request) => ({ status: 200, body: infoOf(request) }),
    },
    {
      method: 'POST',
      path: `${BASE}/revoke`,
      tag: 'Tokens',
      summary: 'Revoke a token, or all tokens of a customer',
      description: 'Answers the same whether there was such a token or not (RFC 7009).',
      tokens: ['application'],
      body: {
        ...object({ token: text('One token.'), external_user_id: EXTERNAL_USER_ID }, []),
        minProperties: 1,
        maxProperties: 1,
      },
      answers: { 200: { description: 'Revoked.', schema: object({}) } },
      async handle({ caller, body }) {
        if (body.token !== undefined) await access.revoke(caller, String(body.token))
        else await access.revokeCustomer(caller, String(body.external_user_id))
        return { status: 200, body: {} }
      },
    },
  ]
}

interface IssuedToCustomer {
  readonly token: string
  readonly expiresInSeconds: number
  readonly externalUserId: string
  readonly customerId: string
  readonly organizationId: string
}

function bearer({ token, expiresInSeconds, externalUserId, customerId, organizationId }: IssuedToCustomer) {
  return {
    token,
    token_type: 'bearer',
    expires_in: expiresInSeconds,
    external_user_id: externalUserId,
    customer_id: customerId,
    organization_id: organizationId,
  }
}

function infoOf({ caller }: Request) {
  return {
    kind: caller.token,
    organization_id: caller.organizationId,
    customer_id: caller.customer!.id,
    external_user_id: caller.customer!.externalUserId,
    expires_at: caller.expiresAt.toISOString(),
    allowed_origin: caller.allowedOrigin ?? null,
  }
}
