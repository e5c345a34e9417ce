/**
 * Renewal of credentials that several processes share: exactly one of them asks the token endpoint, the others take what it
 * stored. Who it is, a claim on the row decides, which ends with the process that made it and with no clock.
 */
import type { AccountMetrics } from '../../metrics.ts'
import { isDeepStrictEqual } from 'node:util'
import { ConnectorError, type Credentials, type Json } from 'plugboard/runtime'
import type { Notifications } from '../../../ground/notifications/index.ts'
import type { Log } from '../../../ground/observe/index.ts'
import {
  completed,
  type ConnectorVault,
  expiryOf,
  type OauthClient,
  openCredentials,
  sealCredentials,
  withoutClient,
} from './credentials.ts'
import { connectorNotFound, credentialsReplaced, needsOwner } from '../rows/errors.ts'
import type { RenewalRows } from '../rows/renewal-rows.ts'
import type { ConnectorRow } from '../rows/row.ts'
import type { ConnectorRows } from '../rows/rows.ts'
import { RenewalPaused, RenewalPauses } from './renewal-pauses.ts'
import { sealedOf } from '../rows/permission.ts'

/** A connector whose credentials are to be renewed, as its connection knows them. */
export interface RenewalTarget {
  readonly organizationId: string
  readonly id: string
  readonly kind: string
  /** The auth variant, which a connection cannot change. */
  readonly auth: string
  /** The settings, which a connection cannot change either: they say where credentials go. */
  readonly environment: Readonly<Record<string, Json>>
  /** The version of the credentials that the connection uses. */
  readonly version: number
  /** Client that completes credentials without one. */
  readonly client: OauthClient | undefined
}

/** Renewed credentials and their version. */
export interface Renewed {
  readonly credentials: Credentials
  readonly version: number
}

/** Asks the token endpoint. */
export type TokenRequest = (credentials: Credentials) => Promise<Credentials>

/** Services of renewal. */
export interface RenewalServices {
  readonly rows: ConnectorRows
  readonly claims: RenewalRows
  readonly vault: ConnectorVault
  readonly notifications: Notifications
  readonly log: Log
  readonly metrics?: Pick<AccountMetrics, 'renewal'> | undefined
  /** Milliseconds since 1970, by the clock that all processes share. */
  readonly now: () => number
  /** Milliseconds of a clock that is never set: pauses are measured by it. */
  readonly monotonic: () => number
}

/** Longest wait for a notification before a process reads the row. */
const LOOK_MS = 1_000

/** Renewed, and not stored yet: the token before it may be dead, so it must not be lost. */
interface Unstored {
  readonly version: number
  readonly credentials: Credentials
}

/** Renewal over the processes of one database. */
export class Renewal {
  readonly #services: RenewalServices
  readonly #pauses: RenewalPauses
  /** Connectors that this process is renewing. Any other claim of this process belongs to a call that failed to end it. */
  readonly #held = new Set<string>()
  readonly #unstored = new Map<string, Unstored>()
  #isClosed = false

  constructor(services: RenewalServices) {
    this.#services = services
    this.#pauses = new RenewalPauses(services.monotonic)
  }

  /**
   * Returns credentials newer than the target's, stored before they are returned. Credentials that cannot be stored stay in memory
   * until the next call.
   * @throws ConnectorError `credentials_rejected` once the grant has ended; `storage_unavailable` if renewed credentials could not
   * be stored; otherwise the error of the token endpoint
   */
  async renew(target: RenewalTarget, request: TokenRequest): Promise<Renewed> {
    for (;;) {
      const watch = this.#services.notifications.watch({ subject: 'connector', id: target.id })
      try {
        const renewed = await this.#attempt(target, request)
        if (renewed) return renewed
        await watch.changed(LOOK_MS)
      } finally {
        watch.end()
      }
    }
  }

  /**
   * Returns credentials newer than the target's, if their owner stored some. Undefined if not, or if the connector's settings
   * changed, which needs another connection.
   */
  async newer(target: RenewalTarget, matches: (row: ConnectorRow) => boolean): Promise<Renewed | undefined> {
    const { organizationId, id, version } = target
    const row = await this.#services.rows.find({ organizationId }, id)
    if (!row?.sealed || row.credentialsVersion === version || !matches(row)) return undefined
    return this.#open(row, target)
  }

  /** Ends what is still tried in the background. */
  close(): void {
    this.#isClosed = true
  }

  /** Credentials that are newer, or renewed by this process; undefined while another renews them. */
  async #attempt(target: RenewalTarget, request: TokenRequest): Promise<Renewed | undefined> {
    const { organizationId, id, version, kind } = target
    const { rows, claims } = this.#services
    const row = await rows.find({ organizationId }, id)
    if (!row?.sealed) throw connectorNotFound()
    if (row.credentialsVersion !== version) return this.#open(row, target)
    if (row.status === 'needs_reauth') throw needsOwner(kind)
    const held = this.#held
    if (held.has(id) || !(await claims.isFree(row.renewalProcess)) || held.has(id)) return undefined
    held.add(id)
    try {
      if (!(await this.#claim(target, row.renewalProcess))) return undefined
      return await this.#renewClaimed(target, row.sealed, request)
    } finally {
      held.delete(id)
    }
  }

  /** Claims a renewal. A claim whose statement failed may be there all the same, and others would wait for it: it is ended for sure. */
  async #claim(target: RenewalTarget, before: string | null): Promise<boolean> {
    const { claims } = this.#services
    try {
      return await claims.claim(target, before)
    } catch (error) {
      this.#eventually(() => this.#unlessHeld(target.id, () => claims.release(target)))
      throw error
    }
  }

  async #open(row: ConnectorRow, { auth, environment, client }: RenewalTarget): Promise<Renewed> {
    if (row.auth !== auth || !isDeepStrictEqual(row.environment, environment)) throw credentialsReplaced()
    const { organizationId, id, credentialsVersion: version } = row
    const stored = await openCredentials(this.#services.vault, { organizationId, id, version }, sealedOf(row))
    return { credentials: completed(stored, client), version }
  }

  async #renewClaimed(target: RenewalTarget, sealed: Buffer, request: TokenRequest): Promise<Renewed> {
    const { id, kind, version } = target
    const unstored = this.#unstored.get(id)
    if (unstored?.version === version) return this.#store(target, unstored.credentials)
    const renewed = await this.#requestNew(target, sealed, request)
    this.#services.metrics?.renewal(kind, 'renewed')
    return this.#store(target, renewed).catch((error: unknown) => {
      this.#eventually(() => this.#storeLater(target))
      throw error
    })
  }

  async #requestNew(target: RenewalTarget, sealed: Buffer, request: TokenRequest): Promise<Credentials> {
    const { id, version } = target
    try {
      this.#pauses.check(target)
      const stored = await openCredentials(this.#services.vault, target, sealed)
      const renewed = await request(completed(stored, target.client))
      this.#pauses.end(id)
      this.#unstored.set(id, { version, credentials: renewed })
      return renewed
    } catch (error) {
      await this.#giveUp(target, error)
      throw error
    }
  }

  /** Stores before anyone uses them. Credentials that the owner replaced meanwhile win, and the renewed ones are dropped. */
  async #store(target: RenewalTarget, renewed: Credentials): Promise<Renewed> {
    const { organizationId, id, version, client } = target
    const { vault, rows, claims, now } = this.#services
    const own = withoutClient(renewed, client)
    const sealed = await sealCredentials(vault, { organizationId, id, version: version + 1 }, own)
    const isStored = await claims.store(target, { sealed, expiresAt: expiryOf(own), at: new Date(now()) })
    this.#unstored.delete(id)
    this.#publish(id)
    if (isStored) return { credentials: renewed, version: version + 1 }
    const row = await rows.find({ organizationId }, id)
    if (!row?.sealed) throw connectorNotFound()
    return this.#open(row, target)
  }

  /** Stores credentials that no call waits for. Other processes wait for them. */
  async #storeLater(target: RenewalTarget): Promise<void> {
    const unstored = this.#unstored.get(target.id)
    if (unstored?.version === target.version && !this.#held.has(target.id))
      await this.#store(target, unstored.credentials)
  }

  /** Ends a claim that nothing of this process uses; no attempt of this process claims meanwhile. */
  async #unlessHeld(id: string, end: () => Promise<void>): Promise<void> {
    if (this.#held.has(id)) return
    this.#held.add(id)
    try {
      await end()
    } finally {
      this.#held.delete(id)
    }
  }

  /** Does a thing again and again until it succeeds or the process ends. */
  #eventually(work: () => Promise<unknown>): void {
    setTimeout(() => {
      if (!this.#isClosed) work().catch(() => this.#eventually(work))
    }, LOOK_MS).unref()
  }

  /** Ends the claim: for good when the grant has ended, for a while otherwise. */
  async #giveUp(target: RenewalTarget, error: unknown): Promise<void> {
    const { id, kind } = target
    const { claims, log, metrics, now } = this.#services
    const rejected = error instanceof ConnectorError && error.code === 'credentials_rejected' ? error.message : null
    if (!(error instanceof RenewalPaused)) {
      metrics?.renewal(kind, error instanceof ConnectorError ? error.code : 'internal')
      // A grant that has ended pauses nothing: the row's status shows it, and a check may try it again.
      if (rejected === null) this.#pauses.note(target, error)
    }
    const release = () =>
      rejected === null ? claims.release(target) : claims.reject(target, rejected, new Date(now()))
    await release().catch(() => this.#eventually(() => this.#unlessHeld(id, release)))
    if (rejected !== null) log.warn({ connector_id: id, kind }, 'the grant of a connector is no longer valid')
    this.#publish(id)
  }

  /** Notifies other processes. A process that misses it reads the row. */
  #publish(id: string): void {
    const { notifications, log } = this.#services
    notifications
      .publish({ subject: 'connector', id })
      .catch((error: unknown) => log.warn({ connector_id: id, error }, 'cannot publish a change'))
  }
}
