/** Each level, and the order of what rests on none of the first four. */
import { expect, it } from 'vitest'
import { areaCounts, evidenceOf, levelCounts, LEVELS, percent, unproved } from '../../evidence/index.ts'
import { DOCUMENTED, fixtureOf, levelsOf, parcelsWith } from './parcels.ts'

const LIST = '/entities/parcels/list'
const CONFIRMED = new Set([
  `${LIST}/params/limit/maximum bound`,
  `${LIST}/params/limit name`,
  `${LIST}/request request`,
])

it('a claim rests on the strongest of what proves it', async () => {
  const fixtures = [...DOCUMENTED, fixtureOf('parcels.create', 'recorded')]
  const levels = await levelsOf(parcelsWith(), fixtures, CONFIRMED)
  expect({
    recorded: levels['/entities/parcels/create/request request'],
    documented: levels[`${LIST}/request request`],
    described: levels[`${LIST}/params/limit/maximum bound`],
    stated: levels['/auth/oauth/authorize auth'],
    itself: levels['/auth/oauth/token auth'],
  }).toEqual(Object.fromEntries(LEVELS.map((level) => [level, level])))
})

it('a fixture that somebody composed proves nothing', async () => {
  const composed = await levelsOf(parcelsWith(), [fixtureOf('parcels.list', 'composed')])
  expect(composed).toEqual(await levelsOf(parcelsWith(), []))
})

it('a recorded fixture that the manifest reads otherwise proves nothing', async () => {
  const wrong = parcelsWith(['records: $.items', 'records: $.list'])
  expect(await levelsOf(wrong, [fixtureOf('parcels.list', 'recorded')])).toEqual(await levelsOf(wrong, []))
})

it('unproved claims are listed by area, the costliest first, then by line', async () => {
  const claims = unproved(await evidenceOf(parcelsWith(), { fixtures: [] }))
  expect([...new Set(claims.map(({ area }) => area))]).toEqual([
    'auth',
    'hosts',
    'writes',
    'pagination',
    'errors',
    'requests',
    'answers',
    'fields',
  ])
  const isBehind = claims.map(
    ({ area, line }, index) => area === claims[index - 1]?.area && line < claims[index - 1]!.line,
  )
  expect(isBehind).not.toContain(true)
})

it('each claim is counted once, by its area and by its level', async () => {
  const claims = await evidenceOf(parcelsWith(), { fixtures: DOCUMENTED })
  const sum = (counts: object) => Object.values(counts).reduce<number>((all, one: number) => all + one, 0)
  expect(sum(levelCounts(claims))).toBe(claims.length)
  expect(areaCounts(claims).reduce((all, [, counts]) => all + sum(counts), 0)).toBe(claims.length)
})

it.each([
  [0, 400, '-'],
  [1, 400, '1%'],
  [200, 400, '50%'],
  [399, 400, '99%'],
  [400, 400, '100%'],
])('%i of %i is %s', (part, whole, text) => {
  expect(percent(part, whole)).toBe(text)
})
