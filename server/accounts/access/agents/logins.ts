/**
 * Pending logins: a browser asks, the application identifies its user, the same browser decides. The application gets the ticket,
 * and only the user's browser gets the code. A link sent to a user therefore cannot make them decide for someone else.
 */
import { randomUUID } from 'node:crypto'
import { digestOf, isSecret, newSecret } from '../../../ground/base/index.ts'
import { ServerError } from '../../../ground/errors/index.ts'
import { ofActiveOrganization } from '../../../ground/store/index.ts'
import type { AccessServices } from '../accounts/services.ts'
import type { LoginOwner, LoginPolicy, LoginRequest } from '../accounts/agent-terms.ts'

/** How long a login may take, in milliseconds. */
const LIFE_MS = 15 * 60_000

/** A login whose user is known. */
export interface KnownLogin extends LoginOwner {
  readonly id: string
  readonly customerId: string
  readonly externalUserId: string
  readonly request: LoginRequest
  /** Limits that the application sets for the agent. */
  readonly policy: LoginPolicy | null
}

interface KnownRow {
  readonly id: string
  readonly organization_id: string
  readonly application_id: string
  readonly customer_id: string
  readonly external_user_id: string
  readonly request: LoginRequest
  readonly policy: LoginPolicy | null
}

const KNOWN = `l.id, l.organization_id, l.application_id, l.customer_id, c.external_user_id, l.request, l.policy`
const OF_BROWSER = `l.code_digest = $1 and l.browser_digest = $2 and l.expires_at > $3
  and c.organization_id = l.organization_id and c.id = l.customer_id and c.status = 'active'
  and ${ofActiveOrganization('l.organization_id')}`

interface LoginState {
  readonly ticket?: string
  readonly code?: string
  readonly customerId?: string
  readonly policy?: LoginPolicy | null
}

/** The logins of a database. */
export class AgentLogins {
  readonly #services: AccessServices

  constructor(services: AccessServices) {
    this.#services = services
  }

  /** Begins a login of a browser. @returns the ticket by which the application names it */
  async begin(owner: LoginOwner, browser: string, request: LoginRequest): Promise<string> {
    const ticket = newSecret()
    await this.#insert(owner, browser, request, { ticket })
    return ticket
  }

  /** Begins a login of a browser whose customer is known. @returns the code of the page on which it is decided */
  async beginAs(
    owner: LoginOwner & { readonly customerId: string; readonly policy: LoginPolicy | null },
    browser: string,
    request: LoginRequest,
  ): Promise<string> {
    const code = newSecret()
    await this.#insert(owner, browser, request, { code, customerId: owner.customerId, policy: owner.policy })
    return code
  }

  async #insert(
    { organizationId, applicationId }: LoginOwner,
    browser: string,
    request: LoginRequest,
    { ticket, code, customerId, policy }: LoginState,
  ): Promise<void> {
    const { database, now } = this.#services
    await database.of(organizationId).query(
      `insert into agent_logins (organization_id, id, application_id, customer_id, browser_digest, ticket_digest, code_digest,
         request, expires_at, policy)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        organizationId,
        randomUUID(),
        applicationId,
        customerId ?? null,
        digestOf(browser),
        ticket === undefined ? null : digestOf(ticket),
        code === undefined ? null : digestOf(code),
        JSON.stringify(request),
        new Date(now() + LIFE_MS),
        policy ? JSON.stringify(policy) : null,
      ],
    )
  }

  /** Whether a browser began the login of a ticket that is not yet identified. */
  async isPending({ organizationId }: LoginOwner, ticket: string, browser: string | undefined): Promise<boolean> {
    const { database, now } = this.#services
    if (!isSecret(ticket) || !isSecret(browser)) return false
    const rows = await database.of(organizationId).query(
      `select id from agent_logins
       where organization_id = $1 and ticket_digest = $2 and browser_digest = $3 and customer_id is null and expires_at > $4`,
      [organizationId, digestOf(ticket), digestOf(browser), new Date(now())],
    )
    return rows.length === 1
  }

  /**
   * Identifies the user of a ticket, once.
   * @returns the code with which the user's browser continues
   * @throws ConnectorError `login_not_found` for a ticket that is used, expired, or another application's
   */
  async identify(
    { organizationId, applicationId }: LoginOwner,
    ticket: string,
    { customerId, policy }: { readonly customerId: string; readonly policy: LoginPolicy | undefined },
  ): Promise<{ readonly code: string; readonly request: LoginRequest }> {
    const { database, now } = this.#services
    const code = newSecret()
    const [row] = isSecret(ticket)
      ? await database.of(organizationId).query<{ request: LoginRequest }>(
          `update agent_logins set ticket_digest = null, code_digest = $4, customer_id = $5, policy = $7
           where organization_id = $1 and ticket_digest = $2 and application_id = $3 and customer_id is null and expires_at > $6
           returning request`,
          [
            organizationId,
            digestOf(ticket),
            applicationId,
            digestOf(code),
            customerId,
            new Date(now()),
            policy ? JSON.stringify(policy) : null,
          ],
        )
      : []
    if (!row) throw loginNotFound()
    return { code, request: row.request }
  }

  /** The login of a code, for the browser that began it. @throws ConnectorError `login_not_found` */
  find(code: string, browser: string | undefined): Promise<KnownLogin> {
    return this.#known(`select ${KNOWN} from agent_logins l, customers c where ${OF_BROWSER}`, code, browser)
  }

  /** Takes the login of a code away, to be decided: once. @throws ConnectorError `login_not_found` */
  take(code: string, browser: string | undefined): Promise<KnownLogin> {
    return this.#known(
      `delete from agent_logins l using customers c where ${OF_BROWSER} returning ${KNOWN}`,
      code,
      browser,
    )
  }

  async #known(statement: string, code: string, browser: string | undefined): Promise<KnownLogin> {
    const { database, now } = this.#services
    const isPossible = isSecret(code) && isSecret(browser)
    const [row] = isPossible
      ? await database.query<KnownRow>(statement, [digestOf(code), digestOf(browser), new Date(now())])
      : []
    if (!row) throw loginNotFound()
    return {
      id: row.id,
      organizationId: row.organization_id,
      applicationId: row.application_id,
      customerId: row.customer_id,
      externalUserId: row.external_user_id,
      request: row.request,
      policy: row.policy,
    }
  }

  /** Removes expired logins. */
  async prune(): Promise<void> {
    const { database, now } = this.#services
    await database.query('delete from agent_logins where expires_at <= $1', [new Date(now())])
  }
}

function loginNotFound(): ServerError {
  return new ServerError(
    'login_not_found',
    'Cannot continue the login: it has ended, has expired, or belongs to another browser',
    { hint: 'Start again in the agent.' },
  )
}
