/** Two servers of one PostgreSQL: what callers and third parties see of limits that hold over both. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Database, openDatabase } from '../../../../server/ground/store/index.ts'
import { createMasterKey } from '../../../../server/ground/vault/index.ts'
import { ACME } from '../../../support/acme.ts'
import { openTestPostgres, serverUrl, urlOf } from '../../../support/database.ts'
import { startTestServer, type TestServer } from '../../../support/server.ts'
import { json, startVendor, type Vendor } from '../../faults/vendor.ts'

const MANIFEST = `${ACME}entities:
  items:
    list: {request: GET /items, records: $.data, pagination: {style: none, because: There is one page.}}
  counted:
    list: {request: GET /items, records: $.data, pagination: {style: none, because: There is one page.}, rate: {limit: 6, per: 3600}}
  refused:
    list: {request: GET /items, records: $.data, pagination: {style: none, because: There is one page.}, rate: {limit: 10000, per: 600}}
`
const list = (entity: string) => ({ entity, action: 'list', params: {} })

let folder: string
let vendor: Vendor
let database: Database
let a: TestServer
let b: TestServer
let token: string

beforeAll(async () => {
  vendor = await startVendor()
  folder = mkdtempSync(join(tmpdir(), 'plugboard-limits-'))
  writeFileSync(join(folder, 'acme.yaml'), MANIFEST)
  const keyFile = join(folder, 'master.key')
  await createMasterKey(keyFile)
  const options = {
    keyFile,
    upstream: { connectTo: () => vendor.origin, allowPrivate: true },
    set: [
      `definitions=${join(folder, 'acme.yaml')}`,
      'limits.requestsPerMinutePerCustomer=30',
      'limits.executesPerCustomerAndKind=4',
    ],
  }
  database = await openTestPostgres()
  const [row] = await database.query<{ name: string }>('select current_database() as name')
  a = await startTestServer({ ...options, database })
  b = await startTestServer({ ...options, database: await openDatabase({ url: urlOf(await serverUrl(), row!.name) }) })
  token = await a.applicationToken()
})
afterAll(async () => {
  await b.close()
  await a.close()
  await vendor.close()
  rmSync(folder, { recursive: true, force: true })
})

const connector = (externalUserId: string) =>
  a.connector('acme', externalUserId, { credentials: { key: 'key-0123456789' } })
const execute = (server: TestServer, id: string, entity: string, more: object = {}) =>
  server.ask('POST', `/integrations/connectors/${id}/execute`, { token, body: { ...list(entity), ...more } })
const statuses = (answers: readonly { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length

it('C14 two servers together answer exactly as many requests of a customer as the limit says', async () => {
  const scoped = await a.scopedToken('counted')
  const ask = (server: TestServer) => server.ask('GET', '/integrations/connectors', { token: scoped })
  const answers = await Promise.all(Array.from({ length: 60 }, (_, at) => ask(at % 2 === 0 ? a : b)))
  expect([statuses(answers, 200), statuses(answers, 429)]).toEqual([30, 30])
  const refused = answers.find(({ status }) => status === 429)!
  expect(refused.body).toMatchObject({ code: 'rate_limited', retryable: true })
  const seconds = Number(refused.headers.get('retry-after'))
  expect(seconds).toBeGreaterThan(0)
  expect(refused.headers.get('ratelimit-policy')).toContain('"customer";q=30;w=60')
  expect(refused.headers.get('ratelimit')).toMatch(new RegExp(`"customer";r=0;t=${seconds}$`))
})

it('C14 two servers together run as many executes of a customer at once as the limit says', async () => {
  const id = await connector('running')
  let letGo = (): void => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  let begun = 0
  vendor.behave = async () => {
    begun++
    await held
    return false
  }
  let refused = 0
  const isDecided = new Promise<void>((resolve) => {
    const count = () => begun + refused >= 10 && resolve()
    const behave = vendor.behave!
    vendor.behave = (...given) => {
      const answered = behave(...given)
      count()
      return answered
    }
    for (const server of [a, b])
      for (let call = 0; call < 5; call++)
        void execute(server, id, 'items').then(({ status }) => {
          if (status === 429) refused++
          count()
        })
  })
  await isDecided
  expect([begun, refused]).toEqual([4, 6])
  letGo()
  vendor.behave = undefined
})

it('C14 two servers together keep the rate that a manifest declares', async () => {
  const id = await connector('declared')
  const before = vendor.counts.calls
  const answers = []
  for (const server of [a, b, a, b, a, b, a, b]) answers.push(await execute(server, id, 'counted'))
  // Six of an hour. A share that a slow server has not used in time is lost, so there may be fewer.
  const calls = vendor.counts.calls - before
  expect(calls).toBeLessThanOrEqual(6)
  expect(answers.map(({ status }) => status).toSorted()).toEqual(
    Array.from(answers, (_, at) => (at < calls ? 200 : 429)),
  )
  const refused = answers.find(({ status }) => status === 429)!
  expect(refused.body).toMatchObject({ code: 'upstream_rate_limited', retryable: true })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
})

it('C14 a 429 with Retry-After that one server sees pauses the other', async () => {
  const id = await connector('paused')
  expect((await execute(b, id, 'refused')).status).toBe(200)
  vendor.behave = (_request, response) => {
    response.setHeader('retry-after', '600')
    json(response, 429, { message: 'slow down' })
    return true
  }
  expect((await execute(a, id, 'refused')).body.code).toBe('upstream_rate_limited')
  vendor.behave = undefined
  const isPassedOn = async () => {
    const [row] = await database.query<{ yes: boolean }>(
      'select exists (select from limit_shares where permits is null) as yes',
    )
    return row!.yes
  }
  while (!(await isPassedOn())) await new Promise((resolve) => setTimeout(resolve, 20))
  const before = vendor.counts.calls
  const refused = await execute(b, id, 'refused')
  expect([refused.body.code, vendor.counts.calls - before]).toEqual(['upstream_rate_limited', 0])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500)
  expect((await execute(b, id, 'items')).status).toBe(200)
})

it('O4 nothing that counts no more stays in the database', async () => {
  const { pruneShares } = await import('../../../../server/ground/limits/index.ts')
  await database.query(`update limit_shares set expires_at = now() - interval '1 second'`)
  await pruneShares(database)
  expect(await database.query('select 1 from limit_shares')).toEqual([])
})
