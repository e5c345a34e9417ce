/** Servers of one database of which one has a wrong clock. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Database, openDatabase } from '../../../server/ground/store/index.ts'
import { LIST, until } from './api.ts'
import { openFleet, type ServerProcess } from './processes.ts'
import { startVendor, type Vendor } from './vendor.ts'

const LONG = { timeout: 180_000 }
const HOUR_MS = 3_600_000
let vendor: Vendor
let fleet: Awaited<ReturnType<typeof openFleet>>
let database: Database
let right: ServerProcess
let connector: string

beforeAll(async () => {
  vendor = await startVendor()
  fleet = await openFleet(vendor.origin)
  database = await openDatabase({ url: fleet.url }, { poolSize: 1 })
  right = await fleet.start()
  connector = await right.connector({ key: 'key-0123456789' })
}, LONG.timeout)
afterAll(async () => {
  await database.close()
  await fleet.close()
  await vendor.close()
})

const readiness = async ({ adminOrigin }: ServerProcess) => {
  const response = await fetch(`${adminOrigin}/readyz`)
  const { checks } = (await response.json()) as { checks: Record<string, boolean> }
  return { status: response.status, checks }
}

async function endedTokens(): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    `select count(*) as count from tokens where expires_at <= now() or issued_at > now() + interval '5 seconds'`,
  )
  return row!.count
}

it.each([HOUR_MS, -HOUR_MS])(
  'O9 a server whose clock is wrong by %i ms takes and gives good tokens, ends none, and is not ready',
  LONG,
  async (aheadMs) => {
    const wrong = await fleet.start({ clock: { aheadMs } })
    const issued = async (server: ServerProcess) => {
      const { client_id, client_secret } = right.firstClient!
      const body = JSON.stringify({ client_id, client_secret })
      const headers = { 'content-type': 'application/json' }
      const response = await fetch(`${server.origin}/api/v1/account/applications/token`, {
        method: 'POST',
        headers,
        body,
      })
      return ((await response.json()) as { access_token: string }).access_token
    }
    const use = async (server: ServerProcess, token: string) =>
      (await fetch(`${server.origin}/api/v1/audit`, { headers: { authorization: `Bearer ${token}` } })).status
    for (const issuer of [right, wrong]) {
      const token = await issued(issuer)
      expect([await use(wrong, token), await use(right, token)]).toEqual([200, 200])
    }
    expect(await endedTokens()).toBe(0)
    expect((await wrong.execute(connector, LIST)).status).toBe(200)
    expect(await readiness(wrong)).toMatchObject({ status: 503, checks: { clock: false, database: true } })
    expect(await readiness(right)).toMatchObject({ status: 200, checks: { clock: true } })
    expect(wrong.log()).toContain("differs from the database's by more than 5 s")
    await wrong.end('SIGTERM')
    const [late] = await database.query<{ count: number }>(
      `select count(*) as count from audit where at not between now() - interval '10 minutes' and now() + interval '1 minute'`,
    )
    expect(late!.count).toBe(0)
  },
)

it('O9 a clock that is set back while the server runs does not prolong the pause of a renewal', LONG, async () => {
  const stepped = await fleet.start({ clock: { aheadMs: -HOUR_MS, on: 'SIGUSR2' } })
  const grant = await right.connector({ refresh_token: vendor.grant() })
  vendor.failures.push(...Array.from({ length: 100 }, () => ({ status: 503, body: {} })))
  expect((await stepped.execute(grant, LIST)).status).not.toBe(200)
  stepped.child.kill('SIGUSR2')
  await until(
    () => readiness(stepped),
    ({ checks }) => checks.clock === false,
    60_000,
  )
  vendor.failures.length = 0
  const paused = await stepped.execute(grant, LIST)
  if (paused.status !== 200) expect(Number(paused.headers.get('retry-after') ?? 0)).toBeLessThanOrEqual(30)
  await until(
    () => stepped.execute(grant, LIST),
    ({ status }) => status === 200,
    60_000,
  )
})
