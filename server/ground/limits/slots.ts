/** Counts running calls over all processes. Each process holds shares of the limit, and renews them while it runs. */
import { lastParts, type Part, type Shares, type LimitSubject, textOf } from './shares.ts'

/** Ends the use of a slot. A second call does nothing. */
export type ReleaseSlot = () => void

/** Options of slots. */
export interface SlotOptions {
  readonly shares: Shares
  /** Number of slots. */
  readonly most: number
  /** Milliseconds of a clock that is never set. */
  readonly now: () => number
}

/** Time from the last renewal of a share until it expires: its process has ended, or lost the database. */
export const LIFE_MS = 30_000
const RENEW_MS = 5_000
/** A process keeps one slot of a larger limit for a while. Occasional calls then cost no round trip. */
const KEEPS_ONE_FROM = 10
const MAX_IDLE_ROUNDS = 10
/** For this time, a subject without a free slot is refused without asking the database. */
const REFUSED_MS = 100

interface Held {
  readonly id: string
  permits: number
  /** When it expires by this process's clock, never later than by the database's. */
  expiresAt: number
}

/** A subject's slots in this process. */
interface Entry {
  readonly subject: LimitSubject
  held: Held[]
  running: number
  /** Most calls at the same time since the last maintenance. */
  peak: number
  /** Rounds of maintenance since the last call. */
  idle: number
  waiting: number
  refusedUntil: number
  taking: Promise<void> | undefined
}

/** Slots of one limit. */
export class Slots {
  readonly #options: SlotOptions
  readonly #entries = new Map<string, Entry>()

  constructor(options: SlotOptions) {
    this.#options = options
  }

  /**
   * Takes a slot: immediately from the shares of this process, or once it has another share; undefined if all slots are taken.
   * @throws ConnectorError `storage_unavailable` if the database did not respond, `internal` if counting failed
   */
  take(subject: LimitSubject): ReleaseSlot | undefined | Promise<ReleaseSlot | undefined> {
    const entry = this.#entryOf(subject)
    const leave = this.#fromHeld(entry)
    if (leave) return leave
    return this.#options.now() < entry.refusedUntil ? undefined : this.#afterShare(entry)
  }

  /** Gives unused slots back and renews the rest. Called every second. */
  async maintain(): Promise<void> {
    const parts: Part[] = []
    for (const [text, entry] of this.#entries) {
      if (!entry.taking) parts.push(...this.#takeUnused(entry))
      entry.peak = entry.running
      if (entry.running === 0 && entry.held.length === 0 && entry.waiting === 0) this.#entries.delete(text)
    }
    await this.#options.shares.giveBack(parts)
    await this.#renew()
  }

  /** Gives everything back. */
  async close(): Promise<void> {
    const parts = [...this.#entries.values()].flatMap(({ subject, held }) =>
      held.map(({ id, permits }) => ({ subject, id, permits })),
    )
    this.#entries.clear()
    await this.#options.shares.giveBack(parts)
  }

  #entryOf(subject: LimitSubject): Entry {
    const text = textOf(subject)
    let entry = this.#entries.get(text)
    if (!entry) {
      entry = { subject, held: [], running: 0, peak: 0, idle: 0, waiting: 0, refusedUntil: 0, taking: undefined }
      this.#entries.set(text, entry)
    }
    return entry
  }

  /** Takes a slot of a held share. */
  #fromHeld(entry: Entry): ReleaseSlot | undefined {
    if (entry.running >= permitsOf(entry, this.#options.now())) return undefined
    entry.running++
    entry.peak = Math.max(entry.peak, entry.running)
    let isTaken = true
    return () => {
      if (!isTaken) return
      isTaken = false
      entry.running--
    }
  }

  async #afterShare(entry: Entry): Promise<ReleaseSlot | undefined> {
    entry.waiting++
    try {
      while (this.#options.now() >= entry.refusedUntil) {
        await this.#take(entry)
        const leave = this.#fromHeld(entry)
        if (leave) return leave
      }
      return this.#fromHeld(entry)
    } finally {
      entry.waiting--
    }
  }

  /** Takes another share, one at a time for each subject. */
  #take(entry: Entry): Promise<void> {
    entry.taking ??= this.#takeShare(entry).finally(() => (entry.taking = undefined))
    return entry.taking
  }

  /** Counts calls under an expired share anew before another call starts. */
  async #takeShare(entry: Entry): Promise<void> {
    const { shares, most, now } = this.#options
    const askedAt = now()
    entry.held = entry.held.filter(({ expiresAt }) => expiresAt > askedAt)
    const wanted = entry.running + entry.waiting - permitsOf(entry, askedAt)
    const request = { wanted: Math.max(1, wanted), most, lifeMs: LIFE_MS, isWindow: false }
    const { id, granted } = await shares.take(entry.subject, request)
    if (granted > 0) entry.held.push({ id, permits: granted, expiresAt: askedAt + LIFE_MS })
    else entry.refusedUntil = now() + REFUSED_MS
  }

  /** Removes what an entry has not used since the last maintenance, and what has expired. */
  #takeUnused(entry: Entry): Part[] {
    entry.idle = entry.peak > 0 ? 0 : entry.idle + 1
    const reserved = this.#options.most >= KEEPS_ONE_FROM && entry.idle < MAX_IDLE_ROUNDS ? 1 : 0
    const moment = this.#options.now()
    entry.held = entry.held.filter(({ expiresAt }) => expiresAt > moment)
    const parts = lastParts(entry.subject, entry.held, permitsOf(entry, moment) - Math.max(entry.peak, reserved))
    const given = new Map(parts.map(({ id, permits }) => [id, permits]))
    for (const held of entry.held) held.permits -= given.get(held.id) ?? 0
    entry.held = entry.held.filter(({ permits }) => permits > 0)
    return parts
  }

  async #renew(): Promise<void> {
    const { shares, now } = this.#options
    const askedAt = now()
    const due = [...this.#entries.values()].flatMap(({ subject, held }) =>
      held.filter(({ expiresAt }) => expiresAt - askedAt <= LIFE_MS - RENEW_MS).map((one) => ({ one, subject })),
    )
    const parts = due.map(({ one: { id, permits }, subject }) => ({ subject, id, permits }))
    const renewed = await shares.renew(parts, LIFE_MS)
    for (const { one } of due) one.expiresAt = renewed.has(one.id) ? askedAt + LIFE_MS : 0
  }
}

function permitsOf({ held }: Entry, now: number): number {
  return held.reduce((sum, { permits, expiresAt }) => sum + (expiresAt > now ? permits : 0), 0)
}
