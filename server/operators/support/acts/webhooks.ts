/** Acts on webhooks. Each act is a row of the audit trail with the operator's name. */
import type { Audit } from '../../../calls/audit/index.ts'
import { replayMessage, replayRange, type Webhooks } from '../../../events/webhooks/index.ts'
import type { Database } from '../../../ground/store/index.ts'
import { type Actor, withRow } from './audited.ts'

/** Services of acts on webhooks. */
export interface WebhookActServices {
  readonly audit: Pick<Audit, 'write'>
  readonly database: Database
  readonly webhooks: Pick<Webhooks, 'endpoints'>
}

/** The acts of operators on webhooks. */
export class WebhookActs {
  readonly #services: WebhookActServices

  constructor(services: WebhookActServices) {
    this.#services = services
  }

  /** Sends a message again. @returns to how many endpoints @throws ConnectorError as `replayMessage` does */
  replayMessage(
    actor: Actor,
    organizationId: string,
    messageId: string,
    endpointId: string,
  ): Promise<{ deliveries: number }> {
    return this.#audited(actor, 'console.replay', organizationId, endpointId, async () => ({
      deliveries: await replayMessage(this.#services.database, organizationId, messageId, endpointId),
    }))
  }

  /** Sends all messages again that an endpoint did not get since a time. @throws ConnectorError as `replayRange` does */
  replayFailed(actor: Actor, organizationId: string, endpointId: string, since: Date): Promise<{ deliveries: number }> {
    return this.#audited(actor, 'console.replay', organizationId, endpointId, async () => {
      const range = { since, which: 'failed' as const }
      const { deliveries } = await replayRange(this.#services.database, organizationId, endpointId, range)
      return { deliveries }
    })
  }

  /** Disables or enables an endpoint. @throws ConnectorError `webhook_endpoint_not_found` */
  setEndpoint(actor: Actor, organizationId: string, endpointId: string, isEnabled: boolean): Promise<{ id: string }> {
    const action = isEnabled ? 'console.endpoint.enable' : 'console.endpoint.disable'
    return this.#audited(actor, action, organizationId, endpointId, async () => {
      const { id } = await this.#services.webhooks.endpoints.update(organizationId, endpointId, { isEnabled })
      return { id }
    })
  }

  #audited<T>(actor: Actor, action: string, organizationId: string, entity: string, act: () => Promise<T>): Promise<T> {
    return withRow(this.#services.audit, actor, { action, organizationId, entity }, act)
  }
}
