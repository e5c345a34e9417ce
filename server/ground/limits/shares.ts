/** Shares of limits: permits that a process takes in advance, so that not every call costs a round trip to the database. */

/** Whose limit it is. */
export interface LimitSubject {
  readonly organizationId: string
  /** The limit, such as `customer`. */
  readonly limit: string
  /** What is limited, such as a customer's id. */
  readonly key: string
}

/** What a process asks for. */
export interface ShareRequest {
  /** Permits wanted; when few are left, fewer are granted. */
  readonly wanted: number
  /** The limit's permits in all. */
  readonly most: number
  /** How long the permits count against the limit, in milliseconds; of a window its length. */
  readonly lifeMs: number
  /** Whether all shares end together, with the window that the first of them began. */
  readonly isWindow: boolean
}

/** What was granted. */
export interface Share {
  readonly id: string
  /** Permits; 0 when none is left. */
  readonly granted: number
  /** Permits that are left for other shares. */
  readonly remaining: number
  /** Milliseconds until the window ends, or until the first of the permits in use is free again. */
  readonly freeMs: number
  /** Milliseconds for which nothing is granted at all; 0 when there is no pause. */
  readonly pausedMs: number
}

/** A share, or a part of it. */
export interface Part {
  readonly subject: LimitSubject
  readonly id: string
  readonly permits: number
}

/** Where shares are counted. */
export interface Shares {
  /** Takes a share. @throws ConnectorError `storage_unavailable` when the database did not respond, `internal` for another failure */
  take(subject: LimitSubject, request: ShareRequest): Promise<Share>
  /** Gives permits back that were not used. @throws DatabaseError, ConnectorError `storage_unavailable` */
  giveBack(parts: readonly Part[]): Promise<void>
  /** Extends shares to so many milliseconds from now. @returns the ids of the shares that had not expired. @throws DatabaseError, ConnectorError `storage_unavailable` */
  renew(parts: readonly Part[], lifeMs: number): Promise<Set<string>>
  /** Grants nothing for so many milliseconds, or longer when it is paused for longer already. @throws DatabaseError, ConnectorError `storage_unavailable` */
  pause(subject: LimitSubject, ms: number): Promise<void>
}

/** The part of all limits that are counted before the organization is known. */
export const NO_ORGANIZATION = '00000000-0000-0000-0000-000000000000'

/** One text for one subject. */
export function textOf({ organizationId, limit, key }: LimitSubject): string {
  return `${organizationId} ${limit} ${key}`
}

/** So many permits out of a subject's shares, the last share first; none for a number that is not above 0. */
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
