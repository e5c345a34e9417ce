/** The choice between a plan for all values and one for each. */
import { expect, it } from 'vitest'
import { Plans } from '../../../server/search/plans.ts'

/** Runs a statement so often, each time by the plan that is chosen. Gives by which each ran. */
function run(plans: Plans, times: number, milliseconds: { readonly kept: number; readonly own: number }): string {
  return Array.from({ length: times }, () => {
    const isKept = plans.isKept('select 1')
    plans.count('select 1', isKept, isKept ? milliseconds.kept : milliseconds.own)
    return isKept ? 'k' : 'o'
  }).join('')
}

it('tries both, and takes the quicker one', () => {
  expect(run(new Plans(() => 0), 14, { kept: 1, own: 2 })).toBe('kkkkkoooookkkk')
  expect(run(new Plans(() => 0), 14, { kept: 2, own: 1 })).toBe('kkkkkooooooooo')
})

it('leaves a plan that has become the slower one', () => {
  const plans = new Plans(() => 0)
  run(plans, 12, { kept: 1, own: 2 })
  expect(run(plans, 8, { kept: 20, own: 2 })).toBe('kkkooooo')
})

it('lets one slow run of five pass', () => {
  const plans = new Plans(() => 0)
  run(plans, 10, { kept: 1, own: 2 })
  run(plans, 1, { kept: 500, own: 2 })
  expect(run(plans, 3, { kept: 1, own: 2 })).toBe('kkk')
})

it('compares again after five minutes', () => {
  let now = 0
  const plans = new Plans(() => now)
  run(plans, 12, { kept: 2, own: 1 })
  now = 300_000
  expect(run(plans, 6, { kept: 1, own: 2 })).toBe('kkkkko')
})
