/** One organization moves from one installation to another, while others of both are called. */
import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type Config, readConfig } from '../../../../server/config/index.ts'
import { openOperator, restore, restoreOrganization, UNWATCHED } from '../../../../server/operators/operate/index.ts'
import { type Database, openDatabase } from '../../../../server/ground/store/index.ts'
import { createMasterKey } from '../../../../server/ground/vault/index.ts'
import { makeTestPostgres } from '../../../support/database.ts'
import { startTestServer, type TestServer } from '../../../support/server.ts'

/** An installation: a server on a database and a master key of its own. */
interface Cell {
  readonly server: TestServer
  readonly database: Database
  readonly config: Config
  close(): Promise<void>
}

async function startCell(name: string, folder: string): Promise<Cell> {
  const keyFile = join(folder, `${name}.key`)
  await createMasterKey(keyFile)
  const { url, drop } = await makeTestPostgres('migrated')
  const database = await openDatabase({ url })
  const server = await startTestServer({
    database,
    keyFile,
    set: ['sync.enabled=true', 'sync.intervalMinutes=1', `cell=${name}`],
  })
  return {
    server,
    database,
    config: readConfig({
      env: { DATABASE_URL: url },
      set: [`masterKeyFiles=${keyFile}`, 'limits.executeSeconds=1'],
    }),
    async close() {
      await server.close()
      await drop()
    },
  }
}

/** A customer's account of Stripe, whose copy is there, and a token of its organization. */
async function connected(server: TestServer, token: string, user: string): Promise<string> {
  const body = {
    external_user_id: user,
    connector_type: 'stripe',
    name: 'stripe',
    credentials: { api_key: 'any' },
    sync: { entities: ['customers'] },
  }
  const { id } = (await server.ask('POST', '/integrations/connectors', { token, body })).body
  const path = `/integrations/connectors/${id}/sync`
  await vi.waitUntil(async () => (await server.ask('GET', path, { token })).body.status === 'ready', 120_000)
  return id
}

/** Another organization of an installation, with an account. */
async function neighbor({ server, config }: Cell): Promise<() => Promise<number[]>> {
  const operator = await openOperator(config)
  await operator.run('organizations create', { name: 'Neighbor' }, UNWATCHED)
  const { clientId, clientSecret } = await operator.run(
    'apps create',
    { name: 'Neighbor app', organizations: ['Neighbor'] },
    UNWATCHED,
  )
  await operator.close()
  const client = { client_id: clientId, client_secret: clientSecret }
  const token = (await server.ask('POST', '/account/applications/token', { body: client })).body.access_token
  const id = await connected(server, token, 'neighbor_user_of_theirs')
  const execute = (body: object, headers = {}) =>
    server.ask('POST', `/integrations/connectors/${id}/execute`, { token, body, headers })
  let calls = 0
  return async () => [
    (await execute({ entity: 'customers', action: 'list' })).status,
    (await execute({ entity: 'customers', action: 'search', params: { query: {} } })).status,
    (
      await execute(
        { entity: 'customers', action: 'create', params: { name: 'N' } },
        { 'idempotency-key': `n-${calls++}` },
      )
    ).status,
  ]
}

/** What moves, beside access tokens: all rows of an organization, but for what is made anew for the other installation. */
async function rowsOf(database: Database, organizationId: string): Promise<Record<string, string[]>> {
  const tables = await database.query<{ name: string }>(
    `select c.relname::text as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'organization_id'
     where c.relnamespace = 'plugboard'::regnamespace and c.relkind = 'r' order by 1`,
  )
  const rows: Record<string, string[]> = {}
  for (const { name } of tables.filter(({ name }) => !MADE_ANEW.includes(name))) {
    const found = await database.query<{ row: string }>(
      `select (to_jsonb(t) - '{master,wrapped,mac,changes,pruned}'::text[])::text as row from ${name} t where organization_id = $1 order by 1`,
      [organizationId],
    )
    if (found.length > 0) rows[name] = found.map(({ row }) => row)
  }
  return rows
}

const MADE_ANEW = ['copy_feeds', 'copy_marks', 'copy_turns', 'limit_shares', 'tokens', 'captures']

describe('an organization that moves', () => {
  let from: Cell
  let to: Cell
  let folder: string
  let organizationId: string
  let connector: string
  let oldToken: string
  const create = { entity: 'customers', action: 'create', params: { name: 'Ada' } }
  const key = { 'idempotency-key': 'made-once' }
  let made: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'plugboard-move-'))
    ;[from, to] = await Promise.all([startCell('eu1', folder), startCell('us1', folder)])
    await createMasterKey(join(folder, 'move.key'))
    await createMasterKey(join(folder, 'other.key'))
    const { server } = from
    ;({ organizationId } = server)
    oldToken = await server.applicationToken()
    connector = await connected(server, oldToken, 'ada')
    const path = `/integrations/connectors/${connector}/execute`
    made = (await server.ask('POST', path, { token: oldToken, body: create, headers: key })).text
    const endpoint = await server.ask('POST', '/webhooks', { token: oldToken, body: {} })
    await server.ask('POST', `/webhooks/${endpoint.body.id}/test`, { token: oldToken, body: {} })
    await server.services.audit.flush()
  })
  afterAll(async () => {
    await Promise.all([from?.close(), to?.close()])
    await rm(folder, { recursive: true, force: true })
  })

  const file = () => join(folder, 'moved.backup')
  const receive = (config: Config, backup = file(), keyFile = join(folder, 'move.key')) =>
    restoreOrganization(config, { file: backup, keyFile }, UNWATCHED)

  it('is saved alone and restored beside others, of whom no call fails, and reads equal row by row', async () => {
    const neighbors = [await neighbor(from), await neighbor(to)]
    const over = new AbortController()
    const answers = neighbors.map(async (call) => {
      const all: number[] = []
      while (!over.signal.aborted) all.push(...(await call()))
      return all
    })
    onTestFinished(() => over.abort())
    const operator = await openOperator(from.config)
    onTestFinished(() => operator.close())
    const chunks: Uint8Array[] = []
    const moved = { organization: organizationId, keyFile: join(folder, 'move.key') }
    const summary = await operator.backupOrganization(moved, async (chunk) => void chunks.push(chunk), UNWATCHED)
    await writeFile(file(), Buffer.concat(chunks))
    expect(summary.organization?.id).toBe(organizationId)
    const saved = await rowsOf(from.database, organizationId)
    const received = await receive(to.config)
    expect(received.rows).toBe(summary.rows)
    const there = await rowsOf(to.database, organizationId)
    expect(Object.keys(there)).toEqual(
      expect.arrayContaining(['audit', 'connectors', 'copies', 'data_keys', 'idempotency_keys', 'webhook_deliveries']),
    )
    expect(there).toEqual(saved)
    over.abort()
    const statuses = (await Promise.all(answers)).map((all) => new Set(all))
    expect(statuses).toEqual([new Set([200]), new Set([200])])
  })

  it('X12 has nothing of other organizations in its file, and no secret that the file or a master key opens', async () => {
    const text = gunzipSync(await readFile(file())).toString()
    const others = await from.database.query<{ id: string; name: string }>(
      'select id, name from organizations where id <> $1',
      [organizationId],
    )
    expect(others.map(({ name }) => name)).toEqual(['Neighbor'])
    for (const { id } of others) expect(text).not.toContain(id)
    for (const theirs of ['Neighbor', 'neighbor_user_of_theirs']) expect(text).not.toContain(theirs)
    const keys = await from.database.query<{ wrapped: string }>(
      `select encode(wrapped, 'hex') as wrapped from data_keys`,
    )
    expect(keys.length).toBeGreaterThan(1)
    for (const { wrapped } of keys) expect(text).not.toContain(wrapped)
  })

  it('X13 is refused with another key, when it was changed, a second time, and as a whole backup', async () => {
    await expect(receive(to.config, file(), join(folder, 'other.key'))).rejects.toMatchObject({
      code: 'invalid_configuration',
    })
    await expect(receive(to.config)).rejects.toMatchObject({
      code: 'version_conflict',
      message: expect.stringContaining('is here already'),
    })
    await expect(restore(to.config, file(), UNWATCHED)).rejects.toMatchObject({ code: 'invalid_request' })
    const { url, drop } = await makeTestPostgres('migrated')
    onTestFinished(drop)
    const empty = readConfig({ env: { DATABASE_URL: url }, set: [`masterKeyFiles=${to.config.masterKeyFiles.join()}`] })
    const forged = join(folder, 'forged.backup')
    await writeFile(forged, gzipSync(forgedText(gunzipSync(await readFile(file())).toString())))
    await expect(receive(empty, forged)).rejects.toMatchObject({
      code: 'invalid_request',
      message: expect.stringContaining('it was changed'),
    })
    const database = await openDatabase({ url })
    expect(await database.query('select id from organizations')).toEqual([])
    await database.close()
  })

  it('rests at both ends until it is activated at one, where its keys of idempotency and its trail are good', async () => {
    const { server } = to
    const refused = await from.server.ask('GET', '/integrations/connectors', { token: oldToken })
    expect([refused.status, refused.body.code]).toEqual([401, 'invalid_token'])
    const { client } = from.server
    const asked = () => server.ask('POST', '/account/applications/token', { body: client })
    expect((await asked()).body.code).toBe('organization_forbidden')
    for (const { database } of [from, to])
      expect(await database.query('select status from organizations where id = $1', [organizationId])).toEqual([
        { status: 'suspended' },
      ])
    const operator = await openOperator(to.config)
    onTestFinished(() => operator.close())
    await operator.run('organizations activate', { organization: organizationId }, UNWATCHED)
    const token = (await asked()).body.access_token as string
    expect(token).toMatch(/^pb_app_us1_[\w-]{43}$/)
    const path = `/integrations/connectors/${connector}/execute`
    const again = await server.ask('POST', path, { token, body: create, headers: key })
    expect([again.status, again.text]).toEqual([200, made])
    const search = { entity: 'customers', action: 'search', params: { query: { filter: { eq: { name: 'Ada' } } } } }
    expect((await server.ask('POST', path, { token, body: search })).body.data).toHaveLength(1)
    expect((await server.ask('POST', path, { token, body: { entity: 'customers', action: 'list' } })).status).toBe(200)
    await server.services.audit.flush()
    const { faults } = await operator.run('verify', {}, UNWATCHED)
    expect(faults).toEqual([])
  })
})

/** The file with the name of a customer changed, and a checksum that is right again. */
function forgedText(text: string): string {
  const lines = text.trimEnd().replace('"ada"', '"eve"').split('\n')
  const body = `${lines.slice(0, -1).join('\n')}\n`
  const { end } = JSON.parse(lines.at(-1) ?? '') as { end: object }
  return `${body}${JSON.stringify({ end: { ...end, sha256: createHash('sha256').update(body).digest('hex') } })}\n`
}
