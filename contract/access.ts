/** Access: customers, and the tokens of applications and customers. */
import type { JsonSchema } from '../runtime/base/json.ts'
import { OFFERED_FIELDS, TOKEN_FIELDS } from './offered-fields.ts'
import { TOKEN_POLICY } from './policy.ts'
import {
  EXTERNAL_USER_ID,
  flag,
  integer,
  list,
  METADATA,
  METADATA_CHANGES,
  nullable,
  object,
  oneOf,
  pageSchema,
  text,
  time,
  uuid,
  WANT,
} from './schema.ts'

const APPLICATION_TOKEN_SECONDS = 900

const TOKEN = text('The token. Send it as `Authorization: Bearer`.')
const TOKEN_TYPE: JsonSchema = { const: 'bearer', description: 'Always `bearer`.' }
const ORGANIZATION_ID = uuid('The ID of the organization.')
const CUSTOMER_ID = uuid('The ID of the customer.')

const BRAND_NAME = { minLength: 1, maxLength: 80, pattern: '^[^\\u0000-\\u001f\\u007f]*$' }
const COLOR = { pattern: '^#[0-9a-fA-F]{6}$' }
const POLICY_URL = { maxLength: 2000, pattern: '^https://[^\\s]+$' }

const BRAND: JsonSchema = {
  ...object(
    {
      name: text('The name that the customer reads.', BRAND_NAME),
      logo: text("The name of an image in the operator's folder, such as `acme` for `acme.svg`.", {
        pattern: '^[a-z0-9][a-z0-9-]{0,62}$',
      }),
      accent: text('The color of the main button, such as `#1d4ed8`.', COLOR),
      privacy_url: text('The URL of your privacy policy.', POLICY_URL),
      terms_url: text('The URL of your terms.', POLICY_URL),
    },
    [],
  ),
  description:
    "The application, as the page shows it. Missing fields come from the operator's settings. Only application tokens may set it.",
}

const SHOWN_BRAND: JsonSchema = {
  ...object({
    name: nullable(text('The name of the application. Null without one.')),
    logo_url: nullable(text('The URL of its image. Null without one.')),
    accent: nullable(text('The color of the main button. Null for the default.')),
    on_accent: nullable(text('The color of text on the main button: black or white, by contrast.')),
    privacy_url: nullable(text('The URL of the privacy policy.')),
    terms_url: nullable(text('The URL of the terms.')),
  }),
  description: 'The application, as the page shows it.',
}

/** The body of a request for an application token. */
export const APPLICATION_TOKEN_REQUEST: JsonSchema = object({
  client_id: text('The client ID of the application.'),
  client_secret: text('The client secret. It is shown once, when the application is created.'),
})

/** An application token. */
export const APPLICATION_TOKEN: JsonSchema = object({
  access_token: TOKEN,
  token_type: TOKEN_TYPE,
  expires_in: { const: APPLICATION_TOKEN_SECONDS, description: 'The time until the token expires, in seconds.' },
  organization_id: ORGANIZATION_ID,
})

/** The body of a request for a scoped token. */
export const SCOPED_TOKEN_REQUEST: JsonSchema = object({ external_user_id: EXTERNAL_USER_ID, policy: TOKEN_POLICY }, [
  'external_user_id',
])

const CUSTOMER_TOKEN = {
  token: TOKEN,
  token_type: TOKEN_TYPE,
  expires_in: integer('The time until the token expires, in seconds.'),
  external_user_id: EXTERNAL_USER_ID,
  customer_id: CUSTOMER_ID,
  organization_id: ORGANIZATION_ID,
}

/** A scoped token. */
export const SCOPED_TOKEN: JsonSchema = object(CUSTOMER_TOKEN)

const CHOOSE_ENTITIES = flag('Whether the customer may choose the entities to copy for `search`.', {
  default: false,
})

/** The body of a request for a widget token. */
export const WIDGET_TOKEN_REQUEST: JsonSchema = object(
  {
    external_user_id: EXTERNAL_USER_ID,
    allowed_origin: text('The origin of the embedding application, such as `https://app.example.com`.'),
    connector_types: list({ type: 'string' }, 'The connector kinds to which the token is limited. Defaults to all.', {
      maxItems: 100,
    }),
    choose_entities: CHOOSE_ENTITIES,
    fields: OFFERED_FIELDS,
    brand: BRAND,
  },
  ['external_user_id', 'allowed_origin'],
)

/** A widget token. */
export const WIDGET_TOKEN: JsonSchema = object({
  ...CUSTOMER_TOKEN,
  allowed_origin: text('The only origin that may use the token.'),
  widget_url: text('The URL of the hosted page for connecting.', { format: 'uri' }),
})

/** The fields of a scoped or widget token. */
export const TOKEN_INFO: JsonSchema = object({
  kind: oneOf(['scoped', 'widget'], 'The kind of the token.'),
  organization_id: ORGANIZATION_ID,
  customer_id: CUSTOMER_ID,
  external_user_id: EXTERNAL_USER_ID,
  expires_at: time('When the token expires.'),
  allowed_origin: nullable(text('The only origin that may use the token. Null for a scoped token.')),
  choose_entities: flag('Whether the token may choose the entities to copy.'),
  fields: TOKEN_FIELDS,
  brand: SHOWN_BRAND,
})

/** The body of a revocation: one token, or all tokens of a customer. */
export const REVOKE_REQUEST: JsonSchema = {
  ...object({ token: text('The token to revoke.'), external_user_id: EXTERNAL_USER_ID }, []),
  minProperties: 1,
  maxProperties: 1,
}

/** A response without any field. */
export const EMPTY: JsonSchema = object({})

/** The states of a customer. */
export const CUSTOMER_STATUS = oneOf(
  ['active', 'inactive'],
  'The status of the customer. The connectors of an inactive customer refuse calls.',
)

/** A customer. */
export const CUSTOMER: JsonSchema = object({
  id: uuid('The ID of the customer.'),
  external_user_id: EXTERNAL_USER_ID,
  organization_id: uuid('The ID of the organization.'),
  status: CUSTOMER_STATUS,
  connectors: integer('The number of connectors of the customer.'),
  metadata: METADATA,
  created_at: time('When the customer was created.'),
  updated_at: time('When the customer last changed.'),
})

/** One page of customers. */
export const CUSTOMER_PAGE: JsonSchema = pageSchema(CUSTOMER, 'The customers, oldest first.')

/** The body that changes a customer. */
export const CUSTOMER_CHANGES: JsonSchema = {
  ...object({ status: CUSTOMER_STATUS, metadata: METADATA_CHANGES }, []),
  minProperties: 1,
}

/** The body that creates a customer. */
export const NEW_CUSTOMER: JsonSchema = object({ external_user_id: EXTERNAL_USER_ID, metadata: METADATA_CHANGES }, [
  'external_user_id',
])

/** The default lifetime of a link, in seconds. */
export const LINK_SECONDS = 3600
/** The longest lifetime of a link, in seconds: a week. */
const MOST_LINK_SECONDS = 604_800

const LIMITED_TO = list({ type: 'string' }, 'The connector kinds that the page offers. Defaults to all.', {
  minItems: 1,
  maxItems: 100,
})
const CODE = text('The one-time code, after `#` in the URL of the link.', { maxLength: 500 })

/** The body that creates a link. */
export const NEW_LINK: JsonSchema = object(
  {
    external_user_id: EXTERNAL_USER_ID,
    connector_types: LIMITED_TO,
    connector_id: uuid('The connector to connect again.'),
    choose_entities: CHOOSE_ENTITIES,
    fields: OFFERED_FIELDS,
    brand: BRAND,
    want: WANT,
    expires_in: integer('The lifetime of the link, in seconds.', {
      minimum: 60,
      maximum: MOST_LINK_SECONDS,
      default: LINK_SECONDS,
    }),
    return_url: text(
      'The URL to which the page returns. If redirect URLs are registered, it must have the origin of one of them.',
      {
        minLength: 1,
        maxLength: 2000,
      },
    ),
  },
  ['external_user_id'],
)

/** A link. */
export const LINK: JsonSchema = object({
  id: uuid('The ID of the link.'),
  url: text('The URL of the page, with a code that works once.', { format: 'uri' }),
  expires_at: time('When the link expires.'),
})

/** The body with which the page exchanges a code. */
export const LINK_EXCHANGE: JsonSchema = object({ code: CODE })

/** The session of a link. */
export const LINK_SESSION: JsonSchema = object({
  token: text("A widget token for the server's own pages."),
  expires_in: integer('The time until the token expires, in seconds.'),
  external_user_id: EXTERNAL_USER_ID,
  link_id: uuid('The ID of the link.'),
  connector_types: nullable(list({ type: 'string' }, 'The kinds that the page offers. Null for all.')),
  connector_id: nullable(uuid('The connector to connect again.')),
  return_url: nullable(text('The URL to which the page returns.', { format: 'uri' })),
  want: nullable(list({ type: 'string' }, 'The operations to ask for. Null for the scopes of the kind.')),
})
