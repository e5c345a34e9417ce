/** The statements on connectors. Each names the organization, whatever row-level security does. */
import { isDeepStrictEqual } from 'node:util'
import type { ConnectorBody } from 'plugboard/contract'
import type { Json } from 'plugboard/runtime'
import { type Cursors, type CursorScope, cutPage } from '../../../ground/cursors/index.ts'
import { insertJob } from '../../../ground/jobs/index.ts'
import type { Database, Sql } from '../../../ground/store/index.ts'
import type { RowOfKind } from '../../catalogue/index.ts'
import { BEFORE, type ChangedPart, type ConnectorEvents, IS_BEFORE, type StatusChange } from './events.ts'
import type { ConnectorScope } from './permission.ts'
import { COLUMNS, type ConnectorRow, rowOf, type Status } from './row.ts'
import { firstOf, type Metadata, type MetadataMatch, metadataSql } from '../../../ground/base/index.ts'
import { type NewStatus, type StatusFrom, writeStatus } from './status.ts'

/** A connector to be stored. */
export interface NewConnector {
  readonly id: string
  readonly organizationId: string
  readonly customerId: string
  readonly externalUserId: string
  readonly kind: string
  readonly name: string
  readonly auth: string
  readonly scopes: readonly string[]
  readonly environment: Readonly<Record<string, Json>>
  readonly definitionVersion: string
  readonly ownHosts: string | null
  readonly status: Status
  /** Sealed under version 1. */
  readonly sealed: Buffer
  readonly expiresAt: Date | null
  /** Of the third party, where it is proven. */
  readonly account: string | null
  readonly replicationConfig: Readonly<Record<string, Json>>
  readonly metadata: Metadata
  readonly map: ConnectorBody['map']
  readonly at: Date
  /** First time of upkeep. */
  readonly attendAt: Date
}

/** Changes by an owner, as stored. Absent fields stay. */
export interface StoredChange {
  readonly name?: string
  readonly environment?: Readonly<Record<string, Json>>
  readonly status?: Status
  readonly statusReason?: string | null
  readonly credentials?: NewCredentials
  /** All of it. */
  readonly metadata?: Metadata
  readonly map?: ConnectorBody['map']
  readonly at: Date
  /** Next time of upkeep. */
  readonly attendAt: Date
}

/** Credentials that take the place of those of the version before. */
export interface NewCredentials {
  readonly auth: string
  readonly scopes: readonly string[]
  /** Sealed under the row's `credentialsVersion` plus one. */
  readonly sealed: Buffer
  readonly expiresAt: Date | null
  /** Of the third party, where it is proven. */
  readonly account: string | null
}

/** Filters of a list of connectors. */
export interface ListFilter {
  readonly externalUserId?: string
  readonly kind?: string
  readonly status?: Status
  readonly metadata?: MetadataMatch
  /** 1 to 200; 50 by default. */
  readonly limit?: number
  /** `next` of the page before. */
  readonly cursor?: string
}

const FROM = 'from connectors c join customers u on u.organization_id = c.organization_id and u.id = c.customer_id'
const DEFAULT_LIMIT = 50
const MAX_LIMIT = 200

/** The connectors of a database. */
export class ConnectorRows {
  readonly #database: Database
  readonly #cursors: Cursors
  readonly #events: ConnectorEvents

  constructor(database: Database, cursors: Cursors, events: ConnectorEvents) {
    this.#database = database
    this.#cursors = cursors
    this.#events = events
  }

  /** Counts the connectors of an organization, including connectors being deleted. */
  count(organizationId: string): Promise<number> {
    return countOf(this.#database.of(organizationId), organizationId)
  }

  /** The most connected kinds of an organization. */
  popular(organizationId: string): Promise<string[]> {
    return popularOf(this.#database.of(organizationId), organizationId)
  }

  /** Lists the connectors of a customer, including connectors being deleted. */
  ofCustomer(organizationId: string, customerId: string): Promise<{ id: string; isDeleting: boolean }[]> {
    return this.#database.of(organizationId).query<{ id: string; isDeleting: boolean }>(
      `select id, status = 'deleting' as "isDeleting" from connectors
      where organization_id = $1 and customer_id = $2 order by created_at, id`,
      [organizationId, customerId],
    )
  }

  /** Removes the row of a connector that is being deleted. */
  async purge(organizationId: string, id: string): Promise<void> {
    await this.#database
      .of(organizationId)
      .query(`delete from connectors where id = $1 and organization_id = $2 and status = 'deleting'`, [
        id,
        organizationId,
      ])
  }

  /** Stores a new connector. Returns false, and stores nothing, if its organization already has `most` connectors. */
  insert(one: NewConnector, most?: number): Promise<boolean> {
    return this.#database.of(one.organizationId).transaction(async (sql) => {
      if (most !== undefined && (await lockedCount(sql, one.organizationId)) >= most) return false
      await this.#insertRow(sql, one)
      await this.#events.created(sql, one)
      return true
    })
  }

  async #insertRow(sql: Sql, one: NewConnector): Promise<void> {
    await sql.query(
      `insert into connectors (id, organization_id, customer_id, kind, name, auth_variant, scopes, environment,
        definition_version, status, credentials, credentials_updated_at, credentials_expire_at, replication_config,
        created_at, updated_at, own_hosts, attend_at, status_since, last_success_at, account, metadata, map)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $12, $12, $15, $16, $12,
        case when $10::text = 'active' then $12::timestamptz end, $17, $18, $19)`,
      [
        one.id,
        one.organizationId,
        one.customerId,
        one.kind,
        one.name,
        one.auth,
        [...one.scopes],
        JSON.stringify(one.environment),
        one.definitionVersion,
        one.status,
        one.sealed,
        one.at,
        one.expiresAt,
        JSON.stringify(one.replicationConfig),
        one.ownHosts,
        one.attendAt,
        one.account,
        JSON.stringify(one.metadata),
        JSON.stringify(one.map),
      ],
    )
  }

  /** A connector of a scope that is not being deleted. */
  async find({ organizationId, customerId, kinds }: ConnectorScope, id: string): Promise<ConnectorRow | undefined> {
    const [row] = await this.#database.of(organizationId).query(
      `select ${COLUMNS} ${FROM}
      where c.id = $1 and c.organization_id = $2 and ($3::uuid is null or c.customer_id = $3::uuid)
        and ($4::text[] is null or c.kind = any($4::text[])) and c.status <> 'deleting'`,
      [id, organizationId, customerId ?? null, kinds ?? null],
    )
    return row && rowOf(row)
  }

  /** The connectors of an organization for an account of a third party, but for disabled ones. */
  async ofAccount({ organizationId, kind, ownHosts }: RowOfKind, account: string): Promise<ConnectorRow[]> {
    const found = await this.#database.of(organizationId).query(
      `select ${COLUMNS} ${FROM}
      where c.organization_id = $1 and c.kind = $2 and c.own_hosts is not distinct from $3 and c.account = $4
        and c.status not in ('disabled', 'deleting') and u.status = 'active' order by c.created_at, c.id`,
      [organizationId, kind, ownHosts, account],
    )
    return found.map(rowOf)
  }

  /** The accounts of an organization's connectors of a kind, each once, but for those of disabled ones. */
  async accountsOf({ organizationId, kind, ownHosts }: RowOfKind): Promise<string[]> {
    const found = await this.#database.of(organizationId).query<{ account: string }>(
      `select distinct account from connectors
      where organization_id = $1 and kind = $2 and own_hosts is not distinct from $3 and account is not null
        and status not in ('disabled', 'deleting') order by account`,
      [organizationId, kind, ownHosts],
    )
    return found.map(({ account }) => account)
  }

  /** A page by age, and the cursor of the next. @throws ConnectorError `invalid_cursor` */
  async list(
    { organizationId, customerId, kinds }: ConnectorScope,
    filter: ListFilter,
  ): Promise<{ rows: ConnectorRow[]; next: string | null }> {
    const limit = Math.max(1, Math.min(filter.limit ?? DEFAULT_LIMIT, MAX_LIMIT))
    const cursorScope: CursorScope = ['connectors', organizationId]
    const [afterTime, afterId] = filter.cursor === undefined ? [] : this.#cursors.read(cursorScope, filter.cursor)
    const params: unknown[] = [
      organizationId,
      customerId ?? null,
      filter.externalUserId ?? null,
      filter.kind ?? null,
      filter.status ?? null,
      afterTime ?? null,
      afterId ?? null,
      limit + 1,
      kinds ?? null,
    ]
    const bind = (value: unknown) => `$${params.push(value)}`
    // Below row-level security no index could serve the filter: PostgreSQL tests containment only on rows that the policy has let through.
    const sql = filter.metadata ? this.#database : this.#database.of(organizationId)
    const found = await sql.query(
      `select ${COLUMNS} ${FROM}
      where c.organization_id = $1 and u.status <> 'deleting' and ($2::uuid is null or c.customer_id = $2::uuid)
        and ($3::text is null or u.external_user_id = $3::text) and ($4::text is null or c.kind = $4::text)
        and ($9::text[] is null or c.kind = any($9::text[]))
        and c.status = coalesce($5::text, c.status) and (c.status <> 'deleting' or $5::text = 'deleting')
        and ($6::timestamptz is null or (c.created_at, c.id) > ($6::timestamptz, $7::uuid))
        ${metadataSql('c.metadata', filter.metadata, bind)}
      order by c.created_at, c.id limit $8::int`,
      params,
    )
    const { rows, last } = cutPage(found.map(rowOf), limit)
    return { rows, next: last ? this.#cursors.write(cursorScope, [last.createdAt.toISOString(), last.id]) : null }
  }

  /** Stores a change unless the row has changed since it was read. Returns whether it did. */
  async change(seen: ConnectorRow, change: StoredChange): Promise<boolean> {
    return this.#database.of(seen.organizationId).transaction(async (sql) => {
      const isRecovered = await this.#changeRow(sql, seen, change)
      if (isRecovered === undefined) return false
      if (isRecovered) await this.#events.recovered(sql, seen)
      await this.#events.updated(sql, seen, changedParts(change, seen, isRecovered))
      return true
    })
  }

  /** @returns whether its owner was needed before and no longer is; undefined if the row has changed meanwhile */
  async #changeRow(sql: Sql, seen: ConnectorRow, change: StoredChange): Promise<boolean | undefined> {
    const { name, environment, status, statusReason, credentials, metadata, map, at, attendAt } = change
    const [changed] = await sql.query<Pick<StatusChange, 'before' | 'reauthBefore'>>(
      `update connectors c set
        name = coalesce($5::text, c.name),
        environment = coalesce($6::jsonb, c.environment),
        status = coalesce($7::text, c.status),
        status_reason = case when $7::text is null then c.status_reason else $8::text end,
        status_since = case when $7::text is distinct from c.status and $7::text is not null then $13::timestamptz else c.status_since end,
        reauth_since = case when $7::text is null then c.reauth_since end,
        credentials = coalesce($9::bytea, c.credentials),
        credentials_version = c.credentials_version + case when $9::bytea is null then 0 else 1 end,
        credentials_updated_at = case when $9::bytea is null then c.credentials_updated_at else $13::timestamptz end,
        credentials_expire_at = case when $9::bytea is null then c.credentials_expire_at else $10::timestamptz end,
        last_success_at = case when $9::bytea is null then c.last_success_at else $13::timestamptz end,
        expiry_notice_days = case when $9::bytea is null then c.expiry_notice_days end,
        renewal_process = case when $9::bytea is null then c.renewal_process end,
        auth_variant = coalesce($11::text, c.auth_variant),
        scopes = coalesce($12::text[], c.scopes),
        account = case when $9::bytea is null then c.account else $15::text end,
        attend_at = case when $7::text is null and $9::bytea is null then c.attend_at else $14::timestamptz end,
        attend_failures = 0,
        metadata = coalesce($16::jsonb, c.metadata),
        map = coalesce($17::jsonb, c.map),
        updated_at = $13::timestamptz,
        version = c.version + 1
      from ${BEFORE}
      where c.id = $1 and c.organization_id = $2 and ${IS_BEFORE} and c.version = $3::int and c.status <> 'deleting'
        and ($9::bytea is null or c.credentials_version = $4::int)
      returning b.status as before, b.reauth_since as "reauthBefore"`,
      [
        seen.id,
        seen.organizationId,
        seen.version,
        seen.credentialsVersion,
        name ?? null,
        environment === undefined ? null : JSON.stringify(environment),
        status ?? null,
        statusReason ?? null,
        credentials?.sealed ?? null,
        credentials?.expiresAt ?? null,
        credentials?.auth ?? null,
        credentials ? [...credentials.scopes] : null,
        at,
        attendAt,
        credentials?.account ?? null,
        metadata === undefined ? null : JSON.stringify(metadata),
        map === undefined ? null : JSON.stringify(map),
      ],
    )
    if (!changed) return undefined
    const wasNeeded = changed.reauthBefore !== null || changed.before === 'needs_reauth'
    return wasNeeded && credentials !== undefined && status === 'active'
  }

  /** Destroys credentials, leaves a tombstone and writes down the job that removes the rest. Returns whether there was a row. */
  remove({ organizationId, customerId, kinds }: ConnectorScope, id: string, jobId: string, at: Date): Promise<boolean> {
    return this.#database.of(organizationId).transaction(async (sql) => {
      const [removed] = await sql.query<{ customer_id: string; kind: string; external_user_id: string }>(
        `update connectors c set status = 'deleting', status_reason = null, status_since = $4::timestamptz, credentials = null,
          credentials_version = credentials_version + 1, credentials_expire_at = null, renewal_process = null,
          updated_at = $4::timestamptz, version = version + 1
        where id = $1 and organization_id = $2 and ($3::uuid is null or customer_id = $3::uuid)
          and ($5::text[] is null or kind = any($5::text[])) and status <> 'deleting'
        returning customer_id, kind,
          (select u.external_user_id from customers u where u.organization_id = c.organization_id and u.id = c.customer_id)`,
        [id, organizationId, customerId ?? null, at, kinds ?? null],
      )
      if (!removed) return false
      const { kind, external_user_id: externalUserId } = removed
      const subject = { organizationId, id: id.toLowerCase(), kind, customerId: removed.customer_id, externalUserId }
      await insertJob(sql, {
        id: jobId,
        organizationId,
        kind: 'connector.delete',
        connectorId: id,
        customerId: removed.customer_id,
        createdAt: at,
      })
      await this.#events.deleted(sql, subject)
      return true
    })
  }

  /** Sets the status of a row that still matches `from`. Returns whether it did. */
  setStatus(ref: { readonly organizationId: string; readonly id: string }, from: StatusFrom, to: NewStatus) {
    return writeStatus({ database: this.#database, events: this.#events }, ref, from, to)
  }
}

/** Returns the changed parts of a connector, as its event names them. A status has its own event if the owner was needed. */
function changedParts(
  { name, environment, status, credentials, metadata, map }: StoredChange,
  seen: ConnectorRow,
  isRecovered: boolean,
): ChangedPart[] {
  const parts: [ChangedPart, boolean][] = [
    ['name', name !== undefined && name !== seen.name],
    ['credentials', credentials !== undefined],
    ['environment', environment !== undefined && !isDeepStrictEqual(environment, seen.environment)],
    ['metadata', metadata !== undefined && !isDeepStrictEqual(metadata, seen.metadata)],
    ['map', map !== undefined && !isDeepStrictEqual(map, seen.map)],
    ['status', status !== undefined && status !== seen.status && !isRecovered],
  ]
  return parts.flatMap(([part, isChanged]) => (isChanged ? [part] : []))
}

/** Kinds of an organization's connectors with at least three customers, most customers first. Fewer would tell who uses what. */
async function popularOf(sql: Sql, organizationId: string): Promise<string[]> {
  const text = `select kind from connectors where organization_id = $1 and status <> 'deleting' and own_hosts is null
    group by kind having count(distinct customer_id) >= 3 order by count(distinct customer_id) desc, kind limit 6`
  return (await sql.query<{ kind: string }>(text, [organizationId])).map(({ kind }) => kind)
}

async function countOf(sql: Sql, organizationId: string): Promise<number> {
  const text = 'select count(*) as count from connectors where organization_id = $1'
  return firstOf(await sql.query<{ count: number }>(text, [organizationId])).count
}

/** Counts while other transactions that count the same organization wait for this one. */
async function lockedCount(sql: Sql, organizationId: string): Promise<number> {
  await sql.query(`select pg_advisory_xact_lock(hashtextextended('connectors ' || $1::text, 0))`, [organizationId])
  return countOf(sql, organizationId)
}
