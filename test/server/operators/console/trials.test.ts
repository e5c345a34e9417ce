/** I: operations that an operator tries: whom they reach, who may, and what is shown of them. */
import { execFileSync } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shellWord } from '../../../../runtime/base/names.ts'
import { type ConsoleWorld, startConsoleWorld } from '../../../support/console.ts'
import { openTestPostgres } from '../../../support/database.ts'

const KEY = 'sk_live_51Hx9fJ2eZvKYlo2C'

let world: ConsoleWorld
let connector: string
let support: string
const arrived: string[] = []
const vendor = createServer((request, response) => {
  arrived.push(`${request.method} ${request.url} ${request.headers.authorization}`)
  const record = { id: 'cus_1', object: 'customer', email: 'ada@example.com', name: '<b>Ada</b>' }
  const body = request.method === 'GET' ? { object: 'list', url: '/', has_more: true, data: [record] } : record
  request
    .resume()
    .on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body)))
})
beforeAll(async () => {
  await new Promise<void>((resolve) => vendor.listen(0, '127.0.0.1', resolve))
  const { port } = vendor.address() as AddressInfo
  world = await startConsoleWorld(await openTestPostgres(), {
    upstream: { connectTo: () => `http://127.0.0.1:${port}`, allowPrivate: true },
  })
  connector = await world.server.connector('stripe', 'user_1', { credentials: { api_key: KEY }, validate: false })
  support = await world.logIn('support', 'grace')
})
afterAll(async () => {
  await world?.server.close()
  vendor.close()
})

const target = () => ({ organization: world.server.organizationId, connector })

/** The calls of operators in the trail. */
async function trail(): Promise<unknown[]> {
  await world.server.services.audit.flush()
  const { data } = await world.server.services.audit.list({ organizationId: world.server.organizationId, limit: 1000 })
  return data
    .filter(({ actor, type }) => actor.kind === 'operator' && type === 'direct')
    .map((one) => [one.actor.id, one.entity, one.action, one.status, one.code, one.connector_id === connector])
}

describe('a call of a connector', () => {
  it('I6 reaches the account of the customer, and is a row with the name of the person', async () => {
    arrived.length = 0
    const form = { ...target(), operation: 'customers.list', 'param.limit': '1' }
    const { status, text } = await world.post('/try/run', { cookie: support, form })
    expect([status, arrived]).toEqual([200, [`GET /v1/customers?limit=1 Bearer ${KEY}`]])
    expect(text).toContain('ada@example.com')
    expect(text).toContain('&#60;b&#62;Ada')
    expect(text).toContain('starting_after')
    expect(text).not.toContain(KEY)
    expect((await trail()).at(-1)).toEqual(['grace', 'customers', 'list', 200, null, true])
  })

  it('I6 is for the role support and higher, programs included', async () => {
    arrived.length = 0
    const viewer = await world.logIn('viewer')
    const form = { ...target(), operation: 'customers.list' }
    for (const ask of [{ cookie: viewer }, { token: await world.token('viewer') }]) {
      expect((await world.post('/try/run', { ...ask, form })).status).toBe(403)
      expect((await world.get('/try?kind=stripe', ask)).status).toBe(403)
    }
    expect((await world.get('/', { cookie: viewer })).text).not.toContain('Try it')
    const program = await world.post('/try/run', {
      token: await world.token('support'),
      form: { ...form, params: '{"limit": 2}' },
    })
    expect(JSON.parse(program.text).result).toMatchObject({ records: [{ id: 'cus_1' }], requests: 1 })
    expect(arrived).toEqual([`GET /v1/customers?limit=2 Bearer ${KEY}`])
  })

  it('I7 that is no read takes its name, and a page of another origin calls nothing', async () => {
    arrived.length = 0
    const form = { ...target(), operation: 'customers.create', 'param.name': 'Ada' }
    for (const confirm of ['', 'customers', 'customers.delete']) {
      const { status, text } = await world.post('/try/run', { cookie: support, form: { ...form, confirm } })
      expect([status, text.includes('you did not confirm it')]).toEqual([422, true])
    }
    const confirmed = { ...form, confirm: 'customers.create' }
    const strange = await world.post('/try/run', {
      cookie: support,
      form: confirmed,
      headers: { origin: 'https://evil.example' },
    })
    const forged = await world.post('/try/run', { cookie: support, form: { ...confirmed, csrf: 'x' } })
    expect([strange.status, forged.status, arrived]).toEqual([403, 403, []])
    expect((await world.post('/try/run', { cookie: support, form: confirmed })).status).toBe(200)
    expect(arrived).toEqual([`POST /v1/customers Bearer ${KEY}`])
    expect((await trail()).slice(-2)).toEqual([
      ['grace', 'customers', 'create', 422, 'validation_error', true],
      ['grace', 'customers', 'create', 200, null, true],
    ])
  })

  it('I9 by the path of another organization finds nothing', async () => {
    const { id } = await world.server.services.access.organizations.create('Other')
    for (const organization of [id, 'x', '']) {
      const form = { organization, connector, operation: 'customers.list' }
      expect((await world.post('/try/run', { cookie: support, form })).status).toBe(404)
    }
  })
})

describe('I8 what is shown of a call', () => {
  it('an explanation sends nothing and opens no credential', async () => {
    arrived.length = 0
    const { database } = world.server.services
    await database.query(`update connectors set credentials = '\\x00' where id = $1`, [await broken()])
    const form = {
      organization: world.server.organizationId,
      connector: await broken(),
      operation: 'customers.create',
      'param.name': 'Ada',
    }
    const { status, text } = await world.post('/try/explain', { token: await world.token('support'), form })
    expect(status).toBe(200)
    expect(JSON.parse(text).requests).toEqual([
      expect.objectContaining({
        method: 'POST',
        url: 'https://api.stripe.com/v1/customers',
        headers: expect.objectContaining({ authorization: expect.stringContaining('[secret]') }),
        body: 'name=Ada',
      }),
    ])
    expect([arrived, text.includes(KEY)]).toEqual([[], false])
  })

  let made: Promise<string> | undefined
  const broken = () =>
    (made ??= world.server.connector('stripe', 'user_9', { credentials: { api_key: KEY }, validate: false }))

  it.each(["it's", '$(id)`id`', 'a\nb', '"; rm -rf', '\\', '--help', '', '漢字 \u202e', '!!'])(
    '%j is one word of a shell',
    (text) => {
      expect(execFileSync('sh', ['-c', `printf %s ${shellWord(text)}`]).toString()).toBe(text)
    },
  )

  it('the examples name variables in the place of secrets, and say what was called', async () => {
    const form = { ...target(), operation: 'customers.list', params: JSON.stringify({ email: `it's"; $(id)` }) }
    const { text } = await world.post('/try/explain', { token: await world.token('support'), form })
    const { curl, typescript, command } = JSON.parse(text).examples
    expect(curl).toContain('Bearer $PLUGBOARD_TOKEN')
    expect(curl).toContain(`/connectors/${connector}/execute`)
    expect(curl).toContain(String.raw`it'\''s\"; $(id)`)
    expect(typescript).toContain(String.raw`$execute("customers", "list", {"email":"it's\"; $(id)"})`)
    expect(command).toMatch(/^plugboard execute stripe customers list --params '/)
  })
})

describe('a kind that is played', () => {
  it('gives made-up records and asks nobody, without a confirmation or a row', async () => {
    arrived.length = 0
    const before = (await trail()).length
    const token = await world.token('support')
    for (const operation of ['customers.list', 'customers.create']) {
      const form = { kind: 'stripe', operation }
      const { result } = JSON.parse((await world.post('/try/run', { token, form })).text)
      expect([operation, [result.records].flat()[0]?.object]).toEqual([operation, 'customer'])
      const { status, text } = await world.post('/try/run', { cookie: support, form })
      expect([status, text.includes('Only explain')]).toEqual([200, true])
    }
    expect([arrived, (await trail()).length]).toEqual([[], before])
  })

  it('says what is wrong with a param, an operation or a kind', async () => {
    const tried = async (form: Readonly<Record<string, string>>) => {
      const { status, text } = await world.post('/try/run', {
        token: await world.token('support'),
        form: { kind: 'stripe', ...form },
      })
      return [status, JSON.parse(text).error.code]
    }
    expect(await tried({ operation: 'customers.list', 'param.limit': 'ten' })).toEqual([400, 'invalid_params'])
    expect(await tried({ operation: 'customers.list', params: '[1]' })).toEqual([400, 'invalid_params'])
    expect(await tried({ operation: 'customers.listen' })).toEqual([400, 'unsupported_action'])
    expect(await tried({ kind: 'strype', operation: 'customers.list' })).toEqual([404, 'definition_not_found'])
  })
})
