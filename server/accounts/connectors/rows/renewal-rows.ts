/** The statements by which processes agree which of them renews the credentials of a connector. */
import type { Database } from '../../../ground/store/index.ts'
import type { ConnectorEvents } from './events.ts'
import { writeStatus } from './status.ts'

/** The credentials that are to be renewed. */
export interface CredentialsRef {
  readonly organizationId: string
  readonly id: string
  /** Of the credentials. */
  readonly version: number
}

/** The claims on renewals of a database: a claim ends with the process that made it, and with no clock. */
export class RenewalRows {
  readonly #database: Database
  readonly #events: ConnectorEvents

  constructor(database: Database, events: ConnectorEvents) {
    this.#database = database
    this.#events = events
  }

  /** Whether a row with that claim may be claimed by this process: the claim is its own, or its process has ended. */
  async isFree(claimant: string | null): Promise<boolean> {
    return claimant === null || claimant === this.#database.processId || !(await this.#database.isAlive(claimant))
  }

  /** Claims a renewal for this process, unless the credentials or the claim have changed. Returns whether it did. */
  async claim({ organizationId, id, version }: CredentialsRef, before: string | null): Promise<boolean> {
    const claimed = await this.#database.of(organizationId).query(
      `update connectors set renewal_process = $4::uuid
      where id = $1 and organization_id = $2 and credentials_version = $3::int and renewal_process is not distinct from $5::uuid
        and status not in ('needs_reauth', 'deleting')
      returning id`,
      [id, organizationId, version, this.#database.processId, before],
    )
    return claimed.length > 0
  }

  /** Stores renewed credentials as the next version and ends the claim. Returns whether nothing had replaced them. */
  async store(
    { organizationId, id, version }: CredentialsRef,
    renewed: { readonly sealed: Buffer; readonly expiresAt: Date | null; readonly at: Date },
  ): Promise<boolean> {
    const stored = await this.#database.of(organizationId).query(
      `update connectors set credentials = $4, credentials_version = $3::int + 1, credentials_updated_at = $5,
        credentials_expire_at = $6, renewal_process = null
      where id = $1 and organization_id = $2 and credentials_version = $3::int and renewal_process = $7::uuid
      returning id`,
      [id, organizationId, version, renewed.sealed, renewed.at, renewed.expiresAt, this.#database.processId],
    )
    return stored.length > 0
  }

  /** Ends the claim without new credentials. */
  async release({ organizationId, id, version }: CredentialsRef): Promise<void> {
    await this.#database.of(organizationId).query(
      `update connectors set renewal_process = null
      where id = $1 and organization_id = $2 and credentials_version = $3::int and renewal_process = $4::uuid`,
      [id, organizationId, version, this.#database.processId],
    )
  }

  /** Ends the claim on a grant that has ended: the owner has to connect again. */
  async reject(ref: CredentialsRef, reason: string, at: Date): Promise<void> {
    const { processId: renewalProcess } = this.#database
    const from = { credentialsVersion: ref.version, statuses: ['active', 'pending'], renewalProcess } as const
    const services = { database: this.#database, events: this.#events }
    const isSet = await writeStatus(services, ref, from, { status: 'needs_reauth', reason, at })
    if (!isSet) await this.release(ref)
  }
}
