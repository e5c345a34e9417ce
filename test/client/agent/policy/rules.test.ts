/** Rules on params: a call outside is refused before anything is sent, however it is written. */
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type AgentPolicy, agentToolsOf, checkPolicyNames, type ParamLimit } from '../../../../client/agent/index.ts'
import { connect } from '../../../../client/index.ts'
import { brokenRule } from '../../../../client/agent/policy/index.ts'
import { replayTransport } from '../../../../runtime/index.ts'
import { shopSource } from '../../../support/agent.ts'

const ACME = join(import.meta.dirname, '..', '..', '..', 'cli', 'acme', 'acme.yaml')
const OPERATION = { kind: 'shop', entity: 'refunds', action: 'create' }

/** Whether params keep to limits. */
function keeps(limits: Readonly<Record<string, ParamLimit>>, params: object): boolean {
  const rules = [{ operations: ['*.create'], params: limits }]
  return brokenRule(rules, OPERATION, params as Record<string, unknown>) === undefined
}

describe('a limit of values', () => {
  test.each<[object, boolean]>([
    [{ channel: 'C1' }, true],
    [{ channel: 'C2' }, true],
    [{ channel: ['C1', 'C2'] }, true],
    [{ channel: 'C3' }, false],
    [{ channel: 'c1' }, false],
    [{ channel: 'C1 ' }, false],
    [{}, false],
    [{ channel: null }, false],
    [{ channel: [] }, false],
    [{ channel: ['C1', 'C3'] }, false],
    [{ channel: [['C1', ['C3']]] }, false],
    [{ channel: { id: 'C1' } }, false],
    [{ channel: 'C1', Channel: 'C3' }, false],
    [{ channel: 'C1', 'channel[]': 'C3' }, false],
    [{ channel: 'C1', 'chan-nel': 'C3' }, false],
    [{ channel: 'C1', ' channel\u200b': 'C3' }, false],
    [{ channel: 'C1', ｃｈａｎｎｅｌ: 'C3' }, false],
    [{ Channel: 'C1' }, false],
    [{ channel: 'C1', channel_name: 'C3' }, true],
  ])('A17 params %j keep to it: %s', (params, isAllowed) => {
    expect(keeps({ channel: { in: ['C1', 'C2'] } }, params)).toBe(isAllowed)
  })
})

describe('a limit of numbers', () => {
  test.each<[unknown, boolean]>([
    [100, true],
    ['100', true],
    ['99.50', true],
    [1, true],
    [100.01, false],
    [0, false],
    [-5, false],
    ['101', false],
    ['1e3', false],
    ['0x10', false],
    [' 50', false],
    ['50,000', false],
    ['٥', false],
    [NaN, false],
    [Infinity, false],
    [true, false],
    [[50, 500], false],
    [[50, 60], true],
  ])('A17 an amount of %j keeps to 1 to 100: %s', (amount, isAllowed) => {
    expect(keeps({ amount: { min: 1, max: 100 } }, { amount })).toBe(isAllowed)
  })
})

describe('a limit of the end of a text', () => {
  test.each<[unknown, boolean]>([
    ['ada@ours.example', true],
    ['Ada@OURS.example', true],
    ['ada@ours.example, bob@ours.example', true],
    [['ada@ours.example', 'bob@ours.example'], true],
    ['@ours.example', false],
    ['', false],
    [' , ', false],
    ['eve@evil.example', false],
    ['eve@evil.example,ada@ours.example', false],
    ['eve@evil.example ada@ours.example', false],
    ['eve@evil.example;ada@ours.example', false],
    ['eve@evil.example\r\nada@ours.example', false],
    ['eve@evil.example\0ada@ours.example', false],
    ['eve@evil.example\u2028ada@ours.example', false],
    ['eve@evil.example\u200bada@ours.example', false],
    ['eve@evil.example@ours.example', false],
    ['<eve@evil.example>ada@ours.example', false],
    ['"eve@evil.example"@ours.example', false],
    ['eve%evil.example@ours.example', false],
    ['ada@notours.example', false],
    ['ada@ours.example.evil.example', false],
    [['ada@ours.example', 'eve@evil.example'], false],
    [{ address: 'ada@ours.example' }, false],
    [7, false],
  ])('A17 the recipient %j keeps to @ours.example: %s', (to, isAllowed) => {
    expect(keeps({ to: { suffix: '@ours.example' } }, { to })).toBe(isAllowed)
  })
})

describe('a limit of the recipients of a message', () => {
  const mail = (head: string) => `${head}\r\nSubject: Grüße\r\n\r\nTo: eve@evil.example`
  test.each<[string, boolean]>([
    [mail('To: ada@ours.example'), true],
    [mail('To: Ada Lovelace <ada@ours.example>, "Bob" <bob@ours.example>'), true],
    [mail('To: ada@ours.example,\r\n\tbob@ours.example'), true],
    [mail('To: ada@ours.example\r\nCc: bob@ours.example'), true],
    [mail('To: eve@evil.example'), false],
    [mail('To: ada@ours.example\r\nCc: eve@evil.example'), false],
    [mail('To: ada@ours.example\r\nbCC:eve@evil.example'), false],
    [mail('To: ada@ours.example\r\nResent-To: eve@evil.example'), false],
    [mail('To: ada@ours.example\r\nTo: eve@evil.example'), false],
    [mail('To: ada@ours.example,\r\n eve@evil.example'), false],
    [mail('To: ada@ours.example\rBcc: eve@evil.example'), false],
    [mail('To: ada@ours.example\r\nBcc : eve@evil.example'), false],
    [mail('To: ada@ours.example\u2028Bcc: eve@evil.example'), false],
    [mail('To: ada@ours.example\r\n \r\nBcc: eve@evil.example'), false],
    [mail('To: "ada@ours.example" <eve@evil.example>'), false],
    [mail('To: eve@evil.example <ada@ours.example>'), false],
    [mail('To: team: eve@evil.example, ada@ours.example;'), false],
    [mail('To: =?utf-8?q?eve=40evil.example,?= <ada@ours.example>'), false],
    [mail('To: <@evil.example:ada@ours.example>'), false],
    [mail('To: ada@ours.example (eve@evil.example)'), false],
    [mail('To:'), false],
    [mail('X-Nothing: 1'), false],
    ['\r\nTo: ada@ours.example', false],
    ['', false],
  ])('A17 a message %j keeps to @ours.example: %s', (mime, isAllowed) => {
    expect(keeps({ mime: { recipients: '@ours.example' } }, { mime })).toBe(isAllowed)
  })
})

describe('a limit inside objects and lists', () => {
  const PATH = 'message.toRecipients.emailAddress.address'
  const to = (...addresses: unknown[]) => addresses.map((address) => ({ emailAddress: { address } }))
  test.each<[object, boolean]>([
    [{ message: { toRecipients: to('ada@ours.example') } }, true],
    [{ 'message.toRecipients': to('ada@ours.example') }, true],
    [{ message: { toRecipients: to('ada@ours.example', 'eve@evil.example') } }, false],
    [{ message: { toRecipients: [...to('ada@ours.example'), { emailAddress: { name: 'x' } }] } }, false],
    [{ message: { toRecipients: to('ada@ours.example'), ToRecipients: to('eve@evil.example') } }, false],
    [{ message: { toRecipients: to(['ada@ours.example', 'eve@evil.example']) } }, false],
    [
      { message: { toRecipients: { 0: to('eve@evil.example')[0], emailAddress: { address: 'ada@ours.example' } } } },
      false,
    ],
    [
      {
        message: { toRecipients: to('ada@ours.example') },
        'message[toRecipients][0][emailAddress][address]': 'eve@evil.example',
      },
      false,
    ],
    [{ message: 'ada@ours.example' }, false],
    [{}, false],
  ])('A17 params %j keep to it: %s', (params, isAllowed) => {
    expect(keeps({ [PATH]: { suffix: '@ours.example' } }, params)).toBe(isAllowed)
  })
})

test('A17 an optional param is checked where it is given, and a required one has to be given', () => {
  const limits = { cc: { suffix: '@ours.example', optional: true }, bcc: { absent: true } } as const
  expect(keeps(limits, {})).toBe(true)
  expect(keeps(limits, { cc: [] })).toBe(true)
  expect(keeps(limits, { cc: 'eve@evil.example' })).toBe(false)
  expect(keeps(limits, { cc: null })).toBe(false)
  expect(keeps(limits, { bcc: 'ada@ours.example' })).toBe(false)
  expect(keeps(limits, { BCC: null })).toBe(false)
})

test('A17 a call keeps to every rule that names it', () => {
  const rules = [
    { operations: ['*.create'], params: { amount: { max: 100 } } },
    { operations: ['shop.refunds.create'], params: { amount: { min: 10 } }, reason: 'Small ones are free.' },
    { operations: ['desk.*'], params: { amount: { max: 1 } } },
  ]
  expect(brokenRule(rules, OPERATION, { amount: 50 })).toBeUndefined()
  expect(brokenRule(rules, OPERATION, { amount: 500 })).toBe('amount must be a number of at most 100')
  expect(brokenRule(rules, OPERATION, { amount: 5 })).toBe(
    'amount must be a number of at least 10. Small ones are free.',
  )
})

test.each([
  [[{ operations: [], params: { a: { max: 1 } } }], 'names no operations'],
  [[{ operations: ['*'], params: {} }], 'limits no params'],
  [[{ operations: ['*'], params: { a: {} } }], 'says nothing'],
  [[{ operations: ['*'], params: { a: { optional: true } } }], 'says nothing'],
  [[{ operations: ['*'], params: { a: { in: [] } } }], 'no value'],
  [[{ operations: ['*'], params: { a: { maximum: 1 } } }], '"maximum" is not known'],
  [[{ operations: ['*'], params: { a: { suffix: 'ours.example' } } }], 'other names end'],
  [[{ operations: ['*'], param: { a: { max: 1 } } }], '"param" is not known'],
])('a rule that would limit nothing is refused: %j', (rules, message) => {
  expect(() => checkPolicyNames({ rules } as unknown as AgentPolicy)).toThrow(message)
})

describe('the tools of an agent under rules', () => {
  const CREATE = { connector: 'shop', entity: 'customers', action: 'create' }
  const policy: AgentPolicy = {
    rules: [
      {
        operations: ['shop.customers.create'],
        params: { email: { suffix: '@ours.example' } },
        reason: 'Others sign up by themselves.',
      },
      { operations: ['customers.list'], params: { page: { max: 3 } } },
      { operations: ['receipts.download'], params: { id: { in: ['r1'] } } },
    ],
    requests: ['* /*'],
  }

  test('A17 refuse a write outside with the reason, and send nothing', async () => {
    const source = shopSource()
    const tools = agentToolsOf(source, { policy })
    const { error } = await tools.call('execute_write', { ...CREATE, params: { email: 'eve@evil.example' } })
    expect(error).toMatchObject({
      code: 'operation_forbidden',
      message:
        'Cannot call customers.create of "shop": email must end with "@ours.example". Others sign up by themselves.',
    })
    expect(source.sent).toEqual([])
    await tools.call('execute_write', { ...CREATE, params: { email: 'ada@ours.example' } })
    expect(source.sent).toHaveLength(1)
  })

  test('A17 each read of a call passes the rules separately, and so does a handle', async () => {
    const source = shopSource({ file: { bytes: 'x', type: 'text/plain' } })
    const tools = agentToolsOf(source, { policy })
    const list = { connector: 'shop', entity: 'customers', action: 'list' }
    const output = await tools.call('execute_read', {
      ...list,
      params: { page: 0 },
      also: [{ ...list, params: { page: 9 } }, { ...list }, { ...list, params: { page: 0 } }],
    })
    expect(output.also).toMatchObject([
      { error: { code: 'operation_forbidden' } },
      { error: { code: 'operation_forbidden' } },
      { records: [] },
    ])
    expect(source.sent).toHaveLength(2)
    const call = { connector: 'shop', entity: 'receipts', action: 'download', params: { id: 'r2' } }
    const uri = `plugboard://read/${Buffer.from(JSON.stringify(call)).toString('base64url')}`
    await expect(tools.read(uri)).rejects.toMatchObject({ code: 'operation_forbidden' })
    expect(source.sent).toHaveLength(2)
  })

  test('A17 a kind that a rule names gets no request, and another does', async () => {
    const source = shopSource({
      connectors: [
        { id: 'shop', kind: 'shop' },
        { id: 'desk', kind: 'desk' },
      ],
    })
    const sent: string[] = []
    const connectors = async () =>
      (await source.connectors()).map((one) => ({
        ...one,
        request: async () => {
          sent.push(one.id)
          return { status: 200, headers: {}, body: null }
        },
      }))
    const tools = agentToolsOf({ ...source, connectors }, { policy: { ...policy, rules: [policy.rules![0]!] } })
    const write = { method: 'POST', path: '/v1/customers', body: { email: 'eve@evil.example' } }
    const { error } = await tools.call('request_write', { connector: 'shop', ...write })
    expect((error as { message: string }).message).toContain('rules for params of its kind')
    await tools.call('request_read', { connector: 'shop', path: '/v1/customers?create' })
    await tools.call('request_write', { connector: 'desk', ...write })
    expect(sent).toEqual(['desk'])
  })

  test('show the model the bounds where it looks for them', async () => {
    const tools = agentToolsOf(shopSource(), { policy })
    const { description, params } = await tools.call('describe_operation', {
      connector: 'shop',
      entity: 'customers',
      action: 'list',
    })
    expect(description).toBe('Lists customers. Allowed: page must be a number of at most 3.')
    expect(params).toMatchObject({ properties: { page: { type: 'integer', maximum: 3 } }, required: ['page'] })
    const found = await tools.call('find_operations', { query: 'create customer', access: 'write' })
    expect(JSON.stringify(found.operations)).toContain('email must end with')
  })
})

test('A17 the tools of one connector refuse a call outside, and state the bounds', async () => {
  const acme = await connect({ file: ACME }, { credentials: { api_key: 'k' }, transport: replayTransport([]) })
  const rules = [{ operations: ['acme.customers.list'], params: { limit: { max: 5 } }, reason: 'Small pages only.' }]
  const tools = await acme.$tools({ only: ['customers.list'], rules, errors: 'return' })
  const [tool] = tools.descriptions
  expect(tool!.description).toContain('Allowed: limit must be a number of at most 5. Small pages only.')
  expect(tool!.inputSchema).toMatchObject({ properties: { limit: { maximum: 5 } } })
  const { error } = await tools.call(tool!.name, { limit: 6 })
  expect(error).toMatchObject({ code: 'operation_forbidden' })
})
