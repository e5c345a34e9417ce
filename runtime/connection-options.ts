/** Options of a connection. */
import type { Credentials } from './auth/index.ts'
import type { Transport } from './base/http.ts'
import type { Json } from './base/json.ts'
import type { TakeNotice } from './base/notice.ts'
import type { Observe } from './base/observe.ts'
import {
  amountOf,
  BOOLEAN,
  countKind,
  FUNCTION,
  OBJECT,
  optionsOf,
  SECRETS,
  STRING,
  STRINGS,
  type ValueKind,
  withMethods,
  withSomeMethods,
} from './base/options.ts'
import type { Clock } from './base/waiting.ts'
import type { NewLimiter } from './pace.ts'

/**
 * Replaces the credentials `current`, which are about to expire or were refused. It returns newly stored credentials,
 * or stores and returns the result of `renew`. A connection runs one renewal for all waiting calls. A refused call is
 * sent once more with the result; an error of the renewal is thrown by every waiting call. The result must fit the
 * connection's auth variant and base URL; otherwise throw, and make another connection.
 * `renew` sends the token request, with `from` or by default with `current`, and stores nothing. If storing fails, the
 * next renewal of the same credentials gets the same result without another token request. Its refresh token may be
 * the only valid one. `renew` throws a ConnectorError:
 * - `credentials_rejected` for an ended grant: the owner has to connect again;
 * - a `retryable` code or another code of the network when the endpoint was not reached: the grant may still be valid;
 * - `oauth_error` or `oauth_redirect_refused` for errors that no owner can repair, such as `invalid_client`.
 */
export type RenewCredentials = (
  renew: (from?: Credentials) => Promise<Credentials>,
  current: Credentials,
) => Promise<Credentials>

/** Options of `connect`. */
export interface ConnectionOptions {
  /** The owner's credentials, by name. */
  readonly credentials: Credentials
  /** The auth variant, where the credentials fit several. */
  readonly auth?: string
  /** The settings in the manifest; none is secret. */
  readonly config?: Readonly<Record<string, Json>>
  /**
   * The granted OAuth scopes. An operation with another scope fails with `scope_missing` before it is sent. Leave them
   * out when unknown.
   */
  readonly scopes?: readonly string[]
  /**
   * Sends requests; `undiciTransport()` by default. A transport belongs to one connection: two owners never share a
   * socket.
   */
  readonly transport?: Transport
  /**
   * Stores renewed credentials of this connection. A renewed token is used only after it is saved. When saving fails,
   * waiting calls fail with `credentials_unsaved`, and the next call saves again without another renewal. Unused with
   * `renewal`.
   */
  readonly save?: (credentials: Credentials) => void | Promise<void>
  /** Renews credentials that several connections or processes share. */
  readonly renewal?: RenewCredentials
  /**
   * Returns the owner's newly stored credentials, for an account that cannot renew them; undefined without any. Called
   * once by a refused call, which is sent once more with the result.
   */
  readonly reload?: () => Promise<Credentials | undefined>
  readonly observe?: Observe
  /** Called with each new notice in the headers of responses, such as `Sunset`. Its errors do not affect calls. */
  readonly onNotice?: TakeNotice
  /** Maximum size of a JSON response in bytes, after decompression; 10 MiB by default. */
  readonly maxBytes?: number
  /** Replaces parts of the clock and randomness. */
  readonly clock?: Partial<Clock>
  /**
   * Maximum number of retries of a request; at most and by default the manifest's `retry`. 0 leaves retries to the
   * caller. A request with refused credentials is still sent once more with renewed ones.
   */
  readonly retries?: number
  /** Whether calls wait for a permit of the manifest's `rate`; true by default. */
  readonly paced?: boolean
  /**
   * Returns the limiter of a rate, by its key; by default the connection has its own. For accounts that several
   * connections or processes share.
   */
  readonly limiter?: NewLimiter
}

export const TRANSPORT: ValueKind<Transport> = withMethods('a transport', 'send', 'stream', 'close')

export const CONNECTION_OPTIONS = optionsOf<ConnectionOptions>({
  credentials: SECRETS,
  auth: STRING,
  config: OBJECT,
  scopes: STRINGS,
  transport: TRANSPORT,
  save: FUNCTION,
  renewal: FUNCTION,
  reload: FUNCTION,
  observe: FUNCTION,
  onNotice: FUNCTION,
  maxBytes: amountOf('bytes', 1),
  clock: withSomeMethods<Clock>('a clock', 'now', 'random', 'wait'),
  retries: countKind('retries'),
  paced: BOOLEAN,
  limiter: FUNCTION,
})
