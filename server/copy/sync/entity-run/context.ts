/** Types that the files of an entity run share. */
import type { Connection, ConnectorError, Plan } from 'plugboard/runtime'
import type { SyncFailure, Verdict } from '../state/failures.ts'
import type { Lease } from '../state/run-rows.ts'
import type { SyncServices } from '../state/services.ts'

/** Context of an entity run. */
export interface EntityRunContext {
  readonly services: SyncServices
  readonly lease: Lease
  readonly plan: Plan
  readonly connection: Connection
  readonly signal: AbortSignal
  /** When the lease ends, in milliseconds of `performance.now`. */
  readonly until: number
  /** Number of pages written under this lease. */
  readonly written: { pages: number }
  /** Decides about an error, after a number of attempts without a page. */
  readonly verdictOf: (error: ConnectorError, attempts: number) => Verdict
}

/** How an entity run ended. */
export interface EntityRunOutcome {
  /** `interrupted`: the lease ended before; `held`: the copy would have shrunk too much. */
  readonly outcome: 'done' | 'interrupted' | 'held'
  /** Whether a generation is left to the cleanup. */
  readonly needsCleanup: boolean
}

/** An entity run that ends with an error, while the other entities continue. */
export class EntityRunFailed extends Error {
  readonly failure: SyncFailure
  /** Whether the next run continues from the checkpoint. */
  readonly keepsCheckpoint: boolean

  constructor(failure: SyncFailure, keepsCheckpoint: boolean) {
    super(failure.message)
    this.failure = failure
    this.keepsCheckpoint = keepsCheckpoint
  }
}

/** The lease on the run has ended, or is another process's. */
export class LeaseLost extends Error {}
