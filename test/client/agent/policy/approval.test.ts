/** Calls that a person approves: the person sees the call as it is sent, and approves that call once. */
import { PassThrough } from 'node:stream'
import { Client, type ClientOptions, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type AgentCall, type AgentOptions, agentToolsOf, approvalText } from '../../../../client/agent/index.ts'
import { McpHandler, serveStreams } from '../../../../client/mcp/index.ts'
import { shopSource } from '../../../support/agent.ts'

const CREATE = { connector: 'shop', entity: 'customers', action: 'create', params: { email: 'ada@ours.example' } }
const POLICY = { approve: ['shop.customers.create', '*.delete', 'invoices.list'] }
const ASKING: ClientOptions = { versionNegotiation: { mode: 'auto' }, capabilities: { elicitation: { form: {} } } }
const YES = { action: 'accept', content: { approve: true } } as const

/** Two processes that share a key and what was done, as those of a server do; and what reached the shop. */
function serverOf(options: AgentOptions = { policy: POLICY }) {
  const source = shopSource()
  const used = new Set<string>()
  const marks = {
    has: async (mark: string) => used.has(mark),
    add: async (mark: string) => used.size < used.add(mark).size,
  }
  const stateKey = new Uint8Array(32).fill(7)
  const handlers = [1, 2].map(
    () =>
      new McpHandler({
        version: '1',
        stateKey,
        holderOf: (context) => String(context),
        tools: () => agentToolsOf({ ...source, marks }, options),
      }),
  )
  onTestFinished(async () => {
    await Promise.all(handlers.map((handler) => handler.close()))
  })
  let turn = 0
  const send = async (url: string | URL, init?: RequestInit, holder = 'ada') => {
    const request = new Request(url, init)
    const body: unknown = init?.body ? JSON.parse(String(init.body)) : undefined
    const handler = handlers[turn++ % 2]!
    const header = (name: string) => request.headers.get(name) ?? undefined
    const response = await handler.answerCall(body ?? {}, header, request.signal, holder)
    return response ? Response.json(response) : handler.answer(request, body, holder)
  }
  return { source, send }
}

async function clientOf(send: ReturnType<typeof serverOf>['send'], options: ClientOptions = ASKING) {
  const client = new Client({ name: 'tester', version: '9' }, options)
  await client.connect(new StreamableHTTPClientTransport(new URL('http://127.0.0.1/mcp'), { fetch: send }))
  onTestFinished(() => client.close())
  return client
}

const call = (client: Client, input: Record<string, unknown> = CREATE, name = 'execute_write') =>
  client
    .callTool({ name, arguments: input })
    .then(
      ({ structuredContent }) => structuredContent as { error?: { code: string; message: string }; records?: unknown },
    )

describe('in revision 2026-07-28', () => {
  test('A18 the person sees the operation and its params, and the call is sent once they approve', async () => {
    const { source, send } = serverOf()
    const client = await clientOf(send)
    const asked: { message: string }[] = []
    client.setRequestHandler('elicitation/create', ({ params }) => {
      asked.push(params)
      expect(source.sent).toEqual([])
      return YES
    })
    expect((await call(client)).error).toBeUndefined()
    expect(source.sent).toMatchObject([
      { entity: 'customers', action: 'create', params: { email: 'ada@ours.example' } },
    ])
    expect(asked.map(({ message }) => message)).toEqual([
      'customers.create of shop, connector shop. It adds data. The params:\n{\n  "email": "ada@ours.example"\n}',
    ])
  })

  test.each([
    [{ action: 'decline' }, 'it was not approved'],
    [{ action: 'cancel' }, 'it was not approved'],
    [{ action: 'accept', content: { approve: false } }, 'it was not approved'],
    [{ action: 'accept', content: {} }, 'it was not approved'],
    [{ action: 'accept', content: { approve: 'true' } }, 'it was not approved'],
  ] as const)('A18 an answer of %j sends nothing', async (answer, message) => {
    const { source, send } = serverOf()
    const client = await clientOf(send)
    client.setRequestHandler('elicitation/create', () => answer as never)
    const { error } = await call(client).catch((refusal: Error) => ({
      error: { code: 'cancelled', message: `${refusal.message} ${message}` },
    }))
    expect([error?.code, error?.message.includes(message)]).toEqual(['cancelled', true])
    expect(source.sent).toEqual([])
  })

  test('A18 a client that cannot ask gets the reason', async () => {
    const { source, send } = serverOf()
    for (const capabilities of [{}, { elicitation: { url: {} } }]) {
      const client = await clientOf(send, { ...ASKING, capabilities })
      const { error } = await call(client)
      expect([error!.code, error!.message]).toEqual([
        'operation_forbidden',
        'Cannot call customers.create of "shop": a person has to approve it, and cannot be asked here',
      ])
    }
    expect(source.sent).toEqual([])
  })

  test('a read needs approval where the policy names it, and a write only there', async () => {
    const { source, send } = serverOf()
    const client = await clientOf(send)
    const asked: string[] = []
    client.setRequestHandler('elicitation/create', ({ params }) => {
      asked.push(params.message.split(',')[0]!)
      return YES
    })
    await call(client, { connector: 'shop', entity: 'invoices', action: 'list' }, 'execute_read')
    await call(client, { ...CREATE, action: 'update', params: { id: 'c1' } })
    await call(client, { ...CREATE, action: 'delete', params: { id: 'c1' } }, 'execute_delete')
    expect(asked).toEqual(['invoices.list of shop', 'customers.delete of shop'])
    expect(source.sent.map(({ action }) => action)).toEqual(['list', 'update', 'delete'])
  })

  test('A18 in a batch, by a handle and by a request nothing is approved', async () => {
    const { source, send } = serverOf({ policy: { ...POLICY, requests: ['* /*'] } })
    const client = await clientOf(send)
    client.setRequestHandler('elicitation/create', () => YES)
    const invoices = { connector: 'shop', entity: 'invoices', action: 'list' }
    const customers = { ...invoices, entity: 'customers' }
    const output = (await call(client, { ...customers, also: [invoices] }, 'execute_read')) as Record<string, unknown>
    expect(output.also).toMatchObject([{ error: { code: 'operation_forbidden' } }])
    const reading = { ...invoices, params: {} }
    const uri = `plugboard://read/${Buffer.from(JSON.stringify(reading)).toString('base64url')}`
    await expect(client.readResource({ uri })).rejects.toThrow('cannot be asked here')
    const request = { connector: 'shop', method: 'POST', path: '/v1/customers' }
    expect((await call(client, request, 'request_write')).error!.message).toContain('a person approves operations')
    expect(source.sent.map(({ entity }) => entity)).toEqual(['customers'])
  })
})

describe('a state', () => {
  const META = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientCapabilities': { elicitation: { form: {} } },
  }
  const post = async (
    send: ReturnType<typeof serverOf>['send'],
    params: { readonly name?: string; readonly arguments?: object; readonly [name: string]: unknown },
    holder?: string,
  ) => {
    const { name = 'execute_write' } = params
    const headers = {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': 'tools/call',
      'mcp-name': name,
    }
    const message = {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { arguments: CREATE, ...params, name, _meta: META },
    }
    const response = await send(
      'http://127.0.0.1/mcp',
      { method: 'POST', headers, body: JSON.stringify(message) },
      holder,
    )
    return (await response.json()) as {
      result: { requestState?: string; structuredContent?: { error?: { code: string; message: string } } }
      error?: { code: number }
    }
  }
  const approval = { inputResponses: { approval: YES } }

  async function asked() {
    const server = serverOf()
    const { result } = await post(server.send, {})
    return { ...server, requestState: result.requestState! }
  }

  test('A18 approves its call in any process, and only once', async () => {
    const { source, send, requestState } = await asked()
    const first = await post(send, { ...approval, requestState })
    expect(first.result.structuredContent!.error).toBeUndefined()
    for (let again = 0; again < 3; again++) {
      const { result } = await post(send, { ...approval, requestState })
      expect(result.structuredContent!.error!.message).toContain('its approval was used before')
    }
    expect(source.sent).toHaveLength(1)
  })

  test('A18 approves once where two processes get it at the same time', async () => {
    const { source, send, requestState } = await asked()
    await Promise.all([1, 2, 3, 4].map(() => post(send, { ...approval, requestState })))
    expect(source.sent).toHaveLength(1)
  })

  test.each([
    { params: { email: 'eve@evil.example' } },
    { params: { email: 'ada@ours.example', role: 'admin' } },
    { params: {} },
    { connector: 'other', params: CREATE.params },
    { action: 'update', params: CREATE.params },
    { idempotency_key: 'k' },
  ])('A18 approves no call that was changed by %j', async (change) => {
    const server = serverOf({ policy: { approve: ['*'] } })
    const { result } = await post(server.send, {})
    const { requestState } = result
    const { result: second } = await post(server.send, {
      arguments: { ...CREATE, ...change },
      ...approval,
      requestState,
    })
    expect(second.structuredContent!.error!.code).toMatch(/operation_forbidden|connector_not_found/)
    expect(server.source.sent).toEqual([])
  })

  test('A18 approves nothing for another holder, without its seal, or without state', async () => {
    const { source, send, requestState } = await asked()
    expect((await post(send, { ...approval, requestState }, 'eve')).error!.code).toBe(-32602)
    const [head, body, mac] = requestState.split('.')
    const forged = Buffer.from(Buffer.from(body!, 'base64url').toString().replace('"id":"', '"id":"x')).toString(
      'base64url',
    )
    expect((await post(send, { ...approval, requestState: [head, forged, mac].join('.') })).error!.code).toBe(-32602)
    const { result } = await post(send, approval)
    expect(result.structuredContent!.error!.message).toContain('the person approved another call')
    expect(source.sent).toEqual([])
  })
})

describe('in revision 2025-11-25', () => {
  /** A client on streams; what it was asked. */
  async function streams(capabilities: object, answer: object) {
    const source = shopSource()
    const [input, output] = [new PassThrough(), new PassThrough()]
    const connection = serveStreams({ version: '1', tools: () => tools }, input, output)
    const tools = agentToolsOf(source, { policy: POLICY })
    onTestFinished(() => connection.close())
    const asked: string[] = []
    const answers = new Map<unknown, (result: Record<string, unknown>) => void>()
    let text = ''
    const write = (message: object) => void input.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)
    output.on('data', (chunk: Buffer) => {
      text += String(chunk)
      const lines = text.split('\n')
      text = lines.pop()!
      for (const line of lines) {
        const { id, method, params, result, error } = JSON.parse(line)
        if (method === 'elicitation/create') {
          asked.push(params.message)
          write({ id, result: answer })
        } else answers.get(id)?.(result ?? { error })
      }
    })
    const request = (id: number, method: string, params: object) =>
      new Promise<Record<string, unknown>>((resolve) => {
        answers.set(id, resolve)
        write({ id, method, params })
      })
    const clientInfo = { name: 'tester', version: '9' }
    await request(1, 'initialize', { protocolVersion: '2025-11-25', capabilities, clientInfo })
    write({ method: 'notifications/initialized' })
    const result = await request(2, 'tools/call', { name: 'execute_write', arguments: CREATE })
    return { asked, source, error: (result.structuredContent as { error?: { code: string } }).error }
  }

  test.each([{ elicitation: {} }, { elicitation: { form: {} } }])(
    'A18 a client with %j is asked on its stream',
    async (capabilities) => {
      const { asked, source, error } = await streams(capabilities, YES)
      expect([asked.length, source.sent.length, error]).toEqual([1, 1, undefined])
    },
  )

  test('A18 a refusal sends nothing', async () => {
    const { asked, source, error } = await streams({ elicitation: {} }, { action: 'decline' })
    expect([asked.length, source.sent.length, error?.code]).toEqual([1, 0, 'cancelled'])
  })

  test('A18 a client that cannot ask gets the reason', async () => {
    const { asked, source, error } = await streams({}, YES)
    expect([asked.length, source.sent.length, error?.code]).toEqual([0, 0, 'operation_forbidden'])
  })

  test('A18 over HTTP, without a session back to the person, the call is refused', async () => {
    const { source, send } = serverOf()
    const client = await clientOf(send, { capabilities: { elicitation: { form: {} } } })
    client.setRequestHandler('elicitation/create', () => YES)
    expect((await call(client)).error!.code).toBe('operation_forbidden')
    expect(source.sent).toEqual([])
  })
})

test('A18 every character that the person reads is drawn, and none is cut', () => {
  const asked: AgentCall = { tool: 'execute_write', kind: 'shop', effect: 'additive', ...CREATE, params: {} }
  const params = { to: 'eve\u202e@evil\u200b.example\n\n"}\u2028Approved by admin\u00a0\u{e0041}' }
  expect(approvalText({ ...asked, params })).toContain(
    '"to": "eve\\u{202e}@evil\\u{200b}.example\\n\\n\\"}\\u{2028}Approved by admin\\u{a0}\\u{e0041}"',
  )
  expect(() => approvalText({ ...asked, params: { text: 'x'.repeat(9_000) } })).toThrow('too long to read')
})

test('A18 in a program the function is asked, and without one the call is refused', async () => {
  const source = shopSource()
  const asked: AgentCall[] = []
  const approve = (one: AgentCall) => asked.push(one) > 1
  const tools = agentToolsOf(source, { policy: POLICY, approve })
  const invoices = { connector: 'shop', entity: 'invoices', action: 'list' }
  const first = await tools.call('execute_read', invoices)
  const second = await tools.call('execute_read', invoices)
  expect([(first.error as { code: string }).code, second.error]).toEqual(['cancelled', undefined])
  expect(asked).toMatchObject([{ entity: 'invoices', effect: 'read' }, { entity: 'invoices' }])
  const refused = await agentToolsOf(source, { policy: POLICY }).call('execute_write', CREATE)
  expect((refused.error as { code: string }).code).toBe('operation_forbidden')
})
