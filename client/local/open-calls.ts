/** State of an account and its calls. The account closes after the last of them. */
import { openUntil, type OpenState } from '../base/engine.ts'

/** The calls of an account. */
export class OpenCalls implements OpenState {
  readonly #open: OpenState
  #running = 0
  #onEnd: (() => void) | undefined

  /** @param close closes the account, once, after the last call @param name as in "the stripe connector" */
  constructor(close: () => Promise<void>, name: string) {
    this.#open = openUntil(() => this.#ended().then(close), name)
  }

  /** @throws ConnectorError `cancelled` after `close` */
  check(): void {
    this.#open.check()
  }

  /** Closes the account after its calls. */
  close(): Promise<void> {
    return this.#open.close()
  }

  /** Runs a call. `close` waits for it. @throws ConnectorError `cancelled` after `close` */
  async run<T>(call: () => Promise<T>): Promise<T> {
    this.check()
    this.#running++
    try {
      return await call()
    } finally {
      if (--this.#running === 0) this.#onEnd?.()
    }
  }

  #ended(): Promise<void> {
    return new Promise((resolve) => {
      if (this.#running === 0) resolve()
      else this.#onEnd = resolve
    })
  }
}
