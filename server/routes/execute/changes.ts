/** The route of changes: whole records of a copy in the order in which they changed. */
import { CHANGES_PAGE, CHANGES_QUERY } from 'plugboard/contract'
import { scopeOf } from '../../connectors/index.ts'
import type { Route } from '../../http/index.ts'
import { ONE_CONNECTOR, shape } from '../base/schemas.ts'
import type { RouteServices } from '../base/services.ts'
import type { RunCall } from './running.ts'

const PATH = `${ONE_CONNECTOR}/records/{entity}` as const

/** The route of an entity's changes. */
export function changesRoute(services: RouteServices, runCall: RunCall): Route<typeof PATH> {
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
    errors: [
      'connector_not_found',
      'connector_disabled',
      'unknown_entity',
      'unsupported_action',
      'invalid_cursor',
      'cursor_expired',
      'search_not_ready',
      'search_unavailable',
      'entity_not_synced',
    ],
    async handle(request) {
      const began = performance.now()
      const { caller, params, query } = request
      const { entity } = params
      const opened = await services.connectors.openSearched(scopeOf(caller), params.connector_id)
      const known = {
        entity: Object.hasOwn(opened.plan.manifest.entities, entity) ? entity : 'other',
        action: 'changes',
      }
      const run = async () => {
        const { after, limit } = query as { readonly after?: string; readonly limit?: number }
        const { data, meta } = await services.sync.changes(opened, entity, { after, limit })
        return { status: 200, json: [Buffer.from('{"data":'), data, Buffer.from(`,"meta":${JSON.stringify(meta)}}`)] }
      }
      const call = { request, opened, began, names: { type: 'search', ...known, metric: known } } as const
      return runCall(call, { judge: async () => {}, run })
    },
  }
}
