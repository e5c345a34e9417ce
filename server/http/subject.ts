/** Subjects: the parts of a server that its list names, each with everything of its own. */
import type { Erasure } from '../ground/store/index.ts'
import type { Route } from './request/route.ts'

/** A subject: what it opens and what it mounts. `Needs` are services of the ground and of subjects below it. */
export interface Subject<Needs, Gives> {
  readonly name: string
  /** Opens its services. @param onClose takes what closes them, the last opened first */
  open(services: Needs, onClose: (close: () => Promise<unknown>) => void): Promise<Gives>
  /** Its routes of the API. */
  routes?(services: Needs & Gives): readonly Route[]
  /** Begins what needs the API's address. @param origin where this process listens */
  listens?(services: Needs & Gives, origin: string): void
  /** Makes its queues, in every process. */
  define?(services: Needs & Gives): Promise<void>
  /** Begins its background work in this process. */
  work?(services: Needs & Gives): Promise<void>
  /** Removes its expired rows. A job asks for it every minute, in one process. */
  prune?(services: Needs & Gives): Promise<void>
  /** Begins the one process's work for the whole installation. @returns what ends it */
  watch?(services: Needs & Gives): () => void
  /** Sets its metrics of the whole installation, when metrics are read. */
  measure?(services: Needs & Gives): Promise<void>
  /** Stops new background work. Running jobs end with the queue, before the services close. */
  stop?(services: Needs & Gives): Promise<void>
  /** Removes its rows of a connector or a customer, even if it is not mounted. */
  erasure?(services: Needs & Gives): Erasure
}
