/** Webhooks: the events that the platform sends, their endpoints and deliveries. */
import type { JsonSchema } from '../runtime/base/json.ts'
import { DRIFT_CHANGES } from '../runtime/base/notice.ts'
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
  pageSchema,
  text,
  time,
  uuid,
} from './schema.ts'
import { RECORD_OPERATIONS, RECORDS_FIELD } from './triggers.ts'

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
    'The number of the event within its connector. An event can arrive after a newer one: the larger number is newer.',
  ),
}

const COUNT = { minimum: 0 }
const CODE = text('The error code.')
const ENTITY = text('The name of the entity.')

function event(description: string, fields: FieldSchemas, required?: readonly string[]): JsonSchema {
  return { ...object(fields, required), description }
}

/** The `data` of each type of event. Its description states when the event is sent. */
export const EVENT_DATA = {
  'connector.created': event('A connector was created.', OF_CONNECTOR),
  'connector.updated': event('A connector changed.', {
    ...OF_CONNECTOR,
    changed: list(
      oneOf(['name', 'credentials', 'environment', 'metadata', 'map', 'status', 'wants'], 'A part.'),
      'The changed parts.',
    ),
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
  'sync.held': event(
    'A sync run would remove many records of an entity, and keeps them until a full sync that you start.',
    {
      ...OF_CONNECTOR,
      entity: ENTITY,
      before: integer('The number of records before.', COUNT),
      now: integer('The number of records that the third party lists now.', COUNT),
    },
  ),
  'records.changed': event('Records of an entity changed: at most once a minute for each entity of a connector.', {
    ...OF_CONNECTOR,
    entity: ENTITY,
    cursor: text('The cursor of the entity from which its changes begin. Send it as `after`.'),
  }),
  'record.matched': event(
    'A record changed as the `records` of the endpoint say.',
    {
      ...OF_CONNECTOR,
      entity: ENTITY,
      key: text('The key of the record.'),
      operation: oneOf(RECORD_OPERATIONS, 'The change of the record.'),
      changed_at: time('When the copy got the change.'),
      before: nullable(freeObject('The record before. Null if there was none.')),
      after: nullable(freeObject('The record after. Null if it is deleted.')),
      omitted: list(
        oneOf(['before', 'after'], 'A record.'),
        'Which of `before` and `after` are absent, because they have more than 64 kB. Read the record by its key.',
      ),
    },
    [...Object.keys(OF_CONNECTOR), 'entity', 'key', 'operation', 'changed_at', 'omitted'],
  ),
  'customer.created': event('A customer was created.', OF_CUSTOMER),
  'customer.deleted': event('A customer was deleted with its connectors.', OF_CUSTOMER),
  'oauth.completed': event('A customer consented.', OF_CONNECTOR, [...Object.keys(OF_CUSTOMER), 'connector_type']),
  'oauth.failed': event('A consent failed.', { ...OF_CONNECTOR, code: CODE }, [
    ...Object.keys(OF_CUSTOMER),
    'connector_type',
    'code',
  ]),
  'grant.expiring': event('The grant of a connector expires soon, and cannot be renewed.', {
    ...OF_CONNECTOR,
    expires_at: time('When the grant expires.'),
  }),
  'definition.ending': event(
    'The API that a kind calls ends, or a part of it: 180, 90, 30 and 7 days before, and on the day. Also once for each operation and day of end that a third party announces in responses to your calls.',
    {
      ...OF_ORGANIZATION,
      connector_type: KIND_NAME,
      source: text('`manifest`, or the header of the notice, such as `Sunset`.'),
      version: text('The version of the API. Absent if requests name none.'),
      part: text('The part that ends before the rest, by its address in the manifest, such as `auth.api_token`.'),
      operation: text('The operation whose response has the notice, such as `customers.list`.'),
      ends_at: time('When the third party may refuse it. Absent if the notice names no day.'),
      days: integer('The number of days until then, 0 from that day.', COUNT),
      docs: text("The third party's page about it. Only of a manifest.", { format: 'uri' }),
    },
    [...Object.keys(OF_ORGANIZATION), 'connector_type', 'source'],
  ),
  'definition.drifting': event(
    'Records of several connectors of a kind no longer fit its manifest: once for each place and change.',
    {
      ...OF_ORGANIZATION,
      connector_type: KIND_NAME,
      changes: list(
        object({
          operation: text('The operation, such as `customers.list`.'),
          path: text('The place in the record: `$.items[].name`, `$.labels.*` in a map, `$` for the list itself.'),
          change: oneOf(DRIFT_CHANGES, 'The change.'),
          expected: text('As the manifest states it, or as earlier records had it, such as `string or null`.'),
          seen: text('As it came, such as `integer`. Never a value of a record.'),
          since: text('The first day, in UTC: `2026-11-29`.'),
          connectors: integer('The number of connectors of the organization that show it.', COUNT),
        }),
        'The changes, at most 100.',
      ),
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
      action: oneOf(['upsert', 'delete', 'reread'], 'The effect on the copy. Absent for an event without one.'),
      key: text('The key of the record.'),
      record: freeObject('The record.'),
      raw: freeObject('The event as the third party sent it. Absent if it has more than 64 kB.'),
    },
    [...Object.keys(OF_CONNECTOR), 'event_id', 'vendor_type'],
  ),
} as const satisfies Readonly<Record<string, JsonSchema>>

/** The `data` of an event by its type. */
export const WEBHOOK_DATA: JsonSchema = object(EVENT_DATA)

/** A type of event. */
export type EventType = keyof typeof EVENT_DATA

/** Every type of event. */
export const EVENT_TYPES = Object.keys(EVENT_DATA) as readonly EventType[]

/** The path of webhooks. */
export const WEBHOOKS_PATH = '/api/v1/webhooks'

/** The type of an event. */
export const EVENT_TYPE: JsonSchema = oneOf(EVENT_TYPES, 'The type of the event.')

/** The body of a webhook request. */
export const EVENT_BODY: JsonSchema = object({
  type: EVENT_TYPE,
  timestamp: time('When the event happened.'),
  data: freeObject('The IDs of what the event is about, and the fields of its type.'),
})

/** The ID of a message: the `webhook-id` of each attempt. */
export const MESSAGE_ID: JsonSchema = text('The ID of the message: `msg_…`. All attempts and replays have the same.')

/** The ID of an endpoint. */
export const ENDPOINT_ID: JsonSchema = text('The ID of the endpoint: `we_…`.')

/** The customer of an event. */
export const EVENT_USER: JsonSchema = { ...EXTERNAL_USER_ID, maxLength: 255, pattern: '^[^\\u0000]*$' }

const URL_FIELD = text(
  'The URL that receives the events. It must be https and lead to a public address. Without a URL, nothing is sent: you read the messages.',
  { format: 'uri', maxLength: 2000 },
)
const SIGNATURE = oneOf(
  ['v1', 'v1a'],
  '`v1` signs by HMAC-SHA256 with a secret that you share. `v1a` signs by Ed25519: you get the public key.',
)
const TYPES = list(
  EVENT_TYPE,
  'The types of events to send. Null sends all types. With `records`, defaults to only `record.matched`.',
  { minItems: 1, maxItems: 50 },
)
const CUSTOMERS = list(EVENT_USER, 'The customers whose events to send. Null sends the events of all customers.', {
  minItems: 1,
  maxItems: 100,
})

const ENDPOINT_FIELDS = {
  id: ENDPOINT_ID,
  url: nullable(URL_FIELD),
  event_types: nullable(TYPES),
  external_user_ids: nullable(CUSTOMERS),
  records: RECORDS_FIELD,
  status: oneOf(['enabled', 'disabled'], 'Whether events are sent.'),
  disabled_reason: nullable(
    oneOf(
      ['requested', 'gone', 'failing'],
      '`requested` by you, `gone` after an answer with status 410, `failing` after five days without a successful attempt.',
    ),
  ),
  signature: SIGNATURE,
  old_secret_expires_at: nullable(
    time('Until when webhooks are also signed with the secret before the last rotation.'),
  ),
  failing_since: nullable(time('Since when every attempt fails.')),
  last_success_at: nullable(time('When an attempt last succeeded, to the minute.')),
  paused_until: nullable(time('Until when nothing is sent, because attempts failed or the endpoint asked for it.')),
  created_at: time('When the endpoint was created.'),
  updated_at: time('When the endpoint last changed.'),
}

const SECRET = text(
  'The key that verifies webhooks: the secret `whsec_…`, or the public key `whpk_…`. No other response contains it.',
)

/** An endpoint, without its secret. */
export const WEBHOOK_ENDPOINT: JsonSchema = object(ENDPOINT_FIELDS)

/** A created endpoint with its secret. */
export const CREATED_WEBHOOK_ENDPOINT: JsonSchema = object({ ...ENDPOINT_FIELDS, secret: SECRET })

/** One page of endpoints. */
export const WEBHOOK_ENDPOINT_PAGE: JsonSchema = pageSchema(WEBHOOK_ENDPOINT, 'The endpoints, oldest first.')

/** The body that creates an endpoint. */
export const NEW_WEBHOOK_ENDPOINT: JsonSchema = object(
  {
    url: nullable(URL_FIELD),
    event_types: nullable(TYPES),
    external_user_ids: nullable(CUSTOMERS),
    records: RECORDS_FIELD,
    signature: { ...SIGNATURE, default: 'v1' },
  },
  [],
)

/** The body that changes an endpoint. */
export const WEBHOOK_ENDPOINT_CHANGES: JsonSchema = {
  ...object(
    {
      url: URL_FIELD,
      event_types: nullable(TYPES),
      external_user_ids: nullable(CUSTOMERS),
      records: RECORDS_FIELD,
      enabled: flag('Whether events are sent. An endpoint that you enable again counts as healthy.'),
    },
    [],
  ),
  minProperties: 1,
}

/** The body that replaces a secret. */
export const WEBHOOK_ROTATION: JsonSchema = object(
  {
    expire_old_in_seconds: integer('The time for which webhooks are also signed with the old secret, in seconds.', {
      minimum: 0,
      maximum: 604_800,
      default: 86_400,
    }),
  },
  [],
)

/** A new secret of an endpoint. */
export const ROTATED_WEBHOOK_SECRET: JsonSchema = object({
  secret: SECRET,
  old_secret_expires_at: nullable(time('Until when webhooks are also signed with the old secret.')),
})

/** An attempt to deliver a message. */
export const WEBHOOK_ATTEMPT: JsonSchema = object({
  id: uuid('The ID of the attempt.'),
  message_id: MESSAGE_ID,
  attempted_at: time('When the attempt began.'),
  duration_ms: integer('The duration of the attempt in milliseconds.', COUNT),
  outcome: oneOf(['succeeded', 'failed'], 'Whether the endpoint answered with a status from 200 to 299.'),
  status: nullable(integer('The HTTP status of the answer. Null without an answer.')),
  error: nullable(text('Why there is no answer, for people.')),
  response: nullable(text('The first 2 kB of the answer.')),
})

/** One page of attempts. */
export const WEBHOOK_ATTEMPT_PAGE: JsonSchema = pageSchema(WEBHOOK_ATTEMPT, 'The attempts, newest first.')

/** The states of a message at an endpoint. */
export const WEBHOOK_MESSAGE_STATUS = oneOf(
  ['pending', 'succeeded', 'failed'],
  'The state of the delivery. `pending` until an attempt succeeds or the last one failed.',
)

/** A message of an endpoint. */
export const WEBHOOK_MESSAGE: JsonSchema = object({
  id: MESSAGE_ID,
  type: EVENT_TYPE,
  external_user_id: nullable(EXTERNAL_USER_ID),
  status: WEBHOOK_MESSAGE_STATUS,
  attempts: integer('The number of attempts.', COUNT),
  next_attempt_at: nullable(time('When the next attempt is due.')),
  created_at: time('When the event happened.'),
  body: freeObject('The body as the endpoint gets it: `type`, `timestamp` and `data`.'),
})

/** One page of messages. */
export const WEBHOOK_MESSAGE_PAGE: JsonSchema = pageSchema(WEBHOOK_MESSAGE, 'The messages, newest first.')

/** The body that sends the messages of a time range again. */
export const WEBHOOK_REPLAY: JsonSchema = object(
  {
    since: time('The start of the time range, inclusive.'),
    until: time('The end of the time range, inclusive. Defaults to now.'),
    only_failed: flag(
      'Whether to send only messages that were not delivered. Otherwise sends every message that the endpoint wants, also older than the endpoint.',
      { default: true },
    ),
  },
  ['since'],
)

/** Messages that are sent again. */
export const REPLAYED_WEBHOOKS: JsonSchema = object({
  messages: integer('The number of messages to send again: at most 10,000.', COUNT),
  next: nullable(time('The `since` of the next replay, if there are more messages.')),
})

/** A test of an endpoint. */
export const WEBHOOK_TEST: JsonSchema = object({
  message_id: MESSAGE_ID,
  attempt: nullable({
    ...WEBHOOK_ATTEMPT,
    description: 'The attempt. Null for an endpoint without a URL, and if the server ends before an answer.',
  }),
})

/** The types of events. */
export const WEBHOOK_EVENT_TYPES: JsonSchema = object({
  data: list(
    object({
      type: EVENT_TYPE,
      description: text('When the event is sent.'),
      schema: freeObject('The JSON Schema of `data`.'),
    }),
    'The types of events.',
  ),
})
