/** Changes of the platform's copies, from a simulated platform. */
import { describe, expect, test } from 'vitest'
import { connect, type ChangePage } from '../../../client/index.ts'
import { changesOf, connect as connectHosted, copiedRecord, recordCount } from '../../../client/hosted/index.ts'
import { ConnectorError } from '../../../runtime/index.ts'

interface Answer {
  readonly status?: number
  readonly body: unknown
}

/** A page of the platform. */
function page(keys: readonly string[], meta: Record<string, unknown>): Answer {
  const data = keys.map((key) =>
    key.startsWith('-')
      ? { operation: 'delete', key: key.slice(1), changed_at: '2026-01-31T12:00:01.000Z', record: null }
      : { operation: 'upsert', key, changed_at: '2026-01-31T12:00:00.000Z', record: { id: key } },
  )
  return { body: { data, meta: { has_more: false, snapshot: false, status: 'ready', ...meta } } }
}

/** A platform that returns some responses in order, and records its requests. */
function platformOf(...answers: readonly Answer[]) {
  const asked: string[] = []
  const waits: number[] = []
  const left = [...answers]
  const fetch: typeof globalThis.fetch = async (input) => {
    const { pathname, search } = new URL(input as string)
    if (pathname.endsWith('token')) return Response.json({ access_token: 't', token_type: 'Bearer', expires_in: 900 })
    asked.push(decodeURIComponent(`${pathname.slice('/api/v1/integrations/connectors/'.length)}${search}`))
    const { status = 200, body } = left.shift() ?? { status: 500, body: {} }
    return Response.json(body, { status })
  }
  const clock = {
    now: () => 0,
    random: () => 0,
    wait: async (ms: number, signal?: AbortSignal) => {
      waits.push(ms)
      signal?.throwIfAborted()
    },
  }
  const hosted = {
    baseUrl: 'http://127.0.0.1:9',
    clientId: 'a',
    clientSecret: 'b',
    externalUserId: 'c',
    connectorId: 'd',
  }
  const options = { hosted: { ...hosted, fetch, clock } }
  return { asked, waits, options }
}

/** Pages as a test compares them: operations with their keys, and where the next one continues. */
async function read(pages: AsyncIterable<ChangePage<never>>): Promise<[string, string][]> {
  const all: [string, string][] = []
  for await (const { changes, checkpoint } of pages as AsyncIterable<
    ChangePage<{ operation: string; key?: string; checkpoint: string }>
  >)
    all.push([
      changes.map(({ operation, key = '' }) => `${operation} ${key}`.trim()).join(', '),
      checkpoint.replace(/ 20\S+Z /, ' TIME '),
    ])
  return all
}

describe('from the beginning', () => {
  test('every record comes first, the others are deleted, and changes follow', async () => {
    const { asked, options } = platformOf(
      page(['a', 'b'], { has_more: true, snapshot: true, cursor: 'c1' }),
      page(['c'], { snapshot: true, cursor: 'c2' }),
    )
    const connector = await connect<string>('stripe', options)
    const pages = connector.$changes('customers', { limit: 2 }).pages()
    expect(await read(pages as never)).toEqual([
      ['upsert a, upsert b', 'snapshot TIME c1'],
      ['upsert c, complete, caught_up', 'c2'],
    ])
    expect(asked).toEqual(['d/records/customers?limit=2', 'd/records/customers?after=c1&limit=2'])
  })

  test('a snapshot that is continued by another process has the same pass', async () => {
    const first = platformOf(page(['a'], { has_more: true, snapshot: true, cursor: 'c1' }), page([], { cursor: 'c2' }))
    const connector = await connect<string>('stripe', first.options)
    const pages = connector.$changes('customers').pages()
    const { value } = await pages.next()
    await pages.return()
    const { asked, options } = platformOf(page(['b'], { snapshot: true, cursor: 'c2' }))
    const other = await connect<string>('stripe', options)
    const passes = new Set(value?.changes.map(({ pass }) => pass))
    for await (const { pass } of other.$changes('customers', { after: value!.checkpoint })) passes.add(pass)
    expect([...passes]).toHaveLength(1)
    expect(asked).toEqual(['d/records/customers?after=c1'])
  })

  test('nothing counts as deleted before the first sync is complete', async () => {
    const { options } = platformOf(page(['a'], { snapshot: true, status: 'preview', cursor: 'c1' }))
    const connector = await connect<string>('stripe', options)
    expect(await read(connector.$changes('customers').pages() as never)).toEqual([
      ['upsert a, caught_up', 'snapshot TIME c1'],
    ])
  })
})

test('after a cursor, only changes come, including deletions', async () => {
  const { options } = platformOf(page(['a', '-b'], { cursor: 'c2' }))
  const connector = await connect<string>('stripe', options)
  const changes: unknown[] = []
  for await (const { pass: _, ...change } of connector.$changes('customers', { after: 'c1' })) changes.push(change)
  const about = { kind: 'stripe', entity: 'customers', below: null }
  expect(changes).toEqual([
    {
      ...about,
      operation: 'upsert',
      key: 'a',
      changedAt: '2026-01-31T12:00:00.000Z',
      record: { id: 'a' },
      checkpoint: 'c1',
    },
    { ...about, operation: 'delete', key: 'b', changedAt: '2026-01-31T12:00:01.000Z', record: null, checkpoint: 'c1' },
    { ...about, operation: 'caught_up', checkpoint: 'c2' },
  ])
})

test('following waits at the end, and for a copy that does not exist yet', async () => {
  const early = { status: 409, body: { code: 'search_not_ready', message: 'Not yet', retry_after: 2 } }
  const { asked, waits, options } = platformOf(
    early,
    page(['a'], { cursor: 'c2' }),
    page([], { cursor: 'c2' }),
    page(['b'], { cursor: 'c3' }),
    page([], { cursor: 'c3' }),
  )
  const connector = await connectHosted<string>('stripe', options)
  const seen: string[] = []
  for await (const change of changesOf(connector, 'customers', { after: 'c1', follow: true, everyMs: 5000 })) {
    if (change.operation === 'upsert') seen.push(change.key)
    if (change.operation === 'caught_up' && seen.length === 2) break
  }
  expect(seen).toEqual(['a', 'b'])
  expect(waits.slice(0, 3)).toEqual([2000, 5000, 5000])
  expect(asked.slice(0, 4).map((path) => path.split('after=')[1])).toEqual(['c1', 'c1', 'c2', 'c2'])
})

test('a copy returns one record, and their number', async () => {
  const meta = { key: 'a/b', changed_at: '2026-01-31T12:00:00.000Z', status: 'ready' }
  const { asked, options } = platformOf(
    { body: { data: { id: 'a/b' }, meta } },
    { body: { data: { count: 12 }, meta: { status: 'preview' } } },
  )
  const connector = await connectHosted<string>('stripe', options)
  expect(await copiedRecord(connector, 'customers', 'a/b')).toEqual({
    record: { id: 'a/b' },
    changedAt: '2026-01-31T12:00:00.000Z',
    status: 'ready',
  })
  expect(await recordCount(connector, 'customers')).toEqual({ count: 12, status: 'preview' })
  expect(asked).toEqual(['d/records/customers/record?key=a/b', 'd/records/customers/count'])
  const local = await connect<string>('stripe', { credentials: { api_key: 'k' } })
  await expect(recordCount(local, 'customers')).rejects.toThrow('Cannot ask for the count of customers')
  await expect(recordCount({}, 'customers')).rejects.toThrow('this is not a connector')
  await local.$close()
})

test('the fields of the connector’s map come with upserts, and with a record', async () => {
  const mapped = { plan: 'pro', seats: null }
  const change = { operation: 'upsert', key: '1', changed_at: '2026-01-31T12:00:00.000Z', record: { id: '1' }, mapped }
  const meta = { key: '1', changed_at: '2026-01-31T12:00:00.000Z', status: 'ready', mapped }
  const { options } = platformOf(
    { body: { data: [change], meta: { has_more: false, snapshot: false, status: 'ready', cursor: 'c2' } } },
    { body: { data: { id: '1' }, meta } },
  )
  const connector = await connect<string>('stripe', options)
  const { value } = await connector.$changes('customers', { after: 'c1' })[Symbol.asyncIterator]().next()
  expect(value).toMatchObject({ operation: 'upsert', mapped })
  expect(await copiedRecord(connector, 'customers', '1')).toMatchObject({ record: { id: '1' }, mapped })
})

describe('what cannot be read', () => {
  test('is a cursor that is too old: the error advises to start over', async () => {
    const hint = 'Begin anew without a cursor, and delete what you hold and are not given.'
    const { options } = platformOf({ status: 400, body: { code: 'cursor_expired', message: 'Cannot continue', hint } })
    const connector = await connect<string>('stripe', options)
    const error: unknown = await read(connector.$changes('customers', { after: 'old' }).pages() as never).catch(
      (thrown: unknown) => thrown,
    )
    expect(error).toMatchObject({ code: 'cursor_expired', hint })
  })

  test('is a connector of open source mode, which has sync', async () => {
    const connector = await connect<string>('stripe', { credentials: { api_key: 'k' } })
    expect(() => connector.$changes('customers')).toThrow(ConnectorError)
    await connector.$close()
  })

  test('is an iteration whose signal has ended', async () => {
    const { options } = platformOf()
    const connector = await connect<string>('stripe', options)
    const changes = connector.$changes('customers', { signal: AbortSignal.abort() })
    await expect(read(changes.pages() as never)).rejects.toMatchObject({ code: 'cancelled' })
  })
})
