/** The statements by which processes agree which of them attends to a connector, and what they note of it. */
import { type Database, ofActiveOrganization } from '../../../ground/store/index.ts'
import { BEFORE, type ConnectorEvents, IS_BEFORE, STATUS_CHANGE, type StatusChange } from './events.ts'
import type { ConnectorRow } from './row.ts'

/** A connector that a process attends to. */
export interface DueConnector {
  readonly organizationId: string
  readonly id: string
  /** End of the claim. After it, another process may attend to the connector. */
  readonly until: Date
}

/** Result of an attempt. */
export interface Attended {
  readonly nextAt: Date
  /** How often in a row it failed. */
  readonly failures: number
  /** When the third party accepted the credentials. */
  readonly succeededAt?: Date | undefined
}

/** A use of a connector, or another success. */
export interface ConnectorUse {
  readonly id: string
  readonly at: Date
  /** Whether a caller used it. */
  readonly isUse: boolean
}

/** How long a claim holds: what a process does not finish, another does after that time. */
const CLAIM_MS = 3_600_000
/** Minimum interval between recorded successes, in minutes. */
const SUCCESS_MINUTES = 5

/** The rows to attend to. */
export class UpkeepRows {
  readonly #database: Database
  readonly #events: ConnectorEvents

  constructor(database: Database, events: ConnectorEvents) {
    this.#database = database
    this.#events = events
  }

  /** Claims due connectors of all organizations, the longest due first. */
  claimDue(at: Date, limit: number): Promise<DueConnector[]> {
    return this.#claim('attend_at', `status in ('active', 'pending')`, at, limit)
  }

  /** Claims connectors whose refused credentials are due to be checked again, the longest due first. */
  claimRechecks(at: Date, limit: number): Promise<DueConnector[]> {
    return this.#claim('recheck_at', `status = 'needs_reauth'`, at, limit)
  }

  #claim(column: 'attend_at' | 'recheck_at', which: string, at: Date, limit: number): Promise<DueConnector[]> {
    return this.#database.query<DueConnector>(
      `update connectors set ${column} = $2 where (organization_id, id) in (
        select organization_id, id from connectors where ${column} <= $1 and ${which}
          and ${ofActiveOrganization('connectors.organization_id')}
        order by ${column} limit $3 for update skip locked
      ) returning organization_id as "organizationId", id, ${column} as until`,
      [at, new Date(at.getTime() + CLAIM_MS), limit],
    )
  }

  /** Ends a claim on a check of refused credentials; one that another process replaced stays. @param nextAt null for no further one */
  async rechecked({ organizationId, id, until }: DueConnector, nextAt: Date | null): Promise<void> {
    await this.#database
      .of(organizationId)
      .query(`update connectors set recheck_at = $4 where id = $1 and organization_id = $2 and recheck_at = $3`, [
        id,
        organizationId,
        until,
        nextAt,
      ])
  }

  /** Ends a claim; one that another process or the owner replaced stays. */
  async attended(
    { organizationId, id, until }: DueConnector,
    { nextAt, failures, succeededAt }: Attended,
  ): Promise<void> {
    await this.#database.of(organizationId).query(
      `update connectors set attend_at = $4, attend_failures = $5, last_success_at = greatest(last_success_at, $6::timestamptz)
      where id = $1 and organization_id = $2 and attend_at = $3`,
      [id, organizationId, until, nextAt, failures, succeededAt ?? null],
    )
  }

  /** Records once that a grant ends in a number of days. */
  async recordExpiry(row: ConnectorRow, days: number, expiresAt: Date): Promise<void> {
    const { organizationId, id, credentialsVersion } = row
    await this.#database.of(organizationId).transaction(async (sql) => {
      const [noted] = await sql.query(
        `update connectors set expiry_notice_days = $4 where id = $1 and organization_id = $2 and credentials_version = $3
          and (expiry_notice_days is null or expiry_notice_days > $4) and status <> 'deleting' returning 1`,
        [id, organizationId, credentialsVersion, days],
      )
      if (noted) await this.#events.expiring(sql, row, expiresAt)
    })
  }

  /** Records uses and successes. A pending connector becomes active. Successes are recorded every few minutes. */
  async used(organizationId: string, uses: readonly ConnectorUse[]): Promise<void> {
    await this.#database.of(organizationId).transaction(async (sql) => {
      const activated = await sql.query<StatusChange>(
        `update connectors c set
          last_used_at = case when n.is_use then greatest(c.last_used_at, n.at) else c.last_used_at end,
          last_success_at = case when c.last_success_at > n.at - interval '${SUCCESS_MINUTES} minutes' then c.last_success_at else n.at end,
          status = case when c.status = 'pending' then 'active' else c.status end,
          status_since = case when c.status = 'pending' then n.at else c.status_since end,
          reauth_since = case when c.status = 'pending' then null else c.reauth_since end
        from unnest($2::uuid[], $3::timestamptz[], $4::boolean[]) as n (id, at, is_use), ${BEFORE}
        where c.id = n.id and c.organization_id = $1 and ${IS_BEFORE}
          and (n.is_use or c.status = 'pending' or c.last_success_at is null
            or c.last_success_at <= n.at - interval '${SUCCESS_MINUTES} minutes')
        returning ${STATUS_CHANGE}`,
        [organizationId, uses.map(({ id }) => id), uses.map(({ at }) => at), uses.map(({ isUse }) => isUse)],
      )
      for (const change of activated)
        if (change.before === 'pending') await this.#events.status(sql, change, { status: 'active', reason: null })
    })
  }
}
