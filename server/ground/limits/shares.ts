/** Shares of limits: permits that a process takes in advance, to save a round trip to the database for most calls. */

/** Subject of a limit. */
export interface LimitSubject {
  readonly organizationId: string
  /** The limit, such as `customer`. */
  readonly limit: string
  /** The limited thing, such as a customer's ID. */
  readonly key: string
}

/** A request for a share. */
export interface ShareRequest {
  /** Wanted permits. Fewer are granted when few remain. */
  readonly wanted: number
  /** All permits of the limit. */
  readonly most: number
  /** Milliseconds for which the permits count against the limit; the length of a window. */
  readonly lifeMs: number
  /** Whether all shares end together, with the window of the first one. */
  readonly isWindow: boolean
}

/** A granted share. */
export interface Share {
  readonly id: string
  /** Granted permits; 0 if none remain. */
  readonly granted: number
  /** Permits that remain for other shares. */
  readonly remaining: number
  /** Milliseconds until the window ends, or until the first used permit is free again. */
  readonly freeMs: number
  /** Milliseconds of a pause without any grant; 0 without one. */
  readonly pausedMs: number
}

/** A share, or a part of it. */
export interface Part {
  readonly subject: LimitSubject
  readonly id: string
  readonly permits: number
}

/** Counts shares. */
export interface Shares {
  /** Takes a share. @throws ConnectorError `storage_unavailable` if the database did not respond, `internal` for another failure */
  take(subject: LimitSubject, request: ShareRequest): Promise<Share>
  /** Gives unused permits back. @throws DatabaseError, ConnectorError `storage_unavailable` */
  giveBack(parts: readonly Part[]): Promise<void>
  /** Extends shares to a number of milliseconds from now. @returns IDs of the shares that had not expired. @throws DatabaseError, ConnectorError `storage_unavailable` */
  renew(parts: readonly Part[], lifeMs: number): Promise<Set<string>>
  /** Grants nothing for a number of milliseconds. A longer pause stays. @throws DatabaseError, ConnectorError `storage_unavailable` */
  pause(subject: LimitSubject, ms: number): Promise<void>
}

/** The organization of limits that are counted before it is known. */
export const NO_ORGANIZATION = '00000000-0000-0000-0000-000000000000'

/** A subject as text. */
export function textOf({ organizationId, limit, key }: LimitSubject): string {
  return `${organizationId} ${limit} ${key}`
}

/** Takes permits out of a subject's shares, the last share first; none for a number that is not above 0. */
export function lastParts(
  subject: LimitSubject,
  shares: readonly Pick<Part, 'id' | 'permits'>[],
  permits: number,
): Part[] {
  const parts: Part[] = []
  let left = permits
  for (const { id, permits: held } of shares.toReversed()) {
    if (left <= 0) break
    const given = Math.min(left, held)
    if (given > 0) parts.push({ subject, id, permits: given })
    left -= given
  }
  return parts
}
