/** The webhooks of an installation, as its services hold them. */
import { Deliverer, type DelivererOptions } from './delivery/deliverer.ts'
import { Endpoints } from './endpoints/endpoints.ts'

/** What webhooks need. */
export interface WebhooksOptions extends DelivererOptions {
  /** How many endpoints an organization may have. */
  readonly quota: number
}

/** Endpoints, and the deliveries of this process. */
export class Webhooks {
  readonly endpoints: Endpoints
  readonly #deliverer: Deliverer

  constructor(options: WebhooksOptions) {
    this.endpoints = new Endpoints(options)
    this.#deliverer = new Deliverer(options)
  }

  /** Has this process send deliveries. @throws ConnectorError `storage_unavailable` */
  work(): Promise<void> {
    return this.#deliverer.start()
  }

  /** Ends that: requests under way get some seconds, and others send what is left. */
  close(): Promise<void> {
    return this.#deliverer.close()
  }
}
