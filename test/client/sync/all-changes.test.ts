/** The changes of all copies, from a simulated platform. */
import { describe, expect, test } from 'vitest'
import { platform, type CopyChange } from '../../../client/index.ts'

const ABOUT = { connector_id: 'k1', connector_type: 'hubspot', external_user_id: 'user_1', entity: 'deals' }
const COPY = { connectorId: 'k1', kind: 'hubspot', externalUserId: 'user_1', entity: 'deals' }
const TIME = '2026-01-31T12:00:00.000Z'
const UPSERT = {
  ...ABOUT,
  operation: 'upsert',
  key: '1',
  changed_at: TIME,
  record: { id: '1' },
  mapped: { size: 12.5 },
}
const DELETE = { ...ABOUT, operation: 'delete', key: '2', changed_at: TIME, record: null }
const RESET = { ...ABOUT, external_user_id: null, operation: 'reset', key: null, changed_at: TIME, record: null }

/** The body of a page. */
function page(data: readonly object[], meta: Readonly<Record<string, unknown>>) {
  return { data, meta: { has_more: false, snapshot: false, status: 'ready', unready: [], ...meta } }
}

/** A platform that returns some pages in order, and records its requests. */
function platformOf(...pages: readonly object[]) {
  const asked: string[] = []
  const left = [...pages]
  const fetch: typeof globalThis.fetch = async (input) => {
    const { pathname, search } = new URL(input as string)
    if (pathname.endsWith('token')) return Response.json({ access_token: 't', token_type: 'Bearer', expires_in: 900 })
    asked.push(decodeURIComponent(`${pathname.slice('/api/v1'.length)}${search}`))
    return Response.json(left.shift() ?? {}, { status: 200 })
  }
  const clock = {
    now: () => 0,
    random: () => 0,
    wait: async (_: number, signal?: AbortSignal) => signal?.throwIfAborted(),
  }
  return { asked, api: platform({ baseUrl: 'http://127.0.0.1:9', clientId: 'a', clientSecret: 'b', fetch, clock }) }
}

async function all(changes: AsyncIterable<CopyChange>): Promise<CopyChange[]> {
  const found: CopyChange[] = []
  for await (const change of changes) found.push(change)
  return found
}

describe('the changes of all copies', () => {
  test('begin with every record, and name its copy; the end names what is deleted', async () => {
    const { asked, api } = platformOf(
      page([UPSERT], { has_more: true, snapshot: true, cursor: 'c1' }),
      page([DELETE, RESET], { cursor: 'c2' }),
    )
    const found = await all(
      api.changes({ externalUserId: 'user_1', kinds: ['hubspot'], entities: ['deals'], limit: 2 }),
    )
    const pass = found[0]?.pass ?? ''
    expect(found).toEqual([
      {
        ...COPY,
        operation: 'upsert',
        key: '1',
        changedAt: TIME,
        record: { id: '1' },
        mapped: { size: 12.5 },
        pass,
        checkpoint: `snapshot ${pass} c1`,
      },
      {
        ...COPY,
        operation: 'delete',
        key: '2',
        changedAt: TIME,
        record: null,
        pass,
        checkpoint: `snapshot ${pass} c1`,
      },
      {
        ...COPY,
        externalUserId: null,
        operation: 'reset',
        changedAt: TIME,
        pass,
        checkpoint: `snapshot ${pass} c1`,
      },
      { operation: 'complete', except: [], pass, checkpoint: `snapshot ${pass} c1` },
      { operation: 'caught_up', pass, checkpoint: 'c2' },
    ])
    const filter = 'external_user_id=user_1&connector_types=hubspot&entities=deals&limit=2'
    expect(asked).toEqual([`/integrations/changes?${filter}`, `/integrations/changes?${filter}&after=c1`])
    await api.close()
  })

  test('leave out copies in their first sync, until they have all their records', async () => {
    const unready = [
      { connector_id: 'k2', entity: 'deals', status: 'preview' },
      { connector_id: 'k3', entity: 'deals', status: 'held' },
    ]
    const first = platformOf(page([UPSERT], { snapshot: true, cursor: 'c1', status: 'held', unready }))
    const before = await all(first.api.changes())
    expect(before.slice(1)).toMatchObject([
      { operation: 'complete', except: [{ connectorId: 'k2', entity: 'deals' }] },
      { operation: 'caught_up' },
    ])
    const last = before.at(-1)
    const second = platformOf(page([UPSERT], { cursor: 'c2' }))
    const after = await all(second.api.changes({ after: last?.checkpoint ?? '' }))
    expect(after).toMatchObject([
      { operation: 'upsert', pass: last?.pass },
      { operation: 'complete', except: [], pass: last?.pass },
      { operation: 'caught_up', checkpoint: 'c2' },
    ])
    expect(second.asked).toEqual(['/integrations/changes?after=c1'])
  })

  test('continue after a checkpoint with only the changes', async () => {
    const { api } = platformOf(page([DELETE], { cursor: 'c2' }))
    const found = await all(api.changes({ after: 'c1' }))
    expect(found.map(({ operation, checkpoint }) => [operation, checkpoint])).toEqual([
      ['delete', 'c1'],
      ['caught_up', 'c2'],
    ])
  })

  test('wait for more where they are followed', async () => {
    const { api } = platformOf(page([], { cursor: 'c1' }), page([], { cursor: 'c1' }), page([DELETE], { cursor: 'c2' }))
    const found: string[] = []
    for await (const { operation } of api.changes({ after: 'c1', follow: true })) {
      found.push(operation)
      if (operation === 'delete') break
    }
    expect(found).toEqual(['caught_up', 'delete'])
  })

  test('refuse unknown options', () => {
    const { api } = platformOf()
    expect(() => api.changes({ customer: 'user_1' } as never)).toThrow('option "customer" is not known')
  })
})
