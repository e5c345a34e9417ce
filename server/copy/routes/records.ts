/** The routes of a copy's whole records: what changed, one by its key, and how many there are. */
import { CHANGES_PAGE, CHANGES_QUERY, COPIED_RECORD, COPIED_RECORD_QUERY, RECORD_COUNT } from 'plugboard/contract'
import { scopeOf, type SearchedConnector } from '../../accounts/connectors/index.ts'
import { type ApiCode, ServerError } from '../../ground/errors/index.ts'
import type { Route, RouteRequest, RouteResponse } from '../../http/index.ts'
import { ONE_CONNECTOR, shape } from '../../accounts/index.ts'
import type { WithCopy } from '../services/open.ts'
import type { RunCall } from '../../calls/index.ts'

const PATH = `${ONE_CONNECTOR}/records/{entity}` as const
// A key may be any text, and proxies may change `..` and slashes of a path: it is in the query.
const ONE = `${PATH}/record` as const
const COUNT = `${PATH}/count` as const

const ERRORS: readonly ApiCode[] = [
  'connector_not_found',
  'connector_disabled',
  'unknown_entity',
  'unsupported_action',
  'search_not_ready',
  'search_unavailable',
  'entity_not_synced',
]

/** The routes of the records of an entity's copy. */
export function recordRoutes(services: WithCopy, runCall: RunCall): Route[] {
  return [changesRoute(services, runCall), recordRoute(services, runCall), countRoute(services, runCall)]
}

function changesRoute(services: WithCopy, runCall: RunCall): Route<typeof PATH> {
  return {
    method: 'GET',
    path: PATH,
    tag: 'Sync',
    summary: 'Read the records of a copy in the order in which they changed',
    description:
      'Returns whole records as the third party gave them, each with its last change. Without `after` you begin with a snapshot, ' +
      'which ends where the changes begin. Store `meta.cursor`, and send it as `after` to continue. Deletions are remembered for 30 days.',
    tokens: ['application', 'scoped'],
    query: CHANGES_QUERY,
    responses: { 200: shape('The changes.', CHANGES_PAGE) },
    errors: [...ERRORS, 'invalid_cursor', 'cursor_expired'],
    handle: (request) =>
      readCopy(services, runCall, request, 'changes', async (opened) => {
        const { after, limit } = request.query as { readonly after?: string; readonly limit?: number }
        return copyAnswer(await services.sync.changes(opened, request.params.entity, { after, limit }))
      }),
  }
}

function recordRoute(services: WithCopy, runCall: RunCall): Route<typeof ONE> {
  return {
    method: 'GET',
    path: ONE,
    tag: 'Sync',
    summary: 'Get a record of a copy by its key',
    description: 'Returns the whole record as the third party gave it. It calls no third party.',
    tokens: ['application', 'scoped'],
    query: COPIED_RECORD_QUERY,
    responses: { 200: shape('The record.', COPIED_RECORD) },
    errors: [...ERRORS, 'record_not_found'],
    handle: (request) =>
      readCopy(services, runCall, request, 'record', async (opened) =>
        copyAnswer(await services.sync.record(opened, request.params.entity, keyOf(request))),
      ),
  }
}

function countRoute(services: WithCopy, runCall: RunCall): Route<typeof COUNT> {
  return {
    method: 'GET',
    path: COUNT,
    tag: 'Sync',
    summary: 'Count the records of a copy',
    tokens: ['application', 'scoped'],
    responses: { 200: shape('The number of records.', RECORD_COUNT) },
    errors: ERRORS,
    handle: (request) =>
      readCopy(services, runCall, request, 'count', async (opened) => ({
        status: 200,
        body: await services.sync.count(opened, request.params.entity),
      })),
  }
}

/** Reads of a copy through the limits, the trail and the metrics of calls. */
export async function readCopy(
  services: WithCopy,
  runCall: RunCall,
  request: RouteRequest<typeof PATH | `${typeof ONE_CONNECTOR}/fields/{entity}`>,
  action: string,
  read: (opened: SearchedConnector) => Promise<RouteResponse>,
): Promise<RouteResponse> {
  const began = performance.now()
  const { entity, connector_id: id } = request.params
  const opened = await services.connectors.openSearched(scopeOf(request.caller), id)
  const known = { entity: Object.hasOwn(opened.plan.manifest.entities, entity) ? entity : 'other', action }
  const call = { request, opened, began, names: { type: 'search', ...known, metric: known } } as const
  return runCall(call, { judge: async () => {}, run: () => read(opened) })
}

/** A body whose data is passed on as it is. */
export function copyAnswer({ data, meta }: { readonly data: Uint8Array; readonly meta: unknown }): RouteResponse {
  return { status: 200, json: [Buffer.from('{"data":'), data, Buffer.from(`,"meta":${JSON.stringify(meta)}}`)] }
}

/** @throws ServerError `invalid_query` without a key */
function keyOf({ query: { key } }: Pick<RouteRequest, 'query'>): string {
  if (typeof key === 'string') return key
  throw new ServerError('invalid_query', 'Cannot read a record: the query has no key', {
    errors: [{ field: 'key', message: 'is required', error_code: 'required' }],
  })
}
