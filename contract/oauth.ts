/** OAuth flows, an organization's own OAuth applications, and redirect URLs. */
import { defined, type JsonSchema } from '../runtime/base/json.ts'
import {
  AUTH_VARIANT_NAME,
  CONNECTOR_TYPE,
  EXTERNAL_USER_ID,
  freeObject,
  KIND_NAME,
  list,
  nullable,
  object,
  oneOf,
  text,
  time,
  uuid,
  WANT,
} from './schema.ts'

/** The form of a URL that customers return to. */
export const SAFE_URL =
  'https, or http on loopback. Without username, fragment or encoded dots and slashes, in the form that browsers use.'

const SCOPE = text('The name of a scope at the third party.', { minLength: 1, maxLength: 200, pattern: '^[!-~]+$' })

/** The body that begins a flow. */
export const OAUTH_INITIATION: JsonSchema = object(
  {
    external_user_id: EXTERNAL_USER_ID,
    connector_type: CONNECTOR_TYPE,
    redirect_url: text(`The URL to which the customer returns: ${SAFE_URL}`, { minLength: 1, maxLength: 2000 }),
    environment: freeObject("The kind's settings, and the credentials that consent does not provide."),
    auth_variant: AUTH_VARIANT_NAME,
    want: WANT,
    scopes: list(SCOPE, "The scopes to request, in the third party's words, in place of `want`.", {
      maxItems: 200,
    }),
    connector_id: uuid('The connector to connect again. The scopes that its owner granted are requested again.'),
  },
  ['external_user_id', 'connector_type', 'redirect_url'],
)

/** A flow that has begun. */
export const OAUTH_FLOW: JsonSchema = object({
  consent_url: text('The URL to which you send the customer.', { format: 'uri' }),
  expires_at: time('When the flow expires.'),
  flow_id: text('The secret part of `consent_url`.'),
})

/** Text for headers, forms and URLs. */
const VISIBLE = '^[\\u0020-\\u007e]*$'

/** The host of an OAuth application. */
export const CLIENT_HOST: JsonSchema = text(
  'The host at which it is registered, for a kind that runs on hosts of its owners. Defaults to the default host of the kind.',
  { minLength: 1, maxLength: 253 },
)

const CONFIGURATION = {
  client_id: text('The client ID at the third party.', { minLength: 1, maxLength: 1000, pattern: VISIBLE }),
  client_secret: text('The client secret at the third party. No response contains it.', {
    minLength: 1,
    maxLength: 4000,
    pattern: VISIBLE,
    writeOnly: true,
  }),
  client_host: CLIENT_HOST,
  application_secrets: {
    type: 'object',
    description: 'Further secrets of the application that the kind needs, by name. No response contains them.',
    additionalProperties: text('A secret.', { minLength: 1, maxLength: 4000, pattern: VISIBLE }),
    maxProperties: 20,
    writeOnly: true,
  },
}

/** A kind's requirements of OAuth applications. */
interface KindOfApplication {
  /** Whether the application has no secret. */
  readonly isPublic: boolean
  /** The default host; absent where the kind fixes the hosts. */
  readonly registration?: { readonly host?: string }
  /** The schema of further secrets; absent without any. */
  readonly applicationSecrets?: JsonSchema
}

/** The configuration of an OAuth application of a kind. */
export function oauthConfiguration({
  isPublic,
  registration,
  applicationSecrets: secrets,
}: KindOfApplication): JsonSchema {
  const { client_host: field, application_secrets: further, ...client } = CONFIGURATION
  const { host } = registration ?? {}
  return object(
    defined({
      ...client,
      client_host: registration && defined({ ...field, default: host }),
      application_secrets: secrets && { ...secrets, description: further.description, writeOnly: true },
    }),
    [
      'client_id',
      ...(isPublic ? [] : ['client_secret']),
      ...(registration && host === undefined ? ['client_host'] : []),
      ...(Array.isArray(secrets?.required) && secrets.required.length > 0 ? ['application_secrets'] : []),
    ],
  )
}

/** The body that stores an organization's own OAuth application. */
export const NEW_OAUTH_APPLICATION: JsonSchema = object({
  connector_type: CONNECTOR_TYPE,
  configuration: object(CONFIGURATION, ['client_id']),
})

/** An organization's own OAuth application, without its configuration. */
export const OAUTH_APPLICATION: JsonSchema = object({
  id: uuid('The ID of the OAuth application.'),
  scope_type: { const: 'organization', description: 'Always `organization`.' },
  scope_id: uuid('The ID of the organization.'),
  connector_definition_id: uuid('The ID of the definition of the kind.'),
  client_host: nullable(text('The host at which it is registered. Null for a kind with fixed hosts.')),
  created_at: time('When the OAuth application was stored.'),
  updated_at: time('When the OAuth application last changed.'),
})

/** The fields of an OAuth application of a kind. */
export const OAUTH_APPLICATION_SPEC: JsonSchema = object({
  connector_type: KIND_NAME,
  connector_definition_id: uuid('The ID of the definition of the kind.'),
  configuration: freeObject('The JSON Schema of the configuration.'),
  redirect_uri: text('The redirect URI to allow at the third party.', { format: 'uri' }),
  scopes: list(SCOPE, 'The scopes to allow at the third party.', { maxItems: 200 }),
  guide_url: nullable(
    text('The page that shows how to make the OAuth application. Null for a kind of your own.', { format: 'uri' }),
  ),
})

/** The redirect URLs of an organization, as a body and as a response. */
export const REDIRECT_URLS: JsonSchema = object({
  redirect_urls: list(
    text('A URL, compared character by character.', { minLength: 1, maxLength: 2000 }),
    'The URLs to which customers may return.',
    { maxItems: 100 },
  ),
})

/** The default operations of an application's consents, as a body and as a response. */
export const CONSENT_DEFAULTS: JsonSchema = object({
  defaults: list(
    object({
      connector_type: nullable(text('The kind; null for every kind without an entry of its own.')),
      want: WANT,
    }),
    "The defaults, at most one for each kind. Empty for the operator's defaults.",
    { maxItems: 200 },
  ),
})

/** The body that confirms a flow. */
export const FLOW_CONFIRMATION: JsonSchema = object({
  code: text('The code that the consenting browser received.', { minLength: 1, maxLength: 40 }),
})

/** The status of an OAuth flow. */
export const FLOW_STATE: JsonSchema = object({
  status: oneOf(
    ['pending', 'unconfirmed', 'succeeded', 'failed', 'expired'],
    'The status of the flow: `pending` until the browser returns from the third party, `unconfirmed` until you send the code ' +
      'that this browser received.',
  ),
  connector_type: KIND_NAME,
  expires_at: time('When the flow and its results expire.'),
  secret_id: nullable(
    text('Creates a connector. Present if the flow ended on a page of the server and was confirmed.'),
  ),
  connector_id: nullable(uuid('The connector that was connected again.')),
  choices: list(
    object({
      name: nullable(text('The display name of the choice.')),
      environment: freeObject('The settings that select it.'),
    }),
    'The sites or accounts that the consent covers, if it covers several. Create a connector with the `environment` of one.',
  ),
  error: nullable(text("The error code, or the third party's code.")),
  error_description: nullable(text('Why the flow failed.')),
})
