/** What is stored for an own kind stays with its hosts, on both databases, whatever is uploaded, in whichever order. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../../../support/database.ts'
import { ownKind } from '../../../support/own-kind.ts'
import { API, answerJson, CONNECTORS, startWorld, type World } from '../../api/world.ts'
import { connected, disconnected, LIST, SOURCES, stored, upload } from './world.ts'

describe.each(databases)('hosts of own kinds on %s', (_name, open) => {
  let world: World
  beforeAll(async () => {
    world = await startWorld(await open(), {
      set: ['log.level=silent'],
    })
  })
  afterAll(() => world?.close())

  const first = () => world.first
  const remove = (path: string) => world.call('DELETE', `${SOURCES}/${path}`, { token: first().token })
  const read = (path: string) => world.call('GET', `${SOURCES}/${path}`, { token: first().token })

  it('K1 a version cannot lead stored credentials to another host', async () => {
    await stored(world, first(), { kind: 'hosts' })
    const { id } = await connected(world, first(), 'hosts')
    const before = world.arrived.length
    const moved = ownKind({ kind: 'hosts', version: '1.1.0', baseUrl: 'https://evil.example' })
    const { status, body } = await upload(world, first(), 'hosts', moved)
    expect([status, body.code]).toEqual([409, 'definition_in_use'])
    await world.execute(first().token, id, LIST)
    expect(world.arrived.slice(before).map(({ headers }) => headers.host)).toEqual(['api.acme.example'])
    await disconnected(world, first(), id)
    expect((await upload(world, first(), 'hosts', moved)).status).toBe(201)
  })

  it('K1 a default of a setting cannot lead stored credentials elsewhere either', async () => {
    const config = (host: string) =>
      `config: {host: {type: string, format: hostname, default: ${host}, description: The host.}}\n`
    const parts = { kind: 'defaults', baseUrl: 'https://{{config.host}}/v1' }
    await stored(world, first(), { ...parts, more: config('api.acme.example') })
    const { id } = await connected(world, first(), 'defaults')
    const text = ownKind({ ...parts, version: '1.1.0', more: config('evil.example') })
    expect((await upload(world, first(), 'defaults', text)).status).toBe(409)
    await disconnected(world, first(), id)
  })

  it('K2 the OAuth client of an organization stays with the hosts that it was stored for', async () => {
    const oauth = (host: string) => ({
      kind: 'consent',
      auth: `oauth: {type: oauth2, title: OAuth, authorize: "https://login.acme.example/a", token: "https://${host}/token"}`,
    })
    await stored(world, first(), oauth('login.acme.example'))
    const body = { connector_type: 'consent', configuration: { client_id: 'own-id', client_secret: 'own-secret' } }
    expect((await world.call('PUT', `${API}/oauth/credentials`, { token: first().token, body })).status).toBe(200)
    const moved = await upload(world, first(), 'consent', ownKind({ ...oauth('evil.example'), version: '1.1.0' }))
    expect([moved.status, moved.body.message]).toEqual([
      409,
      'Cannot change the hosts of "consent": it is used by 1 OAuth application',
    ])
    expect((await remove('consent')).status).toBe(204)
    await stored(world, first(), oauth('evil.example'))
    const initiated = await world.call('POST', `${CONNECTORS}/oauth/initiate`, {
      token: first().token,
      body: {
        external_user_id: 'user_1',
        connector_type: 'consent',
        redirect_url: 'https://app.example.com/connected',
      },
    })
    expect(initiated.body.code).toBe('oauth_not_supported')
  })

  it('K7 of many uploads at once one wins, and its content is what is stored', async () => {
    const titles = ['A', 'B', 'C', 'D', 'E', 'F']
    const answers = await Promise.all(
      titles.map((title) => upload(world, first(), 'raced', ownKind({ kind: 'raced', title: `Raced ${title}` }))),
    )
    const winners = titles.filter((_, index) => answers[index]!.status === 201)
    expect([winners.length, answers.filter(({ status }) => status === 422).length]).toEqual([1, 5])
    expect((await read('raced')).text).toContain(`title: Raced ${winners[0]}`)
  })

  it('K7 a connector is never stored for hosts that an upload has left meanwhile', async () => {
    await stored(world, first(), { kind: 'meanwhile' })
    world.play((_request, response) => {
      void stored(world, first(), { kind: 'meanwhile', version: '1.1.0', baseUrl: 'https://elsewhere.example' }).then(
        () => answerJson(response, 200, { data: [] }),
      )
      return true
    })
    const body = {
      external_user_id: 'user_1',
      connector_type: 'meanwhile',
      name: 'Meanwhile',
      credentials: { api_key: 'key-1' },
    }
    const answer = await world.call('POST', CONNECTORS, { token: first().token, body })
    world.play()
    expect([answer.status, answer.body.code]).toEqual([409, 'definition_in_use'])
    const listed = await world.call('GET', `${CONNECTORS}?connector_type=meanwhile`, { token: first().token })
    expect(listed.body.data).toEqual([])
  })
})
