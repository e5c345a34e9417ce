/** A database whose clock jumps, as that of the embedded one does with its machine's: durations, time limits and the lives of tokens. */
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openTestPostgres } from '../../support/database.ts'
import { withShiftedClock } from '../../support/shifted-clock.ts'
import { create, LIST } from './api.ts'
import { startVendor, type Vendor } from './vendor.ts'
import { type AcmeServer, startAcme } from './world.ts'

const HOUR_MS = 3_600_000

describe('a clock that jumps', () => {
  let vendor: Vendor
  let acme: AcmeServer
  let connector: string
  let aheadMs = 0

  beforeAll(async () => {
    vendor = await startVendor()
    acme = await startAcme(
      withShiftedClock(await openTestPostgres(), () => aheadMs),
      vendor.origin,
    )
    connector = await acme.connector({ key: 'key-0123456789' })
  })
  /** Sets the database's clock, and has the server notice. */
  async function jump(toMs: number): Promise<void> {
    aheadMs = toMs
    await acme.server.services.clock.measure()
  }

  afterEach(async () => {
    await jump(0)
    vendor.behave = undefined
  })
  afterAll(async () => {
    await acme.server.close()
    await vendor.close()
  })

  it.each([-HOUR_MS, HOUR_MS])('O9 by %i ms in the middle of a call changes no duration', async (jumpMs) => {
    vendor.behave = async () => {
      await jump(jumpMs)
      await sleep(200)
      return false
    }
    const { status, body } = await acme.execute(connector, LIST)
    expect(status).toBe(200)
    expect(body.execution.duration_ms).toBeGreaterThanOrEqual(200)
    expect(body.execution.duration_ms).toBeLessThan(HOUR_MS / 2)
    await jump(0)
    vendor.behave = async () => {
      await jump(jumpMs)
      return false
    }
    const checked = await acme.ask('POST', `/integrations/connectors/${connector}/check`)
    expect(checked.body.duration_ms).toBeGreaterThanOrEqual(0)
    expect(checked.body.duration_ms).toBeLessThan(HOUR_MS / 2)
    await acme.server.services.audit.flush()
    await jump(0)
    const { body: trail } = await acme.ask('GET', '/audit')
    for (const row of trail.data) {
      expect(row.duration_ms ?? 0).toBeGreaterThanOrEqual(0)
      expect(row.duration_ms ?? 0).toBeLessThan(HOUR_MS / 2)
    }
  })

  it('O9 forth ends tokens, back again wakes none of them', async () => {
    const token = await acme.server.applicationToken()
    const ask = () => acme.server.ask('GET', '/integrations/connectors', { token })
    expect((await ask()).status).toBe(200)
    await jump(HOUR_MS)
    expect((await ask()).body.code).toBe('token_expired')
    await jump(0)
    expect((await ask()).body.code).toBe('token_expired')
  })

  it('O9 back leaves no token without an end', async () => {
    await jump(-HOUR_MS)
    const body = acme.server.client
    const { body: issued } = await acme.server.ask('POST', '/account/applications/token', { body })
    expect(issued.expires_in).toBe(900)
    const ask = () => acme.server.ask('GET', '/integrations/connectors', { token: issued.access_token })
    expect((await ask()).status).toBe(200)
    await jump(0)
    expect((await ask()).body.code).toBe('token_expired')
  })

  it('O9 a key that was used keeps its answer whichever way the clock goes', async () => {
    const key = { 'idempotency-key': 'clock' }
    const token = await acme.server.applicationToken()
    const call = () =>
      acme.server.ask('POST', `/integrations/connectors/${connector}/execute`, {
        token,
        body: create('clock'),
        headers: key,
      })
    expect((await call()).status).toBe(200)
    await jump(600_000)
    expect((await call()).headers.get('idempotent-replayed')).toBe('true')
    await jump(-20_000)
    expect((await call()).headers.get('idempotent-replayed')).toBe('true')
    expect(vendor.ledger.filter((name) => name === 'clock')).toHaveLength(1)
  })
})
