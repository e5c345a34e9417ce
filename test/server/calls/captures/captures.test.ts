/** I: what is captured of calls, of whom, for whom and for how long. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pruneCaptures } from '../../../../server/calls/captures/index.ts'
import { type ConsoleWorld, startConsoleWorld } from '../../../support/console.ts'
import { openTestPostgres } from '../../../support/database.ts'

const KEY = 'sk_live_51Hx9fJ2eZvKYlo2C'
const PERSON = { email: 'maria.keller@north.test', phone: '+49 30 1234567', first_name: 'Maria', ssn: '123-45-6789' }
const CUSTOMER = 'cus_NffrFeUfNV2Hib'

let world: ConsoleWorld
let ahead = 0
/** How the third party answers. */
let answer: () => { status: number; body: string; type?: string; headers?: Record<string, string> }
const usual = () => ({
  status: 200,
  body: JSON.stringify({
    object: 'list',
    url: '/v1/customers',
    has_more: false,
    data: [{ id: CUSTOMER, object: 'customer', ...PERSON, note: KEY }],
  }),
})
const vendor = createServer((request, response) => {
  request.resume().on('end', () => {
    const { status, body, type = 'application/json', headers = {} } = answer()
    response.writeHead(status, { 'content-type': type, 'request-id': 'req_vendor1', ...headers }).end(body)
  })
})
beforeAll(async () => {
  await new Promise<void>((resolve) => vendor.listen(0, '127.0.0.1', resolve))
  const { port } = vendor.address() as AddressInfo
  world = await startConsoleWorld(await openTestPostgres(), {
    now: () => Date.now() + ahead,
    upstream: { connectTo: () => `http://127.0.0.1:${port}`, allowPrivate: true },
  })
})
afterAll(async () => {
  await world?.server.close()
  vendor.close()
})

async function connected(user: string) {
  answer = usual
  const connector = await world.server.connector('stripe', user, { credentials: { api_key: KEY }, validate: false })
  return { connector, path: `/connectors/${world.server.organizationId}/${connector}` }
}

/** Lists customers, and gives the ID of the request. */
async function called(
  connector: string,
  token: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<string> {
  const body = { entity: 'customers', action: 'list', params: { email: PERSON.email } }
  const { headers: sent } = await world.server.ask('POST', `/integrations/connectors/${connector}/execute`, {
    token,
    body,
    headers,
  })
  await world.server.services.captures.flush()
  return sent.get('x-request-id') ?? ''
}

const onOf = (request: string) => world.server.services.captures.outline(world.server.organizationId, request)
const callPath = (request: string) => `/calls/${world.server.organizationId}/${request}`

async function trail(): Promise<unknown[]> {
  await world.server.services.audit.flush()
  const { data } = await world.server.services.audit.list({ organizationId: world.server.organizationId, limit: 1000 })
  return data.flatMap(({ actor, action, entity }) =>
    action.startsWith('console.capture') ? [[actor.id, action, entity]] : [],
  )
}

describe('I1 a call is captured only where somebody asked for it', () => {
  it('off, by a connector for some hours, and by a header of the application', async () => {
    const { connector, path } = await connected('user_1')
    const token = await world.server.applicationToken()
    expect(await onOf(await called(connector, token))).toEqual([])
    expect(await onOf(await called(connector, token, { 'x-plugboard-capture': 'true' }))).toHaveLength(1)
    const support = await world.logIn('support', 'grace')
    await world.post(`${path}/capture`, { cookie: support, form: { hours: '2' } })
    expect(await onOf(await called(connector, token))).toHaveLength(1)
    ahead += 2 * 3_600_000 + 1
    expect(await onOf(await called(connector, await world.server.applicationToken()))).toEqual([])
  })

  it('a customer cannot ask for it, and no time is longer than a day', async () => {
    const { connector, path } = await connected('user_2')
    const scoped = await world.server.scopedToken('user_2')
    expect(await onOf(await called(connector, scoped, { 'x-plugboard-capture': 'true' }))).toEqual([])
    const support = await world.logIn('support')
    for (const hours of ['25', '-1', 'x', 'Infinity']) {
      const { status } = await world.post(`${path}/capture`, { cookie: support, form: { hours } })
      expect([hours, status]).toEqual([hours, 422])
    }
    await world.post(`${path}/capture`, { cookie: support })
    await world.post(`${path}/capture`, { cookie: support, form: { hours: '0' } })
    expect(await onOf(await called(connector, scoped))).toEqual([])
  })
})

describe('I2 what is stored', () => {
  it('holds no credential, person or ID, and is sealed', async () => {
    const { connector } = await connected('user_3')
    const token = await world.server.applicationToken()
    const request = await called(connector, token, { 'x-plugboard-capture': 'true' })
    const { organizationId, services } = world.server
    const [stored] = await services.captures.open(organizationId, request)
    const text = JSON.stringify(stored)
    for (const secret of [KEY, ...Object.values(PERSON), CUSTOMER, encodeURIComponent(PERSON.email)])
      expect([secret, text.includes(secret)]).toEqual([secret, false])
    expect(stored).toMatchObject({
      steps: [{ method: 'GET', status: 200, failure: null }],
      asked: { entity: 'customers', action: 'list' },
      exchanges: [
        {
          request: { method: 'GET', path: '/v1/customers', headers: { authorization: 'Bearer <secret>' } },
          response: { status: 200, body: { object: 'list', data: [{ object: 'customer', first_name: '<private>' }] } },
        },
      ],
    })
    const [row] = await services.database.query<{ sealed: Buffer }>(
      'select sealed from captures where request_id = $1',
      [request],
    )
    expect(row?.sealed.toString('latin1')).not.toContain('customer')
  })

  it('leaves out what it cannot clean, shortens lists, and shows a refusal with the retry', async () => {
    const { connector } = await connected('user_4')
    const token = await world.server.applicationToken()
    const bodyOf = async () => {
      const request = await called(connector, token, { 'x-plugboard-capture': 'true' })
      const [stored] = await world.server.services.captures.open(world.server.organizationId, request)
      return stored?.exchanges.map(({ response }) => response)
    }
    const data = Array.from({ length: 14 }, (_, at) => ({ id: `cus_NffrFeUfNV2Hi${at}`, object: 'customer' }))
    answer = () => ({ status: 200, body: JSON.stringify({ object: 'list', has_more: false, data }) })
    const [listed] = (await bodyOf()) as { body: { data: unknown[] } }[]
    expect([listed?.body.data.length, listed?.body.data.at(-1)]).toEqual([11, 'and 4 more, which are not kept'])
    answer = () => ({ status: 400, body: `<html>${PERSON.first_name} Keller</html>`, type: 'text/html' })
    expect(await bodyOf()).toMatchObject([{ status: 400, body: expect.stringContaining('no JSON') }])
    const large = JSON.stringify({ error: { message: 'x'.repeat(1_100_000) } })
    answer = () => ({ status: 400, body: large })
    expect(await bodyOf()).toMatchObject([
      { status: 400, body: `a body of ${large.length} bytes, which is too large to be kept` },
    ])
    let tries = 0
    answer = () => (++tries === 1 ? { status: 429, body: '{}', headers: { 'retry-after': '0' } } : usual())
    expect(await bodyOf()).toMatchObject([{ status: 429 }, { status: 200 }])
  })

  it('is a ring: the oldest of a connector go, and all go after a day', async () => {
    const { connector } = await connected('user_5')
    const { database, captures } = world.server.services
    await database.query(
      `insert into captures (organization_id, id, connector_id, request_id, at, expires_at, steps, sealed)
       select $1, gen_random_uuid(), $2, 'old_' || n, now() - interval '1 hour' + n * interval '1 second', now() + interval '30 days', '[]', '' from generate_series(1, 50) n`,
      [world.server.organizationId, connector],
    )
    await called(connector, await world.server.applicationToken(), { 'x-plugboard-capture': 'true' })
    const left = () =>
      database.query<{ request_id: string }>('select request_id from captures where connector_id = $1 order by at', [
        connector,
      ])
    expect((await left()).map(({ request_id: id }) => id).slice(0, 2)).toEqual(['old_2', 'old_3'])
    await database.query(`update captures set expires_at = now() - interval '1 minute' where connector_id = $1`, [
      connector,
    ])
    expect(await captures.outline(world.server.organizationId, 'old_2')).toEqual([])
    await pruneCaptures(database, Date.now() + ahead)
    expect(await left()).toEqual([])
  })
})

describe('I3 who sees it', () => {
  it('a viewer sees the steps, support the bodies, and each look is a row with the name', async () => {
    const { connector } = await connected('user_6')
    const request = await called(connector, await world.server.applicationToken(), { 'x-plugboard-capture': 'true' })
    const [viewer, support] = [await world.logIn('viewer'), await world.logIn('support', 'hedy')]
    const seen = await world.get(callPath(request), { cookie: viewer })
    expect([seen.status, seen.text.includes('The role support sees'), seen.text.includes('as it was sent')]).toEqual([
      200,
      true,
      false,
    ])
    expect((await world.post(`${callPath(request)}/open`, { cookie: viewer })).status).toBe(403)
    const opened = await world.post(`${callPath(request)}/open`, { cookie: support })
    expect([opened.status, opened.text.includes('Bearer &#60;secret&#62;')]).toEqual([200, true])
    const json = await world.post(`${callPath(request)}/open`, { token: await world.token('support') })
    expect(JSON.parse(json.text).captures[0].exchanges).toHaveLength(1)
    expect((await trail()).slice(-2)).toEqual([
      ['hedy', 'console.capture.read', request],
      ['support', 'console.capture.read', request],
    ])
  })

  it('I4 nobody by the organization of another, and nothing of a call that was not captured', async () => {
    const { connector } = await connected('user_7')
    const request = await called(connector, await world.server.applicationToken(), { 'x-plugboard-capture': 'true' })
    const support = await world.logIn('support')
    const { id: other } = await world.server.services.access.organizations.create('Other')
    for (const path of [
      `/calls/${other}/${request}/open`,
      `/calls/x/${request}/open`,
      `${callPath('req_none')}/open`,
    ]) {
      const { status, text } = await world.post(path, { cookie: support })
      expect([path, status, text.includes('was not captured')]).toEqual([path, 404, true])
    }
  })
})

it('I5 it goes with its connector, also what is written meanwhile', async () => {
  const { connector } = await connected('user_8')
  const token = await world.server.applicationToken()
  const request = await called(connector, token, { 'x-plugboard-capture': 'true' })
  const { database, captures } = world.server.services
  const late = captures.record({
    organizationId: world.server.organizationId,
    connectorId: connector,
    requestId: 'late',
    asked: {},
  })!
  const opened = await world.server.services.connectors.open({ organizationId: world.server.organizationId }, connector)
  await world.server.ask('DELETE', `/integrations/connectors/${connector}`, { token })
  captures.keep(late, { plan: opened.plan, connection: opened.connection, operation: undefined })
  await captures.flush()
  opened.release()
  const left = () => database.query('select id from captures where connector_id = $1', [connector])
  await expect.poll(left, { timeout: 60_000 }).toEqual([])
  expect([await onOf(request), await onOf('late')]).toEqual([[], []])
})
