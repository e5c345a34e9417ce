/** Entries of the changes of many copies: in a snapshot each copy is one, later each turn. */
import type { Sql } from '../../ground/store/index.ts'
import type { ConnectorMap } from '../maps/mapped-fields.ts'
import { COPY_VERSION } from '../records/copy-reads.ts'

/** Filter of changes, by whose they are and of what. */
export interface FeedFilter {
  readonly organizationId: string
  /** All customers without it. */
  readonly customerId?: string | undefined
  /** Kinds by their slugs; all without it. */
  readonly kinds?: readonly string[] | undefined
  readonly entities?: readonly string[] | undefined
}

/** The copy of an entry. */
export interface EntryCopy {
  readonly organizationId: string
  readonly connectorId: string
  readonly kind: string
  /** The digest of the hosts that an own kind leads to; null for the installation's kinds. */
  readonly ownHosts: string | null
  readonly entity: string
  /** Null once the customer is deleted. */
  readonly externalUserId: string | null
}

/** One entry of a feed. */
export interface FeedEntry extends EntryCopy {
  /** The place: the generation in a snapshot, else the turn. */
  readonly at: number
  readonly generation: number
  /** The copy's changes after this one and up to another; -1 for all records. */
  readonly since: number
  readonly until: number
  readonly isReset: boolean
  /** Whether the copy may be read: it is shown, chosen, and not going away. */
  readonly isReadable: boolean
  /** The copy's last removal that is no longer remembered. */
  readonly pruned: number
  readonly notedAt: Date
  /** Versions of its rows: see `COPY_VERSION`; null for one that no longer exists, and in a reset. */
  readonly version: string | null
  /** The fields of the entity that the connector's map names; null without any, and in a reset. */
  readonly mapped: ConnectorMap[string] | null
}

/** Number of entries that are looked at together. */
export const ENTRIES = 100

const OF_COPY = `
  join generations g on g.organization_id = c.organization_id and g.id = c.generation
  join syncs s on s.organization_id = c.organization_id and s.connector_id = c.connector_id
  join connectors k on k.organization_id = c.organization_id and k.id = c.connector_id
  join customers u on u.organization_id = k.organization_id and u.id = k.customer_id`
const IS_READABLE = `coalesce(c.entity = any(s.entities), true) and k.status <> 'deleting' and u.status <> 'deleting'`
const IS_WANTED = (customer: string, kind: string, entity: string) =>
  `($2::uuid is null or ${customer} = $2) and ($3::text[] is null or ${kind} = any($3)) and ($4::text[] is null or ${entity} = any($4))`

function paramsOf({ organizationId, customerId, kinds, entities }: FeedFilter): unknown[] {
  return [organizationId, customerId ?? null, kinds ?? null, entities ?? null]
}

/** The next copies of a snapshot, oldest first. */
export function copiesAfter(sql: Sql, filter: FeedFilter, after: number): Promise<FeedEntry[]> {
  return copiesWhere(sql, filter, 'c.generation > $5', after)
}

/** Finds the copy of a generation that a reader is in the middle of; none when it may no longer be read. */
export function copyOfGeneration(sql: Sql, filter: FeedFilter, generation: number): Promise<FeedEntry[]> {
  return copiesWhere(sql, filter, 'c.generation = $5', generation)
}

function copiesWhere(sql: Sql, filter: FeedFilter, where: string, value: number): Promise<FeedEntry[]> {
  return sql.query<FeedEntry>(
    `select g.id as at, g.id as generation, -1 as since, g.changes as until, false as "isReset", true as "isReadable", g.pruned,
      now() as "notedAt", c.organization_id as "organizationId", c.connector_id as "connectorId", k.kind, k.own_hosts as "ownHosts",
      c.entity, u.external_user_id as "externalUserId", k.map -> c.entity as mapped, ${COPY_VERSION} as version
    from copies c ${OF_COPY}
    where c.organization_id = $1 and ${where} and ${IS_READABLE} and ${IS_WANTED('k.customer_id', 'k.kind', 'c.entity')}
    order by c.generation limit ${ENTRIES}`,
    [...paramsOf(filter), value],
  )
}

/** The next turns after one and up to another. */
export function turnsAfter(sql: Sql, filter: FeedFilter, after: number, last: number): Promise<FeedEntry[]> {
  return sql.query<FeedEntry>(
    `select t.turn as at, t.generation, t.since, t.until, t.is_reset as "isReset", copy.generation is not null as "isReadable",
      coalesce(copy.pruned, 0) as pruned, t.noted_at as "notedAt", t.organization_id as "organizationId",
      t.connector_id as "connectorId", t.kind, copy."ownHosts", t.entity, v.external_user_id as "externalUserId", copy.mapped, copy.version
    from copy_turns t
    left join customers v on v.organization_id = t.organization_id and v.id = t.customer_id
    left join lateral (
      select c.generation, g.pruned, k.own_hosts as "ownHosts", k.map -> c.entity as mapped, ${COPY_VERSION} as version from copies c ${OF_COPY}
      where c.organization_id = t.organization_id and c.connector_id = t.connector_id and c.entity = t.entity
        and c.generation = t.generation and ${IS_READABLE}
    ) copy on not t.is_reset
    where t.organization_id = $1 and t.turn > $5 and t.turn <= $6 and ${IS_WANTED('t.customer_id', 't.kind', 't.entity')}
    order by t.turn limit ${ENTRIES}`,
    [...paramsOf(filter), after, last],
  )
}

/** A copy that changed, with whom it is of. */
export interface ChangedCopy
  extends Omit<EntryCopy, 'externalUserId'>, Pick<FeedEntry, 'generation' | 'since' | 'until'> {
  readonly customerId: string
  readonly externalUserId: string
}

/** The copies that changed in turns after one and up to another, each once, as far as they may be read. */
export function changedCopies(
  sql: Sql,
  organizationId: string,
  { after, upTo }: { readonly after: number; readonly upTo: number },
): Promise<ChangedCopy[]> {
  return sql.query<ChangedCopy>(
    `select k.organization_id as "organizationId", k.id as "connectorId", k.kind, k.own_hosts as "ownHosts", c.entity, c.generation, min(t.since) as since, max(t.until) as until,
      u.id as "customerId", u.external_user_id as "externalUserId"
    from copy_turns t
    join copies c on c.organization_id = t.organization_id and c.connector_id = t.connector_id and c.entity = t.entity
      and c.generation = t.generation ${OF_COPY}
    where t.organization_id = $1 and t.turn > $2 and t.turn <= $3 and not t.is_reset and ${IS_READABLE}
    group by k.organization_id, k.id, k.kind, k.own_hosts, c.entity, c.generation, u.id, u.external_user_id order by min(t.turn)`,
    [organizationId, after, upTo],
  )
}
