/** How sure `find_operations` is of its rows, and whether that is so. */
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { type AgentKind, agentToolsOf } from '../../../../client/agent/index.ts'
import { agentKindsOf, matchesOf, readPhrases } from '../../../support/recall.ts'

let kinds: readonly AgentKind[]
beforeAll(async () => {
  kinds = await agentKindsOf()
})

/** The figures of the rows of docs/agents.md that begin so. */
function statedFor(match: string): number[] {
  const row = readFileSync('docs/agents.md', 'utf8')
    .split('\n')
    .find((line) => line.startsWith(`| ${match} |`))
  return (row ?? '').split('|').flatMap((cell) => (/^ [\d.]+ $/.test(cell) ? [Number(cell)] : []))
}

describe('a match', () => {
  test('is right as often as docs/agents.md states, within 0.03', async () => {
    const phrases = readPhrases('asked-phrases.txt').filter(({ section }) => section !== 'foreign, as typed')
    const all = await Promise.all([3, 14, kinds.length].map((connected) => matchesOf(kinds, phrases, connected)))
    for (const match of ['strong', 'fair', 'weak'] as const) {
      const measured = all.map(({ rows }) => rows[match].meant)
      const off = statedFor(match).map((stated, at) => Math.abs(stated - (measured[at] ?? 0)))
      expect([off.length, Math.max(...off) < 0.031], `${match}: ${measured.join(', ')}`).toEqual([3, true])
    }
    const few = all.map(({ withStrong }) => withStrong)
    expect(Math.min(...few), few.join(', ')).toBeGreaterThan(0.4)
  })

  test('is seldom strong for what no kind answers', async () => {
    const phrases = readPhrases('unanswerable-phrases.txt')
    for (const connected of [3, 14, kinds.length]) {
      const { withStrong } = await matchesOf(kinds, phrases, connected)
      expect(withStrong, `${connected} connected`).toBeLessThan(0.05)
    }
  })
})

describe('the answer', () => {
  const found = async (query: string, connected = kinds.map(({ kind }) => kind)) => {
    const connectors = connected.map((kind) => ({ id: kind, kind, execute: () => Promise.reject(new Error(kind)) }))
    const tools = agentToolsOf({ kinds, connectors: async () => connectors, connect: async () => ({ message: '' }) })
    const { operations, notice } = await tools.call('find_operations', { query })
    return { rows: operations as unknown as readonly { readonly match: string }[], notice }
  }

  test.each(['thing from last week', 'book a flight', 'blorp the frumious wibble', 'water the plants'])(
    'to %j is not sure, and says so if it has rows',
    async (query) => {
      const { rows, notice } = await found(query)
      expect(rows.filter(({ match }) => match === 'strong')).toEqual([])
      expect(notice).toMatch(/^No operation matches( well\. Nearest are |\.)/)
    },
  )

  test('without a strong match names the nearest entities, and what to add', async () => {
    expect((await found('thing from last week')).notice).toMatch(
      /^No operation matches well\. Nearest are .+ of .+, .+ of .+, .+ of .+\. If none of them is meant, add to the query: the name of the object, the system, the verb\.$/,
    )
    expect((await found('stripe thing from last week', ['stripe'])).notice).not.toContain('the system')
  })

  test('with a strong match says nothing', async () => {
    const { rows, notice } = await found('list the stripe invoices')
    expect([rows[0]?.match, notice]).toEqual(['strong', undefined])
  })
})
