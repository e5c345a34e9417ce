/** The statements on captured calls. */
import { randomUUID } from 'node:crypto'
import type { Database, Erasure } from '../../ground/store/index.ts'
import type { CaptureOutline, CapturedStep } from './captured.ts'

/** A capture lives as long as capturing may be switched on. */
export const CAPTURE_HOURS = 24
const HOUR_MS = 3_600_000
/** Maximum number of captures of a connector, and of an organization. New captures replace the oldest. */
const MOST_OF_CONNECTOR = 50
const MOST_OF_ORGANIZATION = 500

/** A capture to be stored. */
export interface NewCapture {
  readonly id: string
  readonly organizationId: string
  readonly connectorId: string
  readonly requestId: string
  readonly at: Date
  readonly steps: readonly CapturedStep[]
  readonly sealed: Buffer
}

/** A capture as its row holds it. */
export interface CaptureRow extends Omit<CaptureOutline, 'at' | 'expires_at'> {
  readonly at: Date
  readonly expires_at: Date
  readonly sealed: Buffer
}

/** The ID of a capture that is not stored yet: its seal is bound to it. */
export function newCaptureId(): string {
  return randomUUID()
}

/** Stores a capture, and drops the oldest ones beyond the ring. The capture of a connector that goes away is not stored. */
export async function insertCapture(database: Database, one: NewCapture): Promise<void> {
  await database.of(one.organizationId).transaction(async (sql) => {
    await sql.query(
      `insert into captures (organization_id, id, connector_id, request_id, at, expires_at, steps, sealed)
       select organization_id, $3, id, $4, $5, $6, $7, $8 from connectors
       where organization_id = $1 and id = $2 and status <> 'deleting'`,
      [
        one.organizationId,
        one.connectorId,
        one.id,
        one.requestId,
        one.at,
        new Date(one.at.getTime() + CAPTURE_HOURS * HOUR_MS),
        JSON.stringify(one.steps),
        one.sealed,
      ],
    )
    await sql.query(
      `delete from captures where organization_id = $1 and (
         id in (select id from captures where organization_id = $1 and connector_id = $2 order by at desc, id offset ${MOST_OF_CONNECTOR})
         or id in (select id from captures where organization_id = $1 order by at desc, id offset ${MOST_OF_ORGANIZATION}))`,
      [one.organizationId, one.connectorId],
    )
  })
}

/** The captures of a request, in their order. */
export function capturesOfRequest(
  database: Database,
  organizationId: string,
  requestId: string,
  now: Date,
): Promise<CaptureRow[]> {
  return database.of(organizationId).query<CaptureRow>(
    `select id, connector_id, request_id, at, expires_at, steps, sealed from captures
     where organization_id = $1 and request_id = $2 and expires_at > $3 order by at, id`,
    [organizationId, requestId, now],
  )
}

/** Removes expired captures. */
export async function pruneCaptures(database: Database, now: number): Promise<void> {
  await database.query('delete from captures where expires_at <= $1', [new Date(now)])
}

/** Removes the captures of a connector, even if its row stays. */
export function captureErasure(database: Database): Required<Pick<Erasure, 'connector'>> {
  const text = 'delete from captures where organization_id = $1 and connector_id = $2'
  return {
    connector: (organizationId, connectorId) => database.of(organizationId).query(text, [organizationId, connectorId]),
  }
}
