/** The endpoints that receive webhooks. */
import {
  CREATED_WEBHOOK_ENDPOINT,
  NEW_WEBHOOK_ENDPOINT,
  PAGE_QUERY,
  ROTATED_WEBHOOK_SECRET,
  WEBHOOK_ENDPOINT,
  WEBHOOK_ENDPOINT_CHANGES,
  WEBHOOK_ENDPOINT_PAGE,
  WEBHOOK_ROTATION,
  type WebhookEndpointBody,
  type WebhookEndpointChangesRequest,
  type WebhookEndpointRequest,
  type WebhookRotationRequest,
  WEBHOOKS_PATH,
} from 'plugboard/contract'
import type { Route } from '../../../http/index.ts'
import { type Endpoint, NO_URL } from '../../webhooks/index.ts'
import { shape } from '../../../accounts/index.ts'
import type { WithEvents } from '../../services/open.ts'
import { storedTrigger, triggerBody, typesBeside } from './records.ts'

/** Where one endpoint is. */
export const ONE_ENDPOINT = `${WEBHOOKS_PATH}/{endpoint_id}` as const

/** The group of all routes of webhooks. */
export const TAG = 'Webhooks'

/** Error codes of an endpoint's record filter. */
const OF_RECORDS = [
  'definition_not_found',
  'definition_unusable',
  'unknown_entity',
  'invalid_filter',
  'validation_error',
] as const

/** The routes that administer endpoints. */
export function endpointRoutes(services: WithEvents): Route[] {
  return [
    createRoute(services),
    listRoute(services),
    getRoute(services),
    updateRoute(services),
    removeRoute(services),
    rotateRoute(services),
  ]
}

function createRoute({ catalogue, webhooks }: WithEvents): Route {
  return {
    method: 'POST',
    path: WEBHOOKS_PATH,
    tag: TAG,
    summary: 'Create an endpoint',
    description:
      'Returns the secret of the endpoint: store it, as no other response contains it. Without a `url`, nothing is sent: you read the messages.',
    tokens: ['application'],
    idempotent: true,
    body: NEW_WEBHOOK_ENDPOINT,
    responses: { 201: shape('The endpoint with its secret.', CREATED_WEBHOOK_ENDPOINT) },
    errors: ['quota_exceeded', 'webhook_url_not_allowed', ...OF_RECORDS],
    async handle({ caller: { organizationId }, body }) {
      const {
        url,
        event_types: eventTypes,
        external_user_ids: externalUserIds,
        records: given,
        signature,
      } = body as WebhookEndpointRequest
      const records = given ? await storedTrigger(catalogue, organizationId, given) : null
      const types = typesBeside(eventTypes, records !== null)
      const terms = { url: url ?? NO_URL, eventTypes: types, externalUserIds, records }
      const { endpoint, secret } = await webhooks.endpoints.create(organizationId, terms, signature)
      return { status: 201, body: { ...endpointBody(endpoint), secret } }
    },
  }
}

function listRoute({ webhookPages }: WithEvents): Route {
  return {
    method: 'GET',
    path: WEBHOOKS_PATH,
    tag: TAG,
    summary: 'List endpoints',
    tokens: ['application'],
    query: PAGE_QUERY,
    responses: { 200: shape('The endpoints, oldest first.', WEBHOOK_ENDPOINT_PAGE) },
    errors: ['invalid_cursor'],
    async handle({ caller, query }) {
      const { data, next } = await webhookPages.endpoints(caller.organizationId, query)
      return { status: 200, body: { data: data.map(endpointBody), next } }
    },
  }
}

function getRoute({ webhooks }: WithEvents): Route<typeof ONE_ENDPOINT> {
  return {
    method: 'GET',
    path: ONE_ENDPOINT,
    tag: TAG,
    summary: 'Get an endpoint',
    tokens: ['application'],
    responses: { 200: shape('The endpoint.', WEBHOOK_ENDPOINT) },
    errors: ['webhook_endpoint_not_found'],
    handle: async ({ caller, params }) => ({
      status: 200,
      body: endpointBody(await webhooks.endpoints.find(caller.organizationId, params.endpoint_id)),
    }),
  }
}

function updateRoute({ catalogue, webhooks }: WithEvents): Route<typeof ONE_ENDPOINT> {
  return {
    method: 'PATCH',
    path: ONE_ENDPOINT,
    tag: TAG,
    summary: 'Change, enable or disable an endpoint',
    description: 'An endpoint that you enable, or that gets another URL, starts without its earlier failures.',
    tokens: ['application'],
    idempotent: true,
    body: WEBHOOK_ENDPOINT_CHANGES,
    responses: { 200: shape('The changed endpoint.', WEBHOOK_ENDPOINT) },
    errors: ['webhook_endpoint_not_found', 'webhook_url_not_allowed', ...OF_RECORDS],
    async handle({ caller: { organizationId }, params, body }) {
      const changes = body as WebhookEndpointChangesRequest
      const records = changes.records && (await storedTrigger(catalogue, organizationId, changes.records))
      if (records !== undefined || changes.event_types !== undefined) {
        const known = await webhooks.endpoints.find(organizationId, params.endpoint_id)
        const types = changes.event_types === undefined ? known.eventTypes : changes.event_types
        typesBeside(types, (records === undefined ? known.records : records) !== null)
      }
      const endpoint = await webhooks.endpoints.update(organizationId, params.endpoint_id, {
        url: changes.url,
        eventTypes: changes.event_types,
        externalUserIds: changes.external_user_ids,
        records,
        isEnabled: changes.enabled,
      })
      return { status: 200, body: endpointBody(endpoint) }
    },
  }
}

function removeRoute({ webhooks }: WithEvents): Route<typeof ONE_ENDPOINT> {
  return {
    method: 'DELETE',
    path: ONE_ENDPOINT,
    tag: TAG,
    summary: 'Delete an endpoint with its messages',
    tokens: ['application'],
    idempotent: true,
    responses: { 200: shape('The deleted endpoint.', WEBHOOK_ENDPOINT) },
    errors: ['webhook_endpoint_not_found'],
    async handle({ caller: { organizationId }, params }) {
      const endpoint = await webhooks.endpoints.find(organizationId, params.endpoint_id)
      await webhooks.endpoints.remove(organizationId, params.endpoint_id)
      return { status: 200, body: endpointBody(endpoint) }
    },
  }
}

function rotateRoute({ webhooks }: WithEvents): Route<`${typeof ONE_ENDPOINT}/rotate`> {
  return {
    method: 'POST',
    path: `${ONE_ENDPOINT}/rotate`,
    tag: TAG,
    summary: 'Replace the secret of an endpoint',
    description:
      'Until the old secret expires, each webhook has two signatures. Use 0 seconds for a secret that somebody else knows.',
    tokens: ['application'],
    idempotent: true,
    body: WEBHOOK_ROTATION,
    responses: { 200: shape('The new secret.', ROTATED_WEBHOOK_SECRET) },
    errors: ['webhook_endpoint_not_found', 'version_conflict'],
    async handle({ caller, params, body }) {
      const { expire_old_in_seconds: seconds } = body as WebhookRotationRequest
      const { endpoint, secret } = await webhooks.endpoints.rotate(caller.organizationId, params.endpoint_id, seconds)
      return { status: 200, body: { secret, old_secret_expires_at: timeOf(endpoint.previousSecretUntil) } }
    },
  }
}

function endpointBody(endpoint: Endpoint): WebhookEndpointBody {
  const hasUrl = endpoint.url !== NO_URL
  return {
    id: endpoint.id,
    url: hasUrl ? endpoint.url : null,
    event_types: endpoint.eventTypes,
    external_user_ids: endpoint.externalUserIds,
    records: triggerBody(endpoint.records),
    status: endpoint.isEnabled ? 'enabled' : 'disabled',
    disabled_reason: endpoint.disabledReason,
    signature: endpoint.scheme,
    old_secret_expires_at: timeOf(endpoint.previousSecretUntil),
    failing_since: timeOf(endpoint.failingSince),
    last_success_at: timeOf(endpoint.lastSuccessAt),
    paused_until: hasUrl ? timeOf(endpoint.pausedUntil) : null,
    created_at: endpoint.createdAt.toISOString(),
    updated_at: endpoint.updatedAt.toISOString(),
  }
}

function timeOf(date: Date | null): string | null {
  return date?.toISOString() ?? null
}
