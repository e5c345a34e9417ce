/** What the ends of flows tell the application. */
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { takeEvents, wantEvents } from '../../support/events.ts'
import { startRawServer } from '../../support/raw-server.ts'
import { jsonAnswer } from '../../support/wire.ts'
import { onDatabases } from '../accounts/oauth/databases.ts'
import { providerPlan } from '../accounts/oauth/provider.ts'
import { worldOn } from '../accounts/oauth/world.ts'

const PLAN = providerPlan()
const TOKEN = { access_token: 'access-canary-c3d1', refresh_token: 'refresh-canary-91aa', expires_in: 3600 }

onDatabases('events of OAuth flows', (database) => {
  /** A world whose customer exists, and what its organization is told. */
  async function open(answers = [jsonAnswer(TOKEN)]) {
    const tokens = await startRawServer(...answers)
    const world = await worldOn(database(), { sample: PLAN, upstream: tokens.origin })
    const { organizationId } = world.callers[0]
    await wantEvents(database(), organizationId)
    const customerId = randomUUID()
    await database().query('insert into customers (id, organization_id, external_user_id) values ($1, $2, $3)', [
      customerId,
      organizationId,
      'user_1',
    ])
    const about = { organization_id: organizationId, customer_id: customerId, external_user_id: 'user_1' }
    return {
      world,
      about: { ...about, connector_type: 'sample' },
      events: () => takeEvents(database(), organizationId),
    }
  }

  const query = (pairs: Record<string, string>) => new URLSearchParams(pairs).toString()

  it('V5 a consent that succeeds is told once, without the secret or a token', async () => {
    const { world, about, events } = await open()
    const { state, cookie } = await world.begin()
    expect(await events()).toEqual([])
    for (let again = 0; again < 2; again++) await world.oauth.callback('sample', query({ code: 'c', state }), cookie)
    const seen = await events()
    expect(seen).toEqual([{ type: 'oauth.completed', data: about }])
    expect(JSON.stringify(seen)).not.toMatch(/canary/)
  })

  it('a refusal of the owner is told with its code', async () => {
    const { world, about, events } = await open()
    const { state, cookie } = await world.begin()
    await world.oauth.callback('sample', query({ error: 'access_denied', state }), cookie)
    expect(await events()).toEqual([{ type: 'oauth.failed', data: { ...about, code: 'access_denied' } }])
  })

  it('a code that the third party refuses is told with the error code', async () => {
    const { world, about, events } = await open([jsonAnswer({ error: 'invalid_grant' }, 400)])
    const { state, cookie } = await world.begin()
    await world.oauth.callback('sample', query({ code: 'c', state }), cookie)
    expect(await events()).toEqual([{ type: 'oauth.failed', data: { ...about, code: 'credentials_rejected' } }])
  })

  it('a callback that another browser makes tells nothing', async () => {
    const { world, events } = await open()
    const { state } = await world.begin()
    await world.oauth.callback('sample', query({ code: 'c', state }), '__Host-flow=other')
    expect(await events()).toEqual([])
  })
})
