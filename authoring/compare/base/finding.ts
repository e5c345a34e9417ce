/** Findings of a comparison with the vendor's description. */
import type { Json } from 'plugboard/runtime'
import type { ApiShape } from '../../description/model.ts'

/**
 * Severity of a finding. wrong: both contradict each other. undocumented: only the manifest has it. note: the description has more,
 * or other words.
 */
export type Severity = 'wrong' | 'undocumented' | 'note'

/** A change of the manifest that resolves a difference. */
export type Mend =
  | { readonly to: 'enum'; readonly values: readonly Json[] }
  | { readonly to: 'limit'; readonly word: string; readonly bound: number }
  | { readonly to: 'param'; readonly name: string; readonly shape: ApiShape; readonly isRequired: boolean }

/** Further facts of a difference. */
export interface DifferenceFacts {
  /** Names or values in place of `{}` in the message. Each is a difference of its own, unless `isWhole`. */
  readonly names?: readonly Json[]
  /** Whether other names make no other difference. */
  readonly isWhole?: boolean
  /** The vendor's operation: `GET /v1/customers`. */
  readonly there?: string
  /** The day on which the vendor ends the part; `none` if it names none. */
  readonly ends?: string
  /** The changes of the manifest that resolve it: one for each name, or one for all. */
  readonly mends?: readonly Mend[]
}

/** One difference, and the part of the manifest that it is about. */
export interface Difference extends DifferenceFacts {
  readonly severity: Severity
  /** A sentence without a full stop, with `{}` in place of names. */
  readonly message: string
  /** The part of the operation, `/params/limit`; or of the manifest, `#/schemas/Customer/email`. */
  readonly part: string
}

/** A difference of an operation; of the kind, if its ID is empty. */
export type OfOperation = Difference & { readonly operation: string }

/** Takes one difference. */
export type ReportFinding = (severity: Severity, part: string, message: string, facts?: DifferenceFacts) => void

/** Returns a function that collects the differences of an operation, and adds the facts that all share. */
export function reporter(to: OfOperation[], operation: string, shared: DifferenceFacts = {}): ReportFinding {
  return (severity, part, message, facts) => to.push({ severity, part, message, operation, ...shared, ...facts })
}

/** Returns the whole message of a difference, with up to eight of its names. */
export function messageOf({ message, names }: Difference): string {
  return names ? message.replace('{}', () => listed(names)) : message
}

const MANY = 8

/** Values with commas, the rest as a number. */
export function listed(values: readonly Json[]): string {
  const shown = values.slice(0, MANY).map((value) => (typeof value === 'string' ? value : JSON.stringify(value)))
  return shown.join(', ') + (values.length > MANY ? ` and ${values.length - MANY} more` : '')
}

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
