/** Own fields in the forms of several third parties, from the first sync to agents, types and replicas. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Mock } from '../../../mock/index.ts'
import { connectPostgres } from '../../../replicate/sql/postgres.ts'
import { raw, sql } from '../../../replicate/sql/statement.ts'
import { undiciTransport } from '../../../runtime/index.ts'
import { runCli, temporaryFolder } from '../../cli/run-cli.ts'
import { makeTestPostgres, openTestPostgres } from '../../support/database.ts'
import { accessTo, NUMBERS, OWN_ACCOUNTS, type OwnAccount, startOwnAccounts } from '../../support/own-accounts.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { callTool, clientOf } from '../mcp/client.ts'

const PATIENTLY = { timeout: 120_000, interval: 50 }

/** The first own field of each of the three records. */
const TEXTS = ['amber1', 'beryl1', 'coral1']

let mock: Mock
let server: TestServer
let token: string

beforeAll(async () => {
  mock = await startOwnAccounts()
  const upstream = { connectTo: mock.connectTo, allowPrivate: true }
  server = await startTestServer({ database: await openTestPostgres(), upstream, set: ['sync.enabled=true'] })
  token = await server.applicationToken()
})
afterAll(async () => {
  await server?.close()
  await mock?.close()
})

const ask = async (method: string, path: string, body?: unknown) =>
  (await server.ask(method, path, { token, body })).body

/** The numbers of the own fields that a record has. */
const ownIn = ({ nameOf }: OwnAccount, record: object) =>
  NUMBERS.filter((n) => JSON.stringify(record).includes(`"${nameOf(n)}":`))

/** A connector with a ready copy of the account's entity. */
async function copied(account: OwnAccount) {
  const { kind, entity } = account
  const { credentials, config } = await accessTo(account)
  const sync = { entities: [entity] }
  const more = { credentials, environment: config, validate: false, sync }
  const path = `/integrations/connectors/${await server.connector(kind, kind, more)}`
  await vi.waitUntil(async () => (await ask('GET', `${path}/sync`)).status === 'ready', PATIENTLY)
  const changes = (await ask('GET', `${path}/records/${entity}`)).data as { key: string; record: object }[]
  const keyWith = (text: string) => changes.find(({ record }) => JSON.stringify(record).includes(text))?.key ?? ''
  return { path, keys: TEXTS.map(keyWith) }
}

describe.each(OWN_ACCOUNTS.map((account) => [account.kind, account] as const))(
  '40 own fields of %s',
  (kind, account) => {
    const { entity, nameOf, listsOptions, update } = account
    let path: string
    let keys: readonly string[]
    beforeAll(async () => {
      ;({ path, keys } = await copied(account))
    })

    const read = async (key = '') => (await ask('GET', `${path}/records/${entity}/record?key=${key}`)).data as object
    const execute = (action: string, given: object) => ask('POST', `${path}/execute`, { entity, action, ...given })
    const search = (params: object) => execute('search', { params })
    const found = async (filter: object) => {
      const { data = [] } = await search({ query: { filter }, fields: ['own.Field 1'] })
      const texts = data.map(({ own }: { own: Record<string, string> }) => own['Field 1'])
      return TEXTS.flatMap((text, at) => (texts.includes(text) ? [at + 1] : []))
    }

    it('are in the copy and its feed', async () => {
      const { data } = await ask('GET', `${path}/records/${entity}`)
      expect(data.map(({ record }: { record: object }) => ownIn(account, record))).toEqual([NUMBERS, NUMBERS, NUMBERS])
      const { entities } = await ask('GET', `${path}/sync`)
      const lists = entities
        .filter((one: { entity: string }) => one.entity === entity)
        .map((one: { own_field_list: object }) => one.own_field_list)
      expect(lists).toEqual([{ found: 40, copied: 40, last_error: null }])
    })

    it('are listed, also as the last sync stored them', async () => {
      const { fields } = await ask('GET', `${path}/fields/${entity}?refresh=true`)
      const before = mock.requests
      expect(fields).toHaveLength(40)
      expect((await ask('GET', `${path}/fields/${entity}?stored=true`)).fields).toEqual(fields)
      expect(mock.requests).toBe(before)
    })

    it.each([
      ['a text', 6, 'eq', 'beryl6', [2]],
      ['a number', 7, 'gt', 8, [2, 3]],
      ['a time', 8, 'gte', '2018-01-02T11:00:00+01:00', [2, 3]],
      ['an option', 9, 'eq', 'gold', [1, 3]],
      ['a list of options', 10, 'contains', 'tin', [2]],
    ] as const)('filter by %s, by name and label', async (_, n, operator, value, expected) => {
      for (const name of [nameOf(n), `Field ${n}`, `field ${n}`])
        expect(await found({ [operator]: { [`own.${name}`]: value } }), name).toEqual(expected)
    })

    it.runIf(listsOptions)('filter by the label of an option', async () => {
      expect(await found({ eq: { 'own.Field 4': 'second tier' } })).toEqual([2])
      expect(await found({ contains: { 'own.Field 5': 'First tier' } })).toEqual([1, 2])
    })

    it('are facets, sorts and selected fields', async () => {
      const facets = [`own.${nameOf(4)}`, 'own.Field 5']
      const { data, meta } = await search({
        query: { sort: [{ 'own.Field 2': 'desc' }] },
        fields: [`own.${nameOf(2)}`, 'own.Field 4'],
        facets,
      })
      expect(data.map(({ own }: { own: object }) => own)).toEqual([
        { [nameOf(2)]: 4.5, 'Field 4': 'gold' },
        { [nameOf(2)]: 3.5, 'Field 4': 'tin' },
        { [nameOf(2)]: 2.5, 'Field 4': 'gold' },
      ])
      const counts = facets.map((name) =>
        Object.fromEntries(
          meta.facets[name].values.map((one: { value: string; count: number }) => [one.value, one.count]),
        ),
      )
      expect(counts).toEqual([
        { gold: 2, tin: 1 },
        { gold: 2, tin: 1, null: 1 },
      ])
    })

    it('are mapped, by name and by their listed path', async () => {
      const { fields } = await ask('GET', `${path}/fields/${entity}`)
      const pathOf = (n: number) => fields.find(({ name }: { name: string }) => name === nameOf(n)).path
      const map = {
        [entity]: {
          tier: { path: `own.${nameOf(4)}`, type: 'text' },
          size: { path: pathOf(2), type: 'number' },
          since: { path: pathOf(3), type: 'time' },
        },
      }
      expect((await ask('PATCH', path, { map })).map).toEqual(map)
      const query = { sort: [{ 'mapped.size': 'asc' }] }
      const { data } = await search({ query, fields: [`own.${nameOf(2)}`] })
      expect(data[1].mapped).toEqual({ tier: 'tin', size: 3.5, since: '2013-01-02T10:00:00.000Z' })
      await ask('PATCH', path, { map: {} })
    })

    it('are found by the search box, by texts and options', async () => {
      const hits = async (q: string) => {
        const { data } = await ask('POST', '/integrations/search', { external_user_id: kind, q })
        return data.map(({ key }: { key: string }) => keys.indexOf(key) + 1)
      }
      expect(await hits('coral36')).toEqual([3])
      expect(await hits(listsOptions ? 'Second tier' : 'tin')).toContain(2)
    })

    it('are described to an agent, and written by label', async () => {
      const client = await clientOf({ server }, await server.scopedToken(kind))
      const target = { connector: kind, entity, action: 'update' }
      const { own_fields: shown } = await callTool(client, 'describe_operation', target)
      const { fields } = shown as { fields: readonly { name: string }[] }
      expect(fields.map(({ name }) => name)).toEqual(NUMBERS.map(nameOf))
      expect(fields[3]).toEqual({
        name: nameOf(4),
        label: 'Field 4',
        type: 'enum',
        ...(listsOptions && { options: { gold: 'First tier', tin: 'Second tier' } }),
      })
      const [key = ''] = keys
      const values = { 'Field 11': 'diamond', 'Field 12': 99, 'Field 13': '2026-05-01T00:00:00Z' }
      const options = listsOptions ? ['First tier', 'Second tier'] : ['gold', 'tin']
      const own = { ...values, 'Field 14': options[1], 'Field 15': options, 'Field 20': options[1] }
      const write = { ...target, params: update(key), own }
      const { error } = await callTool(client, 'execute_write', write)
      expect(error).toBeUndefined()
      await vi.waitUntil(async () => JSON.stringify(await read(key)).includes('diamond'), PATIENTLY)
      expect(ownIn(account, await read(key))).toEqual(NUMBERS)
      const filters = [
        ...Object.entries(values).map(([name, value]) => ({ eq: { [`own.${name}`]: value } })),
        { eq: { 'own.Field 14': 'tin' } },
        { and: [{ contains: { 'own.Field 15': 'gold' } }, { contains: { 'own.Field 15': 'tin' } }] },
        { contains: { 'own.Field 20': 'tin' } },
      ]
      expect(await Promise.all(filters.map(found))).toEqual([[1], [1], [1], [1, 2], [1, 2], [1, 2]])
    })
  },
)

/** Runs a command with the account itself. */
async function runOwn(account: OwnAccount, words: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { credentials, config } = await accessTo(account)
  const given = Object.entries(credentials).map(([name, value]) => [
    `PLUGBOARD_${account.kind}_${name}`.toUpperCase(),
    value,
  ])
  const configs = Object.entries(config).flatMap(([name, value]) => ['--config', `${name}=${String(value)}`])
  return runCli([...words, ...configs], {
    env: { ...Object.fromEntries(given), ...env },
    transport: () => undiciTransport({ connectTo: mock.connectTo }),
  })
}

/** Replicates the server's copies, or reads the account itself. */
function replicate(account: OwnAccount, source: string, to: string) {
  const { client_id: id, client_secret: secret } = server.client
  const target = { PLUGBOARD_REPLICATE_TO: to }
  if (source !== 'a server')
    return runOwn(account, ['replicate', account.kind, '--once', '--entities', account.entity], target)
  const env = { PLUGBOARD_URL: server.origin, PLUGBOARD_CLIENT_ID: id, PLUGBOARD_CLIENT_SECRET: secret }
  return runCli(['replicate', '--once', '--kinds', account.kind], { env: { ...env, ...target } })
}

describe.each(OWN_ACCOUNTS.map((account) => [account.kind, account] as const))('programs with %s', (kind, account) => {
  const { entity, nameOf } = account

  it('have types of 40 own fields', async () => {
    const folder = await temporaryFolder()
    expect((await runOwn(account, ['generate', kind, '--account', '--out', folder])).code).toBe(0)
    const text = await readFile(join(folder, `${kind}-account.ts`), 'utf8')
    expect(NUMBERS.filter((n) => !text.includes(`/** Field ${n} (`))).toEqual([])
  })

  it.each(['a server', 'the account'])('have a replica with 40 columns, from %s', async (source) => {
    const { url, drop } = await makeTestPostgres('empty')
    onTestFinished(drop)
    expect((await replicate(account, source, url)).code).toBe(0)
    const session = await connectPostgres(url)
    onTestFinished(() => session.close())
    const columns = NUMBERS.map((n) => `"${nameOf(n)}"`)
    const rows = await session.query(
      sql`select ${raw(columns.join(', '))} from ${raw(`${kind}.${entity} order by ${columns[1]}`)}`,
    )
    expect(rows.map((row) => Object.values(row).slice(0, 5))).toEqual([
      ['amber1', '2.5', new Date('2013-01-01T10:00:00Z'), 'gold', ['gold']],
      ['beryl1', '3.5', new Date('2013-01-02T10:00:00Z'), 'tin', ['gold', 'tin']],
      ['coral1', '4.5', new Date('2013-01-03T10:00:00Z'), 'gold', []],
    ])
    const folder = await temporaryFolder()
    expect((await replicate(account, source, `${folder}/`)).code).toBe(0)
    const lines = (await readFile(join(folder, kind, `${entity}.jsonl`), 'utf8')).trimEnd().split('\n')
    expect(lines.map((line) => ownIn(account, JSON.parse(line) as object))).toEqual([NUMBERS, NUMBERS, NUMBERS])
  })
})
