/** A snapshot gives every param, in as many calls as needed. */
import { describe, expect, it } from 'vitest'
import { snapshotOf } from '../../../mock/index.ts'
import type { JsonObject } from '../../../runtime/index.ts'
import { planOf } from '../../support/plan.ts'

/** The snapshot of an item's creation. */
async function created(create: JsonObject): Promise<JsonObject> {
  const plan = planOf({
    schemas: { Item: { id: 'string!' } },
    entities: { items: { schema: 'Item', create: { request: 'POST /items', records: '$', ...create } } },
  })
  const { document } = await snapshotOf(plan)
  return (document.entities as { items: { create: JsonObject } }).items.create
}

describe('the calls of a snapshot give every param', () => {
  it('with the fields inside of it, lists of two and maps of one', async () => {
    const line = { type: 'object', properties: { text: 'string', size: 'integer' } }
    const { params, sends, every } = await created({
      params: {
        name: 'string!',
        tags: { type: 'array', items: 'string' },
        labels: { type: 'object', additionalProperties: 'string' },
        address: {
          type: 'object',
          properties: { city: 'string', lines: { type: 'array', minItems: 2, items: line } },
        },
      },
    })
    expect([params, sends, every]).toEqual([
      { name: expect.any(String) as string },
      { POST: '/items', body: params },
      [
        {
          params: {
            name: (params as JsonObject).name,
            tags: ['tags 1', 'tags 2'],
            labels: { example: 'example 1' },
            address: {
              city: 'London',
              lines: [
                { text: expect.any(String) as string, size: expect.any(Number) as number },
                { text: expect.any(String) as string, size: expect.any(Number) as number },
              ],
            },
          },
          sends: { POST: '/items', body: { as_given: ['name', 'tags', 'labels', 'address'] } },
        },
      ],
    ])
  })

  it('in a header too, and under the name that it has on the wire', async () => {
    const { every } = await created({
      params: {
        since: { type: 'string', in: 'header', as: 'X-Since' },
        pageSize: { type: 'integer', as: 'page_size' },
      },
    })
    expect(every).toEqual([
      {
        params: { since: 'since 1', pageSize: expect.any(Number) as number },
        sends: { POST: '/items', headers: { 'x-since': 'since 1' }, body: { page_size: expect.any(Number) as number } },
      },
    ])
  })

  it('of each of several alternative sets', async () => {
    const {
      least,
      needs,
      every,
      not_given: left,
    } = await created({
      params: { name: 'string!', mail: 'string', phone: 'string' },
      require: [['mail'], ['phone']],
      exclusive: [['mail', 'phone']],
    })
    const given = (every as unknown as readonly { params: JsonObject }[]).map(({ params }) => Object.keys(params))
    expect([least, needs, given, left]).toEqual([
      undefined,
      'name is required; params needs mail, or phone',
      [['name', 'phone']],
      undefined,
    ])
  })

  it('but for those for which nothing can be made up, which it names', async () => {
    const { not_given: left } = await created({ params: { code: { type: 'string', pattern: '^x[.]$|^y[.]$' } } })
    expect(left).toEqual(['code'])
  })

  it('files included, whose boundary and bytes are the same in every run', async () => {
    const { sends } = await created({
      encode: { body: 'multipart' },
      params: { content: { type: 'file', required: true }, note: 'string!' },
    })
    expect(sends).toEqual({
      POST: '/items',
      multipart: {
        content: { name: 'notes.txt', type: 'text/plain', base64: Buffer.from('A note.').toString('base64') },
        note: expect.any(String) as string,
      },
    })
  })
})

describe('a snapshot of calls', () => {
  it('names the idempotency header, and not its value', async () => {
    const { sends } = await created({ retry: { idempotency: 'Idempotency-Key' } })
    expect(sends).toEqual({ POST: '/items', headers: { 'idempotency-key': '<other each time>' } })
  })

  it('shows the document of a GraphQL operation on one line, and its fragments once', async () => {
    const plan = planOf({
      base_url: 'https://api.example.com/graphql',
      fragments: { Item: 'id\nname' },
      schemas: { Item: { id: 'string!' } },
      entities: {
        items: {
          schema: 'Item',
          list: { request: 'POST /', graphql: 'query { items { nodes { ...Item } } }', records: '$.data.items.nodes' },
        },
      },
    })
    const { document } = await snapshotOf(plan)
    const { list } = (document.entities as { items: { list: JsonObject } }).items
    expect([list.sends, list.answer, document.fragments]).toEqual([
      { POST: '/', body: { query: expect.stringMatching(/^\S.*\.\.\.Item.*$/) as string, variables: {} } },
      { data: { items: { nodes: expect.arrayContaining(['Item items_1']) as string[] } } },
      { Item: 'Item{id name}' },
    ])
  })

  it('names an operation that cannot be simulated, with the reason', async () => {
    const plan = planOf({
      schemas: { Item: { id: 'string!', name: 'string!' } },
      entities: {
        items: {
          schema: 'Item',
          update: {
            request: 'PUT /items/{id}',
            params: { name: 'string!' },
            records: '$',
            errors: { rules: [{ at: '$.name', as: 'invalid' }] },
          },
        },
      },
    })
    const { unplayed } = await snapshotOf(plan)
    expect(unplayed).toEqual([{ id: 'items.update', why: expect.any(String) as string }])
  })
})
