/** What the checks of a manifest report, before it is turned into a problem with a place. */

/** One fault at a JSON pointer of the document. */
export interface Fault {
  /** The rule's name: the file under `rules/` or the schema's keyword. */
  readonly rule: string
  readonly pointer: string
  /** Whether the manifest can be used all the same; an error when absent. */
  readonly severity?: 'warning'
  /** A sentence without a full stop. */
  readonly message: string
  /** Whether the caret stands under the key or (by default) under the value. */
  readonly on?: 'key' | 'value'
  /** How far into the value's text the fault is. */
  readonly offset?: number
}

/** Takes one fault; the check goes on, so that every problem is reported at once. */
export type Report = (fault: Fault) => void
