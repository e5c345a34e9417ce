/** The statements that one connection has prepared: a bounded number, of which the least recently used are dropped. */
import { BoundedCache } from '../../base/index.ts'

/** What to call a statement, and which one to forget first. */
export interface PreparedStatement {
  readonly name: string
  readonly isNew: boolean
  readonly forget?: string
}

/** So many statements at most has one connection. */
const MAX_PREPARED = 200

/** The prepared statements of one connection. */
export class PreparedStatements {
  #dropped: string | undefined
  #count = 0
  readonly #names = new BoundedCache<string, string>({
    max: MAX_PREPARED,
    dispose: (name) => (this.#dropped = name),
  })

  /** The name of a statement, which is used now. A name that is to be forgotten never comes again. */
  use(text: string): PreparedStatement {
    const known = this.#names.get(text)
    if (known !== undefined) return { name: known, isNew: false }
    const name = `prepared_${++this.#count}`
    this.#dropped = undefined
    this.#names.set(text, name)
    return { name, isNew: true, forget: this.#dropped }
  }

  /** Forgets a statement that the database refused. */
  drop(text: string): void {
    this.#names.delete(text)
  }
}
