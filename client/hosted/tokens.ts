/** Tokens of the platform: fetched at the first use, renewed before they expire, one request at a time. */
import type { Clock } from '../../runtime/index.ts'
import { unlessCancelled } from '../../runtime/base/waiting.ts'
import { abortError } from './platform-error.ts'

/** A token that renews itself. */
export interface Token {
  /** A valid token. @throws PlatformError such as `invalid_client`; ConnectorError `cancelled` */
  get(signal?: AbortSignal): Promise<string>
  /** Drops a refused token. A token that was issued since stays. */
  drop(refused: string): void
}

/** An issued token. */
export interface FetchedToken {
  readonly token: string
  readonly expiresInSeconds: number
}

/** A token with less time left is renewed, so that it does not expire on the way. */
const EARLY_SECONDS = 60

/** A token that `issue` fetches. */
export function renewing(issue: () => Promise<FetchedToken>, clock: Pick<Clock, 'now'>): Token {
  let current: { readonly token: string; readonly goodUntil: number } | undefined
  let pending: Promise<string> | undefined

  async function renew(): Promise<string> {
    const asked = clock.now()
    const { token, expiresInSeconds } = await issue()
    const good = Math.max(expiresInSeconds - EARLY_SECONDS, expiresInSeconds / 2)
    current = { token, goodUntil: asked + good * 1000 }
    return token
  }

  return {
    async get(signal) {
      if (current && clock.now() < current.goodUntil) return current.token
      pending ??= renew().finally(() => {
        pending = undefined
      })
      return unlessCancelled(pending, signal, abortError)
    },
    drop(refused) {
      if (current?.token === refused) current = undefined
    },
  }
}
