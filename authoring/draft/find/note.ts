/** What a draft could not take over, and where the author will look for it. */
export interface Note {
  /** `customers.list`, or empty for the whole. */
  readonly at: string
  readonly text: string
}

/** Reports one thing that was not taken over. */
export type ReportNote = (text: string) => void
