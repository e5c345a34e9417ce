/** E12 E13: whose OAuth client goes to which host, over the platform API: an end user names a host in every way that a request can. */
import type { ServerResponse } from 'node:http'
import { completed } from '../../../../server/accounts/connectors/credentials/credentials.ts'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestPostgres } from '../../../support/database.ts'
import {
  answerJson,
  API,
  BACK,
  CONNECTORS,
  newConnector,
  ORIGIN,
  startWorld,
  type Tenant,
  type World,
} from '../../api/world.ts'

const EVIL = 'evil.example'
const OTHER = 'gitlab.acme.example'
const CLIENT = { client_id: 'org-client', client_secret: 'ORG-SECRET' }
const OWN_CLIENT = { client_id: 'own-client', client_secret: 'OWN-SECRET' }
const STALE = { access_token: 'at-1', refresh_token: 'rt-1', expires_at: '2020-01-01T00:00:00.000Z' }

/** An API at the vendor's host, and people who sign in at hosts of their own. */
const FORGE = `
format: 1
kind: forge
id: 6b2e4d63-7b1f-4d2c-8b6f-4a1a7a1b8c99
title: Forge
category: other
support: none
version: 1.0.0
docs: https://docs.forge.example
base_url: https://api.forge.example
check: items.list
config:
  login: {type: string, format: hostname, default: login.forge.example, description: Where people sign in.}
auth:
  oauth:
    type: oauth2
    title: Forge account
    registered_at: login
    authorize: https://{{config.login}}/authorize
    token: https://{{config.login}}/token
    credentials: {access_token: string, refresh_token: string!, client_id: string, client_secret: string}
entities:
  items:
    list: {request: GET /items, records: $.data, pagination: {style: none, because: There is one page.}}
`

const folder = mkdtempSync(join(tmpdir(), 'forge-'))
let world: World
let tenant: Tenant
let scoped: string

beforeAll(async () => {
  writeFileSync(join(folder, 'forge.yaml'), FORGE)
  world = await startWorld(await openTestPostgres(), { set: [`definitions=${join(folder, 'forge.yaml')}`] })
  tenant = world.first
  for (const type of ['gitlab', 'forge']) await store(type, CLIENT)
  scoped = await world.scoped(tenant, 'attacker')
  world.play(({ path }, response) => answerUsual(path, response))
})
afterAll(async () => {
  await world.close()
  rmSync(folder, { recursive: true })
})
beforeEach(() => void world.arrived.splice(0))

function answerUsual(path: string, response: ServerResponse): true {
  return path.includes('/token')
    ? answerJson(response, 200, { access_token: 'at-2', refresh_token: 'rt-2', expires_in: 1 })
    : answerJson(response, 200, { id: 1, username: 'ada', data: [] })
}

const store = (type: string, configuration: object) =>
  world.call('PUT', `${API}/oauth/credentials`, {
    token: tenant.token,
    body: { connector_type: type, configuration },
  })

/** The secrets that each host got, in whichever part of a request. */
function secretsByHost(): Record<string, string[]> {
  const known = ['ORG-SECRET', 'OWN-SECRET', 'rt-1']
  const hosts = new Set(world.arrived.map(({ headers }) => headers.host!))
  return Object.fromEntries(
    [...hosts].map((host) => {
      const sent = JSON.stringify(world.arrived.filter(({ headers }) => headers.host === host))
      return [host, known.filter((secret) => sent.includes(secret))]
    }),
  )
}

const execute = (id: string, entity = 'current_user', action = 'get') => world.execute(scoped, id, { entity, action })

/** A consent of the attacker, through a browser, as far as it comes. */
async function flow(token: string, more: object) {
  const body = { external_user_id: 'attacker', connector_type: 'gitlab', redirect_url: BACK, ...more }
  const begun = await world.call('POST', `${CONNECTORS}/oauth/initiate`, { token, body, headers: { origin: ORIGIN } })
  if (begun.status !== 200) return { begun, page: undefined, back: undefined }
  const started = await world.call('GET', new URL(begun.body.consent_url).pathname)
  const page = new URL(started.headers.get('location')!)
  const state = page.searchParams.get('state')
  const cookie = started.headers.get('set-cookie')!.split(';')[0]!
  const back = await world.call('GET', `/oauth/callback/gitlab?code=c&state=${state}`, { headers: { cookie } })
  return { begun, page, back: new URL(back.headers.get('location')!) }
}

const made = async (more: object) => {
  const body = newConnector('attacker', { connector_type: 'gitlab', ...more })
  return world.call('POST', CONNECTORS, { token: scoped, body })
}

describe('E13 the client of an organization goes to no host of an end user', () => {
  it.each(['scoped', 'widget'] as const)('by a consent that a %s token begins', async (kind) => {
    const { begun } = await flow(await world[kind](tenant, 'attacker'), { environment: { host: EVIL } })
    expect([begun.status, begun.body.code, secretsByHost()]).toEqual([422, 'oauth_not_supported', {}])
  })

  it('by a consent that connects a connector again', async () => {
    const { body } = await made({ credentials: STALE })
    const { begun } = await flow(scoped, { environment: { host: EVIL }, connector_id: body.id })
    expect([begun.status, secretsByHost()]).toEqual([422, {}])
  })

  it('by a flow whose row was edited before the callback', async () => {
    await world.database.query(`create function plugboard.lead_away() returns trigger language plpgsql as
      $$ begin new.environment = '{"host": "${EVIL}"}'; return new; end $$`)
    await world.database.query(
      'create trigger lead_away before update on plugboard.oauth_flows for each row execute function plugboard.lead_away()',
    )
    const { back } = await flow(scoped, {})
    await world.database.query('drop function plugboard.lead_away() cascade')
    expect([back?.searchParams.get('error'), secretsByHost()]).toEqual(['oauth_not_supported', {}])
  })

  it.each([true, false])('by a connector of a refresh token, with validate %s', async (validate) => {
    const answer = await made({ credentials: { refresh_token: 'r' }, environment: { host: EVIL }, validate })
    expect([answer.status, answer.body.code, secretsByHost()]).toEqual([422, 'credentials_mismatch', {}])
  })

  it('by a client id that the attacker knows, beside a secret of their own', async () => {
    const credentials = { ...STALE, client_id: 'org-client', client_secret: 'x', client_host: EVIL }
    const { body } = await made({ credentials, environment: { host: EVIL } })
    await execute(body.id)
    // What the attacker gave goes where the attacker says.
    expect(secretsByHost()).toEqual({ [EVIL]: ['rt-1'] })
  })

  it.each<[string, object, number]>([
    ['alone', {}, 422],
    ['with a grant', { credentials: STALE }, 422],
    ['with a refresh token', { credentials: { refresh_token: 'r' } }, 422],
  ])('by a change of the environment %s', async (_, change, status) => {
    const { body } = await made({ credentials: STALE })
    const answer = await world.call('PATCH', `${CONNECTORS}/${body.id}`, {
      token: scoped,
      body: { ...change, environment: { host: EVIL } },
    })
    expect([answer.status, secretsByHost()]).toEqual([status, {}])
    await execute(body.id)
    expect(secretsByHost()).toEqual({ 'gitlab.com': ['ORG-SECRET', 'rt-1'] })
  })

  it('by a renewal of a connector that was stored with that host', async () => {
    const { body } = await made({ credentials: STALE })
    await world.database.query('update connectors set environment = $1 where id = $2', [{ host: EVIL }, body.id])
    const answer = await execute(body.id)
    expect([answer.status, answer.body.code, secretsByHost()]).toEqual([422, 'credentials_mismatch', {}])
  })
})

describe('E13 a kind of the operator’s own, of which people sign in anywhere', () => {
  it('moves neither stored tokens nor clients by its environment, though the API stays where it is', async () => {
    for (const credentials of [STALE, { ...STALE, ...OWN_CLIENT }]) {
      const { body } = await made({ connector_type: 'forge', credentials })
      const change = { token: scoped, body: { environment: { login: EVIL } } }
      const answer = await world.call('PATCH', `${CONNECTORS}/${body.id}`, change)
      expect([answer.status, answer.body.code]).toEqual([422, 'validation_error'])
      await execute(body.id, 'items', 'list')
    }
    expect(secretsByHost()).toEqual({
      'login.forge.example': ['ORG-SECRET', 'OWN-SECRET', 'rt-1'],
      'api.forge.example': [],
    })
  })
})

describe('an application of another host', () => {
  const environment = { host: OTHER }

  it('is kept beside the one of the default host, and goes to its own', async () => {
    const stored = await store('gitlab', {
      client_id: 'acme',
      client_secret: 'OWN-SECRET',
      client_host: 'GitLab.ACME.example',
    })
    expect([stored.status, stored.body.client_host]).toEqual([200, OTHER])
    const { page, back } = await flow(scoped, { environment })
    expect([page?.host, page?.searchParams.get('client_id')]).toEqual([OTHER, 'acme'])
    const connected = await world.call('POST', CONNECTORS, {
      token: scoped,
      body: {
        ...newConnector('attacker', { connector_type: 'gitlab' }),
        credentials: undefined,
        server_side_oauth_secret_id: back!.searchParams.get('secret_id'),
      },
    })
    expect((await execute(connected.body.id)).status).toBe(200)
    const { page: usual } = await flow(scoped, {})
    expect([usual?.host, usual?.searchParams.get('client_id')]).toEqual(['gitlab.com', 'org-client'])
    expect(secretsByHost()).toEqual({ [OTHER]: ['OWN-SECRET'], 'gitlab.com': ['ORG-SECRET'] })
  })

  it('is offered by the connect page, and removed alone', async () => {
    const spec = async () => {
      const path = `${API}/integrations/definitions/sources/gitlab/credentials-spec`
      const { body } = await world.call('GET', path, { token: scoped })
      const { oauth, settings } = body.variants.find(({ id }: { id: string }) => id === 'oauth')
      return [
        oauth.is_available,
        settings.map(({ name, choices }: { name: string; choices: string[] }) => [name, choices]),
      ]
    }
    const remove = (query: string) =>
      world.call('DELETE', `${API}/oauth/credentials/connector_type/gitlab${query}`, { token: tenant.token })
    expect(await spec()).toEqual([true, [['host', ['gitlab.com', 'gitlab.acme.example']]]])
    expect((await remove(`?client_host=${EVIL}`)).status).toBe(404)
    expect((await remove(`?client_host=${OTHER}`)).status).toBe(204)
    expect(await spec()).toEqual([true, []])
  })

  it('is refused where the host is none, or the kind fixes its hosts', async () => {
    const client_host = 'gitlab.com/@evil.example'
    const refused = [
      await store('gitlab', { ...CLIENT, client_host }),
      await store('stripe', { ...CLIENT, client_host: 'evil.example' }),
    ]
    expect(refused.map(({ status, body }) => [status, body.errors[0].field, body.errors[0].error_code])).toEqual([
      [422, 'configuration.client_host', 'format'],
      [422, 'configuration.client_host', 'unknown'],
    ])
  })

  it('can be a connector’s own', async () => {
    const credentials = { ...STALE, ...OWN_CLIENT, client_host: OTHER }
    const { body } = await made({ credentials, environment })
    expect((await execute(body.id)).status).toBe(200)
    expect(secretsByHost()).toEqual({ [OTHER]: ['OWN-SECRET', 'rt-1'] })
  })
})

describe('E12 while a connector moves from one host to another', () => {
  const [before, after] = ['before.example', 'after.example']
  const own = (host: string, name = host) => ({
    access_token: `access-${name}`,
    refresh_token: `refresh-${name}`,
    expires_at: '2099-01-01T00:00:00.000Z',
    ...OWN_CLIENT,
    client_host: host,
  })

  /** What holds up the next call at the host before: answers it once it is called. */
  const heldCall = () =>
    new Promise<(status: number) => void>((resolve) => {
      world.play(({ headers, path }, response) => {
        if (headers.host !== before || path.includes('/token')) return answerUsual(path, response)
        world.play((request, next) => answerUsual(request.path, next))
        resolve((status) => void answerJson(response, status, { id: 1, username: 'ada' }))
        return true
      })
    })
  const patch = (id: string, body: object) => world.call('PATCH', `${CONNECTORS}/${id}`, { token: scoped, body })
  const sentTo = (host: string) => JSON.stringify(world.arrived.filter(({ headers }) => headers.host === host))

  it('a call that waits at the one never goes on with what is stored for the other', async () => {
    const { body } = await made({ credentials: own(before), environment: { host: before } })
    const call = heldCall()
    const execution = execute(body.id)
    const answer = await call
    const moved = await patch(body.id, { environment: { host: after }, credentials: own(after) })
    answer(401)
    const { status } = await execution
    expect([moved.status, status, sentTo(before).includes(after)]).toEqual([200, 412, false])
  })

  it('credentials that were checked at the one are not stored for the other', async () => {
    const { body } = await made({ credentials: own(before), environment: { host: before } })
    const call = heldCall()
    const late = patch(body.id, { credentials: own(before, 'late') })
    const answer = await call
    const moved = await patch(body.id, { environment: { host: after }, credentials: own(after) })
    answer(200)
    expect([moved.status, (await late).status, (await execute(body.id)).status]).toEqual([200, 412, 200])
    expect(sentTo(after)).not.toContain('late')
  })
})

it.each<Readonly<Record<string, string>>>([
  { client_host: EVIL },
  { client_secret: 'x' },
  { client_id: 'x', client_host: EVIL },
])('an application never completes credentials that name %j', (named) => {
  const credentials = { refresh_token: 'r', ...named }
  expect(completed(credentials, { client_id: 'org-client', client_secret: 'org-secret' })).toBe(credentials)
})
