/** The webhooks of an installation, as its services hold them. */
import type { Database } from '../../ground/store/index.ts'
import { Deliverer, type DelivererOptions } from './delivery/deliverer.ts'
import { Endpoints } from './endpoints/endpoints.ts'
import { newPing } from './replay.ts'

/** Options of webhooks. */
export interface WebhooksOptions extends DelivererOptions {
  /** Maximum number of endpoints of an organization. */
  readonly quota: number
}

/** Endpoints, and the deliveries of this process. */
export class Webhooks {
  readonly endpoints: Endpoints
  readonly #database: Database
  readonly #deliverer: Deliverer

  constructor(options: WebhooksOptions) {
    this.#database = options.database
    this.endpoints = new Endpoints(options)
    this.#deliverer = new Deliverer(options)
  }

  /** Has this process send deliveries. @throws ConnectorError `storage_unavailable` */
  work(): Promise<void> {
    return this.#deliverer.start()
  }

  /**
   * Sends a `ping` to an endpoint now, before what waits for it. Resolves once the attempt is stored, after 17 seconds at most.
   * An endpoint without a URL keeps the ping.
   * @returns the ID of its message
   * @throws ConnectorError `webhook_endpoint_not_found`, `webhook_endpoint_disabled`, `storage_unavailable`
   */
  async test(organizationId: string, endpointId: string): Promise<string> {
    const { messageId, claim } = await newPing(this.#database, organizationId, endpointId)
    if (claim) await this.#deliverer.test(claim)
    return messageId
  }

  /** Ends that: requests under way get some seconds, and others send what is left. */
  close(): Promise<void> {
    return this.#deliverer.close()
  }
}
