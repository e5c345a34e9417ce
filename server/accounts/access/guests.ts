/** Callers without a Plugboard token. Each acts for a customer of one application. */
import type { AgentPolicy } from 'plugboard/agent'
import { ConnectorError } from 'plugboard/internal'
import { ServerError } from '../../ground/errors/index.ts'
import type { LoginOwner } from './accounts/agent-terms.ts'
import type { Caller } from '../../http/index.ts'
import type { Customers } from './accounts/customers.ts'
import type { AccessServices } from './accounts/services.ts'
import { organizationRequired } from './tokens/verify.ts'

/** For whom such a caller acts. */
export interface GuestTerms {
  readonly externalUserId: string
  /** Of the application; the oldest by default. */
  readonly clientId?: string
  /** One of the application's organizations; needed where it has several. */
  readonly organizationId?: string
  /** Policy of the caller; allows everything by default. */
  readonly policy?: AgentPolicy
  readonly expiresAt: Date
}

interface OwnerRow {
  readonly application_id: string
  readonly organization_id: string
}

/** Creates callers from identities verified without a Plugboard token. */
export class Guests {
  readonly #services: Pick<AccessServices, 'database'>
  readonly #customers: Customers

  constructor(services: Pick<AccessServices, 'database'>, customers: Customers) {
    this.#services = services
    this.#customers = customers
  }

  /**
   * The caller for a customer, who is made when there is none.
   * @throws ConnectorError `invalid_token` for a name that no customer can have; `connector_disabled`; `invalid_client` for an
   * application that is not there or disabled; `organization_required`
   */
  async callerFor({ externalUserId, clientId, organizationId, policy, expiresAt }: GuestTerms): Promise<Caller> {
    const owner = await this.#ownerOf(clientId, organizationId)
    const customer = await this.#customers.ensure(owner.organization_id, externalUserId).catch(refuseName)
    return {
      token: 'scoped',
      organizationId: owner.organization_id,
      applicationId: owner.application_id,
      customer: { id: customer.id, externalUserId },
      policy,
      expiresAt,
    }
  }

  /**
   * The application of the settings, and its organization.
   * @throws ConnectorError `invalid_client` for an application that is not there or disabled; `organization_required`
   */
  async owner({
    clientId,
    organizationId,
  }: {
    readonly clientId: string | undefined
    readonly organizationId: string | undefined
  }): Promise<LoginOwner> {
    const row = await this.#ownerOf(clientId, organizationId)
    return { organizationId: row.organization_id, applicationId: row.application_id }
  }

  async #ownerOf(clientId: string | undefined, organizationId: string | undefined): Promise<OwnerRow> {
    const rows = await this.#services.database.query<OwnerRow>(FIND, [clientId ?? null, organizationId ?? null])
    const [row, other] = rows
    if (!row)
      throw new ServerError(
        'invalid_client',
        'Cannot act for the customer: the configured application does not exist or is not active',
        {
          hint: 'Set agents.clientId to the client id of an active application, and agents.organizationId to one of its organizations.',
        },
      )
    if (other && clientId !== undefined) throw organizationRequired()
    return row
  }
}

const FIND = `
  select a.id as application_id, o.id as organization_id from applications a
  join application_organizations m on m.application_id = a.id
  join organizations o on o.id = m.organization_id
  where a.status = 'active' and o.status = 'active'
    and ($1::text is null or a.client_id = $1) and ($2::text is null or o.id::text = lower($2))
  order by a.created_at, a.id, o.id limit 2`

function refuseName(error: unknown): never {
  if (!(error instanceof ConnectorError) || error.code !== 'validation_error') throw error
  throw new ServerError('invalid_token', 'Cannot use the token: the name of its customer is not valid', {
    hint: 'Use a customer name of 1 to 255 printable characters.',
  })
}
