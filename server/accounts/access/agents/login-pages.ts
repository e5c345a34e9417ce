/** Login pages: where an application says who its user is. */
import type { AccessServices } from '../accounts/services.ts'
import type { LoginOwner } from '../accounts/agent-terms.ts'

/** Where logins begin. */
export interface LoginPage extends LoginOwner {
  readonly url: string
}

/** The application of logins, if the operator chose one. */
export interface LoginChoice {
  readonly clientId: string | undefined
  readonly organizationId: string | undefined
}

interface PageRow {
  readonly organization_id: string
  readonly application_id: string
  readonly url: string
}

/** The login pages of a database. */
export class LoginPages {
  readonly #services: Pick<AccessServices, 'database'>

  constructor(services: Pick<AccessServices, 'database'>) {
    this.#services = services
  }

  /** The login page of an application in an organization; null when it has none. */
  async get({ organizationId, applicationId }: LoginOwner): Promise<string | null> {
    const [row] = await this.#services.database
      .of(organizationId)
      .query<{ url: string }>('select url from agent_login_pages where organization_id = $1 and application_id = $2', [
        organizationId,
        applicationId,
      ])
    return row?.url ?? null
  }

  /** Stores a login page, whose URL is checked already; null removes it. */
  async put({ organizationId, applicationId }: LoginOwner, url: string | null): Promise<void> {
    const sql = this.#services.database.of(organizationId)
    if (url === null) {
      await sql.query('delete from agent_login_pages where organization_id = $1 and application_id = $2', [
        organizationId,
        applicationId,
      ])
      return
    }
    await sql.query(
      `insert into agent_login_pages (organization_id, application_id, url) values ($1, $2, $3)
       on conflict (organization_id, application_id) do update set url = excluded.url`,
      [organizationId, applicationId, url],
    )
  }

  /** The one login page of the server; undefined where there is none, or several and the operator chose none. */
  async only({ clientId, organizationId }: LoginChoice): Promise<LoginPage | undefined> {
    const rows = await this.#services.database.query<PageRow>(FIND, [clientId ?? null, organizationId ?? null])
    const [row, other] = rows
    if (!row || other) return undefined
    return { organizationId: row.organization_id, applicationId: row.application_id, url: row.url }
  }
}

const FIND = `
  select p.organization_id, p.application_id, p.url from agent_login_pages p
  join applications a on a.id = p.application_id and a.status = 'active'
  join organizations o on o.id = p.organization_id and o.status = 'active'
  where ($1::text is null or a.client_id = $1) and ($2::text is null or o.id::text = lower($2))
  limit 2`
