/** Hooks: addresses at which third parties tell what changed, managed by backends; and the address itself. */
import {
  CREATED_HOOK,
  HOOK,
  HOOK_CHANGES,
  HOOKS,
  NEW_HOOK,
  NEW_SUBSCRIPTION,
  type HookChangesRequest,
  type NewHookRequest,
} from 'plugboard/contract'
import type { Route, RouteRequest, RouteResponse } from '../../http/index.ts'
import { ONE_CONNECTOR, shape, THIRD_PARTY_ERRORS } from '../../accounts/index.ts'
import type { WithEvents } from '../services/open.ts'

const PATH = '/api/v1/integrations/hooks'
const ONE = `${PATH}/{hook_id}` as const
const OF_CONNECTOR = `${ONE_CONNECTOR}/hooks` as const
/** Where third parties send messages. */
const ADDRESS = '/hooks/{connector_type}/{token}'
const TAG = 'Hooks'

/** The routes by which backends manage hooks. */
export function hookRoutes(services: WithEvents): Route[] {
  return [
    createRoute(services),
    subscribeRoute(services),
    listRoute(services),
    getRoute(services),
    changeRoute(services),
    removeRoute(services),
  ]
}

/** The routes of third parties. They are not written into the audit trail: an event is no administrative act. */
export function hookAddressRoutes(services: WithEvents): Route[] {
  return [messageRoute(services, 'POST'), messageRoute(services, 'GET')]
}

function createRoute({ hooks }: WithEvents): Route {
  return {
    method: 'POST',
    path: PATH,
    tag: TAG,
    summary: 'Create a hook',
    description:
      'Enter its `url` at the third party, as `steps` describes. Store the secret that the third party shows with PATCH, unless messages are ' +
      'checked by the client secret of the OAuth application.',
    tokens: ['application'],
    idempotent: true,
    body: NEW_HOOK,
    responses: { 201: shape('The hook, whose `url` is shown only once.', CREATED_HOOK) },
    errors: ['definition_not_found', 'connector_not_found', 'hooks_not_supported', 'quota_exceeded'],
    async handle({ caller, body }) {
      const hook = await hooks.create(caller.organizationId, body as unknown as NewHookRequest)
      return { status: 201, body: hook, headers: { 'cache-control': 'no-store' } }
    },
  }
}

/** Error codes of a connector's operation. */
const OPERATION_ERRORS = [
  'connector_not_found',
  'connector_disabled',
  'credentials_unreadable',
  'outcome_unknown',
  ...THIRD_PARTY_ERRORS,
] as const

function subscribeRoute({ subscriptions }: WithEvents): Route<typeof OF_CONNECTOR> {
  return {
    method: 'POST',
    path: OF_CONNECTOR,
    tag: TAG,
    summary: 'Subscribe a connector to webhooks',
    description:
      'Creates a hook, and runs the operation of the connector by which the third party sends to it. Its secret is stored. `params` are ' +
      'those of the operation that the manifest leaves to you, such as a repository.',
    tokens: ['application'],
    idempotent: true,
    body: NEW_SUBSCRIPTION,
    responses: { 201: shape('The hook.', HOOK) },
    errors: ['hooks_not_supported', 'quota_exceeded', 'invalid_params', 'unknown_param', ...OPERATION_ERRORS],
    handle: async ({ caller, params, body, signal }) => ({
      status: 201,
      body: await subscriptions.create(caller.organizationId, params.connector_id, body, signal),
    }),
  }
}

function listRoute({ hooks }: WithEvents): Route {
  return {
    method: 'GET',
    path: PATH,
    tag: TAG,
    summary: 'List hooks',
    tokens: ['application'],
    responses: { 200: shape('The hooks.', HOOKS) },
    handle: async ({ caller }) => ({ status: 200, body: { hooks: await hooks.list(caller.organizationId) } }),
  }
}

function getRoute({ hooks }: WithEvents): Route<typeof ONE> {
  return {
    method: 'GET',
    path: ONE,
    tag: TAG,
    summary: 'Get a hook',
    tokens: ['application'],
    responses: { 200: shape('The hook.', HOOK) },
    errors: ['hook_not_found'],
    handle: async ({ caller, params }) => ({
      status: 200,
      body: await hooks.get(caller.organizationId, params.hook_id),
    }),
  }
}

function changeRoute({ hooks }: WithEvents): Route<typeof ONE> {
  return {
    method: 'PATCH',
    path: ONE,
    tag: TAG,
    summary: 'Store the secret of a hook',
    tokens: ['application'],
    body: HOOK_CHANGES,
    responses: { 200: shape('The hook.', HOOK) },
    errors: ['hook_not_found'],
    async handle({ caller: { organizationId }, params: { hook_id: id }, body }) {
      const { secret } = body as unknown as HookChangesRequest
      await hooks.storeSecret(organizationId, id, secret)
      return { status: 200, body: await hooks.get(organizationId, id) }
    },
  }
}

function removeRoute({ hooks, subscriptions }: WithEvents): Route<typeof ONE> {
  return {
    method: 'DELETE',
    path: ONE,
    tag: TAG,
    summary: 'Remove a hook',
    description:
      'A subscription that an operation made is ended at the third party first; `only_here` skips that. Remove others at the third party ' +
      'yourself. The address then answers 404.',
    tokens: ['application'],
    query: {
      only_here: { type: 'boolean', description: 'Leaves the subscription at the third party. Defaults to false.' },
    },
    responses: { 200: shape('The hook that was removed.', HOOK) },
    errors: ['hook_not_found', 'invalid_params', 'unknown_param', ...OPERATION_ERRORS],
    async handle({ caller, params, query, signal }) {
      if (query.only_here !== true) await subscriptions.end(caller.organizationId, params.hook_id, signal)
      const hook = await hooks.get(caller.organizationId, params.hook_id)
      await hooks.remove(caller.organizationId, params.hook_id)
      return { status: 200, body: hook }
    },
  }
}

function messageRoute(services: WithEvents, method: 'POST' | 'GET'): Route<typeof ADDRESS> {
  return {
    method,
    path: ADDRESS,
    tag: TAG,
    summary: method === 'POST' ? 'Receive a message of a third party' : 'Answer the question of a third party',
    description:
      'For third parties: the signature is checked over the bytes as they came, and events are stored before the response.',
    tokens: [],
    openQuery: true,
    takesRaw: true,
    responses: { 200: { description: 'The message is stored, or its question answered.', mediaTypes: ['*/*'] } },
    errors: ['hook_not_found', 'webhook_forged', 'webhook_stale', 'webhook_malformed', 'body_too_large'],
    handle: (request) => receive(services, request, method),
  }
}

const NO_MESSAGE = { bytes: new Uint8Array(), headers: {} }

async function receive(
  { receiver, baseUrl }: WithEvents,
  { params, raw = NO_MESSAGE, rawQuery }: RouteRequest<typeof ADDRESS>,
  method: string,
): Promise<RouteResponse> {
  const { connector_type: kind, token } = params
  const query = rawQuery === '' ? '' : `?${rawQuery}`
  const { bytes, headers } = raw
  return receiver.receive(kind, token, {
    method,
    url: `${baseUrl()}/hooks/${kind}/${token}${query}`,
    headers,
    body: bytes,
  })
}
