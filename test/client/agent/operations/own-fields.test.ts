/** The account's own fields in the tools of `$tools`: schemas, calls, and rules. */
import { describe, expect, test } from 'vitest'
import { connect } from '../../../../client/index.ts'
import type { ToolOptions } from '../../../../client/agent/operations/index.ts'
import hubspotKind from '../../../../generated/kinds/hubspot.ts'
import { type Exchange, replayTransport } from '../../../../runtime/index.ts'

const LIST: Exchange = {
  request: { method: 'GET', path: '/crm/properties/2026-09/contacts' },
  response: { status: 200, body: { results: [{ name: 'stage_reason', label: 'Stage reason', type: 'string' }] } },
}

/** The tools of an account whose contacts have a field `stage_reason`. */
async function toolsWith(options: ToolOptions, ...exchanges: Exchange[]) {
  const transport = replayTransport([LIST, ...exchanges], { host: 'api.hubapi.com' })
  const hubspot = await connect(hubspotKind, { credentials: { private_app_token: 'k' }, transport })
  return hubspot.$tools({ only: ['contacts.create', 'contacts.archive', 'contacts.list'], ...options } as never)
}

const CREATE: Exchange = {
  request: {
    method: 'POST',
    path: '/crm/objects/2026-09/contacts',
    body: { properties: { email: 'a@example.com', stage_reason: 'price' } },
  },
  response: { status: 201, body: { id: '1', properties: {}, createdAt: 'a', updatedAt: 'a', archived: false } },
}

describe('own fields', () => {
  test('are a param of operations that name them', async () => {
    const { descriptions } = await toolsWith({})
    const own = descriptions.map(({ name, inputSchema }) => [
      name,
      (inputSchema.properties as object & { own?: object }).own,
    ])
    expect(own).toEqual([
      ['hubspot_contacts_list', expect.objectContaining({ type: 'array' })],
      ['hubspot_contacts_create', expect.objectContaining({ type: 'object' })],
      ['hubspot_contacts_archive', undefined],
    ])
  })

  test.each([
    { properties: { email: 'a@example.com' }, own: { 'Stage reason': 'price' } },
    { properties: { email: 'a@example.com', 'Stage reason': 'price' } },
  ])('are set by label: %j', async (input) => {
    const tools = await toolsWith({}, CREATE)
    expect(await tools.call('hubspot_contacts_create', input)).toMatchObject({ records: { id: '1' } })
  })

  test.each([{ properties: {}, own: { 'Stage reason': 'price' } }, { properties: { 'stage reason': 'price' } }])(
    'are limited by rules on their names: %j',
    async (input) => {
      const rules = [
        { operations: ['contacts.create'], params: { 'properties.stage_reason': { absent: true as const } } },
      ]
      const tools = await toolsWith({ rules, errors: 'return' })
      expect(await tools.call('hubspot_contacts_create', input)).toMatchObject({
        error: { code: 'operation_forbidden' },
      })
    },
  )

  test('of a strict tool are left out where the rest is strict', async () => {
    const strict = await toolsWith({ strict: true })
    const create = strict.descriptions.find(({ name }) => name === 'hubspot_contacts_create')
    const { strict: isStrict, inputSchema } = create ?? { inputSchema: { properties: {} } }
    expect('own' in (inputSchema.properties as object)).toBe(!isStrict)
  })
})
