/** Events about changes of connectors. Each is recorded in the transaction of its change. */
import { defined } from 'plugboard/internal'
import type { Json } from 'plugboard/runtime'
import type { Sql } from '../../../ground/store/index.ts'
import type { ConnectorRow, Status } from './row.ts'
import { recordEvent } from '../../../ground/outbox/index.ts'

/** Connector that an event is about. */
export type EventSubject = Pick<ConnectorRow, 'organizationId' | 'id' | 'kind' | 'customerId' | 'externalUserId'>

/** Creates the URL where a customer reconnects a connector, within the transaction of the event that carries it. Undefined if none can be created. */
export type MakeConnectLink = (sql: Sql, subject: EventSubject) => Promise<string | undefined>

/** Returns the link maker of an organization. Looked up before the transaction begins. */
export type ConnectLinksOf = (organizationId: string) => Promise<MakeConnectLink>

/** Part of a connector that an owner changed. */
export type ChangedPart = 'name' | 'credentials' | 'environment' | 'metadata' | 'map' | 'status'

/** Status in an event. */
export interface StatusNotice {
  readonly status: Status
  readonly reason: string | null
  /** Makes the link for the owner, where the owner is needed. */
  readonly link?: MakeConnectLink | undefined
}

/** A status that was set. */
export interface StatusChange extends EventSubject {
  readonly before: Status
  /** Time since which the owner was needed before the change; null if the owner was not notified. */
  readonly reauthBefore: Date | null
  /** Since when the owner is needed now. */
  readonly reauthSince: Date | null
}

/** The columns of a StatusChange, from connectors `c` after the change, `b` before it and their customers `u`. */
export const STATUS_CHANGE = `c.organization_id as "organizationId", c.id, c.kind, c.customer_id as "customerId",
  u.external_user_id as "externalUserId", b.status as before, b.reauth_since as "reauthBefore", c.reauth_since as "reauthSince"`

/** The tables of `STATUS_CHANGE` besides `c`, and what joins them to it. */
export const BEFORE = 'connectors b join customers u on u.organization_id = b.organization_id and u.id = b.customer_id'
export const IS_BEFORE = 'b.organization_id = c.organization_id and b.id = c.id'

/** Tells of changes of connectors. */
export class ConnectorEvents {
  /** Link makers by organization. */
  readonly linksOf: ConnectLinksOf

  /** @param linksOf none by default: then events carry no links */
  constructor(linksOf: ConnectLinksOf = async () => async () => undefined) {
    this.linksOf = linksOf
  }

  async created(sql: Sql, subject: EventSubject): Promise<void> {
    await this.#record(sql, subject, 'connector.created', {})
  }

  async updated(sql: Sql, subject: EventSubject, changed: readonly ChangedPart[]): Promise<void> {
    if (changed.length > 0) await this.#record(sql, subject, 'connector.updated', { changed: [...changed] })
  }

  async recovered(sql: Sql, subject: EventSubject): Promise<void> {
    await this.#record(sql, subject, 'connector.recovered', {})
  }

  async deleted(sql: Sql, subject: EventSubject): Promise<void> {
    await this.#record(sql, subject, 'connector.deleted', {})
  }

  /**
   * Tells of a status that was set: once that the owner is needed, however often checks find it again, and once that the connector
   * recovered. A check that tries the credentials of such a connector tells nothing.
   */
  async status(sql: Sql, change: StatusChange, { status, reason, link }: StatusNotice): Promise<void> {
    const { before, reauthBefore, reauthSince } = change
    const wasNeeded = reauthBefore !== null || before === 'needs_reauth'
    if (status === 'needs_reauth') {
      if (!wasNeeded) await this.#needed(sql, change, reason, await link?.(sql, change))
    } else if (status === 'active' && wasNeeded) await this.recovered(sql, change)
    else if (reauthSince === null && before !== status) await this.updated(sql, change, ['status'])
  }

  /** Tells that a grant which cannot be renewed ends. */
  async expiring(sql: Sql, subject: EventSubject, expiresAt: Date): Promise<void> {
    await this.#record(sql, subject, 'grant.expiring', { expires_at: expiresAt.toISOString() })
  }

  async #needed(sql: Sql, change: StatusChange, reason: string | null, link: string | undefined): Promise<void> {
    const since = change.reauthSince?.toISOString() ?? null
    await this.#record(sql, change, 'connector.needs_reauth', defined({ reason, since, connect_link: link }))
  }

  async #record(
    sql: Sql,
    { organizationId, id, kind, customerId, externalUserId }: EventSubject,
    type: ConnectorEventType,
    data: Readonly<Record<string, Json>>,
  ): Promise<void> {
    const customer = { id: customerId, externalUserId }
    await recordEvent(sql, { organizationId, type, customer, connector: { id, kind }, data })
  }
}

type ConnectorEventType =
  | 'connector.created'
  | 'connector.updated'
  | 'connector.deleted'
  | 'connector.needs_reauth'
  | 'connector.recovered'
  | 'grant.expiring'
