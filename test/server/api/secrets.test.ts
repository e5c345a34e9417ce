/** T9 T12 T13 E10 U24: secrets planted everywhere, then searched in all that comes out. */
import { randomBytes } from 'node:crypto'
import { inspect } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../server/ground/store/index.ts'
import { openTestPostgres } from '../../support/database.ts'
import { formsOf, rowsByTable } from './dump.ts'
import { type Owned, ownedBy, request, REQUESTS } from './requests.ts'
import { TABLE } from './table.ts'
import {
  answerJson,
  API,
  APPLICATIONS,
  BACK,
  CONNECTORS,
  newConnector,
  ORIGIN,
  type Play,
  startWorld,
  type World,
} from './world.ts'

const canary = (what: string) => `canary-${what}-${randomBytes(12).toString('hex')}`

/** What must come out nowhere. */
const HELD = {
  key: canary('key'),
  newKey: canary('newkey'),
  refusedKey: canary('refusedkey'),
  malformedKey: canary('malformed'),
  access: canary('access'),
  refresh: canary('refresh'),
  oauthSecret: canary('oauthsecret'),
  badOauthSecret: canary('badsecret'),
  wrongClientSecret: canary('wrongclient'),
  guessedSecretId: canary('guessed'),
  guessedToken: canary('token'),
  code: canary('code'),
}

function leaks(source: string, text: string, secrets: Readonly<Record<string, string>>): string[] {
  return Object.entries(secrets).flatMap(([what, secret]) => {
    const at = formsOf(secret)
      .map((form) => text.indexOf(form))
      .find((found) => found >= 0)
    return at === undefined ? [] : [`${what} in ${source}: ${text.slice(Math.max(0, at - 200), at + 80)}`]
  })
}

/** Every row of every table as text. */
async function dumpOf(database: Database): Promise<string> {
  const tables = await rowsByTable(database)
  return [...tables].flatMap(([name, rows]) => rows.map((row) => `${name} ${row}`)).join('\n')
}

/** Repeats what it was sent: in a message, a code, a header, a key, in Base64. */
const echo =
  (status: number): Play =>
  ({ headers, body }, response) => {
    const text = `${headers.authorization ?? ''} ${body}`
    const bare = text.replace(/^Bearer /, '').trim()
    const all = {
      message: `Bad key ${text}`,
      code: bare,
      type: Buffer.from(bare).toString('base64'),
      [bare]: encodeURIComponent(text),
    }
    const headersOut = { 'request-id': bare.slice(0, 80), 'www-authenticate': text.replaceAll(/[^\x20-\x7e]/g, '') }
    return answerJson(response, status, { error: all, error_description: text, message: text }, headersOut)
  }

describe('planted secrets', () => {
  let world: World
  let token: string
  let owned: Owned
  /** What only the answer that hands it out may hold. */
  const issued: Record<string, string> = {}
  beforeAll(async () => {
    world = await startWorld(await openTestPostgres(), { set: ['limits.requestsPerMinutePerCustomer=100000'] })
    token = world.first.token
    owned = await ownedBy(world, world.first, 'user_1')
  })
  afterAll(() => world?.close())

  const post = (path: string, body: unknown, more: Record<string, string> = {}) =>
    world.call('POST', path, { token, body, headers: more })

  it('plants secrets, and uses every route', async () => {
    const configuration = { client_id: 'ca_1', client_secret: HELD.oauthSecret }
    await world.call('PUT', `${API}/oauth/credentials`, { token, body: { connector_type: 'stripe', configuration } })
    const made = await world.connector(world.first, 'user_1', { credentials: { api_key: HELD.key }, validate: true })
    for (const body of [
      newConnector('user_1', { credentials: { api_key: [HELD.malformedKey] } }),
      newConnector('user_1', { credentials: HELD.malformedKey }),
      newConnector('user_1', { credentials: { api_key: `${HELD.malformedKey}\n` } }),
      newConnector('user_1', { credentials: { apikey: HELD.malformedKey } }),
      newConnector('user_1', { credentials: { api_key: HELD.malformedKey, token: HELD.malformedKey } }),
      newConnector('user_1', { api_key: HELD.malformedKey }),
      { ...newConnector('user_1'), credentials: undefined, server_side_oauth_secret_id: HELD.guessedSecretId },
    ])
      expect((await post(CONNECTORS, body)).status).toBeGreaterThanOrEqual(400)
    const refused: readonly [string, string, unknown, string?][] = [
      [
        'PUT',
        `${API}/oauth/credentials`,
        { connector_type: 'stripe', configuration: { client_id: 'a', client_secret: `${HELD.badOauthSecret}\n` } },
      ],
      [
        'POST',
        `${APPLICATIONS}/token`,
        { client_id: world.first.client.client_id, client_secret: HELD.wrongClientSecret },
      ],
      ['GET', `${CONNECTORS}?access_token=${HELD.guessedToken}`, undefined],
      ['GET', CONNECTORS, undefined, `Bearer ${HELD.guessedToken}`],
      ['GET', CONNECTORS, undefined, `Basic ${HELD.guessedToken}`],
      ['POST', CONNECTORS, `{"credentials":{"api_key":"${HELD.malformedKey}","api_key":"2"}}`],
      ['POST', CONNECTORS, `{"credentials":{"api_key":"${HELD.malformedKey}`],
    ]
    for (const [method, path, body, authorization] of refused) {
      const headers = authorization === undefined ? undefined : { authorization }
      const answer = await world.call(method, path, {
        token: authorization ? undefined : token,
        body,
        ...(headers && { headers }),
      })
      expect([path, answer.status >= 400]).toEqual([path, true])
    }
    await post(`${APPLICATIONS}/revoke`, { token: HELD.guessedToken })
    await world.call('PATCH', `${CONNECTORS}/${made.id}`, { token, body: { credentials: { api_key: HELD.newKey } } })
    const calls = [
      { entity: 'customers', action: 'list' },
      { entity: 'customers', action: 'get', params: { id: 'cus_1' } },
      { entity: 'customers', action: 'create', params: { email: 'a@example.com' } },
      { entity: 'customers', action: 'delete', params: { id: 'cus_1' } },
    ]
    for (const status of [400, 402, 403, 404, 409, 429, 500, 503]) {
      world.play(echo(status))
      for (const call of calls) {
        const answer = await world.execute(token, made.id, call, { 'idempotency-key': canary('idempotency') })
        expect([status, call.action, answer.status >= 400]).toEqual([status, call.action, true])
      }
      await post(`${CONNECTORS}/${made.id}/check`, {})
    }
    world.play(echo(401))
    await post(CONNECTORS, newConnector('user_1', { credentials: { api_key: HELD.refusedKey }, validate: true }))
    await world.call('PATCH', `${CONNECTORS}/${made.id}`, {
      token,
      body: { credentials: { api_key: HELD.refusedKey } },
    })
    for (const call of calls) await world.execute(token, made.id, call)
    await post(`${CONNECTORS}/${made.id}/check`, {})
    const { body } = await world.call('GET', `${CONNECTORS}/${made.id}`, { token })
    expect(body.status).toBe('needs_reauth')
    world.play()
  })

  it('plants what OAuth brings, and a provider that repeats it', async () => {
    const body = { external_user_id: 'user_1', connector_type: 'stripe', redirect_url: BACK }
    async function flow(play: Play): Promise<URL> {
      const initiated = await post(`${CONNECTORS}/oauth/initiate`, body)
      const started = await world.call('GET', new URL(initiated.body.consent_url).pathname)
      const page = new URL(started.headers.get('location')!)
      const cookie = started.headers.get('set-cookie')!.split(';')[0]!
      issued.state = page.searchParams.get('state')!
      issued.flow = initiated.body.flow_id
      issued.cookie = cookie.split('=')[1]!
      world.play(play)
      const back = await world.call('GET', `/oauth/callback/stripe?code=${HELD.code}&state=${issued.state}`, {
        headers: { cookie },
      })
      world.play()
      return new URL(back.headers.get('location')!)
    }
    const failed = await flow(echo(400))
    expect(failed.searchParams.has('error')).toBe(true)
    const good = { access_token: HELD.access, refresh_token: HELD.refresh, token_type: 'bearer', scope: 'read_write' }
    const done = await flow(({ path }, response) =>
      path.startsWith('/oauth/token') ? answerJson(response, 200, good) : undefined,
    )
    issued.secretId = done.searchParams.get('secret_id')!
    const { credentials: _, ...rest } = newConnector('user_1', { server_side_oauth_secret_id: issued.secretId })
    const made = await post(CONNECTORS, rest)
    expect(made.status).toBe(201)
    expect((await world.execute(token, made.body.id, { entity: 'customers', action: 'list' })).status).toBe(200)
    expect(world.arrived.at(-1)!.headers.authorization).toBe(`Bearer ${HELD.access}`)
    world.play(echo(401))
    await world.execute(token, made.body.id, { entity: 'customers', action: 'list' })
    world.play()
  })

  it('uses every route with every token', async () => {
    Object.assign(issued, { application: token, clientSecret: world.first.client.client_secret })
    issued.scoped = await world.scoped(world.first, 'user_1')
    issued.widget = await world.widget(world.first, 'user_1')
    for (const route of TABLE)
      for (const kind of ['application', 'scoped', 'widget'] as const) {
        const headers = kind === 'widget' ? { origin: ORIGIN } : undefined
        await request(world, route, owned, { token: issued[kind], ...(headers && { headers }) })
      }
    expect(Object.keys(REQUESTS)).toHaveLength(TABLE.length)
  })

  it('the search finds what is there, whatever its form', () => {
    const [token = ''] = [issued.scoped]
    const text = world.responses.map((answer) => answer.text).join('\n')
    expect(leaks('the answers', text, { token })).toHaveLength(1)
    for (const form of [token, Buffer.from(token).toString('hex'), Buffer.from(`ab ${token} c`).toString('base64')])
      expect(leaks('a text', `{"a":"${form}"}`, { token })).toHaveLength(1)
  })

  it('E10 no answer holds any of them', () => {
    const found = world.responses.flatMap(({ text, headers, status }) =>
      leaks(`an answer ${status}`, `${text}\n${[...headers].flat().join('\n')}`, HELD),
    )
    expect(found).toEqual([])
  })

  it('T13 no line of the log, at its most talkative, and no metric holds any of them', async () => {
    const metrics = await (await fetch(`${world.server.adminOrigin}/metrics`)).text()
    expect(metrics).toContain('plugboard_')
    expect(world.server.logged.length).toBeGreaterThan(100)
    const sources: [string, string][] = [
      ['the log', world.server.logged.join('\n')],
      ['the metrics', metrics],
    ]
    expect(sources.flatMap(([source, text]) => leaks(source, text, { ...HELD, ...issued }))).toEqual([])
  })

  it('T9 no row of any table holds any of them', async () => {
    await world.server.services.audit.flush()
    const dump = await dumpOf(world.database)
    expect(dump).toContain('plugboard.audit')
    expect(dump).toContain('plugboard.connectors')
    expect(leaks('the database', dump, { ...HELD, ...issued })).toEqual([])
  })

  it('T12 what is printed or thrown holds none of them', async () => {
    const { connectors } = world.server.services
    const { id } = await world.connector(world.first, 'user_1', { credentials: { api_key: HELD.key } })
    const opened = await connectors.open({ organizationId: world.first.organizationId }, id)
    world.play(echo(401))
    const { execute } = await import('../../../runtime/index.ts')
    const error: unknown = await execute(
      opened.plan,
      { entity: 'customers', action: 'list', params: {} },
      opened.connection,
    ).catch((one: unknown) => one)
    world.play()
    opened.release()
    expect(error).toBeInstanceOf(Error)
    const printed = [opened.connection, opened.connector, error].map(
      (one) => `${inspect(one, { depth: 12, showHidden: true })} ${JSON.stringify(one)}`,
    )
    expect(leaks('what is printed', printed.join('\n'), HELD)).toEqual([])
  })
})
