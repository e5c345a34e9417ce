/** Pauses after failed renewals, so that a token endpoint in trouble is left alone for a while. */
import { backoffMs } from 'plugboard/internal'
import { ConnectorError } from 'plugboard/runtime'

/** Waits between failed renewals: doubled each time, up to half a minute. */
const BACKOFF = { firstMs: 100, longestMs: 30_000, spread: 0 }

interface RenewalFailure {
  readonly version: number
  readonly error: unknown
  readonly count: number
  /** When the next one may be tried, by the monotonic clock. */
  readonly until: number
}

interface FailedTarget {
  readonly id: string
  readonly version: number
}

/** The pauses of one process, by connector. */
export class RenewalPauses {
  readonly #monotonic: () => number
  readonly #failures = new Map<string, RenewalFailure>()

  /** @param monotonic milliseconds of a clock that is never set */
  constructor(monotonic: () => number) {
    this.#monotonic = monotonic
  }

  /** Begins a pause, twice as long as the one before of the same credentials. */
  note({ id, version }: FailedTarget, error: unknown): void {
    const before = this.#failures.get(id)
    const count = before?.version === version ? before.count + 1 : 1
    const waitMs = backoffMs(count, BACKOFF)
    this.#failures.set(id, { version, error, count, until: this.#monotonic() + waitMs })
  }

  /** @throws RenewalPaused with what the last renewal failed with, while it is too early for another */
  check({ id, version }: FailedTarget): void {
    const failure = this.#failures.get(id)
    if (failure?.version !== version || failure.until <= this.#monotonic()) return
    throw new RenewalPaused(failure.error, failure.until - this.#monotonic())
  }

  /** Forgets the failures of a connector whose credentials were renewed. */
  end(id: string): void {
    this.#failures.delete(id)
  }
}

/** The last failure, again: the token endpoint is left alone for a while. */
export class RenewalPaused extends ConnectorError {
  constructor(error: unknown, retryAfterMs: number) {
    const last = error instanceof ConnectorError ? error : new ConnectorError('internal', 'Cannot renew')
    const hint = 'Wait, then call again with the same params.'
    super(last.code, last.message, { retryAfterMs, cause: error, hint, entry: last })
  }
}
