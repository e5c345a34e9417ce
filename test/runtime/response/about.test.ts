/** What a refusal is about, at the end of the error's message. */
import { expect, test } from 'vitest'
import { execute } from '../../../runtime/index.ts'
import { planOf } from '../../support/plan.ts'
import { jsonAnswer, wireTo } from '../../support/wire.ts'

const plan = planOf({ errors: { message: '$.message', about: ['$.needed', '$.fields'] } })

test.each([
  [{ message: 'Not allowed', needed: 'users:read' }, 'returned 422 Not allowed (users:read)'],
  [{ message: 'Invalid', fields: ['title', 'body'] }, 'returned 422 Invalid (title, body)'],
  [{ message: 'Invalid', fields: [{ loc: 'title' }] }, 'returned 422 Invalid ({"loc":"title"})'],
  [{ message: 'Invalid', needed: 'secret-key' }, 'returned 422 Invalid ([secret])'],
  [{ message: 'Invalid' }, 'returned 422 Invalid'],
])('%j', async (body, expected) => {
  const { connection } = await wireTo(plan, { answers: [jsonAnswer(body, 422)], credentials: { key: 'secret-key' } })
  const error: unknown = await execute(plan, { entity: 'items', action: 'list' }, connection).catch(
    (thrown: unknown) => thrown,
  )
  expect((error as Error).message).toBe(`Cannot execute items.list: the third party ${expected}`)
})
