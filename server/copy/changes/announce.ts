/**
 * Announces changes by `records.changed`, at most once a minute for each copy. Each change leaves a mark in its transaction. Its event is
 * recorded in the transaction that notes the mark as announced. So none is lost, even if a process ends meanwhile.
 */
import type { Catalogue } from '../../accounts/catalogue/index.ts'
import type { Cursors } from '../../ground/cursors/index.ts'
import { type ChangedCopy, changedCopies } from './entries.ts'
import { claimTurns, giveTurns, noteAnnounced, unannouncedOrganizations, unannouncedTurns } from './turns.ts'
import { cursorSince } from './feed.ts'
import type { Database, Session } from '../../ground/store/index.ts'
import { copyOfEntry } from './all-changes.ts'
import { isEventWanted, type NewEvent, recordEvent } from '../../ground/outbox/index.ts'

/** Services that announce changes. */
export interface AnnounceServices {
  readonly database: Database
  readonly catalogue: Pick<Catalogue, 'of' | 'plan'>
  readonly cursors: Cursors
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** The queue of announcements, and how often a process looks for changes. */
export const ANNOUNCE = 'sync-announce'
export const ANNOUNCE_SECONDS = 15

const EVERY_SECONDS = 60

/** Announces to each organization what changed since the last time, unless that is less than a minute ago. */
export async function announceChanges(services: AnnounceServices): Promise<void> {
  for (const organizationId of await unannouncedOrganizations(services.database))
    await announce(services, organizationId)
}

async function announce(services: AnnounceServices, organizationId: string): Promise<void> {
  const { database, now } = services
  const scope = database.of(organizationId)
  await giveTurns(scope, organizationId)
  const due = { now: new Date(now()), everySeconds: EVERY_SECONDS }
  const unannounced = await unannouncedTurns(scope, organizationId, due)
  if (!unannounced) return
  const isWanted = await isEventWanted(scope, organizationId, 'records.changed')
  const events = isWanted ? await eventsOf(services, await changedCopies(scope, organizationId, unannounced)) : []
  await scope.transaction(async (sql) => {
    if (!(await claimTurns(sql, organizationId, unannounced, due))) return
    for (const event of await stillOwned(sql, organizationId, events)) await recordEvent(sql, event)
    await noteAnnounced(sql, organizationId, unannounced, events.length > 0 ? due.now : undefined)
  })
}

/**
 * The events of connectors that are not going away. Until the transaction ends none of them is purged, so that what a purge removes of
 * events includes these.
 */
async function stillOwned(
  sql: Session,
  organizationId: string,
  events: readonly ChangedEvent[],
): Promise<ChangedEvent[]> {
  const rows = await sql.query<{ id: string }>(
    `select id from connectors where organization_id = $1 and id = any($2::uuid[]) and status <> 'deleting' order by id for key share`,
    [organizationId, events.map(({ connector }) => connector.id)],
  )
  const owned = new Set(rows.map(({ id }) => id))
  return events.filter(({ connector }) => owned.has(connector.id))
}

type ChangedEvent = NewEvent & Required<Pick<NewEvent, 'connector'>>

async function eventsOf(
  { catalogue, cursors }: AnnounceServices,
  changed: readonly ChangedCopy[],
): Promise<ChangedEvent[]> {
  const events: ChangedEvent[] = []
  for (const copy of changed) {
    // A kind that is not valid any more has no changes to read.
    const opened = await copyOfEntry(catalogue, copy).catch(() => undefined)
    if (!opened) continue
    const { organizationId, connectorId, kind, entity, customerId, externalUserId, ...changes } = copy
    const cursor = cursorSince(cursors, opened, changes)
    const customer = { id: customerId, externalUserId }
    const data = { entity, cursor }
    events.push({ organizationId, type: 'records.changed', customer, connector: { id: connectorId, kind }, data })
  }
  return events
}
