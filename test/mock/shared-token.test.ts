/** Lists whose token of changes and token of the next page have one name on the wire. */
import { expect, it, onTestFinished } from 'vitest'
import { startMock } from '../../mock/index.ts'
import { planOf } from '../support/plan.ts'
import { fetchFrom } from './fetch-from.ts'

const FILES = planOf({
  kind: 'files',
  schemas: { File: { id: 'string!', name: 'string' } },
  entities: {
    files: {
      schema: 'File',
      search: 'File',
      hit: { title: 'name' },
      list: {
        request: 'GET /files',
        params: {
          deltaToken: { type: 'string', as: 'token' },
          pageToken: { type: 'string', as: 'token' },
          top: { type: 'integer' },
        },
        records: '$.value',
        meta: { deltaToken: '$.deltaLink?token' },
        pagination: { style: 'link', next: '$.nextLink', param: 'pageToken', size: 'top', drop: ['deltaToken'] },
      },
      sync: {
        from: 'files.list',
        token: 'deltaToken',
        later: { from: 'files.list', param: 'deltaToken' },
      },
    },
  },
}).manifest

const RECORDS = 7

it.each([
  ['from the start', ''],
  ['since a time', '&token=2000-01-01T00:00:00Z'],
])('the mock lists each record once %s', async (_, since) => {
  const mock = await startMock([FILES], { fixtures: false, records: RECORDS })
  onTestFinished(() => mock.close())
  const lengths: number[] = []
  const links: string[] = []
  for (let path: string | undefined = `/files?top=3${since}`; path !== undefined;) {
    const { text } = await fetchFrom(mock, mock.hosts.files, path, { headers: { authorization: 'Bearer any' } })
    const { value, nextLink } = JSON.parse(text) as { value: unknown[]; nextLink?: string }
    lengths.push(value.length)
    const next = nextLink === undefined ? undefined : new URL(nextLink)
    path = next && next.pathname + next.search
    if (next) links.push(next.searchParams.get('token')!)
  }
  expect({ lengths, isLonger: new Set(links.map((link) => link.replace(/^after_\d+/, ''))).size > 1 }).toEqual({
    lengths: [3, 3, 1],
    isLonger: false,
  })
})
