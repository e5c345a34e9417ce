import type { JsonSchema } from '../../base/json.ts'
import { PART_SUNSET } from './sunset.ts'
import { FORM, HTTPS_URL, key, keys, mapOf, NAME, PAGE_URL, ref, TEXT } from './words.ts'

const URL_TEMPLATE: JsonSchema = { type: 'string', pattern: '^https://', maxLength: 500 }

const ASSERTION: JsonSchema = key(
  'A signed JSON Web Token. Token requests carry it as RFC 7523 defines for jwt_bearer, or for {{assertion}} in token_params and token_headers. At jwt_bearer without token, it is the access token itself. iat, exp and jti are added.',
  { algorithm: 'RS256', key: '{{private_key}}', claims: { iss: '{{client_email}}', aud: 'https://example.com/token' } },
  keys(
    {
      algorithm: key('The signature algorithm. RFC 7518.', 'RS256', {
        enum: ['RS256', 'ES256', 'HS256'],
      }),
      key: key('The private key as PEM; for HS256, the secret.', '{{private_key}}', ref('template')),
      passphrase: key('The passphrase of an encrypted private key.', '{{passphrase}}', ref('template')),
      header: key('Additional header fields.', { kid: '{{key_id}}' }, ref('values')),
      claims: key(
        'The claims. {{key_fingerprint}} is the SHA-256 digest of the public key in base64.',
        { iss: '{{client_id}}', aud: 'https://example.com/token' },
        ref('values'),
      ),
      seconds: key('The lifetime in seconds. Defaults to 300.', 600, { type: 'integer', minimum: 10, maximum: 3600 }),
    },
    ['algorithm', 'key', 'claims'],
  ),
)

const CARRIED: Record<string, JsonSchema> = {
  bearer: key('Authorization: Bearer with this value. RFC 6750.', '{{api_key}}', ref('template')),
  basic: key(
    'Authorization: Basic with a username and a password. RFC 7617.',
    { username: '{{email}}/token', password: '{{api_token}}' },
    keys(
      {
        username: key('The username.', '{{email}}', ref('template')),
        password: key('The password.', '{{token}}', ref('template')),
      },
      ['username', 'password'],
    ),
  ),
  headers: key('Headers by name.', { 'X-Api-Key': '{{api_key}}' }, ref('values')),
  query: key(
    'Query parameters. Use them only if the vendor accepts nothing else: URLs end up in logs.',
    { key: '{{api_key}}' },
    ref('values'),
  ),
}

const SEND: JsonSchema = key(
  'Where a request carries the credentials. For OAuth, defaults to the access token as bearer.',
  { bearer: '{{api_key}}' },
  keys({
    ...CARRIED,
    hosts: key(
      'Hosts with credentials of their own, by host: requests to them carry these and nothing else of send.',
      { 'api.example.com': { bearer: '{{app_key}}' } },
      {
        type: 'object',
        propertyNames: { pattern: '^[a-z0-9-]+(?:\\.[a-z0-9-]+)+$' },
        additionalProperties: ref('sendPart'),
        minProperties: 1,
        maxProperties: 10,
      },
    ),
  }),
)

const SHARED: Record<string, JsonSchema> = {
  title: key('The name that people see when they choose how to connect.', 'Private app token', TEXT),
  description: key('Where the owner finds these credentials.', 'Settings > Developers > API keys.', TEXT),
  sunset: PART_SUNSET,
  base_url: key(
    'The base URL of this variant, if it uses another host.',
    'https://api.example.com/ex/{{config.site}}',
    URL_TEMPLATE,
  ),
  credentials: key(
    'The values that the owner provides. All of them are secret.',
    { api_key: 'string!' },
    ref('fields'),
  ),
}

const CREDENTIALS_PAGE: JsonSchema = key(
  "The vendor's page on which the owner creates or copies the credentials. It may insert settings that the owner gives before. A link, never requested.",
  'https://example.com/settings/tokens',
  { type: 'string', pattern: '^https://(?:[^\\s@{}]|\\{\\{config\\.[\\w-]+\\}\\})+$', maxLength: 500 },
  'https://{{config.subdomain}}.example.com/admin/tokens',
)

const LIKENESS: Record<string, JsonSchema> = {
  is: key('A noun phrase for the value, with how it begins.', 'a publishable key (pk_…)', TEXT),
  pattern: key('A regular expression for such a value, without nested quantifiers.', '^pk_', {
    type: 'string',
    minLength: 1,
    maxLength: 500,
  }),
}

const FORMS: JsonSchema = key(
  'The forms of credentials that a page of the vendor documents, by the name of the credential.',
  {
    api_key: {
      is: 'a secret key (sk_…)',
      pattern: '^sk_',
      not: [{ is: 'a publishable key (pk_…)', pattern: '^pk_' }],
      docs: 'https://docs.example.com/keys',
      read: '2026-11-29',
    },
  },
  mapOf(
    keys(
      {
        is: key('A noun phrase for the credential, with how it begins.', 'a secret key (sk_…)', TEXT),
        pattern: key(
          'A regular expression for the documented form. A value that does not match is used; the connect page and the command line warn.',
          '^sk_',
          LIKENESS.pattern!,
        ),
        not: key(
          'Other values of the vendor that never work here. They are refused, and nothing is sent.',
          [{ is: 'a publishable key (pk_…)', pattern: '^pk_' }],
          { type: 'array', items: keys(LIKENESS, ['is', 'pattern']), minItems: 1, maxItems: 10 },
        ),
        docs: key("The vendor's page.", 'https://docs.example.com/keys', PAGE_URL),
        read: key('The day on which you read the page.', '2026-11-29', { type: 'string', format: 'date' }),
      },
      ['is', 'docs', 'read'],
    ),
  ),
)

/** Keys of variants whose values the owner enters. */
const ENTERED: Record<string, JsonSchema> = { credentials_page: CREDENTIALS_PAGE, forms: FORMS }

const TOKEN: Record<string, JsonSchema> = {
  token: key('The token endpoint.', 'https://example.com/oauth/token', URL_TEMPLATE),
  assertion: ASSERTION,
  token_method: key('The HTTP method of token requests.', 'POST', { enum: ['POST', 'GET'] }),
  token_params: key('Additional parameters of token requests.', { audience: 'api.example.com' }, ref('values')),
  token_headers: key('Additional headers of token requests.', { Accept: 'application/json' }, ref('values')),
  token_body: key('The encoding of token requests. RFC 6749 uses form.', 'json', { enum: ['form', 'json'] }),
  client_auth: key(
    'How client ID and secret are sent: in the body, as Basic, or (public client) the ID only.',
    'basic',
    { enum: ['body', 'basic', 'none'] },
  ),
  scopes: key('The scopes to request.', ['read', 'write'], { type: 'array', items: NAME, maxItems: 200 }),
  scope_separator: key('The separator of scopes. Defaults to a space.', ',', { type: 'string', maxLength: 3 }),
  scope_param: key('The name of the scope parameter, if it is not scope.', 'user_scope', NAME),
  access_token_at: key('Where the access token is in the response.', '$.access_token', ref('locator')),
  store: key('Additional fields of the token response to store with the credentials.', ['workspace_id'], {
    type: 'array',
    items: NAME,
    maxItems: 20,
  }),
}

const FOUND: JsonSchema = keys(
  {
    at: key('Where the text with the setting is.', '$.instance_url', ref('locator')),
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
          'The request that returns the settings, sent with the new credentials. Defaults to the response of the token endpoint.',
          'GET https://api.example.com/sites',
          { type: 'string', pattern: '^GET https://', maxLength: 500 },
        ),
        from: key(
          'The redirect to your application, whose query has the settings that the vendor adds: its parameters are the fields of the only item.',
          'redirect',
          { const: 'redirect' },
        ),
        items: key(
          'Where the list of accounts or sites that the consent covers is. If it has several, a person chooses one. Defaults to the whole response as the only item.',
          '$',
          ref('locator'),
        ),
        config: key(
          "Where each setting is in an item, by the setting's name under config.",
          { site_id: '$.id' },
          {
            type: 'object',
            additionalProperties: { anyOf: [ref('locator'), FOUND] },
            minProperties: 1,
            maxProperties: 10,
          },
          { instance: { at: '$.instance_url', form: 'https://{}.example.com' } },
        ),
        name: key('The display name of an item.', '$.name', ref('locator')),
      },
      ['config'],
    ),
  ],
}

const AUTHORIZE: Record<string, JsonSchema> = {
  registered_at: key(
    'The setting with the host at which OAuth applications are registered, if token or authorize is at a host of the owner. A client is sent to its own host only: the default of the setting, or the credential client_host.',
    'host',
    NAME,
  ),
  application_secrets: key(
    'Secrets of the OAuth application beside client ID and client secret, by name. They are given with the application: the owner neither enters nor sees them.',
    { developer_token: 'string!' },
    ref('fields'),
  ),
  authorize: key('The page on which the owner consents.', 'https://example.com/oauth/authorize', URL_TEMPLATE),
  authorize_params: key('Additional parameters of that page.', { access_type: 'offline' }, ref('values')),
  issuer: key(
    "The vendor's `iss` in redirects. Any other issuer is refused. RFC 9207.",
    'https://accounts.example.com',
    {
      ...HTTPS_URL,
    },
  ),
  pkce: key('Whether to send a code challenge (S256). RFC 7636.', true, { type: 'boolean' }),
}

const CONSENTED: Record<string, JsonSchema> = {
  refresh: key('The endpoint that renews access tokens, if it is not token.', 'https://example.com/oauth/refresh', {
    ...HTTPS_URL,
  }),
  scope_words: key(
    'A sentence for each scope that tells the owner what it allows. A scope without a sentence is shown by its name.',
    { 'files.read': 'See your files.' },
    { type: 'object', additionalProperties: TEXT, minProperties: 1, maxProperties: 200 },
  ),
  rotates: key('Whether each refresh returns a new refresh token and invalidates the old one.', true, {
    type: 'boolean',
  }),
  keep_alive: key(
    'How long the vendor keeps a refresh token that is not used, and the page that says so. Hosted mode renews it after half of that time.',
    { unused_days: 60, docs: 'https://docs.example.com/oauth/refresh' },
    keys(
      {
        unused_days: key('The number of days.', 60, { type: 'integer', minimum: 1, maximum: 3650 }),
        docs: key("The vendor's page.", 'https://docs.example.com/oauth/refresh', PAGE_URL),
      },
      ['unused_days', 'docs'],
    ),
  ),
  after_consent: key(
    'Steps after a code was exchanged for a token, in this order.',
    [{ call: 'GET https://api.example.com/sites', items: '$', config: { site_id: '$.id' }, name: '$.name' }],
    { type: 'array', items: STEP, minItems: 1, maxItems: 5 },
  ),
}

function variant(type: string, properties: Record<string, JsonSchema>, required: string[]): JsonSchema {
  const scheme = key('The authentication scheme.', type, { const: type })
  return keys({ type: scheme, ...SHARED, ...properties, send: SEND }, ['type', 'title', ...required])
}

/** Definitions of auth variants. */
export const AUTH: Record<string, JsonSchema> = {
  sendPart: {
    ...keys(CARRIED),
    description: 'Where requests to a host carry the credentials.',
    examples: [{ bearer: '{{app_key}}' }],
    minProperties: 1,
  },
  authVariant: {
    type: 'object',
    description: 'One way to authenticate.',
    examples: [
      { type: 'static', title: 'API key', credentials: { api_key: 'string!' }, send: { bearer: '{{api_key}}' } },
    ],
    required: ['type'],
    discriminator: { propertyName: 'type' },
    oneOf: [
      keys(
        {
          type: key('The authentication scheme.', 'none', { const: 'none' }),
          title: SHARED.title!,
          description: SHARED.description!,
          sunset: PART_SUNSET,
          base_url: SHARED.base_url!,
        },
        ['type', 'title'],
      ),
      variant('static', ENTERED, ['credentials', 'send']),
      variant('oauth2', { ...AUTHORIZE, ...TOKEN, ...CONSENTED }, ['token']),
      variant('client_credentials', { ...ENTERED, ...TOKEN }, ['token']),
      variant('jwt_bearer', { ...ENTERED, ...TOKEN }, ['credentials', 'assertion']),
    ],
  },
}

/** The base URL of a kind: https, no query, and config in the host only behind a strict pattern (rule `host-template`). */
export const BASE_URL: JsonSchema = key(
  'The base URL of requests. Credentials are sent to this URL and to the base_url of an auth variant, an entity or an operation, nowhere else.',
  'https://api.example.com/v1',
  {
    ...HTTPS_URL,
    pattern: '^https://[^\\s/?#@]+(?:/[^\\s?#]*)?$',
  },
)
