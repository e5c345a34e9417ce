/** Lists of an account's own fields: calls of the connector, with its slots and their rows in the audit trail. */
import { type OwnField, ownFields, type Params } from 'plugboard/runtime'
import type { RouteResponse } from '../../http/index.ts'
import { type OpenConnector, scopeOf } from '../../accounts/connectors/index.ts'
import type { ConnectorCallRequest } from '../services/call-request.ts'
import type { WithCalls } from '../services/open.ts'
import type { RunCall } from './running.ts'

/** An entity whose own fields are listed. */
interface ListedEntity {
  readonly entity: string
  /** Params that name the parent of the fields. */
  readonly of: Params
}

/** Lists the own fields of an entity of the connector that a request names. */
export type FieldLister = (request: ConnectorCallRequest, listed: ListedEntity) => Promise<readonly OwnField[]>

/** Runs a list of own fields as a call of the connector that a request names. */
export async function runFieldList(
  { connectors }: Pick<WithCalls, 'connectors'>,
  runCall: RunCall,
  request: ConnectorCallRequest,
  entity: string,
  run: (opened: OpenConnector) => Promise<RouteResponse>,
): Promise<RouteResponse> {
  const began = performance.now()
  const opened = await connectors.open(scopeOf(request.caller), request.params.connector_id)
  const known = {
    entity: Object.hasOwn(opened.plan.manifest.entities, entity) ? entity : 'other',
    action: 'fields',
  }
  const call = { request, opened, began, names: { type: 'direct', ...known, metric: known } } as const
  return runCall(call, { judge: async () => {}, run: () => run(opened) })
}

/** Returns the lister of own fields. */
export function fieldListerOf(services: WithCalls, runCall: RunCall): FieldLister {
  return async (request, { entity, of }) => {
    let fields: readonly OwnField[] = []
    await runFieldList(services, runCall, request, entity, async ({ plan, connection }) => {
      fields = await ownFields(plan, { entity, params: of }, connection, { signal: request.signal })
      return { status: 200 }
    })
    return fields
  }
}
