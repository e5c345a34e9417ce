/**
 * The check of fields reports the same faults as ajv: for every operation's params, every agent tool's input, and
 * every keyword.
 */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toolDefinitions } from '../../../client/agent/definitions.ts'
import type { Json, JsonSchema } from '../../../runtime/base/json.ts'
import { load } from '../../../runtime/index.ts'
import { TESTED_KINDS } from '../../support/kinds.ts'
import { compileFieldCheck } from '../../../runtime/language/field-check.ts'
import { compileSchema } from '../../../runtime/language/schema.ts'
import { FIELD_KEYS } from '../../../runtime/manifest/schema/field.ts'
import { planOf } from '../../support/plan.ts'

/** A manifest whose params use what the kinds of the package do not. */
const COMPOSED = planOf({
  types: { Range: { properties: { gt: 'integer!', note: { type: 'string', default: 'none' } } } },
  entities: {
    items: {
      create: {
        request: 'POST /items',
        encode: { body: 'multipart' },
        params: {
          any: 'any',
          map: { type: 'object', additionalProperties: { type: 'Range' } },
          open: { properties: { 'a/b~c': 'string!' }, additionalProperties: true },
          ranges: { type: 'array', minItems: 1, maxItems: 3, items: { type: 'Range' } },
          either: { type: 'string|Range?', minLength: 2 },
          lists: 'integer[]|string[]|boolean',
          when: 'datetime?',
          day: 'date',
          page: { type: 'string', format: 'uri' },
          mail: { type: 'string', format: 'email' },
          uuid: { type: 'string', format: 'uuid' },
          word: { type: 'string', enum: ['a', 'b'], maxLength: 3, pattern: '^\\p{L}+$' },
          mixed: { enum: ['a', 1, null, { a: [1, { b: 2 }] }, ['x']] },
          fixed: { const: { a: [1] } },
          level: { type: 'number', minimum: -1.5, maximum: 10, default: 1 },
          settings: { properties: { deep: { properties: { on: { type: 'boolean', default: false } } } }, default: {} },
          upload: 'file',
        },
      },
    },
  },
})

const schemas: [string, JsonSchema][] = [['every word', COMPOSED.manifest.operations['items.create']!.params]]
for (const { name, inputSchema } of toolDefinitions({})) schemas.push([`tool ${name}`, inputSchema])
for (const kind of TESTED_KINDS) {
  const { manifest } = await load(kind)
  schemas.push([`${kind}: config`, manifest.config])
  for (const [id, { params }] of Object.entries(manifest.operations)) schemas.push([`${kind}: ${id}`, params])
}

/** Values of every type, those of strings and numbers at the limits that fields set. */
const WILD: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json[]>(
    null,
    true,
    0,
    -1,
    1,
    1.5,
    100,
    101,
    1e9,
    '',
    'a',
    'ab',
    '😀😀',
    'ä',
    '2026-02-29',
    '2026-02-28',
  ),
  fc.constantFrom<Json[]>(
    '2026-02-28T10:00:00Z',
    'https://example.com/a?b',
    'ada@example.com',
    'x'.repeat(5001),
    'x y',
  ),
  fc.constantFrom<Json[]>(
    '3f1c9c5e-6b0a-4a57-9d53-0f6a3b1f7a10',
    [],
    ['x'],
    [1, 'x'],
    {},
    { a: [1] },
    { a: [1, { b: 2 }] },
  ),
)

/** Values near a schema: each part of them fits, or is anything. */
function near(schema: JsonSchema): fc.Arbitrary<Json> {
  const words = Array.isArray(schema.enum) ? schema.enum : []
  const given = [...words, schema.const, schema.default, ...((schema.examples as Json[]) ?? [])]
  const known = given.filter((value) => value !== undefined)
  const options: fc.Arbitrary<Json>[] = [WILD]
  if (known.length > 0) options.push(fc.constantFrom(...known))
  if (Array.isArray(schema.anyOf)) options.push(...schema.anyOf.map((inner) => near(inner as JsonSchema)))
  if (typeof schema.items === 'object') options.push(fc.array(near(schema.items as JsonSchema), { maxLength: 4 }))
  if (typeof schema.additionalProperties === 'object')
    options.push(fc.dictionary(fc.constantFrom('a', 'b/c', 'd~e'), near(schema.additionalProperties as JsonSchema)))
  if (typeof schema.properties === 'object') {
    const properties = Object.entries(schema.properties as Record<string, JsonSchema>)
    const fields = Object.fromEntries(properties.map(([name, inner]) => [name, near(inner)]))
    options.push(fc.record({ ...fields, unknown: WILD, 'un/known~': WILD }, { requiredKeys: [] }))
    options.push(fc.record(fields, { requiredKeys: (schema.required as string[] | undefined) ?? [] }))
  }
  return fc.oneof(...options)
}

describe('the check of fields', () => {
  test.each(schemas)('gives the faults of the general check, in their order, and its defaults: %s', (_, schema) => {
    const check = compileFieldCheck(schema)
    const general = compileSchema(schema, { useDefaults: true })
    const isSame = (value: Json) => {
      const [one, other] = [structuredClone(value), structuredClone(value)]
      expect({ faults: check(one), value: one }).toEqual({ faults: general(other), value: other })
    }
    isSame({})
    fc.assert(fc.property(near(schema), isSame), { numRuns: schema === schemas[0]![1] ? 2000 : 30 })
  })

  test('writes no defaults where that is switched off', () => {
    const value = {}
    const schema = { properties: { a: { type: 'integer', default: 1 } } }
    expect([compileFieldCheck(schema, { useDefaults: false })(value), value]).toEqual([[], {}])
  })

  test('knows every keyword about values', () => {
    const words = Object.keys(FIELD_KEYS).filter(
      (word) =>
        !['nullable', 'in', 'as', 'at', 'values', 'arrays', 'write', 'twice', 'max_bytes', 'form', 'sunset'].includes(
          word,
        ),
    )
    const refused = words.filter((word) => {
      try {
        compileFieldCheck({
          [word]: { required: [], type: 'string', pattern: '', format: 'date' }[word] ?? {},
        })
        return false
      } catch (error) {
        return (error as Error).message === `fields have no keyword ${word}`
      }
    })
    expect(refused).toEqual([])
  })

  test('refuses a keyword that it does not know, instead of leaving it out', () => {
    expect(() => compileFieldCheck({ properties: { a: { multipleOf: 2 } } })).toThrow(
      'fields have no keyword multipleOf',
    )
  })
})
