/** Refusals of a request that never succeeds: one request, one code, what to do. */
import { expect, test } from 'vitest'
import { execute } from '../../../runtime/index.ts'
import { planOf } from '../../support/plan.ts'
import { jsonAnswer, wireTo } from '../../support/wire.ts'

const plan = planOf({
  errors: {
    rules: [
      { status: 410, as: 'cursor_expired' },
      { status: 429, as: 'result_window' },
      { status: 500, as: 'too_much_data' },
    ],
  },
  retry: { advice: '$.again', after: 'header.Retry-After' },
})

test.each([
  [410, 'cursor_expired', 'Begin the list again'],
  [429, 'result_window', 'Narrow the list'],
  [500, 'too_much_data', 'Ask for a smaller page'],
])('%i is %s, and is not asked for again', async (status, code, hint) => {
  const answers = [jsonAnswer({ again: true }, status, { 'retry-after': '0' })]
  const wire = await wireTo(plan, { answers, credentials: { key: 'secret-key' } })
  const list = execute(plan, { entity: 'items', action: 'list' }, wire.connection)
  await expect(list).rejects.toMatchObject({ code, retryable: false, hint: expect.stringContaining(hint) })
  expect(wire.server.requests).toHaveLength(1)
})
