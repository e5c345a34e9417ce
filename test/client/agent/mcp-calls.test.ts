/** Complete calls of tools, which need nothing else of the protocol. Each answer goes to its caller. */
import { describe, expect, onTestFinished, test } from 'vitest'
import { agentToolsOf } from '../../../client/agent/index.ts'
import { McpHandler } from '../../../client/mcp/index.ts'
import { shopSource } from '../../support/agent.ts'

const HEADERS: Readonly<Record<string, string>> = {
  accept: 'application/json, text/event-stream',
  'mcp-protocol-version': '2025-11-25',
}
const PARAMS = { name: 'list_connectors', arguments: {} }
const CALL = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: PARAMS }

/** A handler that shows each caller one connector, of the name in its context; `ask` calls as the server does. */
function handlerOf(until: Promise<void> = Promise.resolve()) {
  const handler = new McpHandler({
    version: '1.2.3',
    async tools({ context }) {
      await until
      const source = shopSource()
      const [connector] = await source.connectors()
      return agentToolsOf({ ...source, connectors: async () => [{ ...connector!, id: String(context) }] })
    },
  })
  onTestFinished(() => handler.close())
  const ask = (
    message: object = CALL,
    context = 'who',
    headers: object = {},
    signal = new AbortController().signal,
  ) => {
    const given: Readonly<Record<string, string | undefined>> = { ...HEADERS, ...headers }
    return handler.answerCall(message, (name) => given[name], signal, context)
  }
  return { ask }
}

describe('a complete call', () => {
  test('is answered with its own ID', async () => {
    const { ask } = handlerOf()
    const [one, other] = [await ask(), await ask({ ...CALL, id: 'x' })]
    expect(one).toMatchObject({ jsonrpc: '2.0', id: 1, result: { structuredContent: { connectors: [{ id: 'who' }] } } })
    expect(other).toMatchObject({ jsonrpc: '2.0', id: 'x' })
  })

  test('among many concurrent ones with the same ID gets the answer for its caller', async () => {
    const { ask } = handlerOf()
    const names = Array.from({ length: 40 }, (_, at) => `caller ${at}`)
    const answers = await Promise.all(names.map((name) => ask(CALL, name)))
    const seen = answers.map((answer) => JSON.stringify(answer))
    for (const [at, name] of names.entries()) {
      expect(seen[at]).toContain(`"${name}"`)
      expect(answers[at]).toMatchObject({ id: 1 })
    }
  })

  test('with malformed params, or of an unknown tool, is an error of the protocol', async () => {
    const { ask } = handlerOf()
    const malformed = await ask({ ...CALL, params: { name: 7 } })
    expect(malformed).toMatchObject({ id: 1, error: { code: -32602 } })
    expect(await ask({ ...CALL, params: { name: 'none' } })).toMatchObject({ id: 1, error: { code: -32602 } })
  })

  test('ends with its signal, and the next one is answered', async () => {
    let go = () => {}
    const { ask } = handlerOf(new Promise((resolve) => (go = resolve)))
    const controller = new AbortController()
    const ended = ask(CALL, 'who', {}, controller.signal)
    controller.abort(new Error('gone'))
    await expect(ended).rejects.toThrow('gone')
    await expect(ask(CALL, 'who', {}, controller.signal)).rejects.toThrow('gone')
    go()
    expect(await ask()).toMatchObject({ id: 1, result: {} })
  })

  test('may have members that the newer revision does not read', async () => {
    const { ask } = handlerOf()
    expect(await ask({ ...CALL, params: { ...PARAMS, _meta: { progressToken: 3 } } })).toMatchObject({ result: {} })
  })
})

describe('any other message is left to the protocol', () => {
  test.each<[string, object, object?]>([
    ['another method', { ...CALL, method: 'tools/list' }],
    ['a notification', { jsonrpc: '2.0', method: 'tools/call', params: PARAMS }],
    ['no JSON-RPC', { ...CALL, jsonrpc: '1.0' }],
    ['an id that is a fraction', { ...CALL, id: 1.5 }],
    ['a member more', { ...CALL, extra: 1 }],
    ['no params', { jsonrpc: '2.0', id: 1, method: 'tools/call' }],
    ['a param more', { ...CALL, params: { ...PARAMS, requestState: 'x' } }],
    [
      'the newer revision in the message',
      { ...CALL, params: { ...PARAMS, _meta: { 'io.modelcontextprotocol/x': 1 } } },
    ],
    ['the newer revision', CALL, { 'mcp-protocol-version': '2026-07-28' }],
    ['no revision', CALL, { 'mcp-protocol-version': undefined }],
    ['a session', CALL, { 'mcp-session-id': 's' }],
    ['one media type', CALL, { accept: 'application/json' }],
  ])('%s', async (_what, message, headers) => {
    expect(await handlerOf().ask(message, 'who', headers)).toBeUndefined()
  })
})
