/** A third party that refuses credentials amid a sync: in passing, for one list, or for good. */
import { describe, expect, it } from 'vitest'
import { openTestPostgres } from '../../../support/database.ts'
import { itemsIn, useRivals } from './rivals.ts'
import { isIdle, isReady } from './world.ts'

const REFUSED = { status: 401, body: { message: 'no' } }

describe('refused credentials', () => {
  const world = useRivals(openTestPostgres)

  /** The status of a connector. */
  const statusOf = async ({ organizationId, connectorId: id }: { organizationId: string; connectorId: string }) =>
    (await world.room.connectors.get({ organizationId }, id)).status

  /** Attends to a connector whose refused credentials are due to be checked again. */
  const checkAgain = async (connectorId: string) => {
    const past = `update connectors set recheck_at = now() - interval '1 minute' where id = $1 and status = 'needs_reauth'`
    await world.database.query(past, [connectorId])
    for (const due of await world.room.connectors.claimDue(10))
      await world.room.connectors.attend(due, AbortSignal.timeout(60_000))
  }

  it('S5 once amid a sync, are checked, and the sync continues where it was', async () => {
    const connector = await world.ready()
    let refusals = 0
    world.shop.trick = (path) => (path.searchParams.get('after') === '100' && refusals++ === 0 ? REFUSED : undefined)
    expect(itemsIn(await world.again(connector))).toMatchObject({ status: 'ready', records: 250, last_error: null })
    expect(await statusOf(connector)).not.toBe('needs_reauth')
    // The first page, the one that was refused, the check, the same page again, and the last one.
    expect(world.shop.requests.slice(-5)).toEqual([
      'GET /items?limit=100',
      'GET /items?after=100&limit=100',
      'GET /items',
      'GET /items?after=100&limit=100',
      'GET /items?after=200&limit=100',
    ])
  })

  it('S5 of only one list, are the error of its entity, and the others are read', async () => {
    const connector = await world.ready()
    world.shop.notes = [{ id: 'n1', name: 'a', changed: '2026-01-01T00:00:00Z' }]
    world.shop.trick = (path) => (path.pathname === '/items' && path.searchParams.has('limit') ? REFUSED : undefined)
    await world.room.sync.trigger(connector, { isFull: true })
    const state = await world.room.until(connector, isIdle)
    expect(itemsIn(state)).toMatchObject({
      status: 'error',
      records: 250,
      last_error: {
        code: 'upstream_error',
        message: expect.stringMatching(/401.*A check of the credentials succeeded/),
      },
    })
    expect(state.entities.find(({ entity }) => entity === 'notes')).toMatchObject({ records: 1, last_error: null })
    expect(await statusOf(connector)).not.toBe('needs_reauth')
  })

  it('S5 in the check as well, need the owner, and a later check has the sync continue', async () => {
    const connector = await world.ready()
    world.shop.trick = () => REFUSED
    const state = await world.again(connector)
    expect(itemsIn(state)).toMatchObject({ records: 250, last_error: { code: 'credentials_rejected' } })
    await expect.poll(() => statusOf(connector)).toBe('needs_reauth')
    world.shop.trick = undefined
    // The run that was refused may still write when the next check is due.
    await expect
      .poll(async () => {
        await checkAgain(connector.connectorId)
        return statusOf(connector)
      })
      .toBe('active')
    await world.database.query(`update syncs set next_run_at = now() where connector_id = $1`, [connector.connectorId])
    await world.room.until(connector, (after) => isReady(after) && itemsIn(after).last_error === null)
  })
})
