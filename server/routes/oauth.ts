/** OAuth: initiating a flow, the two addresses that browsers come to, own applications, redirect URLs. */
import { ServerError } from '../errors/index.ts'
import type { Access } from '../access/index.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { Answer, Route } from '../http/index.ts'
import type { Ask, BrowserAnswer, Configuration, Oauth } from '../oauth/index.ts'
import { configurationSchema } from '../oauth/index.ts'
import { checkKind, customerNamed } from './owner.ts'
import { ANY_OBJECT, CONNECTOR_TYPE, EXTERNAL_USER_ID, object, text, TIME, UUID } from './schemas.ts'

/** What these routes work with. */
export interface OauthServices {
  readonly access: Access
  readonly catalogue: Catalogue
  readonly oauth: Oauth
}

const CREDENTIALS = '/api/v1/oauth/credentials'
const REDIRECT_URLS = '/api/v1/oauth/redirect-urls'
const TAG = 'OAuth'
const SCOPES = {
  type: 'array',
  items: text('As the third party names it.', { minLength: 1, maxLength: 200, pattern: '^[!-~]+$' }),
  maxItems: 200,
} as const
const URLS = object({
  redirect_urls: {
    type: 'array',
    items: text('A URL, compared as it is written.', { minLength: 1, maxLength: 2000 }),
    maxItems: 100,
  },
})
const SAFE_URL =
  'https, or http on loopback; no user name, no fragment, no encoded tricks; written as browsers read it.'

/** The routes of OAuth. */
export function oauthRoutes(services: OauthServices): Route[] {
  return [
    initiate(services),
    ...applicationRoutes(services),
    ...redirectUrlRoutes(services),
    ...browserRoutes(services),
  ]
}

function initiate({ access, catalogue, oauth }: OauthServices): Route {
  return {
    method: 'POST',
    path: '/api/v1/integrations/connectors/oauth/initiate',
    tag: TAG,
    summary: 'Begin an OAuth flow',
    description:
      'Send the customer to `consent_url`. They come back to `redirect_url` with `secret_id`, of which a connector is created; ' +
      'or with `connector_id` when a connector was connected again; or with `error` and `error_description`.',
    tokens: ['application', 'scoped', 'widget'],
    body: object(
      {
        external_user_id: EXTERNAL_USER_ID,
        connector_type: CONNECTOR_TYPE,
        redirect_url: text(`Where the customer comes back to: ${SAFE_URL}`, { minLength: 1, maxLength: 2000 }),
        environment: {
          ...ANY_OBJECT,
          description: "The kind's settings, and the credentials that consent does not bring.",
        },
        scopes: { ...SCOPES, description: 'Instead of those that the kind asks for by itself.' },
        connector_id: { ...UUID, description: 'The connector to connect again.' },
      },
      ['external_user_id', 'connector_type', 'redirect_url'],
    ),
    answers: {
      200: {
        description: 'Where to send the customer.',
        schema: object({
          consent_url: { type: 'string', format: 'uri' },
          expires_at: TIME,
          flow_id: text('The secret part of `consent_url`.'),
        }),
      },
    },
    errors: [
      'definition_not_found',
      'oauth_not_supported',
      'redirect_url_not_allowed',
      'customer_mismatch',
      'connector_disabled',
      'credentials_mismatch',
      'connector_not_found',
    ],
    async handle({ caller, body }) {
      const ask = body as unknown as Ask
      checkKind(caller, catalogue.find(ask.connector_type).kind)
      await customerNamed(access, caller, ask.external_user_id)
      return { status: 200, body: await oauth.initiate(caller, ask), headers: { 'cache-control': 'no-store' } }
    },
  }
}

function applicationRoutes({ oauth: { applications } }: OauthServices): Route[] {
  return [
    {
      method: 'PUT',
      path: CREDENTIALS,
      tag: TAG,
      summary: 'Bring along an OAuth application',
      description: 'Flows of the kind use it from now on. Its secret never comes back.',
      tokens: ['application'],
      body: object({ connector_type: CONNECTOR_TYPE, configuration: configurationSchema(true) }),
      answers: {
        200: {
          description: 'Kept.',
          schema: object({
            id: UUID,
            scope_type: { const: 'organization' },
            scope_id: UUID,
            connector_definition_id: UUID,
            created_at: TIME,
            updated_at: TIME,
          }),
        },
      },
      errors: ['definition_not_found', 'oauth_not_supported'],
      handle: async ({ caller, body }) => ({
        status: 200,
        body: await applications.put(
          caller.organizationId,
          String(body.connector_type),
          body.configuration as Configuration,
        ),
      }),
    },
    {
      method: 'DELETE',
      path: `${CREDENTIALS}/connector_type/{connector_type}`,
      tag: TAG,
      summary: 'Take an OAuth application away',
      tokens: ['application'],
      answers: { 204: { description: 'Gone.' } },
      errors: ['definition_not_found'],
      async handle({ caller, params }) {
        await applications.remove(caller.organizationId, params.connector_type!)
        return { status: 204 }
      },
    },
    {
      method: 'GET',
      path: `${CREDENTIALS}/spec`,
      tag: TAG,
      summary: 'What an OAuth application of a kind is made of',
      tokens: ['application'],
      query: { connector_type: CONNECTOR_TYPE },
      answers: {
        200: {
          description: 'The shape of `configuration`, and what to enter at the third party.',
          schema: object({
            connector_type: text('The kind.'),
            connector_definition_id: UUID,
            configuration: ANY_OBJECT,
            redirect_uri: { type: 'string', format: 'uri' },
            scopes: SCOPES,
          }),
        },
      },
      errors: ['definition_not_found', 'oauth_not_supported', 'invalid_query'],
      async handle({ query }) {
        if (query.connector_type === undefined)
          throw new ServerError('invalid_query', 'Cannot describe an OAuth application: connector_type is missing')
        return { status: 200, body: await applications.spec(String(query.connector_type)) }
      },
    },
  ]
}

function redirectUrlRoutes({ oauth: { redirectUrls } }: OauthServices): Route[] {
  const answers = { 200: { description: 'All of them.', schema: URLS } }
  return [
    {
      method: 'GET',
      path: REDIRECT_URLS,
      tag: TAG,
      summary: 'List the redirect URLs that are registered',
      tokens: ['application'],
      answers,
      handle: async ({ caller }) => ({
        status: 200,
        body: { redirect_urls: await redirectUrls.list(caller.organizationId) },
      }),
    },
    {
      method: 'PUT',
      path: REDIRECT_URLS,
      tag: TAG,
      summary: 'Register redirect URLs',
      description: `Replaces those registered before. Once there is one, no other may be used. ${SAFE_URL}`,
      tokens: ['application'],
      body: URLS,
      answers,
      errors: ['redirect_url_not_allowed'],
      handle: async ({ caller, body }) => ({
        status: 200,
        body: { redirect_urls: await redirectUrls.put(caller.organizationId, body.redirect_urls as string[]) },
      }),
    },
  ]
}

function browserRoutes({ oauth }: OauthServices): Route[] {
  const answers = {
    302: { description: 'On to the next address.', headers: { Location: 'It.' } },
    400: { description: 'A page for the person: there is no such flow.', mediaTypes: ['text/html'] },
  }
  return [
    {
      method: 'GET',
      path: '/oauth/start/{flow}',
      tag: TAG,
      summary: 'Where a consent URL leads',
      description: 'For browsers: binds the flow to this one by a cookie and goes on to the third party.',
      tokens: [],
      answers: {
        ...answers,
        302: { ...answers[302], headers: { Location: 'The consent page.', 'Set-Cookie': 'The flow of this browser.' } },
      },
      handle: async ({ params, header }) => inBrowser(await oauth.start(params.flow!, header('cookie'))),
    },
    {
      method: 'GET',
      path: '/oauth/callback/{connector_type}',
      tag: TAG,
      summary: 'Where third parties send a browser back to',
      description: 'For browsers: trades the code, and goes on to the redirect URL of the flow.',
      tokens: [],
      openQuery: true,
      answers,
      handle: async ({ params, rawQuery, header }) =>
        inBrowser(await oauth.callback(params.connector_type!, rawQuery, header('cookie'))),
    },
  ]
}

function inBrowser({ status, headers, html }: BrowserAnswer): Answer {
  return { status, headers, ...(html !== undefined && { bytes: new TextEncoder().encode(html) }) }
}
