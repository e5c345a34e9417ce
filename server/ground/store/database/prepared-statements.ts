/** The prepared statements of a connection. The least recently used make room for new ones. */
import { BoundedCache } from '../../base/index.ts'

/** The name of a statement, and the statement to forget first. */
export interface PreparedStatement {
  readonly name: string
  readonly isNew: boolean
  readonly forget?: string
}

/** Maximum number of statements of a connection. */
const MAX_PREPARED = 200

/** The prepared statements of one connection. */
export class PreparedStatements {
  #dropped: string | undefined
  #count = 0
  readonly #names = new BoundedCache<string, string>({
    max: MAX_PREPARED,
    dispose: (name) => (this.#dropped = name),
  })

  /** Returns the name of a statement for its use now. A forgotten name is never used again. */
  use(text: string): PreparedStatement {
    const known = this.#names.get(text)
    if (known !== undefined) return { name: known, isNew: false }
    const name = `prepared_${++this.#count}`
    this.#dropped = undefined
    this.#names.set(text, name)
    return { name, isNew: true, forget: this.#dropped }
  }

  /** Forgets a refused statement. */
  drop(text: string): void {
    this.#names.delete(text)
  }
}
