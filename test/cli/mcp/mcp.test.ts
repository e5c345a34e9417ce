/** `plugboard mcp`: the tools on stdin and stdout, and the configuration of hosts. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ACME, runCli, temporaryFolder } from '../run-cli.ts'
import { call, INITIALIZE, META, talk } from './talk.ts'

test('serves fixtures on streams, and writes nothing but messages of the protocol', async () => {
  const list = { connector: 'acme', entity: 'customers', action: 'list', params: { limit: 2 } }
  const { code, said, messages } = await talk(
    ['--kinds', ACME, '--replay'],
    [...INITIALIZE, { id: 2, method: 'tools/list' }, call(3, 'execute_read', list)],
  )
  expect(messages.every(({ jsonrpc }) => jsonrpc === '2.0')).toBe(true)
  const byId = new Map(messages.map((message) => [message.id, message.result]))
  expect(byId.get(2)!.tools!.map(({ name }) => name)).toContain('execute_delete')
  expect(byId.get(3)!.structuredContent).toMatchObject({ next: { connector: 'acme', entity: 'customers' } })
  expect([code, said]).toEqual([0, 'Serving acme to the program that started this one.\n'])
})

test('speaks the newer revision without a handshake, and leaves out what writes', async () => {
  const { messages } = await talk(
    ['--kinds', ACME, '--replay', '--read-only'],
    [{ id: 1, method: 'tools/list', params: { _meta: META } }],
  )
  expect(messages[0]!.result!.tools!.map(({ name }) => name)).not.toContain('execute_delete')
})

test('a kind without credentials is not connected, and connect says which variables to set', async () => {
  const { messages } = await talk(
    ['--kinds', 'stripe,linear'],
    [...INITIALIZE, call(2, 'list_connectors', {}), call(3, 'connect', { kind: 'linear' })],
    { PLUGBOARD_STRIPE_API_KEY: 'sk_test_secret' },
  )
  const byId = new Map(messages.map((message) => [message.id, message.result?.structuredContent]))
  expect(byId.get(2)).toEqual({ connectors: [{ id: 'stripe', kind: 'stripe' }], not_connected: ['linear'] })
  expect(String(byId.get(3)!.message)).toContain('PLUGBOARD_LINEAR_API_KEY')
  expect(JSON.stringify(messages)).not.toContain('sk_test_secret')
})

test('without kinds and credentials it says what to do', async () => {
  const { code, said } = await talk([], [])
  expect([code, said.split('\n')[0]]).toEqual([
    2,
    'Cannot serve tools: no kinds are named, and the environment holds credentials for none',
  ])
})

test.each([
  [['mcp', 'instal'], 'the action is install'],
  [['mcp', '--write'], 'Cannot use --host or --write without install'],
  [['mcp', '--host', 'emacs'], 'must be one of claude-desktop, claude-code, cursor, vscode'],
])('%j is refused', async (argv, message) => {
  const { code, stderr } = await runCli(argv)
  expect([code, stderr.includes(message), stderr]).toEqual([2, true, stderr])
})

test('install prints the configuration of a host, with names of variables and no values', async () => {
  const env = { PLUGBOARD_STRIPE_API_KEY: 'sk_test_secret' }
  const { stdout } = await runCli(['mcp', 'install', '--host', 'cursor', '--kinds', 'stripe', '--read-only'], { env })
  expect(JSON.parse(stdout)).toEqual({
    mcpServers: {
      plugboard: {
        type: 'stdio',
        command: 'npx',
        args: ['-y', '@plugboard/cli', 'mcp', '--kinds', 'stripe', '--read-only'],
        env: { PLUGBOARD_STRIPE_API_KEY: '' },
      },
    },
  })
})

test('install has a host that can ask for secrets ask for them', async () => {
  const { stdout } = await runCli(['mcp', 'install', '--host', 'vscode', '--kinds', 'stripe'])
  expect(JSON.parse(stdout)).toMatchObject({
    inputs: [{ type: 'promptString', id: 'plugboard-stripe-api-key', password: true }],
    servers: { plugboard: { env: { PLUGBOARD_STRIPE_API_KEY: '${input:plugboard-stripe-api-key}' } } },
  })
})

test('install --write adds to what is there, and never to what it cannot read', async () => {
  const folder = await temporaryFolder()
  const file = join(folder, 'Claude', 'claude_desktop_config.json')
  const env = { XDG_CONFIG_HOME: folder, APPDATA: folder }
  const argv = ['mcp', 'install', '--host', 'claude-desktop', '--kinds', 'stripe', '--replay', '--write']
  if (process.platform === 'darwin') return
  expect((await runCli(argv, { env })).code).toBe(0)
  const written = JSON.parse(await readFile(file, 'utf8')) as { mcpServers: object; theme?: string }
  await writeFile(file, JSON.stringify({ ...written, theme: 'dark', mcpServers: { ...written.mcpServers, other: {} } }))
  await runCli(argv, { env })
  const merged = JSON.parse(await readFile(file, 'utf8')) as { mcpServers: object; theme: string }
  expect([Object.keys(merged.mcpServers), merged.theme]).toEqual([['plugboard', 'other'], 'dark'])
  await writeFile(file, '{"mcpServers": {}, // comment\n}')
  const { code, stderr } = await runCli(argv, { env })
  expect([code, stderr.includes('it does not hold a JSON object')]).toEqual([2, true])
  expect(await readFile(file, 'utf8')).toContain('// comment')
})
