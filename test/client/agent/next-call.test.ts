/** The call that an error leads to, with its params, within the policy, where the operations of the kind show one. */
import { describe, expect, test } from 'vitest'
import { type AgentKind, type AgentPolicy, agentToolsOf } from '../../../client/agent/index.ts'
import { ConnectorError, type JsonObject, UpstreamError } from '../../../runtime/index.ts'
import { shopSource } from '../../support/agent.ts'

const TEXT = { type: 'string' }
const KIND: AgentKind = {
  kind: 'shop',
  title: 'Shop',
  operations: [
    { entity: 'users', action: 'list', effect: 'read', params: { type: 'object', properties: { email: TEXT } } },
    {
      entity: 'teams',
      action: 'list',
      effect: 'read',
      params: { type: 'object', properties: { org: TEXT }, required: ['org'] },
    },
    {
      entity: 'users',
      action: 'api_search',
      effect: 'read',
      params: {
        type: 'object',
        properties: { query: { ...TEXT, description: 'Words, or filters such as `role:agent`.' } },
        required: ['query'],
      },
    },
    {
      entity: 'tickets',
      action: 'create',
      effect: 'additive',
      params: {
        type: 'object',
        properties: {
          assignee: { ...TEXT, description: 'ID of the assignee, as `users.list` returns it.' },
          watchers: { type: 'array', items: TEXT, description: 'IDs of users.' },
          team_id: TEXT,
          org: TEXT,
          title: TEXT,
        },
      },
    },
  ],
}

/** The hint of a call that fails with an error. */
async function hintOf(error: ConnectorError, call: JsonObject, policy: AgentPolicy = {}): Promise<unknown> {
  const source = shopSource()
  const connectors = async () => [{ id: 'shop', kind: 'shop', execute: () => Promise.reject(error) }]
  const tools = agentToolsOf({ ...source, kinds: [KIND], connectors }, { policy })
  const tool = call.action === 'list' ? 'execute_read' : 'execute_write'
  const output = await tools.call(tool, { connector: 'shop', entity: 'tickets', action: 'create', ...call })
  return (output.error as JsonObject).hint
}

const rejected = (message: string) => new UpstreamError('upstream_rejected', 'Cannot execute', { status: 400, message })
const missing = (name: string) =>
  new ConnectorError('invalid_params', 'Cannot use params', {
    errors: [{ field: `params.${name}`, message: 'is required', error_code: 'required' }],
  })
const unknown = (name: string, message = 'is not known') =>
  new ConnectorError('unknown_param', 'Cannot use params', {
    errors: [{ field: `params.${name}`, message, error_code: 'unknown_param' }],
  })

const found = (name: string, action: string, params: object) =>
  `${name} takes an ID, which users.${action} finds. Call execute_read with ` +
  `${JSON.stringify({ connector: 'shop', entity: 'users', action, params })}.`

describe('a refusal of the third party', () => {
  test.each<[string, string, JsonObject, unknown]>([
    ['a name', 'invalid', { assignee: 'Priya' }, found('assignee', 'api_search', { query: 'Priya' })],
    ['an email address', 'invalid', { assignee: 'p@x.io' }, found('assignee', 'list', { email: 'p@x.io' })],
    [
      'a name in a list',
      'invalid',
      { watchers: ['u1', 'Priya Rao'] },
      found('watchers', 'api_search', { query: 'Priya Rao' }),
    ],
    ['an ID', 'invalid', { assignee: 'u_12' }, undefined],
    [
      'an ID that it quotes',
      'no user u_12',
      { assignee: 'u_12' },
      found('assignee', 'list', {}).replace(',"params":{}', ''),
    ],
    ['a text that is no ID', 'invalid', { title: 'Priya' }, undefined],
  ])('of %s', async (_, message, params, hint) => {
    expect(await hintOf(rejected(message), { params })).toBe(hint)
  })

  test('of another kind leads nowhere', async () => {
    const error = new UpstreamError('upstream_error', 'Cannot execute', { status: 500 })
    expect(await hintOf(error, { params: { assignee: 'Priya' } })).toBeUndefined()
  })

  test('names no operation that the policy refuses', async () => {
    const policy = { operations: ['shop.tickets.create', 'shop.users.list'] }
    const hint = await hintOf(rejected('invalid'), { params: { assignee: 'Priya' } }, policy)
    expect(hint).toBe(found('assignee', 'list', {}).replace(',"params":{}', ''))
    expect(
      await hintOf(rejected('invalid'), { params: { assignee: 'Priya' } }, { operations: ['tickets.create'] }),
    ).toBe(undefined)
  })
})

test('a missing ID is found by a list, with the params that the call has for it', async () => {
  const call = { connector: 'shop', entity: 'teams', action: 'list', params: { org: 'acme' } }
  expect(await hintOf(missing('team_id'), { params: { org: 'acme' } })).toBe(
    `team_id takes an ID, which teams.list finds. Call execute_read with ${JSON.stringify(call)}.`,
  )
  expect(await hintOf(missing('team_id'), {})).toBeUndefined()
  expect(await hintOf(missing('title'), {})).toBeUndefined()
})

test('a filter that a list does not have leads to the other list, in the form that its description shows', async () => {
  const list = { entity: 'users', action: 'list' }
  const call = { connector: 'shop', entity: 'users', action: 'api_search', params: { query: 'role:agent' } }
  expect(await hintOf(unknown('role'), { ...list, params: { role: 'agent' } })).toBe(
    `users.api_search can filter by role. Call execute_read with ${JSON.stringify(call)}.`,
  )
  const near = unknown('emial', 'is not known. Did you mean "email"?')
  expect(await hintOf(near, { ...list, params: { emial: 'x' } })).toBeUndefined()
  expect(await hintOf(unknown('role'), { ...list, params: { role: ['agent'] } })).toBeUndefined()
})
