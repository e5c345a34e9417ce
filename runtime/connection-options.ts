/** The options of a connection, and the kinds of their values. */
import type { Credentials } from './auth/index.ts'
import type { Transport } from './base/http.ts'
import type { Json } from './base/json.ts'
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
 * Replaces the credentials `current`, which are about to expire or were refused. It returns credentials that were
 * stored in the meantime, or else stores and returns the result of `renew`. A connection runs one renewal at a time, for all
 * its calls: a call that was refused is sent once more with the result, and an error of the renewal is thrown by every waiting call.
 * The result has to fit the auth variant and base URL of the connection; for others, throw, and make another connection.
 *
 * `renew` sends the token request, with `from` or by default with `current`, and stores nothing. If storing its
 * result fails, the next renewal of the same credentials gets that result again without another token request, since its refresh
 * token may be the only valid one. It throws a ConnectorError:
 * - `credentials_rejected` when the grant is no longer valid: the owner has to connect again;
 * - a `retryable` code (`upstream_error`, `upstream_rate_limited`, `upstream_unreachable`, `upstream_timeout`) or another code of
 *   the network when the endpoint could not be asked, which says nothing about the grant;
 * - `oauth_error` or `oauth_redirect_refused` when it answered what no owner can fix, such as `invalid_client`.
 */
export type RenewCredentials = (
  renew: (from?: Credentials) => Promise<Credentials>,
  current: Credentials,
) => Promise<Credentials>

/** Options of `connect`. */
export interface ConnectionOptions {
  /** The owner's values by name. */
  readonly credentials: Credentials
  /** The auth variant, when the fields given fit several. */
  readonly auth?: string
  /** The manifest's settings that are not secret. */
  readonly config?: Readonly<Record<string, Json>>
  /**
   * The OAuth scopes that the owner granted, where they are known: an operation that needs another is `scope_missing`, and nothing is
   * sent. None, or left out, when nobody knows them.
   */
  readonly scopes?: readonly string[]
  /** Sends requests; `undiciTransport()` by default. A transport belongs to one connection, so that no socket is shared by two owners. */
  readonly transport?: Transport
  /**
   * Stores renewed credentials, where no other connection renews them. A renewed token is used only after it has been saved. When
   * saving fails, the waiting calls fail with `credentials_unsaved`, and the next call saves again without renewing again. Not called
   * where `renewal` is given.
   */
  readonly save?: (credentials: Credentials) => void | Promise<void>
  /** Decides how credentials that several connections or processes share are renewed. */
  readonly renewal?: RenewCredentials
  /**
   * Gives the credentials that their owner stored in place of those in use, for an account whose credentials cannot be
   * renewed; undefined when there are none. Asked once by a call that was refused, which is then sent once more with them.
   */
  readonly reload?: () => Promise<Credentials | undefined>
  readonly observe?: Observe
  /** The most bytes of a JSON response after decompression; 10 MiB by default. */
  readonly maxBytes?: number
  /** Replaces parts of the machine's clock and randomness; those left out are the machine's. */
  readonly clock?: Partial<Clock>
  /**
   * The most times that a failed request is sent again; as often as the manifest's `retry` says by default, and never more often. 0
   * leaves all retries to the caller. A request refused for its credentials is still sent once more with renewed ones.
   */
  readonly retries?: number
  /** Whether calls wait for their turn within the manifest's `rate`; true by default. */
  readonly paced?: boolean
  /**
   * Makes the limiter of the calls under one rate, once for each rate, whose key it is given; by default this connection has one
   * of its own. For an account whose calls several connections or processes make.
   */
  readonly limiter?: NewLimiter
}

/** A transport. */
export const TRANSPORT: ValueKind<Transport> = withMethods('a transport', 'send', 'stream', 'close')

/** The kinds of these options. The manifest says which credentials there are. */
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
  maxBytes: amountOf('bytes', 1),
  clock: withSomeMethods<Clock>('a clock', 'now', 'random', 'wait'),
  retries: countKind('retries'),
  paced: BOOLEAN,
  limiter: FUNCTION,
})
