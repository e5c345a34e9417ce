/** The catalogue is the specification: every kind offers what its tables say. */
import { describe, expect, test } from 'vitest'
import { CATALOGUED, DEVIATIONS, PAIRS } from './support/catalogue.ts'
import { gapsOf, offeredPairs } from './support/gaps.ts'
import { everyKind } from './support/kinds.ts'

const manifests = (await everyKind()).map(({ manifest }) => manifest)

describe('kinds', () => {
  test('have all 342 pairs of entity and action', () => {
    const offered = new Set(
      manifests.flatMap((manifest) => offeredPairs(manifest).map((pair) => `${manifest.kind} ${pair}`)),
    )
    const pairs = PAIRS.map(({ kind, entity, action }) => `${kind} ${entity}.${action}`)
    expect(pairs.length).toBe(342)
    expect(pairs.filter((pair) => !offered.has(pair))).toEqual([])
  })

  test.each(CATALOGUED)('%s offers what the catalogue says, but for what is listed with a reason', (kind) => {
    const manifest = manifests.find((candidate) => candidate.kind === kind)
    const gaps = manifest ? gapsOf(manifest) : ['the manifest is missing']
    const listed = DEVIATIONS.filter((deviation) => deviation.kind === kind).flatMap((deviation) => deviation.gaps)
    expect({
      gaps: gaps.filter((gap) => !listed.includes(gap)),
      listedInVain: listed.filter((gap) => !gaps.includes(gap)),
    }).toEqual({ gaps: [], listedInVain: [] })
  })
})
