/** Clocks that callers give. */
import { expect, test } from 'vitest'
import { clockOf, type Clock, SYSTEM_CLOCK } from '../../../runtime/base/waiting.ts'

class Stopped implements Partial<Clock> {
  #now = 7
  now(): number {
    return this.#now
  }
}

test('a clock of a class keeps its methods, and the machine has the rest', () => {
  const clock = clockOf(new Stopped())
  expect([clock.now(), clock.random, clock.wait]).toEqual([7, SYSTEM_CLOCK.random, SYSTEM_CLOCK.wait])
})
