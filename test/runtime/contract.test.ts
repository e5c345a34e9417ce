/** The schemas of an operation's contract: their references to named schemas. */
import { beforeAll, describe, expect, test } from 'vitest'
import { type JsonSchema, load, type ResolvedManifest } from '../../runtime/index.ts'
import { rebase, referredSchemas } from '../../runtime/plan/index.ts'

const ref = (name: string): JsonSchema => ({ $ref: `#/$defs/${name}` })

describe('references of a schema', () => {
  test('lead to another place at every depth, and nothing else is changed', () => {
    const moved = { $ref: '#/components/schemas/address' }
    const schemaWith = (address: JsonSchema): JsonSchema => ({
      type: 'object',
      required: ['home'],
      properties: { home: address, others: { type: 'array', items: { anyOf: [address, { type: 'null' }] } } },
    })
    expect(rebase(schemaWith(ref('address')), '#/components/schemas/')).toEqual(schemaWith(moved))
  })

  test('are found in properties with the names of keywords', () => {
    const schemaWith = (size: JsonSchema): JsonSchema => ({ properties: { default: size, examples: size } })
    const moved = schemaWith({ $ref: '#/components/schemas/size' })
    expect(rebase(schemaWith(ref('size')), '#/components/schemas/')).toEqual(moved)
  })

  test('are none in a property of that name, and in values', () => {
    const schema: JsonSchema = {
      properties: { $ref: { type: 'string', default: ref('a'), enum: [ref('b')], examples: [ref('c')] } },
      const: ref('d'),
    }
    expect(rebase(schema, '#/components/schemas/')).toEqual(schema)
  })
})

describe('the named schemas that others refer to', () => {
  let manifest: ResolvedManifest

  beforeAll(async () => {
    const schemas = {
      unused: { type: 'string' },
      tree: { properties: { children: { type: 'array', items: ref('tree') }, leaf: ref('leaf') } },
      leaf: { type: 'string' },
      other: ref('leaf'),
    }
    manifest = { ...(await load('stripe')).manifest, schemas }
  })

  test.each([
    ['by way of each other and of themselves', ref('tree'), ['tree', 'leaf']],
    ['in the order of the manifest', { anyOf: [ref('other'), ref('tree')] }, ['tree', 'leaf', 'other']],
    ['but for those that there are none of', { anyOf: [ref('missing'), ref('leaf')] }, ['leaf']],
    ['none for a schema without references', { type: 'string' }, []],
  ])('%s', (_, root, names) => {
    expect(referredSchemas(manifest, [root]).map(([name]) => name)).toEqual(names)
  })
})
