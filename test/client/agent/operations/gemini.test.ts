/** Tools for the older field of Gemini: only words that it has, and calls that mean the same. */
import { describe, expect, test } from 'vitest'
import { connect } from '../../../../client/index.ts'
import type { Engine } from '../../../../client/base/engine.ts'
import { toolsOfEngine } from '../../../../client/agent/operations/index.ts'
import { geminiSchema, readGemini } from '../../../../client/agent/operations/gemini.ts'
import { type JsonObject, type JsonSchema, listKinds, load, replayTransport } from '../../../../runtime/index.ts'

/** Keywords of the field. */
const WORDS = new Set(['type', 'description', 'nullable', 'enum', 'items', 'properties', 'required'])

/** Parts of a schema that the field refuses. */
function refused(schema: JsonSchema, at = ''): string[] {
  const {
    properties = {},
    items,
    enum: values = [],
    type,
  } = schema as JsonObject & { properties?: Record<string, JsonSchema> }
  const isEmpty = type === 'object' && at !== '' && Object.keys(properties).length === 0
  return [
    ...Object.keys(schema).flatMap((word) => (WORDS.has(word) ? [] : [`${at} ${word}`])),
    ...(typeof type === 'string' ? [] : [`${at} type ${JSON.stringify(type)}`]),
    ...(isEmpty ? [`${at} has no properties`] : []),
    ...((values as unknown[]).every((value) => typeof value === 'string') ? [] : [`${at} enum`]),
    ...(type === 'array' && items === undefined ? [`${at} has no items`] : []),
    ...Object.entries(properties).flatMap(([name, inner]) => refused(inner, `${at}/${name}`)),
    ...(items === undefined ? [] : refused(items as JsonSchema, `${at}/*`)),
  ]
}

test('every operation of every kind fits the field', async () => {
  const faults = (await Promise.all((await listKinds()).map((kind) => load(kind)))).flatMap(({ kind, manifest }) =>
    Object.values(manifest.operations).flatMap(({ entity, action, params }) =>
      refused(geminiSchema(params)).map((fault) => `${kind}.${entity}.${action} ${fault}`),
    ),
  )
  expect(faults).toEqual([])
})

describe('a schema', () => {
  const schema: JsonSchema = {
    type: 'object',
    $defs: { money: { type: 'object', properties: { amount: { type: 'integer', minimum: 1, maximum: 9 } } } },
    properties: {
      price: { $ref: '#/$defs/money', description: 'The price.' },
      note: { anyOf: [{ type: 'null' }, { type: 'string', format: 'uri' }] },
      level: { enum: [1, 2] },
      state: { enum: ['open', null] },
      fields: { type: 'object', description: 'Fields by name.', additionalProperties: true },
      any: {},
      list: { type: ['array', 'null'], items: { type: 'object', additionalProperties: { type: 'string' } } },
    },
    required: ['price'],
    additionalProperties: false,
  }

  test('keeps what the field supports, and has the rest in words', () => {
    expect(geminiSchema(schema)).toEqual({
      type: 'object',
      properties: {
        price: {
          type: 'object',
          description: 'The price.',
          properties: { amount: { type: 'integer', description: 'At least 1. At most 9.' } },
        },
        note: { type: 'string', nullable: true },
        level: { type: 'number', description: 'One of 1, 2.' },
        state: { type: 'string', enum: ['open'] },
        fields: { type: 'string', description: 'Fields by name. A JSON text.' },
        any: { type: 'string', description: 'A JSON text.' },
        list: { type: 'array', nullable: true, items: { type: 'string', description: 'A JSON text.' } },
      },
      required: ['price'],
    })
  })

  test('is read back: JSON text for objects becomes objects, other text stays', () => {
    const input = {
      price: { amount: 5 },
      note: '{"a":1}',
      fields: '{"Name":"Ada"}',
      any: 'no JSON',
      list: ['{"a":"b"}'],
      other: '{}',
    }
    expect(readGemini(input, schema)).toEqual({
      ...input,
      fields: { Name: 'Ada' },
      list: [{ a: 'b' }],
    })
  })

  test('that refers to itself ends', () => {
    const tree: JsonSchema = {
      $defs: { node: { type: 'object', properties: { child: { $ref: '#/$defs/node' } } } },
      type: 'object',
      properties: { root: { $ref: '#/$defs/node' } },
    }
    expect(refused(geminiSchema(tree))).toEqual([])
  })
})

describe('the tools of a connector', () => {
  const acme = () =>
    connect({ file: 'test/cli/acme/acme.yaml' }, { credentials: { api_key: 'k' }, transport: replayTransport([]) })

  test('are written for Gemini, and for no unknown API', async () => {
    const tools = await (await acme()).$tools({ for: 'gemini' })
    expect(tools.descriptions.flatMap(({ inputSchema }) => refused(inputSchema))).toEqual([])
    expect(tools.warning).toBeUndefined()
    await expect((await acme()).$tools({ for: 'palm' as 'gemini' })).rejects.toThrow('must be "gemini"')
    await expect((await acme()).$tools({ for: 'gemini', strict: true })).rejects.toThrow('not known to Gemini')
  })

  test('warn above the maximum of model APIs', async () => {
    const operations = Array.from({ length: 129 }, (_, at) => ({
      entity: `things${at}`,
      action: 'list',
      effect: 'read' as const,
      params: {},
    }))
    const describe = async () => ({ operations, scopes: [] })
    const engine = { kind: 'shop', mode: 'open source', describe } as unknown as Engine
    expect((await toolsOfEngine(engine)).warning).toMatch(/^129 tools are more than the 128 that model APIs take/)
    expect((await toolsOfEngine(engine, { except: ['things0'] })).warning).toBeUndefined()
  })
})
