/** Tools of an agent: what they say of themselves, what calling one gives, and what is cut. */
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { connect, ConnectorError } from '../../client/index.ts'
import { localEngine } from '../../client/local/connector.ts'
import { toolsOf } from '../../client/tools.ts'
import { exampleConfig, exampleCredentials } from '../../mock/index.ts'
import type { Exchange, JsonObject } from '../../runtime/index.ts'
import { compileSchema } from '../../runtime/language/schema.ts'
import { listKinds, load, replayTransport } from '../../runtime/index.ts'

const ACME = join(import.meta.dirname, '..', 'cli', 'acme', 'acme.yaml')

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
    const tools = await (await acmeWith()).tools({ only: ['customers.list', 'customers.delete'] })
    expect(tools.descriptions).toEqual([
      {
        name: 'acme_customers_list',
        description: 'Lists customers.',
        inputSchema: {
          type: 'object',
          properties: {
            limit: { type: 'integer', minimum: 1, maximum: 100, default: 10, description: 'Records in a page.' },
            after: { type: 'string' },
          },
          additionalProperties: false,
        },
        annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true },
      },
      {
        name: 'acme_customers_delete',
        description: 'delete of customers',
        inputSchema: {
          type: 'object',
          properties: { id: { type: 'string', minLength: 1 } },
          required: ['id'],
          additionalProperties: false,
        },
        annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: true },
      },
    ])
  })

  test('of an operation that there is none of is refused', async () => {
    const acme = await acmeWith()
    const error = await acme.tools({ only: ['customers.lst' as 'customers.list'] }).catch((e: unknown) => e)
    expect((error as ConnectorError).message).toBe(
      'Cannot make a tool of "customers.lst" of acme: no such operation. Did you mean "customers.list"?',
    )
  })

  test('that writes is left out when only reading is asked for', async () => {
    const tools = await (await acmeWith()).tools({ readOnly: true })
    expect(tools.descriptions.map(({ name }) => name)).toEqual([
      'acme_customers_list',
      'acme_customers_get',
      'acme_files_download',
    ])
  })
})

describe('calling a tool', () => {
  test('gives the result of its operation', async () => {
    const tools = await (await acmeWith(listed([{ id: 'c1' }]))).tools()
    expect(await tools.call('acme_customers_list')).toEqual({
      records: [{ id: 'c1' }],
      meta: { total: 1 },
      next: null,
    })
  })

  test('that there is none of names the nearest', async () => {
    const tools = await (await acmeWith()).tools()
    const error = await tools.call('acme_customer_list').catch((e: unknown) => e)
    expect((error as ConnectorError).message).toBe(
      'Cannot call tool "acme_customer_list": there is none. Did you mean "acme_customers_list"?',
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
        truncated:
          '3 of 10 records are shown. Ask for fewer by a lower limit, or for fewer fields; next goes on after all 10.',
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
      { count: 0, truncated: 'The record is too large to be shown. Ask for fewer fields.' },
    ],
  ]
  test.each(CUTS)('gives %s', async (_, records, maxCharacters, expected) => {
    const tools = await (await acmeWith(listed(records))).tools({ maxCharacters })
    const output = await tools.call('acme_customers_list')
    const count = Array.isArray(output.records) ? output.records.length : 0
    expect({ count, truncated: output.truncated }).toEqual(expected)
  })

  test('never gives more characters than allowed', async () => {
    const sizes = [600, 700, 1000, 1300].map(async (maxCharacters) => {
      const tools = await (await acmeWith(listed(items))).tools({ maxCharacters })
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
    const tools = await (await acmeWith(file(type, body))).tools({ maxCharacters: 1000 })
    expect(await tools.call('acme_files_download', { id: 'f1' })).toEqual({ file: expected })
  })
})

test('every operation of every kind is a tool with a name and a schema that agents take', async () => {
  const faults: string[] = []
  for (const kind of await listKinds()) {
    const plan = await load(kind)
    const auth = Object.keys(plan.manifest.auth)[0]!
    const config = exampleConfig(plan)
    const engine = await localEngine(kind, { auth, config, credentials: exampleCredentials(plan, auth) })
    const { descriptions } = await toolsOf(engine)
    await engine.close()
    const names = new Set(descriptions.map(({ name }) => name))
    if (names.size !== Object.keys(plan.manifest.operations).length) faults.push(`${kind} has fewer tools`)
    for (const { name, inputSchema } of descriptions) {
      if (!/^[a-zA-Z0-9_]{1,64}$/.test(name)) faults.push(`${name} is no name`)
      if (inputSchema.type !== 'object' || 'anyOf' in inputSchema) faults.push(`${name} takes no object`)
      compileSchema(inputSchema)
    }
  }
  expect(faults).toEqual([])
})
