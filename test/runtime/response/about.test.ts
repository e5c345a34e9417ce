/** The subject of a refusal, at the end of the error's message. */
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

test.each([
  ['https://user:pass@login.example.com/sso?token=t#x', 'https://login.example.com/sso'],
  ['/v2/items?token=t', '/v2/items'],
  ['https://a.example.com/secret-key', 'https://a.example.com/[secret]'],
])('a redirect that is not followed to %s is shown', async (location, target) => {
  const plan = planOf({ entities: { items: { list: { request: 'GET /items', records: '$' } } } })
  const credentials = { key: 'secret-key' }
  const { connection } = await wireTo(plan, { answers: [jsonAnswer({}, 302, { location })], credentials })
  const list = execute(plan, { entity: 'items', action: 'list' }, connection)
  await expect(list).rejects.toThrow(`the third party returned 302 (a redirect to ${target})`)
})
