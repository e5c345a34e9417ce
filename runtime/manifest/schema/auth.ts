import type { JsonSchema } from '../../base/json.ts'
import { HTTPS_URL, key, keys, NAME, ref, TEXT } from './words.ts'

const URL_TEMPLATE: JsonSchema = { type: 'string', pattern: '^https://', maxLength: 500 }

const SEND: JsonSchema = key(
  'Where the credentials stand on a request. For OAuth the default is the access token as bearer.',
  { bearer: '{{api_key}}' },
  keys({
    bearer: key('Authorization: Bearer with this value. RFC 6750.', '{{api_key}}', ref('template')),
    basic: key(
      'Authorization: Basic with a user name and a password. RFC 7617.',
      { username: '{{email}}/token', password: '{{api_token}}' },
      keys(
        {
          username: key('The user name.', '{{email}}', ref('template')),
          password: key('The password.', '{{token}}', ref('template')),
        },
        ['username', 'password'],
      ),
    ),
    headers: key('Headers of any name.', { 'X-Api-Key': '{{api_key}}' }, ref('values')),
    query: key(
      'Query parameters; only where the vendor takes nothing else, since URLs end up in logs.',
      { key: '{{api_key}}' },
      ref('values'),
    ),
  }),
)

const SHARED: Record<string, JsonSchema> = {
  title: key('The name people see when they choose how to connect.', 'Private app token', TEXT),
  description: key('Where the owner finds these credentials.', 'Settings > Developers > API keys.', TEXT),
  credentials: key('What the owner gives. Everything here is secret.', { api_key: 'string!' }, ref('fields')),
  send: SEND,
  base_url: key(
    'A base URL of its own, when this variant talks to another host.',
    'https://api.example.com/ex/{{config.site}}',
    URL_TEMPLATE,
  ),
}

const TOKEN: Record<string, JsonSchema> = {
  token: key('The token endpoint.', 'https://example.com/oauth/token', URL_TEMPLATE),
  token_method: key('How the token endpoint is called.', 'POST', { enum: ['POST', 'GET'] }),
  token_params: key('Further parameters of token requests.', { audience: 'api.example.com' }, ref('values')),
  token_headers: key('Further headers of token requests.', { Accept: 'application/json' }, ref('values')),
  token_body: key('The encoding of token requests. RFC 6749 says form.', 'json', { enum: ['form', 'json'] }),
  client_auth: key(
    'Where client id and secret stand: in the body, as Basic, or (public client) only the id.',
    'basic',
    { enum: ['body', 'basic', 'none'] },
  ),
  scopes: key('What is asked for.', ['read', 'write'], { type: 'array', items: NAME, maxItems: 200 }),
  scope_separator: key('What stands between scopes; a space by default.', ',', { type: 'string', maxLength: 3 }),
  scope_param: key('The name of the scope parameter, when it is not scope.', 'user_scope', NAME),
  access_token_at: key('Where the access token is in the response.', '$.access_token', ref('locator')),
  keep: key('Further fields of the token response to store with the credentials.', ['workspace_id'], {
    type: 'array',
    items: NAME,
    maxItems: 20,
  }),
}

const STEP: JsonSchema = {
  type: 'object',
  description: 'An exchange of the token, or a lookup of settings.',
  oneOf: [
    keys(
      {
        exchange: key(
          'Parameters of a second request to the token endpoint, whose response replaces the first.',
          { grant_type: 'exchange', token: '{{access_token}}' },
          ref('values'),
        ),
      },
      ['exchange'],
    ),
    keys(
      {
        call: key(
          'The call that gives the settings, with the new credentials; without it they are in the response of the token endpoint.',
          'GET https://api.example.com/sites',
          { type: 'string', pattern: '^GET https://', maxLength: 500 },
        ),
        items: key(
          'Where the list of what the consent gives access to is. Several are a choice; without it the response is the only one.',
          '$',
          ref('locator'),
        ),
        config: key(
          'Where each setting is in an item, by its name under config.',
          { site_id: '$.id' },
          {
            type: 'object',
            additionalProperties: ref('locator'),
            minProperties: 1,
            maxProperties: 10,
          },
        ),
        name: key('What an item is called for people.', '$.name', ref('locator')),
      },
      ['config'],
    ),
  ],
}

const AUTHORIZE: Record<string, JsonSchema> = {
  authorize: key('The page on which the owner consents.', 'https://example.com/oauth/authorize', URL_TEMPLATE),
  authorize_params: key('Further parameters of that page.', { access_type: 'offline' }, ref('values')),
  pkce: key('Whether a code challenge (S256) is sent. RFC 7636.', true, { type: 'boolean' }),
  issuer: key(
    'What the vendor calls itself in the `iss` of its redirects; another is refused. RFC 9207.',
    'https://accounts.example.com',
    {
      ...HTTPS_URL,
    },
  ),
  steps: key(
    'What follows once a code has been traded for a token, in this order.',
    [{ call: 'GET https://api.example.com/sites', items: '$', config: { site_id: '$.id' }, name: '$.name' }],
    { type: 'array', items: STEP, minItems: 1, maxItems: 5 },
  ),
  rotates: key('Each refresh answers with a new refresh token, and the old one dies.', true, { type: 'boolean' }),
}

function variant(type: string, properties: Record<string, JsonSchema>, required: string[]): JsonSchema {
  return keys({ type: key('The kind of scheme.', type, { const: type }), ...SHARED, ...properties }, [
    'type',
    'title',
    ...required,
  ])
}

/** The language's definitions for auth variants. */
export const AUTH: Record<string, JsonSchema> = {
  authVariant: {
    type: 'object',
    description: 'One way to prove whose account it is.',
    examples: [
      { type: 'static', title: 'API key', credentials: { api_key: 'string!' }, send: { bearer: '{{api_key}}' } },
    ],
    required: ['type'],
    discriminator: { propertyName: 'type' },
    oneOf: [
      variant('static', {}, ['credentials', 'send']),
      variant('oauth2', { ...TOKEN, ...AUTHORIZE }, ['token']),
      variant('client_credentials', TOKEN, ['token']),
    ],
  },
}

/** The base URL of a kind: https, no query, and config in the host only behind a strict pattern (rule `host-template`). */
export const BASE_URL = key(
  'Where requests go. The only origin that ever receives credentials.',
  'https://api.example.com/v1',
  {
    ...HTTPS_URL,
    pattern: '^https://[^\\s/?#@]+(?:/[^\\s?#]*)?$',
  },
)
