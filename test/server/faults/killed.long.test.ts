/** Processes that are killed while they work for someone: what was answered stays true. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { create, LIST, until } from './api.ts'
import { type Fleet, openFleet, type ServerProcess } from './processes.ts'
import { startVendor, type Vendor } from './vendor.ts'

const KILLS = 4

describe('processes of one database that are killed', () => {
  let vendor: Vendor
  let fleet: Fleet
  let lasting: ServerProcess
  let victim: ServerProcess

  beforeAll(async () => {
    vendor = await startVendor()
    fleet = await openFleet(vendor.origin)
    lasting = await fleet.start()
    victim = await fleet.start()
  })
  afterAll(async () => {
    await fleet.close()
    await vendor.close()
  })

  it('F3 between the write and its answer: no key is ever written twice', async () => {
    const connector = await lasting.connector({ key: 'key-0123456789' })
    for (let round = 0; round < KILLS; round++) {
      const names = Array.from({ length: 5 }, () => randomUUID())
      let applied = 0
      const allApplied = new Promise<void>((resolve) => {
        vendor.behave = (_request, response, body) => {
          vendor.ledger.push((JSON.parse(body) as { name: string }).name)
          if (++applied === names.length) resolve()
          response.once('close', () => {})
          return true
        }
      })
      const broken = names.map((name) =>
        victim.execute(connector, create(name), { 'idempotency-key': name }).then(
          ({ status }) => status,
          () => 'broken',
        ),
      )
      await allApplied
      await victim.end('SIGKILL')
      vendor.behave = undefined
      expect(await Promise.all(broken)).toEqual(names.map(() => 'broken'))
      const settled = (name: string) =>
        until(
          () => lasting.execute(connector, create(name), { 'idempotency-key': name }),
          ({ body }) => body.code !== 'idempotency_in_progress',
          5_000,
        )
      for (const name of names) {
        const { status, body } = await settled(name)
        expect([status, body.code]).toEqual([409, 'outcome_unknown'])
      }
      for (const name of names) expect(vendor.ledger.filter((entry) => entry === name)).toHaveLength(1)
      victim = await fleet.start()
    }
  })

  it('C1 64 executes in each of three processes on an expired token make one refresh', async () => {
    const third = await fleet.start()
    for (const refreshMs of [0, 300, 3_000]) {
      vendor.refreshMs = refreshMs
      const connector = await lasting.connector({ refresh_token: vendor.grant() }, randomUUID())
      const before = { ...vendor.counts }
      const servers = [lasting, victim, third]
      const calls = servers.flatMap((server) => Array.from({ length: 64 }, () => server.execute(connector, LIST)))
      const statuses = (await Promise.all(calls)).map(({ status }) => status)
      expect(new Set(statuses)).toEqual(new Set([200]))
      expect(vendor.counts.refreshes - before.refreshes).toBe(1)
      expect(vendor.counts.reuses).toBe(before.reuses)
    }
    vendor.refreshMs = 0
    await third.end()
  })

  it('F4 in the middle of a refresh: the connector works or needs its owner', async () => {
    for (let round = 0; round < KILLS; round++) {
      vendor.refreshMs = 400
      const connector = await lasting.connector({ refresh_token: vendor.grant() }, randomUUID())
      const before = vendor.counts.refreshes
      const asked = vendor.asked('/token')
      const broken = victim.execute(connector, LIST).catch(() => 'broken')
      await asked
      const waiting = Array.from({ length: 8 }, () => lasting.execute(connector, LIST))
      await victim.end('SIGKILL')
      vendor.refreshMs = 0
      expect(await broken).toBe('broken')
      for (const { status, body } of await Promise.all(waiting))
        expect([status, body.code]).toEqual([424, 'credentials_rejected'])
      const { body } = await lasting.ask('GET', `/integrations/connectors/${connector}`)
      expect(body.status).toBe('needs_reauth')
      expect(vendor.counts.refreshes - before).toBe(2)
      await lasting.execute(connector, LIST)
      expect(vendor.counts.refreshes - before).toBe(2)
      victim = await fleet.start()
    }
  })
})
