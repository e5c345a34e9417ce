/** Cost of counting a call over all processes: two windows, two slots and a third party's budget, as an execute takes them. */
import { randomUUID } from 'node:crypto'
import { createLimits, type Limits, type Shares, sharesOf } from '../../server/ground/limits/index.ts'
import { migrate, openDatabase } from '../../server/ground/store/index.ts'
import { median } from '../measure.ts'

const CUSTOMERS = 50
const CALLS = 300
const AT_ONCE = 64
const ROUNDS = 5
const RATE = { limit: 1500, perMs: 60_000, unit: 'seconds' } as const
const CLOCK = { now: Date.now, wait: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)) }

interface Counted {
  /** Microseconds of one call, by the number of concurrent ones. */
  readonly perCall: number
  readonly roundTrips: number
}

/** The line that compares counting on PostgreSQL with counting in memory, in one run. */
export async function countingCost(url: string): Promise<string> {
  const database = await openDatabase({ url })
  await migrate(database)
  const rounds: [Counted, Counted][] = []
  for (let round = 0; round <= ROUNDS; round++) {
    const memory = await count(sharesOf({ ...database, engine: 'embedded' }))
    const shared = await count(sharesOf(database))
    if (round > 0) rounds.push([memory, shared])
  }
  await database.close()
  const of = (value: (round: [Counted, Counted]) => number) => median(rounds.map(value))
  const ratio = of(([memory, shared]) => shared.perCall / memory.perCall)
  const [local, ours] = [of(([memory]) => memory.perCall), of(([, shared]) => shared.perCall)]
  const trips = of(([, { roundTrips }]) => roundTrips / (CUSTOMERS * CALLS))
  return (
    `counting a call, ${AT_ONCE} at once: ${local.toFixed(1)} µs in memory, ${ours.toFixed(1)} µs on PostgreSQL ` +
    `(ratio ${ratio.toFixed(1)}), ${trips.toFixed(3)} round trips a call`
  )
}

/** Counts the calls of new customers, each with the server's own limits. */
async function count(shares: Shares): Promise<Counted> {
  let roundTrips = 0
  const watched: Shares = {
    take: (...given) => (roundTrips++, shares.take(...given)),
    giveBack: (parts) => (roundTrips++, shares.giveBack(parts)),
    renew: (...given) => (roundTrips++, shares.renew(...given)),
    pause: (...given) => (roundTrips++, shares.pause(...given)),
  }
  const limits = createLimits({ shares: watched })
  const calls = callsOf(limits)
  const began = performance.now()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let call = calls.pop(); call; call = calls.pop()) await call()
    }),
  )
  const perCall = ((performance.now() - began) * 1000) / (CUSTOMERS * CALLS)
  await limits.close()
  return { perCall, roundTrips }
}

function callsOf(limits: Limits): (() => Promise<void>)[] {
  const [organization, customer] = [limits.windows(60_000, 60_000), limits.windows(600, 60_000)]
  const [ofConnector, ofCustomer] = [limits.slots(AT_ONCE), limits.slots(AT_ONCE + 1)]
  const organizationId = randomUUID()
  const subject = (limit: string, key: string) => ({ organizationId, limit, key })
  const calls = Array.from({ length: CUSTOMERS }, () => {
    const id = randomUUID()
    const budget = limits.budget(RATE, { organizationId, key: id }, CLOCK)
    return async () => {
      await organization.count(subject('organization', organizationId))
      await customer.count(subject('customer', id))
      const leaves = [await ofConnector.take(subject('connector', id)), await ofCustomer.take(subject('kind', id))]
      const release = await budget.acquire()
      release()
      for (const leave of leaves) leave!()
    }
  })
  return Array.from({ length: CUSTOMERS * CALLS }, (_, at) => calls[at % CUSTOMERS]!)
}
