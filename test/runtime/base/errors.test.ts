import { expect, it } from 'vitest'
import { UpstreamError } from '../../../runtime/index.ts'

const refused = new UpstreamError(
  'upstream_rejected',
  'No such customer',
  { status: 404, code: 'missing', message: 'No such customer' },
  { hint: 'Check the ID.', retryAfterMs: 2_000 },
)

it.each([
  ['advice', refused.withAdvice({ hint: 'Ask the owner.' }), { hint: 'Ask the owner.' }],
  ['params', refused.withNext({ page: 2 }), { hint: 'Check the ID.', next: { page: 2 } }],
])('an error of the third party with other %s keeps its class and the refusal', (_, copy, changed) => {
  expect(copy).toBeInstanceOf(UpstreamError)
  expect(copy.toJSON()).toEqual({ ...refused.toJSON(), ...changed })
  expect(copy.stack).toBe(refused.stack)
})
