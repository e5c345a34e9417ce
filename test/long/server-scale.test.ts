/** Several servers on one database. One is killed every few seconds: nothing is lost, nothing is done twice. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { create, LIST, until } from '../server/faults/api.ts'
import { type Fleet, openFleet, type ServerProcess } from '../server/faults/processes.ts'
import { startVendor, type Vendor } from '../server/faults/vendor.ts'

const LONG = 3_600_000
const SECONDS = Number(process.env.SECONDS ?? 600)
const EVERY_MS = 10_000
const SERVERS = 3
const CALLERS = 8

let vendor: Vendor
let fleet: Fleet
const servers: ServerProcess[] = []

beforeAll(async () => {
  vendor = await startVendor()
  fleet = await openFleet(vendor.origin)
  for (let count = 0; count < SERVERS; count++) servers.push(await fleet.start())
}, LONG)
afterAll(async () => {
  await fleet.close()
  await vendor.close()
})

it('C17 F3 servers that are killed in turn lose and double no write', { timeout: LONG }, async () => {
  const connector = await servers[0]!.connector({ refresh_token: vendor.grant() }, 'scale')
  const ends = Date.now() + SECONDS * 1000
  const counts = { written: 0, unknown: 0, read: 0 }

  /** Sends a call to any server until one answers for good. */
  async function settled(name: string): Promise<string> {
    const { status, body } = await until(
      async () => {
        const server = servers[Math.floor(Math.random() * servers.length)]!
        return server
          .execute(connector, create(name), { 'idempotency-key': name })
          .catch(() => ({ status: 0, body: { code: 'broken' } }))
      },
      (response) => response.status !== 0 && response.body.code !== 'idempotency_in_progress',
      30_000,
    )
    return status === 200 ? 'written' : String(body.code)
  }

  async function caller(): Promise<void> {
    while (Date.now() < ends) {
      const name = randomUUID()
      const outcome = await settled(name)
      const times = vendor.ledger.filter((entry) => entry === name).length
      if (outcome === 'written') {
        expect(times).toBe(1)
        counts.written++
      } else {
        expect(outcome).toBe('outcome_unknown')
        expect(times).toBeLessThanOrEqual(1)
        counts.unknown++
      }
      const { status } = await servers[0]!.execute(connector, LIST).catch(() => ({ status: 0 }))
      if (status === 200) counts.read++
    }
  }

  async function killer(): Promise<void> {
    for (let turn = 0; Date.now() + EVERY_MS < ends; turn++) {
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
      const at = turn % SERVERS
      await servers[at]!.end('SIGKILL')
      servers[at] = await fleet.start()
    }
  }

  await Promise.all([killer(), ...Array.from({ length: CALLERS }, caller)])
  process.stdout.write(`C17: ${JSON.stringify(counts)}\n`)
  expect(counts.written).toBeGreaterThan(SECONDS)
  expect(vendor.counts.reuses).toBe(0)
})
