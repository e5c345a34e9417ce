/**
 * Notifies endpoints of the changes of records that they want, by `record.matched`. A matching change is noted in its own transaction. Its
 * event is recorded in the transaction that takes the note. So each change has exactly one message, even if a process ends meanwhile.
 */
import type { Json } from 'plugboard/runtime'
import { defined } from 'plugboard/internal'
import { cursorSince } from './feed.ts'
import {
  type LeftCopy,
  leaveMatches,
  type MatchedCopy,
  organizationsWithMatches,
  type RecordMatch,
  takeLeft,
  takeMatches,
  waitingEndpoints,
} from '../triggers/waiting.ts'
import type { Session } from '../../ground/store/index.ts'
import type { AnnounceServices } from './announce.ts'
import { type NewEvent, recordEvent, sentLastMinute } from '../../ground/outbox/index.ts'

/** Services that announce matches. */
export interface MatchServices extends Pick<AnnounceServices, 'database' | 'cursors'> {
  /** Maximum number of changes that an endpoint is sent one by one in a minute. */
  readonly perMinute: number
}

/**
 * Tells all endpoints. Beyond the limit of a minute, an endpoint gets one `records.changed` for each copy instead, with the cursor from
 * which its changes begin.
 */
export async function announceMatches(services: MatchServices): Promise<void> {
  for (const organizationId of await organizationsWithMatches(services.database))
    await services.database.of(organizationId).transaction(async (sql) => {
      for (const endpointId of await waitingEndpoints(sql, organizationId))
        await announceTo(services, sql, organizationId, endpointId)
    })
}

async function announceTo(
  { cursors, perMinute }: MatchServices,
  sql: Session,
  organizationId: string,
  endpointId: string,
): Promise<void> {
  const room = perMinute - (await sentLastMinute(sql, organizationId, endpointId, 'record.matched'))
  for (const match of await takeMatches(sql, organizationId, endpointId, Math.max(0, room)))
    await recordEvent(sql, matchedEvent(organizationId, match), { endpointId, messageId: match.id })
  await leaveMatches(sql, organizationId, endpointId)
  for (const copy of await takeLeft(sql, organizationId, endpointId)) {
    const cursor = cursorSince(cursors, { organizationId, ...copy }, { ...copy, until: copy.since })
    await recordEvent(sql, copyEvent(organizationId, 'records.changed', copy, { cursor }), { endpointId })
  }
}

function matchedEvent(
  organizationId: string,
  { key, operation, changedAt, before, after, omitted, ...copy }: RecordMatch,
): NewEvent {
  const data = { key, operation, changed_at: changedAt.toISOString(), omitted: [...omitted] }
  const texts = defined({
    before: omitted.includes('before') ? undefined : (before ?? 'null'),
    after: omitted.includes('after') ? undefined : (after ?? 'null'),
  })
  return { ...copyEvent(organizationId, 'record.matched', copy, data), texts }
}

function copyEvent(
  organizationId: string,
  type: NewEvent['type'],
  { connectorId, kind, entity, customerId, externalUserId }: MatchedCopy | LeftCopy,
  data: Readonly<Record<string, Json>>,
): NewEvent {
  const customer = { id: customerId, externalUserId }
  return { organizationId, type, customer, connector: { id: connectorId, kind }, data: { entity, ...data } }
}
