/**
 * Renewal of credentials that several processes share: exactly one of them asks the token endpoint, the others take what it
 * stored. Who it is, a claim on the row decides, which ends with the process that made it and with no clock.
 */
import { backoffMs } from 'plugboard/kit'
import { ConnectorError, type Credentials } from 'plugboard/runtime'
import { ServerError } from '../../errors/index.ts'
import type { Notifications } from '../../notifications/index.ts'
import type { Log, Metrics } from '../../observe/index.ts'
import type { Database } from '../../store/index.ts'
import {
  type ConnectorVault,
  expiryOf,
  type OauthClient,
  openCredentials,
  sealCredentials,
  withoutClient,
} from './credentials.ts'
import type { ConnectorRow } from '../rows/row.ts'
import type { ConnectorRows } from '../rows/rows.ts'

/** A connector whose credentials are to be renewed, as its connection knows them. */
export interface RenewalTarget {
  readonly organizationId: string
  readonly id: string
  readonly kind: string
  /** The auth variant, which a connection cannot change. */
  readonly auth: string
  /** The version of the credentials that the connection uses. */
  readonly version: number
  /** What completes credentials that name no client. */
  readonly client: OauthClient | undefined
}

/** Credentials to go on with, and their version. */
export interface Renewed {
  readonly credentials: Credentials
  readonly version: number
}

/** Asks the token endpoint. */
export type TokenRequest = (credentials: Credentials) => Promise<Credentials>

/** What renewal works with. */
export interface RenewalServices {
  readonly database: Database
  readonly rows: ConnectorRows
  readonly vault: ConnectorVault
  readonly notifications: Notifications
  readonly log: Log
  readonly metrics?: Metrics | undefined
  /** Milliseconds since 1970, by the clock that all processes share. */
  readonly now: () => number
  /** Milliseconds of a clock that is never set: pauses are measured by it. */
  readonly monotonic: () => number
}

/** Renews credentials. */
export interface Renewal {
  /**
   * Credentials of a version after the target's, stored before they are given.
   * @throws ConnectorError `credentials_rejected` once the grant is gone, what the token endpoint failed with otherwise,
   * `storage_unavailable` when renewed credentials could not be stored; they are kept and stored at the next call
   */
  renew(target: RenewalTarget, converse: TokenRequest): Promise<Renewed>
  /**
   * Credentials of a version after the target's, when their owner has stored some; undefined when not, or when the connector
   * is now of other settings, which make another connection.
   */
  newer(target: RenewalTarget, suits: (row: ConnectorRow) => boolean): Promise<Renewed | undefined>
  /** Ends what is still tried in the background. */
  close(): void
}

/** How long a waiting process trusts that it is told, before it looks by itself. */
const LOOK_MS = 1_000

/** Waits between failed renewals: doubled each time, up to half a minute. */
const BACKOFF = { firstMs: 100, longestMs: 30_000, spread: 0 }

interface Failure {
  readonly version: number
  readonly error: unknown
  readonly count: number
  /** When the next one may be tried, by the monotonic clock. */
  readonly until: number
}

/** Renewed, and not stored yet: the token before it may be dead, so it must not be lost. */
interface Unstored {
  readonly version: number
  readonly credentials: Credentials
}

/** Renewal over the processes of one database. */
export function createRenewal(services: RenewalServices): Renewal {
  const { database, rows, vault, notifications, log, metrics, now, monotonic } = services
  const me = database.processId
  /** Connectors that this process is renewing right now: a claim of ours besides them is of a call that failed to end it. */
  const held = new Set<string>()
  const failures = new Map<string, Failure>()
  const unstored = new Map<string, Unstored>()
  let isClosed = false

  async function renew(target: RenewalTarget, converse: TokenRequest): Promise<Renewed> {
    for (;;) {
      const watch = notifications.watch({ subject: 'connector', id: target.id })
      try {
        const renewed = await attempt(target, converse)
        if (renewed) return renewed
        await watch.changed(LOOK_MS)
      } finally {
        watch.end()
      }
    }
  }

  /** Credentials that are newer, or renewed by this process; nothing while another renews them. */
  async function attempt(target: RenewalTarget, converse: TokenRequest): Promise<Renewed | undefined> {
    const { organizationId, id, version, kind } = target
    const row = await rows.find({ organizationId }, id)
    if (!row?.sealed) throw connectorNotFound()
    if (row.credentialsVersion !== version) return opened(row, target)
    if (row.status === 'needs_reauth') throw needsOwner(kind)
    if (held.has(id) || !(await isFree(row.renewalProcess)) || held.has(id)) return undefined
    held.add(id)
    try {
      return (await claim(target, row.renewalProcess)) ? await renewClaimed(target, row.sealed, converse) : undefined
    } finally {
      held.delete(id)
    }
  }

  async function opened(row: ConnectorRow, { auth, client }: RenewalTarget): Promise<Renewed> {
    if (row.auth !== auth) throw replaced()
    const { organizationId, id, credentialsVersion: version } = row
    const stored = await openCredentials(vault, { organizationId, id, version }, row.sealed!)
    return { credentials: completed(stored, client), version }
  }

  async function isFree(claimant: string | null): Promise<boolean> {
    return claimant === null || claimant === me || !(await database.isAlive(claimant))
  }

  async function claim({ organizationId, id, version }: RenewalTarget, before: string | null): Promise<boolean> {
    const claimed = await database.of(organizationId).query(
      `update connectors set renewal_process = $4::uuid
      where id = $1 and organization_id = $2 and credentials_version = $3::int and renewal_process is not distinct from $5::uuid
        and status not in ('needs_reauth', 'deleting')
      returning id`,
      [id, organizationId, version, me, before],
    )
    return claimed.length > 0
  }

  async function renewClaimed(target: RenewalTarget, sealed: Buffer, converse: TokenRequest): Promise<Renewed> {
    const { id, kind } = target
    const kept = unstored.get(id)
    if (kept?.version === target.version) return store(target, kept.credentials)
    try {
      checkPause(target)
      const stored = await openCredentials(vault, target, sealed)
      const renewed = await converse(completed(stored, target.client))
      failures.delete(id)
      unstored.set(id, { version: target.version, credentials: renewed })
    } catch (error) {
      await giveUp(target, error)
      throw error
    }
    metrics?.renewal(kind, 'renewed')
    const renewed = unstored.get(id)!.credentials
    return store(target, renewed).catch((error: unknown) => {
      void eventually(() => storeLater(target))
      throw error
    })
  }

  /** Stores before anyone uses them. Credentials that the owner replaced meanwhile win, and the renewed ones are dropped. */
  async function store(target: RenewalTarget, renewed: Credentials): Promise<Renewed> {
    const { organizationId, id, version, client } = target
    const own = withoutClient(renewed, client)
    const sealed = await sealCredentials(vault, { organizationId, id, version: version + 1 }, own)
    const stored = await database.of(organizationId).query(
      `update connectors set credentials = $4, credentials_version = $3::int + 1, credentials_updated_at = $5,
        credentials_expire_at = $6, renewal_process = null
      where id = $1 and organization_id = $2 and credentials_version = $3::int and renewal_process = $7::uuid
      returning id`,
      [id, organizationId, version, sealed, new Date(now()), expiryOf(own), me],
    )
    unstored.delete(id)
    void told(id)
    if (stored.length > 0) return { credentials: renewed, version: version + 1 }
    const row = await rows.find({ organizationId }, id)
    if (!row?.sealed) throw connectorNotFound()
    return opened(row, target)
  }

  /** What no call waits for any more is stored all the same: other processes wait for it. */
  async function storeLater(target: RenewalTarget): Promise<void> {
    const kept = unstored.get(target.id)
    if (kept?.version === target.version && !held.has(target.id)) await store(target, kept.credentials)
  }

  /** Does a thing again and again until it succeeds or the process ends. */
  async function eventually(work: () => Promise<unknown>): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS).unref())
    if (!isClosed) await work().catch(() => eventually(work))
  }

  /** Ends the claim: for good when the grant is gone, for a while otherwise. */
  async function giveUp(target: RenewalTarget, error: unknown): Promise<void> {
    const { organizationId, id, version, kind } = target
    const isGone = error instanceof ConnectorError && error.code === 'credentials_rejected'
    if (!(error instanceof Paused)) note(target, error, isGone)
    const release = () =>
      database.of(organizationId).query(
        `update connectors set renewal_process = null,
        status = case when $5 then 'needs_reauth' else status end,
        status_reason = case when $5 then $6::text else status_reason end,
        version = version + case when $5 then 1 else 0 end
      where id = $1 and organization_id = $2 and credentials_version = $3::int and renewal_process = $4::uuid`,
        [id, organizationId, version, me, isGone, isGone ? error.message : null],
      )
    await release().catch(() => void eventually(async () => held.has(id) || release()))
    if (isGone) log.warn({ connector_id: id, kind }, 'the grant of a connector is gone')
    await told(id)
  }

  /** A grant that is gone pauses nothing: the row's status says so, and a check may try it again. */
  function note({ id, version, kind }: RenewalTarget, error: unknown, isGone: boolean): void {
    metrics?.renewal(kind, error instanceof ConnectorError ? error.code : 'internal')
    if (isGone) return
    const before = failures.get(id)
    const count = before?.version === version ? before.count + 1 : 1
    const waitMs = backoffMs(count, BACKOFF)
    failures.set(id, { version, error, count, until: monotonic() + waitMs })
  }

  /** @throws what the last renewal failed with, while it is too early for another */
  function checkPause({ id, version }: RenewalTarget): void {
    const failure = failures.get(id)
    if (failure?.version !== version || failure.until <= monotonic()) return
    throw new Paused(failure, failure.until - monotonic())
  }

  /** Others that are not told look by themselves. */
  async function told(id: string): Promise<void> {
    await notifications
      .publish({ subject: 'connector', id })
      .catch((error: unknown) => log.warn({ connector_id: id, error }, 'a change was not published'))
  }

  return {
    renew,
    async newer(target, suits) {
      const { organizationId, id, version } = target
      const row = await rows.find({ organizationId }, id)
      if (!row?.sealed || row.credentialsVersion === version || !suits(row)) return undefined
      return opened(row, target)
    },
    close() {
      isClosed = true
    },
  }
}

/** The last failure, again: the token endpoint is left alone for a while. */
class Paused extends ConnectorError {
  constructor({ error }: Failure, retryAfterMs: number) {
    const last = error instanceof ConnectorError ? error : new ConnectorError('internal', 'Cannot renew')
    const hint = 'Wait, then call again with the same params.'
    super(last.code, last.message, { retryAfterMs, cause: error, hint, entry: last })
  }
}

/** Credentials with the client that they name none of. */
export function completed(credentials: Credentials, client: OauthClient | undefined): Credentials {
  return client && !credentials.client_id ? { ...client, ...credentials } : credentials
}

/** The error for a call that waited while its connector was given credentials of another variant. */
function replaced(): ConnectorError {
  return new ServerError('version_conflict', 'Cannot go on: the credentials of the connector were replaced', {
    hint: 'Call again: the next call uses the new ones.',
    sent: false,
  })
}

/** The error for a connector that only its owner can mend. */
export function needsOwner(kind: string): ConnectorError {
  return new ConnectorError(
    'credentials_rejected',
    `Cannot use the connector: ${kind} no longer takes its credentials`,
    {
      hint: 'Its owner has to connect again, or credentials that work have to be stored.',
      sent: false,
    },
  )
}

/** The error for a connector that is not there, not within reach, or being deleted: always the same. */
export function connectorNotFound(): ConnectorError {
  return new ServerError('connector_not_found', 'Cannot find the connector: there is none with this id')
}
