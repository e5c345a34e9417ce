/** Invitations: a link says who a customer is to one browser, for applications without a login page. */
import { randomUUID } from 'node:crypto'
import { digestOf, isSecret, newSecret } from '../../../ground/base/index.ts'
import { ServerError } from '../../../ground/errors/index.ts'
import type { AccessServices } from '../accounts/services.ts'
import { customerDisabled } from '../accounts/customers.ts'
import type { LoginOwner, LoginPolicy } from '../accounts/agent-terms.ts'

/** How long the browser that opened an invitation is known, in milliseconds. */
const BROWSER_MS = 30 * 60_000

/** The customer of an invitation. */
export interface InvitedCustomer extends LoginOwner {
  readonly customerId: string
  /** Limits that the application sets for the agent. */
  readonly policy: LoginPolicy | null
}

/** An invitation that was made; its code is shown this once. */
export interface NewInvitation {
  readonly id: string
  readonly code: string
  readonly expiresAt: Date
}

interface InvitedRow {
  readonly organization_id: string
  readonly application_id: string
  readonly customer_id: string
  readonly policy: LoginPolicy | null
}

/** The invitations of a database. */
export class AgentInvitations {
  readonly #services: AccessServices

  constructor(services: AccessServices) {
    this.#services = services
  }

  /** @throws ConnectorError `connector_disabled` when the customer is switched off */
  async create(
    { organizationId, applicationId, customerId, policy }: InvitedCustomer,
    lifeSeconds: number,
  ): Promise<NewInvitation> {
    const { database, now } = this.#services
    const [id, code, expiresAt] = [randomUUID(), newSecret(), new Date(now() + lifeSeconds * 1000)]
    const rows = await database.of(organizationId).query(
      `insert into agent_invitations (organization_id, id, application_id, customer_id, digest, expires_at, policy)
       select $1::uuid, $2::uuid, $3::uuid, c.id, $5::bytea, $6::timestamptz, $7::jsonb from customers c
       where c.organization_id = $1 and c.id = $4::uuid and c.status = 'active' returning id`,
      [
        organizationId,
        id,
        applicationId,
        customerId,
        digestOf(code),
        expiresAt,
        policy ? JSON.stringify(policy) : null,
      ],
    )
    if (rows.length === 0) throw customerDisabled()
    return { id, code, expiresAt }
  }

  /** Opens the invitation of a code in a browser: once. @throws ConnectorError `link_not_found`, the same whatever the reason */
  async open(code: string, browser: string): Promise<void> {
    const { database, now } = this.#services
    const at = now()
    const rows = isSecret(code)
      ? await database.query(
          `update agent_invitations i set digest = null, browser_digest = $4, expires_at = $3 from customers c
           where i.digest = $1 and i.expires_at > $2 and c.organization_id = i.organization_id and c.id = i.customer_id
             and c.status = 'active' returning i.id`,
          [digestOf(code), new Date(at), new Date(at + BROWSER_MS), digestOf(browser)],
        )
      : []
    if (rows.length > 0) return
    throw new ServerError('link_not_found', 'Cannot open the link: it was already used or has expired', {
      hint: 'Ask for a new link in the application that sent this one.',
    })
  }

  /** The customer whose invitation a browser opened last; undefined when there is none. */
  async ofBrowser(browser: string | undefined): Promise<InvitedCustomer | undefined> {
    if (!isSecret(browser)) return undefined
    const { database, now } = this.#services
    const [row] = await database.query<InvitedRow>(
      `select i.organization_id, i.application_id, i.customer_id, i.policy from agent_invitations i
       join applications a on a.id = i.application_id and a.status = 'active'
       join organizations o on o.id = i.organization_id and o.status = 'active'
       join customers c on c.organization_id = i.organization_id and c.id = i.customer_id and c.status = 'active'
       where i.browser_digest = $1 and i.expires_at > $2 order by i.expires_at desc limit 1`,
      [digestOf(browser), new Date(now())],
    )
    if (!row) return undefined
    const { organization_id: organizationId, application_id: applicationId, customer_id: customerId, policy } = row
    return { organizationId, applicationId, customerId, policy }
  }

  /** Removes expired invitations. */
  async prune(): Promise<void> {
    const { database, now } = this.#services
    await database.query('delete from agent_invitations where expires_at <= $1', [new Date(now())])
  }
}
