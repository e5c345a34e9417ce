/** The route of the changes of all copies: those of a customer, or of the organization. */
import { ALL_CHANGES_PAGE, ALL_CHANGES_PATH, ALL_CHANGES_QUERY } from 'plugboard/contract'
import { ConnectorError } from 'plugboard/runtime'
import type { Route, RouteRequest, RouteResponse } from '../../http/index.ts'
import { actorOf, checkOwner, shape } from '../../accounts/index.ts'
import type { WithCopy } from '../services/open.ts'
import { copyAnswer } from './records.ts'

interface Query {
  readonly external_user_id?: string
  readonly connector_types?: string
  readonly entities?: string
  readonly after?: string
  readonly limit?: number
}

/** The route of the changes of a customer, or of the organization. */
export function allChangesRoute(services: WithCopy): Route {
  return {
    method: 'GET',
    path: ALL_CHANGES_PATH,
    tag: 'Sync',
    summary: 'Read what changed in all copies of a customer, or of the organization',
    description:
      'Returns whole records of all connectors and entities with one cursor, each with its last change. Without `after` you begin with ' +
      'a snapshot, which ends where the changes begin. A `reset` tells that a copy was removed: delete what you hold of it. ' +
      'Changes are remembered for 30 days.',
    tokens: ['application', 'scoped'],
    query: ALL_CHANGES_QUERY,
    responses: { 200: shape('The changes.', ALL_CHANGES_PAGE) },
    errors: [
      'customer_mismatch',
      'customer_not_found',
      'definition_not_found',
      'definition_unusable',
      'unknown_entity',
      'invalid_cursor',
      'cursor_expired',
    ],
    handle: (request) => handle(services, request),
  }
}

async function handle(services: WithCopy, request: RouteRequest): Promise<RouteResponse> {
  const began = performance.now()
  const customerId = await customerOf(services, request)
  const record = (status: number, code: string | null) =>
    services.audit.write({
      organizationId: request.caller.organizationId,
      requestId: request.id,
      actor: actorOf(request.caller),
      customerId: customerId ?? null,
      type: 'search',
      action: 'changes',
      status,
      code,
      durationMs: Math.round(performance.now() - began),
    })
  try {
    const response = await read(services, request, customerId)
    await record(200, null)
    return response
  } catch (error) {
    await (error instanceof ConnectorError ? record(error.status, error.code) : record(500, 'internal'))
    throw error
  }
}

async function read(
  { sync }: WithCopy,
  { caller: { organizationId }, query }: RouteRequest,
  customerId: string | undefined,
): Promise<RouteResponse> {
  const { connector_types: connectorTypes, entities, after, limit } = query as Query
  const names = { connectorTypes: namesIn(connectorTypes), entities: namesIn(entities) }
  return copyAnswer(await sync.allChanges({ organizationId, customerId, ...names, after, limit }))
}

/** The customer whose changes are read; undefined for the organization's. @throws ConnectorError `customer_mismatch`, `customer_not_found` */
async function customerOf(
  { access: { customers } }: WithCopy,
  { caller, query, admit }: RouteRequest,
): Promise<string | undefined> {
  const { external_user_id: name } = query as Query
  if (name !== undefined) checkOwner(caller, name)
  if (caller.customer) return caller.customer.id
  if (name === undefined) return undefined
  const { id } = await customers.named(caller.organizationId, name)
  await admit('customer', id)
  return id
}

function namesIn(list: string | undefined): string[] | undefined {
  return list?.split(',').map((name) => name.trim())
}
