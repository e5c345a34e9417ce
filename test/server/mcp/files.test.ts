/** URLs of files for hosts that read no resources: good once, for a while, and no longer than what got them. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestPostgres } from '../../support/database.ts'
import { APPLICATIONS, startWorld, type World } from '../api/world.ts'
import { callTool, clientOf } from './client.ts'

const FILE = Buffer.from([37, 80, 68, 70, 0, 255])
const DOWNLOAD = { connector: 'google-drive', entity: 'files', action: 'download', params: { fileId: 'f1' } }
const DRIVE = {
  connector_type: 'google-drive',
  credentials: { access_token: 'at', refresh_token: 'rt', client_id: 'c', client_secret: 's' },
}

describe('A23 the URL of a file', () => {
  let world: World
  let token: string
  beforeAll(async () => {
    world = await startWorld(await openTestPostgres(), { set: ['log.level=silent'] })
    await world.connector(world.first, 'user_1', DRIVE)
  })
  afterAll(() => world?.close())
  beforeEach(async () => {
    token = (await world.call('POST', `${APPLICATIONS}/token`, { body: world.first.client })).body.access_token
    world.play((_, response) => {
      response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': FILE.length }).end(FILE)
      return true
    })
  })

  /** A scoped token, and the URL that its agent got. */
  async function got(policy?: object, user = 'user_1') {
    const body = { external_user_id: user, policy }
    const issued = await world.call('POST', `${APPLICATIONS}/scoped-token`, { token, body })
    const bearer = issued.body.token as string
    const output = await callTool(await clientOf(world, bearer), 'execute_read', DOWNLOAD)
    const { uri, download } = output.file as { uri: string; download?: { url: string; note: string } }
    return { bearer, uri, url: download!.url, note: download!.note }
  }
  const open = async (url: string) => {
    const response = await fetch(url)
    const bytes = Buffer.from(await response.arrayBuffer())
    return { status: response.status, headers: response.headers, bytes, text: bytes.toString() }
  }

  it('gives the bytes once, as a file that no browser shows', async () => {
    const { url, note } = await got()
    const first = await open(url)
    expect([first.status, first.bytes, note]).toEqual([200, FILE, 'Opens once, within 10 minutes.'])
    expect(first.headers.get('content-disposition')).toMatch(/^attachment/)
    expect([first.headers.get('cache-control'), first.headers.get('referrer-policy')]).toEqual([
      'no-store',
      'no-referrer',
    ])
    expect(first.headers.get('x-content-type-options')).toBe('nosniff')
    const before = world.arrived.length
    const second = await open(url)
    expect([second.status, JSON.parse(second.text).code, world.arrived.length]).toEqual([404, 'link_not_found', before])
  })

  it('gives them once where two ask at the same time', async () => {
    const { url } = await got()
    const statuses = (await Promise.all([1, 2, 3].map(() => open(url)))).map(({ status }) => status)
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 404, 404])
  })

  it.each<[string, (url: string) => string]>([
    ['cut', (url) => url.slice(0, -4)],
    [
      'of another call',
      (url) => {
        const code = Buffer.from(url.split('/').at(-1)!, 'base64url')
        const changed = Buffer.from(code.toString('latin1').replace('f1', 'f2'), 'latin1').toString('base64url')
        return url.replace(/[^/]+$/, changed)
      },
    ],
    ['made up', (url) => url.replace(/[^/]+$/, 'A'.repeat(43))],
  ])('that was %s gives nothing', async (_, change) => {
    const { url } = await got()
    const before = world.arrived.length
    expect([(await open(change(url))).status, world.arrived.length]).toEqual([404, before])
  })

  it('ends with the token that got it', async () => {
    const { bearer, url } = await got()
    await world.call('POST', `${APPLICATIONS}/revoke`, { token, body: { token: bearer } })
    expect((await open(url)).status).toBe(404)
  })

  it('counts as a call of the token', async () => {
    const { url } = await got({ max_calls: 1 })
    expect(JSON.parse((await open(url)).text).code).toBe('call_limit_reached')
  })

  it('is over after ten minutes', async () => {
    const { url } = await got()
    world.pass(601_000)
    expect((await open(url)).status).toBe(404)
  })
})
