/** Upkeep times and tasks of unused connectors: pure functions of row, plan, and time. */
import { createHash } from 'node:crypto'
import type { Plan } from 'plugboard/runtime'
import { isCheckGranted } from './credential-check.ts'
import type { ConnectorRow } from './rows/index.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** A connector for which nothing is due is looked at so often. */
const LONGEST_MS = 7 * DAY_MS

/** How long a grant stays unused where the vendor does not say when it ends it, in days. */
const UNUSED_DAYS = 7
/** Of the days for which a vendor keeps an unused grant: a server that was down for the other half loses none. */
const RENEWED_AFTER = 0.5
/** Connectors that were created together drift apart: each is attended to earlier by up to this part of its interval. */
const SPREAD = 0.25
/** The part of what a third party allows that checks of one connector take at most. */
const CHECK_SHARE = 0.01
/** Days before the end at which the owner of a grant that cannot be renewed is notified. */
const EXPIRY_DAYS = [7, 1] as const
/** The first wait after a failure that may pass, and the longest: a revoked account is known within a day all the same. */
const FIRST_RETRY_MS = 5 * 60_000
const LONGEST_RETRY_MS = 6 * HOUR_MS

/** Time after which refused credentials are checked again. */
const RECHECKS_MS = [60_000, HOUR_MS, DAY_MS]

/** When credentials that were refused at some time are next checked again; undefined after the last check. */
export function recheckAt(refusedAt: Date, now: number): Date | undefined {
  const next = RECHECKS_MS.map((ms) => refusedAt.getTime() + ms).find((at) => at > now)
  return next === undefined ? undefined : new Date(next)
}

/** How connectors are attended to. */
export interface UpkeepSettings {
  /** Hours after the last success of a connector until its credentials are checked; 0 for never. */
  readonly checkHours: number
}

/** Due tasks of a connector. */
export interface Due {
  readonly isRenewal: boolean
  readonly isCheck: boolean
  /** Days before the end to notify the owner of, for a grant that cannot be renewed. */
  readonly expiryDays: number | undefined
}

/** Columns that decide the time of upkeep. */
export type UpkeepRow = Pick<
  ConnectorRow,
  'id' | 'auth' | 'scopes' | 'credentialsUpdatedAt' | 'credentialsExpireAt' | 'lastSuccessAt' | 'expiryNoticeDays'
>

/** Returns the due tasks. @param now milliseconds since 1970 */
export function dueOf(row: UpkeepRow, plan: Plan, settings: UpkeepSettings, now: number): Due {
  return {
    isRenewal: renewalAt(row, plan) <= now,
    isCheck: checkAt(row, plan, settings) <= now,
    expiryDays: expiryDaysOf(row, now),
  }
}

/** When something is due next, a week from now at the latest. What is due already was tried, and is so no sooner than that. */
export function nextAt(row: UpkeepRow, plan: Plan, settings: UpkeepSettings, now: number): Date {
  const times = [checkAt(row, plan, settings), renewalAt(row, plan), ...expiryTimes(row).map(({ at }) => at)]
  return new Date(Math.min(now + LONGEST_MS, ...times.filter((at) => at > now)))
}

/** A day from now, or when something is due before. */
export function nextWithinDay(row: UpkeepRow, plan: Plan, settings: UpkeepSettings, now: number): Date {
  return new Date(Math.min(now + DAY_MS, nextAt(row, plan, settings, now).getTime()))
}

/** When the server first attends to a connector whose credentials are new. */
export function firstAt(id: string, now: number): Date {
  return new Date(now + DAY_MS * (1 - SPREAD * jitterOf(id)))
}

/** Returns the time of the next attempt after consecutive failures. */
export function retryAt(failures: number, now: number): Date {
  return new Date(now + Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 4 ** Math.min(failures - 1, 10)))
}

/** How long a connector stays without a success before it is checked: longer where the third party allows few calls. */
export function checkIntervalMs({ manifest }: Plan, { checkHours }: UpkeepSettings): number {
  const { cost = 1, rate: { limit, perMs } = {} } = manifest.operations[manifest.check] ?? {}
  const costMs = limit === undefined || perMs === undefined ? 0 : (cost * perMs) / (limit * CHECK_SHARE)
  return Math.max(checkHours * HOUR_MS, costMs)
}

/** At least 0, less than 1: the same for a connector each time. */
function jitterOf(id: string): number {
  return createHash('sha256').update(id).digest().readUInt32BE() / 2 ** 32
}

function earlier(ms: number, id: string): number {
  return ms * (1 - SPREAD * jitterOf(id))
}

/** A renewal is a success: the third party knows the grant. */
function checkAt(row: UpkeepRow, plan: Plan, settings: UpkeepSettings): number {
  // A kind that lost the auth variant takes these credentials no more: the owner is to know without a call.
  if (!Object.hasOwn(plan.manifest.auth, row.auth)) return 0
  if (settings.checkHours === 0 || !isCheckGranted(plan, row.scopes)) return Infinity
  const proved = Math.max(row.lastSuccessAt?.getTime() ?? 0, row.credentialsUpdatedAt.getTime())
  return proved + earlier(checkIntervalMs(plan, settings), row.id)
}

/** Only what a refresh token renews can end of disuse. */
function renewalAt({ id, auth, credentialsUpdatedAt }: UpkeepRow, { manifest }: Plan): number {
  const { type, token } = manifest.auth[auth] ?? {}
  if (type !== 'oauth2' || !token) return Infinity
  const days = token.unusedDays === undefined ? UNUSED_DAYS : token.unusedDays * RENEWED_AFTER
  return credentialsUpdatedAt.getTime() + earlier(days * DAY_MS, id)
}

function expiryDaysOf(row: UpkeepRow, now: number): number | undefined {
  const { credentialsExpireAt, expiryNoticeDays } = row
  if (!credentialsExpireAt || credentialsExpireAt.getTime() <= now) return undefined
  return expiryTimes(row).findLast(
    ({ days, at }) => at <= now && (expiryNoticeDays === null || days < expiryNoticeDays),
  )?.days
}

/** Returns the times to notify the owner; none for tokens that live a day or less. */
function expiryTimes({ credentialsExpireAt, credentialsUpdatedAt }: UpkeepRow): { days: number; at: number }[] {
  const end = credentialsExpireAt?.getTime() ?? 0
  if (end - credentialsUpdatedAt.getTime() <= DAY_MS) return []
  return EXPIRY_DAYS.map((days) => ({ days, at: end - days * DAY_MS }))
}
