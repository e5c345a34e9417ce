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
  takeUntold,
  untoldOrganizations,
} from '../../search/index.ts'
import type { Database, Session } from '../../store/index.ts'
import { isWanted, recordEvent } from '../../webhooks/index.ts'
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
  await scope.transaction(async (sql) => {
    const at = new Date(now())
    const untold = await takeUntold(sql, organizationId, { now: at, everySeconds: EVERY_SECONDS })
    if (!untold) return
    const wanted = await isWanted(sql, organizationId, 'records.changed')
    const changed = wanted ? await changedCopies(sql, organizationId, untold) : []
    for (const copy of changed) await record(sql, services, copy)
    await noteTold(sql, organizationId, untold, changed.length > 0 ? at : undefined)
  })
}

async function record(sql: Session, { catalogue, cursors }: NewsServices, copy: ChangedCopy): Promise<void> {
  // A kind that is not valid any more has no changes to read.
  const opened = await openCopy(catalogue, copy).catch(() => undefined)
  if (!opened) return
  const { organizationId, connectorId, kind, entity, customerId, externalUserId, ...changes } = copy
  await recordEvent(sql, {
    organizationId,
    type: 'records.changed',
    customer: { id: customerId, externalUserId },
    connector: { id: connectorId, kind },
    data: { entity, cursor: cursorSince(cursors, opened, changes) },
  })
}
