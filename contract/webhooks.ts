/** Webhooks: the events that the platform sends, the endpoints that receive them, and their deliveries. */
import type { JsonSchema } from '../runtime/base/json.ts'
import {
  EXTERNAL_USER_ID,
  type FieldSchemas,
  flag,
  freeObject,
  integer,
  KIND_NAME,
  list,
  nullable,
  object,
  oneOf,
  text,
  time,
  uuid,
} from './base/schema.ts'

const OF_ORGANIZATION = { organization_id: uuid('The ID of the organization.') }
const OF_CUSTOMER = {
  ...OF_ORGANIZATION,
  customer_id: uuid('The ID of the customer.'),
  external_user_id: EXTERNAL_USER_ID,
}
const OF_CONNECTOR = {
  ...OF_CUSTOMER,
  connector_id: uuid('The ID of the connector.'),
  connector_type: KIND_NAME,
  sequence: integer(
    'The number of the event within its connector. Events can arrive late: ignore one with a smaller number than the last.',
  ),
}

const COUNT = { minimum: 0 }
const CODE = text('The error code.')
const ENTITY = text('The name of the entity.')

function event(description: string, fields: FieldSchemas, required?: readonly string[]): JsonSchema {
  return { ...object(fields, required), description }
}

/** The `data` of each type of event. Its description says when the event is sent. */
export const EVENT_DATA = {
  'connector.created': event('A connector was created.', OF_CONNECTOR),
  'connector.updated': event('A connector changed.', {
    ...OF_CONNECTOR,
    changed: list(oneOf(['name', 'credentials', 'environment', 'status', 'wants'], 'A part.'), 'The changed parts.'),
  }),
  'connector.deleted': event('A connector was deleted.', OF_CONNECTOR),
  'connector.needs_reauth': event(
    'The owner of a connector must provide new credentials.',
    {
      ...OF_CONNECTOR,
      reason: nullable(text('Why the third party no longer accepts the credentials.')),
      since: time('When the connector stopped working.'),
      connect_link: text('A page on which the owner reconnects. It opens once: forward it to the end user.', {
        format: 'uri',
      }),
    },
    [...Object.keys(OF_CONNECTOR), 'reason', 'since'],
  ),
  'connector.recovered': event('A connector works again after it needed new credentials.', OF_CONNECTOR),
  'sync.completed': event(
    'A sync run completed.',
    {
      ...OF_CONNECTOR,
      entities: {
        type: 'object',
        description: 'The numbers of records by entity.',
        additionalProperties: object(
          {
            added: integer('The number of added records.', COUNT),
            changed: integer('The number of changed records.', COUNT),
            removed: integer('The number of removed records.', COUNT),
            rejected: integer('The number of records that could not be stored.', COUNT),
          },
          [],
        ),
      },
      copy_generation: integer('The generation of the copy.'),
    },
    [...Object.keys(OF_CONNECTOR), 'entities'],
  ),
  'sync.failed': event('A sync run failed.', {
    ...OF_CONNECTOR,
    code: CODE,
    message: text('What went wrong, for people.'),
    retryable: flag('Whether a later run may succeed without changes.'),
  }),
  'sync.held': event('A sync run would remove most records of an entity, and waits for a full sync that you start.', {
    ...OF_CONNECTOR,
    entity: ENTITY,
    before: integer('The number of records before.', COUNT),
    now: integer('The number of records that the third party lists now.', COUNT),
  }),
  'customer.created': event('A customer was created.', OF_CUSTOMER),
  'customer.deleted': event('A customer was deleted with its connectors.', OF_CUSTOMER),
  'oauth.completed': event('A customer consented.', OF_CONNECTOR, Object.keys(OF_CUSTOMER)),
  'oauth.failed': event('A consent failed.', { ...OF_CONNECTOR, code: CODE }, [...Object.keys(OF_CUSTOMER), 'code']),
  'grant.expiring': event('The grant of a connector expires soon, and cannot be renewed.', {
    ...OF_CONNECTOR,
    expires_at: time('When the grant expires.'),
  }),
  'version.sunset': event(
    'A third party switches off the version of its API that a kind uses: 90, 30 and 7 days before.',
    {
      ...OF_ORGANIZATION,
      connector_type: KIND_NAME,
      version: text('The version of the API.'),
      sunset_at: time('When the third party switches it off.'),
      days: integer('The number of days until then.'),
    },
  ),
  'endpoint.disabled': event('An endpoint was disabled, because its deliveries failed for days or it answered 410.', {
    ...OF_ORGANIZATION,
    endpoint_id: text('The ID of the endpoint.'),
    reason: text('Why it was disabled.'),
  }),
  ping: event('You asked for a test.', OF_ORGANIZATION),
  'vendor.event': event(
    'A third party sent a webhook about a connector.',
    {
      ...OF_CONNECTOR,
      event_id: text("The third party's ID of the event."),
      vendor_type: text("The third party's name of the type."),
      entity: ENTITY,
      action: oneOf(['upsert', 'delete', 'reread'], 'The effect on the copy.'),
      key: text('The key of the record.'),
      record: freeObject('The record.'),
      raw: freeObject('The body as the third party sent it.'),
    },
    [...Object.keys(OF_CONNECTOR), 'event_id', 'vendor_type', 'action', 'raw'],
  ),
} as const satisfies Readonly<Record<string, JsonSchema>>

/** A type of event. */
export type EventType = keyof typeof EVENT_DATA

/** Every type of event. */
export const EVENT_TYPES = Object.keys(EVENT_DATA) as readonly EventType[]
