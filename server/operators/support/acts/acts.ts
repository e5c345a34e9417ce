/** Acts on customers, connectors, and applications. Each act is a row of the audit trail with the operator's name. */
import type { OwnFieldsSetting } from 'plugboard/internal'
import { ConnectorError } from 'plugboard/runtime'
import type { Access, Application, NewApplication } from '../../../accounts/access/index.ts'
import type { Audit } from '../../../calls/audit/index.ts'
import type { CheckResult, ConnectorRow, Connectors, ConnectorCopies } from '../../../accounts/connectors/index.ts'
import type { Deletions } from '../../../accounts/deletion/index.ts'
import { ServerError } from '../../../ground/errors/index.ts'
import { linkUrl } from '../../../accounts/oauth/index.ts'
import type { Database } from '../../../ground/store/index.ts'
import { type Actor, withRow, DONE, type ActSubject, writeAct } from './audited.ts'
import { findCustomer, type CustomerKey } from '../reads/customer.ts'

/** Services of acts. */
export interface ActServices {
  readonly access: Access
  readonly audit: Pick<Audit, 'write'>
  readonly baseUrl: () => string
  readonly connectors: Connectors
  readonly database: Database
  readonly deletions: Pick<Deletions, 'begin' | 'removeCustomer'>
  readonly copies: ConnectorCopies
}

/** Key of a connector. */
export interface ConnectorKey {
  readonly organizationId: string
  readonly connectorId: string
}

/** A link by which a customer connects; its code is in the URL, and is shown this once. */
export interface ConnectLink {
  readonly url: string
  readonly expires_at: string
}

/** The acts of operators. */
export class Acts {
  readonly #services: ActServices

  constructor(services: ActServices) {
    this.#services = services
  }

  /** Checks a connector's credentials. @throws ConnectorError as `Connectors.check` does */
  check(actor: Actor, ref: ConnectorKey, signal?: AbortSignal): Promise<CheckResult> {
    return this.#onConnector(actor, ref, 'console.check', (scope, id) =>
      this.#services.connectors.check(scope, id, signal),
    )
  }

  /** Makes a link by which the customer connects the connector again. @throws ConnectorError `connector_not_found`, `connector_disabled` */
  reconnectLink(actor: Actor, ref: ConnectorKey): Promise<ConnectLink> {
    return this.#onConnector(actor, ref, 'console.link', ({ organizationId }, id, { customerId, kind }) =>
      this.#link({ organizationId, customerId }, { connectorTypes: [kind], connectorId: id }),
    )
  }

  /** Makes a link by which a customer connects an account. @throws ConnectorError `customer_not_found`, `connector_disabled` */
  connectLink(actor: Actor, ref: CustomerKey): Promise<ConnectLink> {
    return this.#audited(actor, 'console.link', ref, async () => {
      await findCustomer(this.#services.database, ref)
      return this.#link(ref, {})
    })
  }

  /** Starts a run of a connector's sync. @returns its job @throws ConnectorError as `Sync.trigger` does */
  syncNow(actor: Actor, ref: ConnectorKey, isFull: boolean): Promise<{ job_id: string }> {
    return this.#onConnector(
      actor,
      ref,
      isFull ? 'console.sync.full' : 'console.sync',
      async ({ organizationId }, connectorId) => ({
        job_id: await this.#services.copies.trigger({ organizationId, connectorId }, { isFull }),
      }),
    )
  }

  /** Pauses or resumes a connector's sync. @throws ConnectorError `connector_not_found`, `search_unavailable` */
  setSync(actor: Actor, ref: ConnectorKey, isEnabled: boolean): Promise<{ enabled: boolean }> {
    const action = isEnabled ? 'console.sync.resume' : 'console.sync.pause'
    return this.#onConnector(actor, ref, action, async ({ organizationId }, connectorId) => {
      await this.#services.copies.change({ organizationId, connectorId }, { enabled: isEnabled })
      return { enabled: isEnabled }
    })
  }

  /** Selects the own fields that runs of a connector's sync ask for. @throws ConnectorError as `setSync` does */
  setOwnFields(actor: Actor, ref: ConnectorKey, setting: OwnFieldsSetting): Promise<{ own_fields: OwnFieldsSetting }> {
    return this.#onConnector(actor, ref, 'console.sync.own_fields', async ({ organizationId }, connectorId) => {
      await this.#services.copies.change({ organizationId, connectorId }, { own_fields: setting })
      return { own_fields: setting }
    })
  }

  /** Disables or enables a connector. @throws ConnectorError `connector_not_found` */
  setConnector(actor: Actor, ref: ConnectorKey, isEnabled: boolean): Promise<{ status: string }> {
    const action = isEnabled ? 'console.enable' : 'console.disable'
    return this.#onConnector(actor, ref, action, async (scope, id) => {
      const { status } = await this.#services.connectors.update(scope, id, { enabled: isEnabled })
      return { status }
    })
  }

  /** Deactivates or activates a customer; one that is deactivated loses its tokens. @throws ConnectorError `customer_not_found` */
  setCustomer(actor: Actor, ref: CustomerKey, isActive: boolean): Promise<{ status: string }> {
    const action = isActive ? 'console.customer.activate' : 'console.customer.deactivate'
    return this.#audited(actor, action, ref, async () => {
      const change = { status: isActive ? ('active' as const) : ('inactive' as const) }
      const { status } = await this.#services.access.customers.update(ref.organizationId, ref.customerId, change)
      return { status }
    })
  }

  /**
   * Erases a customer with its connectors, credentials and records.
   * @param typed the customer's `external_user_id`, which the operator typed
   * @throws ConnectorError `customer_not_found`, `validation_error` when another name was typed
   */
  erase(actor: Actor, ref: CustomerKey, typed: string): Promise<{ job_id: string }> {
    const { database, deletions } = this.#services
    return this.#audited(actor, 'console.erase', ref, async () => {
      const customer = await findCustomer(database, ref)
      if (typed !== customer.external_user_id) throw notTyped()
      const { job_id: jobId } = await deletions.removeCustomer(ref.organizationId, ref.customerId)
      return { job_id: jobId }
    })
  }

  /** Replaces the secret of an application; its tokens end. @throws ConnectorError `validation_error` */
  rotate(actor: Actor, clientId: string): Promise<NewApplication> {
    return this.#onApplication(actor, clientId, 'console.application.rotate', () =>
      this.#services.access.applications.rotate(clientId),
    )
  }

  /** Disables or enables an application. @throws ConnectorError `validation_error` */
  setApplication(actor: Actor, clientId: string, isEnabled: boolean): Promise<Application> {
    const { applications } = this.#services.access
    const action = isEnabled ? 'console.application.enable' : 'console.application.disable'
    return this.#onApplication(actor, clientId, action, () =>
      isEnabled ? applications.enable(clientId) : applications.disable(clientId),
    )
  }

  async #link(
    { organizationId, customerId }: CustomerKey,
    terms: { connectorTypes?: readonly string[]; connectorId?: string },
  ): Promise<ConnectLink> {
    const { access, baseUrl } = this.#services
    const issuer = await access.links.issuerOf(organizationId)
    if (!issuer)
      throw new ServerError(
        'organization_forbidden',
        'Cannot create the link: the organization has no active application',
        {
          hint: 'Create or enable an application of the organization.',
        },
      )
    const { code, expiresAt } = await access.links.create(issuer, { customerId, ...terms })
    return { url: linkUrl(baseUrl(), code), expires_at: expiresAt.toISOString() }
  }

  async #onConnector<T>(
    actor: Actor,
    { organizationId, connectorId }: ConnectorKey,
    action: string,
    act: (scope: { organizationId: string }, id: string, found: ConnectorRow) => Promise<T>,
  ): Promise<T> {
    const scope = { organizationId }
    const found = await this.#services.connectors.find(scope, connectorId)
    const { customerId, id } = found
    return this.#audited(actor, action, { organizationId, customerId, connectorId: id }, () => act(scope, id, found))
  }

  /** An application acts for several organizations: each has the row in its trail. */
  async #onApplication<T>(actor: Actor, clientId: string, action: string, act: () => Promise<T>): Promise<T> {
    const known = (await this.#services.access.applications.list()).find((one) => one.client_id === clientId)
    const [first, ...others] = known?.organization_ids ?? []
    if (first === undefined) return act()
    const done = await this.#audited(actor, action, { organizationId: first, entity: clientId }, act)
    for (const organizationId of others)
      await writeAct(this.#services.audit, actor, { action, organizationId, entity: clientId }, DONE)
    return done
  }

  #audited<T>(actor: Actor, action: string, subject: ActSubject, act: () => Promise<T>): Promise<T> {
    return withRow(this.#services.audit, actor, { action, ...subject }, act)
  }
}

function notTyped(): ConnectorError {
  return new ConnectorError('validation_error', 'Cannot erase the customer: the name that you typed is another', {
    hint: 'Type the external user ID of the customer exactly. An erasure cannot be undone.',
    errors: [{ field: 'confirm', message: "must be the customer's external_user_id", error_code: 'confirmation' }],
  })
}
