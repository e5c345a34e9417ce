/** The setting `processes`: several processes answer requests behind one port, and count as one server. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../../../server/config/index.ts'
import { LIST, until } from '../../faults/api.ts'
import { type Fleet, openFleet, type ServerProcess } from '../../faults/processes.ts'
import { startVendor, type Vendor } from '../../faults/vendor.ts'

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
    // It is ready with the first one.
    await logged(server, 'process answers requests', 2)
  })
  afterAll(async () => {
    await fleet.close()
    await vendor.close()
  })

  /** The ids of the processes that answer requests, in the order in which they began. */
  const pids = () =>
    [...server.log().matchAll(/^.*"process answers requests".*$/gm)].map(
      ([line]) => (JSON.parse(line) as { pid: number }).pid,
    )

  /** Resolves once a server has logged a line so many times. */
  const logged = ({ log }: ServerProcess, line: string, times: number) =>
    until(
      async () => log().split(`"${line}"`).length - 1,
      (count) => count >= times,
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

  it('replaces all of them on the port that the first one took', async () => {
    const [one, other] = pids().slice(-2)
    process.kill(one!, 'SIGKILL')
    process.kill(other!, 'SIGKILL')
    await logged(server, 'process answers requests', 5)
    expect((await execute()).status).toBe(200)
  })

  it('ends with all of them', async () => {
    const [last] = pids().slice(-1)
    expect(await server.end('SIGTERM')).toBe(0)
    expect(() => process.kill(last!, 0)).toThrow('ESRCH')
  })

  it('ends while one of them is being replaced', async () => {
    // A process that does not hear that it is to end would be waited for for an hour.
    const other = await fleet.start({ set: ['processes=2', 'limits.shutdownSeconds=3600'] })
    const [, pid] = /"pid":(\d+),"message":"process answers requests"/.exec(other.log())!
    process.kill(Number(pid), 'SIGKILL')
    await logged(other, 'process started', 3)
    expect(await other.end('SIGTERM')).toBe(0)
  })
})

it.each([
  ['embedded database', ['processes=2'], 'needs PostgreSQL'],
  ['sandbox', ['processes=2', 'databaseUrl=postgres://localhost/any', 'sandbox=true'], 'combined with sandbox'],
  ['worker', ['processes=2', 'databaseUrl=postgres://localhost/any', 'role=worker'], 'answers no requests'],
])('is refused where several processes cannot be: %s', (_name, set, fault) => {
  expect(() => readConfig({ env: {}, set })).toThrow(fault)
})
