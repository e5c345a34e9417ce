/** Names of the statements that one connection keeps parsed: a bounded number, of which those used least lately go. */

/** What to call a statement, and which one to forget first. */
export interface Kept {
  readonly name: string
  readonly isNew: boolean
  readonly forget?: string
}

/** So many statements at most has one connection. */
const MAX_KEPT = 200

/** The statements that one connection keeps. */
export class KeptStatements {
  readonly #names = new Map<string, string>()
  #count = 0

  /** The name of a statement, which is used now. A name that is to be forgotten never comes again. */
  use(text: string): Kept {
    const known = this.#names.get(text)
    const name = known ?? `kept_${++this.#count}`
    this.#names.delete(text)
    const [oldest] = this.#names.size >= MAX_KEPT ? this.#names : []
    if (oldest) this.#names.delete(oldest[0])
    this.#names.set(text, name)
    return { name, isNew: known === undefined, ...(oldest && { forget: oldest[1] }) }
  }

  /** Forgets a statement that the database refused. */
  drop(text: string): void {
    this.#names.delete(text)
  }
}
