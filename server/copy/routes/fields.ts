/** The route of the account's own fields. */
import { OWN_FIELD_LIST, OWN_FIELD_QUERY } from 'plugboard/contract'
import { isObject } from 'plugboard/internal'
import type { Params } from 'plugboard/runtime'
import { ONE_CONNECTOR, shape, THIRD_PARTY_ERRORS } from '../../accounts/index.ts'
import { type RunCall, runFieldList } from '../../calls/index.ts'
import { ServerError } from '../../ground/errors/index.ts'
import type { Route, RouteRequest, RouteResponse } from '../../http/index.ts'
import type { WithCopy } from '../services/open.ts'
import { readCopy } from './records.ts'

const PATH = `${ONE_CONNECTOR}/fields/{entity}` as const

/** The route that lists the account's own fields. */
export function fieldsRoute(services: WithCopy, runCall: RunCall): Route<typeof PATH> {
  return {
    method: 'GET',
    path: PATH,
    tag: 'Execute',
    summary: "List the account's own fields of an entity",
    description:
      'Returns the fields that the account added, as the third party lists them. Where it lists none: the fields that records of the copy ' +
      'have and the record schema does not name. No response contains values of records. A list is kept for ten minutes.',
    tokens: ['application', 'scoped'],
    query: OWN_FIELD_QUERY,
    responses: { 200: shape('The own fields.', OWN_FIELD_LIST) },
    errors: [
      'connector_not_found',
      'connector_disabled',
      'unknown_entity',
      'invalid_params',
      'credentials_unreadable',
      ...THIRD_PARTY_ERRORS,
    ],
    async handle(request) {
      const { params, query, signal } = request
      const { entity } = params
      if (query.stored === true) return storedList(services, runCall, request)
      const asked = { entity, params: paramsOf(query.params), refresh: query.refresh === true, signal }
      return runFieldList(services, runCall, request, entity, async (opened) => {
        return { status: 200, body: { fields: await services.sync.ownFields(opened, asked) } }
      })
    },
  }
}

/** The list of the last sync. @throws ServerError `invalid_query` beside options of a request to the third party */
function storedList(services: WithCopy, runCall: RunCall, request: RouteRequest<typeof PATH>): Promise<RouteResponse> {
  const { query } = request
  const other = (['refresh', 'params'] as const).find((name) => query[name] !== undefined)
  if (other !== undefined)
    throw new ServerError('invalid_query', `Cannot list own fields: stored and ${other} exclude each other`, {
      errors: [{ field: other, message: 'cannot be given with stored', error_code: 'exclusive' }],
    })
  return readCopy(services, runCall, request, 'fields', async (opened) => ({
    status: 200,
    body: { fields: await services.sync.storedFields(opened, request.params.entity) },
  }))
}

/** The params that name the parent of the fields. @throws ServerError `invalid_query` for what is no JSON object */
function paramsOf(text: unknown): Params {
  if (text === undefined) return {}
  try {
    const params: unknown = JSON.parse(String(text))
    if (isObject(params)) return params as Params
  } catch {
    // The same refusal as of other JSON.
  }
  throw new ServerError('invalid_query', 'Cannot list own fields: params is no JSON object', {
    errors: [{ field: 'params', message: 'must be a JSON object such as {"base_id":"app1"}', error_code: 'type' }],
  })
}
