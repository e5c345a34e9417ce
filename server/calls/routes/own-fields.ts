/** Lists of an account's own fields for agents: calls of the connector, with its slots and their rows in the audit trail. */
import { type OwnField, ownFields, type Params } from 'plugboard/runtime'
import { scopeOf } from '../../accounts/connectors/index.ts'
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

/** Returns the lister of own fields. */
export function fieldListerOf({ connectors }: WithCalls, runCall: RunCall): FieldLister {
  return async (request, { entity, of }) => {
    const began = performance.now()
    const opened = await connectors.open(scopeOf(request.caller), request.params.connector_id)
    const known = { entity, action: 'fields' }
    let fields: readonly OwnField[] = []
    await runCall(
      { request, opened, began, names: { type: 'direct', ...known, metric: known } },
      {
        judge: async () => {},
        async run() {
          const { signal } = request
          fields = await ownFields(opened.plan, { entity, params: of }, opened.connection, { signal })
          return { status: 200 }
        },
      },
    )
    return fields
  }
}
