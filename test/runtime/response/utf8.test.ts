/** Text of a response that is not UTF-8: an error, never other characters. */
import { describe, expect, test } from 'vitest'
import { execute, executeRaw, request } from '../../../runtime/index.ts'
import { planOf } from '../../support/plan.ts'
import { rawAnswer } from '../../support/raw-server.ts'
import { wireTo } from '../../support/wire.ts'

const PLAN = planOf({
  errors: { message: '$.message' },
  entities: {
    items: {
      list: { request: 'GET /items', records: '$.data' },
      get: { request: 'GET /item', params: { id: 'string!' }, records: '$' },
      create: { request: 'POST /items', records: '$' },
    },
    tasks: {
      create: { request: 'POST /tasks', keep: { id: '$.id' }, steps: [{ request: 'POST /tasks/{id}' }] },
    },
  },
})

/** A text in which one byte of "é" is missing. */
function broken(text: string): Buffer {
  const bytes = Buffer.from(text)
  const at = bytes.indexOf('\u00e9')
  return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1)])
}

const JSON_TYPE = 'application/json'

describe('a success that is not UTF-8 is an error', () => {
  test.each([
    ['items', 'list', '{"data":[{"id":"caf\u00e9"}]}'],
    ['items', 'get', '{"id":"caf\u00e9"}'],
    ['items', 'create', '{"id":"caf\u00e9"}'],
    ['tasks', 'create', '{"id":"caf\u00e9"}'],
  ])('of %s.%s, read as values or as JSON text', async (entity, action, text) => {
    for (const run of [execute, executeRaw]) {
      const { connection } = await wireTo(PLAN, {
        answers: [rawAnswer(200, { 'content-type': JSON_TYPE }, broken(text))],
      })
      const call = { entity, action, params: action === 'get' ? { id: 'a' } : {} }
      await expect(run(PLAN, call, connection)).rejects.toMatchObject({
        code: 'upstream_invalid_response',
        message: `Cannot read the response to ${entity}.${action}: it is not valid UTF-8`,
      })
    }
  })

  test.each([JSON_TYPE, 'text/plain', ''])('of a request that no operation names, of type "%s"', async (type) => {
    const answer = rawAnswer(200, { 'content-type': type }, broken('{"id":"caf\u00e9"}'))
    const { connection } = await wireTo(PLAN, { answers: [answer] })
    await expect(request(PLAN, { method: 'GET', path: '/x' }, connection)).rejects.toMatchObject({
      code: 'upstream_invalid_response',
      message: 'Cannot read the response to GET /x: it is not valid UTF-8',
      hint: 'Ask for bytes to have the response as it is.',
    })
    const { bytes } = await request(PLAN, { method: 'GET', path: '/x' }, connection, { wantsBytes: true })
    expect(Buffer.from(bytes)).toEqual(broken('{"id":"caf\u00e9"}'))
  })
})

test('a refusal that is not UTF-8 keeps its code and the rest of its message', async () => {
  const answer = rawAnswer(404, { 'content-type': JSON_TYPE }, broken('{"message":"no caf\u00e9 here"}'))
  const { connection } = await wireTo(PLAN, { answers: [answer] })
  await expect(execute(PLAN, { entity: 'items', action: 'list' }, connection)).rejects.toMatchObject({
    code: 'record_not_found',
    upstream: { message: 'no caf\ufffd here' },
  })
})
