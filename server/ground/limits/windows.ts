/** Counts requests in fixed windows over all processes. Each process takes shares of a window, and counts within them. */
import { lastParts, type Part, type Shares, type LimitSubject, textOf } from './shares.ts'

/** A window after a request was counted. */
export interface WindowState {
  readonly isAdmitted: boolean
  /** Remaining requests as far as this process knows. Others may have taken some since. */
  readonly remaining: number
  /** Milliseconds until the window ends. */
  readonly endsInMs: number
}

/** Options of windows. */
export interface WindowOptions {
  readonly shares: Shares
  /** Requests in a window. */
  readonly most: number
  readonly windowMs: number
  /** Milliseconds of a clock that is never set. */
  readonly now: () => number
}

/** Largest share, as a part of the limit. */
const SHARE_OF_LIMIT = 1 / 20
/** For this time, a subject without remaining requests is refused without asking the database. */
const REFUSED_MS = 500
/** A share is given back after this time without use. */
const IDLE_MS = 10_000
/** Shortest time between two moves of a subject in the order of use: a move takes longer than counting. */
const REORDER_MS = 1_000
/** Maximum number of subjects. Beyond it, the share of the least recent one is given back. */
const MAX_SUBJECTS = 100_000

/** A subject's window in this process. */
interface Entry {
  readonly subject: LimitSubject
  /** When the window ends by this process's clock, never later than by the database's. */
  endsAt: number
  /** Remaining permits of this process. */
  stock: number
  /** Permits that remained for other shares after the last one. */
  remaining: number
  /** Shares of this window, the last one last. */
  taken: { readonly id: string; readonly permits: number }[]
  refusedUntil: number
  usedAt: number
  /** Requests that wait for a share. */
  waiting: number
  taking: Promise<void> | undefined
}

/** Windows of one limit. */
export class Windows {
  readonly #options: WindowOptions
  readonly #entries = new Map<string, Entry>()
  /** Permits of a share. */
  readonly #usual: number
  /** With less in stock, another share is taken ahead; 0 for a small limit. */
  readonly #ahead: number

  constructor(options: WindowOptions) {
    this.#options = options
    this.#usual = Math.max(1, Math.ceil(options.most * SHARE_OF_LIMIT))
    this.#ahead = Math.floor(this.#usual / 4)
  }

  /**
   * Counts a request: immediately from the share of this process, or once it has another share. No request passes uncounted.
   * @throws ConnectorError `storage_unavailable` if the database did not respond, `internal` if counting failed
   */
  count(subject: LimitSubject): WindowState | Promise<WindowState> {
    const entry = this.#entryOf(subject)
    return this.#fromStock(entry) ?? this.#afterShare(entry)
  }

  /** Gives back what was not used for a while. Called every second. */
  maintain(): Promise<void> {
    const { now } = this.#options
    return this.#giveBack(({ usedAt }) => now() - usedAt >= IDLE_MS)
  }

  /** Gives back everything unused. */
  close(): Promise<void> {
    return this.#giveBack(() => true)
  }

  #entryOf(subject: LimitSubject): Entry {
    const text = textOf(subject)
    let entry = this.#entries.get(text)
    if (!entry) {
      entry = newEntry(subject)
      if (this.#entries.size >= MAX_SUBJECTS) this.#dropOldest()
    } else if (this.#options.now() - entry.usedAt < REORDER_MS) return entry
    else this.#entries.delete(text)
    this.#entries.set(text, entry)
    return entry
  }

  #dropOldest(): void {
    for (const [text, oldest] of this.#entries) {
      this.#entries.delete(text)
      this.#options.shares.giveBack(unusedOf(oldest)).catch(() => {})
      return
    }
  }

  /** Counts from the stock; undefined if a share has to be taken first. */
  #fromStock(entry: Entry): WindowState | undefined {
    const moment = this.#options.now()
    if (moment >= entry.endsAt) reset(entry)
    entry.usedAt = moment
    if (entry.stock > 0) {
      entry.stock--
      if (entry.stock < this.#ahead && entry.remaining > 0) this.#take(entry).catch(() => {})
      return stateOf(entry, true, moment)
    }
    return moment < entry.refusedUntil ? stateOf(entry, false, moment) : undefined
  }

  async #afterShare(entry: Entry): Promise<WindowState> {
    entry.waiting++
    try {
      for (;;) {
        await this.#take(entry)
        const state = this.#fromStock(entry)
        if (state) return state
      }
    } finally {
      entry.waiting--
    }
  }

  /** Takes another share, one at a time for each subject. */
  #take(entry: Entry): Promise<void> {
    entry.taking ??= this.#takeShare(entry).finally(() => (entry.taking = undefined))
    return entry.taking
  }

  async #takeShare(entry: Entry): Promise<void> {
    const { shares, most, windowMs, now } = this.#options
    const askedAt = now()
    const wanted = Math.max(this.#usual, entry.waiting)
    const share = await shares.take(entry.subject, { wanted, most, lifeMs: windowMs, isWindow: true })
    const endsAt = askedAt + share.freeMs
    // A share of the next window: what was left of the last one is not carried over.
    if (now() >= entry.endsAt) reset(entry)
    entry.endsAt = Math.max(entry.endsAt, endsAt)
    entry.remaining = share.remaining
    entry.stock += share.granted
    if (share.granted > 0) entry.taken.push({ id: share.id, permits: share.granted })
    else entry.refusedUntil = Math.min(now() + REFUSED_MS, endsAt)
  }

  async #giveBack(isUnused: (entry: Entry) => boolean): Promise<void> {
    const parts: Part[] = []
    for (const [text, entry] of this.#entries) {
      if (this.#options.now() >= entry.endsAt && !entry.taking) this.#entries.delete(text)
      else if (entry.stock > 0 && isUnused(entry)) {
        parts.push(...unusedOf(entry))
        entry.remaining += entry.stock
        entry.stock = 0
      }
    }
    await this.#options.shares.giveBack(parts)
  }
}

function newEntry(subject: LimitSubject): Entry {
  return {
    subject,
    endsAt: 0,
    stock: 0,
    remaining: 0,
    taken: [],
    refusedUntil: 0,
    usedAt: -Infinity,
    waiting: 0,
    taking: undefined,
  }
}

function stateOf({ stock, remaining, endsAt }: Entry, isAdmitted: boolean, moment: number): WindowState {
  return { isAdmitted, remaining: isAdmitted ? stock + remaining : 0, endsInMs: Math.max(0, endsAt - moment) }
}

function reset(entry: Entry): void {
  entry.endsAt = 0
  entry.stock = 0
  entry.taken = []
  entry.refusedUntil = 0
}

/** Remaining permits of an entry's shares. */
function unusedOf({ subject, taken, stock }: Entry): Part[] {
  return lastParts(subject, taken, stock)
}
