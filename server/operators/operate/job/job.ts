/** What every operation is given besides its arguments: a function that reports progress, and a signal that stops it. */

/** How far an operation is. */
export interface Progress {
  /** What is done, such as `rows written`; or what is being done, without a number. */
  readonly step: string
  readonly done?: number
  readonly of?: number
}

/** The run of an operation, as its caller sees it. */
export interface Job {
  readonly report: (progress: Progress) => void
  /** Stops the operation between two steps. */
  readonly signal?: AbortSignal
}

/** A run that nobody watches. */
export const UNWATCHED: Job = { report: () => {} }
