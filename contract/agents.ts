/** Logins of agents: the server as the authorization server of its `/mcp`. */
import type { JsonSchema } from '../runtime/base/json.ts'
import { EXTERNAL_USER_ID, integer, list, nullable, object, oneOf, text, time, uuid } from './schema.ts'
import { LOGIN_POLICY } from './policy.ts'

const LEVEL = oneOf(
  ['read', 'write', 'delete', 'pay'],
  'The permissions of the agent: to read, to change, to delete, to move money. Each includes the ones before it.',
)
const CLIENT_NAME = text("The agent's own name.")
const TEXTS = (description: string): JsonSchema => list({ type: 'string' }, description)

/** The metadata of the authorization server. @see RFC 8414 section 2 */
export const AUTHORIZATION_SERVER: JsonSchema = object(
  {
    issuer: text('The issuer: the base URL of the server.'),
    authorization_endpoint: text('Where a browser begins.'),
    token_endpoint: text('Where codes and refresh tokens are exchanged.'),
    revocation_endpoint: text('Where tokens are revoked (RFC 7009).'),
    registration_endpoint: text('Where clients register. Absent unless the operator allows it.'),
    response_types_supported: TEXTS('Always `code`.'),
    response_modes_supported: TEXTS('Always `query`.'),
    grant_types_supported: TEXTS('`authorization_code` and `refresh_token`.'),
    code_challenge_methods_supported: TEXTS('Always `S256`.'),
    token_endpoint_auth_methods_supported: TEXTS('Always `none`: clients are public.'),
    revocation_endpoint_auth_methods_supported: TEXTS('Always `none`.'),
    scopes_supported: TEXTS('`read`, `write`, `delete` and `pay`.'),
    client_id_metadata_document_supported: { const: true, description: 'Always true.' },
    authorization_response_iss_parameter_supported: { const: true, description: 'Always true.' },
  },
  ['issuer', 'authorization_endpoint', 'token_endpoint'],
)

/** A token response. @see RFC 6749 section 5.1 */
export const AGENT_TOKENS: JsonSchema = object({
  access_token: text('The access token, only for `/mcp`.'),
  token_type: { const: 'Bearer', description: 'Always `Bearer`.' },
  expires_in: integer('The time until the access token expires, in seconds.'),
  refresh_token: text(
    'The refresh token. It is valid once; the response has the next. Sent again within 30 seconds, it gets the same response.',
  ),
  scope: text('The scopes that the user allowed.'),
})

/** An error of the token endpoint. @see RFC 6749 section 5.2 */
export const OAUTH_REFUSAL: JsonSchema = object({
  error: text('The code of the error, as RFC 6749 names it.'),
  error_description: text('The error for people.'),
})

/** The metadata of a registered client. @see RFC 7591 section 3.2.1 */
export const REGISTERED_CLIENT: JsonSchema = object({
  client_id: text('The ID of the client.'),
  client_name: CLIENT_NAME,
  redirect_uris: TEXTS('The redirect URLs of the client.'),
  token_endpoint_auth_method: { const: 'none', description: 'Always `none`.' },
  grant_types: TEXTS('`authorization_code` and `refresh_token`.'),
  response_types: TEXTS('Always `code`.'),
})

/** The body that names the user of a login. */
export const AGENT_LOGIN_REQUEST: JsonSchema = object(
  {
    ticket: text('The `ticket` of your login page.', { minLength: 1, maxLength: 200 }),
    external_user_id: EXTERNAL_USER_ID,
    policy: LOGIN_POLICY,
  },
  ['ticket', 'external_user_id'],
)

/** A login of a known user. */
export const AGENT_LOGIN: JsonSchema = object({
  continue_url: text('Where you redirect the browser of the user.'),
  client_name: CLIENT_NAME,
})

const LOGIN_URL = nullable(
  text(
    'The URL of your login page: https, or http on localhost. The browser of the user arrives there with `ticket`. Null for none.',
    { maxLength: 2000 },
  ),
)

/** The login page of an application. */
export const AGENT_LOGIN_PAGE: JsonSchema = object({ login_url: LOGIN_URL })

/** The longest lifetime of an invitation, in seconds. */
const INVITATION_SECONDS = 7 * 86_400

/** The body that creates an invitation. */
export const NEW_AGENT_INVITATION: JsonSchema = object(
  {
    external_user_id: EXTERNAL_USER_ID,
    expires_in: integer('The time until the link expires, in seconds.', {
      minimum: 60,
      maximum: INVITATION_SECONDS,
      default: 3600,
    }),
    policy: LOGIN_POLICY,
  },
  ['external_user_id'],
)

/** An invitation. */
export const AGENT_INVITATION: JsonSchema = object({
  id: uuid('The ID of the invitation.'),
  url: text('The link. It opens once.'),
  expires_at: time('When the link expires.'),
})

const SKILL_TEXT = text(
  'Markdown: a heading of the first level, then a guide for each heading of the second. Write operations as code, such as `customers.list`.',
  { minLength: 1, maxLength: 20_000 },
)
const SKILL_KINDS = list({ type: 'string' }, 'The kinds whose operations it names. Agents with one of them read it.', {
  minItems: 1,
  maxItems: 20,
})

/** The body that writes a skill. */
export const AGENT_SKILL_REQUEST: JsonSchema = object({ connector_types: SKILL_KINDS, text: SKILL_TEXT })

/** A skill of an organization. */
export const AGENT_SKILL: JsonSchema = object({
  name: text('The name of the skill.'),
  connector_types: SKILL_KINDS,
  version: integer('The version. Each write increments it.'),
  text: SKILL_TEXT,
  updated_at: time('When it was written last.'),
})

/** The skills of an organization. */
export const AGENT_SKILLS: JsonSchema = object({ data: list(AGENT_SKILL, 'The skills, by name.') })

const AGENT_GRANT: JsonSchema = object({
  id: uuid('The ID of the grant.'),
  customer_id: uuid('The ID of the customer.'),
  external_user_id: EXTERNAL_USER_ID,
  client_id: text('The ID of the agent: the URL of its document, or the ID under which it registered.'),
  client_name: CLIENT_NAME,
  level: LEVEL,
  connector_ids: nullable(
    list(
      uuid('The ID of a connector.'),
      'The only connectors of the grant. Null for all except `except_connector_ids`.',
    ),
  ),
  except_connector_ids: list(uuid('The ID of a connector.'), 'The connectors that the grant excludes.'),
  created_at: time('When the user allowed it.'),
  expires_at: time('When the grant expires.'),
  last_used_at: nullable(time('When the agent last got a token.')),
})

/** The grants in force. */
export const AGENT_GRANTS: JsonSchema = object({
  data: list(AGENT_GRANT, 'The grants, newest first: 500 at most.'),
})
