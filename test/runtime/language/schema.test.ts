/** Checks of JSON Schemas that share their definitions. */
import { expect, it } from 'vitest'
import { compileSchema, compileWithin } from '../../../runtime/doors/author.ts'
import type { JsonSchema } from '../../../runtime/index.ts'

const DEFINITIONS: Record<string, JsonSchema> = {
  Node: {
    type: 'object',
    properties: { name: { type: 'string' }, children: { type: 'array', items: { $ref: '#/$defs/Node' } } },
    required: ['name'],
  },
}

const CASES: [JsonSchema, unknown][] = [
  [{ $ref: '#/$defs/Node' }, { name: 'a', children: [{ name: 'b' }] }],
  [{ $ref: '#/$defs/Node' }, { name: 'a', children: [{ name: 1 }, {}] }],
  [{ anyOf: [{ $ref: '#/$defs/Node' }, { type: 'null' }] }, null],
  [{ type: 'array', items: { $ref: '#/$defs/Node' } }, [{ children: 'none' }]],
]

it.each(CASES)('%j with shared definitions says of %j what it says with its own', (schema, value) => {
  const within = compileWithin(schema, DEFINITIONS)
  const alone = compileSchema({ ...schema, $defs: DEFINITIONS })
  expect([within(value), compileWithin(schema, DEFINITIONS)(value)]).toEqual([alone(value), alone(value)])
})
