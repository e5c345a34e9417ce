/** Hooks of all connectors of a kind: a message reaches the connectors for whose owners its account is proven. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Catalogue } from '../../../../server/accounts/catalogue/index.ts'
import type { Database } from '../../../../server/ground/store/index.ts'
import { openTestPostgres } from '../../../support/database.ts'
import { makeOwner } from '../../accounts/connectors/world.ts'
import { CREDENTIAL, type Shop, shopCatalogue, startShop } from '../../copy/sync/world.ts'
import { type HookRoom, openHookRoom, SECRET, shopWithWebhooks, vendorEventsOf } from './world.ts'

/** A shop whose host has a setting, by which messages name the account. */
function manifest(): string {
  return shopWithWebhooks('  account: {at: $.account, field: branch}\n')
    .replace('base_url: https://api.shop.example', 'base_url: https://{{config.branch}}.shop.example')
    .replace('\ncheck:', '\nconfig: {branch: {type: string, required: true, pattern: "^[a-z]{1,20}$"}}\ncheck:')
}

describe('hooks of all connectors of a kind', () => {
  let database: Database
  let catalogue: Catalogue
  let shop: Shop
  let room: HookRoom

  beforeAll(async () => {
    ;[database, catalogue, shop] = await Promise.all([openTestPostgres(), shopCatalogue(manifest()), startShop()])
    room = await openHookRoom({ database, catalogue, connectTo: () => shop.origin })
  })
  afterAll(async () => {
    await room.close()
    await Promise.all([database.close(), shop.close()])
  })

  async function owners() {
    const organizationId = randomUUID()
    const [first, second] = [await makeOwner(database, organizationId), await makeOwner(database, organizationId)]
    await database.query(
      `insert into webhook_endpoints (id, organization_id, url, secret) values ($1, $2, 'https://example.com/hooks', '')`,
      [randomUUID(), organizationId],
    )
    const { url } = await room.hooks.create(organizationId, { connector_type: 'shop', secret: SECRET })
    return { first, second, url }
  }

  type Owner = Awaited<ReturnType<typeof makeOwner>>
  const connect = (owner: Owner, branch: string, more: { validate?: boolean } = {}) =>
    room.connectors.create(owner, {
      kind: 'shop',
      name: branch,
      credentials: { key: CREDENTIAL },
      environment: { branch },
      ...more,
    })

  it('reach the connectors of the account, and no other', async () => {
    const { first, second, url } = await owners()
    const [north, south] = [await connect(first, 'north'), await connect(second, 'south')]
    await room.send(url, { id: 'evt_1', type: 'shop.opened', account: 'north' })
    await room.send(url, { id: 'evt_2', type: 'shop.opened', account: 'nowhere' })
    await room.send(url, { id: 'evt_3', type: 'shop.opened', account: 'south' })
    await expect.poll(async () => (await vendorEventsOf(database, south.id)).length).toBe(1)
    expect((await vendorEventsOf(database, north.id)).map(({ event_id: id }) => id)).toEqual(['evt_1'])
  })

  it('H15 do not reach a connector whose owner only wrote the name of the account', async () => {
    const { first, second, url } = await owners()
    const victim = await connect(first, 'north')
    const attacker = await connect(second, 'north', { validate: false })
    await room.send(url, { id: 'evt_1', type: 'shop.opened', account: 'north' })
    await expect.poll(async () => (await vendorEventsOf(database, victim.id)).length).toBe(1)
    expect(await vendorEventsOf(database, attacker.id)).toEqual([])
  })
})
