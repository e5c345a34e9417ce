/** Routes that leave a row in the audit trail. */
import { CONNECTORS_PATH } from 'plugboard/contract'
import { ConnectorError } from 'plugboard/runtime'
import type { Audit } from '../../audit/index.ts'
import type { Answer, Request, Route } from '../../http/index.ts'
import { actorOf } from '../owner.ts'

/** What an answer may say of whom it is about. */
interface Made {
  readonly id?: string
  readonly customer_id?: string
}

/** The route, leaving a row for each request that has a caller, whatever it came to. */
export function audited(audit: Audit, route: Route): Route {
  const action = nameOf(route)
  const makes = route.path === CONNECTORS_PATH
  async function note(request: Request, status: number, code: string | null, made: Made = {}): Promise<void> {
    const { caller, params, id } = request
    await audit.write({
      organizationId: caller.organizationId,
      requestId: id,
      actor: actorOf(caller),
      customerId: caller.customer?.id ?? params.customer_id ?? made.customer_id ?? null,
      connectorId: params.connector_id ?? (makes ? made.id : undefined) ?? null,
      type: 'admin',
      action,
      status,
      code,
    })
  }
  return {
    ...route,
    async handle(request) {
      let answer: Answer
      try {
        answer = await route.handle(request)
      } catch (error) {
        const { status, code } = error instanceof ConnectorError ? error : { status: 500, code: 'internal' }
        await note(request, status, code)
        throw error
      }
      await note(request, answer.status, null, answer.body as Made | undefined)
      return answer
    },
  }
}

/** Such as `POST connectors/{connector_id}/check`. */
function nameOf({ method, path }: Route): string {
  return `${method} ${path.replace(/^\/api\/v1\/(?:integrations\/|account\/applications\/)?/, '')}`
}
