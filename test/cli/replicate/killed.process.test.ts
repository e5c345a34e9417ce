/** Replicas whose processes are killed at any instant while records change: nothing is lost, nothing is there twice. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openPostgres } from '../../../cli/replicate/target/postgres.ts'
import { sql } from '../../../cli/replicate/target/statement.ts'
import { compiledProgram } from '../../support/compiled.ts'
import { makeTestPostgres, openTestPostgres } from '../../support/database.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { temporaryFolder } from '../run-cli.ts'

const PROGRAM = join(import.meta.dirname, 'replicate-process.ts')
const KILLS = 12
const LONGEST_MS = 300

/** Processes that read round after round, in no time, are no reason to refuse. */
const UNLIMITED = ['limits.requestsPerMinutePerCustomer=1000000', 'limits.requestsPerMinutePerOrganization=1000000']

/** Numbers from 0 to below 1 that are the same in every run. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

describe('a replica whose process is killed', () => {
  let server: TestServer
  let connector: string
  let env: Record<string, string>
  const random = numbers(35)
  const keys: string[] = []

  beforeAll(async () => {
    server = await startTestServer({ database: await openTestPostgres(), set: UNLIMITED })
    connector = await server.connector('stripe', 'user_1', { credentials: { api_key: 'any-key' } })
    const token = await server.applicationToken()
    const path = `/integrations/connectors/${connector}/sync`
    await vi.waitUntil(async () => (await server.ask('GET', path, { token })).body.status === 'ready', 120_000)
    const { client_id: id, client_secret: secret } = server.client
    env = { PLUGBOARD_URL: server.origin, PLUGBOARD_CLIENT_ID: id, PLUGBOARD_CLIENT_SECRET: secret }
  })
  afterAll(() => server?.close())

  async function change(): Promise<void> {
    const token = await server.scopedToken('user_1')
    const key = keys[Math.floor(random() * keys.length)]
    const which = random()
    const name = `name ${which}`
    const call =
      key === undefined || which < 0.4
        ? { action: 'create', params: { name } }
        : which < 0.8
          ? { action: 'update', params: { id: key, name } }
          : { action: 'delete', params: { id: key } }
    const body = { entity: 'customers', ...call }
    const { body: answer } = await server.ask('POST', `/integrations/connectors/${connector}/execute`, { token, body })
    if (call.action === 'create') keys.push((answer.data as { id: string }).id)
    if (call.action === 'delete') keys.splice(keys.indexOf(key ?? ''), 1)
  }

  /** Runs a process, changes records meanwhile, and kills it. */
  async function killed(target: string): Promise<NodeJS.Signals | null> {
    const child = spawn(process.execPath, [compiledProgram(PROGRAM), target], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>
    await once(child.stdout, 'data')
    const killing = delay(random() * LONGEST_MS).then(() => child.kill('SIGKILL'))
    for (let count = 0; count < 5; count++) await change()
    await killing
    const [, signal] = await ended
    return signal
  }

  async function finish(target: string): Promise<void> {
    const child = spawn(process.execPath, [compiledProgram(PROGRAM), target, 'once'], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    expect(await once(child, 'exit')).toEqual([0, null])
  }

  /** The customers of the server's copy, by key. */
  async function copied(): Promise<Record<string, unknown>> {
    const token = await server.applicationToken()
    const path = `/integrations/connectors/${connector}/records/customers`
    const data = (await server.ask('GET', path, { token })).body.data as { key: string; record: unknown }[]
    return Object.fromEntries(data.map(({ key, record }) => [key, record]))
  }

  it('equals the copy row by row in PostgreSQL', async () => {
    const { url, drop } = await makeTestPostgres('empty')
    const session = await openPostgres(url)
    try {
      for (let count = 0; count < KILLS; count++) expect(await killed(url)).toBe('SIGKILL')
      await finish(url)
      const rows = await session.query(sql`select _key, _record from stripe.customers where _deleted_at is null`)
      expect(Object.fromEntries(rows.map(({ _key: key, _record: record }) => [String(key), record]))).toEqual(
        await copied(),
      )
    } finally {
      await session.close()
      await drop()
    }
  })

  it('has each change once in a folder', async () => {
    const folder = await temporaryFolder()
    for (let count = 0; count < KILLS; count++) expect(await killed(`${folder}/`)).toBe('SIGKILL')
    await finish(`${folder}/`)
    const text = await readFile(join(folder, 'stripe/customers.jsonl'), 'utf8')
    const lines = text.trimEnd().split('\n')
    expect(new Set(lines).size).toBe(lines.length)
    const last = new Map<string, unknown>()
    for (const line of lines) {
      const { _operation, _key, _record } = JSON.parse(line) as Record<'_operation' | '_key', string> & {
        _record: unknown
      }
      if (_operation === 'delete') last.delete(_key)
      else last.set(_key, _record)
    }
    expect(Object.fromEntries(last)).toEqual(await copied())
  })
})
