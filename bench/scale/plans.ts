/** The installations that are simulated, and what they are assumed to do. */
import type { Costs, UnitCost } from './costs.ts'
import type { Installation, WorkClass } from './simulate.ts'

/** An installation with a name. */
export interface ScalePlan extends Installation {
  readonly name: string
}

const CALLS_PER_HOUR = 4
const WRITE_SHARE = 0.1
const RECORDS_PER_REQUEST = 25
const CHANGED_PER_HOUR = 10
const LATENCY_MS = 200

/** Assumptions that were not measured, in words. */
export const ASSUMPTIONS =
  `Assumed: each connector syncs once an hour and has ${CALLS_PER_HOUR} calls an hour, one in ten a write; a request of a sync brings ` +
  `${RECORDS_PER_REQUEST} records, and ${CHANGED_PER_HOUR} records an hour have changed; a third party answers in ${LATENCY_MS} ms on average.`

/** The mix of work of a connector. @param requestsPerHour of its syncs */
export function mixOf({ call, write, run, firstRecord, unchangedRecord }: Costs, requestsPerHour: number): WorkClass[] {
  const unchanged = Math.max(0, requestsPerHour * RECORDS_PER_REQUEST - CHANGED_PER_HOUR)
  const sum = (name: keyof UnitCost) =>
    run[name] + unchanged * unchangedRecord[name] + CHANGED_PER_HOUR * firstRecord[name]
  const sync = { processMs: sum('processMs'), databaseMs: sum('databaseMs'), walBytes: sum('walBytes') }
  return [
    { name: 'call', role: 'api', perConnectorHour: CALLS_PER_HOUR * (1 - WRITE_SHARE), requests: 1, ...call },
    { name: 'write', role: 'api', perConnectorHour: CALLS_PER_HOUR * WRITE_SHARE, requests: 1, ...write },
    { name: 'sync', role: 'worker', perConnectorHour: 1, requests: requestsPerHour, ...sync },
  ]
}

const SMALL = {
  latencyMs: LATENCY_MS,
  slotsPerWorker: 8,
  apiProcesses: 1,
  workerProcesses: 1,
  databases: 1,
  coresPerDatabase: 8,
}

const LARGE = {
  ...SMALL,
  connectors: 1_000_000,
  apiProcesses: 4,
  workerProcesses: 100,
  slotsPerWorker: 64,
  coresPerDatabase: 16,
}

/** From one machine to a million connectors. Where a plan falls short, the next one moves the limit. */
export const PLANS: readonly ScalePlan[] = [
  { ...SMALL, name: 'one of each', connectors: 1_000 },
  { ...SMALL, name: 'the same', connectors: 10_000 },
  { ...SMALL, name: 'more slots', connectors: 10_000, slotsPerWorker: 64 },
  { ...SMALL, name: 'the same', connectors: 100_000, slotsPerWorker: 64 },
  { ...LARGE, name: 'more workers', connectors: 100_000, workerProcesses: 12, apiProcesses: 1, databases: 1 },
  { ...LARGE, name: 'one database', databases: 1, coresPerDatabase: 64 },
  { ...LARGE, name: 'ten databases', databases: 10 },
]
