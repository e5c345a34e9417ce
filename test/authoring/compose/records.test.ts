/** Records made up from a schema, and the least of them that still shows something. */
import { describe, expect, it } from 'vitest'
import { exampleParam, pruned, exampleRecords } from '../../../authoring/compose/records.ts'
import { fieldGaps, shownBy } from '../../../mock/index.ts'
import type { Json, JsonSchema } from '../../../runtime/index.ts'

const SCHEMAS: Record<string, JsonSchema> = {
  Task: {
    type: 'object',
    required: ['id'],
    properties: {
      id: { type: 'string' },
      note: { type: ['string', 'null'] },
      owner: { anyOf: [{ $ref: '#/$defs/Person' }, { type: 'null' }] },
      tags: { type: 'array', items: { type: 'string' } },
      parent: { $ref: '#/$defs/Task' },
    },
  },
  Person: { type: 'object', properties: { name: { type: ['string', 'null'] }, age: { type: 'integer' } } },
}
const TASK: JsonSchema = { $ref: '#/$defs/Task' }
const MANIFEST = {
  schemas: SCHEMAS,
  entities: { tasks: { key: 'id' } },
  operations: { 'tasks.list': { entity: 'tasks', action: 'list', record: TASK } },
} as unknown as Parameters<typeof fieldGaps>[0]

describe('records that show a schema', () => {
  it('together show every field with a value, as null where it may be null, and left out where it may be absent', () => {
    expect(fieldGaps(MANIFEST, shownBy([...exampleRecords(TASK, SCHEMAS, 'seed')], TASK, SCHEMAS))).toEqual([])
  })

  it('are distinguished by what they lack', () => {
    const shown = shownBy([{ id: '1', owner: { name: 'Ada' } }], TASK, SCHEMAS)
    expect(fieldGaps(MANIFEST, shown)).toEqual([
      'Task: no fixture shows note, tags, parent',
      'Person: no fixture shows age',
      'Task: no fixture has null for note, owner',
      'Person: no fixture has null for name',
      'Task: no fixture leaves out owner',
      'Person: no fixture leaves out name',
    ])
  })

  it('lose what is not needed, from the end', () => {
    const record = { id: '1', a: { x: 1, y: 2 }, b: { x: 1 } }
    expect(pruned(record, (smaller) => 'id' in smaller && JSON.stringify(smaller).includes('"x":1'))).toEqual({
      id: '1',
      a: { x: 1 },
    })
  })
})

it.each<[JsonSchema, Json]>([
  [{ type: 'integer', minimum: 1, maximum: 100 }, 100],
  [{ type: 'string', enum: ['asc', 'desc'] }, 'asc'],
  [{ type: 'array', items: { type: 'string', enum: ['a', 'b'] } }, ['a', 'b']],
  [{ type: 'array', items: { type: 'string', enum: ['a'] } }, ['a']],
  [{ type: 'array', items: { type: 'string', enum: ['a', 'b'] }, maxItems: 1 }, ['a']],
  [{ type: 'array', items: { type: 'string' } }, ['size 1', 'size 2']],
  [{ type: 'array', minItems: 2, items: { type: 'object', properties: { a: { const: 1 } } } }, [{ a: 1 }, { a: 1 }]],
])('a param of %j is made up as %j: the largest number, the first choice, two of a list of texts', (schema, value) => {
  expect(exampleParam('size', schema, {})).toEqual(value)
})
