/** A server through which many connectors and calls pass: its memory, sockets and handles come back. */
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LIST, until } from '../server/faults/api.ts'
import { type Fleet, openFleet, type ServerProcess } from '../server/faults/processes.ts'
import { startVendor, type Vendor } from '../server/faults/vendor.ts'

const LONG = 3_600_000
const CONNECTORS = Number(process.env.CONNECTORS ?? 2_000)
const CALLS = Number(process.env.CALLS ?? 20_000)
const CACHED = 100
const AT_ONCE = 50

interface Use {
  readonly megabytes: number
  readonly descriptors: number
}

describe('F9 a server through which many connectors and calls pass', () => {
  let vendor: Vendor
  let fleet: Fleet
  let server: ServerProcess

  beforeAll(async () => {
    vendor = await startVendor()
    fleet = await openFleet(vendor.origin)
    server = await fleet.start({ set: [`limits.cachedConnectors=${CACHED}`, 'log.level=warn'] })
  }, LONG)
  afterAll(async () => {
    await fleet.close()
    await vendor.close()
  })

  /** Resident MB and open descriptors of the server. */
  const use = (): Use => {
    const status = readFileSync(`/proc/${server.child.pid}/status`, 'utf8')
    return {
      megabytes: Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1024,
      descriptors: readdirSync(`/proc/${server.child.pid}/fd`).length,
    }
  }

  async function inTurn(count: number, work: (index: number) => Promise<unknown>): Promise<void> {
    for (let at = 0; at < count; at += AT_ONCE)
      await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - at) }, (_, index) => work(at + index)))
  }

  it('gives back what it took', { timeout: LONG }, async () => {
    const connectors: string[] = []
    await inTurn(CONNECTORS, async (index) => {
      connectors[index] = await server.connector({ key: `key-${index}-0123456789` }, `user-${index % 200}`)
    })
    const round = (calls: number) =>
      inTurn(calls, async (index) => {
        const which = index % CONNECTORS
        const { body } = await server.execute(connectors[which]!, LIST)
        expect(body.data[0].id).toBe(`Bearer key-${which}-0123456789`)
      })
    await round(CONNECTORS)
    const seen = []
    for (let part = 0; part < 3; part++) {
      await round(CALLS / 2)
      await sleep(3_000)
      seen.push(use())
    }
    process.stdout.write(`${JSON.stringify(seen)}\n`)
    const [first, second, after] = seen as [Use, Use, Use]
    expect(after.megabytes).toBeLessThan(Math.max(first.megabytes, second.megabytes) + 64)
    expect(after.descriptors).toBeLessThan(Math.max(first.descriptors, second.descriptors) + AT_ONCE)
    await until(
      async () => vendor.sockets.size,
      (size) => size <= CACHED,
      10_000,
    )
    expect(server.log()).not.toContain('MaxListenersExceededWarning')
  })
})
