/** JSON text in place of an object, a list, a number or a boolean, in every option of the tools and in params. */
import { describe, expect, test } from 'vitest'
import { agentToolsOf } from '../../../client/agent/index.ts'
import { toolDefinitions } from '../../../client/agent/definitions.ts'
import { compileInput } from '../../../client/agent/input.ts'
import { parseJsonText } from '../../../client/agent/json-text.ts'
import type { Json, JsonObject, JsonSchema } from '../../../runtime/index.ts'
import { shopSource } from '../../support/agent.ts'

const EXAMPLES: Readonly<Record<string, Json>> = {
  object: { id: '1' },
  array: ['read'],
  integer: 500,
  number: 1.5,
  boolean: true,
  string: '500',
}
/** An entry of `also` has required names. */
const ALSO = [{ connector: 'shop', entity: 'customers', action: 'list', params: '{"limit":1}', fields: '["id"]' }]

const options = toolDefinitions({ requests: ['* /v1/*'] }, true).flatMap((tool) =>
  Object.entries(tool.inputSchema.properties as Record<string, JsonSchema>).flatMap(([name, schema]) =>
    typeof schema.type === 'string' ? [{ tool, name, schema }] : [],
  ),
)

test.each(options)('$tool.name takes JSON text for $name where no text is meant', ({ tool, name, schema }) => {
  const bounds = { ...schema, maximum: schema.maximum ?? 1000 }
  const most = Math.min(Number(bounds.maximum), 500)
  const value = name === 'also' ? ALSO : schema.type === 'integer' ? most : EXAMPLES[String(schema.type)]!
  const required = { ...tool.inputSchema, required: [] }
  const given = { [name]: schema.type === 'string' ? String(value) : JSON.stringify(value) }
  const meant = name === 'also' ? [{ ...ALSO[0], params: { limit: 1 }, fields: ['id'] }] : value
  expect(compileInput({ ...tool, inputSchema: required })(given)).toMatchObject({ [name]: meant })
})

describe('a value', () => {
  test.each<[Json, JsonSchema, Json]>([
    ['{"a":"1"}', { type: 'object', properties: { a: { type: 'integer' } } }, { a: 1 }],
    ['["1"]', { type: 'array', items: { type: 'number' } }, [1]],
    [{ a: { b: '["x"]' } }, { properties: { a: { additionalProperties: { type: 'array' } } } }, { a: { b: ['x'] } }],
    ['true', { type: ['boolean', 'null'] }, true],
    ['3', { anyOf: [{ type: 'integer' }, { type: 'array' }] }, 3],
  ])('%j of %j is %j', (value, schema, meant) => {
    expect(parseJsonText(value, schema)).toEqual(meant)
  })

  test.each<[Json, JsonSchema]>([
    ['{"a":1}', { type: 'string' }],
    ['1', { type: ['integer', 'string'] }],
    ['1', { anyOf: [{ type: 'integer' }, { type: 'string' }] }],
    ['1', { anyOf: [{ type: 'integer' }, {}] }],
    ['[1]', {}],
    ['1.5', { type: 'integer' }],
    ['{"a":', { type: 'object' }],
    [{ other: '1' }, { properties: { a: { type: 'integer' } } }],
  ])('%j of %j stays', (value, schema) => {
    expect(parseJsonText(value, schema)).toEqual(value)
  })
})

test('a call takes params, and values in them, as text', async () => {
  const calls: Json[] = []
  const source = shopSource()
  const params = { type: 'object', properties: { limit: { type: 'integer' } } }
  const kinds = source.kinds.map((kind) => ({
    ...kind,
    operations: kind.operations.map((one) => ({ ...one, params })),
  }))
  const connectors = async () =>
    (await source.connectors()).map((one) => ({
      ...one,
      execute: async (call: { params?: unknown }) => {
        calls.push((call.params ?? null) as Json)
        return { records: [] as JsonObject[], meta: {}, next: null }
      },
    }))
  const tools = agentToolsOf({ kinds, connectors, connect: async () => ({ message: '' }) })
  for (const given of ['{"limit":"3"}', { limit: '3' }])
    await tools.call('execute_read', { connector: 'shop', entity: 'customers', action: 'list', params: given })
  expect(calls).toEqual([{ limit: 3 }, { limit: 3 }])
})
