/** Fetching ahead: while some pages are written, the next are on their way. */

/** The pages of a walk, fetched before they are asked for. */
export class Ahead<T> {
  readonly #most: number
  readonly #waiting: T[] = []
  #failure: { readonly error: unknown } | undefined
  #isDone = false
  #isStopped = false
  #isThrough = false
  #changed = () => {}

  /** @param most how many may wait; one more may be on its way */
  constructor(pages: AsyncIterator<T>, most: number) {
    this.#most = most
    void this.#fetch(pages)
  }

  /** What waits, at least one page; none at the end. What a fetch throws comes after the pages before it. */
  async take(): Promise<T[]> {
    while (this.#waiting.length === 0 && !this.#isDone) await this.#change()
    const pages = this.#waiting.splice(0)
    if (pages.length === 0 && this.#failure) throw this.#failure.error
    this.#changed()
    return pages
  }

  /** Whether it was told to stop before the last page. */
  get wasStopped(): boolean {
    return this.#isStopped && !this.#isThrough
  }

  /** Fetches no more than what is on its way. */
  stop(): void {
    this.#isStopped = true
    this.#changed()
  }

  async #fetch(pages: AsyncIterator<T>): Promise<void> {
    try {
      while (!this.#isStopped) {
        const { value, done } = await pages.next()
        if (done) {
          this.#isThrough = true
          break
        }
        this.#waiting.push(value)
        this.#changed()
        while (this.#waiting.length >= this.#most && !this.#isStopped) await this.#change()
      }
    } catch (error) {
      this.#failure = { error }
    }
    this.#isDone = true
    this.#changed()
  }

  /** One of the two waits at a time: the taker for pages, or the fetcher for room. */
  #change(): Promise<void> {
    return new Promise((resolve) => (this.#changed = resolve))
  }
}
