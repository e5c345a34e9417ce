/** The costs in plans. */
import type { Costs } from './costs.ts'

/** Where they were measured, and what came out. */
export const MEASURED: { readonly where: string; readonly costs: Costs } = {
  where:
    'Costs: bench:scale -- --measure on 2026-11-27, Node 20.20.2 and PostgreSQL 18 on two cores at a load of 17 to 29, where units take several ' +
    'times as long as on a quiet machine. Processor time of calls is that of docs/performance.md, measured at a load of 2 to 3.',
  costs: {
    // The database has at most what two cores have left beside the process: 3,898 and 1,161 calls a second.
    call: { processMs: 0.25, databaseMs: 0.27, walBytes: 850 },
    write: { processMs: 0.6, databaseMs: 1.13, walBytes: 3_786 },
    firstRecord: { processMs: 0.066, databaseMs: 0.1, walBytes: 1_372 },
    unchangedRecord: { processMs: 0.08, databaseMs: 0.116, walBytes: 558 },
    run: { processMs: 24.4, databaseMs: 62.5, walBytes: 35_410 },
  },
}
