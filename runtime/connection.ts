/** An owner's account at the third party: holds and renews the credentials, and shares state between calls. */
import { inspect, isDeepStrictEqual } from 'node:util'
import { type Auth, type Credentials, pickAuth, pickGiven, TOKEN_LIMITS } from './auth/index.ts'
import { type Clock, clockOf } from './base/waiting.ts'
import { ConnectorError } from './base/errors.ts'
import type { HttpHeaders, HttpRequest, Transport } from './base/http.ts'
import { notify, type Observe, type ObserveEvent } from './base/observe.ts'
import { checkOptions } from './base/options.ts'
import { redactor } from './base/secrets.ts'
import { CONNECTION_OPTIONS, type ConnectionOptions, type RenewCredentials } from './connection-options.ts'
import { noticeTaker, type TakeNotices } from './notices.ts'
import { CallPace } from './pace.ts'
import { type Plan, resolveBase, type SendRules } from './plan/index.ts'
import type { RequestBase } from './request/index.ts'
import { createLimiter, undiciTransport } from './transport/index.ts'

export type { Clock, Observe, ObserveEvent }

const MAX_BYTES = 10 * 1024 * 1024

/** Maximum number of saved retries, and the number of a new connection. */
const RETRIES = 10
const EARNED_BY_CALL = 0.1

/**
 * Limits retries to a small share of calls, so that a failing third party gets no double load. It starts with 10, and
 * each call adds a tenth.
 */
export class RetryBudget {
  #left = RETRIES

  /** Counts a call. */
  earn(): void {
    this.#left = Math.min(RETRIES, this.#left + EARNED_BY_CALL)
  }

  /** Whether a retry is allowed. Counts it. */
  take(): boolean {
    if (this.#left < 1) return false
    this.#left -= 1
    return true
  }
}

/** Whether two forms of a request have the same credentials. */
function hasSameCredentials(current: HttpRequest, refused: HttpRequest): boolean {
  return (
    current.path === refused.path &&
    Object.entries(current.headers).every(([name, value]) => refused.headers[name] === value)
  )
}

/** An owner's account, made by `connect`. Prints without its secrets. */
export class Connection {
  readonly plan: Plan
  readonly base: RequestBase
  /** The granted scopes; empty when unknown. */
  readonly scopes: readonly string[]
  readonly transport: Transport
  readonly clock: Clock
  readonly observe: Observe | undefined
  readonly maxBytes: number
  /** Maximum number of retries of a request. */
  readonly maxRetries: number
  readonly retries = new RetryBudget()
  readonly pace: CallPace
  readonly #takeNotices: TakeNotices | undefined
  readonly #auth: Auth
  readonly #renewal: RenewCredentials
  readonly #reload: ConnectionOptions['reload']
  #credentials: Credentials
  /** Renewed credentials before they are stored. They must not be lost: the old refresh token may be invalid. */
  #unsaved: { readonly from: Credentials; readonly renewed: Credentials } | undefined
  #renewing: Promise<void> | undefined
  /** Aborts the token request of a renewal. */
  #ending: AbortController | undefined
  /** Whether `endRenewal` waits for a renewal: its response may hold the only valid refresh token. */
  readonly #isRenewalKept: boolean
  /** Time of the last renewal, in milliseconds since 1970. */
  #renewedAt: number | undefined
  /** The previous credentials: calls in progress may use them, and responses repeat them. */
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
    const { observe, onNotice } = options
    this.observe = observe && ((event) => notify('observe', observe, event))
    this.#takeNotices = noticeTaker(plan, { onNotice, observe }, this.redact)
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

  /** Removes this owner's secrets from a text. */
  readonly redact = (text: string): string => {
    this.#redact ??= redactor(this.#secrets())
    return this.#redact(text)
  }

  /** Takes headers of a response that concern later calls: the rate, and notices. */
  takeHeaders(operation: SendRules, headers: HttpHeaders): void {
    this.pace.pauseIfExhausted(operation.rate, headers)
    this.#takeNotices?.(operation, headers)
  }

  /** Milliseconds since 1970. */
  get now(): number {
    return this.clock.now()
  }

  /** Whether credentials can be renewed without the owner. */
  get canRenew(): boolean {
    return this.#auth.canRenew(this.#credentials)
  }

  /**
   * Takes the owner's newly stored credentials, where those in use cannot be renewed.
   * @param refused the request as refused
   * @param request the request without credentials
   * @returns whether the credentials in use now differ from the refused ones
   */
  async reloadCredentials(refused: HttpRequest, request: HttpRequest): Promise<boolean> {
    if (!this.#reload || this.canRenew) return false
    if (!this.#isBorneBy(refused, request)) return true
    const stored = await this.#reload()
    if (!stored) return false
    // Another call may have replaced them.
    if (!isDeepStrictEqual({ ...stored }, this.#credentials)) {
      pickAuth(this.plan.kind, this.plan.auth, stored, this.#auth.name)
      this.#replaceCredentials(stored)
    }
    return !this.#isBorneBy(refused, request)
  }

  /**
   * Authorizes a request. Renews the credentials first when they expire soon, or when `refused` used them. All waiting
   * calls share one renewal, and none of them aborts it.
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
   * Renews the credentials, even before they expire: a vendor may end an unused grant after weeks. Does nothing where
   * `canRenew` is false.
   * @throws ConnectorError `credentials_rejected` for an ended grant, and the errors of a failed renewal
   */
  async renew(): Promise<void> {
    if (this.canRenew) await this.#renewed()
  }

  /** Whether a renewal is in progress. */
  get isRenewing(): boolean {
    return this.#renewing !== undefined
  }

  /**
   * Aborts a renewal in progress and the calls that wait for it. Waits instead where a new refresh token has to be
   * saved.
   * @throws ConnectorError `credentials_unsaved`
   */
  async endRenewal(): Promise<void> {
    if (!this.#isRenewalKept) return this.#ending?.abort(new Error('The connection is closed'))
    try {
      await this.#renewing
    } catch (error) {
      // Other errors reach the waiting calls.
      if (error instanceof ConnectorError && error.code === 'credentials_unsaved') throw error
    }
  }

  /** Ends a renewal like `endRenewal`, and closes the transport. @throws ConnectorError `credentials_unsaved` */
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

  /** Whether a refused request has the credentials in use. */
  #isBorneBy(refused: HttpRequest, request: HttpRequest): boolean {
    return hasSameCredentials(this.#authorized(request), refused)
  }

  /** The secret values, in their forms on requests, such as user name and password together. */
  #secrets(): string[] {
    const values = [this.#credentials, this.#previous]
      .flatMap((credentials) => Object.entries(credentials))
      .flatMap(([name, value]) => (name === 'expires_at' ? [] : [value]))
    const sent = [this.base.origin, ...this.#auth.ownOrigins].flatMap((origin) =>
      Object.values(this.#authorized({ method: 'GET', origin, path: '/', headers: {} }).headers),
    )
    return [...values, ...sent.map((value) => value.replace(/^[A-Za-z]+ /, ''))]
  }

  /** Renews the credentials once for all waiting calls. */
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

/** The default renewal, for credentials of one connection. */
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

/** The error of a failed save. The next call saves the renewed credentials again. */
function unsaved(cause: unknown): ConnectorError {
  if (cause instanceof ConnectorError) return cause
  const hint = 'Fix your save function, then call again: Plugboard saves the renewed credentials first.'
  return new ConnectorError('credentials_unsaved', 'Cannot use renewed credentials: save failed', { hint, cause })
}

/**
 * The name of the auth variant for an owner's credentials: a complete one, or one that lacks only an OAuth
 * application's client.
 * @throws ConnectorError `credentials_mismatch` when none fits
 */
export function authOf({ kind, auth }: Plan, credentials: Credentials, named?: string): string {
  return pickGiven(kind, auth, credentials, named).name
}

/**
 * Connects an owner's account. Sends nothing yet. Close the connection to close its transport.
 * @throws ConnectorError `credentials_mismatch` when no auth variant fits, config is missing or malformed, or config
 * leads an OAuth client to another host than its registration
 * @example const connection = connect(await load('stripe'), { credentials: { api_key: process.env.STRIPE_KEY! } })
 */
export function connect(plan: Plan, options: ConnectionOptions): Connection {
  checkOptions(options, CONNECTION_OPTIONS, `connect to ${plan.kind}`)
  return new Connection(plan, options)
}
