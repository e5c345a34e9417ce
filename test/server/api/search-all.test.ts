/** The search of all copies of a customer: who finds what, and what is as if it were not there. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { HitBody } from '../../../contract/index.ts'
import { startTestServer, type TestResponse, type TestServer } from '../../support/server.ts'
import { openTestPostgres } from '../../support/database.ts'

const PATH = '/integrations/search'

/** A server with copies of two customers, each with a record named Zebulon. */
async function startSearched(): Promise<{ server: TestServer; connectors: Record<string, string> }> {
  const server = await startTestServer({ database: await openTestPostgres(), set: ['sync.enabled=true'] })
  const connectors: Record<string, string> = {}
  const connect = async (name: string, kind: string, user: string, entities: string[]) => {
    const credentials = { [kind === 'stripe' ? 'api_key' : 'private_app_token']: `key-${name}` }
    connectors[name] = await server.connector(kind, user, { credentials, sync: { entities } })
  }
  await connect('stripe', 'stripe', 'user_1', ['customers', 'invoices'])
  await connect('hubspot', 'hubspot', 'user_1', ['contacts'])
  await connect('theirs', 'stripe', 'user_2', ['customers'])
  const token = await server.applicationToken()
  for (const id of Object.values(connectors)) {
    const path = `/integrations/connectors/${id}/sync`
    await vi.waitUntil(async () => (await server.ask('GET', path, { token })).body.status === 'ready', 120_000)
  }
  const create = async (name: string, entity: string, params: object) => {
    const body = { entity, action: 'create', params }
    const made = await server.ask('POST', `/integrations/connectors/${connectors[name]}/execute`, { token, body })
    if (made.status !== 200) throw new Error(made.text)
  }
  await create('stripe', 'customers', { name: 'Zebulon Quartermain', email: 'zeb@allan.example' })
  await create('hubspot', 'contacts', {
    properties: { firstname: 'Zebulon', lastname: 'Okonjo', email: 'zeb@okonjo.example' },
  })
  await create('theirs', 'customers', { name: 'Zebulon Theirs' })
  return { server, connectors }
}

describe('the search of all copies', () => {
  let server: TestServer
  let connectors: Record<string, string>
  beforeAll(async () => {
    ;({ server, connectors } = await startSearched())
  })
  afterAll(() => server?.close())
  const search = async (token: string, body: object): Promise<TestResponse> => server.ask('POST', PATH, { token, body })
  const titlesOf = ({ body }: TestResponse) => (body.data as HitBody[]).map(({ title }) => title)
  const limited = async (policy: object) => {
    const body = { external_user_id: 'user_1', policy }
    const token = await server.applicationToken()
    return (await server.ask('POST', '/account/applications/scoped-token', { token, body })).body.token as string
  }

  it('finds records of all connectors, best first, each with its names', async () => {
    const { status, body } = await search(await server.applicationToken(), {
      external_user_id: 'user_1',
      q: 'zebulon okonjo',
    })
    expect(status).toBe(200)
    expect(body.data.slice(0, 2)).toMatchObject([
      {
        connector_id: connectors.hubspot,
        connector_type: 'hubspot',
        entity: 'contacts',
        title: 'Zebulon Okonjo',
        snippet: 'zeb@okonjo.example',
      },
      {
        connector_id: connectors.stripe,
        connector_type: 'stripe',
        entity: 'customers',
        title: 'Zebulon Quartermain',
        snippet: 'zeb@allan.example',
      },
    ])
    expect(body.data[0].score).toBeGreaterThan(0.5)
    expect(body.data[1].score).toBeLessThan(0.5)
    expect(body.meta).toMatchObject({ not_searched: [] })
  })

  it('takes filters by kind and entity, and a limit', async () => {
    const token = await server.scopedToken('user_1')
    const found = async (more: object) => titlesOf(await search(token, { q: 'zebulon', ...more }))
    expect(await found({ connector_types: ['HubSpot'] })).toEqual(['Zebulon Okonjo'])
    expect((await found({ entities: ['customers'] }))[0]).toBe('Zebulon Quartermain')
    expect(await found({ limit: 1 })).toHaveLength(1)
    expect(await found({ connector_types: ['jira'] })).toEqual([])
    expect(await found({ q: '!?' })).toEqual([])
  })

  it.each([
    [{ q: '' }, 'validation_error'],
    [{ q: 'x'.repeat(201) }, 'validation_error'],
    [{ q: 'ada', limit: 101 }, 'validation_error'],
    [{ q: 'ada', limit: 0 }, 'validation_error'],
    [{ q: 'ada', querry: 1 }, 'validation_error'],
    [{ q: 'ada', entities: ['costumers'] }, 'unknown_entity'],
    [{ q: 'ada', connector_types: ['strip'] }, 'definition_not_found'],
    [{ q: 'ada', external_user_id: 'user_2' }, 'customer_mismatch'],
  ])('answers %j with %s', async (body, code) => {
    expect((await search(await server.scopedToken('user_1'), body)).body.code).toBe(code)
  })

  it('names the nearest entity, and asks an application for a customer', async () => {
    const { body } = await search(await server.scopedToken('user_1'), { q: 'ada', entities: ['costumers'] })
    expect(body.message).toContain('Did you mean "customers"?')
    const without = await search(await server.applicationToken(), { q: 'ada' })
    expect([without.body.code, without.body.errors[0].field]).toEqual(['validation_error', 'external_user_id'])
    const nobody = await search(await server.applicationToken(), { q: 'ada', external_user_id: 'nobody' })
    expect(nobody.body.code).toBe('customer_not_found')
  })

  it('Q1 a customer finds no record of another, by any token', async () => {
    const [first, second] = [await server.scopedToken('user_1'), await server.scopedToken('user_2')]
    expect(titlesOf(await search(second, { q: 'zebulon' }))).toContain('Zebulon Theirs')
    expect(titlesOf(await search(second, { q: 'quartermain zebulon okonjo' }))).not.toContain('Zebulon Quartermain')
    expect(titlesOf(await search(first, { q: 'zebulon theirs', limit: 100 }))).not.toContain('Zebulon Theirs')
    const application = await server.applicationToken()
    const ofFirst = await search(application, { external_user_id: 'user_1', q: 'zebulon theirs', limit: 100 })
    expect(new Set((ofFirst.body.data as HitBody[]).map(({ connector_id: id }) => id))).not.toContain(connectors.theirs)
  })

  it.each([
    [{ connector_types: ['stripe'] }, ['Zebulon Quartermain']],
    [{ entities: ['hubspot.contacts'] }, ['Zebulon Okonjo']],
    [{ operations: ['hubspot.*.search', 'stripe.customers.list'] }, ['Zebulon Okonjo']],
    [{ operations: ['*.list'] }, []],
  ])('Q2 a token with the policy %j finds %j alone', async (policy, titles) => {
    const token = await limited(policy)
    const { body } = await search(token, { q: 'zebulon', limit: 100 })
    const found = (body.data as HitBody[]).map(({ title }) => title).filter((title) => title.startsWith('Zebulon'))
    expect(found).toEqual(titles)
    expect(body.meta.not_searched).toEqual([])
  })

  it('Q2 what a policy leaves out is as if it were not there', async () => {
    const token = await limited({ entities: ['customers'] })
    const hidden = await search(token, { q: 'ada', entities: ['contacts'] })
    const absent = await search(token, { q: 'ada', entities: ['contracts'] })
    expect([hidden.body.code, absent.body.code]).toEqual(['unknown_entity', 'unknown_entity'])
    expect(hidden.body.message).toBe(absent.body.message.replace('contracts', 'contacts'))
    const once = await limited({ max_calls: 1 })
    expect([(await search(once, { q: 'ada' })).status, (await search(once, { q: 'ada' })).body.code]).toEqual([
      200,
      'call_limit_reached',
    ])
  })

  it('Q3 what is typed is never SQL, a pattern or a path', async () => {
    const token = await server.scopedToken('user_1')
    for (const q of [
      "'; drop table customers; --",
      '%',
      '_',
      '\\',
      '$1',
      "E'\\''",
      '{"a":1}',
      '\u202ezeb',
      '::text',
      'a'.repeat(200),
    ]) {
      const { status } = await search(token, { q })
      expect([q, status]).toEqual([q, 200])
    }
    expect(titlesOf(await search(token, { q: '%%%' }))).toEqual([])
    expect(titlesOf(await search(token, { q: 'zebulon' }))).toContain('Zebulon Quartermain')
  })

  it('names copies that are not ready', async () => {
    const { database } = server.services
    await database.query(`update copies set is_complete = false where connector_id = $1`, [connectors.hubspot])
    await database.query(`update sync_entities set is_held = true where connector_id = $1 and entity = 'invoices'`, [
      connectors.stripe,
    ])
    const { body } = await search(await server.scopedToken('user_1'), { q: 'zebulon' })
    const names = (body.meta.not_searched as { entity: string; status: string }[]).map(({ entity, status }) => [
      entity,
      status,
    ])
    expect(new Map(names as [string, string][])).toEqual(
      new Map([
        ['contacts', 'preview'],
        ['invoices', 'held'],
      ]),
    )
  })
})
