/** Routes that leave a row in the audit trail. */
import { ConnectorError } from '../../runtime/index.ts'
import type { Audit } from '../audit/index.ts'
import type { Request, Route } from '../http/index.ts'
import { actorOf } from './owner.ts'

/** The route, leaving a row for each request that has a caller, whatever it came to. */
export function audited(audit: Audit, route: Route): Route {
  const action = nameOf(route)
  async function note(request: Request, status: number, code: string | null): Promise<void> {
    const { caller, params, id } = request
    await audit.write({
      organizationId: caller.organizationId,
      requestId: id,
      actor: actorOf(caller),
      customerId: caller.customer?.id ?? params.customer_id ?? null,
      connectorId: params.connector_id ?? null,
      type: 'admin',
      action,
      status,
      code,
    })
  }
  return {
    ...route,
    async handle(request) {
      try {
        const answer = await route.handle(request)
        await note(request, answer.status, null)
        return answer
      } catch (error) {
        const { status, code } = error instanceof ConnectorError ? error : { status: 500, code: 'internal' }
        await note(request, status, code)
        throw error
      }
    },
  }
}

/** Such as `POST connectors/{connector_id}/check`. */
function nameOf({ method, path }: Route): string {
  return `${method} ${path.replace(/^\/api\/v1\/(?:integrations\/|account\/applications\/)?/, '')}`
}
