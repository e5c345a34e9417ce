/** The choice between a generic plan and custom ones. */
import { expect, it } from 'vitest'
import { Plans } from '../../../../server/copy/search/plans.ts'

/** Runs a statement so often, each time by the plan that is chosen. Gives by which each ran. */
function run(plans: Plans, times: number, milliseconds: { readonly generic: number; readonly custom: number }): string {
  return Array.from({ length: times }, () => {
    const isGeneric = plans.isGeneric('select 1')
    plans.count('select 1', isGeneric, isGeneric ? milliseconds.generic : milliseconds.custom)
    return isGeneric ? 'g' : 'c'
  }).join('')
}

it('tries both, and takes the quicker one', () => {
  expect(run(new Plans(() => 0), 14, { generic: 1, custom: 2 })).toBe('gggggcccccgggg')
  expect(run(new Plans(() => 0), 14, { generic: 2, custom: 1 })).toBe('gggggccccccccc')
})

it('leaves a plan that has become the slower one', () => {
  const plans = new Plans(() => 0)
  run(plans, 12, { generic: 1, custom: 2 })
  expect(run(plans, 8, { generic: 20, custom: 2 })).toBe('gggccccc')
})

it('lets one slow run of five pass', () => {
  const plans = new Plans(() => 0)
  run(plans, 10, { generic: 1, custom: 2 })
  run(plans, 1, { generic: 500, custom: 2 })
  expect(run(plans, 3, { generic: 1, custom: 2 })).toBe('ggg')
})

it('compares again after five minutes', () => {
  let now = 0
  const plans = new Plans(() => now)
  run(plans, 12, { generic: 2, custom: 1 })
  now = 300_000
  expect(run(plans, 6, { generic: 1, custom: 2 })).toBe('gggggc')
})
