/** Kinds of the package, loaded by name. */
import { expect, test } from 'vitest'
import { load } from '../../runtime/index.ts'
import { codeOf } from '../support/wire.ts'

test('a kind is compiled once, however its name is written', async () => {
  const plan = await load('stripe')
  expect([(await load('Stripe')) === plan, (await load('STRIPE')) === plan, plan.kind]).toEqual([true, true, 'stripe'])
})

test.each(['strip', '', '../stripe', 'stripe.json', '__proto__', 'constructor', 'x'.repeat(1000)])(
  'P27 M17 %j is no kind',
  async (kind) => {
    expect(await codeOf(load(kind))).toBe('definition_not_found')
  },
)
