/** Pages that agents read in pieces: one request, one call, one row; shown to nobody else, and dropped on change. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestPostgres } from '../../support/database.ts'
import { answerJson, APPLICATIONS, CONNECTORS, startWorld, type World } from '../api/world.ts'
import { callTool, clientOf, TARGET } from './client.ts'

const RECORDS = Array.from({ length: 30 }, (_, at) => ({ id: `cus_${at}`, note: 'n'.repeat(3_000) }))

describe('a page that an agent reads in pieces', () => {
  let world: World
  let id: string
  let token: string
  beforeAll(async () => {
    world = await startWorld(await openTestPostgres(), { set: ['log.level=silent'] })
  })
  afterAll(() => world?.close())
  beforeEach(async () => {
    world.play((_, response) => answerJson(response, 200, { object: 'list', data: RECORDS, has_more: false }))
    id = (await world.connector(world.first, 'user_1')).id
    token = await limited({ max_calls: 1 })
  })

  const limited = (policy: object) => world.scoped(world.first, 'user_1', policy)

  /** What the first piece is followed by, and the tools that read it. */
  async function begun(bearer = token) {
    const client = await clientOf(world, bearer)
    const { next } = await callTool(client, 'execute_read', { ...TARGET, connector: id, fields: ['*'] })
    return { client, next: next as Record<string, unknown> }
  }

  it('costs one request and one call of max_calls, and leaves one row', async () => {
    const before = world.arrived.length
    const { client, next } = await begun()
    let call: Record<string, unknown> | null = next
    const shown: unknown[] = []
    while (call) {
      const piece = await callTool(client, 'execute_read', call)
      expect(piece.error).toBeUndefined()
      shown.push(...(piece.records as unknown[]))
      call = piece.next as Record<string, unknown> | null
    }
    await world.server.services.audit.flush()
    const { body } = await world.call('GET', `/api/v1/audit?connector_id=${id}&action=list`, {
      token: world.first.token,
    })
    expect([shown.length + Number(next.skip), world.arrived.length - before, body.data.length]).toEqual([30, 1, 1])
  })

  it('A14 is not shown to another token of the customer that has no call left', async () => {
    const { next } = await begun()
    const client = await clientOf(world, await limited({ max_calls: 0 }))
    expect((await callTool(client, 'execute_read', next)).error!.code).toBe('call_limit_reached')
  })

  it.each<[string, () => Promise<unknown>]>([
    ['its connector is changed', () => change({ credentials: { api_key: 'sk_test_other' } })],
    ['its connector is disabled', () => change({ enabled: false })],
    ['its token is revoked', () => revoke()],
  ])('A14 is dropped once %s', async (_, make) => {
    const { client, next } = await begun(await limited({}))
    const before = world.arrived.length
    const made = await make()
    expect(made).toMatchObject({ status: expect.toSatisfy((status: number) => status < 300) })
    const piece = await callTool(client, 'execute_read', next).catch((error: unknown) => ({ error }))
    // It is refused, or asked for again.
    expect(piece.error !== undefined || world.arrived.length > before).toBe(true)
  })

  const change = (body: object) => world.call('PATCH', `${CONNECTORS}/${id}`, { token: world.first.token, body })
  const revoke = () =>
    world.call('POST', `${APPLICATIONS}/revoke`, { token: world.first.token, body: { external_user_id: 'user_1' } })
})
