/** The queues of upkeep: each minute one process claims the connectors that are due, and all processes attend to them. */
import type { Catalogue } from '../catalogue/index.ts'
import type { Connectors, DueConnector } from '../connectors/index.ts'
import type { Queue } from '../../ground/jobs/index.ts'
import type { Log } from '../../ground/observe/index.ts'
import type { Database } from '../../ground/store/index.ts'
import { recordEndings } from './endings.ts'

/** Services of the upkeep. */
export interface UpkeepServices {
  readonly database: Database
  readonly queue: Queue
  readonly connectors: Pick<Connectors, 'attend' | 'claimDue'>
  readonly catalogue: Pick<Catalogue, 'kinds'>
  readonly log: Log
  /** Milliseconds since 1970. */
  readonly now: () => number
}

const DUE = 'upkeep-due'
const CONNECTORS = 'upkeep'
const ENDINGS = 'upkeep-endings'

/** Connectors per batch, and maximum number of batches a minute. Further connectors are late. */
const BATCH = 200
const MOST_BATCHES = 10
const ENDING_SECONDS = 900

/** A connector to attend to, as it is queued. */
interface UpkeepJob {
  readonly organizationId: string
  readonly id: string
  /** The claim's end, in milliseconds since 1970. */
  readonly until: number
}

/** The upkeep of an installation. */
export class Upkeep {
  readonly #services: UpkeepServices

  constructor(services: UpkeepServices) {
    this.#services = services
  }

  /** Makes the queues. */
  async define(): Promise<void> {
    const { queue } = this.#services
    await queue.define(DUE, { expireInSeconds: 60 })
    await queue.define(ENDINGS, { expireInSeconds: 300 })
    // What fails is tried again when it is next due.
    await queue.define(CONNECTORS, { expireInSeconds: 300, retryLimit: 0, concurrency: 4 })
  }

  /** Has this process attend to connectors. */
  async work(): Promise<void> {
    const { queue, connectors, database, catalogue, now } = this.#services
    await queue.work(DUE, () => this.sendDue())
    await queue.work<UpkeepJob>(CONNECTORS, ({ data: { organizationId, id, until }, signal }) =>
      connectors.attend({ organizationId, id, until: new Date(until) }, signal),
    )
    await queue.work(ENDINGS, () => recordEndings(database, catalogue, now()))
    queue.repeat(DUE, 60)
    queue.repeat(ENDINGS, ENDING_SECONDS)
  }

  /** Claims and queues what is due. */
  async sendDue(): Promise<void> {
    const { connectors, queue } = this.#services
    for (let batches = 0; batches < MOST_BATCHES; batches++) {
      const due = await connectors.claimDue(BATCH)
      for (const one of due) await queue.send(CONNECTORS, jobOf(one), { key: one.id })
      if (due.length < BATCH) return
    }
  }
}

function jobOf({ organizationId, id, until }: DueConnector): UpkeepJob {
  return { organizationId, id, until: until.getTime() }
}
