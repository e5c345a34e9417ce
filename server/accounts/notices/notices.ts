/** Notices of third parties in responses to this process: noted in memory, written together every few seconds. */
import { forgetNotices, groupBy } from 'plugboard/internal'
import type { Notice, Plan } from 'plugboard/runtime'
import { ownHostsOf } from '../catalogue/index.ts'
import type { Log } from '../../ground/observe/index.ts'
import { type Database, DatabaseError } from '../../ground/store/index.ts'
import { type SeenNotice, writeNotices } from './rows.ts'

const WRITE_MS = 3_000
const DAY_MS = 86_400_000

/** Maximum number of notices that wait, such as during an outage of the database. Further ones come again the next day. */
const MOST_WAITING = 5_000

type TakeNotice = (notice: Notice) => void

/** Services of notices. */
export interface NoticeServices {
  readonly database: Database
  readonly log: Log
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** Gives connections their listeners. */
export interface NoticeListeners {
  /** The listener for an organization's connections to a kind. Each hears every notice once a day. */
  listener(organizationId: string, plan: Plan): TakeNotice
}

/** The notices that a process hears. An organization's notices are its own: the words may name an account. */
export class VendorNotices implements NoticeListeners {
  readonly #services: NoticeServices
  readonly #listeners = new Map<string, TakeNotice>()
  readonly #timer: NodeJS.Timeout
  #waiting: SeenNotice[] = []
  #written: Promise<void> = Promise.resolve()
  /** The day in which listeners hear a notice once. */
  #day: number

  constructor(services: NoticeServices) {
    this.#services = services
    this.#day = this.#today()
    this.#timer = setInterval(() => {
      this.flush().catch(() => {})
    }, WRITE_MS)
    this.#timer.unref()
  }

  listener(organizationId: string, plan: Plan): TakeNotice {
    const isOwn = ownHostsOf(plan) !== null
    const key = `${organizationId} ${isOwn}`
    const listener = this.#listeners.get(key) ?? ((notice) => this.#note({ ...notice, organizationId, isOwn }))
    this.#listeners.set(key, listener)
    return listener
  }

  /** Writes what is noted. During an outage of the database it waits. */
  flush(): Promise<void> {
    this.#beginDay()
    this.#written = this.#written.then(() => this.#write())
    return this.#written
  }

  /** Writes what is noted and stops. */
  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.flush()
  }

  #today(): number {
    return Math.floor(this.#services.now() / DAY_MS)
  }

  #beginDay(): void {
    const today = this.#today()
    if (today === this.#day) return
    this.#day = today
    for (const listener of this.#listeners.values()) forgetNotices(listener)
  }

  #note(notice: Omit<SeenNotice, 'at'>): void {
    if (this.#waiting.length < MOST_WAITING) this.#waiting.push({ ...notice, at: new Date(this.#services.now()) })
  }

  async #write(): Promise<void> {
    const noted = this.#waiting
    this.#waiting = []
    for (const [organizationId, notices] of groupBy(noted, (one) => one.organizationId))
      await writeNotices(this.#services.database, organizationId, notices).catch((error: unknown) => {
        this.#services.log.warn({ error }, 'cannot store the notices of third parties')
        if (!(error instanceof DatabaseError)) this.#waiting.push(...notices)
      })
  }
}
