/** Small faults planted in the runtime's core are found by its tests. */
import { expect, it } from 'vitest'
import { tryMutants } from '../mutation/run.ts'

it('of a sample of mutants of the runtime three quarters and more are found', { timeout: 3_600_000 }, async () => {
  const { tried, survivors } = await tryMutants({ sample: 40, seed: 1, minutes: 45 })
  const locations = survivors.map(({ file, line, what }) => `${file}:${line} ${what}`)
  expect([tried > 0, locations.length <= tried / 4], locations.join('\n')).toEqual([true, true])
})
