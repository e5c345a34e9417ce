/** Many calls and many connectors through few places: memory, sockets and listeners come back. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../support/database.ts'
import { LIST, until } from './api.ts'
import { startVendor, type Vendor } from './vendor.ts'
import { type AcmeServer, startAcme } from './world.ts'

const CONNECTORS = 300
const CALLS = 1_500

describe('many calls through few places', () => {
  let vendor: Vendor
  let acme: AcmeServer
  const warnings: string[] = []
  const warned = (warning: Error) => void warnings.push(`${warning.name}: ${warning.message}`)

  beforeAll(async () => {
    process.on('warning', warned)
    vendor = await startVendor()
    acme = await startAcme(await openTestDatabase(), vendor.origin, { set: ['limits.cachedConnectors=20'] })
  })
  afterAll(async () => {
    process.off('warning', warned)
    await acme.server.close()
    await vendor.close()
  })

  it('many connectors through a cache of few leave no sockets and no listeners', async () => {
    const connectors: string[] = []
    for (let at = 0; at < CONNECTORS; at += 20)
      connectors.push(
        ...(await Promise.all(
          Array.from({ length: 20 }, (_, index) =>
            acme.connector({ key: `key-${at + index}-0123456789` }, `user-${(at + index) % 50}`),
          ),
        )),
      )
    let most = 0
    for (let at = 0; at < CALLS; at += 50) {
      const calls = Array.from({ length: 50 }, (_, index) => (at + index) % CONNECTORS)
      const answers = await Promise.all(calls.map((which) => acme.execute(connectors[which]!, LIST)))
      answers.forEach(({ body }, index) => expect(body.data[0].id).toBe(`Bearer key-${calls[index]}-0123456789`))
      most = Math.max(most, vendor.sockets.size)
    }
    // Those of the cache, and of the calls that run beside it.
    await until(
      async () => vendor.sockets.size,
      (size) => size <= 20,
      5_000,
    )
    expect(most).toBeLessThan(150)
    expect(warnings).toEqual([])
  })

  it('calls that fail leave nothing either', async () => {
    const connector = await acme.connector({ key: 'key-0123456789' }, randomUUID())
    vendor.behave = (_request, response) => {
      response.socket!.destroy()
      return true
    }
    for (let round = 0; round < 20; round++)
      await Promise.all(Array.from({ length: 20 }, () => acme.execute(connector, { ...LIST, timeout_ms: 5_000 })))
    vendor.behave = undefined
    expect((await acme.execute(connector, LIST)).status).toBe(200)
    expect(warnings).toEqual([])
  })
})
