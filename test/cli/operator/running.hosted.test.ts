/** Commands while a server has the embedded database: they ask it, and its callers notice nothing. */
import { existsSync } from 'node:fs'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { platform } from '../../../client/index.ts'
import { type Mock, startMock } from '../../../mock/index.ts'
import { load } from '../../../runtime/index.ts'
import { readMasterKeys } from '../../../server/ground/vault/index.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { runCli, temporaryFolder, wideLines } from '../run-cli.ts'
import { openLastingFolder, postgres } from './folders.ts'

interface Made {
  readonly application: { readonly organization_ids: readonly string[] }
  readonly client_id: string
  readonly client_secret: string
}

let mock: Mock
let server: TestServer
let folder: string
let remove: () => Promise<void>
const connectors: string[] = []

beforeAll(async () => {
  mock = await startMock([(await load('stripe')).manifest], { records: 5 })
  const opened = await openLastingFolder()
  folder = opened.folder
  remove = opened.remove
  server = await startTestServer({
    database: opened.database,
    upstream: { connectTo: mock.connectTo, allowPrivate: true },
    keyFile: join(folder, 'master.key'),
    set: [
      'sync.enabled=true',
      'console.listen=true',
      'console.port=0',
      `dataDirectory=${folder}`,
      `audit.headsFile=${join(folder, 'published.jsonl')}`,
    ],
  })
  for (const name of ['ada', 'grace', 'edsger'])
    connectors.push(await server.connector('stripe', name, { credentials: { api_key: `canary_${name}` } }))
})

afterAll(async () => {
  await server.close()
  await mock.close()
  await remove()
})

const run = (...argv: string[]) => runCli([...argv, '--data', folder])

async function execute(connector: string): Promise<number> {
  const body = { entity: 'customers', action: 'list' }
  const token = await server.applicationToken()
  return (await server.ask('POST', `/integrations/connectors/${connector}/execute`, { token, body })).status
}

/** Executes until the work is done; gives the statuses that were not 200, and how many there were. */
async function underLoad<T>(work: () => Promise<T>): Promise<{ result: T; failed: number[]; done: number }> {
  const end = new AbortController()
  const failed: number[] = []
  let done = 0
  const caller = async (at: number) => {
    while (!end.signal.aborted) {
      const status = await execute(connectors[at % connectors.length]!)
      done++
      if (status !== 200) failed.push(status)
    }
  }
  const callers = [0, 1, 2, 3].map(caller)
  const result = await work().finally(() => end.abort())
  await Promise.all(callers)
  return { result, failed, done }
}

describe('while a server runs', () => {
  it('T11 rotate-keys moves everything under a new key, and no execute fails', async () => {
    const newKey = join(folder, 'second.key')
    const { result, failed, done } = await underLoad(() =>
      run('rotate-keys', '--new-key', newKey, '--data-keys', '--json'),
    )
    expect({ code: result.code, stderr: result.stderr, failed, isLoaded: done > 4 }).toEqual({
      code: 0,
      stderr: '',
      failed: [],
      isLoaded: true,
    })
    expect((await stat(newKey)).mode & 0o777).toBe(0o600)
    const report = JSON.parse(result.stdout) as Record<string, unknown>
    expect(report).toMatchObject({
      master: readMasterKeys([newKey]).newest.fingerprint,
      made: 1,
      resealed: 3,
      unreadable: 0,
      is_set: false,
      master_key_files: [newKey, join(folder, 'master.key')],
    })
    const masters = await server.services.database.query('select distinct master from data_keys')
    expect(masters).toEqual([{ master: report.master }])
    // A customer's organization that is made now seals under the new key, and what was sealed opens.
    expect(await execute(connectors[0]!)).toBe(200)
    const again = await run('rotate-keys', '--new-key', newKey)
    expect(again.stdout).toContain('0 data keys now wrapped')
    expect(again.stdout).toContain(`PLUGBOARD_MASTER_KEY_FILES=${newKey},${join(folder, 'master.key')}`)
  })

  it('O5 backup streams a snapshot that PostgreSQL restores, and verify finds it whole there', async () => {
    const newest = join(folder, 'newest.key')
    expect(await run('rotate-keys', '--new-key', newest)).toMatchObject({ code: 0 })
    const out = join(await temporaryFolder(), 'plugboard.backup')
    const { result, failed } = await underLoad(() => run('backup', '--out', out))
    expect({ code: result.code, failed }).toEqual({ code: 0, failed: [] })
    expect(result.stdout).toContain('1 organization, 3 customers, 3 connectors')
    expect((await stat(out)).mode & 0o777).toBe(0o600)
    const keys = ['--set', `masterKeyFiles=${newest}`]
    const other = await postgres()
    expect(await other.run(['restore', out, ...keys])).toMatchObject({ code: 0 })
    const verified = await other.run(['verify', '--json', ...keys])
    expect(verified.code, verified.stdout).toBe(0)
    expect(JSON.parse(verified.stdout)).toMatchObject({ sealedValues: 3, faults: [] })
    expect(await other.run(['restore', out, ...keys])).toMatchObject({ code: 4, stdout: '' })
    expect(await run('backup', '--out', out)).toMatchObject({ code: 2, stdout: '' })
  })

  it('apps rotate ends old tokens and the old secret immediately', async () => {
    const made = JSON.parse((await run('apps', 'create', '--name', 'Billing', '--json')).stdout) as Record<
      string,
      string
    >
    const client = { client_id: made.client_id, client_secret: made.client_secret }
    const issue = (body: object) => server.ask('POST', '/account/applications/token', { body })
    const token = (await issue(client)).body.access_token as string
    const use = () => server.ask('GET', '/integrations/connectors', { token })
    expect((await use()).status).toBe(200)
    const rotated = await run('apps', 'rotate', client.client_id!, '--json')
    expect((await use()).status).toBe(401)
    expect((await issue(client)).status).toBe(401)
    const { client_secret } = JSON.parse(rotated.stdout) as { client_secret: string }
    expect((await issue({ ...client, client_secret })).status).toBe(200)
    expect((await run('apps', 'disable', client.client_id!)).code).toBe(0)
    expect((await issue({ ...client, client_secret })).status).toBe(401)
    const list = await run('apps', 'list')
    expect(list.stdout).toMatch(new RegExp(`${client.client_id}\\s+Billing\\s+Default\\s+disabled`))
    expect([wideLines(list.stdout), list.stdout.includes('secret')]).toEqual([[], false])
    expect(await run('apps', 'rotate', 'nobody')).toMatchObject({ code: 4, stdout: '' })
  })

  it('organizations are made, suspended and activated', async () => {
    const { stdout } = await run('organizations', 'create', '--name', 'Umbrella', '--json')
    const { organization } = JSON.parse(stdout) as { organization: { id: string } }
    const said = async (action: string) => (await run('organizations', action, 'Umbrella')).stdout
    expect(await said('forbid-requests')).toContain(`${organization.id}, allows operations only`)
    expect(await said('allow-requests')).toContain('allows requests that no operation names')
    expect((await run('organizations', 'suspend', 'Umbrella')).stdout).toContain(`${organization.id}, is suspended`)
    expect((await run('apps', 'create', '--name', 'Which')).stderr).toContain('several match')
    expect((await run('apps', 'create', '--name', 'Which', '--organization', organization.id)).code).toBe(0)
    expect((await run('organizations', 'activate', organization.id)).code).toBe(0)
  })

  it('an application of several organizations names one with each request, and joins and leaves them', async () => {
    const made = await Promise.all(
      ['East', 'West', 'North'].map(async (name) => {
        const { stdout } = await run('organizations', 'create', '--name', name, '--json')
        return (JSON.parse(stdout) as { organization: { id: string } }).organization.id
      }),
    )
    const [east, west, north] = made as [string, string, string]
    const created = await run(
      'apps',
      'create',
      '--name',
      'Both',
      '--organization',
      'East',
      '--organization',
      west,
      '--json',
    )
    const { application, client_id, client_secret } = JSON.parse(created.stdout) as Made
    expect(new Set(application.organization_ids)).toEqual(new Set([east, west]))
    const asks = async (organizationId?: string) => {
      const acting = platform({
        baseUrl: server.origin,
        clientId: client_id,
        clientSecret: client_secret,
        ...(organizationId !== undefined && { organizationId }),
      })
      return acting.definitions.list().then(
        () => 'answered',
        (error: { code: string }) => error.code,
      )
    }
    expect(await Promise.all([asks(east), asks(west), asks(north), asks()])).toEqual([
      'answered',
      'answered',
      'organization_forbidden',
      'organization_required',
    ])
    const change = (action: string, name: string) => run('apps', action, client_id, '--organization', name)
    expect((await change('join', 'North')).stdout).toContain('belongs to 3 organizations now')
    expect((await change('join', 'North')).stdout).toContain('belongs to 3 organizations now')
    expect(await asks(north)).toBe('answered')
    expect((await change('leave', 'East')).code).toBe(0)
    expect(await asks(east)).toBe('organization_forbidden')
    expect(await change('leave', 'East')).toMatchObject({ code: 4, stdout: '' })
    expect((await change('leave', 'North')).stdout).toContain('belongs to 1 organization now.')
    expect(await asks()).toBe('answered')
    expect((await change('leave', 'West')).stderr).toContain('the only organization of the application')
    expect(await change('join', 'Nowhere')).toMatchObject({ code: 4, stdout: '' })
    expect((await run('apps', 'join', client_id)).stderr).toContain('--organization is missing')
  })
})

describe('verify, audit and orders while a server runs', () => {
  it('verify and doctor ask it; verify lists a row that was tampered with', async () => {
    const { port } = new URL(server.origin)
    const own = await run('doctor', '--set', `listen.port=${port}`, '--set', 'admin.port=0')
    expect(own.stdout).toMatch(new RegExp(`API port +${port} is in use by the running server, process ${process.pid}`))
    const listener = createServer()
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
    const taken = (listener.address() as AddressInfo).port
    const foreign = await run('doctor', '--set', `listen.port=${taken}`, '--set', 'admin.port=0')
    await new Promise((resolve) => listener.close(resolve))
    expect(foreign.stdout).toMatch(new RegExp(`fail {2}API port +${taken} is in use`))
    expect((await run('doctor', '--set', `listen.port=${taken}`, '--set', 'admin.port=0')).stdout).toMatch(
      new RegExp(`ok {4}API port +${taken} is free`),
    )
    const doctor = await run('doctor', '--set', 'listen.port=0', '--set', 'admin.port=0')
    expect(doctor.stdout).toMatch(new RegExp(`ok {4}database +embedded PostgreSQL [^]*through\\s+process`))
    expect(wideLines(doctor.stdout)).toEqual([])
    expect((await run('verify')).stdout).toContain('Everything is intact.')
    const heads = join(folder, 'heads.json')
    expect((await run('verify', '--heads', heads)).code).toBe(0)
    const stored = JSON.parse(await readFile(heads, 'utf8')) as { seq: number; hash: string }[]
    await writeFile(heads, JSON.stringify(stored.map((head) => ({ ...head, hash: '0'.repeat(64) }))))
    const other = await run('verify', '--heads', heads)
    expect([other.code, other.stdout.includes('has changed since its head was stored')]).toEqual([3, true])
    await writeFile(heads, 'nothing')
    expect((await run('verify', '--heads', heads)).stderr).toContain(`${heads}:1": the line is not a head`)
    await server.services.database.query(
      `update connectors set credentials = set_byte(credentials, 40, get_byte(credentials, 40) # 1) where id = $1`,
      [connectors[2]],
    )
    const { code, stdout } = await run('verify')
    expect([code, stdout.includes(`connectors ${connectors[2]}`), stdout.includes('1 fault found.')]).toEqual([
      3,
      true,
      true,
    ])
  })

  it('T14 verify compares each head of a file that a server appends to, and leaves it as it is', async () => {
    const file = join(folder, 'heads.jsonl')
    const { heads } = JSON.parse((await run('verify', '--json')).stdout) as { heads: { seq: number; hash: string }[] }
    const lineOf = (head: object) => `${JSON.stringify({ ...head, at: '2026-01-31T12:00:00Z' })}\n`
    const compare = async (text: string, ...more: string[]) => {
      await writeFile(file, text)
      const { code, stdout, stderr } = await run('verify', '--heads', file, ...more)
      expect(await readFile(file, 'utf8')).toBe(text)
      return { code, stdout, stderr }
    }
    const right = heads.map(lineOf).join('')
    const count = heads.length === 1 ? '1 stored head of' : `${heads.length} stored heads of`
    expect((await compare(right + right)).stdout).toContain(count)
    const last = heads.find(({ seq }) => seq > 0)!
    const wrong = await compare(right + lineOf({ ...last, hash: 'a'.repeat(64) }))
    expect([wrong.code, wrong.stdout.includes('has changed since its head was stored')]).toEqual([3, true])
    expect((await compare(`${right}{"organizationId": "\n`)).stderr).toContain(
      `${file}:${heads.length + 1}": the line is not a head`,
    )
    expect((await run('verify', '--heads', `${file}.2`, '--set', `audit.headsFile=${file}.2`)).stderr).not.toContain(
      'heads',
    )
    expect(existsSync(`${file}.2`)).toBe(false)
  })

  it('audit export asks it, page after page, and gives the rows of the list', async () => {
    const { stdout, stderr, code } = await run('audit', 'export', '--action', 'POST connectors')
    const rows = stdout.split('\n').slice(0, -1)
    expect([code, rows.length]).toEqual([0, connectors.length])
    expect(stderr).toContain(`${connectors.length} audit rows exported.`)
    const token = await server.applicationToken()
    const { body } = await server.ask('GET', '/audit?action=POST%20connectors', { token })
    expect(rows.map((row) => JSON.parse(row) as unknown)).toEqual(body.data)
    const one = await run('audit', 'export', '--action', 'POST connectors', '--connector', connectors[0]!)
    expect(one.stdout).toBe(`${rows[0]}\n`)
  })

  it('audit export writes a new file whole, or says why not', async () => {
    const out = join(folder, 'audit.ndjson')
    const first = await run('audit', 'export', '--out', out, '--to', '2100-01-01T00:00:00Z')
    const text = await readFile(out, 'utf8')
    expect([first.code, first.stdout]).toEqual([0, `${text.split('\n').length - 1} audit rows exported to ${out}.\n`])
    expect((await stat(out)).mode & 0o777).toBe(0o600)
    const again = await run('audit', 'export', '--out', out)
    expect([again.code, again.stderr]).toEqual([2, expect.stringContaining('it already exists')])
    expect((await run('audit', 'export', '--json')).stderr).toContain('Cannot export as one JSON document')
    const other = await run('audit', 'export', '--organization', 'Nobody', '--out', `${out}.2`)
    expect([other.code, existsSync(`${out}.2`)]).toEqual([4, false])
    expect((await run('audit', 'export', '--from', 'yesterday')).stderr).toContain(
      'Cannot read from: it is not a date-time',
    )
  })

  it('console login links to the console of the running server, on whichever port it listens', async () => {
    const { code, stdout } = await run('console', 'login', '--name', 'ada', '--json')
    const { url } = JSON.parse(stdout) as { url: string }
    expect([code, new URL(url).origin]).toEqual([0, server.consoleUrl])
    expect(await (await fetch(url)).text()).toContain('You log in as <b>ada</b>')
  })

  it('its orders need the token of the data directory, and no page of a browser may give them', async () => {
    const { origin, token } = JSON.parse(await readFile(join(folder, 'operator.json'), 'utf8')) as Record<
      string,
      string
    >
    expect((await stat(join(folder, 'operator.json'))).mode & 0o777).toBe(0o600)
    const body = JSON.stringify({ operation: 'apps list', given: {} })
    const post = (headers: Record<string, string>, path = '/operator') =>
      fetch(origin + path, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } })
    const own = { 'x-plugboard-operator': token! }
    expect((await post(own)).status).toBe(200)
    expect((await post({})).status).toBe(404)
    expect((await post({ 'x-plugboard-operator': `${token!.slice(1)}A` })).status).toBe(404)
    expect((await post({ ...own, origin: 'https://evil.example' })).status).toBe(404)
    expect((await post({ ...own, 'sec-fetch-site': 'same-origin' })).status).toBe(404)
    expect((await post({ ...own, 'content-type': 'text/plain' })).status).toBe(415)
    expect((await fetch(`${origin}/operator`, { headers: own })).status).toBe(404)
    expect((await fetch(`${server.origin}/operator`, { method: 'POST', headers: own, body: '{}' })).status).toBe(404)
    expect(server.logged.join('')).not.toContain(token)
    expect(server.logged.filter((line) => line.includes('canary_'))).toEqual([])
  })

  it('what cannot be done meanwhile says so', async () => {
    for (const argv of [
      ['migrate'],
      ['restore', join(folder, 'none')],
      ['serve', '--port', '0', '--set', 'admin.port=0'],
    ]) {
      const { code, stderr } = await run(...argv)
      expect([argv[0], [78, 4].includes(code), stderr.startsWith('Cannot ')]).toEqual([argv[0], true, true])
    }
  })

  it('T14 its address goes with it, and the last heads of its trails are published', async () => {
    await server.services.audit.flush()
    const trails = await server.services.database.query<{ seq: number }>('select seq from audit_heads')
    await server.close()
    const published = (await readFile(join(folder, 'published.jsonl'), 'utf8')).split('\n').slice(0, -1)
    expect(published.map((line) => (JSON.parse(line) as { seq: number }).seq)).toEqual(
      expect.arrayContaining(trails.map(({ seq }) => seq)),
    )
    expect(existsSync(join(folder, 'operator.json'))).toBe(false)
  })
})
