/** Changes of rows that caches depend on, published to every process of the installation by the database. */
import type { Database } from '../store/index.ts'
import { type ChangeNotice, CHANGE_SUBJECTS } from './notice.ts'
import { type ChangeWatch, ChangeWatches } from './watches.ts'

const CHANNEL = 'plugboard_changed'

/** Is called with each change; must not throw. */
export type ChangeSubscriber = (notice: ChangeNotice) => void

/** The changes of one installation, as one of its processes publishes and receives them. */
export class Notifications {
  readonly #database: Database
  readonly #subscribers = new Set<ChangeSubscriber>()
  readonly #watches = new ChangeWatches()
  #stop: () => Promise<void> = async () => {}

  private constructor(database: Database) {
    this.#database = database
  }

  /** Listens to a database until it is closed. @throws ConnectorError `storage_unavailable` */
  static async open(database: Database): Promise<Notifications> {
    const notifications = new Notifications(database)
    notifications.#stop = await database.listen(CHANNEL, (payload) => {
      const notice = noticeOf(payload)
      if (notice) notifications.#deliver(notice)
    })
    return notifications
  }

  /** Has a function called with every change, those of this process included. The function returned ends that. */
  subscribe(subscriber: ChangeSubscriber): () => void {
    this.#subscribers.add(subscriber)
    return () => this.#subscribers.delete(subscriber)
  }

  /**
   * Calls the subscribers of this process at once, since its own notification comes later than its next call; then notifies
   * every process.
   * @throws ConnectorError `storage_unavailable` when the others could not be notified
   */
  async publish(notice: ChangeNotice): Promise<void> {
    this.#deliver(notice)
    await this.#database.notify(CHANNEL, `${notice.subject}:${notice.id}`)
  }

  /** Watches for a change of one row from now on, until the watch is ended. */
  watch(notice: ChangeNotice): ChangeWatch {
    return this.#watches.begin(notice)
  }

  /** Stops listening. The database stays open. */
  async close(): Promise<void> {
    await this.#stop()
  }

  #deliver(notice: ChangeNotice): void {
    for (const subscriber of this.#subscribers) subscriber(notice)
    this.#watches.wake(notice)
  }
}

/** The change that a payload names; undefined for one that this version does not know. */
function noticeOf(payload: string): ChangeNotice | undefined {
  const colon = payload.indexOf(':')
  const subject = CHANGE_SUBJECTS.find((known) => known === payload.slice(0, colon))
  return subject && { subject, id: payload.slice(colon + 1) }
}
