/** Hooks of an installation's kind beside an own kind of the same name: neither's messages reach the other. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Catalogue, markOwn } from '../../../../server/accounts/catalogue/index.ts'
import type { Database } from '../../../../server/ground/store/index.ts'
import { openTestPostgres } from '../../../support/database.ts'
import { makeOwner } from '../../accounts/connectors/world.ts'
import { CREDENTIAL, type Shop, shopCatalogue, startShop } from '../../copy/sync/world.ts'
import { type HookRoom, openHookRoom, SECRET, shopWithWebhooks, vendorEventsOf } from './world.ts'

const HOSTS = 'digest of the hosts'
const BRANCHES = shopWithWebhooks('  account: {at: $.account, field: branch}\n')
  .replace('base_url: https://api.shop.example', 'base_url: https://{{config.branch}}.shop.example')
  .replace('\ncheck:', '\nconfig: {branch: {type: string, required: true, pattern: "^[a-z]{1,20}$"}}\ncheck:')
/** The own kind: it takes messages for nothing but their address. */
const OPEN = BRANCHES.replace(/verify:\n[^]*?\n {2}events/, 'verify: {type: url, because: Nobody signs.}\n  events')

/** The catalogue of an installation in which every organization has an own kind in place of one. */
async function withOwn(installed: Catalogue, own: Catalogue): Promise<Catalogue> {
  const plan = markOwn(await own.plan('shop'), HOSTS)
  const kinds = { find: () => own.find('shop'), plan: () => Promise.resolve(plan) }
  const parts = {
    of: () => Promise.resolve(kinds),
    plan: (kind: string) => installed.plan(kind),
    find: (kind: string) => installed.find(kind),
  }
  return parts as unknown as Catalogue
}

describe('an own kind with the name of an installation’s kind', () => {
  let database: Database
  let shop: Shop
  let before: HookRoom
  let after: HookRoom

  beforeAll(async () => {
    const [installed, own] = await Promise.all([shopCatalogue(BRANCHES), shopCatalogue(OPEN)])
    ;[database, shop] = await Promise.all([openTestPostgres(), startShop()])
    const connectTo = () => shop.origin
    before = await openHookRoom({ database, catalogue: installed, connectTo })
    after = await openHookRoom({ database, catalogue: await withOwn(installed, own), connectTo, works: false })
  })
  afterAll(async () => {
    await Promise.all([before.close(), after.close()])
    await Promise.all([database.close(), shop.close()])
  })

  /** An organization with an own kind `shop`, and an endpoint that wants all events. */
  async function organization() {
    const owner = await makeOwner(database)
    await database.query(
      `insert into own_kinds (organization_id, kind, version, hosts) values ($1, 'shop', '1.0.0', $2)`,
      [owner.organizationId, HOSTS],
    )
    await database.query(
      `insert into webhook_endpoints (id, organization_id, url, secret) values ($1, $2, 'https://example.com/hooks', '')`,
      [randomUUID(), owner.organizationId],
    )
    return owner
  }

  type Owner = Awaited<ReturnType<typeof makeOwner>>
  const connect = (room: HookRoom, owner: Owner) =>
    room.connectors.create(owner, {
      kind: 'shop',
      name: 'north',
      credentials: { key: CREDENTIAL },
      environment: { branch: 'north' },
    })
  const event = { id: 'evt_1', type: 'shop.opened', account: 'north' }

  it('H17 does not say what proves the messages of the installation’s kind', async () => {
    const owner = await organization()
    const { url } = await before.hooks.create(owner.organizationId, { connector_type: 'shop', secret: SECRET })
    const sent = after.send(url, event, { secret: 'of nobody' })
    await expect(sent).rejects.toMatchObject({ code: 'webhook_forged' })
    expect(await after.send(url, event)).toBe(200)
  })

  it('H18 gets no event of the installation’s kind, and gives it none', async () => {
    const owner = await organization()
    const [installed, own] = [await connect(before, owner), await connect(after, owner)]
    const first = await before.hooks.create(owner.organizationId, { connector_type: 'shop', secret: SECRET })
    const second = await after.hooks.create(owner.organizationId, { connector_type: 'shop' })
    await after.send(first.url, event)
    await after.send(second.url, { ...event, id: 'evt_2' })
    const idsOf = async ({ id }: { id: string }) => (await vendorEventsOf(database, id)).map((one) => one.event_id)
    await expect.poll(() => idsOf(installed)).toEqual(['evt_1'])
    await expect.poll(() => idsOf(own)).toEqual(['evt_2'])
  })

  it('cannot have a hook for a connector of the other', async () => {
    const owner = await organization()
    const { id } = await connect(before, owner)
    const asked = after.hooks.create(owner.organizationId, { connector_type: 'shop', connector_id: id })
    await expect(asked).rejects.toMatchObject({ code: 'connector_not_found' })
  })
})
