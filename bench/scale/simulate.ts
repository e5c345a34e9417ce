/**
 * A discrete-event simulation of an installation. Work arrives, waits for a slot of a process, and asks third parties. It takes the
 * processor of its process and a core of its database for the measured time. Time is simulated: a run gives the same figures on any
 * machine.
 */
import { Chance, EventQueue } from './events.ts'

/** One sort of work. */
export interface WorkClass {
  readonly name: string
  /** The processes that do the work. */
  readonly role: 'api' | 'worker'
  /** How often a connector has it in an hour, on average. */
  readonly perConnectorHour: number
  /** Number of requests to the third party, in order. */
  readonly requests: number
  /** Milliseconds of the process's processor, for all of it. */
  readonly processMs: number
  /** Milliseconds of a core of the database, for all of it. */
  readonly databaseMs: number
  /** Bytes of write-ahead log, for all of it. */
  readonly walBytes: number
}

/** An installation. */
export interface Installation {
  readonly connectors: number
  /** Each takes as many pieces of work at once as come. */
  readonly apiProcesses: number
  readonly workerProcesses: number
  /** Number of concurrent pieces of work of a worker. */
  readonly slotsPerWorker: number
  /** Connectors are spread over them evenly. */
  readonly databases: number
  readonly coresPerDatabase: number
  /** Mean time of a third party's response, in milliseconds. */
  readonly latencyMs: number
}

/** Result of a class of work. */
export interface ClassResult {
  readonly name: string
  readonly done: number
  /** Milliseconds until a worker began, and from the arrival to the end. */
  readonly waitP99: number
  readonly timeP50: number
  readonly timeP99: number
}

/** Result of a simulation. */
export interface SimulationResult {
  readonly classes: readonly ClassResult[]
  /** Shares of the time in which each was busy, on average over all of a sort. */
  readonly apiBusy: number
  readonly workerBusy: number
  readonly slotsBusy: number
  readonly databaseBusy: number
  /** Per second, over all. */
  readonly requestsPerSecond: number
  readonly runsPerSecond: number
  readonly walMbPerSecondAndDatabase: number
  /** Pieces of work that waited at the end; that they grow says that the installation is too small. */
  readonly waitingAtEnd: number
}

/** Length of a simulation, its uncounted beginning, and the seed of chance. */
export interface SimulationSpan {
  readonly seconds: number
  readonly warmSeconds: number
  readonly seed: number
}

/** Maximum number of meetings of a piece of work with its process and database, over which its requests are divided. */
const MAX_STEPS = 4

interface Piece {
  readonly work: WorkClass
  readonly arrivedMs: number
  readonly beganMs: number
  readonly steps: number
  readonly process: Cores
  readonly database: Cores
  /** The worker that has it. */
  readonly worker?: SimulatedWorker
}

/** Processors that work is served by in the order in which it comes. */
class Cores {
  busyMs = 0
  readonly #freeAtMs: number[]

  constructor(count: number) {
    this.#freeAtMs = Array.from({ length: count }, () => 0)
  }

  /** Serves so long on the processor that is free first; gives when it ends. */
  serve(nowMs: number, forMs: number, isCounted: boolean): number {
    const first = Math.min(...this.#freeAtMs)
    const until = Math.max(nowMs, first) + forMs
    this.#freeAtMs[this.#freeAtMs.indexOf(first)] = until
    if (isCounted) this.busyMs += forMs
    return until
  }
}

/** A process with a number of slots for work. */
class SimulatedWorker extends Cores {
  free: number

  constructor(slots: number) {
    super(1)
    this.free = slots
  }
}

/** Simulates an installation under a mix of work. */
export function simulate(
  installation: Installation,
  mix: readonly WorkClass[],
  span: SimulationSpan,
): SimulationResult {
  const simulation = new Simulation(installation, span)
  for (const work of mix) if (work.perConnectorHour > 0) simulation.begin(work)
  simulation.run()
  return simulation.result(mix)
}

class Simulation {
  readonly #installation: Installation
  readonly #span: SimulationSpan
  readonly #chance: Chance
  readonly #events = new EventQueue()
  readonly #api: readonly Cores[]
  readonly #workers: readonly SimulatedWorker[]
  readonly #databases: readonly Cores[]
  readonly #waiting: Piece[] = []
  /** Number of begun ones among the waiting. */
  #begun = 0
  readonly #tally = new Map<WorkClass, { readonly waits: number[]; readonly times: number[] }>()
  readonly #totals = { requests: 0, runs: 0, walBytes: 0, slotMs: 0 }

  constructor(installation: Installation, span: SimulationSpan) {
    this.#installation = installation
    this.#span = span
    this.#chance = new Chance(span.seed)
    const { apiProcesses, workerProcesses, slotsPerWorker, databases, coresPerDatabase } = installation
    this.#api = Array.from({ length: apiProcesses }, () => new Cores(1))
    this.#workers = Array.from({ length: workerProcesses }, () => new SimulatedWorker(slotsPerWorker))
    this.#databases = Array.from({ length: databases }, () => new Cores(coresPerDatabase))
  }

  /** Has work arrive from now on. */
  begin(work: WorkClass): void {
    this.#tally.set(work, { waits: [], times: [] })
    const meanMs = 3_600_000 / (this.#installation.connectors * work.perConnectorHour)
    const arrive = () => {
      this.#events.push(this.#events.nowMs + this.#chance.time(meanMs), arrive)
      this.#arrive(work)
    }
    this.#events.push(this.#chance.time(meanMs), arrive)
  }

  /** Lets the time pass. */
  run(): void {
    this.#events.run((this.#span.seconds + this.#span.warmSeconds) * 1000)
  }

  get #isCounted(): boolean {
    return this.#events.nowMs >= this.#span.warmSeconds * 1000
  }

  #one<T>(all: readonly T[]): T {
    const chosen = all[this.#chance.below(all.length)]
    if (chosen === undefined) throw new Error('Cannot simulate an installation that has none of a sort')
    return chosen
  }

  #arrive(work: WorkClass): void {
    const { nowMs } = this.#events
    const steps = Math.max(1, Math.min(MAX_STEPS, work.requests))
    const database = this.#one(this.#databases)
    const isApi = work.role === 'api'
    const process = isApi ? this.#one(this.#api) : this.#one(this.#workers)
    const piece = { work, arrivedMs: nowMs, beganMs: nowMs, steps, process, database }
    if (isApi) return this.#step(piece, 0)
    this.#waiting.push(piece)
    this.#fill()
  }

  /** Gives what waits to the workers that have most room. */
  #fill(): void {
    for (let piece = this.#waiting[this.#begun]; piece; piece = this.#waiting[this.#begun]) {
      const worker = this.#workers.reduce((most, one) => (one.free > most.free ? one : most))
      if (worker.free === 0) return
      worker.free--
      this.#begun++
      this.#step({ ...piece, beganMs: this.#events.nowMs, process: worker, worker }, 0)
    }
  }

  /** A step: third party, then process, then database. */
  #step(piece: Piece, step: number): void {
    const { work, steps, process, database } = piece
    if (step === steps) return this.#end(piece)
    const events = this.#events
    const requests = work.requests / steps
    events.push(events.nowMs + this.#chance.times(requests, this.#installation.latencyMs), () => {
      if (this.#isCounted) this.#totals.requests += requests
      const processMs = this.#chance.time(work.processMs / steps)
      events.push(process.serve(events.nowMs, processMs, this.#isCounted), () => {
        if (this.#isCounted) this.#totals.walBytes += work.walBytes / steps
        const databaseMs = this.#chance.time(work.databaseMs / steps)
        events.push(database.serve(events.nowMs, databaseMs, this.#isCounted), () => this.#step(piece, step + 1))
      })
    })
  }

  #end({ work, arrivedMs, beganMs, worker }: Piece): void {
    const { nowMs } = this.#events
    const warmMs = this.#span.warmSeconds * 1000
    if (worker) {
      worker.free++
      if (this.#isCounted) {
        this.#totals.slotMs += nowMs - Math.max(beganMs, warmMs)
        this.#totals.runs++
      }
      this.#fill()
    }
    if (arrivedMs < warmMs) return
    this.#tally.get(work)?.waits.push(beganMs - arrivedMs)
    this.#tally.get(work)?.times.push(nowMs - arrivedMs)
  }

  /** Returns the result. */
  result(mix: readonly WorkClass[]): SimulationResult {
    const { seconds } = this.#span
    const { workerProcesses, slotsPerWorker, databases, coresPerDatabase } = this.#installation
    const shareOf = (all: readonly Cores[], each: number) =>
      all.reduce((sum, { busyMs }) => sum + busyMs, 0) / (all.length * each * seconds * 1000)
    const { requests, runs, walBytes, slotMs } = this.#totals
    return {
      classes: mix.map((work) => {
        const { waits = [], times = [] } = this.#tally.get(work) ?? {}
        return {
          name: work.name,
          done: times.length,
          waitP99: quantile(waits, 0.99),
          timeP50: quantile(times, 0.5),
          timeP99: quantile(times, 0.99),
        }
      }),
      apiBusy: shareOf(this.#api, 1),
      workerBusy: shareOf(this.#workers, 1),
      slotsBusy: slotMs / (workerProcesses * slotsPerWorker * seconds * 1000),
      databaseBusy: shareOf(this.#databases, coresPerDatabase),
      requestsPerSecond: requests / seconds,
      runsPerSecond: runs / seconds,
      walMbPerSecondAndDatabase: walBytes / seconds / databases / 1e6,
      waitingAtEnd: this.#waiting.length - this.#begun,
    }
  }
}

function quantile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).toSorted()
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
