/** Operations whose requests are alike: one has any statement, the other a fixed one. */
import { expect, it, onTestFinished } from 'vitest'
import { startMock } from '../../mock/index.ts'
import { planOf } from '../support/plan.ts'
import { fetchFrom } from './fetch-from.ts'

const QUERIES = planOf({
  kind: 'queries',
  schemas: { Statement: { id: 'string!' }, Row: { name: 'string' } },
  entities: {
    statements: {
      schema: 'Statement',
      execute: {
        request: 'POST /statements',
        effect: 'destroys',
        params: { statement: 'string!' },
        body: { statement: '{{statement}}' },
      },
    },
    rows: {
      schema: 'Row',
      list: {
        request: 'POST /statements',
        effect: 'read',
        params: { count: 'integer!' },
        body: { statement: 'SELECT * FROM T LIMIT {{count}}' },
        records: '$.rows',
        pagination: { style: 'none', because: 'One answer.' },
      },
    },
  },
}).manifest

it('the mock takes a request for the operation whose manifest states most of it', async () => {
  const mock = await startMock([QUERIES], { fixtures: false, records: 2 })
  onTestFinished(() => mock.close())
  const ask = async (statement: string): Promise<string[]> => {
    const { text } = await fetchFrom(mock, mock.hosts.queries, '/statements', {
      method: 'POST',
      headers: { authorization: 'Bearer any', 'content-type': 'application/json' },
      body: JSON.stringify({ statement }),
    })
    return Object.keys(JSON.parse(text) as object)
  }
  expect(await Promise.all(['SELECT * FROM T LIMIT 5', 'DROP TABLE T'].map(ask))).toEqual([['rows'], ['id']])
})
