/** Own fields of a customer's records: what a map may name. */
import { MAP_SUGGESTIONS, text } from 'plugboard/contract'
import { scopeOf } from '../connectors/index.ts'
import type { Route } from '../http/index.ts'
import { ONE_CONNECTOR, shape } from './base/schemas.ts'
import type { RouteServices } from './base/services.ts'

const PATH = `${ONE_CONNECTOR}/map/suggestions` as const

/** The route that lists own fields. */
export function mapRoutes({ connectors, sync }: RouteServices): Route[] {
  const route: Route<typeof PATH> = {
    method: 'GET',
    path: PATH,
    tag: 'Sync',
    summary: 'List own fields of the records in a copy, for a map',
    description:
      'Looks at the last 1,000 records of each entity that changed, and lists the fields that the record schema does not name. ' +
      'No response contains their values.',
    tokens: ['application', 'scoped'],
    query: { entity: text('The only entity to look at.', { minLength: 1, maxLength: 200 }) },
    responses: { 200: shape('The own fields.', MAP_SUGGESTIONS) },
    errors: ['connector_not_found', 'connector_disabled', 'unknown_entity'],
    async handle({ caller, params, query }) {
      const opened = await connectors.openSearched(scopeOf(caller), params.connector_id)
      try {
        const entity = query.entity === undefined ? undefined : String(query.entity)
        return { status: 200, body: await sync.suggestMap(opened, entity) }
      } finally {
        opened.release()
      }
    },
  }
  return [route]
}
