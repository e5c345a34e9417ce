/** Copies that shrink: a list that ended early must take nothing from them. */
import type { BelowCounts } from '../../records/seen.ts'
import { INCOMPLETE, SHRUNK, type SyncFailure } from '../state/failures.ts'
import { ServerError } from '../../../ground/errors/index.ts'
import type { Copy } from '../../records/copy.ts'
import type { Sql } from '../../../ground/store/index.ts'
import { firstOf } from '../../../ground/base/index.ts'

/** Number of records below which a copy may shrink freely. */
const GUARDED_RECORDS = 10
/** Minimum part of a copy that is left, unless a second run finds about as few records. */
const MIN_UNCONFIRMED = 0.9
/** Minimum part of a copy that is left, unless a full sync was asked for. */
const MIN_LEFT = 0.5
/** Maximum number of records of a second run, as a multiple of those of the first. */
const TOLERANCE = 1.1

/** Verdict on a full run. For `ask` and `hold`, some of the missing records are read first. If none exists, `ask` is accepted. */
export type ShrinkVerdict = 'accept' | 'confirm' | 'ask' | 'hold'

/**
 * Judges a full run that found fewer records than searches see.
 * @param unconfirmed number of records of the run before, when this one was to confirm it
 */
export function judgeShrink(before: number, after: number, unconfirmed: number | null): ShrinkVerdict {
  if (before < GUARDED_RECORDS || after >= before * MIN_UNCONFIRMED) return 'accept'
  if (after < before * MIN_LEFT) return 'hold'
  if (unconfirmed === null) return 'confirm'
  return after <= unconfirmed * TOLERANCE ? 'ask' : 'hold'
}

/** The error of an entity whose copy keeps the records that the list leaves out. */
export function incomplete(before: number, after: number): SyncFailure {
  return {
    code: INCOMPLETE,
    message:
      `Cannot remove ${before - after} of ${before} records: the list leaves them out, but the third party does not say that they are gone. ` +
      'To remove them, start a full sync',
  }
}

/** The error of an entity whose copy would shrink too much. */
export function shrunk(before: number, after: number): SyncFailure {
  return {
    code: SHRUNK,
    message: `Cannot accept the copy: ${after} of ${before} records are left. To accept this, start a full sync`,
  }
}

/** Whether enough of the records below a parent are missing from its list to read it once more before any is removed. */
export function isSuspiciousBelow({ all, named }: BelowCounts): boolean {
  return all < GUARDED_RECORDS ? named === 0 : named < all * MIN_UNCONFIRMED
}

/** Why a parent is read once more. */
export function shrunkBelow({ all, named }: BelowCounts): SyncFailure {
  return {
    code: SHRUNK,
    message: `The list has ${named} of ${all} records. The sync reads it again before it removes any`,
  }
}

/**
 * Returns the number of records that an entity may have beside the connector's other entities.
 * @param most of the connector
 * @param generation if given, the number that may be added to it
 */
export async function roomFor(
  sql: Sql,
  most: number,
  { organizationId, connectorId, entity }: Copy,
  generation?: number,
): Promise<number> {
  const rows = await sql.query<{ records: string }>(
    `select coalesce(sum(records), 0)::text as records from generations where organization_id = $1 and connector_id = $2
    and (id = $4 or (status = 'visible' and entity <> $3))`,
    [organizationId, connectorId, entity, generation ?? null],
  )
  return most - Number(firstOf(rows).records)
}

/** The error of a connector with more records than it may hold. */
export function overQuota(most: number): ServerError {
  return new ServerError('quota_exceeded', `Cannot copy more records: the limit of the connector is ${most}`, {
    hint: 'Raise quotas.recordsPerConnector.',
  })
}
