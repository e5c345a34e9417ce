/** Lists that the vendor leaves out where they are empty. */
import { expect, test } from 'vitest'
import { answering, apiOf, draftOf, manifestOf } from '../library.ts'

const THINGS = { type: 'array', items: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] } }

test.each([
  ['requires it', { things: THINGS }, ['things'], undefined],
  ['requires other fields', { things: THINGS, total: { type: 'integer' } }, ['total'], 'empty'],
  ['has null for it', { things: { ...THINGS, nullable: true } }, ['things'], 'empty'],
  ['does not say what is required', { things: THINGS }, undefined, undefined],
])('a list where the description %s', async (_, properties, required, expected) => {
  const answer = { type: 'object', properties, ...(required && { required }) }
  const drafted = await draftOf(apiOf({ '/things': { get: answering(answer) } }))
  expect(manifestOf(drafted).resolved.operations['things.list']?.absentRecords).toBe(expected)
})
