/** Roads: what an operation is compiled to, and which functions a plain page passes through. */
import { relative } from 'node:path'
import { expect, test } from 'vitest'
import { execute, find, type Road } from '../../../runtime/index.ts'
import { localExecute } from '../../support/house/calls.ts'
import { planOf } from '../../support/plan.ts'
import { rawAnswer, startRawServer } from '../../support/raw-server.ts'
import { jsonAnswer, sentRequest, wireTo } from '../../support/wire.ts'

const REPORT = {
  request: 'POST /reports',
  keep: { report: '$.id' },
  steps: [{ request: 'GET /reports/{report}', until: { at: '$.status', is: ['done'], every: 1 } }],
}

const PLAN = planOf({
  entities: {
    items: {
      create: {
        request: 'POST /items',
        params: { items: { type: 'array', items: 'object', required: true, maxItems: 10 } },
        batch: { of: 'items', outcomes: '$.made' },
      },
      download: { request: 'GET /items/{id}/file', file: {} },
    },
    rows: {
      list: {
        ...REPORT,
        records: '$.rows',
      },
      download: {
        ...REPORT,
        params: { range: 'string' },
        file: { url: '$.url', range: 'range', hosts: ['files.example.com'] },
      },
    },
  },
})

/** The names of a road and of those within it. */
function namesOf(road: Road): string {
  if (road.kind === 'parts') return `parts of ${namesOf(road.road)}`
  return road.kind === 'steps' ? `steps to ${namesOf(road.last)}` : road.kind
}

test.each([
  ['items', 'list', 'page'],
  ['items', 'create', 'page'],
  ['items', 'download', 'file'],
  ['rows', 'list', 'steps to page'],
  ['rows', 'download', 'steps to file'],
])('%s.%s runs as %s', (entity, action, road) => {
  expect(namesOf(find(PLAN, entity, action).road)).toBe(road)
})

test('a plain page passes through seven functions beside the rooms', async () => {
  const entered = await localExecute()
  const own = [...entered].filter(([path]) => /^runtime\/(?:execute|roads\/\w+)\.ts$/.test(path))
  expect(own.flatMap(([path, names]) => names.filter((name) => /^\w+$/.test(name)).map((name) => `${relative('runtime', path)} ${name}`)).sort()).toEqual([
    'execute.ts execute', 'execute.ts run', 'execute.ts runPage',
    'roads/attempt.ts acquire', 'roads/attempt.ts attempt', 'roads/attempt.ts authorize', 'roads/attempt.ts sendRequest',
  ]) // prettier-ignore
})

test('a part of the file that a later request names is asked for at its host', async () => {
  const files = await startRawServer(rawAnswer(206, { 'content-range': 'bytes 0-1/9' }, 'ab'))
  const ready = jsonAnswer({ status: 'done', url: 'https://files.example.com/1' })
  const { connection } = await wireTo(PLAN, {
    answers: [jsonAnswer({ id: 'r1' }), ready],
    hosts: { 'https://files.example.com': files },
  })
  const params = { range: 'bytes=0-1' }
  const { file } = await execute(PLAN, { entity: 'rows', action: 'download', params }, connection)
  expect([file?.range, sentRequest(files.requests[0]!).headers.range]).toEqual(['bytes 0-1/9', 'bytes=0-1'])
  await file?.stream.cancel()
})
