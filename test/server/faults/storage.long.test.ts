/** PostgreSQL behind a network that fails: what callers and probes get meanwhile, and how soon it is over. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '../../../server/ground/store/index.ts'
import { openTestPostgres, serverUrl, urlOf } from '../../support/database.ts'
import { create, LIST, until } from './api.ts'
import { type Proxy, startProxy } from './proxy.ts'
import { startVendor, type Vendor } from './vendor.ts'
import { type AcmeServer, startAcme } from './world.ts'

describe('PostgreSQL behind a network that fails', () => {
  let direct: Database
  let proxy: Proxy
  let vendor: Vendor
  let acme: AcmeServer
  let connector: string

  beforeAll(async () => {
    direct = await openTestPostgres()
    const [row] = await direct.query<{ name: string }>('select current_database() as name')
    const url = new URL(urlOf(await serverUrl(), row!.name))
    proxy = await startProxy(Number(url.port))
    url.port = String(proxy.port)
    vendor = await startVendor()
    acme = await startAcme(await openDatabase({ url: url.href }, { statementTimeoutMs: 1_000 }), vendor.origin)
    connector = await acme.connector({ key: 'key-0123456789' })
  })
  afterEach(() => {
    Object.assign(proxy, { mode: 'pass', delayMs: 0 })
    vendor.behave = undefined
  })
  afterAll(async () => {
    await acme.server.close()
    await proxy.close()
    await vendor.close()
    await direct.close()
  })

  const readiness = async () => {
    const response = await fetch(`${acme.server.adminOrigin}/readyz`, { signal: AbortSignal.timeout(20_000) })
    const { checks } = (await response.json()) as { checks: Record<string, boolean> }
    return [response.status, checks.database]
  }
  const list = () => acme.ask('GET', '/integrations/connectors')
  const isReady = ([status]: unknown[]) => status === 200

  it.each(['refuse', 'stall'] as const)('F6 that %ss: 503, not ready, and back within 5 s', async (mode) => {
    proxy.mode = mode
    if (mode === 'refuse') proxy.reset()
    const began = performance.now()
    const { status, body, headers } = await list()
    expect([status, body.code, body.retryable]).toEqual([503, 'storage_unavailable', true])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(JSON.stringify(body)).not.toContain('postgres://')
    expect(await readiness()).toEqual([503, false])
    expect(performance.now() - began).toBeLessThan(15_000)
    proxy.mode = 'pass'
    const back = performance.now()
    await until(readiness, isReady, 5_000)
    await until(list, (response) => response.status === 200, 5_000)
    expect(performance.now() - back).toBeLessThan(5_000)
  })

  it('F6 cached executes go on for as long as caches may be believed, then 503', async () => {
    expect((await acme.execute(connector, LIST)).status).toBe(200)
    proxy.mode = 'refuse'
    proxy.reset()
    expect((await acme.execute(connector, LIST)).status).toBe(200)
    await until(
      () => acme.execute(connector, LIST),
      ({ status, body }) => status === 503 && body.code === 'storage_unavailable',
      8_000,
    )
    proxy.mode = 'pass'
    await until(
      () => acme.execute(connector, LIST),
      ({ status }) => status === 200,
      5_000,
    )
  })

  it('F6 connections that are reset again and again: every answer is a success or a 503', async () => {
    const ends = Date.now() + 4_000
    const statuses = new Map<string, number>()
    const caller = async () => {
      while (Date.now() < ends) {
        const { status, body } = await list()
        const seen = status === 200 ? '200' : `${status} ${body.code}`
        statuses.set(seen, (statuses.get(seen) ?? 0) + 1)
      }
    }
    const resets = (async () => {
      while (Date.now() < ends) {
        await sleep(50)
        proxy.reset()
      }
    })()
    await Promise.all([resets, ...Array.from({ length: 8 }, caller)])
    expect([...statuses.keys()].filter((seen) => seen !== '200' && seen !== '503 storage_unavailable')).toEqual([])
    await until(list, ({ status }) => status === 200, 5_000)
  })

  it('F6 that is slow: requests take longer and succeed', async () => {
    proxy.delayMs = 300
    expect((await list()).status).toBe(200)
    expect(await readiness()).toEqual([200, true])
  })

  it('F6 that is lost in the middle of a write: the key says what became of it', async () => {
    const name = randomUUID()
    vendor.behave = async () => {
      proxy.mode = 'refuse'
      proxy.reset()
      return false
    }
    const key = { 'idempotency-key': name }
    const first = acme.execute(connector, create(name), key)
    await sleep(1_500)
    proxy.mode = 'pass'
    vendor.behave = undefined
    expect((await first).status).toBe(200)
    const { status, body, headers } = await until(
      () => acme.execute(connector, create(name), key),
      (response) => response.status === 200,
      10_000,
    )
    expect([status, body.data.name, headers.get('idempotent-replayed')]).toEqual([200, name, 'true'])
    expect(vendor.ledger.filter((entry) => entry === name)).toHaveLength(1)
  })
})
