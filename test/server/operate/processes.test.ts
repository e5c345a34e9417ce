/** The setting `processes`: several processes answer requests behind one port, and count as one server. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../../server/config/index.ts'
import { LIST, until } from '../faults/api.ts'
import { type Fleet, openFleet, type ServerProcess } from '../faults/processes.ts'
import { startVendor, type Vendor } from '../faults/vendor.ts'

const CALLS = 40

describe('a server of two processes', () => {
  let vendor: Vendor
  let fleet: Fleet
  let server: ServerProcess
  let connector: string

  beforeAll(async () => {
    vendor = await startVendor()
    fleet = await openFleet(vendor.origin)
    server = await fleet.start({ set: ['processes=2'] })
    connector = await server.connector({ key: 'key-0123456789' })
  })
  afterAll(async () => {
    await fleet.close()
    await vendor.close()
  })

  /** The ids of the processes that answer requests, in the order in which they began. */
  const pids = () =>
    [...server.log().matchAll(/^.*"a process answers requests".*$/gm)].map(
      ([line]) => (JSON.parse(line) as { pid: number }).pid,
    )

  /** A call over a connection of its own, so that the processes take turns. */
  const execute = () => server.execute(connector, LIST, { connection: 'close' })

  it('answers by both, and has one sum of what they counted', async () => {
    const statuses = await Promise.all(Array.from({ length: CALLS }, async () => (await execute()).status))
    const metrics = await (await fetch(`${server.adminOrigin}/metrics`)).text()
    const counted = /^plugboard_executes_total\{.*action="list".*\} (\d+)$/m.exec(metrics)?.[1]
    expect([new Set(statuses), pids().length, counted]).toEqual([new Set([200]), 2, String(CALLS)])
  })

  it('replaces one that is killed, and serves on meanwhile', async () => {
    const before = pids()
    process.kill(before[0]!, 'SIGKILL')
    await until(
      async () => pids().length,
      (count) => count > before.length,
    )
    expect((await execute()).status).toBe(200)
    expect((await fetch(`${server.adminOrigin}/readyz`)).status).toBe(200)
  })

  it('ends with all of them', async () => {
    const [last] = pids().slice(-1)
    expect(await server.end('SIGTERM')).toBe(0)
    expect(() => process.kill(last!, 0)).toThrow('ESRCH')
  })
})

it.each([
  ['embedded database', ['processes=2'], 'needs PostgreSQL'],
  ['sandbox', ['processes=2', 'databaseUrl=postgres://localhost/any', 'sandbox=true'], 'beside sandbox'],
  ['worker', ['processes=2', 'databaseUrl=postgres://localhost/any', 'role=worker'], 'answers no requests'],
])('is refused where several processes cannot be: %s', (_name, set, fault) => {
  expect(() => readConfig({ env: {}, set })).toThrow(fault)
})
