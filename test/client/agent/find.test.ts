/** What is found for the phrases of test/data/phrases.txt, and how much work it takes. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { type AgentKind, kindOfPlan } from '../../../client/agent/index.ts'
import { OperationIndex } from '../../../client/agent/find/index.ts'
import { listKinds, load } from '../../../runtime/index.ts'
import { SHOP_KINDS } from '../../support/agent.ts'

const DATA = join(import.meta.dirname, '..', '..', 'data')

/** The kinds that there were when the phrases were written: more of them would answer some as well. */
const KINDS = [
  'airtable',
  'asana',
  'facebook-marketing',
  'google-drive',
  'greenhouse',
  'hubspot',
  'intercom',
  'jira',
].concat(['klaviyo', 'linear', 'notion', 'orb', 'stripe', 'zendesk-support'])

interface Phrase {
  readonly text: string
  readonly operations: readonly string[]
  readonly isHeldOut: boolean
}

const phrases = readPhrases('phrases.txt')
const FURTHER = readPhrases('further-phrases.txt')

function readPhrases(file: string): Phrase[] {
  return readFileSync(join(DATA, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line, at) => {
      const [text, operations] = line.split(' => ') as [string, string]
      return { text, operations: operations.split(' | '), isHeldOut: at % 3 === 2 }
    })
}

let kinds: readonly AgentKind[]
beforeAll(async () => {
  kinds = await Promise.all(KINDS.map(async (kind) => kindOfPlan(await load(kind))))
})

/** The shares of phrases whose operation is found first, and among the first five. */
function recallOf(index: OperationIndex, chosen: readonly Phrase[]): { readonly at1: number; readonly at5: number } {
  const found = chosen.map(({ text, operations }) => {
    const names = index
      .find(text, () => true, 5)
      .found.map(({ kind, operation }) => `${kind.kind}.${operation.entity}.${operation.action}`)
    return { first: operations.includes(names[0] ?? ''), any: names.some((name) => operations.includes(name)) }
  })
  const share = (count: number) => Math.round((count / chosen.length) * 1000) / 1000
  return { at1: share(found.filter(({ first }) => first).length), at5: share(found.filter(({ any }) => any).length) }
}

describe('phrases of a person', () => {
  test('are at least 120, and each means operations that there are', () => {
    const known = new Set(
      kinds.flatMap(({ kind, operations }) => operations.map(({ entity, action }) => `${kind}.${entity}.${action}`)),
    )
    expect(phrases.length).toBeGreaterThanOrEqual(120)
    expect(phrases.flatMap(({ operations }) => operations).filter((name) => !known.has(name))).toEqual([])
  })

  test.each([
    { isHeldOut: false, name: 'that the search was tuned with' },
    { isHeldOut: true, name: 'that were held out' },
  ])('$name find their operation', ({ isHeldOut, name }) => {
    const chosen = phrases.filter((phrase) => phrase.isHeldOut === isHeldOut)
    const recall = recallOf(new OperationIndex(kinds), chosen)
    process.stdout.write(`${chosen.length} phrases ${name}: recall@1 ${recall.at1}, recall@5 ${recall.at5}\n`)
    expect(recall.at1).toBeGreaterThanOrEqual(0.7)
    expect(recall.at5).toBeGreaterThanOrEqual(0.9)
  })

  test('take no more than 12 entries of the index for each operation of 56 kinds', () => {
    const many = ['', '-two', '-three', '-four'].flatMap((suffix) =>
      kinds.map((kind) => ({ ...kind, kind: `${kind.kind}${suffix}` })),
    )
    const index = new OperationIndex(many)
    const operations = many.reduce((sum, kind) => sum + kind.operations.length, 0)
    const most = Math.max(...phrases.map(({ text }) => index.find(text, () => true, 8).visited))
    expect(many.length).toBe(56)
    expect(most / operations).toBeLessThan(12)
  })
})

describe('three phrases of each kind that came later', () => {
  test('are there', async () => {
    const later = (await listKinds()).filter((kind) => !KINDS.includes(kind))
    const counts = later.map((kind) => FURTHER.filter(({ operations }) => operations[0]!.startsWith(`${kind}.`)).length)
    expect(counts.filter((count) => count < 3)).toEqual([])
  })

  test('find their operation among the first five of all kinds', async () => {
    const all = await Promise.all((await listKinds()).map(async (kind) => kindOfPlan(await load(kind))))
    const index = new OperationIndex(all)
    const missed = FURTHER.filter((phrase) => recallOf(index, [phrase]).at5 === 0)
    expect(missed.map(({ text }) => text)).toEqual([])
  })
})

describe('a search', () => {
  const index = new OperationIndex(SHOP_KINDS)
  const names = (query: string, accepts = () => true) =>
    index.find(query, accepts, 3).found.map(({ operation }) => `${operation.entity}.${operation.action}`)

  test('has the copy of an entity before its list', () => {
    expect(names('all customers').slice(0, 2)).toEqual(['customers.search', 'customers.list'])
  })

  test('knows verbs and words that mean the same', () => {
    expect([names('remove this client')[0], names('bills of the shop')[0]]).toEqual([
      'customers.delete',
      'invoices.list',
    ])
  })

  test('finds nothing for words that no operation has', () => {
    expect(names('weather on the moon')).toEqual([])
  })
})
