/** The skills of kinds: each operation that a guide names is there, and takes the params that the guide shows. */
import { expect, test } from 'vitest'
import { callsIn, skillsOfKinds } from '../../../client/agent/index.ts'
import { compileFieldCheck } from '../../../runtime/language/field-check.ts'
import { listKinds, load } from '../../../runtime/index.ts'

const skills = await skillsOfKinds(await listKinds())

test('at least ten kinds have one, with a version, and each guide has steps and its own name', () => {
  expect(skills.length).toBeGreaterThanOrEqual(10)
  for (const { name, version, guides, text } of skills) {
    expect([name, version]).toEqual([name, expect.stringMatching(/^\d+\.\d+\.\d+$/)])
    expect([name, guides.length > 0, new Set(guides.map((guide) => guide.name)).size]).toEqual([
      name,
      true,
      guides.length,
    ])
    expect([name, text.length <= 4_000]).toEqual([name, true])
    for (const guide of guides)
      expect([name, guide.title, callsIn(guide.text).length > 0]).toEqual([name, guide.title, true])
  }
})

test.each(skills)('$name names operations that there are, with params that they take', async ({ name, text }) => {
  const { manifest } = await load(name)
  const faults = callsIn(text).flatMap(({ entity, action, params }) => {
    const operation = manifest.operations[`${entity}.${action}`]
    if (!operation) return [`${entity}.${action} is no operation`]
    if (params === undefined) return []
    return compileFieldCheck(operation.params)(params as object).map(
      ({ pointer, keyword }) => `${entity}.${action} ${pointer} ${keyword}`,
    )
  })
  expect(faults).toEqual([])
})
