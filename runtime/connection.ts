/** A connection to one owner's account at the third party. Holds the credentials, renews them, and has what calls share. */
import { inspect, isDeepStrictEqual } from 'node:util'
import { type Auth, type Credentials, pickAuth, pickGiven, TOKEN_LIMITS } from './auth/index.ts'
import { type Clock, clockOf } from './base/waiting.ts'
import { ConnectorError } from './base/errors.ts'
import type { HttpRequest, Transport } from './base/http.ts'
import { notify, type Observe, type ObserveEvent } from './base/observe.ts'
import { checkOptions } from './base/options.ts'
import { redactor } from './base/secrets.ts'
import { CONNECTION_OPTIONS, type ConnectionOptions, type RenewCredentials } from './connection-options.ts'
import { CallPace } from './pace.ts'
import type { Plan } from './plan/index.ts'
import type { RequestBase } from './request/index.ts'
import { resolveBase } from './base-url/resolve-base.ts'
import { createLimiter, undiciTransport } from './transport/index.ts'

export type { Clock, Observe, ObserveEvent }

const MAX_BYTES = 10 * 1024 * 1024

/** The retries of a new connection, which is also the most that it saves up. */
const RETRIES = 10
const EARNED_BY_CALL = 0.1

/**
 * Limits retries to a small share of calls, so that a third party in trouble is not asked twice as often: 10 to begin with,
 * and each call earns a tenth of one back.
 */
export class RetryBudget {
  #left = RETRIES

  /** Counts a call. */
  earn(): void {
    this.#left = Math.min(RETRIES, this.#left + EARNED_BY_CALL)
  }

  /** Says whether a retry may be made, and counts it. */
  take(): boolean {
    if (this.#left < 1) return false
    this.#left -= 1
    return true
  }
}

/** Says whether two forms of one request bear the same credentials. */
function hasSameCredentials(current: HttpRequest, refused: HttpRequest): boolean {
  return (
    current.path === refused.path &&
    Object.entries(current.headers).every(([name, value]) => refused.headers[name] === value)
  )
}

/** One owner's account. Made by `connect`; prints without its secrets. */
export class Connection {
  readonly plan: Plan
  readonly base: RequestBase
  /** The scopes that the owner granted; empty when nobody knows them. */
  readonly scopes: readonly string[]
  readonly transport: Transport
  readonly clock: Clock
  readonly observe: Observe | undefined
  readonly maxBytes: number
  /** The most times that a failed request is sent again. */
  readonly maxRetries: number
  readonly retries = new RetryBudget()
  readonly pace: CallPace
  readonly #auth: Auth
  readonly #renewal: RenewCredentials
  readonly #reload: ConnectionOptions['reload']
  #credentials: Credentials
  /** Renewed but not yet stored: the old refresh token may be dead, so these must not be lost. */
  #unsaved: { readonly from: Credentials; readonly renewed: Credentials } | undefined
  #renewing: Promise<void> | undefined
  /** Ends the token request of a renewal. */
  #ending: AbortController | undefined
  /** Whether a renewal is waited for at the end: its response may hold the only valid refresh token, which is then stored. */
  readonly #isRenewalKept: boolean
  /** When the credentials in use were renewed, in milliseconds since 1970. */
  #renewedAt: number | undefined
  /** The credentials before those in use: calls on their way may still bear them, and responses repeat them. */
  #previous: Credentials = {}
  #redact: ((text: string) => string) | undefined

  constructor(plan: Plan, options: ConnectionOptions) {
    this.plan = plan
    this.#credentials = { ...options.credentials }
    this.#auth = pickAuth(plan.kind, plan.auth, this.#credentials, options.auth)
    this.base = resolveBase(plan, this.#auth.name, this.#credentials, options.config ?? {})
    this.#auth.checkClient(this.#credentials, this.base.config)
    this.scopes = options.scopes ?? []
    this.transport = options.transport ?? undiciTransport()
    this.clock = clockOf(options.clock)
    const { observe } = options
    this.observe = observe && ((event) => notify('observe', observe, event))
    this.maxBytes = options.maxBytes ?? MAX_BYTES
    this.maxRetries = options.retries ?? Infinity
    this.#renewal = options.renewal ?? savedBy(options.save)
    this.#isRenewalKept = options.renewal !== undefined || (options.save !== undefined && this.#auth.rotates)
    this.#reload = options.reload
    const { paced = true, limiter = (rate) => createLimiter(rate, this.clock) } = options
    this.pace = new CallPace(this.clock, paced ? limiter : undefined)
  }

  /** The auth variant in use. */
  get auth(): string {
    return this.#auth.name
  }

  /** Takes this owner's secrets out of a text. */
  readonly redact = (text: string): string => {
    this.#redact ??= redactor(this.#secrets())
    return this.#redact(text)
  }

  /** Milliseconds since 1970. */
  get now(): number {
    return this.clock.now()
  }

  /** True when credentials can be renewed without the owner. */
  get canRenew(): boolean {
    return this.#auth.canRenew(this.#credentials)
  }

  /**
   * Goes on with the credentials that their owner stored meanwhile, where they cannot be renewed.
   * @param refused the request as the third party refused it
   * @param request the same without credentials
   * @returns whether the credentials in use now differ from the refused ones
   */
  async reloadCredentials(refused: HttpRequest, request: HttpRequest): Promise<boolean> {
    if (!this.#reload || this.canRenew) return false
    if (!this.#isBorneBy(refused, request)) return true
    const stored = await this.#reload()
    if (!stored) return false
    // Another call may have replaced them meanwhile.
    if (!isDeepStrictEqual({ ...stored }, this.#credentials)) {
      pickAuth(this.plan.kind, this.plan.auth, stored, this.#auth.name)
      this.#replaceCredentials(stored)
    }
    return !this.#isBorneBy(refused, request)
  }

  /**
   * The request with credentials on it. They are renewed first when about to expire, or when `refused`, the same request as
   * the third party refused it, bears them still. A renewal serves all calls that wait for it, and none of them ends it.
   */
  authorize(request: HttpRequest, refused?: HttpRequest): HttpRequest | Promise<HttpRequest> {
    const isDue =
      this.#unsaved !== undefined ||
      this.#auth.isStale(this.#credentials, this.now, this.#renewedAt) ||
      (refused !== undefined && this.#isBorneBy(refused, request))
    if (!isDue) return this.#authorized(request)
    return this.#renewed().then(() => this.#authorized(request))
  }

  /**
   * Renews the credentials, whether or not they are about to expire: a vendor may end a grant that is not used for weeks. Does nothing
   * where `canRenew` is false.
   * @throws ConnectorError `credentials_rejected` once the grant has ended, and what a call throws whose credentials cannot be renewed
   */
  async renew(): Promise<void> {
    if (this.canRenew) await this.#renewed()
  }

  /** Whether credentials are being renewed. */
  get isRenewing(): boolean {
    return this.#renewing !== undefined
  }

  /**
   * Ends a renewal that is under way, and with it the calls that wait for it. Waits for a renewal that replaces the refresh token, if
   * the new one is saved.
   * @throws ConnectorError `credentials_unsaved` if saving fails
   */
  async endRenewal(): Promise<void> {
    if (!this.#isRenewalKept) return this.#ending?.abort(new Error('The connection is closed'))
    try {
      await this.#renewing
    } catch (error) {
      // What else a renewal comes to concerns its calls, which got it.
      if (error instanceof ConnectorError && error.code === 'credentials_unsaved') throw error
    }
  }

  /** Ends a renewal as `endRenewal` does, and closes the transport. @throws ConnectorError `credentials_unsaved` */
  async close(): Promise<void> {
    try {
      await this.endRenewal()
    } finally {
      await this.transport.close()
    }
  }

  [inspect.custom](): string {
    return `Connection { kind: ${this.plan.kind}, auth: ${this.auth}, origin: ${this.base.origin} }`
  }

  toJSON(): Record<string, string> {
    return { kind: this.plan.kind, auth: this.auth, origin: this.base.origin }
  }

  #authorized(request: HttpRequest): HttpRequest {
    return this.#auth.authorize(request, this.#credentials, this.base.config)
  }

  /** Whether a refused form of the request bears the credentials in use. */
  #isBorneBy(refused: HttpRequest, request: HttpRequest): boolean {
    return hasSameCredentials(this.#authorized(request), refused)
  }

  /** The credentials, and what they become on a request, such as user name and password together. */
  #secrets(): string[] {
    const values = [this.#credentials, this.#previous]
      .flatMap((credentials) => Object.entries(credentials))
      .flatMap(([name, value]) => (name === 'expires_at' ? [] : [value]))
    const probe = this.#authorized({ method: 'GET', origin: this.base.origin, path: '/', headers: {} })
    return [...values, ...Object.values(probe.headers).map((value) => value.replace(/^[A-Za-z]+ /, ''))]
  }

  /** One renewal at a time, for all who wait. */
  #renewed(): Promise<void> {
    this.#renewing ??= this.#renew().finally(() => {
      this.#renewing = undefined
    })
    return this.#renewing
  }

  async #renew(): Promise<void> {
    const current = this.#credentials
    const renewed = await this.#renewal((from = current) => this.#newFrom(from), current)
    if (!isDeepStrictEqual(renewed, this.#unsaved?.renewed))
      pickAuth(this.plan.kind, this.plan.auth, renewed, this.#auth.name)
    this.#unsaved = undefined
    this.#replaceCredentials(renewed)
    this.#renewedAt = this.now
  }

  #replaceCredentials(credentials: Credentials): void {
    this.#previous = this.#credentials
    this.#credentials = { ...credentials }
    this.#redact = undefined
  }

  async #newFrom(from: Credentials): Promise<Credentials> {
    if (this.#unsaved && isDeepStrictEqual(this.#unsaved.from, from)) return this.#unsaved.renewed
    const conversation = this.#auth.renew(from, this.base.config, this.now)
    this.#ending = new AbortController()
    const { signal } = this.#ending
    let turn = conversation.next()
    while (!turn.done) turn = conversation.next(await this.transport.send(turn.value, TOKEN_LIMITS, signal))
    this.#unsaved = { from: { ...from }, renewed: turn.value }
    return turn.value
  }
}

/** The renewal of credentials that nobody else renews. */
function savedBy(save: ConnectionOptions['save']): RenewCredentials {
  return async (renew) => {
    const renewed = await renew()
    try {
      await save?.(renewed)
    } catch (cause) {
      throw unsaved(cause)
    }
    return renewed
  }
}

/** The renewed credentials are kept meanwhile: the next call saves them again. */
function unsaved(cause: unknown): ConnectorError {
  if (cause instanceof ConnectorError) return cause
  const hint = 'Fix your save function, then call again: Plugboard saves the renewed credentials first.'
  return new ConnectorError('credentials_unsaved', 'Cannot use renewed credentials: save failed', { hint, cause })
}

/**
 * The name of the auth variant that fits what an owner gave: with all that it needs, else all but the client of an OAuth application.
 * @throws ConnectorError `credentials_mismatch` when none fits
 */
export function authOf({ kind, auth }: Plan, credentials: Credentials, named?: string): string {
  return pickGiven(kind, auth, credentials, named).name
}

/**
 * A connection for an owner's credentials. Nothing is sent yet. Close it to close its transport.
 * @throws ConnectorError `credentials_mismatch` when no auth variant fits, config is missing or malformed, or config leads an
 * OAuth client to a host at which it is not registered
 * @example const connection = connect(await load('stripe'), { credentials: { api_key: process.env.STRIPE_KEY! } })
 */
export function connect(plan: Plan, options: ConnectionOptions): Connection {
  checkOptions(options, CONNECTION_OPTIONS, `connect to ${plan.kind}`)
  return new Connection(plan, options)
}
