/** What records are sorted by. */

/** One expression that records are sorted by, with the type that reads its text back. */
export interface SortTerm {
  readonly sql: string
  readonly type: 'text' | 'numeric' | 'timestamptz' | 'real' | 'int'
  readonly isDescending: boolean
}
