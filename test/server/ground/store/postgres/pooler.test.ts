/** Poolers that move sessions between backends are told from those that do not. */
import { describe, expect, it } from 'vitest'
import { type ProbedSession, sharesBackends } from '../../../../../server/ground/store/postgres/pooler.ts'

/** Which of the unused backends a pooler lends next. */
const ORDERS = {
  'the one used last': (unused: number[]) => unused.pop(),
  'the one unused longest': (unused: number[]) => unused.shift(),
} as const

/** Two sessions of a pooler in transaction mode, which made so many backends before. */
function pooled(order: keyof typeof ORDERS, backends: number): [ProbedSession, ProbedSession] {
  const unused = Array.from({ length: backends }, (_, index) => 100 + index)
  let made = 200
  const session = (): ProbedSession => {
    let own: number | undefined
    const lent = () => own ?? ORDERS[order](unused) ?? made++
    return {
      async backend() {
        const used = lent()
        if (own === undefined) unused.push(used)
        return used
      },
      begin: async () => void (own = lent()),
      async rollback() {
        unused.push(own!)
        own = undefined
      },
    }
  }
  return [session(), session()]
}

function direct(backend: number): ProbedSession {
  return { backend: async () => backend, begin: async () => {}, rollback: async () => {} }
}

describe.each(Object.keys(ORDERS) as (keyof typeof ORDERS)[])('a pooler in transaction mode that lends %s', (order) => {
  it.each([0, 1, 2, 3, 10])('is told, with %i backends made before', async (backends) => {
    expect(await sharesBackends(...pooled(order, backends))).toBe(true)
  })
})

it('sessions with a backend each share none', async () => {
  expect(await sharesBackends(direct(1), direct(2))).toBe(false)
})
