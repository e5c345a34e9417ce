/** Messages of an endpoint, test messages, and replays. */
import {
  EMPTY,
  EVENT_DATA,
  EVENT_TYPE,
  EVENT_TYPES,
  EVENT_USER,
  PAGE_QUERY,
  REPLAYED_WEBHOOKS,
  time,
  WEBHOOK_ATTEMPT_PAGE,
  WEBHOOK_EVENT_TYPES,
  WEBHOOK_MESSAGE_PAGE,
  WEBHOOK_MESSAGE_STATUS,
  WEBHOOK_REPLAY,
  WEBHOOK_TEST,
  type WebhookReplayRequest,
  WEBHOOKS_PATH,
} from 'plugboard/contract'
import type { Route } from '../../../http/index.ts'
import { replayMessage, replayRange } from '../../webhooks/index.ts'
import { shape } from '../../../accounts/index.ts'
import type { WithEvents } from '../../services/open.ts'
import { ONE_ENDPOINT, TAG } from './endpoints.ts'

const MESSAGES = `${ONE_ENDPOINT}/messages` as const
const ONE_MESSAGE = `${MESSAGES}/{message_id}` as const

/** The routes of messages. */
export function messageRoutes(services: WithEvents): Route[] {
  return [
    eventTypesRoute(),
    testRoute(services),
    messagesRoute(services),
    attemptsRoute(services),
    replayMessageRoute(services),
    replayRoute(services),
  ]
}

function eventTypesRoute(): Route {
  const data = EVENT_TYPES.map((type) => {
    const { description, ...schema } = EVENT_DATA[type]
    return { type, description, schema }
  })
  return {
    method: 'GET',
    path: `${WEBHOOKS_PATH}/event-types`,
    tag: TAG,
    summary: 'List the types of events',
    tokens: ['application'],
    responses: { 200: shape('The types, each with the JSON Schema of its `data`.', WEBHOOK_EVENT_TYPES) },
    handle: () => Promise.resolve({ status: 200, body: { data } }),
  }
}

function testRoute({ webhooks, webhookPages }: WithEvents): Route<`${typeof ONE_ENDPOINT}/test`> {
  return {
    method: 'POST',
    path: `${ONE_ENDPOINT}/test`,
    tag: TAG,
    summary: 'Send a ping to an endpoint now',
    description:
      'Sends the ping before all messages that wait, and shows the attempt within 20 seconds. A success ends a pause of the endpoint. A failed ping is not tried again, and changes nothing about the endpoint.',
    tokens: ['application'],
    idempotent: true,
    body: EMPTY,
    responses: {
      200: shape(
        'The ping and its attempt. Without a URL, or if the server ends before an answer, the attempt is null.',
        WEBHOOK_TEST,
      ),
    },
    errors: ['webhook_endpoint_not_found', 'webhook_endpoint_disabled'],
    async handle({ caller: { organizationId }, params: { endpoint_id: endpointId } }) {
      const messageId = await webhooks.test(organizationId, endpointId)
      const { data } = await webhookPages.attempts(organizationId, { endpointId, messageId }, { limit: 1 })
      return { status: 200, body: { message_id: messageId, attempt: data[0] ?? null } }
    },
  }
}

function messagesRoute({ webhooks, webhookPages }: WithEvents): Route<typeof MESSAGES> {
  return {
    method: 'GET',
    path: MESSAGES,
    tag: TAG,
    summary: 'List the messages of an endpoint',
    description: 'Messages are kept for 30 days.',
    tokens: ['application'],
    query: {
      type: EVENT_TYPE,
      status: WEBHOOK_MESSAGE_STATUS,
      external_user_id: EVENT_USER,
      since: time('The start of the time range, inclusive.'),
      until: time('The end of the time range, exclusive.'),
      ...PAGE_QUERY,
    },
    responses: { 200: shape('The messages, newest first.', WEBHOOK_MESSAGE_PAGE) },
    errors: ['webhook_endpoint_not_found', 'invalid_cursor'],
    async handle({ caller: { organizationId }, params, query: { external_user_id: externalUserId, ...query } }) {
      const { id } = await webhooks.endpoints.find(organizationId, params.endpoint_id)
      const user = externalUserId === undefined ? undefined : String(externalUserId)
      const filter = { ...query, externalUserId: user }
      return { status: 200, body: await webhookPages.messages(organizationId, id, filter) }
    },
  }
}

function attemptsRoute({ webhooks, webhookPages }: WithEvents): Route<`${typeof ONE_MESSAGE}/attempts`> {
  return {
    method: 'GET',
    path: `${ONE_MESSAGE}/attempts`,
    tag: TAG,
    summary: 'List the attempts to deliver a message',
    tokens: ['application'],
    query: PAGE_QUERY,
    responses: { 200: shape('The attempts, newest first.', WEBHOOK_ATTEMPT_PAGE) },
    errors: ['webhook_endpoint_not_found', 'webhook_message_not_found', 'invalid_cursor'],
    async handle({ caller: { organizationId }, params: { endpoint_id: id, message_id: messageId }, query }) {
      const { id: endpointId } = await webhooks.endpoints.find(organizationId, id)
      return { status: 200, body: await webhookPages.attempts(organizationId, { endpointId, messageId }, query) }
    },
  }
}

function replayMessageRoute({ database }: WithEvents): Route<`${typeof ONE_MESSAGE}/replay`> {
  return {
    method: 'POST',
    path: `${ONE_MESSAGE}/replay`,
    tag: TAG,
    summary: 'Send a message again',
    description: 'The message keeps its ID and body, and its schedule starts anew.',
    tokens: ['application'],
    idempotent: true,
    body: EMPTY,
    responses: { 202: shape('The message is due.', REPLAYED_WEBHOOKS) },
    errors: ['webhook_endpoint_not_found', 'webhook_message_not_found', 'webhook_endpoint_disabled'],
    async handle({ caller, params: { endpoint_id: endpointId, message_id: messageId } }) {
      const messages = await replayMessage(database, caller.organizationId, messageId, endpointId)
      return { status: 202, body: { messages, next: null } }
    },
  }
}

function replayRoute({ database }: WithEvents): Route<`${typeof ONE_ENDPOINT}/replay`> {
  return {
    method: 'POST',
    path: `${ONE_ENDPOINT}/replay`,
    tag: TAG,
    summary: 'Send the messages of a time range again',
    description: 'Sends at most 10,000 messages, oldest first. Continue with `next` as `since`.',
    tokens: ['application'],
    idempotent: true,
    body: WEBHOOK_REPLAY,
    responses: { 202: shape('The messages are due.', REPLAYED_WEBHOOKS) },
    errors: ['webhook_endpoint_not_found', 'webhook_endpoint_disabled'],
    async handle({ caller, params, body }) {
      const { since, until, only_failed: onlyFailed = true } = body as unknown as WebhookReplayRequest
      const { deliveries, next } = await replayRange(database, caller.organizationId, params.endpoint_id, {
        since: new Date(since),
        until: until === undefined ? undefined : new Date(until),
        which: onlyFailed ? 'failed' : 'all',
      })
      return { status: 202, body: { messages: deliveries, next: next?.toISOString() ?? null } }
    },
  }
}
