/** Prefetching: while some pages are written, the next are being fetched. */

/** The pages of an entity run, fetched before they are taken. */
export class Prefetch<T> {
  readonly #most: number
  readonly #fetched: T[] = []
  #failure: { readonly error: unknown } | undefined
  #isDone = false
  #isStopped = false
  #isComplete = false
  #changed = () => {}

  /** @param most how many may wait; one more may be in progress */
  constructor(pages: AsyncIterator<T>, most: number) {
    this.#most = most
    this.#fetch(pages)
      .catch((error: unknown) => (this.#failure = { error }))
      .finally(() => {
        this.#isDone = true
        this.#changed()
      })
  }

  /** The pages that were fetched, at least one; none at the end. @throws what a fetch threw, after the pages before it */
  async take(): Promise<T[]> {
    while (this.#fetched.length === 0 && !this.#isDone) await this.#change()
    const pages = this.#fetched.splice(0)
    if (pages.length === 0 && this.#failure) throw this.#failure.error
    this.#changed()
    return pages
  }

  /** Whether it was stopped before the last page. */
  get wasStopped(): boolean {
    return this.#isStopped && !this.#isComplete
  }

  /** Stops fetching after the page in progress. */
  stop(): void {
    this.#isStopped = true
    this.#changed()
  }

  async #fetch(pages: AsyncIterator<T>): Promise<void> {
    while (!this.#isStopped) {
      const { value, done } = await pages.next()
      if (done) {
        this.#isComplete = true
        break
      }
      this.#fetched.push(value)
      this.#changed()
      while (this.#fetched.length >= this.#most && !this.#isStopped) await this.#change()
    }
    await pages.return?.()
  }

  /** One of the two waits at a time: the taker for pages, or the fetcher for room. */
  #change(): Promise<void> {
    return new Promise((resolve) => (this.#changed = resolve))
  }
}
