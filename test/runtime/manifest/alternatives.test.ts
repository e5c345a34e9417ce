/** Alternatives: of a field's types, and of the places where something may stand. */
import { describe, expect, test } from 'vitest'
import { connect, execute, type HttpResponse, type Json, type Transport } from '../../../runtime/index.ts'
import { planOf } from '../../support/plan.ts'

describe('a field of several types', () => {
  const { manifest } = planOf({
    schemas: {
      Picture: { url: 'string' },
      Item: { id: 'string!', image: 'string|Picture?', tags: 'string[]|string', owner: { type: 'string|object!' } },
    },
  })

  test('takes each of them, and null where it is marked', () => {
    expect(manifest.schemas['Item']).toEqual({
      type: 'object',
      properties: {
        id: { type: 'string' },
        image: { anyOf: [{ type: 'string' }, { $ref: '#/$defs/Picture' }, { type: 'null' }] },
        tags: { anyOf: [{ type: 'array', items: { type: 'string' } }, { type: 'string' }] },
        owner: { anyOf: [{ type: 'string' }, { type: 'object' }] },
      },
      required: ['id', 'owner'],
    })
  })

  test('refuses params of any other type before they are sent', async () => {
    const plan = planOf({ entities: { items: { list: { request: 'GET /items', params: { of: 'string|integer' } } } } })
    const sent = () => Promise.resolve({ status: 200, headers: new Headers(), body: Buffer.from('[]') })
    const transport = {
      send: sent,
      stream: () => Promise.reject(new Error('not streamed')),
      close: () => Promise.resolve(),
    }
    const connection = connect(plan, { credentials: { key: 'k' }, transport })
    const call = (of: Json) => execute(plan, { entity: 'items', action: 'list', params: { of } }, connection)
    await expect(call('a')).resolves.toMatchObject({ records: [] })
    await expect(call(7)).resolves.toMatchObject({ records: [] })
    await expect(call({ a: 1 })).rejects.toMatchObject({ code: 'invalid_params' })
  })
})

test('a list type has what its field says of the items', () => {
  const { manifest } = planOf({
    schemas: { Item: { states: { type: 'string[]', items: { enum: ['open', 'closed'] } } } },
  })
  expect(manifest.schemas['Item']).toMatchObject({
    properties: { states: { type: 'array', items: { type: 'string', enum: ['open', 'closed'] } } },
  })
})

describe('records at several places', () => {
  const plan = planOf({
    entities: { items: { get: { request: 'GET /items/{id}', records: ['$.item[0]', '$.item'] } } },
  })

  const read = async (body: Json) => {
    const answer: HttpResponse = { status: 200, headers: new Headers(), body: Buffer.from(JSON.stringify(body)) }
    const transport: Transport = {
      send: () => Promise.resolve(answer),
      stream: () => Promise.reject(new Error('not streamed')),
      close: () => Promise.resolve(),
    }
    const connection = connect(plan, { credentials: { key: 'k' }, transport })
    return (await execute(plan, { entity: 'items', action: 'get', params: { id: '1' } }, connection)).records
  }

  test.each<[string, Json]>([
    ['a list of one', { item: [{ id: 'a' }] }],
    ['the record itself', { item: { id: 'a' } }],
  ])('are read from %s', async (_, body) => {
    expect(await read(body)).toEqual({ id: 'a' })
  })

  test.each<[string, Json, string]>([
    ['an empty list', { item: [] }, 'has a list in place of the record'],
    ['nothing', {}, 'has no record'],
  ])('are missed in %s', async (_, body, fault) => {
    await expect(read(body)).rejects.toThrow(fault)
  })
})
