/** The searchable copy of a connector: its state, and how it is synced. */
import { EMPTY, SYNC_CHANGES, SYNC_JOB, SYNC_RUN, SYNC_STATE, type SyncRunRequest } from 'plugboard/contract'
import type { Route } from '../../http/index.ts'
import { scopeOf, type ConnectorRef } from '../../accounts/connectors/index.ts'
import {
  ANY_TOKEN,
  checkCosts,
  checkSyncChange,
  type ConnectorRequest,
  ONE_CONNECTOR,
  shape,
} from '../../accounts/index.ts'
import type { WithCopy } from '../services/open.ts'

const PATH = `${ONE_CONNECTOR}/sync`
const TAG = 'Sync'

/** The routes of syncing. */
export function syncRoutes(services: WithCopy): Route[] {
  return [stateRoute(services), runRoute(services), changeRoute(services), cancelRoute(services)]
}

/** The connector that a request names. @throws ConnectorError `connector_not_found` */
async function connectorOf({ connectors }: WithCopy, { caller, params }: ConnectorRequest): Promise<ConnectorRef> {
  const { organizationId, id } = await connectors.find(scopeOf(caller), params.connector_id)
  return { organizationId, connectorId: id }
}

function stateRoute(services: WithCopy): Route<typeof PATH> {
  return {
    method: 'GET',
    path: PATH,
    tag: TAG,
    summary: 'Get the state of the searchable copy of a connector',
    tokens: ANY_TOKEN,
    responses: { 200: shape('The state of the copy, entity by entity.', SYNC_STATE) },
    errors: ['connector_not_found'],
    handle: async (request) => ({
      status: 200,
      body: await services.sync.state(await connectorOf(services, request)),
    }),
  }
}

function runRoute(services: WithCopy): Route<typeof PATH> {
  return {
    method: 'POST',
    path: PATH,
    tag: TAG,
    summary: 'Sync a connector now',
    description:
      '`incremental` reads changes only, if the third party supports it. `full` reads everything again, and accepts ' +
      'that many records are missing. Widget tokens cannot request `full`.',
    tokens: ANY_TOKEN,
    body: SYNC_RUN,
    responses: { 202: shape('The run, which continues in the background.', SYNC_JOB) },
    errors: [
      'token_kind_forbidden',
      'connector_not_found',
      'connector_disabled',
      'sync_running',
      'search_unavailable',
      'unknown_entity',
      'entity_not_synced',
    ],
    async handle(request) {
      const { entities, mode } = request.body as SyncRunRequest
      const connector = await connectorOf(services, request)
      if (mode === 'full') checkCosts(request.caller, 'request a full sync')
      const options = { isFull: mode === 'full', entities }
      return { status: 202, body: { job_id: await services.sync.trigger(connector, options) } }
    },
  }
}

function changeRoute(services: WithCopy): Route<typeof PATH> {
  return {
    method: 'PATCH',
    path: PATH,
    tag: TAG,
    summary: 'Pause or resume syncing, choose the entities, or change the interval',
    description:
      'Resuming continues a paused run. The next run asks for the own fields that you select. Entities that you no longer select are no longer searchable; `null` selects all ' +
      'entities. Widget tokens cannot set the interval, and can set the entities only if they may choose them.',
    tokens: ANY_TOKEN,
    body: SYNC_CHANGES,
    responses: { 200: shape('The changed state of the copy.', SYNC_STATE) },
    errors: ['token_kind_forbidden', 'connector_not_found', 'search_unavailable', 'unknown_entity', 'invalid_params'],
    async handle(request) {
      const connector = await connectorOf(services, request)
      checkSyncChange(request.caller, request.body)
      await services.sync.change(connector, request.body)
      return { status: 200, body: await services.sync.state(connector) }
    },
  }
}

function cancelRoute(services: WithCopy): Route<`${typeof PATH}/cancel`> {
  return {
    method: 'POST',
    path: `${PATH}/cancel`,
    tag: TAG,
    summary: 'Cancel the current run, if any',
    description: 'Keeps the copied records. The next run continues from them.',
    tokens: ANY_TOKEN,
    body: EMPTY,
    responses: { 200: shape('The changed state of the copy.', SYNC_STATE) },
    errors: ['connector_not_found'],
    async handle(request) {
      const connector = await connectorOf(services, request)
      await services.sync.cancel(connector)
      return { status: 200, body: await services.sync.state(connector) }
    },
  }
}
