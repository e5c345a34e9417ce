/** A primary that is repeatedly killed under load, and a standby that takes over: no confirmed write is lost. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { until } from '../../server/faults/api.ts'
import { type Fleet, openFleetOn, type ServerProcess } from '../../server/faults/processes.ts'
import { startVendor, type Vendor } from '../../server/faults/vendor.ts'
import { type Accounts, Traffic } from '../traffic/callers.ts'
import { percentile } from '../traffic/figures.ts'
import { countOwnersNeeded, countUnaudited, expectStored, expectSynced } from '../traffic/checks.ts'
import { listRecords, writeKind } from '../traffic/kind.ts'
import { type Receiver, startReceiver } from '../traffic/receiver.ts'
import { type Cluster, startCluster, type Victim } from './cluster.ts'
import { PROGRAMS, WITHOUT_PROGRAMS } from './programs.ts'

const LONG = 7_200_000
/** How often the primary is killed; `KILLS=3` for a short run. */
const KILLS = Number(process.env.KILLS ?? 20)
/** Connectors with a key, and as many with tokens. */
const ACCOUNTS = 10
const VICTIMS: readonly Victim[] = ['postgres', 'machine', 'patroni']
/** How long the traffic runs on a whole cluster before each kill. */
const QUIET_MS = 5_000
/** Responses without a primary, and for a key after its first call. */
const EXPECTED = /^(?:503 storage_unavailable|storage_unavailable|409 idempotency_in_progress|409 outcome_unknown)$/

describe.skipIf(!PROGRAMS)(`two PostgreSQL under Patroni, behind HAProxy${WITHOUT_PROGRAMS}`, () => {
  let cluster: Cluster
  let vendor: Vendor
  let receiver: Receiver
  let fleet: Fleet
  const servers: ServerProcess[] = []

  beforeAll(async () => {
    if (!PROGRAMS) return
    cluster = await startCluster(PROGRAMS)
    vendor = Object.assign(await startVendor(), { expiresSeconds: 6, refreshMs: 50 })
    listRecords(vendor)
    receiver = await startReceiver()
    fleet = await openFleetOn(vendor.origin, cluster.url, writeKind(mkdtempSync(join(tmpdir(), 'plugboard-kind-'))))
    const set = ['egress.allowPrivate=true', 'sync.intervalMinutes=1', 'checks.hours=0']
    servers.push(await fleet.start({ set }), await fleet.start({ set }))
  }, LONG)
  afterAll(async () => {
    await fleet?.close()
    await receiver?.close()
    await vendor?.close()
    await cluster?.close()
  }, LONG)

  const api = () => servers[Math.random() < 0.5 ? 0 : 1]!

  async function openAccounts(): Promise<Accounts> {
    const { status } = await api().ask('POST', '/webhooks', { url: receiver.url })
    expect(status).toBe(201)
    const keyed: string[] = []
    const renewed: string[] = []
    for (let index = 0; index < ACCOUNTS; index++) {
      keyed.push(await api().connector({ key: `key-${index}-0123456789` }, `keyed-${index}`))
      renewed.push(await api().connector({ refresh_token: vendor.grant() }, `renewed-${index}`))
    }
    return { api, keyed, copied: keyed, renewed }
  }

  it('X5 X6 loses and doubles nothing, whatever ends of the primary', { timeout: LONG }, async () => {
    const accounts = [await openAccounts()]
    await expectSynced(accounts, new Date(0))
    const traffic = new Traffic(accounts, {
      callers: { execute: 3, write: 6, renewal: 6, request: 1, search: 2, sync: 1, connector: 2, change: 2 },
      pauseMs: 60,
    })
    const outages = new Map<Victim, number[]>()
    for (let kill = 0; kill < KILLS; kill++) {
      const victim = VICTIMS[kill % VICTIMS.length] ?? 'postgres'
      await cluster.whole()
      await delay(QUIET_MS)
      const before = traffic.figures.outages.length
      const revive = await cluster.kill(victim)
      await revive()
      await cluster.whole()
      await delay(QUIET_MS)
      const seen = traffic.figures.outages.slice(before).map(({ ms }) => ms)
      outages.set(victim, [...(outages.get(victim) ?? []), ...seen])
      process.stdout.write(`kill ${kill + 1}, ${victim}: ${outageLine(seen)}\n`)
    }
    await traffic.end()
    const ended = new Date()
    for (const [victim, seen] of outages) process.stdout.write(`all, ${victim}: ${outageLine(seen)}\n`)
    for (const line of traffic.figures.lines()) process.stdout.write(`${line}\n`)
    const { refreshes, reuses } = vendor.counts
    process.stdout.write(`renewals: ${refreshes}, tokens used twice: ${reuses}\n`)

    expect([reuses, await countOwnersNeeded(accounts)]).toEqual([0, 0])
    await expectStored(traffic.promised, vendor, receiver)
    await until(
      () => countUnaudited(traffic.promised),
      (count) => count === 0,
    )
    await expectSynced(accounts, ended)
    const others = Array.from(traffic.figures.failures).filter(([code]) => !EXPECTED.test(code))
    expect(others).toEqual([])
    for (const { log } of servers)
      expect(
        log()
          .split('\n')
          .filter((line) => line.includes('unexpected error')),
      ).toEqual([])
    await until(
      async () => (await fetch(`${servers[0]!.adminOrigin}/readyz`)).status,
      (status) => status === 200,
    )
  })
})

function outageLine(ms: readonly number[]): string {
  const [p50, p99] = [percentile(ms, 0.5), percentile(ms, 0.99)]
  return `${ms.length} outages of callers, p50 ${p50} ms, p99 ${p99} ms, longest ${percentile(ms, 1)} ms`
}
