/** The catalogue is the specification: every kind offers what its tables say. */
import { describe, expect, test } from 'vitest'
import { readDefinitions } from '../codegen/index.ts'
import { CATALOGUED, DEVIATIONS, PAIRS } from './support/catalogue.ts'
import { gapsOf, offeredPairs } from './support/gaps.ts'

const manifests = await readDefinitions()

describe('kinds', () => {
  test('have all 342 pairs of entity and action', () => {
    const catalogued = manifests.filter(({ kind }) => CATALOGUED.includes(kind))
    const offered = catalogued.flatMap((manifest) => offeredPairs(manifest).map((pair) => `${manifest.kind} ${pair}`))
    expect(offered.sort()).toEqual(PAIRS.map(({ kind, entity, action }) => `${kind} ${entity}.${action}`).sort())
    expect(offered.length).toBe(342)
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
