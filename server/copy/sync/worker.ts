/** Background work of syncing in a process: jobs of the queues, and the search for due runs. */
import { collectDropped } from '../records/generations.ts'
import { pruneRemoved } from '../records/removed.ts'
import { pruneTurns } from '../changes/turns.ts'
import { ANNOUNCE, ANNOUNCE_SECONDS, type AnnounceServices, announceChanges } from '../changes/announce.ts'
import { announceMatches } from '../changes/announce-matches.ts'
import {
  EMBED,
  EMBED_INDEXES,
  EMBED_INDEXES_SECONDS,
  EMBED_SECONDS,
  type EmbedServices,
  embedCopies,
} from '../search/vectors/embed-copies.ts'
import { reread } from './follow.ts'
import { LeasedRun, type ReportEvent } from './job.ts'
import { keyOf } from './schedule/runs.ts'
import { scheduleRuns } from './schedule/scheduler.ts'
import { claimNext, preferenceOf } from './schedule/turns.ts'
import { CLEANUP, type RereadJob, REREADS, SYNC_JOBS, type SyncJob, type SyncServices } from './state/services.ts'

const SCHEDULE_MS = 2_000
/** A job ends after some seconds and one response of a third party. */
const JOB_EXPIRES_SECONDS = 300
const CONCURRENCY = 8
const MATCHES_PER_MINUTE = 60

type WorkerServices = SyncServices & AnnounceServices & Pick<EmbedServices, 'meanings'>

/** Works on the queues of syncing. */
export class SyncWorker {
  readonly #services: WorkerServices
  readonly #report: ReportEvent
  /** Keys of the jobs that this process does now. */
  readonly #active = new Set<string>()
  #turn = 0
  #stopScheduler = async () => {}

  constructor(services: WorkerServices, report: ReportEvent) {
    this.#services = services
    this.#report = report
  }

  /** Makes the queues. */
  async define(): Promise<void> {
    const { queue, settings } = this.#services
    const { concurrency = CONCURRENCY } = settings
    await queue.define(SYNC_JOBS, { expireInSeconds: JOB_EXPIRES_SECONDS, concurrency })
    await queue.define(REREADS, { expireInSeconds: 120, concurrency: 2, retryLimit: 5 })
    await queue.define(CLEANUP, { expireInSeconds: 3600, retryLimit: 5 })
    await queue.define(ANNOUNCE, { expireInSeconds: 300, retryLimit: 0 })
    await queue.define(EMBED, { expireInSeconds: 600, retryLimit: 0 })
    await queue.define(EMBED_INDEXES, { expireInSeconds: 12 * 3600, retryLimit: 0 })
  }

  /** Begins to work. */
  async start(): Promise<void> {
    const { queue, settings, log } = this.#services
    await queue.work<SyncJob>(SYNC_JOBS, ({ signal }) => this.#syncNext(signal))
    await queue.work<RereadJob>(REREADS, ({ data, signal }) => reread(this.#services, data, signal))
    await queue.work(CLEANUP, () => this.#cleanUp())
    await queue.work(ANNOUNCE, () => this.#announce())
    queue.repeat(ANNOUNCE, ANNOUNCE_SECONDS)
    await queue.work(EMBED, ({ signal }) => embedCopies(this.#services, signal))
    await queue.work(EMBED_INDEXES, async () => this.#services.meanings?.index.maintain())
    if (this.#services.meanings) {
      queue.repeat(EMBED, EMBED_SECONDS)
      queue.repeat(EMBED_INDEXES, EMBED_INDEXES_SECONDS)
    }
    this.#stopScheduler = repeat(
      () => scheduleRuns(this.#services, this.#active),
      settings.scheduleMs ?? SCHEDULE_MS,
      (error) => log.warn({ error }, 'cannot schedule syncs'),
    )
  }

  /** Stops scheduling; running jobs end with the queue. */
  async stop(): Promise<void> {
    await this.#stopScheduler()
  }

  /** A job says that some run waits: which one is next is decided now, and not by the order in which jobs were queued. */
  async #syncNext(signal: AbortSignal): Promise<void> {
    const { database, settings } = this.#services
    const lease = await claimNext(database, settings.rateShare, preferenceOf(this.#turn++))
    if (!lease) return
    const key = keyOf(lease)
    this.#active.add(key)
    try {
      await new LeasedRun(this.#services, lease, signal, this.#report).work()
    } finally {
      this.#active.delete(key)
    }
  }

  async #announce(): Promise<void> {
    const { settings } = this.#services
    await announceMatches({ ...this.#services, perMinute: settings.matchesPerMinute ?? MATCHES_PER_MINUTE })
    await announceChanges(this.#services)
  }

  async #cleanUp(): Promise<void> {
    const { database, log } = this.#services
    const records = await collectDropped(database)
    if (records > 0) log.debug({ records }, 'deleted replaced copies')
    await pruneRemoved(database)
    await pruneTurns(database)
  }
}

/** Repeats something, one at a time. @returns a function that stops it */
function repeat(run: () => Promise<void>, everyMs: number, onError: (error: unknown) => void): () => Promise<void> {
  let isEnded = false
  let running: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const next = () => {
    running = run()
      .catch((error: unknown) => {
        if (!isEnded) onError(error)
      })
      .then(() => {
        if (!isEnded) timer = setTimeout(next, everyMs)
      })
  }
  next()
  return async () => {
    isEnded = true
    clearTimeout(timer)
    await running
  }
}
