/**
 * News of changes: `records.changed`, at most once a minute for each copy. Each change leaves a mark in its transaction, and news are
 * recorded in the transaction that notes the mark as told of: so none is lost, whatever ends meanwhile.
 */
import type { Catalogue } from '../../catalogue/index.ts'
import type { Cursors } from '../../cursors/index.ts'
import {
  type ChangedCopy,
  changedCopies,
  cursorSince,
  giveTurns,
  noteTold,
  takeTurns,
  untoldOrganizations,
  untoldTurns,
} from '../../search/index.ts'
import type { Database, Session } from '../../store/index.ts'
import { isWanted, type NewEvent, recordEvent } from '../../webhooks/index.ts'
import { openCopy } from './all-changes.ts'

/** What news are told with. */
export interface NewsServices {
  readonly database: Database
  readonly catalogue: Pick<Catalogue, 'of' | 'plan'>
  readonly cursors: Cursors
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** The queue of news, and how often a process looks for them. */
export const NEWS = 'sync-news'
export const NEWS_SECONDS = 15

const EVERY_SECONDS = 60

/** Tells every organization what changed since it was last told, unless that is less than a minute ago. */
export async function tellChanges(services: NewsServices): Promise<void> {
  for (const organizationId of await untoldOrganizations(services.database)) await tell(services, organizationId)
}

async function tell(services: NewsServices, organizationId: string): Promise<void> {
  const { database, now } = services
  const scope = database.of(organizationId)
  await giveTurns(scope, organizationId)
  const due = { now: new Date(now()), everySeconds: EVERY_SECONDS }
  const untold = await untoldTurns(scope, organizationId, due)
  if (!untold) return
  const isTold = await isWanted(scope, organizationId, 'records.changed')
  const events = isTold ? await eventsOf(services, await changedCopies(scope, organizationId, untold)) : []
  await scope.transaction(async (sql) => {
    if (!(await takeTurns(sql, organizationId, untold, due))) return
    for (const event of await stillOwned(sql, organizationId, events)) await recordEvent(sql, event)
    await noteTold(sql, organizationId, untold, events.length > 0 ? due.now : undefined)
  })
}

/**
 * The events of connectors that are not going away. Until the transaction ends none of them is purged, so that what a purge removes of
 * events includes these.
 */
async function stillOwned(sql: Session, organizationId: string, events: readonly NewsEvent[]): Promise<NewsEvent[]> {
  const rows = await sql.query<{ id: string }>(
    `select id from connectors where organization_id = $1 and id = any($2::uuid[]) and status <> 'deleting' order by id for key share`,
    [organizationId, events.map(({ connector }) => connector.id)],
  )
  const owned = new Set(rows.map(({ id }) => id))
  return events.filter(({ connector }) => owned.has(connector.id))
}

type NewsEvent = NewEvent & Required<Pick<NewEvent, 'connector'>>

async function eventsOf({ catalogue, cursors }: NewsServices, changed: readonly ChangedCopy[]): Promise<NewsEvent[]> {
  const events: NewsEvent[] = []
  for (const copy of changed) {
    // A kind that is not valid any more has no changes to read.
    const opened = await openCopy(catalogue, copy).catch(() => undefined)
    if (!opened) continue
    const { organizationId, connectorId, kind, entity, customerId, externalUserId, ...changes } = copy
    const cursor = cursorSince(cursors, opened, changes)
    const customer = { id: customerId, externalUserId }
    const data = { entity, cursor }
    events.push({ organizationId, type: 'records.changed', customer, connector: { id: connectorId, kind }, data })
  }
  return events
}
