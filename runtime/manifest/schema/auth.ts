import type { JsonSchema } from '../../base/json.ts'
import { FORM, HTTPS_URL, key, keys, NAME, ref, TEXT } from './words.ts'

const URL_TEMPLATE: JsonSchema = { type: 'string', pattern: '^https://', maxLength: 500 }

const SIGN: JsonSchema = key(
  'A signature of each request: send inserts it as {{signature}}.',
  {
    algorithm: 'hmac-sha256',
    key: '{{secret}}',
    text: '{{request.timestamp}}{{request.method}}{{request.path}}{{request.body}}',
  },
  keys(
    {
      algorithm: key('The digest that is keyed. RFC 2104.', 'hmac-sha256', {
        enum: ['hmac-sha1', 'hmac-sha256', 'hmac-sha512'],
      }),
      key: key('The secret.', '{{secret}}', ref('template')),
      text: key(
        'What is signed: credentials, config, and of the request its method, path (with query), host, body, body_sha256 (hexadecimal), timestamp and timestamp_ms (since 1970), date (ISO 8601) and nonce (a random UUID). send may insert the last four too.',
        '{{request.method}}{{request.path}}{{request.timestamp}}',
        ref('template'),
      ),
      encode: key('How the signature is written; hex by default.', 'base64', { enum: ['hex', 'base64', 'base64url'] }),
    },
    ['algorithm', 'key', 'text'],
  ),
)

const SIGV4: JsonSchema = key(
  'Each request is signed by Signature Version 4 (AWS4-HMAC-SHA256), as Amazon Web Services and what is compatible with them ask for.',
  { access_key: '{{access_key_id}}', secret_key: '{{secret}}', region: '{{config.region}}', service: 's3' },
  keys(
    {
      access_key: key("The key's id.", '{{access_key_id}}', ref('template')),
      secret_key: key('The secret.', '{{secret_access_key}}', ref('template')),
      session_token: key('The token of temporary keys.', '{{session_token}}', ref('template')),
      region: key('The region.', '{{config.region}}', ref('template')),
      service: key('The service, as signatures name it.', 'execute-api', ref('template')),
    },
    ['access_key', 'secret_key', 'region', 'service'],
  ),
)

const ASSERTION: JsonSchema = key(
  'A signed JSON Web Token that token requests carry: as RFC 7523 says for jwt_bearer, and wherever {{assertion}} stands in token_params or token_headers. iat, exp and jti are added.',
  { algorithm: 'RS256', key: '{{private_key}}', claims: { iss: '{{client_email}}', aud: 'https://example.com/token' } },
  keys(
    {
      algorithm: key('How it is signed. RFC 7518.', 'RS256', {
        enum: ['RS256', 'RS384', 'RS512', 'PS256', 'ES256', 'HS256', 'HS512'],
      }),
      key: key('The private key as PEM, or for HS256 and HS512 the secret.', '{{private_key}}', ref('template')),
      passphrase: key('What an encrypted private key is opened with.', '{{passphrase}}', ref('template')),
      header: key('Further fields of its head.', { kid: '{{key_id}}' }, ref('values')),
      claims: key('What it says.', { iss: '{{client_id}}', aud: 'https://example.com/token' }, ref('values')),
      seconds: key('How long it is good; 300 by default.', 600, { type: 'integer', minimum: 10, maximum: 3600 }),
    },
    ['algorithm', 'key', 'claims'],
  ),
)

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
    cookies: key('Cookies; only where the vendor takes nothing else.', { session: '{{session}}' }, ref('values')),
    path: key(
      'What stands in front of every path; only where the vendor takes nothing else, since URLs end up in logs.',
      '/bot{{token}}',
      { type: 'string', pattern: '^/\\S*$', maxLength: 500 },
    ),
    sign: SIGN,
    sigv4: SIGV4,
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
  base_url: key(
    'A base URL of its own, when this variant talks to another host.',
    'https://api.example.com/ex/{{config.site}}',
    URL_TEMPLATE,
  ),
  credentials: key('What the owner gives. Everything here is secret.', { api_key: 'string!' }, ref('fields')),
}

const TOKEN: Record<string, JsonSchema> = {
  token: key('The token endpoint.', 'https://example.com/oauth/token', URL_TEMPLATE),
  assertion: ASSERTION,
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

const FOUND: JsonSchema = keys(
  {
    at: key('Where the text is that holds the setting.', '$.instance_url', ref('locator')),
    form: FORM,
  },
  ['at', 'form'],
)

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
            additionalProperties: { anyOf: [ref('locator'), FOUND] },
            minProperties: 1,
            maxProperties: 10,
          },
          { instance: { at: '$.instance_url', form: 'https://{}.example.com' } },
        ),
        name: key('What an item is called for people.', '$.name', ref('locator')),
      },
      ['config'],
    ),
  ],
}

const AUTHORIZE: Record<string, JsonSchema> = {
  registered_at: key(
    "The setting with the host at which OAuth applications are registered, where token or authorize is at a host of the owner's own. A client goes to its own host only: the default of the setting, or the credential client_host.",
    'host',
    NAME,
  ),
  authorize: key('The page on which the owner consents.', 'https://example.com/oauth/authorize', URL_TEMPLATE),
  authorize_params: key('Further parameters of that page.', { access_type: 'offline' }, ref('values')),
  issuer: key(
    'What the vendor calls itself in the `iss` of its redirects; another is refused. RFC 9207.',
    'https://accounts.example.com',
    {
      ...HTTPS_URL,
    },
  ),
  pkce: key('Whether a code challenge (S256) is sent. RFC 7636.', true, { type: 'boolean' }),
}

const CONSENTED: Record<string, JsonSchema> = {
  scope_words: key(
    'What each scope allows, in a sentence for whoever consents; a scope without one is shown by its name.',
    { 'files.read': 'See your files.' },
    { type: 'object', additionalProperties: TEXT, minProperties: 1, maxProperties: 200 },
  ),
  rotates: key('Each refresh answers with a new refresh token, and the old one dies.', true, { type: 'boolean' }),
  steps: key(
    'What follows once a code has been traded for a token, in this order.',
    [{ call: 'GET https://api.example.com/sites', items: '$', config: { site_id: '$.id' }, name: '$.name' }],
    { type: 'array', items: STEP, minItems: 1, maxItems: 5 },
  ),
}

function variant(type: string, properties: Record<string, JsonSchema>, required: string[]): JsonSchema {
  const scheme = key('The kind of scheme.', type, { const: type })
  return keys({ type: scheme, ...SHARED, ...properties, send: SEND }, ['type', 'title', ...required])
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
      keys(
        {
          type: key('The kind of scheme.', 'none', { const: 'none' }),
          title: SHARED.title!,
          description: SHARED.description!,
          base_url: SHARED.base_url!,
        },
        ['type', 'title'],
      ),
      variant('static', {}, ['credentials', 'send']),
      variant('oauth2', { ...AUTHORIZE, ...TOKEN, ...CONSENTED }, ['token']),
      variant('client_credentials', TOKEN, ['token']),
      variant('jwt_bearer', TOKEN, ['credentials', 'token', 'assertion']),
    ],
  },
}

/** The base URL of a kind: https, no query, and config in the host only behind a strict pattern (rule `host-template`). */
export const BASE_URL: JsonSchema = key(
  'Where requests go. Credentials go there and to the base_url of an auth variant, an entity or an operation, nowhere else.',
  'https://api.example.com/v1',
  {
    ...HTTPS_URL,
    pattern: '^https://[^\\s/?#@]+(?:/[^\\s?#]*)?$',
  },
)
