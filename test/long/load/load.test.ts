/** Five processes behind PgBouncer under mixed load, one of which is killed every 30 s, and a database that is restarted. */
import { setTimeout as delay } from 'node:timers/promises'
import { loadavg } from 'node:os'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startVendor, type Vendor } from '../../server/faults/vendor.ts'
import { PGBOUNCER, WITHOUT_PGBOUNCER } from '../../support/pgbouncer.ts'
import { Traffic } from '../traffic/callers.ts'
import { countOwnersNeeded, countUnaudited, expectStored, expectSynced } from '../traffic/checks.ts'
import { listRecords } from '../traffic/kind.ts'
import { type Receiver, startReceiver } from '../traffic/receiver.ts'
import { Installation } from './installation.ts'

const LONG = 7_200_000
const MINUTES = Number(process.env.MINUTES ?? 10)
/** Connectors in all: `CONNECTORS=1000` for a short run. */
const CONNECTORS = Number(process.env.CONNECTORS ?? 10_000)
const ORGANIZATIONS = 50
const CUSTOMERS_EACH = 10
const KILL_EVERY_MS = 30_000
/** Number of concurrent renewals. */
const RENEWALS = 4
const CALLERS = {
  execute: 6,
  write: 6,
  renewal: RENEWALS,
  request: 2,
  search: 4,
  sync: 1,
  feed: 1,
  connector: 1,
  change: 1,
}
/** Allowed responses while the database is away and from a killed process, also for a key or a renewal that it ended. */
const EXPECTED = [
  /^(?:503 )?storage_unavailable$/,
  /^broken: (?:fetch failed|terminated)$/,
  /^409 (?:idempotency_in_progress|outcome_unknown)$/,
  /^424 credentials_rejected$/,
]

describe.skipIf(PGBOUNCER === undefined)(`three processes for requests and two for jobs${WITHOUT_PGBOUNCER}`, () => {
  let vendor: Vendor
  let receiver: Receiver
  let installation: Installation

  beforeAll(async () => {
    vendor = Object.assign(await startVendor(), { expiresSeconds: 60 })
    listRecords(vendor)
    receiver = await startReceiver()
    installation = await Installation.start(vendor)
  }, LONG)
  afterAll(async () => {
    await installation?.close()
    await receiver?.close()
    await vendor?.close()
  }, LONG)

  it(
    'F3 X7 lose nothing that they confirmed, while processes are killed and the database restarts',
    { timeout: LONG },
    async () => {
      const accounts = await installation.fill(vendor, receiver.url, {
        organizations: ORGANIZATIONS,
        customersEach: CUSTOMERS_EACH,
        connectorsEach: CONNECTORS / ORGANIZATIONS / CUSTOMERS_EACH,
        copiedEvery: 50,
        renewedEvery: 10,
      })
      await expectSynced(accounts, new Date(0))
      const began = new Date()
      const traffic = new Traffic(accounts, { callers: CALLERS, pauseMs: 100 })
      const kills = Math.floor((MINUTES * 60_000) / KILL_EVERY_MS)
      const loads: number[] = []
      for (let kill = 0; kill < kills; kill++) {
        await delay(KILL_EVERY_MS)
        loads.push(loadavg()[0] ?? 0)
        await installation.killNext()
        if (kill === Math.floor(kills / 2)) await installation.restartPostgres()
      }
      await traffic.end()

      const [least, most] = [Math.min(...loads).toFixed(1), Math.max(...loads).toFixed(1)]
      const { refreshes, reuses } = vendor.counts
      const lines = [
        `${CONNECTORS} connectors, ${MINUTES} minutes, ${kills} kills, load of the machine ${least} to ${most}`,
        ...traffic.figures.lines(),
        `renewals: ${refreshes}, tokens used twice: ${reuses}`,
      ]
      process.stdout.write(`${lines.join('\n')}\n`)
      const needOwner = await countOwnersNeeded(accounts)
      process.stdout.write(`connectors that need their owner: ${needOwner}\n`)
      await expectStored(traffic.promised, vendor, receiver)
      // A process that is killed takes the rows with it that it has not appended yet.
      process.stdout.write(`without a row in the audit trail: ${await countUnaudited(traffic.promised)}\n`)
      await expectSynced(accounts, began)
      expect(needOwner).toBeLessThanOrEqual(kills * RENEWALS)
      const others = Array.from(traffic.figures.failures.keys()).filter(
        (code) => !EXPECTED.some((one) => one.test(code)),
      )
      expect(others).toEqual([])
      expect(installation.faults()).toEqual([])
    },
  )
})
