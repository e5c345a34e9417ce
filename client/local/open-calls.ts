/** Whether an account is open, and which of its calls are under way: it closes after the last of them. */
import { openUntil, type OpenState } from '../base/engine.ts'

/** The calls of an account that closes after them. */
export class OpenCalls implements OpenState {
  readonly #open: OpenState
  #running = 0
  #onEnd: (() => void) | undefined

  /**
   * @param close closes the account; called once, after the last call
   * @param name as in "the stripe connector"
   */
  constructor(close: () => Promise<void>, name: string) {
    this.#open = openUntil(() => this.#ended().then(close), name)
  }

  /** @throws ConnectorError `cancelled` once it is closed, or waits for its calls in order to be */
  check(): void {
    this.#open.check()
  }

  /** Closes the account, once its calls have ended. */
  close(): Promise<void> {
    return this.#open.close()
  }

  /** Runs a call, for which `close` waits. @throws ConnectorError `cancelled` once it is closed */
  async run<T>(call: () => Promise<T>): Promise<T> {
    this.check()
    this.#running++
    try {
      return await call()
    } finally {
      if (--this.#running === 0) this.#onEnd?.()
    }
  }

  /** Settles once no call is under way. */
  #ended(): Promise<void> {
    return new Promise((resolve) => {
      if (this.#running === 0) resolve()
      else this.#onEnd = resolve
    })
  }
}
