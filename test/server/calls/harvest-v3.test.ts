/** The recruiting kind in hosted mode, against its vendor as documented. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestPostgres } from '../../support/database.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { CANDIDATES, CLIENT, type Harvest, startHarvest } from '../../support/harvest-v3.ts'

let vendor: Harvest
let server: TestServer
let token: string
let connector: string

beforeAll(async () => {
  vendor = await startHarvest()
  const upstream = { connectTo: () => vendor.origin, allowPrivate: true }
  server = await startTestServer({ database: await openTestPostgres(), upstream })
  connector = await server.connector('greenhouse', 'acme', { credentials: CLIENT, auth_variant: 'client_credentials' })
  token = await server.scopedToken('acme')
})

afterAll(async () => {
  await server.close()
  await vendor.close()
})

const execute = (entity: string, action: string, params: object) =>
  server.ask('POST', `/integrations/connectors/${connector}/execute`, { token, body: { entity, action, params } })

it('all candidates come page by page, with the parts that the vendor has elsewhere', async () => {
  const ids = new Set<number>()
  let params: object | null = { page: 1, per_page: 50 }
  while (params !== null) {
    const { status, body } = await execute('candidates', 'list', params)
    expect(status).toBe(200)
    for (const { id, attachments, application_ids: own } of body.data) {
      expect([attachments.length > 0, own.length > 0]).toEqual([true, true])
      ids.add(id)
    }
    params = body.next
  }
  expect([ids.size, vendor.refused]).toEqual([CANDIDATES, []])
})

it.each([
  'candidates',
  'applications',
  'jobs',
  'offers',
  'users',
  'departments',
  'offices',
  'job_posts',
  'scheduled_interviews',
  'sources',
])('%s.list gives records', async (entity) => {
  const { status, body } = await execute(entity, 'list', {})
  expect([status, body.data.length > 0, vendor.refused]).toEqual([200, true, []])
})

it('a page above 1 names the cursor', async () => {
  const { status, body } = await execute('candidates', 'list', { page: 2 })
  expect([status, JSON.stringify(body)]).toEqual([
    400,
    expect.stringContaining('must be at most 1 (got 2): use cursor instead'),
  ])
})

it('an attachment is streamed', async () => {
  const { status, text } = await execute('candidate_attachment', 'download', { id: 1000 })
  expect([status, text]).toEqual([200, 'a file'])
})
