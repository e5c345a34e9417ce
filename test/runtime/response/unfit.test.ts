/** Lists with elements that are no records: an error, or left out for a caller that takes them. */
import { describe, expect, test } from 'vitest'
import { type Call, execute, executeRaw, type UnfitElement } from '../../../runtime/index.ts'
import { planOf } from '../../support/plan.ts'
import { rawAnswer } from '../../support/raw-server.ts'
import { jsonAnswer, sentRequest, wireTo } from '../../support/wire.ts'

const PLAN = planOf({
  entities: {
    items: {
      list: {
        request: 'GET /items',
        params: { at: 'integer', limit: { type: 'integer', default: 4 } },
        records: '$.data',
        meta: { total: '$.total' },
        pagination: { style: 'offset', param: 'at', size: 'limit' },
      },
    },
    second: { list: { request: 'GET /second', records: '$.lists[1]' } },
    orders: { list: { request: 'GET /orders', records: '$.data', flatten: { list: 'lines' } } },
    nodes: {
      list: { graphql: 'query { nodes { nodes { id } } }', request: 'POST /graphql', records: '$.data.nodes.nodes' },
    },
  },
})

const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`
const json = { 'content-type': 'application/json' }

/** Result of a call that accepts unfit elements, as values and as JSON text. */
async function taken(call: Call, body: string) {
  const answer = rawAnswer(200, json, body)
  const { connection } = await wireTo(PLAN, { answers: [answer] })
  const unfit: UnfitElement[] = []
  const { records } = await execute(PLAN, call, connection, { onUnfit: (one) => void unfit.push(one) })
  const again: UnfitElement[] = []
  const raw = await executeRaw(PLAN, call, connection, { onUnfit: (one) => void again.push(one) })
  const reasons = unfit.map(({ reason }) => reason)
  expect(again.map(({ reason }) => reason)).toEqual(reasons)
  const text = Buffer.from(raw.records ?? []).toString()
  expect(raw.starts.map((start) => text[start])).toEqual(raw.starts.map(() => '{'))
  expect(raw.count).toBe((records as object[]).length)
  return { records, text, reasons }
}

async function codeOf(call: Call, body: string): Promise<unknown> {
  const { connection } = await wireTo(PLAN, { answers: [rawAnswer(200, json, body)] })
  return execute(PLAN, call, connection).then(
    ({ records }) => records,
    (error: { code: string }) => error.code,
  )
}

const ITEMS = { entity: 'items', action: 'list' }

describe('S6 elements that are no records', () => {
  test('are left out, and the others keep their digits', async () => {
    const body = `{"total":4,"data":[null, {"id":9007199254740993} ,"x",${deep(250)},[1], {"id":2}]}`
    const { text, reasons } = await taken(ITEMS, body)
    expect(text).toBe('[{"id":9007199254740993},{"id":2}]')
    expect(reasons).toEqual(['not_an_object', 'not_an_object', 'nested_too_deep', 'not_an_object'])
  })

  test.each([
    ['second', `{"lists":[[],[null,{"id":1}]]}`],
    ['orders', `{"data":[{"lines":[{"id":1},null]}]}`],
    ['nodes', `{"data":{"nodes":{"nodes":[null,{"id":1}]}}}`],
  ])('are left out of %s', async (entity, body) => {
    expect(await taken({ entity, action: 'list' }, body)).toEqual({
      records: [{ id: 1 }],
      text: '[{"id":1}]',
      reasons: ['not_an_object'],
    })
  })

  test('nested 100,000 levels deep are left out', async () => {
    const { text, reasons } = await taken(ITEMS, `{"data":[${deep(100_000)},{"id":1}]}`)
    expect([text, reasons]).toEqual(['[{"id":1}]', ['nested_too_deep']])
  })

  test('count for the size of a page: one with them is no short one', async () => {
    const { connection, server } = await wireTo(PLAN, {
      answers: [jsonAnswer({ data: [{ id: 1 }, null, { id: 2 }, null] }), jsonAnswer({ data: [] })],
    })
    const { next } = await executeRaw(PLAN, ITEMS, connection, { onUnfit: () => {} })
    await executeRaw(PLAN, { ...ITEMS, params: next ?? {} }, connection)
    expect(server.requests.map((text) => sentRequest(text).query.get('at'))).toEqual([null, '4'])
  })

  test('do not make up for a response of another shape', async () => {
    for (const body of ['{"data":null}', '{"data":[null', `{"data":[null],"x":${deep(250)}}`])
      await expect(taken(ITEMS, body)).rejects.toMatchObject({ code: 'upstream_invalid_response' })
  })

  test('are an error for a caller that does not take them', async () => {
    for (const body of ['{"data":[null]}', '{"data":["x"]}', `{"data":[${deep(250)}]}`])
      expect(await codeOf(ITEMS, body)).toBe('upstream_invalid_response')
  })

  test('are objects that are not there, where GraphQL has null, and an error where it has another value', async () => {
    const nodes = (list: string) => codeOf({ entity: 'nodes', action: 'list' }, `{"data":{"nodes":{"nodes":${list}}}}`)
    expect(await nodes('[null,{"id":1},null]')).toEqual([{ id: 1 }])
    expect(await nodes('["x"]')).toBe('upstream_invalid_response')
  })
})
