/** Consent by what is wanted: pages, links, what was granted, calls outside of it, and a wider consent of the same connector. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestPostgres } from '../../support/database.ts'
import { API, BACK, CONNECTORS, startWorld, type World } from './world.ts'

const KIND = 'typeform'
const SPEC = `${API}/integrations/definitions/sources/${KIND}/credentials-spec`
const INITIATE = `${CONNECTORS}/oauth/initiate`

let world: World
beforeAll(async () => {
  world = await startWorld(await openTestPostgres())
  const { organizationId } = world.first
  await world.server.services.oauth.applications.put(organizationId, KIND, { client_id: 'tf_1', client_secret: 'tf_2' })
  grant(undefined)
})
afterAll(() => world?.close())

/** Has the third party grant these scopes, and answer lists of forms. */
function grant(scope: string | undefined): void {
  world.play(({ path }, response) => {
    response.setHeader('content-type', 'application/json')
    const token = { access_token: 'at_1', refresh_token: 'rt_1', expires_in: 3600, scope }
    response.end(JSON.stringify(path.includes('/oauth/token') ? token : { items: [], total_items: 0, page_count: 0 }))
    return true
  })
}

const asked = (more: object = {}) => ({
  external_user_id: 'user_1',
  connector_type: KIND,
  redirect_url: BACK,
  ...more,
})

/** The page at which a flow has its customer consent. */
async function pageOf(consentUrl: string) {
  const started = await world.call('GET', new URL(consentUrl).pathname)
  const page = new URL(started.headers.get('location')!)
  return { page, cookie: started.headers.get('set-cookie')!.split(';')[0]! }
}

/** The scopes that a flow asks for, and where its browser ends. */
async function consented(more: object = {}, token = world.first.token) {
  const { body } = await world.call('POST', INITIATE, { token, body: asked(more) })
  const { page, cookie } = await pageOf(body.consent_url)
  const path = `/oauth/callback/${KIND}?code=c&state=${page.searchParams.get('state')}`
  const end = await world.call('GET', path, { headers: { cookie } })
  const back = new URL(end.headers.get('location')!)
  return { scopes: page.searchParams.get('scope')!.split(' ').toSorted(), query: back.searchParams }
}

/** A connector of a consent. */
async function connected(more: object = {}) {
  const { query, scopes } = await consented(more)
  const made = await world.call('POST', CONNECTORS, {
    token: world.first.token,
    body: {
      external_user_id: 'user_1',
      connector_type: KIND,
      name: 'Forms',
      server_side_oauth_secret_id: query.get('secret_id'),
    },
  })
  expect(made.status).toBe(201)
  return { id: made.body.id as string, scopes, auth: made.body.auth as { scopes: string[] } }
}

const execute = (id: string, entity: string, action: string, params: object = {}) =>
  world.execute(world.first.token, id, { entity, action, params })
const calls = () => world.arrived.filter(({ path }) => !path.includes('/oauth/')).length

describe('a flow', () => {
  it('asks for what is wanted, and for the scopes of the kind when nothing is', async () => {
    expect((await consented({ want: ['forms.read'] })).scopes).toEqual(['forms:read', 'offline'])
    expect((await consented()).scopes).toHaveLength(14)
  })

  it('E30 refuses what names no operation, and what would ask for more than the kind does', async () => {
    for (const entry of ['form.list', 'forms:write', 'offline admin', '*&prompt=none']) {
      const { status, body } = await world.call('POST', INITIATE, {
        token: world.first.token,
        body: asked({ want: [entry] }),
      })
      expect([status, body.code, body.errors[0].field]).toEqual([422, 'validation_error', 'want'])
    }
    const both = { want: ['read'], scopes: ['forms:read'] }
    expect((await world.call('POST', INITIATE, { token: world.first.token, body: asked(both) })).body.code).toBe(
      'validation_error',
    )
  })
})

describe('a connector with a narrow consent', () => {
  it('calls what was granted; the rest is refused before anything is sent', async () => {
    const { id, auth } = await connected({ want: ['forms.read'] })
    expect(auth.scopes.toSorted()).toEqual(['forms:read', 'offline'])
    expect((await execute(id, 'forms', 'list')).status).toBe(200)
    const before = calls()
    const refused = await execute(id, 'forms', 'create', { title: 'New' })
    expect([refused.status, refused.body]).toMatchObject([
      424,
      {
        code: 'scope_missing',
        hint: expect.stringContaining('want ["forms.create"]') as string,
        errors: [{ field: 'scopes', message: 'must include forms:write' }],
      },
    ])
    expect(calls()).toBe(before)
  })

  it('is made without the check of its credentials where that is not granted', async () => {
    const before = calls()
    const { id } = await connected({ want: ['images.read'] })
    expect(calls()).toBe(before)
    expect((await execute(id, 'forms', 'list')).body.code).toBe('scope_missing')
  })

  it('has what the third party says, where that is less than what was asked for', async () => {
    grant('offline forms:read')
    const { id } = await connected({ want: ['forms.read', 'forms.write'] })
    grant(undefined)
    expect((await execute(id, 'forms', 'create', { title: 'New' })).body.code).toBe('scope_missing')
  })

  it('is widened: its id stays, what was granted is asked for again, and both can be called', async () => {
    const { id } = await connected({ want: ['forms.read'] })
    const { scopes, query } = await consented({ connector_id: id, want: ['images.list'] })
    expect(scopes).toEqual(['forms:read', 'images:read', 'offline'])
    expect(query.get('connector_id')).toBe(id)
    const { body } = await world.call('GET', `${CONNECTORS}/${id}`, { token: world.first.token })
    expect(body.auth.scopes.toSorted()).toEqual(scopes)
    expect((await execute(id, 'forms', 'list')).status).toBe(200)
    expect((await execute(id, 'forms', 'create', { title: 'New' })).body.code).toBe('scope_missing')
    const before = calls()
    await execute(id, 'images', 'list')
    expect(calls()).toBe(before + 1)
    // Connected again without a wish, it keeps what it has.
    expect((await consented({ connector_id: id })).scopes).toEqual(scopes)
  })
})

it('a connector whose scopes nobody knows is not judged', async () => {
  const made = await world.connector(world.first, 'user_1', {
    connector_type: KIND,
    credentials: { token: 'tfp_1' },
  })
  const before = calls()
  await execute(made.id, 'forms', 'create', { title: 'New' })
  expect(calls()).toBe(before + 1)
})

describe('what an end user reads', () => {
  const scopesOf = async (query: string) => {
    const { body } = await world.call('GET', `${SPEC}?${query}`, { token: world.first.token })
    return body.variants[0].oauth.scopes
  }

  it('is what is wanted, in words, and whether it is to read or to write', async () => {
    expect(await scopesOf('want=forms.read,forms.create')).toEqual([
      { name: 'offline', words: 'Stay connected while you are away.', access: null },
      { name: 'forms:read', words: expect.any(String) as string, access: 'read' },
      { name: 'forms:write', words: expect.any(String) as string, access: 'write' },
    ])
    const { id } = await connected({ want: ['forms.read'] })
    const names = (await scopesOf(`want=images.list&connector_id=${id}`)).map(({ name }: { name: string }) => name)
    expect(names).toEqual(['offline', 'forms:read', 'images:read'])
  })

  it('is what the link says for its page', async () => {
    const link = (body: object) =>
      world.call('POST', `${CONNECTORS}/links`, {
        token: world.first.token,
        body: { external_user_id: 'user_1', ...body },
      })
    const { body } = await link({ connector_types: [KIND], want: ['forms.read'] })
    const opened = await world.call('POST', `${CONNECTORS}/links/exchange`, {
      body: { code: new URL(body.url).hash.slice(1) },
    })
    expect(opened.body.want).toEqual(['forms.read'])
    const wrong = await link({ connector_types: [KIND], want: ['form.read'] })
    expect([wrong.status, wrong.body.errors[0].field]).toEqual([422, 'want'])
  })
})
