/** Copies that shrink: a list that ended early must take nothing from them. */
import type { BelowCounts } from '../../records/below-parents.ts'
import { INCOMPLETE, SHRUNK, type SyncFailure } from '../state/failures.ts'

/** Smaller copies may shrink as they like. */
const GUARDED_RECORDS = 10
/** The part of a copy that is left at least, unless a second run finds about as few records. */
const MIN_UNCONFIRMED = 0.9
/** The part of a copy that is left at least, unless somebody asked for a full sync. */
const MIN_LEFT = 0.5
/** So many times the records of the first run the second may have found at most. */
const TOLERANCE = 1.1

/** What becomes of a full run: of `ask` and `hold`, some of the missing records are read first. If none is there, `ask` is accepted. */
export type ShrinkVerdict = 'accept' | 'confirm' | 'ask' | 'hold'

/**
 * What becomes of a full run that found fewer records than searches see.
 * @param unconfirmed how many records the run before found, when this one was to confirm it
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

/** Whether so many records of those below a parent are missing from its list that it is read once more before any is removed. */
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
