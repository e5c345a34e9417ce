/** Shares of the one process of an embedded database. */
import { randomUUID } from 'node:crypto'
import { type Shares, type LimitSubject, textOf } from './shares.ts'

interface Row {
  readonly id: string
  permits: number
  expiresAt: number
}

interface Counted {
  readonly rows: Map<string, Row>
  pausedUntil: number
}

/** Expired subjects are dropped after this number of new ones. */
const EXPIRY_EVERY = 10_000

/** Shares in memory, by the rules of the database. @param now milliseconds of a clock that is never set */
export function memoryShares(now: () => number = () => performance.now()): Shares {
  const subjects = new Map<string, Counted>()
  let added = 0

  function countedOf(subject: LimitSubject): Counted {
    const text = textOf(subject)
    let counted = subjects.get(text)
    if (!counted) {
      if (++added % EXPIRY_EVERY === 0) removeExpired()
      subjects.set(text, (counted = { rows: new Map(), pausedUntil: 0 }))
    }
    for (const { id, expiresAt } of counted.rows.values()) if (expiresAt <= now()) counted.rows.delete(id)
    return counted
  }

  function removeExpired(): void {
    const moment = now()
    for (const [text, { rows, pausedUntil }] of subjects)
      if (pausedUntil <= moment && [...rows.values()].every(({ expiresAt }) => expiresAt <= moment))
        subjects.delete(text)
  }

  return {
    async take(subject, { wanted, most, lifeMs, isWindow }) {
      const moment = now()
      const { rows, pausedUntil } = countedOf(subject)
      const held = [...rows.values()].reduce((sum, { permits }) => sum + permits, 0)
      const freedAt = rows.size > 0 ? Math.min(...[...rows.values()].map(({ expiresAt }) => expiresAt)) : undefined
      const left = pausedUntil > moment ? 0 : Math.max(0, most - held)
      const granted = Math.min(left, Math.max(1, Math.min(Math.ceil(wanted), Math.floor(left / 2))))
      const expiresAt = isWindow && freedAt !== undefined ? freedAt : moment + lifeMs
      const id = randomUUID()
      if (granted > 0) rows.set(id, { id, permits: granted, expiresAt })
      return {
        id,
        granted,
        remaining: left - granted,
        freeMs: (freedAt ?? expiresAt) - moment,
        pausedMs: Math.max(0, pausedUntil - moment),
      }
    },
    async giveBack(parts) {
      for (const { subject, id, permits } of parts) {
        const row = countedOf(subject).rows.get(id)
        if (row) row.permits = Math.max(0, row.permits - permits)
      }
    },
    async renew(parts, lifeMs) {
      const renewed = new Set<string>()
      for (const { subject, id } of parts) {
        const row = countedOf(subject).rows.get(id)
        if (!row) continue
        row.expiresAt = now() + lifeMs
        renewed.add(id)
      }
      return renewed
    },
    async pause(subject, ms) {
      const counted = countedOf(subject)
      counted.pausedUntil = Math.max(counted.pausedUntil, now() + ms)
    },
  }
}
