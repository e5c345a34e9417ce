/** Context of an operation: a function that reports progress, and a signal that stops it. */

/** How far an operation is. */
export interface Progress {
  /** Unit of the progress, such as `rows written`, or the current step without a number. */
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

/** A run without an observer. */
export const UNWATCHED: Job = { report: () => {} }
