/** Consent by what is wanted: pages, links, what was granted, calls outside of it, and a wider consent of the same connector. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestPostgres } from '../../support/database.ts'
import { Forms, INITIATE, KIND, SPEC } from './forms.ts'
import { CONNECTORS, startWorld, type World } from './world.ts'

let world: World
let forms: Forms
beforeAll(async () => {
  world = await startWorld(await openTestPostgres())
  forms = await Forms.in(world)
})
afterAll(() => world?.close())

const calls = () => world.arrived.filter(({ path }) => !path.includes('/oauth/')).length

describe('a flow', () => {
  it('asks for what is wanted, and to read when nothing is', async () => {
    expect((await forms.consented({ want: ['forms.read'] })).scopes).toEqual(['forms:read', 'offline'])
    const { scopes } = await forms.consented()
    expect(scopes).toContain('responses:read')
    expect(scopes.filter((scope) => scope.endsWith(':write'))).toEqual([])
  })

  it('E30 refuses what names no operation, and what would ask for more than the kind does', async () => {
    for (const entry of ['form.list', 'forms:write', 'offline admin', '*&prompt=none']) {
      const { status, body } = await world.call('POST', INITIATE, {
        token: world.first.token,
        body: forms.asked({ want: [entry] }),
      })
      expect([status, body.code, body.errors[0].field]).toEqual([422, 'validation_error', 'want'])
    }
    const both = { want: ['read'], scopes: ['forms:read'] }
    expect((await world.call('POST', INITIATE, { token: world.first.token, body: forms.asked(both) })).body.code).toBe(
      'validation_error',
    )
  })
})

describe('a connector with a narrow consent', () => {
  it('calls what was granted; the rest is refused before anything is sent', async () => {
    const { id, auth } = await forms.connected({ want: ['forms.read'] })
    expect(auth.scopes.toSorted()).toEqual(['forms:read', 'offline'])
    expect((await forms.execute(id, 'forms', 'list')).status).toBe(200)
    const before = calls()
    const refused = await forms.execute(id, 'forms', 'create', { title: 'New' })
    expect([refused.status, refused.body]).toMatchObject([
      424,
      {
        code: 'scope_missing',
        consent: { want: ['forms.create'] },
        errors: [{ field: 'scopes', message: 'must include forms:write' }],
      },
    ])
    expect(calls()).toBe(before)
  })

  it('is made without the check of its credentials where that is not granted', async () => {
    const before = calls()
    const { id } = await forms.connected({ want: ['images.read'] })
    expect(calls()).toBe(before)
    expect((await forms.execute(id, 'forms', 'list')).body.code).toBe('scope_missing')
  })

  it('has what the third party says, where that is less than what was asked for', async () => {
    forms.grant('offline forms:read')
    const { id } = await forms.connected({ want: ['forms.read', 'forms.write'] })
    forms.grant(undefined)
    expect((await forms.execute(id, 'forms', 'create', { title: 'New' })).body.code).toBe('scope_missing')
  })

  it('is widened: its id stays, what was granted is asked for again, and both can be called', async () => {
    const { id } = await forms.connected({ want: ['forms.read'] })
    const { scopes, query } = await forms.consented({ connector_id: id, want: ['images.list'] })
    expect(scopes).toEqual(['forms:read', 'images:read', 'offline'])
    expect(query.get('connector_id')).toBe(id)
    const { body } = await world.call('GET', `${CONNECTORS}/${id}`, { token: world.first.token })
    expect(body.auth.scopes.toSorted()).toEqual(scopes)
    expect((await forms.execute(id, 'forms', 'list')).status).toBe(200)
    expect((await forms.execute(id, 'forms', 'create', { title: 'New' })).body.code).toBe('scope_missing')
    const before = calls()
    await forms.execute(id, 'images', 'list')
    expect(calls()).toBe(before + 1)
    // Connected again without a wish, it keeps what it has.
    expect((await forms.consented({ connector_id: id })).scopes).toEqual(scopes)
  })
})

it('a connector whose scopes nobody knows is not judged', async () => {
  const made = await world.connector(world.first, 'user_1', {
    connector_type: KIND,
    credentials: { token: 'tfp_1' },
  })
  const before = calls()
  await forms.execute(made.id, 'forms', 'create', { title: 'New' })
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
    const { id } = await forms.connected({ want: ['forms.read'] })
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
