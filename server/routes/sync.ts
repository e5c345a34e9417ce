/** The searchable copy of a connector: how far it is, and what an owner may have done with it. */
import type { Connectors } from '../connectors/index.ts'
import { reachOf } from '../connectors/index.ts'
import type { Request, Route } from '../http/index.ts'
import type { ConnectorRef, Sync } from '../sync/index.ts'
import { CONNECTORS } from './connector-shape.ts'
import { nullable, object, text, TIME, UUID } from './schemas.ts'

/** What these routes work with. */
export interface SyncRouteServices {
  readonly connectors: Pick<Connectors, 'find'>
  readonly sync: Pick<Sync, 'state' | 'trigger' | 'change' | 'cancel'>
}

const PATH = `${CONNECTORS}/{connector_id}/sync`
const TOKENS = ['application', 'scoped', 'widget'] as const
const COUNT = { type: 'integer', minimum: 0 } as const

const STATE = object({
  connector_id: UUID,
  status: {
    enum: ['loading', 'building_preview', 'preview', 'ready', 'paused', 'error'],
    description:
      '`loading` before anything can be searched, `building_preview` before every entity can, `preview` before every first walk is through.',
  },
  enabled: { type: 'boolean' },
  interval_minutes: { type: 'integer', description: 'Minutes between two runs.' },
  job_id: nullable({ ...UUID, description: 'The run in hand.' }),
  entities: {
    type: 'array',
    items: object({
      entity: text('Whose copy it is.'),
      status: { enum: ['loading', 'preview', 'ready', 'error'] },
      records: { ...COUNT, description: 'Records that can be searched.' },
      rejected: { ...COUNT, description: 'Records that could not be stored.' },
      last_synced_at: nullable(TIME),
      next_run_at: nullable(TIME),
      last_error: nullable(object({ code: text('Of the error.'), message: text('For people.') })),
    }),
  },
})

/** The routes of syncing. */
export function syncRoutes({ connectors, sync }: SyncRouteServices): Route[] {
  /** The connector within the caller's reach. @throws ConnectorError `connector_not_found` */
  async function reached({ caller, params }: Request): Promise<ConnectorRef> {
    const { organizationId, id } = await connectors.find(reachOf(caller), params.connector_id!)
    return { organizationId, connectorId: id }
  }

  return [
    {
      method: 'GET',
      path: PATH,
      tag: 'Sync',
      summary: 'See how far the searchable copy of a connector is',
      tokens: TOKENS,
      answers: { 200: { description: 'Its state, entity by entity.', schema: STATE } },
      errors: ['connector_not_found'],
      handle: async (request) => ({ status: 200, body: await sync.state(await reached(request)) }),
    },
    {
      method: 'POST',
      path: PATH,
      tag: 'Sync',
      summary: 'Sync a connector now',
      description:
        '`incremental` asks only for what is new where the third party can be asked so; `full` reads everything again, and accepts ' +
        'that records are gone.',
      tokens: TOKENS,
      body: object(
        {
          entities: { type: 'array', minItems: 1, maxItems: 100, items: { type: 'string', maxLength: 200 } },
          mode: { enum: ['incremental', 'full'], default: 'incremental' },
        },
        [],
      ),
      answers: { 202: { description: 'On its way.', schema: object({ job_id: UUID }) } },
      errors: ['connector_not_found', 'connector_disabled', 'sync_running', 'search_unavailable', 'unknown_entity'],
      async handle(request) {
        const { entities, mode } = request.body as { entities?: string[]; mode?: string }
        const options = { isFull: mode === 'full', ...(entities && { entities }) }
        return { status: 202, body: { job_id: await sync.trigger(await reached(request), options) } }
      },
    },
    {
      method: 'PATCH',
      path: PATH,
      tag: 'Sync',
      summary: 'Pause, go on, or change the interval',
      description: 'A run that is paused goes on from where it stood.',
      tokens: TOKENS,
      body: {
        ...object(
          { enabled: { type: 'boolean' }, interval_minutes: { type: 'integer', minimum: 1, maximum: 43_200 } },
          [],
        ),
        minProperties: 1,
      },
      answers: { 200: { description: 'As it is now.', schema: STATE } },
      errors: ['connector_not_found', 'search_unavailable'],
      async handle(request) {
        const connector = await reached(request)
        await sync.change(connector, request.body)
        return { status: 200, body: await sync.state(connector) }
      },
    },
    {
      method: 'POST',
      path: `${PATH}/cancel`,
      tag: 'Sync',
      summary: 'End the run in hand, if there is one',
      description: 'What was copied stays, and is gone on from by the next run.',
      tokens: TOKENS,
      body: object({}),
      answers: { 200: { description: 'As it is now.', schema: STATE } },
      errors: ['connector_not_found'],
      async handle(request) {
        const connector = await reached(request)
        await sync.cancel(connector)
        return { status: 200, body: await sync.state(connector) }
      },
    },
  ]
}
