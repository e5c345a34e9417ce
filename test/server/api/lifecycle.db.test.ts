/** Customers and connectors from their beginning to their end, and what is noted of it. */
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../../support/database.ts'
import { API, APPLICATIONS, BACK, CONNECTORS, consent, newConnector, startWorld, type World } from './world.ts'

const CUSTOMERS = `${API}/customers`
const LIST = { entity: 'customers', action: 'list' }

describe.each(databases)('on %s', (_name, open) => {
  let world: World
  let token: string
  beforeAll(async () => {
    world = await startWorld(await open(), { set: ['log.level=silent'] })
    token = world.first.token
  })
  afterAll(() => world?.close())

  const get = (path: string) => world.call('GET', path, { token })

  async function finished(jobId: string) {
    for (let tries = 0; tries < 2_400; tries++) {
      const { body } = await get(`${API}/jobs/${jobId}`)
      if (body.status === 'succeeded' || body.status === 'failed') return body
      await wait(50)
    }
    throw new Error('the job did not end')
  }

  /** How many rows of each table name an id or a name, but for what is kept on purpose. */
  async function rowsWith(...texts: readonly string[]): Promise<Record<string, number>> {
    const tables = await world.database.query<{ name: string }>(
      `select table_schema || '.' || table_name as name from information_schema.tables
         where table_schema not in ('pg_catalog', 'information_schema', 'plugboard_queue') and table_type = 'BASE TABLE'`,
    )
    const found: Record<string, number> = {}
    for (const { name } of tables) {
      if (['plugboard.audit', 'plugboard.audit_heads', 'plugboard.jobs'].includes(name)) continue
      const [row] = await world.database.query<{ n: number }>(
        `select count(*) as n from ${name} as t where exists (select from unnest($1::text[]) as x (text) where strpos(t::text, x.text) > 0)`,
        [texts],
      )
      if (row!.n > 0) found[name] = row!.n
    }
    return found
  }

  it('E28 a deleted connector is gone at once, and its job leaves no row', async () => {
    const { id } = await world.connector(world.first, 'user_d')
    await world.execute(token, id, LIST)
    const removed = await world.call('DELETE', `${CONNECTORS}/${id}`, { token })
    expect([removed.status, removed.body]).toEqual([
      202,
      { job_id: expect.any(String), id, deleted_at: expect.any(String) },
    ])
    const [row] = await world.database.query('select credentials from connectors where id = $1', [id])
    expect(row?.credentials ?? null).toBeNull()
    for (const answer of await Promise.all([
      get(`${CONNECTORS}/${id}`),
      world.execute(token, id, LIST),
      world.call('DELETE', `${CONNECTORS}/${id}`, { token }),
      world.call('PATCH', `${CONNECTORS}/${id}`, { token, body: { name: 'x' } }),
    ]))
      expect([answer.status, answer.body.code]).toEqual([404, 'connector_not_found'])
    expect(await finished(removed.body.job_id)).toMatchObject({
      kind: 'connector.delete',
      status: 'succeeded',
      connector_id: id,
      error: null,
      finished_at: expect.any(String),
    })
    expect(await rowsWith(id)).toEqual({})
  })

  it("a customer's job is seen by that customer", async () => {
    const { id } = await world.connector(world.first, 'user_j')
    const scoped = await world.scoped(world.first, 'user_j')
    const removed = await world.call('DELETE', `${CONNECTORS}/${id}`, { token: scoped })
    expect((await world.call('GET', `${API}/jobs/${removed.body.job_id}`, { token: scoped })).status).toBe(200)
  })

  it('an inactive customer can do nothing, and goes on when it is active again', async () => {
    const { id, customer_id: customerId } = await world.connector(world.first, 'user_i')
    const scoped = await world.scoped(world.first, 'user_i')
    expect((await world.execute(scoped, id, LIST)).status).toBe(200)
    const patch = (status: string) => world.call('PATCH', `${CUSTOMERS}/${customerId}`, { token, body: { status } })
    expect((await patch('inactive')).body).toMatchObject({ id: customerId, status: 'inactive', connectors: 1 })
    expect((await world.execute(scoped, id, LIST)).status).toBe(401)
    const refused = await world.execute(token, id, LIST)
    expect([refused.status, refused.body.code]).toEqual([403, 'connector_disabled'])
    for (const [path, body] of [
      [`${APPLICATIONS}/scoped-token`, { external_user_id: 'user_i' }],
      [CONNECTORS, newConnector('user_i')],
      [`${CONNECTORS}/oauth/initiate`, { external_user_id: 'user_i', connector_type: 'stripe', redirect_url: BACK }],
    ] as const)
      expect([path, (await world.call('POST', path, { token, body })).body.code]).toEqual([path, 'connector_disabled'])
    expect((await patch('active')).status).toBe(200)
    expect((await world.execute(token, id, LIST)).status).toBe(200)
    expect((await world.execute(scoped, id, LIST)).status).toBe(401)
    expect((await patch('deleting')).status).toBe(422)
  })

  it('E28 a deleted customer leaves nothing, and another may have its name', async () => {
    const name = 'user to be forgotten'
    const { customer_id: customerId, id } = await world.connector(world.first, name)
    const scoped = await world.scoped(world.first, name)
    await world.execute(scoped, id, { entity: 'customers', action: 'create', params: {} }, { 'idempotency-key': 'k1' })
    const secretId = await consent(world, scoped, name)
    const begun = await world.call('POST', `${CONNECTORS}/oauth/initiate`, {
      token: scoped,
      body: { external_user_id: name, connector_type: 'stripe', redirect_url: BACK },
    })
    expect(begun.status).toBe(200)
    const removed = await world.call('DELETE', `${CUSTOMERS}/${customerId}`, { token })
    expect([removed.status, removed.body]).toEqual([
      202,
      { job_id: expect.any(String), id: customerId, deleted_at: expect.any(String) },
    ])
    expect((await get(`${CUSTOMERS}/${customerId}`)).status).toBe(404)
    expect((await world.call('GET', CONNECTORS, { token: scoped })).status).toBe(401)
    expect(await finished(removed.body.job_id)).toMatchObject({ kind: 'customer.delete', status: 'succeeded' })
    expect(await rowsWith(customerId, id, name)).toEqual({})
    const { credentials: _, ...rest } = newConnector(name, { server_side_oauth_secret_id: secretId })
    expect((await world.call('POST', CONNECTORS, { token, body: rest })).body.code).toBe('oauth_secret_not_found')
    const again = await world.connector(world.first, name)
    expect(again.customer_id).not.toBe(customerId)
  })

  it('customers are listed by a part of their name and by status', async () => {
    for (const name of ['list_a%b', 'list_ab', 'list_A%B']) await world.scoped(world.first, name)
    const list = async (query: string) =>
      (await get(`${CUSTOMERS}?${query}`)).body.data.map((one: { external_user_id: string }) => one.external_user_id)
    expect(await list('external_user_id_contains=list_a%25')).toEqual(['list_a%b'])
    expect(await list('external_user_id_contains=list_&limit=2')).toEqual(['list_a%b', 'list_ab'])
    expect(await list('external_user_id_contains=list_&status=inactive')).toEqual([])
    for (const query of ['external_user_id_contains=%00', 'status=gone', 'cursor=x', 'limit=0'])
      expect([query, (await get(`${CUSTOMERS}?${query}`)).status]).toEqual([query, 400])
  })

  it('executes and changes are in the audit trail and in the counts', async () => {
    const { id, customer_id: customerId } = await world.connector(world.first, 'user_a')
    const scoped = await world.scoped(world.first, 'user_a')
    const done = await world.execute(scoped, id, LIST, { 'x-request-id': 'audited-1' })
    await world.execute(scoped, id, { entity: 'custmers', action: 'list' })
    await world.execute(scoped, id, { entity: 'customers', action: 'call +49 30 1234' })
    await world.call('PATCH', `${CONNECTORS}/${id}`, { token, body: { name: 'x' } })
    expect(done.body.execution.request_id).toBe('audited-1')
    await world.server.services.audit.flush()
    const { body } = await get(`${API}/audit?connector_id=${id}`)
    expect(body.data).toMatchObject([
      { type: 'admin', action: 'POST connectors', customer_id: customerId, status: 201 },
      {
        request_id: 'audited-1',
        actor: { kind: 'scoped', id: customerId },
        customer_id: customerId,
        connector_id: id,
        type: 'direct',
        entity: 'customers',
        action: 'list',
        status: 200,
        code: null,
        definition_version: expect.any(String),
      },
      { entity: 'other', action: 'list', status: 400, code: 'unknown_entity' },
      { entity: 'customers', action: 'other', status: 400, code: 'unsupported_action' },
      { type: 'admin', action: 'PATCH connectors/{connector_id}', actor: { kind: 'application' }, status: 200 },
    ])
    const all = (await get(`${API}/audit?limit=200`)).body.data
    expect(all.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(['POST connectors', 'POST scoped-token', 'DELETE customers/{customer_id}']),
    )
    expect((await get(`${API}/audit?action=list&connector_id=${id}`)).body.data).toHaveLength(2)
    const usage = (await get(`${API}/usage`)).body.data.find((row: { connector_id: string }) => row.connector_id === id)
    expect(usage).toMatchObject({ customer_id: customerId, calls: 3, failed: 2 })
    for (const query of [
      'from=yesterday',
      'to=2026-13-01T00:00:00Z',
      'connector_id=x',
      'cursor=x',
      'from=+275760-09-13T00:00:00Z',
    ])
      expect([query, (await get(`${API}/audit?${query}`)).status]).toEqual([query, 400])
    expect(await world.server.services.audit.verifyChain()).toMatchObject({})
  })

  it('tokens end to the second', async () => {
    const scoped = await world.scoped(world.first, 'user_t')
    const { body } = await world.call('POST', `${APPLICATIONS}/token`, { body: world.first.client })
    const status = async (bearer: string) => {
      const answer = await world.call('GET', CONNECTORS, { token: bearer })
      return answer.status === 200 ? 200 : answer.body.code
    }
    try {
      world.pass(899_000)
      expect([await status(body.access_token), await status(scoped)]).toEqual([200, 200])
      world.pass(2_000)
      expect([await status(body.access_token), await status(scoped)]).toEqual(['token_expired', 200])
      world.pass(298_000)
      expect(await status(scoped)).toBe(200)
      world.pass(2_000)
      expect(await status(scoped)).toBe('token_expired')
    } finally {
      world.pass(-1_201_000)
    }
    expect(await status(scoped)).toBe('token_expired')
  })
})
