/** A call that needs a wider consent: an application gets a link for the owner, every other caller learns whom to ask. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestPostgres } from '../../support/database.ts'
import { Forms, INITIATE, KIND } from './forms.ts'
import { API, APPLICATIONS, CONNECTORS, ORIGIN, startWorld, type World } from './world.ts'

let world: World
let forms: Forms
beforeAll(async () => {
  world = await startWorld(await openTestPostgres())
  forms = await Forms.in(world)
})
afterAll(() => world?.close())

const CALL = { entity: 'forms', action: 'create', params: { title: 'New' } }

/** The body of a refused call. */
async function refused(id: string, token = world.first.token, headers: Record<string, string> = {}) {
  const { status, body } = await world.execute(token, id, CALL, headers)
  expect([status, body.code]).toEqual([424, 'scope_missing'])
  return body
}

const codeOf = (url: string) => new URL(url).hash.slice(1)
const exchanged = (code: string) => world.call('POST', `${CONNECTORS}/links/exchange`, { body: { code } })
/** The rows of the trail about links of a connector. */
async function linksMade(connectorId: string) {
  const path = `${API}/audit?connector_id=${connectorId}&limit=200`
  const { body } = await world.call('GET', path, { token: world.first.token })
  return (body.data as { action: string }[]).filter(({ action }) => action === 'POST connectors/links')
}

describe('an application', () => {
  it('gets the missing scopes in words, and a link to the page on which the owner grants them', async () => {
    const { id } = await forms.connected({ want: ['forms.read'] })
    const body = await refused(id)
    expect(body.consent).toMatchObject({
      want: ['forms.create'],
      scopes: [{ name: 'forms:write', words: 'Make, change and delete your forms.' }],
    })
    expect(body.hint).toBe(
      'Send the customer the page of consent.url, which opens once. After the consent, call again.',
    )
    const { body: session } = await exchanged(codeOf(body.consent.url))
    expect(session).toMatchObject({
      external_user_id: 'user_1',
      connector_id: id,
      connector_types: [KIND],
      want: ['forms.create'],
    })
    await expect.poll(() => linksMade(id)).toHaveLength(1)
  })

  it('has its call executed once the owner has consented, with what was granted before', async () => {
    const { id } = await forms.connected({ want: ['forms.read', 'images.list'] })
    const { consent } = await refused(id)
    const { body: session } = await exchanged(codeOf(consent.url))
    const flow = await world.call('POST', INITIATE, {
      token: session.token,
      headers: { 'x-embedder-origin': world.server.origin, 'sec-fetch-site': 'same-origin' },
      body: forms.asked({
        redirect_url: `${world.server.origin}/connected`,
        connector_id: session.connector_id,
        want: session.want,
      }),
    })
    const { scopes, back } = await forms.followed(flow.body.consent_url)
    expect(scopes).toEqual(['forms:read', 'forms:write', 'images:read', 'offline'])
    const path = `${CONNECTORS}/oauth/flows/${flow.body.flow_id}/confirm`
    await world.call('POST', path, { token: world.first.token, body: { code: back.hash.slice(1) } })
    const before = world.arrived.length
    expect((await world.execute(world.first.token, id, CALL)).body.code).not.toBe('scope_missing')
    expect(world.arrived.length).toBe(before + 1)
  })

  it('gets the same link again until the owner opens it, or it is about to expire', async () => {
    const { id } = await forms.connected({ want: ['forms.read'] })
    const [one, two] = await Promise.all([refused(id), refused(id)])
    const three = await refused(id)
    expect([two.consent.url, three.consent.url]).toEqual([one.consent.url, one.consent.url])
    await expect.poll(() => linksMade(id)).toHaveLength(1)
    await exchanged(codeOf(one.consent.url))
    const four = await refused(id)
    expect(four.consent.url).not.toBe(one.consent.url)
    const life = Date.parse(four.consent.expires_at) - Date.parse(one.consent.expires_at)
    expect(life).toBeGreaterThanOrEqual(0)
    world.pass(14.5 * 60_000)
    const token = (await world.call('POST', `${APPLICATIONS}/token`, { body: world.first.client })).body.access_token
    expect((await refused(id, token)).consent.url).not.toBe(four.consent.url)
    world.pass(-14.5 * 60_000)
  })

  it('gets none where nobody can consent, and is told what to ask for', async () => {
    const { id } = await forms.connected({ want: ['forms.read'] })
    const { applications } = world.server.services.oauth
    await applications.remove(world.first.organizationId, KIND)
    const { consent, hint } = await refused(id)
    expect(consent.url).toBeUndefined()
    expect(hint).toBe(`Create a link with connector_id ${id} and want ["forms.create"].`)
    await applications.put(world.first.organizationId, KIND, { client_id: 'tf_1', client_secret: 'tf_2' })
  })
})

describe('E31 a link for a wider consent', () => {
  it('goes to no token of a customer, with or without a policy', async () => {
    const { id } = await forms.connected({ want: ['forms.read'] })
    const tokens = [
      await refused(id, await world.scoped(world.first, 'user_1')),
      await refused(id, await world.scoped(world.first, 'user_1', { connector_types: [KIND] })),
      await refused(id, await world.widget(world.first, 'user_1'), { origin: ORIGIN }),
    ]
    for (const { consent, hint } of tokens) {
      expect([consent.url, consent.want]).toEqual([undefined, ['forms.create']])
      expect(hint).toContain('Ask the application that gave you the token for a link')
    }
    expect(await linksMade(id)).toEqual([])
  })

  it('goes to no agent, which is told to call connect', async () => {
    const { id } = await forms.connected({ want: ['forms.read'] })
    const body = {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'execute_write', arguments: { connector: id, ...CALL } },
    }
    const { text } = await world.call('POST', '/mcp', {
      token: await world.scoped(world.first, 'user_1'),
      headers: { accept: 'application/json, text/event-stream' },
      body,
    })
    expect(text).toContain('scope_missing')
    expect(text).toContain('Call connect with')
    expect(text).not.toContain('/connect#')
  })

  it('is of the customer of the connector, also for a connector of the same kind of another customer', async () => {
    const mine = await forms.connected({ want: ['forms.read'] })
    const other = await forms.connected({ want: ['forms.read'], external_user_id: 'user_2' })
    const [one, two] = [await refused(mine.id), await refused(other.id)]
    expect(one.consent.url).not.toBe(two.consent.url)
    const { body: session } = await exchanged(codeOf(two.consent.url))
    expect([session.external_user_id, session.connector_id]).toEqual(['user_2', other.id])
    const headers = { 'x-embedder-origin': world.server.origin, 'sec-fetch-site': 'same-origin' }
    const flow = await world.call('POST', INITIATE, {
      token: session.token,
      headers,
      body: forms.asked({ redirect_url: `${world.server.origin}/connected`, connector_id: mine.id, want: ['write'] }),
    })
    expect(flow.status).toBeGreaterThanOrEqual(400)
  })

  it('is of no other organization, whose applications do not find the connector', async () => {
    const { id } = await forms.connected({ want: ['forms.read'] })
    const { status, text } = await world.execute(world.second.token, id, CALL)
    expect(status).toBe(404)
    expect(text).not.toContain('/connect#')
  })

  it('is asked for by no operation outside of a policy, which is refused first', async () => {
    const { id } = await forms.connected({ want: ['forms.read'] })
    const restricted = await world.scoped(world.first, 'user_1', { read_only: true })
    const { body: answer } = await world.execute(restricted, id, CALL)
    expect([answer.code, answer.consent]).toEqual(['operation_forbidden', undefined])
  })
})
