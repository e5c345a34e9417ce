/** The simulation of `bench:scale` agrees with what the theory of queues says of cases that it knows. */
import { describe, expect, it } from 'vitest'
import { type Installation, simulate, type WorkClass } from '../../bench/scale/simulate.ts'

const SPAN = { seconds: 2_000, warmSeconds: 100, seed: 7 }

const INSTALLATION: Installation = {
  connectors: 3_600,
  apiProcesses: 1,
  workerProcesses: 1,
  slotsPerWorker: 1_000_000,
  databases: 1,
  coresPerDatabase: 1,
  latencyMs: 0,
}

const WORK: WorkClass = {
  name: 'work',
  role: 'api',
  perConnectorHour: 50,
  requests: 0,
  processMs: 10,
  databaseMs: 0,
  walBytes: 1_000,
}

describe('the simulation of an installation', () => {
  it('has the times of a single server at half its load', () => {
    // M/M/1: 50 a second of 10 ms each are half of its time. The time to the end is exponential with a mean of 20 ms.
    const { classes, apiBusy } = simulate(INSTALLATION, [WORK], SPAN)
    expect(apiBusy).toBeCloseTo(0.5, 1)
    expect(classes[0]?.timeP50).toBeGreaterThan(20 * Math.LN2 * 0.9)
    expect(classes[0]?.timeP50).toBeLessThan(20 * Math.LN2 * 1.1)
    expect(classes[0]?.timeP99).toBeGreaterThan(20 * Math.log(100) * 0.85)
    expect(classes[0]?.timeP99).toBeLessThan(20 * Math.log(100) * 1.15)
  })

  it('has as many slots taken as work that lasts', () => {
    // Little's law: 5 a second that last 2 s are 10 at once.
    const slow = { ...WORK, role: 'worker', perConnectorHour: 5, requests: 10, processMs: 0.1 } as const
    const slots = { ...INSTALLATION, latencyMs: 200, slotsPerWorker: 20 }
    const { slotsBusy, requestsPerSecond, runsPerSecond, waitingAtEnd } = simulate(slots, [slow], SPAN)
    expect(slotsBusy).toBeCloseTo(0.5, 1)
    expect([Math.round(requestsPerSecond), Math.round(runsPerSecond), waitingAtEnd]).toEqual([50, 5, 0])
  })

  it('lets work wait without end where there are too few slots', () => {
    const slow = { ...WORK, role: 'worker', perConnectorHour: 5, requests: 10, processMs: 0.1 } as const
    const { slotsBusy, waitingAtEnd } = simulate({ ...INSTALLATION, latencyMs: 200, slotsPerWorker: 5 }, [slow], SPAN)
    expect([Math.round(slotsBusy * 100), waitingAtEnd > 3_000]).toEqual([100, true])
  })

  it('spreads work over databases, and gives the same for a seed', () => {
    const stored = { ...WORK, processMs: 0, databaseMs: 10 }
    const two = { ...INSTALLATION, databases: 2 }
    const [one, other] = [simulate(two, [stored], SPAN), simulate(two, [stored], SPAN)]
    expect(one.databaseBusy).toBeCloseTo(0.25, 1)
    expect(one.walMbPerSecondAndDatabase).toBeCloseTo(0.025, 3)
    expect(other).toEqual(one)
  })
})
