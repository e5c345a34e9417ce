/** What the files of an entity run share. */
import type { Connection, Plan } from 'plugboard/runtime'
import type { Lease } from '../rows.ts'
import type { SyncServices } from '../services.ts'

/** What an entity run works with. */
export interface EntityRunContext {
  readonly services: SyncServices
  readonly lease: Lease
  readonly plan: Plan
  readonly connection: Connection
  readonly signal: AbortSignal
  /** When the lease ends, in milliseconds of `performance.now`. */
  readonly until: number
}

/** How an entity run ended. */
export interface EntityRunOutcome {
  /** `interrupted`: the lease ended before; `held`: the copy would have shrunk too much. */
  readonly outcome: 'done' | 'interrupted' | 'held'
  /** Pages that were written. */
  readonly pages: number
  /** Whether a generation is left to the cleanup. */
  readonly needsCleanup: boolean
}

/** The lease on the run is another process's by now, or nobody's. */
export class LeaseLost extends Error {}
