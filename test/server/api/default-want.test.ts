/** What a consent asks for where nobody says it: the application's default, else the operator's, else to read what is searchable. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestPostgres } from '../../support/database.ts'
import { Forms, KIND, SPEC } from './forms.ts'
import { API, startWorld, type World } from './world.ts'

const DEFAULTS = `${API}/oauth/default-want`

let world: World
let forms: Forms
beforeAll(async () => {
  world = await startWorld(await openTestPostgres(), { set: [`oauth.${KIND}.want=forms.read,images.list`] })
  forms = await Forms.in(world)
})
afterAll(() => world?.close())

const put = (defaults: readonly object[], token = world.first.token) =>
  world.call('PUT', DEFAULTS, { token, body: { defaults } })
const stored = async (token = world.first.token) => (await world.call('GET', DEFAULTS, { token })).body.defaults
/** The scopes that an end user reads on the page of a link. */
async function shown() {
  const { body } = await world.call('GET', SPEC, { token: world.first.token })
  return body.variants[0].oauth.scopes.map(({ name }: { name: string }) => name).toSorted()
}

describe('a consent of which nobody says what it asks for', () => {
  it("has the operator's default of the kind, on the page as well", async () => {
    const asked = (await forms.consented()).scopes
    expect(asked).toEqual(['forms:read', 'images:read', 'offline'])
    expect(await shown()).toEqual(asked)
  })

  it("has the application's, of the kind before that of all kinds", async () => {
    await put([{ connector_type: null, want: ['read'] }])
    expect((await forms.consented()).scopes).toEqual(expect.arrayContaining(['responses:read', 'themes:read']))
    const own = [
      { connector_type: null, want: ['read'] },
      { connector_type: KIND, want: ['forms.create'] },
    ]
    expect((await put(own)).body.defaults).toEqual(own)
    expect(await stored()).toEqual(own)
    expect((await forms.consented()).scopes).toEqual(['forms:write', 'offline'])
    expect(await shown()).toEqual(['forms:write', 'offline'])
    await put([])
    expect((await forms.consented()).scopes).toEqual(['forms:read', 'images:read', 'offline'])
  })

  it('takes of the default of all kinds what names an operation of its kind', async () => {
    await put([{ connector_type: null, want: ['forms.list', 'customers.create'] }])
    expect((await forms.consented()).scopes).toEqual(['forms:read', 'offline'])
    await put([{ connector_type: null, want: ['customers.create'] }])
    expect((await forms.consented()).scopes).toEqual(['forms:read', 'images:read', 'offline'])
    await put([])
  })

  it('has what is said instead, and what was granted where a connector is connected again', async () => {
    await put([{ connector_type: KIND, want: ['write'] }])
    expect((await forms.consented({ want: ['images.list'] })).scopes).toEqual(['images:read', 'offline'])
    expect((await forms.consented({ scopes: ['forms:read'] })).scopes).toEqual(['forms:read'])
    const { id } = await forms.connected({ want: ['forms.read'] })
    expect((await forms.consented({ connector_id: id })).scopes).toEqual(['forms:read', 'offline'])
    await put([])
  })
})

describe('E32 the default of an application', () => {
  it('is its own: other applications, and tokens of customers, neither see nor change it', async () => {
    await put([{ connector_type: KIND, want: ['forms.read'] }])
    expect(await stored(world.second.token)).toEqual([])
    await put([{ connector_type: KIND, want: ['write'] }], world.second.token)
    expect(await stored()).toEqual([{ connector_type: KIND, want: ['forms.read'] }])
    const scoped = await world.scoped(world.first, 'user_1')
    expect((await put([{ connector_type: KIND, want: ['write'] }], scoped)).body.code).toBe('token_kind_forbidden')
    await put([])
  })

  it.each([
    [[{ connector_type: KIND, want: ['form.list'] }], 'validation_error'],
    [[{ connector_type: null, want: ['forms:write admin'] }], 'validation_error'],
    [[{ connector_type: null, want: ['nothing.at_all'] }], 'validation_error'],
    [[{ connector_type: 'no-such-kind', want: ['read'] }], 'definition_not_found'],
    [[{ connector_type: 'orb', want: ['read'] }], 'oauth_not_supported'],
    [Array.from({ length: 2 }, () => ({ connector_type: KIND, want: ['read'] })), 'validation_error'],
  ])('is refused where it names no operation: %j', async (defaults, code) => {
    const before = await stored()
    expect((await put(defaults)).body.code).toBe(code)
    expect(await stored()).toEqual(before)
  })

  it('leaves a row in the audit trail when it changes', async () => {
    await put([{ connector_type: KIND, want: ['read'] }])
    const rows = async () => {
      const { body } = await world.call('GET', `${API}/audit?limit=200`, { token: world.first.token })
      return (body.data as { action: string; status: number }[]).filter(
        ({ action, status }) => action === 'PUT oauth/default-want' && status === 200,
      )
    }
    await expect.poll(async () => (await rows()).length).toBeGreaterThan(0)
    await put([])
  })
})
