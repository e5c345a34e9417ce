/** Tools of an agent: what they say of themselves, what calling one gives, and what is cut. */
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { connect, ConnectorError } from '../../../../client/index.ts'
import type { ToolCall, ToolOptions } from '../../../../client/agent/operations/index.ts'
import { renamingOf, safeName } from '../../../../client/agent/operations/safe-names.ts'
import { strictSchema } from '../../../../client/agent/operations/strict.ts'
import {
  type Exchange,
  fetchTransport,
  type JsonObject,
  type JsonSchema,
  replayTransport,
} from '../../../../runtime/index.ts'

const ACME = join(import.meta.dirname, '..', '..', '..', 'cli', 'acme', 'acme.yaml')

async function acmeWith(...exchanges: Exchange[]) {
  const transport = replayTransport(exchanges, { host: 'api.acme.internal' })
  return connect({ file: ACME }, { credentials: { api_key: 'k' }, transport })
}

function listed(items: readonly JsonObject[]): Exchange {
  return {
    request: { method: 'GET', path: '/customers', query: { limit: '10' } },
    response: { status: 200, body: { items: [...items], total: items.length } },
  }
}

function file(type: string, body: string): Exchange {
  return {
    request: { method: 'GET', path: '/files/f1' },
    response: { status: 200, headers: { 'content-type': type }, body },
  }
}

describe('a tool', () => {
  test('has a name, a description, a schema and hints', async () => {
    const tools = await (await acmeWith()).$tools({ only: ['customers.list', 'customers.delete'] })
    expect(tools.descriptions).toEqual([
      {
        name: 'acme_customers_list',
        description: 'Lists customers.',
        inputSchema: {
          type: 'object',
          properties: {
            limit: { type: 'integer', minimum: 1, maximum: 100, default: 10, description: 'Records in a page.' },
            after: { type: 'string', description: 'The cursor that the page before names.' },
            fields: {
              type: 'array',
              items: { type: 'string' },
              description: 'Fields or paths to return, such as address.city. Defaults to all.',
            },
            skip_records: {
              type: 'integer',
              minimum: 0,
              description: 'The value from next.',
            },
          },
          additionalProperties: false,
        },
        annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true },
      },
      {
        name: 'acme_customers_delete',
        description: 'Deletes a customer for good.',
        inputSchema: {
          type: 'object',
          properties: { id: { type: 'string', minLength: 1, description: 'The ID of the customer.' } },
          required: ['id'],
          additionalProperties: false,
        },
        annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: true },
      },
    ])
  })

  test('of an unknown operation is refused', async () => {
    const acme = await acmeWith()
    const error = await acme.$tools({ only: ['customers.lst'] }).catch((e: unknown) => e)
    expect((error as ConnectorError).message).toBe(
      'Cannot create a tool for "customers.lst" of acme: no such operation. Did you mean "customers.list"?',
    )
  })

  test('that writes is left out under readOnly', async () => {
    const tools = await (await acmeWith()).$tools({ readOnly: true })
    expect(tools.descriptions.map(({ name }) => name)).toEqual([
      'acme_customers_list',
      'acme_customers_get',
      'acme_files_download',
    ])
  })
})

describe('calling a tool', () => {
  test('gives the result of its operation', async () => {
    const tools = await (await acmeWith(listed([{ id: 'c1' }]))).$tools()
    expect(await tools.call('acme_customers_list')).toEqual({
      records: [{ id: 'c1' }],
      meta: { total: 1 },
      next: null,
    })
  })

  test('an unknown tool names the nearest', async () => {
    const tools = await (await acmeWith()).$tools()
    const error = await tools.call('acme_customer_list').catch((e: unknown) => e)
    expect((error as ConnectorError).message).toBe(
      'Cannot call tool "acme_customer_list": no such tool. Did you mean "acme_customers_list"?',
    )
  })

  const items = Array.from({ length: 10 }, (_, index) => ({ id: `c${index}`, note: 'x'.repeat(100) }))
  const CUTS: [string, JsonObject[], number, unknown][] = [
    ['all records when they fit', items, 2000, { count: 10, truncated: undefined }],
    [
      'whole records as long as they fit',
      items,
      600,
      {
        count: 3,
        truncated: '3 of 10 records are shown; next continues after them. Request fewer fields to see more at once.',
      },
    ],
    [
      'one record cut when not even that fits',
      [{ id: 'c1', note: 'x'.repeat(5000) }],
      2000,
      { count: 1, truncated: 'Long texts and lists are cut.' },
    ],
    [
      'no record when it cannot be cut enough',
      [Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`field${index}`, 'x'.repeat(900)]))],
      2000,
      { count: 0, truncated: 'The record is too large to show. Request fewer fields.' },
    ],
  ]
  test.each(CUTS)('gives %s', async (_, records, maxCharacters, expected) => {
    const tools = await (await acmeWith(listed(records))).$tools({ maxCharacters })
    const output = await tools.call('acme_customers_list')
    const count = Array.isArray(output.records) ? output.records.length : 0
    expect({ count, truncated: output.truncated }).toEqual(expected)
  })

  test('never gives more characters than allowed', async () => {
    const sizes = [600, 700, 1000, 1300].map(async (maxCharacters) => {
      const tools = await (await acmeWith(listed(items))).$tools({ maxCharacters })
      return JSON.stringify(await tools.call('acme_customers_list')).length <= maxCharacters
    })
    expect(await Promise.all(sizes)).toEqual([true, true, true, true])
  })

  test.each([
    ['text/plain', 'hello', { type: 'text/plain', content: 'hello' }],
    [
      'text/plain',
      'x'.repeat(1001),
      { type: 'text/plain', content: 'x'.repeat(1000), truncated: 'The first 1000 characters are shown.' },
    ],
    ['image/png', 'png', { type: 'image/png', note: 'The content is not text and is not shown.' }],
  ])('gives a file of %s', async (type, body, expected) => {
    const tools = await (await acmeWith(file(type, body))).$tools({ maxCharacters: 1000 })
    expect(await tools.call('acme_files_download', { id: 'f1' })).toEqual({ file: expected })
  })
})

describe('an output that was cut', () => {
  const many = Array.from({ length: 100 }, (_, index) => ({
    id: `c${index}`,
    note: 'x'.repeat(index % 7 === 0 ? 3000 : 90),
  }))

  test('is followed to the end by next, and no record is skipped or shown twice', async () => {
    const answer = (url: string) =>
      url.includes('after=p2') ? { items: many.slice(60) } : { items: many.slice(0, 60), after: 'p2' }
    const transport = fetchTransport(async (url) => Response.json({ ...answer(String(url)), total: 100 }))
    const acme = await connect({ file: ACME }, { credentials: { api_key: 'k' }, transport })
    const tools = await acme.$tools({ maxCharacters: 2000 })
    const ids: unknown[] = []
    let calls = 0
    for (let input: JsonObject | null = { limit: 10 }; input;) {
      const output = await tools.call('acme_customers_list', input)
      expect(JSON.stringify(output).length).toBeLessThanOrEqual(2000)
      ids.push(...(output.records as JsonObject[]).map(({ id }) => id))
      input = output.next as JsonObject | null
      if (++calls > 80) throw new Error('next has no end')
    }
    expect(ids).toEqual(many.map(({ id }) => id))
  })

  test('names what is left of the page, then the next page', async () => {
    const tools = await (
      await acmeWith(page(many.slice(1, 7), undefined, 'p2'), page(many.slice(1, 7), undefined, 'p2'))
    ).$tools({
      maxCharacters: 600,
    })
    const first = await tools.call('acme_customers_list', { fields: ['id', 'note'] })
    const second = await tools.call('acme_customers_list', first.next as JsonObject)
    expect([first.next, second.next]).toEqual([
      { fields: ['id', 'note'], skip_records: 3 },
      { limit: 10, after: 'p2', fields: ['id', 'note'] },
    ])
  })

  test('continues after a record that is too large to be shown, without another request', async () => {
    const huge = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`field${index}`, 'x'.repeat(900)]))
    const tools = await (await acmeWith(listed([huge, { id: 'c2' }]))).$tools({ maxCharacters: 2000 })
    const first = await tools.call('acme_customers_list')
    expect(first).toEqual({
      records: null,
      meta: {},
      next: { skip_records: 1 },
      truncated: 'The record is too large to show. Request fewer fields. next continues after it.',
    })
    expect((await tools.call('acme_customers_list', first.next as JsonObject)).records).toEqual([{ id: 'c2' }])
  })
})

function page(items: readonly JsonObject[], after?: string, next?: string): Exchange {
  return {
    request: { method: 'GET', path: '/customers', query: { limit: '10', ...(after && { after }) } },
    response: { status: 200, body: { items: [...items], total: items.length, ...(next && { after: next }) } },
  }
}

describe('fields', () => {
  const record = {
    id: 'c1',
    name: 'Ada',
    address: { city: 'Paris', zip: '1' },
    lines: [
      { sku: 'a', n: 1 },
      { sku: 'b', n: 2 },
    ],
  }

  test('reduce records before they are cut', async () => {
    const tools = await (await acmeWith(listed([record]))).$tools()
    const output = await tools.call('acme_customers_list', { fields: ['id', 'address.city', 'lines.sku'] })
    expect(output.records).toEqual([{ id: 'c1', address: { city: 'Paris' }, lines: [{ sku: 'a' }, { sku: 'b' }] }])
  })

  test('unknown ones are named with the nearest', async () => {
    const tools = await (await acmeWith(listed([record]))).$tools()
    const output = await tools.call('acme_customers_list', { fields: ['id', 'nmae', 'address.town'] })
    expect([output.records, output.notice]).toEqual([
      [{ id: 'c1', address: {} }],
      'No record has "nmae". Did you mean "name"? No record has "address.town".',
    ])
  })

  test.each([[['']], ['id'], [[1]]])('of %j are refused', async (fields) => {
    const tools = await (await acmeWith()).$tools({ errors: 'return' })
    expect(await tools.call('acme_customers_list', { fields })).toMatchObject({
      error: { code: 'invalid_params', errors: [{ field: 'params.fields' }] },
    })
  })
})

describe('the selection of tools', () => {
  const CHOICES: [string, ToolOptions, string[]][] = [
    ['an entity', { only: ['files'] }, ['acme_files_download']],
    ['a glob', { only: ['*.list', 'customers.g*'] }, ['acme_customers_list', 'acme_customers_get']],
    [
      'exceptions',
      { except: ['files', '*.delete', 'customers.create'] },
      ['acme_customers_list', 'acme_customers_get'],
    ],
    ['an entity, read only', { only: ['customers'], readOnly: true }, ['acme_customers_list', 'acme_customers_get']],
    ['a prefix', { only: ['files'], prefix: 'acme-eu' }, ['acme-eu_files_download']],
  ]
  test.each(CHOICES)('takes %s', async (_, options, names) => {
    const tools = await (await acmeWith()).$tools(options)
    expect(tools.descriptions.map(({ name }) => name)).toEqual(names)
  })

  const REFUSED: [ToolOptions, string][] = [
    [
      { only: ['custmers'] },
      'Cannot create a tool for "custmers" of acme: no such operation. Did you mean "customers"?',
    ],
    [{ except: ['*.lst'] }, 'Cannot create a tool for "*.lst" of acme: no such operation.'],
    [
      { only: ['customers.create'], readOnly: true },
      'Cannot create a tool for "customers.create" of acme: it writes, and readOnly is set',
    ],
    [
      { prefix: '1 a' },
      'Cannot create tools: prefix "1 a" must be 1 to 32 letters, digits, "_" and "-", and start with a letter or "_"',
    ],
  ]
  test.each(REFUSED)('%j is refused', async (options, message) => {
    const error = await (await acmeWith()).$tools(options).catch((e: unknown) => e)
    expect((error as ConnectorError).message).toMatch(message)
  })
})

describe('errors and approval', () => {
  test("an error is the output under errors: 'return'", async () => {
    const tools = await (await acmeWith()).$tools({ errors: 'return' })
    expect(await tools.call('acme_customers_get', {})).toMatchObject({
      error: { code: 'invalid_params', errors: [{ field: 'params.id' }], retryable: false },
    })
    expect(await tools.call('acme_nothing')).toMatchObject({ error: { code: 'unsupported_action' } })
  })

  test('a call whose own signal was aborted throws anyway', async () => {
    const tools = await (await acmeWith()).$tools({ errors: 'return' })
    const call = tools.call('acme_customers_list', {}, { signal: AbortSignal.abort() })
    await expect(call).rejects.toMatchObject({ code: 'cancelled' })
  })

  test('a write needs approval, and a read does not', async () => {
    const created: Exchange = {
      request: { method: 'POST', path: '/customers', body: { name: 'Ada' } },
      response: { status: 200, body: { id: 'c1' } },
    }
    const asked: ToolCall[] = []
    const answers = [false, 'yes' as unknown as boolean, true]
    const approve = async (call: ToolCall) => {
      asked.push(call)
      return answers.shift()!
    }
    const tools = await (await acmeWith(created, listed([]))).$tools({ approve })
    for (const _ of [1, 2])
      await expect(tools.call('acme_customers_create', { name: 'Ada' })).rejects.toMatchObject({
        code: 'cancelled',
        message: 'Cannot call tool acme_customers_create: it was not approved',
        sent: false,
      })
    expect((await tools.call('acme_customers_create', { name: 'Ada' })).records).toEqual({ id: 'c1' })
    await tools.call('acme_customers_list')
    const call = {
      tool: 'acme_customers_create',
      entity: 'customers',
      action: 'create',
      effect: 'additive',
      params: { name: 'Ada' },
    }
    expect(asked).toEqual([call, call, call])
  })
})

describe('names', () => {
  test('that model APIs refuse are replaced by safe ones, unique among their siblings, at every depth', () => {
    const { schema, toOriginal, toSafe, text } = renamingOf({
      type: 'object',
      properties: {
        'page[size]': { type: 'integer' },
        page_size: { type: 'integer' },
        rows: {
          type: 'array',
          items: { type: 'object', properties: { 'ä b': { type: 'string' } }, required: ['ä b'] },
        },
      },
      required: ['page[size]'],
    })
    expect(schema).toEqual({
      type: 'object',
      properties: {
        page_size_2: { type: 'integer' },
        page_size: { type: 'integer' },
        rows: { type: 'array', items: { type: 'object', properties: { b: { type: 'string' } }, required: ['b'] } },
      },
      required: ['page_size_2'],
    })
    const safe = { page_size_2: 1, page_size: 2, rows: [{ b: 'x' }], other: true }
    const original = { 'page[size]': 1, page_size: 2, rows: [{ 'ä b': 'x' }], other: true }
    expect([toOriginal(safe), toSafe(original), text('page[size] is 1')]).toEqual([original, safe, 'page_size_2 is 1'])
  })

  test('longer than 64 characters are cut and stay distinct', () => {
    const taken = new Set<string>()
    const long = ['a', 'b', 'b'].map((end) => safeName('x'.repeat(70) + end, taken))
    const hash = expect.stringMatching(/^x{55}_[0-9a-f]{8}$/)
    expect([new Set(long).size, long]).toEqual([3, [hash, hash, expect.stringMatching(/^x{55}_[0-9a-f]{4}_2$/)]])
  })

  test('are mapped in the call, in next and in errors', async () => {
    const asked: URL[] = []
    const transport = fetchTransport(async (url) => {
      asked.push(new URL(String(url)))
      const next = 'https://a.klaviyo.com/api/lists?page%5Bcursor%5D=c2'
      return Response.json({ data: [{ type: 'list', id: 'l1' }], links: { next } })
    })
    const klaviyo = await connect('klaviyo', { credentials: { api_key: 'k' }, transport })
    const tools = await klaviyo.$tools({ only: ['lists.list'], errors: 'return' })
    const input = tools.descriptions[0]!.inputSchema.properties as JsonObject
    expect(Object.keys(input)).toEqual(expect.arrayContaining(['page_size', 'page_cursor']))
    const { next } = await tools.call('klaviyo_lists_list', { page_size: 2 })
    expect([asked[0]!.searchParams.get('page[size]'), next]).toEqual(['2', { page_size: 2, page_cursor: 'c2' }])
    const refused = JSON.stringify(await tools.call('klaviyo_lists_list', { page_size: 'two' }))
    expect([refused.includes('page_size'), refused.includes('page[size]')]).toEqual([true, false])
  })
})

describe('a strict schema', () => {
  test('requires every property, with null for an absent one', async () => {
    const transport = replayTransport([listed([{ id: 'c1', name: 'Ada' }])], { host: 'api.acme.internal' })
    const acme = await connect({ file: ACME }, { credentials: { api_key: 'k' }, transport })
    const tools = await acme.$tools({ only: ['customers.list'], strict: true })
    expect(tools.descriptions[0]).toMatchObject({
      strict: true,
      inputSchema: {
        properties: {
          limit: { type: ['integer', 'null'], minimum: 1, maximum: 100 },
          after: { type: ['string', 'null'] },
        },
        required: ['limit', 'after', 'fields', 'skip_records'],
        additionalProperties: false,
      },
    })
    const input = { limit: null, after: null, fields: ['id'], skip_records: null }
    expect((await tools.call('acme_customers_list', input)).records).toEqual([{ id: 'c1' }])
  })

  const LOOSE: [string, JsonSchema][] = [
    [
      'a map',
      {
        type: 'object',
        properties: { m: { type: 'object', additionalProperties: { type: 'string' } } },
        additionalProperties: false,
      },
    ],
    ['any value', { type: 'object', properties: { v: {} }, additionalProperties: false }],
    [
      'an optional value that null clears',
      { type: 'object', properties: { v: { type: ['string', 'null'] } }, additionalProperties: false },
    ],
  ]
  test.each(LOOSE)('is not made where there is %s', (_, schema) => {
    expect(strictSchema(schema)).toBeUndefined()
  })
})
