/** Copies that no snapshot can show: records without searched fields, references to missing records. */
import { describe, expect, it } from 'vitest'
import { snapshotOf } from '../../../mock/index.ts'
import type { JsonObject } from '../../../runtime/index.ts'
import { planOf } from '../../support/plan.ts'
import { shop } from './shop.ts'

async function faultsOf(before: string, after: string): Promise<readonly string[]> {
  return (await snapshotOf(shop(before, after))).faults
}

describe('the copy of an entity', () => {
  it('is refused where a record has nothing of the declared type for a search', async () => {
    expect(await faultsOf('total: integer, changed_at: datetime}', 'total: boolean, changed_at: datetime}')).toEqual([
      expect.stringMatching(/^The searchable field total of orders is integer, but a record has (?:true|false)$/),
    ])
  })

  it('is refused where the manifest cannot fill it', async () => {
    expect(await faultsOf('sync: {field: changed_at', 'sync: {field: total')).toEqual([
      expect.stringMatching(/^The copy of orders cannot be shown: /),
    ])
  })

  it('names the fields that its schema does not know', async () => {
    const index = 'schemas:\n  CustomerIndex: {id: string, mail: string}\n'
    const plan = shop('search: [id, name]', 'search: CustomerIndex', ['schemas:\n', index])
    const { customers } = (await snapshotOf(plan)).document.entities as { customers: { records: JsonObject } }
    expect(customers.records.searchable).toEqual({ id: 'string', mail: 'string (not in the schema)' })
  })

  it('holds changes that only syncs read against their schema', async () => {
    const plan = planOf({
      entities: {
        items: {
          schema: 'Item',
          search: ['id'],
          sync: { later: { field: 'at', with: { since: '{{since}}' }, record: '$.item' } },
          changes: {
            request: 'GET /events',
            params: { since: 'integer' },
            schema: 'Event',
            records: '$.data',
            pagination: { style: 'none', because: 'One page.' },
          },
        },
      },
      schemas: { Item: { id: 'string!' }, Event: { at: 'integer!', item: 'string' } },
    })
    const { faults } = await snapshotOf(plan)
    expect(faults).toEqual([expect.stringContaining('Of the changes of items: Record 1 at /item')])
  })

  it('has changes where their list is below an entry of another list', async () => {
    const plan = planOf({
      entities: {
        items: {
          schema: 'Item',
          search: ['id'],
          sync: { later: { field: 'at', with: { since: '{{since}}' } } },
          changes: {
            request: 'GET /feeds',
            params: { since: 'string' },
            records: '$.feeds[0].items',
            pagination: { style: 'none', because: 'One page.' },
          },
        },
      },
      schemas: { Item: { id: 'string!', at: 'datetime!' } },
    })
    const { document, faults } = await snapshotOf(plan)
    const { items } = document.entities as { items: { records: JsonObject } }
    expect(faults).toEqual([])
    expect(items.records).toMatchObject({ later: { answer: { feeds: [{ items: [{ id: expect.anything() }] }] } } })
  })

  it('is asked later by the token that its last page has', async () => {
    const plan = planOf({
      entities: {
        items: {
          schema: 'Item',
          search: ['id'],
          sync: { token: 'sync_token', param: 'sync_token' },
          list: {
            request: 'GET /items',
            params: { sync_token: 'string' },
            records: '$.data',
            meta: { sync_token: '$.next_sync_token' },
          },
        },
      },
      schemas: { Item: { id: 'string!' } },
    })
    const { items } = (await snapshotOf(plan)).document.entities as { items: { records: JsonObject } }
    expect(items.records).toMatchObject({
      whole: { newest: 'token-2' },
      later: { since: 'token-1', requests: [{ GET: '/items', query: { sync_token: 'token-1' } }] },
    })
  })
})
