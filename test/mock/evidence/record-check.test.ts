import { expect, test } from 'vitest'
import { checkRecords, judgeRecord } from '../../../mock/evidence/record-check.ts'
import { parseFixture } from '../../../mock/index.ts'
import type { Json } from '../../../runtime/index.ts'
import { planOf } from '../../support/plan.ts'

const plan = planOf({
  entities: { items: { schema: 'Item' } },
  schemas: { Item: { id: 'string!', owner: 'Person?', members: 'Person[]?' }, Person: { name: 'string' } },
})
const fixture = parseFixture(
  `
source: {kind: composed, date: 2026-11-20}
shows: A sample of the test
call: {entity: items, action: list}
exchanges:
  - {request: {method: GET, path: /items}, response: {status: 200, body: {data: []}}}
result: {records: 0, next: null}
`,
  'fixtures/sample/items.list.yaml',
)

const checked = (record: { [name: string]: Json }) => checkRecords(plan, fixture, [record])

test('finds unknown fields also inside objects and lists that may be null', () => {
  expect(checked({ id: '1', owner: { nam: 'Ada' }, members: [{ name: 'Ada', age: 36 }] }).unknownFields).toEqual([
    'members[].age',
    'owner.nam',
  ])
})

test('takes null for an object that may be null', () => {
  expect(checked({ id: '1', owner: null, members: null })).toEqual({
    faults: [],
    unknownFields: [],
  })
})

test('judges alternatives as such, also after one of them was judged by itself', () => {
  const kinds = planOf({
    entities: {
      items: { schema: 'File' },
      entries: { schema: 'File|Folder', list: { request: 'GET /entries', records: '$.data' } },
    },
    schemas: { File: { id: 'string!', size: 'integer!' }, Folder: { id: 'string!', parts: 'integer!' } },
  })
  const folder = { id: '1', parts: 2 }
  expect(judgeRecord(kinds, 'items.list', folder).faults).toHaveLength(1)
  expect(judgeRecord(kinds, 'entries.list', folder).faults).toEqual([])
})
