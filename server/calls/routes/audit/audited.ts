/** Routes that are recorded in the audit trail. */
import { CONNECTORS_PATH, WEBHOOKS_PATH } from 'plugboard/contract'
import { ConnectorError } from 'plugboard/runtime'
import type { Audit } from '../../audit/index.ts'
import type { RouteResponse, RouteRequest, Route } from '../../../http/index.ts'
import { actorOf } from '../../../accounts/index.ts'

/** Fields of a response's body that identify its subject. */
interface Made {
  readonly id?: string
  readonly customer_id?: string
  /** Of an own kind. */
  readonly version?: unknown
}

/** The route with a row in the audit trail for each request that has a caller, a success or not. */
export function audited(audit: Audit, route: Route): Route {
  const action = nameOf(route)
  const { path } = route
  const makes = path === CONNECTORS_PATH
  async function record(request: RouteRequest, status: number, code: string | null, made: Made = {}): Promise<void> {
    const { caller, params, id } = request
    await audit.write({
      organizationId: caller.organizationId,
      requestId: id,
      actor: actorOf(caller),
      customerId: caller.customer?.id ?? params.customer_id ?? made.customer_id ?? null,
      connectorId: params.connector_id ?? (makes ? made.id : undefined) ?? null,
      type: 'admin',
      // The own kind or the webhook endpoint that it is about.
      entity: params.definition ?? params.endpoint_id ?? (path === WEBHOOKS_PATH ? made.id : undefined) ?? null,
      definitionVersion: params.definition === undefined ? null : textOrNull(made.version),
      action,
      status,
      code,
    })
  }
  return {
    ...route,
    async handle(request) {
      let response: RouteResponse
      try {
        response = await route.handle(request)
      } catch (error) {
        const { status, code } = error instanceof ConnectorError ? error : { status: 500, code: 'internal' }
        await record(request, status, code)
        throw error
      }
      await record(request, response.status, null, response.body as Made | undefined)
      return response
    },
  }
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

/** Such as `POST connectors/{connector_id}/check`. */
function nameOf({ method, path }: Route): string {
  return `${method} ${path.replace(/^\/api\/v1\/(?:integrations\/|account\/applications\/)?/, '')}`
}
