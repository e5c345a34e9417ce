/** What operators do: it happens, it is in the audit trail with their name, and the way there is closed to others. */
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ConsoleWorld, plantCustomer, startConsoleWorld } from '../../../support/console.ts'
import { openTestPostgres } from '../../../support/database.ts'

let world: ConsoleWorld
let ahead = 0
let owner: string
beforeAll(async () => {
  world = await startConsoleWorld(await openTestPostgres(), { now: () => Date.now() + ahead })
  owner = await world.logIn('owner', 'ada')
})
afterAll(() => world?.server.close())

/** The acts in the trail of an organization, newest last. */
async function trail(organizationId: string) {
  await world.server.services.audit.flush()
  const { data } = await world.server.services.audit.list({ organizationId, limit: 1000 })
  return data
    .filter(({ actor }) => actor.kind === 'operator')
    .map(({ actor, action, status, code }) => [actor.id, action, status, code])
}

/** A connector of the server's first organization whose third party is played. */
async function connected(user: string, kind = 'stripe') {
  const connector = await world.server.connector(kind, user, { credentials: { api_key: 'sk' } })
  const { organizationId } = world.server
  const customer = await world.server.services.access.customers.named(organizationId, user)
  const path = `/connectors/${organizationId}/${connector}`
  return {
    connector,
    organizationId,
    customerId: customer.id,
    path,
    screen: `/customers/${organizationId}/${customer.id}`,
  }
}

describe('acts on a customer', () => {
  it('S5 each is a row of the audit trail with the name of the person', async () => {
    const { path, screen, organizationId } = await connected('user_1')
    for (const act of ['check', 'link', 'disable', 'enable', 'pause', 'resume'])
      expect([act, (await world.post(`${path}/${act}`, { cookie: owner })).status < 400]).toEqual([act, true])
    for (const act of ['deactivate', 'activate'])
      expect([act, (await world.post(`${screen}/${act}`, { cookie: owner })).status]).toEqual([act, 303])
    expect(await trail(organizationId)).toEqual([
      ['ada', 'console.check', 200, null],
      ['ada', 'console.link', 200, null],
      ['ada', 'console.disable', 200, null],
      ['ada', 'console.enable', 200, null],
      ['ada', 'console.sync.pause', 200, null],
      ['ada', 'console.sync.resume', 200, null],
      ['ada', 'console.customer.deactivate', 200, null],
      ['ada', 'console.customer.activate', 200, null],
    ])
  })

  it('a new link opens the page on which the customer connects again, and is shown once', async () => {
    const { path, screen } = await connected('user_2')
    const { status, text } = await world.post(`${path}/link`, { cookie: owner })
    const url = /value="(http[^"]+connect[^"]+)"/.exec(text)?.[1]
    expect([status, (await fetch(url ?? '')).status]).toEqual([200, 200])
    const code = new URL(url ?? '').hash.slice(1) || url!
    expect((await world.get(screen, { cookie: owner })).text).not.toContain(code)
  })

  it('S6 an erasure takes the name of the customer, typed', async () => {
    const { screen, organizationId, customerId } = await connected('user_3')
    const wrong = await world.post(`${screen}/erase`, { cookie: owner, form: { confirm: 'user_33' } })
    expect([wrong.status, wrong.text.includes('the name that you typed is another')]).toEqual([422, true])
    expect((await world.get(screen, { cookie: owner })).text).toContain('user_3')
    const right = await world.post(`${screen}/erase`, { cookie: owner, form: { confirm: 'user_3' } })
    expect([right.status, right.headers.get('location')]).toEqual([303, `${screen}?notice=erased`])
    await expect(world.server.services.access.customers.get(organizationId, customerId)).rejects.toThrow('Cannot find')
    expect((await trail(organizationId)).slice(-2)).toEqual([
      ['ada', 'console.erase', 422, 'validation_error'],
      ['ada', 'console.erase', 200, null],
    ])
  })

  it('S7 an object of another organization is not found below this one', async () => {
    const { connector, customerId } = await connected('user_4')
    const other = await plantCustomer(world.server, (field) => field)
    const paths = [
      `/connectors/${other.organizationId}/${connector}/check`,
      `/connectors/${other.organizationId}/${connector}/disable`,
      `/customers/${other.organizationId}/${customerId}/deactivate`,
      `/customers/${other.organizationId}/${customerId}/link`,
      `/webhooks/${world.server.organizationId}/${other.endpointId}/enable`,
    ]
    for (const path of paths) expect([path, (await world.post(path, { cookie: owner })).status]).toEqual([path, 404])
  })
})

describe('own fields of copies', () => {
  const settingOf = async ({ organizationId, connectorId }: Planted) => {
    const [row] = await world.server.services.database.query<{ own_fields: unknown }>(
      `select own_fields from syncs where organization_id = $1 and connector_id = $2`,
      [organizationId, connectorId],
    )
    return row?.own_fields ?? null
  }
  const plant = async () => {
    const planted = await plantCustomer(world.server, (field) => (field === 'copied' ? 'pages' : field))
    return { planted, path: `/connectors/${planted.organizationId}/${planted.connectorId}/own-fields` }
  }

  it('are shown with labels, with what the copy holds, and with a refused list', async () => {
    const { planted, path } = await plant()
    const { text } = await world.get(path, { cookie: owner })
    for (const shown of ['label of reason', 'label of region', 'The copy holds 1 of 2', 'list refused', 'own message'])
      expect(text).toContain(shown)
    const customer = await world.get(`/customers/${planted.organizationId}/${planted.customerId}`, { cookie: owner })
    expect(customer.text).toContain(`<a href="${path}">1 of 2</a>`)
    const { text: json } = await world.get(path, { token: await world.token('viewer') })
    expect(JSON.parse(json)).toEqual({
      setting: 'all',
      entities: [
        {
          entity: 'pages',
          is_unasked: false,
          error: { code: 'own code', message: 'own message' },
          fields: [
            { name: 'own reason', label: 'label of reason', type: 'string', is_chosen: true, is_held: true },
            { name: 'own region', label: 'label of region', type: 'string', is_chosen: true, is_held: false },
          ],
        },
      ],
    })
    const seen = await world.get(path, { cookie: await world.logIn('viewer') })
    expect([seen.status, seen.text.includes('type="checkbox"')]).toEqual([200, false])
  })

  it('are selected: all, none, or some of an entity', async () => {
    const { planted, path } = await plant()
    const choose = async (form: Record<string, string>) => {
      const { status } = await world.post(path, { cookie: owner, form })
      return [status, await settingOf(planted)]
    }
    expect(await choose({ own: 'standard' })).toEqual([303, 'standard'])
    expect(await choose({ entity: 'pages', field: 'own region' })).toEqual([303, { pages: ['own region'] }])
    expect(await choose({ entity: 'pages' })).toEqual([303, { pages: [] }])
    expect(await choose({ own: 'all' })).toEqual([303, 'all'])
    const wrong: Record<string, string>[] = [
      { own: 'some' },
      { entity: 'users' },
      { entity: 'pages', field: 'own raeson' },
      {},
    ]
    for (const form of wrong) expect(await choose(form)).toEqual([422, 'all'])
    expect((await trail(planted.organizationId))[0]).toEqual(['ada', 'console.sync.own_fields', 200, null])
  })
})

describe('acts on applications and webhooks', () => {
  it('an owner replaces the secret of an application, which is shown once', async () => {
    const { clientId, organizationId } = await plantCustomer(world.server, (field) => field)
    const { status, text } = await world.post(`/applications/${clientId}/rotate`, { cookie: owner })
    const secret = /id="secret" readonly value="([^"]+)"/.exec(text)?.[1] ?? ''
    const issued = await world.server.ask('POST', '/account/applications/token', {
      body: { client_id: clientId, client_secret: secret },
    })
    expect([status, issued.status]).toEqual([200, 200])
    expect(await trail(organizationId)).toEqual([['ada', 'console.application.rotate', 200, null]])
  })

  it('a message that was not delivered is sent again', async () => {
    const planted = await plantCustomer(world.server, (field) => field)
    const path = `/webhooks/${planted.organizationId}/${planted.endpointId}`
    const disabled = await world.post(`${path}/replay`, { cookie: owner, form: { message: planted.messageId } })
    expect([disabled.status, disabled.text.includes('Enable the endpoint first')]).toEqual([409, true])
    await world.post(`${path}/enable`, { cookie: owner })
    const one = await world.post(`${path}/replay`, { cookie: owner, form: { message: planted.messageId } })
    const all = await world.post(`${path}/replay`, { cookie: owner })
    expect([one.status, all.status]).toEqual([303, 303])
  })
})

describe('sessions', () => {
  it('S1 a link logs in once, within ten minutes, and only when the page is sent', async () => {
    const { operators } = world.server.services
    const { code } = await operators.invite({ name: 'grace', role: 'support' })
    for (let times = 0; times < 3; times++) {
      const { text } = await world.get(`/login?code=${code}`)
      expect(text).toContain('grace')
    }
    const [first, second] = await Promise.all([1, 2].map(() => world.post('/login', { form: { code } })))
    expect([first!.status, second!.status].toSorted()).toEqual([303, 400])
    const late = await operators.invite({ name: 'grace', role: 'support' })
    ahead += 10 * 60_000 + 1
    expect((await world.post('/login', { form: { code: late.code } })).status).toBe(400)
  })

  it('S1 a session ends an hour after its last request, and twelve hours after the login', async () => {
    const idle = await world.logIn('viewer')
    ahead += 59 * 60_000
    expect((await world.get('/', { cookie: idle })).status).toBe(200)
    ahead += 61 * 60_000
    expect((await world.get('/', { cookie: idle })).status).toBe(401)
    const busy = await world.logIn('viewer')
    for (let hours = 0; hours < 24; hours++) {
      ahead += 30 * 60_000
      await world.get('/', { cookie: busy })
    }
    expect((await world.get('/', { cookie: busy })).status).toBe(401)
    owner = await world.logIn('owner', 'ada')
  })

  it('S1 logging out ends the session at the server, and an owner ends those of others', async () => {
    const [own, other] = [await world.logIn('viewer'), await world.logIn('viewer', 'eve')]
    const left = await world.post('/logout', { cookie: own })
    expect([left.status, left.headers.getSetCookie()[0]]).toEqual([303, expect.stringContaining('Max-Age=0')])
    const { id } = (await world.server.services.operators.list()).find(({ name }) => name === 'eve')!
    await world.post(`/operators/${id}/end`, { cookie: owner })
    const states = await Promise.all([own, other].map(async (cookie) => (await world.get('/', { cookie })).status))
    expect(states).toEqual([401, 401])
  })

  it('S1 secrets are stored as digests, and no page or log shows them', async () => {
    const secret = owner.split('=')[1]!
    const tables = await world.server.services.database.query<{ row: string }>(
      'select s::text as row from operator_sessions s union all select l::text from operator_logins l',
    )
    const pages = await Promise.all(
      ['/', '/operators'].map(async (path) => (await world.get(path, { cookie: owner })).text),
    )
    expect(
      [...tables.map(({ row }) => row), ...pages, ...world.server.logged].filter((text) => text.includes(secret)),
    ).toEqual([])
  })

  it('S1 the cookie is for this host and this console alone', async () => {
    const { code } = await world.server.services.operators.invite({ name: 'ada', role: 'viewer' })
    const [cookie] = (await world.post('/login', { form: { code } })).headers.getSetCookie()
    const name = `operator_${new URL(world.url).port}`
    expect(cookie?.replace(/=[\w-]{43}/, '=secret')).toBe(`${name}=secret; Path=/; HttpOnly; SameSite=Strict`)
    // Somebody else set a second one.
    expect((await world.get('/', { cookie: `${cookie?.split(';')[0]}; ${name}=other` })).status).toBe(401)
  })
})

describe('S3 forms of other pages', () => {
  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['the origin of the API', { origin: 'http://127.0.0.1:8787' }],
    ['no origin', { origin: 'null' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another port', { 'sec-fetch-site': 'same-site' }],
  ])('from %s are refused', async (_from, headers) => {
    const { path } = await connected(`user of ${_from}`)
    const { status, text } = await world.post(`${path}/disable`, { cookie: owner, headers })
    expect([status, text.includes('origin_forbidden')]).toEqual([403, true])
  })

  it('without the token of the session are refused', async () => {
    const { path } = await connected('user of no token')
    const other = await world.logIn('owner', 'grace')
    const { text } = await world.get('/', { cookie: other })
    const csrf = /name="csrf" value="([^"]+)"/.exec(text)?.[1] ?? ''
    for (const form of [{ csrf: '' }, { csrf }, { csrf: 'x'.repeat(43) }])
      expect((await world.post(`${path}/disable`, { cookie: owner, form })).status).toBe(403)
  })

  it('a page whose name was made to lead here gets nothing', async () => {
    const { port } = new URL(world.url)
    const status = await new Promise<number | undefined>((resolve) =>
      request({ port, path: '/', headers: { host: `evil.example:${port}`, cookie: owner } }, (response) => {
        response.resume()
        resolve(response.statusCode)
      }).end(),
    )
    expect(status).toBe(404)
  })

  it('S8 the origin of the API has nothing of the console', async () => {
    const paths = ['/', '/login', '/customers', '/operators', '/api/v1/customers/find']
    const answers = await Promise.all(
      paths.map(async (path) => (await fetch(world.server.origin + path, { headers: { cookie: owner } })).text()),
    )
    expect(answers.filter((text) => text.includes('Plugboard console'))).toEqual([])
  })
})

describe('programs', () => {
  it('get of every screen what it shows, as JSON', async () => {
    const token = await world.token('viewer')
    const planted = await plantCustomer(world.server, (field) => `json ${field}`)
    const found = await world.get('/customers?q=json%20external', { token })
    expect(JSON.parse(found.text).customers).toMatchObject([
      { customer_id: planted.customerId, found_by: 'external_user_id' },
    ])
    const one = await world.get(`/customers/${planted.organizationId}/${planted.customerId}`, { token })
    expect(JSON.parse(one.text)).toMatchObject({
      customer: { external_user_id: 'json external_user_id' },
      connectors: [
        { id: planted.connectorId, status: 'needs_reauth', status_reason: 'json reason', scopes: ['json scope'] },
      ],
      copies: [{ records: 7, rejected: 1, error_code: 'json sync code' }],
      calls: [{ request_id: planted.requestId, code: 'json code' }],
      webhooks: [{ message_id: planted.messageId, delivery: 'failed', error: 'json failure' }],
      jobs: [{ error_message: 'json job message' }],
    })
    expect(
      JSON.parse(one.text)
        .access.map(({ kind }: { kind: string }) => kind)
        .toSorted(),
    ).toEqual(['agent', 'link', 'widget token'])
  })

  it.each([
    ['the ID of a customer', (one: Planted) => one.customerId, 'customer'],
    ['the ID of a connector', (one: Planted) => one.connectorId, 'connector'],
    ['the ID of a request', (one: Planted) => one.requestId, 'request'],
    ['an account', () => 'account of a search', 'account'],
    ['the name of a connector', () => 'NAME of a search', 'connector_name'],
    ['a part of your ID', () => 'user_id of a SEARCH', 'external_user_id'],
  ])('find a customer by %s', async (_by, textOf, by) => {
    searched ??= plantCustomer(world.server, (field) => `${field} of a search`)
    const planted = await searched
    const { text } = await world.get(`/customers?q=${encodeURIComponent(textOf(planted))}`, {
      token: await world.token('viewer'),
    })
    expect(JSON.parse(text).customers).toContainEqual(
      expect.objectContaining({ found_by: by, customer_id: planted.customerId }),
    )
  })

  it('act without a form of a page', async () => {
    const { path, organizationId } = await connected('user of a program')
    const { status, text } = await world.post(`${path}/check`, { token: await world.token('support') })
    expect([status, JSON.parse(text).status]).toEqual([200, 'succeeded'])
    expect((await trail(organizationId)).at(-1)).toEqual(['support', 'console.check', 200, null])
  })
})

type Planted = Awaited<ReturnType<typeof plantCustomer>>
let searched: Promise<Planted> | undefined
