/** Actions of an entity's own over HTTP: executed, named in the audit trail and the definition, and judged by their effect. */
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestPostgres } from '../../support/database.ts'
import { callTool, clientOf } from '../mcp/client.ts'
import { answerJson, API, CONNECTORS, startWorld, type World } from './world.ts'

const LAB = join(import.meta.dirname, '../../lab/actions/manifest.yaml')
const VOID = { entity: 'invoices', action: 'void', params: { id: 'in_1' } }
const TRANSITION = { entity: 'invoices', action: 'transition', params: { id: 'in_1', status: 'paid' } }
const PAY = { entity: 'invoices', action: 'pay', params: { id: 'in_1' } }
const PREVIEW = { entity: 'invoices', action: 'preview', params: { customer: 'cus_1' } }

describe("actions of an entity's own", () => {
  let world: World
  let id: string
  beforeAll(async () => {
    world = await startWorld(await openTestPostgres(), { set: ['log.level=silent', `definitions=${LAB}`] })
    const lab = { connector_type: 'lab-actions', credentials: { key: 'k' } }
    id = (await world.connector(world.first, 'user_1', lab)).id
    world.play((_, response) => answerJson(response, 200, { id: 'in_1', number: '1', status: 'void' }))
  })
  afterAll(() => world?.close())

  const execute = (token: string, call: object, headers?: Record<string, string>) =>
    world.execute(token, id, call, headers)

  const limited = (policy: object) => world.scoped(world.first, 'user_1', policy)

  it('are executed, and stand in the audit trail by their names', async () => {
    const { token } = world.first
    const { status, body } = await execute(token, VOID)
    expect([status, body.data, body.execution.action]).toEqual([
      200,
      { id: 'in_1', number: '1', status: 'void' },
      'void',
    ])
    await execute(token, { ...VOID, action: 'viod' })
    await world.server.services.audit.flush()
    const rows = (await world.call('GET', `${API}/audit?connector_id=${id}`, { token })).body.data
    expect(rows.map(({ action, code }: Record<string, unknown>) => [action, code]).slice(1)).toEqual([
      ['void', null],
      ['other', 'unsupported_action'],
    ])
  })

  it('run once under one idempotency key', async () => {
    const before = world.arrived.length
    const key = { 'idempotency-key': 'void-1' }
    const answers = [await execute(world.first.token, VOID, key), await execute(world.first.token, VOID, key)]
    expect([answers.map(({ status }) => status), world.arrived.length]).toEqual([[200, 200], before + 1])
  })

  it('A5 are left out by a policy as their effect says', async () => {
    const statuses = async (policy: object) => {
      const token = await limited(policy)
      const answers: number[] = []
      for (const call of [VOID, TRANSITION, PAY, PREVIEW]) answers.push((await execute(token, call)).status)
      return answers
    }
    expect(await statuses({ no_delete: true })).toEqual([403, 200, 200, 200])
    expect(await statuses({ no_payments: true })).toEqual([200, 200, 403, 200])
    expect(await statuses({ read_only: true })).toEqual([403, 403, 403, 200])
    expect(await statuses({ operations: ['invoices.void'] })).toEqual([200, 403, 403, 403])
  })

  it('are found by agents by their verbs, and executed by the tool of their effect', async () => {
    const client = await clientOf(world, await world.scoped(world.first, 'user_1'))
    const { operations } = await callTool(client, 'find_operations', {
      query: 'void an invoice',
      connector: 'lab-actions',
    })
    expect(operations![0]).toMatchObject({ tool: 'execute_delete', entity: 'invoices', action: 'void' })
    const call = { connector: 'lab-actions', ...VOID }
    expect((await callTool(client, 'execute_write', call)).error).toMatchObject({ code: 'unsupported_action' })
    expect(await callTool(client, 'execute_delete', call)).toMatchObject({ records: { id: 'in_1' } })
  })

  it('stand in the definition of the kind with their effects', async () => {
    const { body } = await world.call('GET', `${CONNECTORS}/${id}/inspect`, { token: world.first.token })
    const [{ actions }] = body.entities
    const effects = actions.map(({ action, effect, pays }: Record<string, unknown>) =>
      [`${action}: ${effect}`, ...(pays ? ['pays'] : [])].join(', '),
    )
    expect(effects).toEqual([
      'list: read',
      'get: read',
      'void: destroys',
      'archive: overwrites',
      'transition: overwrites',
      'pay: additive, pays',
      'send: additive',
      'preview: read',
      'search: read',
    ])
  })
})
