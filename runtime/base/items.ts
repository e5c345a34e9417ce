/** Items of pages, one by one. */

/**
 * Iterates the items of pages. A page is fetched when its first item is needed. An async generator would take three promises for each
 * item, which is a tenth of a walk's time; this takes one.
 * @example for await (const record of itemsOf(pages, ({ records }) => records)) console.log(record)
 */
export function itemsOf<P, T>(
  pages: AsyncGenerator<P, void, undefined>,
  listOf: (page: P) => readonly T[],
): AsyncGenerator<T, void, undefined> {
  return new Items(pages, listOf)
}

class Items<P, T> implements AsyncGenerator<T, void, undefined> {
  #items: readonly T[] = []
  #at = 0
  /** The steps that wait for a page, in their order. */
  #waiting = 0
  #last: Promise<unknown> = Promise.resolve()

  readonly #pages: AsyncGenerator<P, void, undefined>
  readonly #listOf: (page: P) => readonly T[]

  constructor(pages: AsyncGenerator<P, void, undefined>, listOf: (page: P) => readonly T[]) {
    this.#pages = pages
    this.#listOf = listOf
  }

  next(): Promise<IteratorResult<T, void>> {
    const isHere = this.#at < this.#items.length && this.#waiting === 0
    return isHere ? Promise.resolve(this.#taken()) : this.#inTurn(() => this.#nextTaken())
  }

  return(): Promise<IteratorResult<T, void>> {
    return this.#inTurn(() => this.#ended(this.#pages.return()))
  }

  throw(error: unknown): Promise<IteratorResult<T, void>> {
    return this.#inTurn(() => this.#ended(this.#pages.throw(error)))
  }

  [Symbol.asyncIterator](): this {
    return this
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.return().then(() => {})
  }

  #inTurn(step: () => Promise<IteratorResult<T, void>>): Promise<IteratorResult<T, void>> {
    this.#waiting++
    const taken = this.#last.then(step).finally(() => this.#waiting--)
    this.#last = taken.catch(() => {})
    return taken
  }

  async #nextTaken(): Promise<IteratorResult<T, void>> {
    while (this.#at === this.#items.length) {
      // The page before is free for the garbage collector while the next one is fetched.
      this.#items = []
      this.#at = 0
      const page = await this.#pages.next()
      if (page.done) return { value: undefined, done: true }
      this.#items = this.#listOf(page.value)
    }
    return this.#taken()
  }

  async #ended(closing: Promise<unknown>): Promise<IteratorResult<T, void>> {
    this.#items = []
    this.#at = 0
    await closing
    return { value: undefined, done: true }
  }

  #taken(): IteratorResult<T, void> {
    return { value: this.#items[this.#at++] as T, done: false }
  }
}
