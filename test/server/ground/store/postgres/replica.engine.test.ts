/** Searches and feeds on a streaming replica: they see what was written, whatever the replica lacks, and never fail for its sake. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { readConfig } from '../../../../../server/config/index.ts'
import { examine } from '../../../../../server/operators/operate/index.ts'
import { applyRecord, deleteRecord } from '../../../../../server/copy/changes/record-changes.ts'
import { type Copy } from '../../../../../server/copy/records/copy.ts'
import { readAllChanges } from '../../../../../server/copy/changes/all-feed.ts'
import { readChanges } from '../../../../../server/copy/changes/feed.ts'
import { SearchEngine } from '../../../../../server/copy/search/search.ts'
import {
  type Database,
  examineReplica,
  migrate,
  openDatabase,
  openReplica,
  type Replica,
  type ReplicaOutcome,
  type ReplicaState,
} from '../../../../../server/ground/store/index.ts'
import { CURSORS } from '../../../../support/cursors.ts'
import { makeTestPostgres } from '../../../../support/database.ts'
import { type Replicated, startReplicated } from '../../../../support/replicated.ts'
import { syncedConnector } from '../../../copy/changes/reader.ts'
import { fill, found, makeConnector } from '../../../copy/search/support.ts'

const PATIENT = { acquireTimeoutMs: 120_000, statementTimeoutMs: 120_000 }
const NEVER_BEHIND = 24 * 3600 * 1000

/** A process that reads copies, with what its reads came to. */
interface Reader {
  readonly search: SearchEngine
  readonly replica: Replica
  readonly states: ReplicaState[]
  /** What reads came to since they were asked for last. */
  taken(): ReplicaOutcome[]
}

let servers: Replicated
let database: Database
let copy: Copy

beforeAll(async () => {
  servers = await startReplicated()
  database = await openDatabase({ url: servers.url }, PATIENT)
  await migrate(database)
})
afterAll(async () => {
  await database?.close()
  await servers?.stop()
})
beforeEach(async () => {
  copy = await syncedConnector(database, randomUUID())
  await fill(database, copy, [
    { id: 'a', name: 'first' },
    { id: 'b', name: 'second' },
  ])
  await servers.caughtUp()
})

async function openReader(maxLagMs = NEVER_BEHIND, url = servers.replicaUrl): Promise<Reader> {
  const [states, outcomes]: [ReplicaState[], ReplicaOutcome[]] = [[], []]
  const replica = await openReplica(database, {
    url,
    poolSize: 4,
    preparedStatements: true,
    maxLagMs,
    onChange: (state) => states.push(state),
    onRead: (outcome) => outcomes.push(outcome),
  })
  onTestFinished(() => replica.close())
  const search = new SearchEngine({ database, replica, cursors: CURSORS })
  return { search, replica, states, taken: () => outcomes.splice(0) }
}

async function ready(reader: Reader): Promise<Reader> {
  await expect.poll(() => reader.replica.isReady).toBe(true)
  return reader
}

const put = (id: string, name: string) =>
  database
    .of(copy.organizationId)
    .transaction((sql) => applyRecord(sql, copy, { key: id, record: JSON.stringify({ id, name }) }))

const namesIn = async ({ search }: Reader) =>
  (await found(search, copy, { query: {} })).map(({ name }) => name).toSorted()

/** Waits until a search is answered by the replica, which a slow machine may lose a second time. */
async function readAgain(reader: Reader, names: readonly string[]): Promise<void> {
  reader.taken()
  const outcomes = async () => {
    expect(await namesIn(reader)).toEqual(names)
    return reader.taken()
  }
  await expect.poll(outcomes).toEqual(['replica'])
}

/** Has the replica stand still until the test ends. */
async function pauseReplay(): Promise<void> {
  await servers.onReplica('select pg_wal_replay_pause()')
  const paused = `select pg_get_wal_replay_pause_state() as state`
  await expect.poll(() => servers.onReplica(paused)).toEqual([{ state: 'paused' }])
  onTestFinished(async () => void (await servers.onReplica('select pg_wal_replay_resume()')))
}

async function feedOf({ search: { reads } }: Reader, after?: string) {
  const scope = database.of(copy.organizationId)
  const page = await readChanges(scope, CURSORS, copy, { after, reads })
  const all = await readAllChanges(scope, CURSORS, {
    filter: { organizationId: copy.organizationId },
    open: async () => copy,
    reads,
  })
  const keys = ({ data }: { data: Uint8Array }) =>
    (JSON.parse(Buffer.from(data).toString()) as { key: string; operation: string }[]).map(({ key }) => key)
  return [keys(page), keys(all)]
}

describe('a replica that has everything', () => {
  it('is read by searches with their counts, the search of many copies, and feeds', async () => {
    const reader = await ready(await openReader())
    const { data, meta } = await reader.search.search(copy, { query: {}, total: true, facets: ['name'] })
    expect(JSON.parse(Buffer.from(data).toString())).toMatchObject([{ id: 'a' }, { id: 'b' }])
    expect(meta).toMatchObject({ total: { count: 2 }, facets: expect.anything() })
    expect(new Set(reader.taken())).toEqual(new Set(['replica']))
    const [{ version } = { version: '' }] = await database.query<{ version: string }>(
      `select c.xmin::text || '.' || g.xmin::text as version from copies c join generations g on g.id = c.generation where c.connector_id = $1`,
      [copy.connectorId],
    )
    const [{ generation } = { generation: 0 }] = await database.query<{ generation: number }>(
      'select generation from copies where connector_id = $1',
      [copy.connectorId],
    )
    const hit = { copy, generation, records: 2, version, hit: { title: [['name']], text: [] } }
    const { hits } = await reader.search.hits([hit], 'second', 10)
    expect(hits.map(({ key }) => key)).toEqual(['b'])
    expect(new Set(reader.taken())).toEqual(new Set(['replica']))
    expect(await feedOf(reader)).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ])
    expect(new Set(reader.taken())).toEqual(new Set(['replica']))
  })

  it('X10 shows a role of one organization to feeds, as the database does', async () => {
    const reader = await ready(await openReader())
    const other = await makeConnector(database)
    await servers.caughtUp()
    const rows = await reader.search.reads
      .of({ organizationId: other.organizationId, seen: [] })
      .query<{ user: string }>('select current_user::text as user')
    expect(rows).toEqual([{ user: 'plugboard_app' }])
    const there = await reader.replica.read<{ user: string; organization: string }>({
      check: { text: 'select true as fresh' },
      organizationId: other.organizationId,
      statements: [
        { text: `select current_user::text as user, current_setting('plugboard.organization') as organization` },
        { text: 'select id from connectors' },
      ],
    })
    expect(there).toEqual([
      [{ user: 'plugboard_app', organization: other.organizationId }],
      [{ id: other.connectorId }],
    ])
  })
})

describe('a replica that lacks writes', () => {
  it('never shows a search or a feed less than was written before', async () => {
    const reader = await ready(await openReader())
    const { cursor } = await readChanges(database.of(copy.organizationId), CURSORS, copy, {})
    await pauseReplay()
    await put('c', 'third')
    expect(await namesIn(reader)).toEqual(['first', 'second', 'third'])
    expect(await feedOf(reader, cursor)).toEqual([['c'], ['a', 'b', 'c']])
    await database.of(copy.organizationId).transaction((sql) => deleteRecord(sql, copy, 'a'))
    expect(await namesIn(reader)).toEqual(['second', 'third'])
    expect(new Set(reader.taken())).toEqual(new Set(['stale']))
  })

  it('is still read for copies that did not change', async () => {
    const reader = await ready(await openReader())
    const unchanged = copy
    await pauseReplay()
    copy = await makeConnector(database)
    await fill(database, copy, [{ id: 'z', name: 'new' }])
    expect(await namesIn(reader)).toEqual(['new'])
    expect(reader.taken()).not.toContain('replica')
    copy = unchanged
    expect(await namesIn(reader)).toEqual(['first', 'second'])
    expect(reader.taken()).toEqual(['replica'])
  })

  it('shows each of many writes to searches that follow it at once, while it replays', async () => {
    const reader = await ready(await openReader())
    for (let n = 0; n < 200; n++) {
      await put('c', `name ${n}`)
      expect(await namesIn(reader)).toContain(`name ${n}`)
    }
    await servers.caughtUp()
    reader.taken()
    expect(await namesIn(reader)).toContain('name 199')
    expect(reader.taken()).toEqual(['replica'])
  })

  it('is not read once it is behind for longer than allowed, and again when it has caught up', async () => {
    const reader = await ready(await openReader(1_000))
    await pauseReplay()
    await put('c', 'third')
    await expect.poll(() => reader.states.at(-1)).toBe('behind')
    expect(await namesIn(reader)).toEqual(['first', 'second', 'third'])
    expect(reader.taken()).not.toContain('replica')
    await servers.onReplica('select pg_wal_replay_resume()')
    await readAgain(reader, ['first', 'second', 'third'])
  })
})

describe('a replica that fails', () => {
  it('is killed while it is read: no search fails, and it is read again when it is back', async () => {
    const reader = await ready(await openReader())
    const over = new AbortController()
    let searches = 0
    const searching = Promise.all(
      Array.from({ length: 8 }, async () => {
        for (; !over.signal.aborted; searches++) expect(await namesIn(reader)).toEqual(['first', 'second'])
      }),
    )
    await expect.poll(() => searches).toBeGreaterThan(50)
    await servers.killReplica()
    await expect.poll(() => reader.states.at(-1)).toBe('unreachable')
    const before = searches
    await expect.poll(() => searches).toBeGreaterThan(before + 50)
    await servers.startReplica()
    await ready(reader)
    over.abort()
    await searching
    await readAgain(reader, ['first', 'second'])
  })

  it('X11 of another database, or one that is none, is not read', async () => {
    const { url, drop } = await makeTestPostgres('migrated')
    onTestFinished(drop)
    for (const foreign of [url, servers.url]) {
      const reader = await openReader(NEVER_BEHIND, foreign)
      await expect.poll(() => reader.states).toEqual(['foreign'])
      expect(await namesIn(reader)).toEqual(['first', 'second'])
      expect(reader.taken()).not.toContain('replica')
      expect(await examineReplica(database, foreign)).toMatchObject({ isReplica: false })
    }
  })

  it('is reported by doctor: how far it is behind, what it lacks, and that it is none', async () => {
    const report = async (replicaUrl: string) => {
      const env = { DATABASE_URL: servers.url, PLUGBOARD_DATABASE_REPLICA_URL: replicaUrl }
      const config = readConfig({ env, set: ['listen.port=0', 'admin.port=0'] })
      for await (const check of examine(config)) if (check.name === 'replica') return check
      return undefined
    }
    expect(await report(servers.replicaUrl)).toMatchObject({ state: 'ok' })
    expect(await report(servers.url)).toMatchObject({
      state: 'fail',
      message: 'database.replicaUrl names no streaming replica of the database',
    })
    expect(await report('postgres://postgres@127.0.0.1:1/postgres')).toMatchObject({ state: 'warn' })
    await pauseReplay()
    await database.exec(`insert into migrations (version, name, sha256) values (9999, '9999-later.sql', 'x')`)
    onTestFinished(() => database.exec('delete from migrations where version = 9999'))
    expect(await report(servers.replicaUrl)).toMatchObject({
      state: 'warn',
      message: expect.stringMatching(/^is \d+ KiB of the log behind; lacks migrations of the database$/),
    })
  })
})
