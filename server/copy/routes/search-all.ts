/** The route that searches all copies of a customer for what somebody typed. */
import {
  SEARCH_ALL_PAGE,
  SEARCH_ALL_PATH,
  SEARCH_ALL_REQUEST,
  type SearchAllPage,
  type SearchAllRequest,
} from 'plugboard/contract'
import { ConnectorError } from 'plugboard/runtime'
import type { Caller, Route, RouteRequest } from '../../http/index.ts'
import { actorOf, checkOwner, sequenceOf, shape } from '../../accounts/index.ts'
import { isChosen } from '../../accounts/connectors/index.ts'
import type { WithCalls } from '../../calls/index.ts'

/** A request to search, whichever way it came. */
export interface SearchAllCall extends Pick<RouteRequest, 'id' | 'caller' | 'admit'> {
  readonly body: Readonly<Record<string, unknown>>
  /** The tool of an agent that asked, and the agent's program. */
  readonly agent?: { readonly tool: string; readonly client?: string }
}

/** The route of the search of all copies. */
export function searchAllRoute(services: WithCalls): Route {
  return {
    method: 'POST',
    path: SEARCH_ALL_PATH,
    tag: 'Sync',
    summary: 'Search all copies of a customer',
    description:
      'Returns the records that the words mean, of all connectors and entities, best first: records with all words, then those with ' +
      'any, then titles with a similar word. It calls no third party. `meta.not_searched` names the copies that are not ready.',
    tokens: ['application', 'scoped'],
    ownTrail: true,
    judgesPolicy: true,
    body: SEARCH_ALL_REQUEST,
    responses: { 200: shape('The hits.', SEARCH_ALL_PAGE) },
    errors: [
      'customer_mismatch',
      'customer_not_found',
      'definition_not_found',
      'unknown_entity',
      'invalid_filter',
      'call_limit_reached',
    ],
    handle: async (request) => ({ status: 200, body: await searchEverywhere(services, request) }),
  }
}

/** Searches all copies that the caller may search. @throws ConnectorError as the route */
export async function searchEverywhere(services: WithCalls, call: SearchAllCall): Promise<SearchAllPage> {
  const began = performance.now()
  const customerId = await customerOf(services, call)
  const record = (status: number, code: string | null) =>
    services.audit.write({
      organizationId: call.caller.organizationId,
      requestId: call.id,
      actor: actorOf(call.caller),
      customerId,
      type: 'search',
      action: 'search',
      status,
      code,
      durationMs: Math.round(performance.now() - began),
      ...call.agent,
    })
  try {
    const { data, meta } = await search(services, call, customerId)
    await rememberFound(services, call, data)
    await record(200, null)
    const tookMs = Math.round((performance.now() - began) * 100) / 100
    return { data, meta: { ...meta, took_ms: tookMs } }
  } catch (error) {
    await (error instanceof ConnectorError ? record(error.status, error.code) : record(500, 'internal'))
    throw error
  }
}

async function search({ copies, access }: WithCalls, { caller, body }: SearchAllCall, customerId: string) {
  const { q: text, connector_types: connectorTypes, entities, limit = 20 } = body as unknown as SearchAllRequest
  const allows = await judgeOf(caller)
  await access.countCall(caller)
  const { organizationId, connectors } = caller
  return copies.searchAll({
    organizationId,
    customerId,
    text,
    connectorTypes,
    entities,
    limit,
    allows,
    isChosen: (connectorId) => isChosen(connectorId, connectors),
  })
}

/** Remembers whose texts a caller has read, where its policy asks; the tools of an agent do so themselves. */
async function rememberFound(
  { access }: WithCalls,
  { caller, agent }: SearchAllCall,
  hits: readonly { readonly connector_type: string; readonly entity: string }[],
): Promise<void> {
  if (agent || !caller.policy?.after) return
  const { markFound } = await import('plugboard/agent')
  const found = hits.map(({ connector_type: kind, entity }) => ({ kind, entity }))
  await markFound(sequenceOf(access, caller), found)
}

/** Whether a caller may search an entity, by its token's policy and kinds. */
async function judgeOf({ policy, connectorTypes }: Caller): Promise<(kind: string, entity: string) => boolean> {
  if (!policy) return (kind) => connectorTypes?.includes(kind) ?? true
  const { allowsSearch } = await import('plugboard/agent')
  return (kind, entity) => (connectorTypes?.includes(kind) ?? true) && allowsSearch(policy, kind, entity)
}

/** The customer whose copies are searched. @throws ConnectorError `validation_error`, `customer_mismatch`, `customer_not_found` */
async function customerOf(
  { access: { customers } }: WithCalls,
  { caller, body: { external_user_id: name }, admit }: SearchAllCall,
): Promise<string> {
  if (typeof name === 'string') checkOwner(caller, name)
  if (caller.customer) return caller.customer.id
  if (typeof name !== 'string')
    throw new ConnectorError('validation_error', 'Cannot search: the body names no customer', {
      errors: [{ field: 'external_user_id', message: 'is required', error_code: 'required' }],
    })
  const { id } = await customers.named(caller.organizationId, name)
  await admit('customer', id)
  return id
}
