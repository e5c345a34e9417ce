/** Webhooks: the events that an application is told of. */
import type { JsonSchema } from '../runtime/base/json.ts'
import { EXTERNAL_USER_ID, integer, KIND_NAME, object, oneOf, text, time, uuid } from './schema.ts'

/** The types of events. */
export const EVENT_TYPES = [
  'connector.created',
  'connector.updated',
  'connector.deleted',
  'connector.needs_reauth',
  'connector.recovered',
  'customer.created',
  'customer.deleted',
  'endpoint.disabled',
  'grant.expiring',
  'oauth.completed',
  'oauth.failed',
  'ping',
  'sync.completed',
  'sync.failed',
  'sync.held',
  'vendor.event',
  'version.sunset',
] as const

/** The type of an event. */
export type EventType = (typeof EVENT_TYPES)[number]

/** The body of a webhook request. */
export const EVENT_BODY: JsonSchema = object({
  type: oneOf(EVENT_TYPES, 'The type of the event.'),
  timestamp: time('When the event happened.'),
  data: {
    type: 'object',
    description: 'The IDs of what the event is about, and the fields of its type.',
    properties: {
      organization_id: uuid('The ID of the organization.'),
      external_user_id: EXTERNAL_USER_ID,
      customer_id: uuid('The ID of the customer.'),
      connector_id: uuid('The ID of the connector.'),
      connector_type: KIND_NAME,
      sequence: integer(
        'The number of the event among the events of its connector. Drop an event with a lower number.',
        {
          minimum: 1,
        },
      ),
    },
    required: ['organization_id'],
  },
})

/** The ID of a message: the `webhook-id` of each attempt. */
export const MESSAGE_ID: JsonSchema = text('The ID of the message.', { pattern: '^msg_[0-9a-f]{32}$' })

/** The ID of an endpoint. */
export const ENDPOINT_ID: JsonSchema = text('The ID of the endpoint.', { pattern: '^we_[0-9a-f]{32}$' })
