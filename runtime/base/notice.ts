/** Notices of third parties: headers of their responses announce ends and news, and records show changes. */

/** A third party's notice about an operation. */
export interface Notice {
  readonly kind: string
  /** `customers.list`, or `request GET` for requests without an operation. */
  readonly operation: string
  /** `ends` for what the third party will remove or has removed; `drifts` for records that no longer fit; `news` for other messages. */
  readonly type: 'ends' | 'drifts' | 'news'
  /** First day on which it may refuse, in UTC: `2027-10-16`. A past day has come. Absent without a valid date. */
  readonly date?: string
  /** The header, such as `Sunset`; for `drifts` the place in the record, such as `$.items[].name`. */
  readonly source: string
  /**
   * The third party's own words, at most 300 characters. Not trustworthy: show it as text, and interpret nothing. For `drifts` the change,
   * without values of records: `retyped: expected string, seen integer`.
   */
  readonly text: string
  /** Address of a page about it. */
  readonly link?: string
}

/** Takes a notice: once for each operation and text in the life of the function. */
export type TakeNotice = (notice: Notice) => void

/** The changes of records that samples show. */
export const DRIFT_CHANGES = [
  'appeared',
  'vanished',
  'retyped',
  'nulled',
  'unknown_value',
  'emptied',
  'endless',
] as const

/** A change of records. */
export type DriftChange = (typeof DRIFT_CHANGES)[number]
