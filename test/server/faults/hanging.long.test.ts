/** Writes to a third party that applies them and never answers: their keys say so, for as long as they are stored. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../../support/database.ts'
import { create, LIST } from './api.ts'
import { startVendor, type Vendor } from './vendor.ts'
import { type AcmeServer, startAcme } from './world.ts'

const WRITES = 40
const TIMEOUT_MS = 2_000

describe.each(databases)('F3 writes to a hanging third party on %s', (_name, open) => {
  let vendor: Vendor
  let acme: AcmeServer
  let connector: string

  beforeAll(async () => {
    vendor = await startVendor()
    acme = await startAcme(await open(), vendor.origin)
    connector = await acme.connector({ key: 'key-0123456789' })
  })
  afterAll(async () => {
    await acme.server.close()
    await vendor.close()
  })

  it('are outcome_unknown under their keys, and none is sent twice', async () => {
    vendor.behave = (request, _response, body) => {
      if (request.method === 'POST') vendor.ledger.push((JSON.parse(body) as { name: string }).name)
      return true
    }
    const names = Array.from({ length: WRITES }, () => randomUUID())
    const write = async (name: string) => {
      const { status, body } = await acme.execute(
        connector,
        { ...create(name), timeout_ms: TIMEOUT_MS },
        { 'idempotency-key': name },
      )
      return `${status} ${body.code ?? ''}`
    }
    const first = await Promise.all(names.map(write))
    vendor.behave = undefined
    const again = await Promise.all(names.map(write))
    process.stdout.write(
      `F3 hanging: ${JSON.stringify([...new Set(first)])} then ${JSON.stringify([...new Set(again)])}\n`,
    )
    for (const name of names) expect(vendor.ledger.filter((entry) => entry === name).length).toBeLessThanOrEqual(1)
    // A busy machine may use up the time of a call before anything of it was sent: that call says so, and its key does it later.
    for (const [index, name] of names.entries()) {
      expect(['504 outcome_unknown', '504 upstream_timeout']).toContain(first[index])
      if (first[index] === '504 outcome_unknown')
        expect(['504 outcome_unknown', '409 outcome_unknown']).toContain(again[index])
      else expect(vendor.ledger).toContain(name)
    }
    expect((await acme.execute(connector, LIST)).status).toBe(200)
  })
})
