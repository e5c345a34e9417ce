/** A valid request for every route of the table, by a customer of an organization. A route without one fails the matrix. */
import { agentGrant } from '../../support/agent-token.ts'
import { ownKind } from '../../support/own-kind.ts'
import type { TestResponse } from '../../support/server.ts'
import { BACK, newConnector, ORIGIN, type Tenant, type World } from './world.ts'

/** A customer with one of everything that has an id. */
export interface Owned {
  readonly tenant: Tenant
  readonly externalUserId: string
  /** By the name of the path's parameter. */
  readonly ids: Readonly<Record<string, string>>
}

/** What a request says beyond its path. */
export interface Valid {
  /** What it answers. */
  readonly status: number
  readonly query?: string
  readonly body?: (owned: Owned) => Record<string, unknown>
  readonly headers?: Readonly<Record<string, string>>
  /** Values of the path that are no ids of tenants. */
  readonly params?: Readonly<Record<string, string>>
  /** What it does away with: made anew for each request. */
  /** Another answer, when work of the server's own came first. */
  readonly or?: number
  /** The code by which it refuses a scoped token without a policy. */
  readonly refusal?: string
  readonly consumes?:
    | 'synced_id'
    | 'connector_id'
    | 'customer_id'
    | 'connector_type'
    | 'definition'
    | 'endpoint_id'
    | 'hook_id'
    | 'grant_id'
  /** A body that is no JSON. */
  readonly text?: string
  /** Fields of the body that hold an id of a tenant. */
  readonly bodyIds?: readonly string[]
}

/** A field that widget tokens of the matrix offer. */
export const OFFERED = { connector_type: 'stripe', entity: 'customers', name: 'plan', type: 'text' } as const

const FLOW = 'A'.repeat(43)

/** By `METHOD path`. */
export const REQUESTS: Readonly<Record<string, Valid>> = {
  'POST /api/v1/account/applications/token': { status: 200, body: ({ tenant }) => ({ ...tenant.client }) },
  'POST /api/v1/account/applications/scoped-token': { status: 200, body: named() },
  'POST /api/v1/account/applications/widget-token': { status: 200, body: named({ allowed_origin: ORIGIN }) },
  'GET /api/v1/account/applications/scoped-token/info': { status: 200 },
  'POST /api/v1/account/applications/revoke': { status: 200, body: () => ({ token: 'pb_scp_none' }) },
  'GET /api/v1/integrations/definitions/sources': { status: 200, query: 'name=s' },
  'GET /api/v1/integrations/definitions/sources/{definition}': { status: 200 },
  'PUT /api/v1/integrations/definitions/sources/{definition}': {
    status: 201,
    or: 200,
    params: { definition: 'uploaded' },
    headers: { 'content-type': 'application/yaml' },
    text: ownKind({ kind: 'uploaded' }),
  },
  'GET /api/v1/integrations/definitions/sources/{definition}/versions': {
    status: 200,
    params: { definition: 'kept' },
  },
  'DELETE /api/v1/integrations/definitions/sources/{definition}': { status: 204, consumes: 'definition' },
  'GET /icons/{file}': { status: 200, params: { file: 'stripe.svg' } },
  'POST /api/v1/integrations/connectors': {
    status: 201,
    body: ({ externalUserId }) => newConnector(externalUserId),
  },
  'GET /api/v1/integrations/connectors': { status: 200, query: 'connector_type=Stripe&status=active&limit=2' },
  'GET /api/v1/integrations/connectors/{connector_id}': { status: 200 },
  'PATCH /api/v1/integrations/connectors/{connector_id}': { status: 200, body: () => ({ name: 'Other' }) },
  'DELETE /api/v1/integrations/connectors/{connector_id}': { status: 202, consumes: 'connector_id' },
  'POST /api/v1/integrations/connectors/{connector_id}/check': { status: 200 },
  'GET /api/v1/integrations/connectors/{connector_id}/fields/{entity}': {
    status: 200,
    params: { entity: 'customers' },
  },
  'GET /api/v1/integrations/connectors/{connector_id}/map/fields': { status: 200 },
  'PUT /api/v1/integrations/connectors/{connector_id}/map/fields': {
    status: 200,
    body: () => ({ fields: [{ entity: OFFERED.entity, name: OFFERED.name, path: null }] }),
  },
  'GET /api/v1/integrations/connectors/{connector_id}/inspect': { status: 200 },
  'POST /api/v1/integrations/connectors/{connector_id}/execute': {
    status: 200,
    body: () => ({ entity: 'customers', action: 'list' }),
  },
  'POST /api/v1/integrations/connectors/{connector_id}/request': {
    status: 200,
    // A scoped token has to say so in its policy.
    refusal: 'operation_forbidden',
    body: () => ({ method: 'GET', path: '/v1/balance' }),
  },
  'POST /mcp': {
    status: 200,
    headers: { accept: 'application/json, text/event-stream' },
    body: () => ({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
  },
  'POST /api/v1/integrations/connectors/oauth/initiate': {
    status: 200,
    body: ({ externalUserId, ids }) => ({
      external_user_id: externalUserId,
      connector_type: 'stripe',
      redirect_url: BACK,
      connector_id: ids.connector_id,
    }),
    bodyIds: ['connector_id'],
  },
  'GET /api/v1/integrations/connectors/oauth/flows/{flow}': { status: 200 },
  'POST /api/v1/integrations/connectors/oauth/flows/{flow}/confirm': {
    status: 422,
    body: () => ({ code: 'BCDFGHJK' }),
  },
  'GET /api/v1/integrations/definitions/connectable': { status: 200 },
  'GET /api/v1/integrations/definitions/sources/{connector_type}/credentials-spec': {
    status: 200,
    params: { connector_type: 'stripe' },
  },
  'POST /api/v1/integrations/connectors/links': {
    status: 201,
    body: ({ externalUserId, ids }) => ({
      external_user_id: externalUserId,
      connector_id: ids.connector_id,
      return_url: BACK,
    }),
    bodyIds: ['connector_id'],
  },
  'POST /api/v1/integrations/connectors/links/exchange': { status: 404, body: () => ({ code: FLOW }) },
  'GET /widget': { status: 200, query: `origin=${encodeURIComponent(ORIGIN)}` },
  'GET /connect': { status: 200 },
  'GET /connected': { status: 200 },
  'GET /widget/v1.js': { status: 200 },
  'GET /widget/assets/{file}': { status: 404, params: { file: 'page.0.js' } },
  'PUT /api/v1/oauth/credentials': {
    status: 200,
    body: () => ({ connector_type: 'stripe', configuration: { client_id: 'ca_1', client_secret: 'sk_oauth' } }),
  },
  'DELETE /api/v1/oauth/credentials/connector_type/{connector_type}': {
    status: 204,
    params: { connector_type: 'hubspot' },
    consumes: 'connector_type',
  },
  'GET /api/v1/oauth/credentials/spec': { status: 200, query: 'connector_type=stripe' },
  'GET /api/v1/oauth/default-want': { status: 200 },
  'PUT /api/v1/oauth/default-want': {
    status: 200,
    body: () => ({ defaults: [{ connector_type: 'stripe', want: ['read'] }] }),
  },
  'GET /api/v1/oauth/redirect-urls': { status: 200 },
  'PUT /api/v1/oauth/redirect-urls': { status: 200, body: () => ({ redirect_urls: [BACK] }) },
  'GET /oauth/start/{flow}': { status: 400, params: { flow: FLOW } },
  'GET /oauth/callback/{connector_type}': {
    status: 400,
    params: { connector_type: 'stripe' },
    query: `code=1&state=${FLOW}`,
  },
  'POST /api/v1/customers': { status: 200, body: named({ metadata: { plan: 'pro' } }) },
  'GET /api/v1/customers': { status: 200, query: 'external_user_id_contains=1&status=active' },
  'GET /api/v1/customers/{customer_id}': { status: 200 },
  'PATCH /api/v1/customers/{customer_id}': { status: 200, body: () => ({ status: 'active' }) },
  'DELETE /api/v1/customers/{customer_id}': { status: 202, consumes: 'customer_id' },
  'POST /api/v1/webhooks': {
    status: 201,
    body: ({ externalUserId }) => ({ event_types: ['ping'], external_user_ids: [externalUserId] }),
  },
  'GET /api/v1/webhooks': { status: 200, query: 'limit=2' },
  'GET /api/v1/webhooks/event-types': { status: 200 },
  'GET /api/v1/webhooks/{endpoint_id}': { status: 200 },
  'PATCH /api/v1/webhooks/{endpoint_id}': { status: 200, body: () => ({ enabled: true }) },
  'DELETE /api/v1/webhooks/{endpoint_id}': { status: 200, consumes: 'endpoint_id' },
  'POST /api/v1/webhooks/{endpoint_id}/rotate': {
    status: 200,
    or: 412,
    body: () => ({ expire_old_in_seconds: 60 }),
  },
  'POST /api/v1/webhooks/{endpoint_id}/test': { status: 200 },
  'GET /api/v1/webhooks/{endpoint_id}/messages': { status: 200, query: 'type=ping&status=pending' },
  'GET /api/v1/webhooks/{endpoint_id}/messages/{message_id}/attempts': { status: 200 },
  'POST /api/v1/webhooks/{endpoint_id}/messages/{message_id}/replay': { status: 202 },
  'POST /api/v1/webhooks/{endpoint_id}/replay': { status: 202, body: () => ({ since: '2026-01-01T00:00:00Z' }) },
  'POST /api/v1/integrations/hooks': {
    status: 201,
    body: ({ ids }) => ({ connector_type: 'stripe', connector_id: ids.connector_id }),
    bodyIds: ['connector_id'],
  },
  'GET /api/v1/integrations/hooks': { status: 200 },
  'GET /api/v1/integrations/hooks/{hook_id}': { status: 200 },
  'PATCH /api/v1/integrations/hooks/{hook_id}': { status: 200, body: () => ({ secret: 'whsec_1' }) },
  'DELETE /api/v1/integrations/hooks/{hook_id}': { status: 200, consumes: 'hook_id' },
  'POST /api/v1/integrations/connectors/{connector_id}/hooks': { status: 201, body: () => ({}) },
  'POST /hooks/{connector_type}/{token}': { status: 404, params: { connector_type: 'stripe', token: FLOW } },
  'GET /hooks/{connector_type}/{token}': { status: 404, params: { connector_type: 'stripe', token: FLOW } },
  'GET /api/v1/audit': { status: 200, query: 'from=2026-01-01T00:00:00Z&limit=1' },
  'GET /api/v1/audit/export': { status: 200, query: 'from=2026-01-01T00:00:00Z&action=list' },
  'GET /api/v1/usage': { status: 200, query: 'to=2100-01-01T00:00:00Z' },
  'GET /api/v1/jobs/{job_id}': { status: 200 },
  'GET /api/v1/integrations/connectors/{connector_id}/sync': { status: 200 },
  'POST /api/v1/integrations/connectors/{connector_id}/sync': {
    status: 202,
    or: 409,
    body: () => ({ mode: 'incremental' }),
    consumes: 'synced_id',
  },
  'GET /api/v1/integrations/connectors/{connector_id}/records/{entity}': {
    status: 200,
    // Before the first sync has stored a record.
    or: 409,
    params: { entity: 'customers' },
    query: 'limit=2',
  },
  'GET /api/v1/integrations/connectors/{connector_id}/records/{entity}/record': {
    status: 404,
    or: 409,
    params: { entity: 'customers' },
    query: 'key=cus_none',
  },
  'GET /api/v1/integrations/connectors/{connector_id}/records/{entity}/count': {
    status: 200,
    or: 409,
    params: { entity: 'customers' },
  },
  'GET /api/v1/integrations/changes': { status: 200, query: 'connector_types=Stripe&entities=customers&limit=2' },
  'POST /api/v1/integrations/search': { status: 200, body: named({ q: 'ada lovelace', connector_types: ['Stripe'] }) },
  'PATCH /api/v1/integrations/connectors/{connector_id}/sync': { status: 200, body: () => ({ enabled: true }) },
  'POST /api/v1/integrations/connectors/{connector_id}/sync/cancel': { status: 200 },
  'GET /api/v1/agents/login-page': { status: 200 },
  'PUT /api/v1/agents/login-page': { status: 200, body: () => ({ login_url: BACK }) },
  'POST /api/v1/agents/logins': { status: 404, body: named({ ticket: FLOW }) },
  'POST /api/v1/agents/invitations': { status: 201, body: named() },
  'GET /api/v1/agents/grants': { status: 200 },
  'GET /api/v1/agents/skills': { status: 200 },
  'GET /agents/files/{code}': { status: 404, params: { code: FLOW } },
  'PUT /api/v1/agents/skills/{name}': {
    status: 200,
    params: { name: 'ours' },
    body: () => ({ connector_types: ['stripe'], text: '# Ours\n\n## List customers\n\n1. `customers.list`' }),
  },
  'DELETE /api/v1/agents/skills/{name}': { status: 204, params: { name: 'ours' } },
  'DELETE /api/v1/agents/grants/{grant_id}': { status: 204, consumes: 'grant_id' },
  'GET /.well-known/oauth-protected-resource/mcp': { status: 200 },
  'GET /.well-known/oauth-protected-resource': { status: 200 },
  'GET /.well-known/oauth-authorization-server': { status: 200 },
  'GET /oauth/authorize': { status: 400, query: 'client_id=none' },
  'GET /agents/consent': { status: 400, query: `login=${FLOW}` },
  'POST /agents/consent': { status: 400 },
  'GET /agents/invitation': { status: 200, query: `code=${FLOW}` },
  'POST /agents/invitation': { status: 400 },
  'POST /oauth/token': { status: 400 },
  'POST /oauth/revoke': { status: 400 },
}

function named(more: Record<string, unknown> = {}) {
  return ({ externalUserId }: Owned) => ({ external_user_id: externalUserId, ...more })
}

/** A customer with a connector and a job. */
export async function ownedBy(world: World, tenant: Tenant, externalUserId: string): Promise<Owned> {
  const [spared, deleted] = [
    await world.connector(tenant, externalUserId),
    await world.connector(tenant, externalUserId),
  ]
  const { token, organizationId } = tenant
  await world.server.services.ownKinds.put(organizationId, 'kept', ownKind({ kind: 'kept' }))
  const removed = await world.call('DELETE', `/api/v1/integrations/connectors/${deleted.id}`, { token })
  const agent = await agentGrant(world.server.services.access, tenant, externalUserId)
  const flow = { external_user_id: externalUserId, connector_type: 'stripe', redirect_url: BACK }
  const begun = await world.call('POST', '/api/v1/integrations/connectors/oauth/initiate', { token, body: flow })
  const endpoint = await world.call('POST', '/api/v1/webhooks', { token, body: {} })
  const pinged = await world.call('POST', `/api/v1/webhooks/${endpoint.body.id}/test`, { token, body: {} })
  return {
    tenant,
    externalUserId,
    ids: {
      endpoint_id: endpoint.body.id,
      hook_id: await hookOf(world, tenant, spared.id as string),
      message_id: pinged.body.message_id,
      flow: begun.body.flow_id,
      connector_id: spared.id,
      customer_id: spared.customer_id,
      job_id: removed.body.job_id,
      grant_id: agent.grant.id,
      definition: spared.definition_id,
    },
  }
}

/** Sends a route's valid request, with other ids or headers where they are given. */
export async function request(
  world: World,
  route: { readonly method: string; readonly path: string },
  owned: Owned,
  options: {
    readonly token?: string | undefined
    readonly ids?: Readonly<Record<string, string>>
    readonly body?: Readonly<Record<string, unknown>>
    readonly query?: string
    readonly headers?: Readonly<Record<string, string>>
  } = {},
): Promise<TestResponse> {
  const { query, body, text, params, consumes, headers } = REQUESTS[`${route.method} ${route.path}`]!
  const fresh = consumes && !options.ids ? await consumed(world, owned, consumes) : {}
  const values: Record<string, string> = { ...owned.ids, ...params, ...fresh, ...options.ids }
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name]!)
  const search = [query, options.query].filter((part) => part !== undefined).join('&')
  return world.call(route.method, search === '' ? path : `${path}?${search}`, {
    token: options.token,
    headers: { ...headers, ...options.headers },
    ...(route.method !== 'GET' && route.method !== 'DELETE' && { body: text ?? { ...body?.(owned), ...options.body } }),
  })
}

async function hookOf(world: World, { token }: Tenant, connectorId: string): Promise<string> {
  const body = { connector_type: 'stripe', connector_id: connectorId }
  const created = await world.call('POST', '/api/v1/integrations/hooks', { token, body })
  return created.body.id as string
}

let made = 0

async function consumed(world: World, { tenant, externalUserId }: Owned, what: NonNullable<Valid['consumes']>) {
  if (what === 'synced_id') {
    const { id } = await world.connector(tenant, externalUserId)
    const body = { enabled: true }
    await world.call('PATCH', `/api/v1/integrations/connectors/${id}/sync`, { token: tenant.token, body })
    return { connector_id: id as string }
  }
  if (what === 'connector_id') return { connector_id: (await world.connector(tenant, externalUserId)).id as string }
  if (what === 'connector_type') {
    const application = { client_id: 'hub_1', client_secret: 'hub_secret' }
    await world.server.services.oauth.applications.put(tenant.organizationId, 'hubspot', application)
    return { connector_type: 'hubspot' }
  }
  if (what === 'definition') {
    const kind = `removed-${++made}`
    await world.server.services.ownKinds.put(tenant.organizationId, kind, ownKind({ kind }))
    return { definition: kind }
  }
  if (what === 'grant_id') {
    const { grant } = await agentGrant(world.server.services.access, tenant, externalUserId)
    return { grant_id: grant.id }
  }
  if (what === 'endpoint_id') {
    const created = await world.call('POST', '/api/v1/webhooks', { token: tenant.token, body: {} })
    return { endpoint_id: created.body.id as string }
  }
  if (what === 'hook_id') {
    const { id } = await world.connector(tenant, externalUserId)
    return { hook_id: await hookOf(world, tenant, id as string) }
  }
  const body = { external_user_id: `consumed_${++made}` }
  const token = await world.call('POST', '/api/v1/account/applications/scoped-token', { token: tenant.token, body })
  return { customer_id: token.body.customer_id as string }
}
