/** Connectors: a kind with the credentials of an owner, for one customer. */
import type { JsonSchema } from '../runtime/base/json.ts'
import { RECORD_MAP } from './map.ts'
import { SYNC_CHANGE } from './sync.ts'
import { ENTITY_DESCRIPTION } from './definitions.ts'
import {
  AUTH_VARIANT_NAME,
  CONNECTOR_TYPE,
  EXTERNAL_USER_ID,
  flag,
  freeObject,
  integer,
  KIND_NAME,
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
} from './schema.ts'

/** The states of a connector. */
export const CONNECTOR_STATUS = oneOf(
  ['pending', 'active', 'needs_reauth', 'disabled', 'deleting'],
  'The status of the connector; `needs_reauth` when its owner must provide new credentials.',
)

const FIELDS = {
  id: uuid('The ID of the connector.'),
  name: text('The name of the connector.'),
  external_user_id: EXTERNAL_USER_ID,
  customer_id: uuid('The ID of the customer.'),
  organization_id: uuid('The ID of the organization.'),
  connector_type: KIND_NAME,
  definition_id: uuid('The ID of the definition of the kind.'),
  definition_version: text('The version of the definition when the connector was created.'),
  source_template: {
    ...object({
      id: uuid('The ID of the definition of the kind.'),
      name: text('The display name of the kind.'),
      connector_type: KIND_NAME,
      icon: text('The URL of an SVG.', { format: 'uri' }),
    }),
    description: 'The kind, for display.',
  },
  auth: {
    ...object({
      method: text('The auth variant of the credentials.'),
      scopes: list({ type: 'string' }, 'The scopes that were granted.'),
      expires_at: nullable(time('When the credentials expire. Null if this is not known.')),
      credentials_updated_at: time('When the credentials were last stored or renewed.'),
    }),
    description: 'Information about the credentials. Never the credentials themselves.',
  },
  environment: freeObject('The settings of the kind that are not secret.'),
  replication_config: freeObject('The settings of replication.'),
  metadata: METADATA,
  map: RECORD_MAP,
  status: CONNECTOR_STATUS,
  status_reason: nullable(text('The reason for the status.')),
  status_since: nullable(time('When the connector got this status. Null if this is not known.')),
  last_success_at: nullable(
    time('When a call, a sync or a check of the connector last succeeded, to some minutes. Null if none did.'),
  ),
  last_used_at: nullable(time('When the connector was last used.')),
  created_at: time('When the connector was created.'),
  updated_at: time('When the connector last changed.'),
  version: integer('The version of the connector. Each change increments it.'),
}

const RECORD_MAP_CHANGE: JsonSchema = {
  ...RECORD_MAP,
  description: `${String(RECORD_MAP.description)} Replaces the whole map. Only application tokens may set it.`,
}

/** The fields of every response. Only applications get metadata. */
const REQUIRED = Object.keys(FIELDS).filter((name) => name !== 'metadata')

/** A connector, without its credentials. */
export const CONNECTOR: JsonSchema = object(FIELDS, REQUIRED)

/** One page of connectors. */
export const CONNECTOR_PAGE: JsonSchema = pageSchema(CONNECTOR, 'The connectors, oldest first.')

/** A connector with its entities and actions. */
export const INSPECTED_CONNECTOR: JsonSchema = object(
  { ...FIELDS, entities: list(ENTITY_DESCRIPTION, 'The entities of the kind with their actions.') },
  [...REQUIRED, 'entities'],
)

const NAME = text('The display name of the connector. It cannot contain control characters.', {
  minLength: 1,
  maxLength: 200,
  pattern: '^[^\\u0000-\\u001f\\u007f]*$',
})
const CREDENTIALS: JsonSchema = {
  type: 'object',
  description: "The owner's credentials, as one of the kind's auth variants describes them. No response contains them.",
  additionalProperties: { type: 'string', maxLength: 65_536 },
  writeOnly: true,
}

/** The body that creates a connector. */
export const NEW_CONNECTOR: JsonSchema = {
  ...object(
    {
      external_user_id: EXTERNAL_USER_ID,
      connector_type: CONNECTOR_TYPE,
      name: NAME,
      credentials: CREDENTIALS,
      auth_variant: AUTH_VARIANT_NAME,
      server_side_oauth_secret_id: text('The `secret_id` of the completed OAuth flow.', { maxLength: 500 }),
      environment: freeObject(
        'The settings of the kind that are not secret. With a `secret_id`, the settings that select one of several sites or accounts.',
      ),
      validate: flag('Whether to check the credentials with the third party.', { default: true }),
      metadata: METADATA_CHANGES,
      map: RECORD_MAP_CHANGE,
      sync: {
        ...SYNC_CHANGE,
        description:
          'The sync settings of the searchable copy. Widget tokens may set `enabled`, and `entities` if they may choose them.',
      },
    },
    ['external_user_id', 'connector_type', 'name'],
  ),
  oneOf: [{ required: ['credentials'] }, { required: ['server_side_oauth_secret_id'] }],
}

/** The body that changes a connector. */
export const CONNECTOR_CHANGES: JsonSchema = {
  ...object(
    {
      name: NAME,
      credentials: CREDENTIALS,
      auth_variant: AUTH_VARIANT_NAME,
      environment: freeObject('The settings of the kind that are not secret.'),
      enabled: flag('Whether the connector can be used.'),
      metadata: METADATA_CHANGES,
      map: RECORD_MAP_CHANGE,
    },
    [],
  ),
  minProperties: 1,
}

/** A deletion that continues in the background. */
export const DELETION: JsonSchema = object({
  job_id: uuid('The ID of the job that deletes the rest.'),
  id: uuid('The ID of the deleted object.'),
  deleted_at: time('When it was deleted.'),
})

/** The result of a credential check. */
export const CHECK_RESULT: JsonSchema = object({
  id: uuid('The ID of the connector.'),
  status: oneOf(['succeeded', 'failed'], 'Whether the third party accepts the credentials.'),
  error_message: nullable(text('Why the third party does not accept them.')),
  checked_entity: text('The entity that the check read.'),
  checked_action: text('The action that the check called.'),
  duration_ms: integer('The duration of the check in milliseconds.'),
})
