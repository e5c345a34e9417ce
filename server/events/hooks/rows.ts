/** The statements on hooks and on the events that arrive at them. Each names the organization, whatever row-level security does. */
import type { Params } from 'plugboard/runtime'
import { type Database, ofActiveOrganization, type Row, type Session, type Sql } from '../../ground/store/index.ts'

/** A hook's row. */
export interface HookRow {
  readonly id: string
  readonly organizationId: string
  readonly kind: string
  /** The hosts of an organization's own kind, as a digest; null for a kind of the installation. */
  readonly ownHosts: string | null
  /** The only connector that it serves; null for every connector of the kind. */
  readonly connectorId: string | null
  /** Sealed; null until it is known. */
  readonly secret: Buffer | null
  /** Null where its owner subscribes by hand. */
  readonly subscription: Subscription | null
  readonly createdAt: Date
}

/** Values that end a subscription created by an operation. */
export interface Subscription {
  /** Key of the vendor's record; null if params identify it. */
  readonly key: string | number | null
  /** The params that the caller gave. */
  readonly params: Params
}

/** A hook to be stored. */
export type HookToStore = Omit<HookRow, 'organizationId' | 'subscription'> & {
  readonly digest: Buffer
  /** The sealed token of its address, where third parties are simulated. */
  readonly address: Buffer | null
}

/** A hook as a list shows it. */
export interface ListedHook extends HookRow {
  readonly lastReceivedAt: Date | null
}

/** A hook to which a simulated third party sends. */
export interface PlayedHookRow extends HookRow {
  readonly address: Buffer
}

/** An event as it is stored: its text until it is applied, its record for as long as it may come again. */
export interface StoredEvent {
  readonly id: string
  /** Digest of the entity and the key of its record, in hexadecimal. */
  readonly record: string | null
  readonly at: Date | null
  /** JSON text. */
  readonly event: string
}

/** How long an event is known, so that it is applied once. */
export const REMEMBERED_MS: number = 30 * 86_400_000

const COLUMNS = 'h.id, h.organization_id, h.kind, h.own_hosts, h.connector_id, h.secret, h.subscription, h.created_at'

/** Stores a hook. */
export async function insertHook(sql: Sql, organizationId: string, hook: HookToStore): Promise<void> {
  await sql.query(
    `insert into hooks (organization_id, id, kind, own_hosts, connector_id, digest, secret, address, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      organizationId,
      hook.id,
      hook.kind,
      hook.ownHosts,
      hook.connectorId,
      hook.digest,
      hook.secret,
      hook.address,
      hook.createdAt,
    ],
  )
}

/** Counts the hooks of an organization. */
export async function countHooks(database: Database, organizationId: string): Promise<number> {
  const [row] = await database
    .of(organizationId)
    .query<{ count: number }>('select count(*) as count from hooks where organization_id = $1', [organizationId])
  return row?.count ?? 0
}

/** The hooks of an organization by age; one of them when an id is given. */
export async function listHooks(database: Database, organizationId: string, id?: string): Promise<ListedHook[]> {
  const rows = await database
    .of(organizationId)
    .query(
      `select ${COLUMNS}, h.last_received_at from hooks h where h.organization_id = $1 and ($2::uuid is null or h.id = $2) order by h.created_at, h.id`,
      [organizationId, id ?? null],
    )
  return rows.map((row) => ({ ...hookOf(row), lastReceivedAt: row.last_received_at as Date | null }))
}

/** A hook of an organization. */
export async function findHook(database: Database, organizationId: string, id: string): Promise<HookRow | undefined> {
  const [row] = await database
    .of(organizationId)
    .query(`select ${COLUMNS} from hooks h where h.organization_id = $1 and h.id = $2`, [organizationId, id])
  return row && hookOf(row)
}

/** The hook of a token, by the token's digest, and whether its organization is active. */
export async function hookByDigest(
  database: Database,
  digest: Buffer,
): Promise<(HookRow & { readonly isActive: boolean }) | undefined> {
  const [row] = await database.query(
    `select ${COLUMNS}, ${ofActiveOrganization('h.organization_id')} as is_active from hooks h where h.digest = $1`,
    [digest],
  )
  return row && { ...hookOf(row), isActive: row.is_active as boolean }
}

/** The hooks of all organizations to which a simulated kind of the installation sends, by age. */
export async function playedHooks(database: Database, kind: string): Promise<PlayedHookRow[]> {
  const rows = await database.query(
    `select ${COLUMNS}, h.address from hooks h where h.kind = $1 and h.own_hosts is null and h.address is not null
     order by h.created_at, h.id`,
    [kind],
  )
  return rows.map((row) => ({ ...hookOf(row), address: row.address as Buffer }))
}

/** Stores a hook's sealed secret. @param isFirst stores it only where there is none. @returns whether it is stored */
export async function storeSecret(
  database: Database,
  { organizationId, id }: Pick<HookRow, 'organizationId' | 'id'>,
  secret: Buffer,
  isFirst: boolean,
): Promise<boolean> {
  const rows = await database
    .of(organizationId)
    .query(
      `update hooks set secret = $3 where organization_id = $1 and id = $2 and (secret is null or not $4) returning id`,
      [organizationId, id, secret, isFirst],
    )
  return rows.length > 0
}

/** Notes what ends the subscription of a hook. */
export async function storeSubscription(
  database: Database,
  { organizationId, id }: Pick<HookRow, 'organizationId' | 'id'>,
  subscription: Subscription,
): Promise<void> {
  await database
    .of(organizationId)
    .query('update hooks set subscription = $3::jsonb where organization_id = $1 and id = $2', [
      organizationId,
      id,
      JSON.stringify(subscription),
    ])
}

/** Removes a hook with its events. @returns whether there was one */
export async function deleteHook(database: Database, organizationId: string, id: string): Promise<boolean> {
  const rows = await database
    .of(organizationId)
    .query('delete from hooks where organization_id = $1 and id = $2 returning id', [organizationId, id])
  return rows.length > 0
}

/** Stores events that are not known yet. @returns the ids of the new ones */
export async function storeEvents(
  sql: Sql,
  { organizationId, id: hookId }: HookRow,
  events: readonly StoredEvent[],
): Promise<string[]> {
  const rows = await sql.query<{ id: string }>(
    `insert into vendor_events (organization_id, hook_id, id, received_at, record, at, event)
     select $1, $2, id, clock_timestamp(), decode(record, 'hex'), at, event
     from jsonb_to_recordset($3::jsonb) as e (id text, record text, at timestamptz, event text)
     on conflict (organization_id, hook_id, id) do nothing returning id`,
    [organizationId, hookId, JSON.stringify(events)],
  )
  await sql.query(
    `update hooks set last_received_at = clock_timestamp() where organization_id = $1 and id = $2
       and (last_received_at is null or last_received_at < clock_timestamp() - interval '1 minute')`,
    [organizationId, hookId],
  )
  return rows.map(({ id }) => id)
}

/** The texts of a hook's events that are not applied yet. */
export function waitingEvents(
  database: Database,
  organizationId: string,
  hookId: string,
): Promise<{ readonly id: string; readonly event: string }[]> {
  return database
    .of(organizationId)
    .query(
      `select id, event from vendor_events where organization_id = $1 and hook_id = $2 and event is not null order by received_at`,
      [organizationId, hookId],
    )
}

/** An event that waited for longer is read again: whatever was written or read meanwhile is newer. */
const LATE_SECONDS = 10

/** A locked event. No other transaction applies its record meanwhile. */
export interface ClaimedEvent {
  /** Whether the copy may have something newer: another event of the record that is not older, or whatever came while it waited. */
  readonly isOutdated: boolean
  readonly receivedAt: Date
}

interface ClaimedRow {
  readonly id: string
  readonly at: Date | null
  readonly waits: boolean
  readonly receivedAt: Date
  readonly isLate: boolean
}

/**
 * Locks an event and the other events of its record, so that they are applied one at a time.
 * @returns undefined if it is already applied
 */
export async function claimEvent(
  sql: Session,
  organizationId: string,
  hookId: string,
  id: string,
): Promise<ClaimedEvent | undefined> {
  const rows = await sql.query<ClaimedRow>(
    `select e.id, e.at, e.event is not null as waits, e.received_at as "receivedAt",
       e.received_at < clock_timestamp() - make_interval(secs => ${LATE_SECONDS}) as "isLate"
     from vendor_events e join vendor_events one
       on one.organization_id = e.organization_id and one.hook_id = e.hook_id and one.id = $3
     where e.organization_id = $1 and e.hook_id = $2
       and (e.id = one.id or e.record = one.record)
     order by e.id for update of e`,
    [organizationId, hookId, id],
  )
  const own = rows.find((row) => row.id === id)
  if (!own?.waits) return undefined
  const { at, receivedAt, isLate } = own
  const isNotNewest = rows.some((other) => other !== own && other.at !== null && at !== null && other.at >= at)
  return { isOutdated: isLate || isNotNewest, receivedAt }
}

/** Notes that an event is applied: its text is removed. */
export async function endEvent(sql: Sql, organizationId: string, hookId: string, id: string): Promise<void> {
  await sql.query('update vendor_events set event = null where organization_id = $1 and hook_id = $2 and id = $3', [
    organizationId,
    hookId,
    id,
  ])
}

/** Hooks with events that are not applied yet. */
export function waitingHooks(
  database: Database,
): Promise<{ readonly organizationId: string; readonly hookId: string }[]> {
  return database.query(
    `select distinct organization_id as "organizationId", hook_id as "hookId" from vendor_events where event is not null
      and ${ofActiveOrganization('vendor_events.organization_id')}`,
  )
}

/** Forgets applied events that are old. @param now milliseconds since 1970 */
export async function pruneEvents(database: Database, now: number): Promise<void> {
  await database.query('delete from vendor_events where received_at < $1 and event is null', [
    new Date(now - REMEMBERED_MS),
  ])
}

function hookOf(row: Row): HookRow {
  return {
    id: row.id as string,
    organizationId: row.organization_id as string,
    kind: row.kind as string,
    ownHosts: row.own_hosts as string | null,
    connectorId: row.connector_id as string | null,
    secret: row.secret as Buffer | null,
    subscription: row.subscription as Subscription | null,
    createdAt: row.created_at as Date,
  }
}
