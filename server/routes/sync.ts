/** The searchable copy of a connector: how far it is, and what an owner may have done with it. */
import { ServerError } from '../errors/index.ts'
import type { Caller } from '../access/index.ts'
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
  interval_minutes: {
    type: 'integer',
    description: 'Minutes between two runs at least; entities that cost more wait longer.',
  },
  job_id: nullable({ ...UUID, description: 'The run in hand.' }),
  entities: {
    type: 'array',
    items: object({
      entity: text('Whose copy it is.'),
      selected: { type: 'boolean', description: 'Whether it is among the synced entities of the connector.' },
      status: {
        enum: ['excluded', 'loading', 'preview', 'ready', 'error'],
        description: '`excluded` when nothing of it is copied, being neither selected nor the parent of one that is.',
      },
      records: { ...COUNT, description: 'Records that can be searched.' },
      rejected: { ...COUNT, description: 'Records that could not be stored.' },
      requests: nullable({ ...COUNT, description: 'Requests to the third party that its last run made.' }),
      full_requests: nullable({ ...COUNT, description: 'Requests of the last run that read everything.' }),
      interval_minutes: {
        ...COUNT,
        description: 'Minutes between two runs: by what one costs, unless the connector says.',
      },
      last_synced_at: nullable(TIME),
      next_run_at: nullable(TIME),
      last_error: nullable(object({ code: text('Of the error.'), message: text('For people.') })),
    }),
  },
})

/** How a connector's copy is kept, as bodies say it. */
export const SYNC_CHANGE = object(
  {
    enabled: { type: 'boolean' },
    interval_minutes: {
      type: 'integer',
      minimum: 1,
      maximum: 43_200,
      description: 'Minutes between two runs, whatever a run costs.',
    },
    entities: nullable({
      type: 'array',
      minItems: 1,
      maxItems: 100,
      items: { type: 'string', maxLength: 200 },
      description: 'The entities to be synced; all that can be searched unless given.',
    }),
  },
  [],
)

/** @throws ConnectorError `token_kind_forbidden` for what the operator pays for, from a widget token: it is in a browser's hands */
export function checkSyncChange(caller: Caller, body: unknown): void {
  const { interval_minutes: minutes, entities } = (body ?? {}) as { interval_minutes?: unknown; entities?: unknown }
  if (minutes !== undefined) checkCosts(caller, "set a sync's interval")
  if (entities !== undefined) checkCosts(caller, "choose a sync's entities")
}

function checkCosts({ token }: Caller, what: string): void {
  if (token !== 'widget') return
  throw new ServerError('token_kind_forbidden', `Cannot ${what}: the token is a widget token`, {
    hint: 'Use a scoped token of the customer, or an application token, on your backend.',
  })
}

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
        'that records are gone. Widget tokens may not ask for `full`.',
      tokens: TOKENS,
      body: object(
        {
          entities: { type: 'array', minItems: 1, maxItems: 100, items: { type: 'string', maxLength: 200 } },
          mode: { enum: ['incremental', 'full'], default: 'incremental' },
        },
        [],
      ),
      answers: { 202: { description: 'On its way.', schema: object({ job_id: UUID }) } },
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
        const { entities, mode } = request.body as { entities?: string[]; mode?: string }
        const connector = await reached(request)
        if (mode === 'full') checkCosts(request.caller, 'ask for a full sync')
        const options = { isFull: mode === 'full', ...(entities && { entities }) }
        return { status: 202, body: { job_id: await sync.trigger(connector, options) } }
      },
    },
    {
      method: 'PATCH',
      path: PATH,
      tag: 'Sync',
      summary: 'Pause, go on, choose the entities, or change the interval',
      description:
        'A run that is paused goes on from where it stood. What is no longer chosen cannot be searched any more; `null` chooses all ' +
        'entities. Widget tokens may not set the interval or the entities.',
      tokens: TOKENS,
      body: {
        ...SYNC_CHANGE,
        minProperties: 1,
      },
      answers: { 200: { description: 'As it is now.', schema: STATE } },
      errors: ['token_kind_forbidden', 'connector_not_found', 'search_unavailable', 'unknown_entity'],
      async handle(request) {
        const connector = await reached(request)
        checkSyncChange(request.caller, request.body)
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
