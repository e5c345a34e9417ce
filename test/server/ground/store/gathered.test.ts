/** Work for one thing at a time that is done for many at once. */
import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { DatabaseError, Gathered } from '../../../../server/ground/store/index.ts'

/** Doubles numbers; `runs` are the numbers that were worked on together, with their group. */
function doubling(refused: (items: readonly number[]) => Error | undefined = () => undefined) {
  const runs: string[] = []
  const gathered = new Gathered<number, number>(async (group, items) => {
    runs.push(`${group}: ${items.join(' ')}`)
    const error = refused(items)
    await turn()
    if (error) throw error
    return items.map((item) => item * 2)
  })
  return { runs, add: (group: string, ...items: number[]) => items.map((item) => gathered.add(group, item)) }
}

describe('gathered work', () => {
  it('is done together for what comes in one turn, each with its own result', async () => {
    const { runs, add } = doubling()
    expect(await Promise.all(add('a', 1, 2, 3))).toEqual([2, 4, 6])
    expect(runs).toEqual(['a: 1 2 3'])
  })

  it('is done by groups, at the same time', async () => {
    const { runs, add } = doubling()
    await Promise.all([...add('a', 1), ...add('b', 2), ...add('a', 3)])
    expect(runs).toEqual(['a: 1 3', 'b: 2'])
  })

  it('never includes what comes once it has begun: that is next', async () => {
    const { runs, add } = doubling(([first]) => {
      if (first === 1) later.push(...add('a', 2, 3))
      return undefined
    })
    const later: Promise<number>[] = []
    await Promise.all(add('a', 1))
    expect(await Promise.all(later)).toEqual([4, 6])
    await Promise.all(add('a', 4))
    expect(runs).toEqual(['a: 1', 'a: 2 3', 'a: 4'])
  })

  it('is done for at most 250 at once', async () => {
    const { runs, add } = doubling()
    const items = Array.from({ length: 600 }, (_, item) => item)
    expect(await Promise.all(add('a', ...items))).toEqual(items.map((item) => item * 2))
    expect(runs.map((run) => run.split(' ').length - 1)).toEqual([250, 250, 100])
  })

  it('that the database refuses for several is done for each alone, so that one fails only for itself', async () => {
    const { runs, add } = doubling((items) => (items.includes(2) ? new DatabaseError('no', '22P02') : undefined))
    const outcomes = await Promise.allSettled(add('a', 1, 2, 3))
    expect(outcomes.map((one) => (one.status === 'fulfilled' ? one.value : 'refused'))).toEqual([2, 'refused', 6])
    expect(runs).toEqual(['a: 1 2 3', 'a: 1', 'a: 2', 'a: 3'])
  })

  it('that fails in another way fails for all, and goes on with the next', async () => {
    const { runs, add } = doubling((items) => (items.includes(2) ? new Error('broken') : undefined))
    const outcomes = await Promise.allSettled(add('a', 1, 2))
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await Promise.all(add('a', 3))).toEqual([6])
    expect(runs).toEqual(['a: 1 2', 'a: 3'])
  })
})
