/** The webhooks of an installation, as its services hold them. */
import { Deliverer, type DelivererOptions } from './delivery/deliverer.ts'
import type { Cursors } from '../cursors/index.ts'
import { Endpoints } from './endpoints/endpoints.ts'
import { listEndpoints, type Page, type PageOptions } from './endpoints/pages.ts'
import type { Endpoint } from './endpoints/rows.ts'
import { Messages } from './messages.ts'

/** What webhooks need. */
export interface WebhooksOptions extends DelivererOptions {
  /** How many endpoints an organization may have. */
  readonly quota: number
  readonly cursors: Cursors
}

/** Endpoints, and the deliveries of this process. */
export class Webhooks {
  readonly endpoints: Endpoints
  readonly messages: Messages
  readonly #deliverer: Deliverer
  readonly #options: WebhooksOptions

  constructor(options: WebhooksOptions) {
    this.#options = options
    this.endpoints = new Endpoints(options)
    this.messages = new Messages(options)
    this.#deliverer = new Deliverer(options)
  }

  /** A page of an organization's endpoints, oldest first. @throws ConnectorError `invalid_cursor` */
  list(organizationId: string, page?: PageOptions): Promise<Page<Endpoint>> {
    return listEndpoints(this.#options, organizationId, page)
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
