/** OAuth: initiating a flow, the two addresses that browsers come to, own applications, redirect URLs. */
import {
  CLIENT_HOST,
  CONNECTOR_TYPE,
  CONSENT_DEFAULTS,
  FLOW_CONFIRMATION,
  FLOW_STATE,
  NEW_OAUTH_APPLICATION,
  OAUTH_APPLICATION,
  OAUTH_APPLICATION_SPEC,
  OAUTH_FLOW,
  OAUTH_INITIATION,
  type OAuthApplicationRequest,
  type OAuthInitiationRequest,
  REDIRECT_URLS,
  SAFE_URL,
} from 'plugboard/contract'
import { ServerError } from '../../ground/errors/index.ts'
import type { RouteResponse, Route } from '../../http/index.ts'
import type { BrowserResponse, NewDefaultWant } from '../oauth/index.ts'
import { checkKind, customerNamed } from './owner.ts'
import { ANY_TOKEN, shape, THIRD_PARTY_ERRORS } from './schemas.ts'
import type { WithAccounts } from '../services/open.ts'

const CREDENTIALS_PATH = '/api/v1/oauth/credentials'
const DEFAULTS_PATH = '/api/v1/oauth/default-want'
const REDIRECT_URLS_PATH = '/api/v1/oauth/redirect-urls'
const TAG = 'OAuth'

/** The routes of OAuth. */
export function oauthRoutes(services: WithAccounts): Route[] {
  return [
    initiateRoute(services),
    stateRoute(services),
    confirmRoute(services),
    storeApplicationRoute(services),
    removeApplicationRoute(services),
    applicationSpecRoute(services),
    listDefaultsRoute(services),
    storeDefaultsRoute(services),
    listRedirectUrlsRoute(services),
    storeRedirectUrlsRoute(services),
    startRoute(services),
    callbackRoute(services),
  ]
}

function initiateRoute({ access, catalogue, oauth }: WithAccounts): Route {
  return {
    method: 'POST',
    path: '/api/v1/integrations/connectors/oauth/initiate',
    tag: TAG,
    summary: 'Start an OAuth flow',
    description:
      'Send the customer to `consent_url`. They return to `redirect_url` with `secret_id`, from which you create a connector; ' +
      'with `connector_id` after connecting a connector again; or with `error` and `error_description`.',
    tokens: ANY_TOKEN,
    body: OAUTH_INITIATION,
    responses: { 200: shape('The flow, with the URL to which you send the customer.', OAUTH_FLOW) },
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
      const ask = body as unknown as OAuthInitiationRequest
      checkKind(caller, (await catalogue.of(caller.organizationId)).find(ask.connector_type).kind)
      await customerNamed(access, caller, ask.external_user_id)
      return { status: 200, body: await oauth.initiate(caller, ask), headers: { 'cache-control': 'no-store' } }
    },
  }
}

function stateRoute({ oauth }: WithAccounts): Route<'/api/v1/integrations/connectors/oauth/flows/{flow}'> {
  return {
    method: 'GET',
    path: '/api/v1/integrations/connectors/oauth/flows/{flow}',
    tag: TAG,
    summary: 'Get the status of an OAuth flow',
    description: 'Takes the `flow_id` from the start of the flow. For pages that cannot see the window of the flow.',
    tokens: ANY_TOKEN,
    responses: { 200: shape('The status of the flow.', FLOW_STATE) },
    errors: ['oauth_flow_not_found'],
    handle: async ({ caller, params }) => ({ status: 200, body: await oauth.state(caller, params.flow) }),
  }
}

function confirmRoute({ oauth }: WithAccounts): Route<'/api/v1/integrations/connectors/oauth/flows/{flow}/confirm'> {
  return {
    method: 'POST',
    path: '/api/v1/integrations/connectors/oauth/flows/{flow}/confirm',
    tag: TAG,
    summary: 'Confirm an OAuth flow that ended on a page of the server',
    description:
      'Takes the code that the consenting browser received, so that nobody can be tricked into consenting for somebody else. Then the ' +
      'response has `secret_id`, or a connector has its new credentials.',
    tokens: ANY_TOKEN,
    body: FLOW_CONFIRMATION,
    responses: { 200: shape('The status of the flow.', FLOW_STATE) },
    errors: ['oauth_flow_not_found', 'oauth_secret_not_found', 'connector_not_found', ...THIRD_PARTY_ERRORS],
    handle: async ({ caller, params, body }) => ({
      status: 200,
      body: await oauth.confirm(caller, params.flow, String(body.code)),
      headers: { 'cache-control': 'no-store' },
    }),
  }
}

function storeApplicationRoute({ oauth: { applications } }: WithAccounts): Route {
  return {
    method: 'PUT',
    path: CREDENTIALS_PATH,
    tag: TAG,
    summary: "Store the organization's own OAuth application",
    description:
      'New flows of the kind use it. No response contains its secret, which is sent only to the host at which it is registered. ' +
      'For a kind that runs on hosts of its owners, store one for each `client_host`.',
    tokens: ['application'],
    body: NEW_OAUTH_APPLICATION,
    responses: { 200: shape('The stored OAuth application.', OAUTH_APPLICATION) },
    errors: ['definition_not_found', 'oauth_not_supported'],
    async handle({ caller, body }) {
      const { connector_type: type, configuration } = body as unknown as OAuthApplicationRequest
      return { status: 200, body: await applications.put(caller.organizationId, type, configuration) }
    },
  }
}

function removeApplicationRoute({
  oauth: { applications },
}: WithAccounts): Route<`${typeof CREDENTIALS_PATH}/connector_type/{connector_type}`> {
  return {
    method: 'DELETE',
    path: `${CREDENTIALS_PATH}/connector_type/{connector_type}`,
    tag: TAG,
    summary: "Remove the organization's own OAuth application",
    tokens: ['application'],
    query: { client_host: CLIENT_HOST },
    responses: { 204: { description: 'The OAuth application is removed.' } },
    errors: ['definition_not_found', 'oauth_not_supported'],
    async handle({ caller, params, query }) {
      const { client_host: host } = query as { client_host?: string }
      await applications.remove(caller.organizationId, params.connector_type, host)
      return { status: 204 }
    },
  }
}

function applicationSpecRoute({ oauth: { applications } }: WithAccounts): Route {
  return {
    method: 'GET',
    path: `${CREDENTIALS_PATH}/spec`,
    tag: TAG,
    summary: 'Describe the configuration of an OAuth application of a kind',
    tokens: ['application'],
    query: { connector_type: CONNECTOR_TYPE },
    responses: {
      200: shape('The schema of `configuration`, and the values to enter at the third party.', OAUTH_APPLICATION_SPEC),
    },
    errors: ['definition_not_found', 'oauth_not_supported', 'invalid_query'],
    async handle({ caller, query }) {
      if (query.connector_type === undefined)
        throw new ServerError('invalid_query', 'Cannot describe an OAuth application: connector_type is missing')
      return { status: 200, body: await applications.spec(caller.organizationId, String(query.connector_type)) }
    },
  }
}

const DEFAULTS_ANSWERS = { 200: shape('The defaults of the application.', CONSENT_DEFAULTS) }

function listDefaultsRoute({ oauth: { defaults } }: WithAccounts): Route {
  return {
    method: 'GET',
    path: DEFAULTS_PATH,
    tag: TAG,
    summary: 'List what consents ask for by default',
    tokens: ['application'],
    responses: DEFAULTS_ANSWERS,
    handle: async ({ caller }) => ({ status: 200, body: { defaults: shownDefaults(await defaults.list(caller)) } }),
  }
}

function storeDefaultsRoute({ oauth: { defaults } }: WithAccounts): Route {
  return {
    method: 'PUT',
    path: DEFAULTS_PATH,
    tag: TAG,
    summary: 'Store what consents ask for by default',
    description:
      'Replaces the defaults of the application, in all its organizations. They apply to flows, links and pages without `want`. For a kind ' +
      'without an entry of its own, the entries of `want` count that name an operation of it.',
    tokens: ['application'],
    body: CONSENT_DEFAULTS,
    responses: DEFAULTS_ANSWERS,
    errors: ['definition_not_found', 'oauth_not_supported'],
    async handle({ caller, body }) {
      const stored = await defaults.put(caller, body.defaults as NewDefaultWant[])
      return { status: 200, body: { defaults: shownDefaults(stored) } }
    },
  }
}

function shownDefaults(defaults: Awaited<ReturnType<WithAccounts['oauth']['defaults']['list']>>) {
  return defaults.map(({ kind, want }) => ({ connector_type: kind, want: [...want] }))
}

const REDIRECT_URLS_ANSWERS = { 200: shape('The registered redirect URLs.', REDIRECT_URLS) }

function listRedirectUrlsRoute({ oauth: { redirectUrls } }: WithAccounts): Route {
  return {
    method: 'GET',
    path: REDIRECT_URLS_PATH,
    tag: TAG,
    summary: 'List the registered redirect URLs',
    tokens: ['application'],
    responses: REDIRECT_URLS_ANSWERS,
    handle: async ({ caller }) => ({
      status: 200,
      body: { redirect_urls: await redirectUrls.list(caller.organizationId) },
    }),
  }
}

function storeRedirectUrlsRoute({ oauth: { redirectUrls } }: WithAccounts): Route {
  return {
    method: 'PUT',
    path: REDIRECT_URLS_PATH,
    tag: TAG,
    summary: 'Register redirect URLs',
    description: `Replaces the registered URLs. Once one is registered, flows cannot use any other URL. ${SAFE_URL}`,
    tokens: ['application'],
    body: REDIRECT_URLS,
    responses: REDIRECT_URLS_ANSWERS,
    errors: ['redirect_url_not_allowed'],
    handle: async ({ caller, body }) => ({
      status: 200,
      body: { redirect_urls: await redirectUrls.put(caller.organizationId, body.redirect_urls as string[]) },
    }),
  }
}

/** The responses to a browser on its way through a consent. */
const BROWSER_RESPONSES = {
  302: { description: 'A redirect to the next address.', headers: { Location: 'The next address.' } },
  400: { description: 'A page that says that no such flow exists.', mediaTypes: ['text/html'] },
}

function startRoute({ oauth }: WithAccounts): Route<'/oauth/start/{flow}'> {
  return {
    method: 'GET',
    path: '/oauth/start/{flow}',
    tag: TAG,
    summary: 'Follow a consent URL',
    description: 'For browsers. Binds the flow to this browser with a cookie and redirects to the third party.',
    tokens: [],
    responses: {
      ...BROWSER_RESPONSES,
      302: {
        ...BROWSER_RESPONSES[302],
        headers: { Location: 'The consent page of the third party.', 'Set-Cookie': 'The flow of this browser.' },
      },
    },
    handle: async ({ params, header }) => inBrowser(await oauth.start(params.flow, header('cookie'))),
  }
}

function callbackRoute({ oauth }: WithAccounts): Route<'/oauth/callback/{connector_type}'> {
  return {
    method: 'GET',
    path: '/oauth/callback/{connector_type}',
    tag: TAG,
    summary: 'Return from a third party',
    description: 'For browsers. Exchanges the code and redirects to the redirect URL of the flow.',
    tokens: [],
    openQuery: true,
    responses: BROWSER_RESPONSES,
    handle: async ({ params, rawQuery, header }) =>
      inBrowser(await oauth.callback(params.connector_type, rawQuery, header('cookie'))),
  }
}

function inBrowser({ status, headers, html }: BrowserResponse): RouteResponse {
  return { status, headers, bytes: html === undefined ? undefined : new TextEncoder().encode(html) }
}
