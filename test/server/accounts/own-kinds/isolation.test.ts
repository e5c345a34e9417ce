/** K4: an own kind is of one organization. Another one gets for it what it gets for a kind that nobody has. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestPostgres } from '../../../support/database.ts'
import { idOf } from '../../../support/own-kind.ts'
import { answerJson, API, APPLICATIONS, BACK, CONNECTORS, ORIGIN, startWorld, type World } from '../../api/world.ts'
import { callTool, clientOf } from '../../mcp/client.ts'
import { connected, LIST, SOURCES, stored } from './world.ts'

const OAUTH =
  'oauth: {type: oauth2, title: OAuth, authorize: "https://login.acme.example/a", token: "https://login.acme.example/t"}'

let world: World
beforeAll(async () => {
  world = await startWorld(await openTestPostgres(), { set: ['log.level=silent'] })
  await stored(world, world.first, { kind: 'private', title: 'Private Kind' })
  await stored(world, world.first, { kind: 'consented', auth: OAUTH })
})
afterAll(() => world?.close())

/** Requests that name a kind, by what they do with it. */
const NAMING: Readonly<Record<string, (kind: string) => readonly [method: string, path: string, body?: object]>> = {
  create: (kind) => [
    'POST',
    CONNECTORS,
    { external_user_id: 'u', connector_type: kind, name: 'n', credentials: { api_key: 'k' } },
  ],
  'list connectors': (kind) => ['GET', `${CONNECTORS}?connector_type=${kind}`],
  form: (kind) => ['GET', `${SOURCES}/${kind}/credentials-spec`],
  initiate: (kind) => [
    'POST',
    `${CONNECTORS}/oauth/initiate`,
    { external_user_id: 'u', connector_type: kind, redirect_url: BACK },
  ],
  'OAuth application': (kind) => [
    'PUT',
    `${API}/oauth/credentials`,
    { connector_type: kind, configuration: { client_id: 'a', client_secret: 'b' } },
  ],
  'OAuth spec': (kind) => ['GET', `${API}/oauth/credentials/spec?connector_type=${kind}`],
  'remove OAuth application': (kind) => ['DELETE', `${API}/oauth/credentials/connector_type/${kind}`],
  link: (kind) => ['POST', `${CONNECTORS}/links`, { external_user_id: 'u', connector_types: [kind] }],
  'widget token': (kind) => [
    'POST',
    `${APPLICATIONS}/widget-token`,
    { external_user_id: 'u', allowed_origin: ORIGIN, connector_types: [kind] },
  ],
  manifest: (kind) => ['GET', `${SOURCES}/${kind}`],
  versions: (kind) => ['GET', `${SOURCES}/${kind}/versions`],
  remove: (kind) => ['DELETE', `${SOURCES}/${kind}`],
}

it.each(['private', 'Private Kind'])('Y2 has no public document by the name %s', async (name) => {
  const documentOf = async (kind: string) => {
    const { status, body } = await world.call('GET', `/openapi/${encodeURIComponent(kind)}.json`)
    return [status, body.code]
  }
  expect(await documentOf(name)).toEqual([404, 'definition_not_found'])
  expect((await world.call('GET', '/docs/start.js')).text).not.toContain('rivate')
  expect(await documentOf('stripe')).toEqual([200, undefined])
})

describe('K4 another organization', () => {
  it.each(Object.keys(NAMING))('gets for %s what it gets for a kind that does not exist', async (what) => {
    const ask = async (kind: string) => {
      const [method, path, body] = NAMING[what]!(kind)
      const { status, body: answer } = await world.call(method, path, { token: world.second.token, body })
      // The hint names the nearest kinds that the organization sees.
      const { request_id: _, hint, ...rest } = answer ?? {}
      expect(hint ?? '').not.toContain('private')
      return [status, JSON.stringify(rest).replaceAll(kind, '…')]
    }
    const own = await ask('private')
    expect(own).toEqual(await ask('nothing'))
    expect(own[0]).toBe(404)
    expect(own[1]).not.toContain('Private')
  })

  it('sees it in no list, by no ID and in no title', async () => {
    const { token } = world.second
    for (const path of [SOURCES, `${API}/integrations/definitions/connectable`])
      expect((await world.call('GET', path, { token })).text).not.toMatch(
        new RegExp(`Private Kind|"private"|${idOf('private')}`),
      )
    for (const id of [idOf('private'), idOf('private').toUpperCase()])
      expect((await world.call('GET', `${SOURCES}/${id}`, { token })).status).toBe(404)
    expect((await world.call('GET', `/icons/${idOf('private')}.svg`)).status).toBe(404)
    expect((await world.call('GET', '/openapi.json')).text).not.toContain('rivate')
  })

  it('has agents that know nothing of it, while those of the first find and call it', async () => {
    await connected(world, world.first, 'private')
    await world.connector(world.second, 'user_1')
    const [own, other] = await Promise.all(
      [world.first, world.second].map(async (tenant) => clientOf(world, await world.scoped(tenant, 'user_1'))),
    )
    const query = { query: 'list contacts of private kind', connector: 'private' }
    expect(JSON.stringify(await callTool(own!, 'find_operations', query))).toContain('"entity":"contacts"')
    expect(JSON.stringify(await callTool(other!, 'find_operations', query))).not.toContain('"entity":"contacts"')
    world.play((_request, response) => answerJson(response, 200, { data: [{ id: 'contact-of-the-first' }] }))
    const call = { connector: 'private', entity: 'contacts', action: 'list', params: {} }
    expect(JSON.stringify(await callTool(own!, 'execute_read', call))).toContain('contact-of-the-first')
    expect(JSON.stringify(await callTool(other!, 'execute_read', call))).not.toContain('contact-of-the-first')
    world.play()
  })

  it('has a kind of the same name and ID, whose connectors use its own manifest', async () => {
    const parts = { kind: 'shared-name' }
    await stored(world, world.first, { ...parts, baseUrl: 'https://one.acme.example' })
    await stored(world, world.second, { ...parts, baseUrl: 'https://two.acme.example' })
    const hosts: unknown[] = []
    world.play(({ headers }, response) => {
      hosts.push(headers.host)
      return answerJson(response, 200, { data: [] })
    })
    for (const tenant of [world.first, world.second]) {
      const { id } = await connected(world, tenant, 'shared-name')
      expect((await world.execute(tenant.token, id, LIST)).status).toBe(200)
      const request = { method: 'GET', path: '/anything' }
      expect(
        (await world.call('POST', `${CONNECTORS}/${id}/request`, { token: tenant.token, body: request })).status,
      ).toBe(200)
    }
    world.play()
    expect(hosts).toEqual(['one.acme.example', 'one.acme.example', 'two.acme.example', 'two.acme.example'])
  })
})

describe('the own organization', () => {
  it('lists it with the others, marked as own', async () => {
    const { body } = await world.call('GET', SOURCES, { token: world.first.token })
    const own = body.definitions.filter((one: { own?: boolean }) => one.own)
    expect(own).toContainEqual({
      sourceDefinitionId: idOf('private'),
      name: 'Private Kind',
      iconUrl: expect.stringMatching(/^data:image\/svg\+xml,/) as string,
      supportLevel: 'none',
      own: true,
      connector_type: 'private',
      version: '1.0.0',
    })
    expect(Object.keys(body.definitions.find((one: { own?: boolean }) => !one.own))).toHaveLength(5)
  })

  it('K2 gets no OAuth application of the operator for an own kind', async () => {
    const { applications } = world.server.services.oauth
    const plan = await (await world.server.services.catalogue.of(world.first.organizationId)).plan('consented')
    expect(plan.kind).toBe('consented')
    const body = { external_user_id: 'user_1', connector_type: 'consented', redirect_url: BACK }
    const { body: answer } = await world.call('POST', `${CONNECTORS}/oauth/initiate`, {
      token: world.first.token,
      body,
    })
    expect(answer.code).toBe('oauth_not_supported')
    expect(
      await applications.clientOf(world.first.organizationId, { kind: 'stripe', host: '', ownHosts: 'x' }),
    ).toBeUndefined()
  })

  it('has a row in the audit trail for each upload and removal', async () => {
    await stored(world, world.first, { kind: 'audited' })
    await world.call('DELETE', `${SOURCES}/audited`, { token: world.first.token })
    await world.server.services.audit.flush()
    const rows: { action: string; status: number; entity: string; definition_version: string }[] = []
    for (let cursor = ''; ;) {
      const { body } = await world.call('GET', `${API}/audit?limit=200${cursor}`, { token: world.first.token })
      rows.push(...body.data)
      if (body.next === null) break
      cursor = `&cursor=${body.next}`
    }
    const ofKinds = rows.filter(({ action, entity }) => action.includes('definitions/sources') && entity === 'audited')
    expect(ofKinds.map(({ action, status, definition_version }) => [action, status, definition_version])).toEqual([
      ['PUT definitions/sources/{definition}', 201, '1.0.0'],
      ['DELETE definitions/sources/{definition}', 204, null],
    ])
  })

  it('copies its records into tables of its own, and searches them', async () => {
    await stored(world, world.first, { kind: 'searched' })
    world.play((_request, response) => answerJson(response, 200, { data: [{ id: 'c1', email: 'ada@example.com' }] }))
    const { id } = await connected(world, world.first, 'searched')
    const { token, organizationId } = world.first
    await world.call('PATCH', `${CONNECTORS}/${id}/sync`, { token, body: { enabled: true } })
    await world.call('POST', `${CONNECTORS}/${id}/sync`, { token, body: { mode: 'full' } })
    const search = {
      entity: 'contacts',
      action: 'search',
      params: { query: { filter: { eq: { email: 'ada@example.com' } } } },
    }
    let found = await world.execute(token, id, search)
    for (let tries = 0; tries < 2_400 && found.status !== 200; tries++) {
      await new Promise((resolve) => setTimeout(resolve, 25))
      found = await world.execute(token, id, search)
    }
    world.play()
    expect(found.body.data).toMatchObject([{ email: 'ada@example.com' }])
    const tables = await world.database.query<{ kind: string }>(
      `select kind from record_tables where kind like 'own:%'`,
    )
    expect(tables.map(({ kind }) => kind.startsWith(`own:${organizationId}:`))).toEqual([true])
  })
})
