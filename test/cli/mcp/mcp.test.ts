/** `plugboard mcp`: the tools on stdin and stdout, and the configuration of hosts. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ACME, runCli, temporaryFolder } from '../run-cli.ts'
import { call, INITIALIZE, META, talk } from './talk.ts'

test('serves fixtures on streams, and writes nothing but messages of the protocol', async () => {
  const list = { connector: 'acme', entity: 'customers', action: 'list', params: { limit: 2 } }
  const { code, said, messages } = await talk(
    ['--kinds', ACME, '--sandbox'],
    [...INITIALIZE, { id: 2, method: 'tools/list' }, call(3, 'execute_read', list)],
  )
  expect(messages.every(({ jsonrpc }) => jsonrpc === '2.0')).toBe(true)
  const byId = new Map(messages.map((message) => [message.id, message.result]))
  expect(byId.get(2)!.tools!.map(({ name }) => name)).toContain('execute_delete')
  expect(byId.get(3)!.structuredContent).toMatchObject({ next: { connector: 'acme', entity: 'customers' } })
  expect([code, said]).toEqual([0, 'Serving acme to the program that started this process.\n'])
})

test('speaks the newer revision without a handshake, and leaves out what writes', async () => {
  const { messages } = await talk(
    ['--kinds', ACME, '--sandbox', '--read-only'],
    [{ id: 1, method: 'tools/list', params: { _meta: META } }],
  )
  expect(messages[0]!.result!.tools!.map(({ name }) => name)).not.toContain('execute_delete')
})

test('A17 a file adds rules to the policy of the command line, and a host starts the tools with it', async () => {
  const file = join(await temporaryFolder(), 'policy.json')
  await writeFile(file, '{"rules":[{"operations":["customers.list"],"params":{"limit":{"max":5}}}]}')
  const list = { connector: 'acme', entity: 'customers', action: 'list', params: { limit: 6 } }
  const { messages } = await talk(
    ['--kinds', ACME, '--sandbox', '--policy', file],
    [...INITIALIZE, call(2, 'execute_read', list)],
  )
  expect(messages.at(-1)!.result!.structuredContent).toMatchObject({ error: { code: 'operation_forbidden' } })
  const { stdout } = await runCli(['mcp', 'install', '--host', 'cursor', '--kinds', ACME, '--policy', file])
  expect(JSON.parse(stdout).mcpServers.plugboard.args).toContain(file)
  await writeFile(file, '{"rulez":[]}')
  const refused = await talk(['--kinds', ACME, '--sandbox', '--policy', file], [])
  expect([refused.code === 0, refused.said]).toEqual([false, expect.stringContaining('rulez')])
})

test('a kind without credentials is not connected, and connect says which variables to set', async () => {
  const { messages } = await talk(
    ['--kinds', 'stripe,linear'],
    [...INITIALIZE, call(2, 'list_connectors', {}), call(3, 'connect', { kind: 'linear' })],
    { PLUGBOARD_STRIPE_API_KEY: 'sk_test_secret' },
  )
  const byId = new Map(messages.map((message) => [message.id, message.result?.structuredContent]))
  expect(byId.get(2)).toMatchObject({ connectors: [{ id: 'stripe', kind: 'stripe' }], not_connected: ['linear'] })
  expect(String(byId.get(3)!.message)).toContain('PLUGBOARD_LINEAR_API_KEY')
  expect(JSON.stringify(messages)).not.toContain('sk_test_secret')
})

test('without kinds and credentials it says what to do', async () => {
  const { code, said } = await talk([], [])
  expect([code, said.split('\n')[0]]).toEqual([
    2,
    'Cannot serve tools: no kinds are named, and the environment has no credentials',
  ])
})

test.each([
  [['mcp', 'instal'], 'the only action is install'],
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

describe("install never writes an application's secret", () => {
  const argv = ['mcp', 'install', '--hosted', 'https://plugboard.example.com', '--customer', 'ada', '--host']
  const env = { PLUGBOARD_CLIENT_ID: 'client_1', PLUGBOARD_CLIENT_SECRET: 'secret_1' }

  test.each([
    ['claude-code', '${PLUGBOARD_CLIENT_ID}', '${PLUGBOARD_CLIENT_SECRET}'],
    ['cursor', '${env:PLUGBOARD_CLIENT_ID}', '${env:PLUGBOARD_CLIENT_SECRET}'],
    ['vscode', '${input:plugboard-client-id}', '${input:plugboard-client-secret}'],
  ])('but has %s refer to it', async (host, id, secret) => {
    const { stdout } = await runCli([...argv, host], { env })
    const { mcpServers, servers } = JSON.parse(stdout) as Record<string, { plugboard: { env: object } }>
    expect([(mcpServers ?? servers)!.plugboard.env, stdout.includes('secret_1')]).toEqual([
      { PLUGBOARD_CLIENT_ID: id, PLUGBOARD_CLIENT_SECRET: secret },
      false,
    ])
  })

  test('and is refused for a host that can only keep it', async () => {
    const { code, stdout, stderr } = await runCli([...argv, 'claude-desktop'], { env })
    expect([code, stdout, stderr]).toEqual([
      2,
      '',
      expect.stringContaining('it gives access to the accounts of all customers'),
    ])
  })

  test('and says how long the token of a customer is good', async () => {
    const { stderr } = await runCli([...argv.slice(0, 4), '--host', 'claude-desktop'])
    expect(stderr).toContain(
      'Fill in PLUGBOARD_TOKEN, and keep the file private. A scoped token expires after 20 minutes.',
    )
  })

  test('and a reference that a host did not replace is named', async () => {
    const { code, said } = await talk(['--hosted', 'http://127.0.0.1:1'], [], { PLUGBOARD_TOKEN: '${X}' })
    expect([code, said]).toEqual([2, expect.stringContaining('PLUGBOARD_TOKEN is ${X}, a reference')])
  })
})

test('install --write adds to what is there, and never to what it cannot read', async () => {
  const folder = await temporaryFolder()
  const file = join(folder, 'Claude', 'claude_desktop_config.json')
  const env = { XDG_CONFIG_HOME: folder, APPDATA: folder }
  const argv = ['mcp', 'install', '--host', 'claude-desktop', '--kinds', 'stripe', '--sandbox', '--write']
  if (process.platform === 'darwin') return
  expect((await runCli(argv, { env })).code).toBe(0)
  const written = JSON.parse(await readFile(file, 'utf8')) as { mcpServers: object; theme?: string }
  await writeFile(file, JSON.stringify({ ...written, theme: 'dark', mcpServers: { ...written.mcpServers, other: {} } }))
  await runCli(argv, { env })
  const merged = JSON.parse(await readFile(file, 'utf8')) as { mcpServers: object; theme: string }
  expect([Object.keys(merged.mcpServers), merged.theme]).toEqual([['plugboard', 'other'], 'dark'])
  await writeFile(file, '{"mcpServers": {}, // comment\n}')
  const { code, stderr } = await runCli(argv, { env })
  expect([code, stderr.includes('it does not contain a JSON object')]).toEqual([2, true])
  expect(await readFile(file, 'utf8')).toContain('// comment')
})
