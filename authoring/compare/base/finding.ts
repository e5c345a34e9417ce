/** Findings of a comparison with the vendor's description. */

/**
 * Severity of a finding. wrong: both contradict each other. undocumented: only the manifest has it. note: the description has more,
 * or other words.
 */
export type Severity = 'wrong' | 'undocumented' | 'note'

/** One difference, and the part of the manifest that it is about. */
export interface Difference {
  readonly severity: Severity
  /** A sentence without a full stop. */
  readonly message: string
  /** The part of the operation, `/params/limit`; or of the manifest, `#/schemas/Customer/email`. */
  readonly part: string
}

/** Takes one difference. */
export type ReportFinding = (severity: Severity, part: string, message: string) => void

/** One difference with its place in the manifest. */
export interface Finding {
  readonly severity: Severity
  /** The operations concerned, `customers.list`; none for the kind. */
  readonly operations: readonly string[]
  readonly message: string
  readonly file: string
  readonly line: number
  readonly column: number
}

/** The findings of one kind, in the order of the manifest, and how many operations were compared. */
export interface Comparison {
  readonly findings: readonly Finding[]
  readonly operations: number
}
