/** Publishes changes of rows, on which caches depend, to every process of the installation. */
import type { Database } from '../store/index.ts'
import { type ChangeNotice, CHANGE_SUBJECTS } from './notice.ts'
import { type ChangeWatch, ChangeWatches } from './watches.ts'

const CHANNEL = 'plugboard_changed'

/** Called with each change. It must not throw. */
export type ChangeSubscriber = (notice: ChangeNotice) => void

/** Changes of an installation, in one of its processes. */
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

  /** Calls a function with every change, including changes of this process. @returns ends that */
  subscribe(subscriber: ChangeSubscriber): () => void {
    this.#subscribers.add(subscriber)
    return () => this.#subscribers.delete(subscriber)
  }

  /**
   * Calls the subscribers of this process, since its next call comes before its own notification. Then notifies every process.
   * @throws ConnectorError `storage_unavailable` if the others could not be notified
   */
  async publish(notice: ChangeNotice): Promise<void> {
    this.#deliver(notice)
    await this.#database.notify(CHANNEL, `${notice.subject}:${notice.id}`)
  }

  /** Watches one row until the watch ends. */
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

/** The change in a payload; undefined for an unknown subject. */
function noticeOf(payload: string): ChangeNotice | undefined {
  const colon = payload.indexOf(':')
  const subject = CHANGE_SUBJECTS.find((known) => known === payload.slice(0, colon))
  return subject && { subject, id: payload.slice(colon + 1) }
}
