/** What holds for every command: one JSON document with `--json`, plain text off a terminal, and words that are safe to show. */
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { commandName, COMMANDS } from '../../cli/table/index.ts'
import { SHOP, startVendor } from '../authoring/capture/shop.ts'
import { openTestPostgres } from '../support/database.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { postgres } from './operator/folders.ts'
import { ACME, type Outcome, runCli, temporaryFolder } from './run-cli.ts'

const LIBRARY = 'test/data/openapi/library.yaml'
/** Settings of a database that is there; `restore` gets an empty one. */
const DATA_FOLDER = ['--data', 'FOLDER']
const NASTY = 'x\n{"level":"error"}\u001b[2J\u001b]0;title\u0007\u202e\u009b31m\r'

/** A command line that works, for each command; `FOLDER` is an empty folder. */
const WORKING: Readonly<Record<string, readonly string[]>> = {
  apps: ['apps', 'list', ...DATA_FOLDER],
  audit: ['audit', 'export', '--out', 'FOLDER/audit.ndjson', ...DATA_FOLDER],
  backup: ['backup', '--out', 'FOLDER/backup', ...DATA_FOLDER],
  calls: ['calls', 'list', ...DATA_FOLDER],
  changes: ['changes', 'CONNECTOR', 'customers', '--limit', '100'],
  capture: ['capture', SHOP, 'customers', 'list', '--config', 'account=northwind', '--out', 'FOLDER'],
  check: ['check', ACME],
  compare: ['compare', ACME, '--openapi', LIBRARY],
  completion: ['completion', 'bash'],
  config: ['config', 'print'],
  connectors: ['connectors', 'list'],
  console: ['console', 'sessions', ...DATA_FOLDER],
  customers: ['customers', 'find', 'user_1', ...DATA_FOLDER],
  demo: ['demo', '--kind', 'airtable'],
  diff: ['diff', ACME, ACME],
  doctor: ['doctor', ...DATA_FOLDER],
  drift: ['drift', 'stripe', ...DATA_FOLDER],
  execute: ['execute', ACME, 'customers', 'list', '--params', '{"limit":2}', '--sandbox'],
  explain: ['explain', ACME, 'customers', 'list', '--params', '{"limit":2}', '--sandbox'],
  fields: ['fields', 'CONNECTOR', 'customers'],
  find: ['find', 'customers', '--kinds', ACME],
  format: ['format', ACME, '--check'],
  generate: ['generate', ACME, '--out', 'FOLDER'],
  hooks: ['hooks', 'list'],
  import: ['import', 'nango', '--file', 'test/cli/import/none.json'],
  init: ['init', 'FOLDER/app', '--kind', 'airtable', '--from', 'package.json'],
  jobs: ['jobs', 'list', ...DATA_FOLDER],
  kinds: ['kinds'],
  map: ['map', 'show', 'CONNECTOR'],
  mcp: ['mcp', 'install', '--kinds', 'stripe'],
  migrate: ['migrate', '--dry-run', ...DATA_FOLDER],
  sandbox: ['sandbox', ACME],
  new: ['new', 'fresh', '--dir', 'FOLDER'],
  organizations: ['organizations', 'list', ...DATA_FOLDER],
  pull: ['pull', SHOP, 'customers', '--config', 'account=northwind', '--state', 'FOLDER/state.json'],
  reference: ['reference', ACME, 'customers'],
  replay: ['replay', ACME, '--recorded', 'FOLDER'],
  replicate: ['replicate', '--to', 'FOLDER/', '--once', '--entities', 'customers'],
  request: ['request', ACME, 'GET', '/customers', '--sandbox'],
  restore: ['restore', 'FOLDER/backup', ...DATA_FOLDER],
  review: ['review', 'HEAD'],
  'create-key': ['create-key', 'FOLDER/new.key', ...DATA_FOLDER],
  'rotate-keys': ['rotate-keys', ...DATA_FOLDER],
  search: ['search', 'CONNECTOR', 'customers', '--limit', '2'],
  serve: ['serve', '--port', '0', '--set', 'admin.port=0', '--set', 'limits.drainSeconds=0', ...DATA_FOLDER],
  sync: ['sync', 'CONNECTOR', '--status'],
  validate: ['validate', ACME],
  verify: ['verify', ...DATA_FOLDER],
  watch: ['watch', ACME, '--offline', 'FOLDER'],
  webhooks: ['webhooks', 'listen', '--forward', 'http://127.0.0.1:9/hooks'],
}

/** A command line that fails with an error, with text that would harm a terminal where there is room for it. */
const FAILING: Readonly<Record<string, readonly string[]>> = {
  apps: ['apps', NASTY],
  audit: ['audit', NASTY],
  backup: ['backup', NASTY],
  capture: ['capture', ACME, NASTY, 'list'],
  calls: ['calls', NASTY],
  changes: ['changes', 'CONNECTOR', NASTY],
  check: ['check', NASTY],
  compare: ['compare', ACME, '--openapi', NASTY],
  completion: ['completion', NASTY],
  config: ['config', NASTY],
  connectors: ['connectors', NASTY],
  console: ['console', NASTY],
  customers: ['customers', 'show', NASTY, ...DATA_FOLDER],
  demo: ['demo', '--kind', NASTY],
  diff: ['diff', NASTY, NASTY],
  doctor: ['doctor', NASTY],
  drift: ['drift', NASTY],
  execute: ['execute', ACME, 'customers', 'get', '--params', JSON.stringify({ id: NASTY, [NASTY]: NASTY })],
  explain: ['explain', ACME, 'customers', NASTY],
  fields: ['fields', 'CONNECTOR', NASTY],
  find: ['find', 'customers', '--kinds', NASTY],
  format: ['format', NASTY],
  generate: ['generate', NASTY],
  hooks: ['hooks', NASTY],
  import: ['import', NASTY],
  init: ['init', 'FOLDER/app', '--from', NASTY],
  jobs: ['jobs', NASTY],
  kinds: ['kinds', NASTY],
  map: ['map', NASTY, 'CONNECTOR'],
  mcp: ['mcp', NASTY],
  migrate: ['migrate', NASTY],
  sandbox: ['sandbox', NASTY],
  new: ['new', NASTY],
  organizations: ['organizations', NASTY],
  pull: ['pull', ACME, NASTY],
  reference: ['reference', ACME, NASTY],
  replay: ['replay', ACME, '--recorded', NASTY],
  replicate: ['replicate', '--to', NASTY],
  request: ['request', ACME, 'GET', NASTY, '--sandbox'],
  restore: ['restore', NASTY, '--data', 'FOLDER'],
  review: ['review', NASTY],
  'create-key': ['create-key', NASTY, NASTY],
  'rotate-keys': ['rotate-keys', NASTY],
  search: ['search', NASTY, NASTY, '--filter', NASTY],
  serve: ['serve', NASTY],
  sync: ['sync', 'CONNECTOR', NASTY],
  validate: ['validate', NASTY],
  verify: ['verify', NASTY],
  watch: ['watch', NASTY],
  webhooks: ['webhooks', 'remove', NASTY],
}

/** The output of `lsp` is the protocol of editors; test/cli/lsp talks it. */
const NAMES = COMMANDS.map(commandName).filter((name) => name !== 'lsp')

/** What goes on until it is interrupted, which it is once it has said what it does. */
const LASTING = ['sandbox', 'serve', 'webhooks']
const OF_A_SERVER = [
  'apps',
  'audit',
  'backup',
  'calls',
  'console',
  'customers',
  'doctor',
  'drift',
  'jobs',
  'migrate',
  'organizations',
  'restore',
  'rotate-keys',
  'serve',
  'verify',
]

/** A server with a connector whose copy can be searched, for the commands that call one; started when the first does. */
let served: Promise<{ server: TestServer; connector: string }> | undefined
afterAll(async () => (await served)?.server.close())

async function startServed(): Promise<{ server: TestServer; connector: string }> {
  const server = await startTestServer({ database: await openTestPostgres(), set: ['sync.enabled=true'] })
  const connector = await server.connector('stripe', 'user_1', {
    credentials: { api_key: 'any-key' },
    sync: { entities: ['customers'] },
  })
  const token = await server.applicationToken()
  const path = `/integrations/connectors/${connector}/sync`
  while ((await server.ask('GET', path, { token })).body.status !== 'ready') await sleep(100)
  return { server, connector }
}

/** What a command that calls a server is run with. */
async function calling(argv: readonly string[]): Promise<{ connector: string; env: Record<string, string> }> {
  if (
    !['changes', 'connectors', 'fields', 'hooks', 'import', 'map', 'replicate', 'search', 'sync', 'webhooks'].includes(
      argv[0]!,
    )
  )
    return { connector: '', env: {} }
  const { server, connector } = await (served ??= startServed())
  const { client_id: id, client_secret: secret } = server.client
  return {
    connector,
    env: { PLUGBOARD_URL: server.origin, PLUGBOARD_CLIENT_ID: id, PLUGBOARD_CLIENT_SECRET: secret },
  }
}

/** Runs a command line where nothing of it stays, and a third party answers. */
async function runHere(argv: readonly string[]): Promise<Outcome> {
  const isOfServer = OF_A_SERVER.includes(argv[0]!) && argv.includes('FOLDER')
  const served = isOfServer ? await servedFolder(argv[0]!) : undefined
  const folder = served?.folder ?? (await temporaryFolder())
  const stop = new AbortController()
  const { connector, env } = await calling(argv)
  return runCli(
    argv.map((word) => word.replace('FOLDER', folder).replace('CONNECTOR', connector)),
    {
      env: {
        ...env,
        PLUGBOARD_SHOP_API_KEY: 'a-key-for-tests',
        PLUGBOARD_CAPTURE_SALT: 'a salt for tests',
        ...(served && { DATABASE_URL: served.url }),
      },
      transport: await startVendor(() => ({ body: { data: [{ id: 'c1', name: 'Ada' }], more: false } })),
      signal: stop.signal,
      ...(LASTING.includes(argv[0]!) && { onWrite: () => stop.abort() }),
    },
  )
}

/** A folder and a database that a command of the operator finds something in. */
async function servedFolder(command: string): Promise<{ folder: string; url: string }> {
  const operator = await postgres(['restore', 'serve'].includes(command) ? 'empty' : 'migrated')
  if (command === 'restore') {
    const from = await postgres('migrated')
    await from.run(['backup', '--out', join(operator.folder, 'backup')])
  }
  return operator
}

const isJson = (text: string) => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** What would move a cursor, colour a screen, reverse a line or end it early. */
const HARM = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/

describe('every command', () => {
  it('has a line here that works and one that fails', () => {
    expect(NAMES.filter((name) => !(name in WORKING) || !(name in FAILING))).toEqual([])
  })
})

describe.each(NAMES)('%s', (name) => {
  it('gives one JSON document with --json, and nothing but JSON on stderr', async () => {
    const { code, stdout, stderr } = await runHere([...WORKING[name]!, '--json'])
    const lines = stderr.split('\n').filter((line) => line !== '')
    expect([[0, 3].includes(code), isJson(stdout), lines.filter((line) => !isJson(line))]).toEqual([true, true, []])
  })

  it('writes plain text where there is no terminal', async () => {
    const { code, stdout, stderr } = await runHere(WORKING[name]!)
    expect([[0, 3].includes(code), HARM.exec(stdout + stderr)]).toEqual([true, null])
  })

  it('says what it cannot do, harmlessly', async () => {
    const { code, stdout, stderr } = await runHere(FAILING[name]!)
    const lines = stderr.split('\n')
    expect({
      code: [2, 4].includes(code),
      stdout,
      start: lines[0]!.slice(0, 7),
      harm: HARM.exec(stderr),
      forged: lines.filter((line) => line.startsWith('{')),
    }).toEqual({ code: true, stdout: '', start: 'Cannot ', harm: null, forged: [] })
  })

  it('says what it cannot do in one JSON document with --json', async () => {
    const { stdout, stderr } = await runHere([...FAILING[name]!, '--json'])
    const { error } = JSON.parse(stderr) as { error: { code: string; message: string } }
    expect([stdout, error.code, error.message.slice(0, 7), HARM.exec(stderr)]).toEqual([
      '',
      expect.any(String),
      'Cannot ',
      null,
    ])
  })
})

it('params are shown harmless where a request is', async () => {
  const params = JSON.stringify({ name: NASTY, tags: [NASTY] })
  const { code, stdout } = await runHere(['explain', ACME, 'customers', 'create', '--params', params])
  expect([code, HARM.exec(stdout), stdout.split('\n').filter((line) => line.startsWith('{'))]).toEqual([0, null, []])
})
